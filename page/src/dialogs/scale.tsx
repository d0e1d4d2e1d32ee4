// Scaling: how much has to be made, said in the way it is known, and what that makes of the recipe.
import { useMemo, useState } from 'preact/hooks';
import type { SheetProps } from '../model.ts';
import { amount, shown } from '../quantity.ts';
import { counts, gramsOf } from '../recipe.ts';
import { gramsFor, litreOf, type Ways } from '../scaling.ts';
import { baseName, baseOf, scaled } from '../shares.ts';
import { totalOf } from '../weight.ts';
import { Sheet } from './sheet.tsx';

type Way = 'total' | 'pieces' | 'round' | 'square' | 'litres' | 'ingredient' | 'base';

const ways: readonly (readonly [Way, string])[] = [
  ['total', 'Un peso total'],
  ['pieces', 'Piezas de un peso'],
  ['round', 'Moldes redondos'],
  ['square', 'Moldes o marcos rectangulares'],
  ['litres', 'Litros, con el aire que incorpora'],
  ['ingredient', 'Lo que tengo de un ingrediente'],
];

interface Field {
  readonly key: string;
  readonly label: string;
  /** what is taken while nothing is written */
  readonly usual?: string;
  /** what could be written */
  readonly hint?: string;
}

const fill: readonly Field[] = [
  // A mould is not filled alike with a sponge and with a mousse: nobody but who fills it knows.
  { key: 'part', label: 'Se llena hasta (%)', hint: 'p. ej. 65' },
  { key: 'density', label: 'Peso de un litro de masa (kg)', hint: 'p. ej. 0,45' },
];

const fields: Record<Way, readonly Field[]> = {
  total: [{ key: 'grams', label: 'Peso total (g)' }],
  pieces: [
    { key: 'pieces', label: 'Piezas' },
    { key: 'each', label: 'Peso de cada una (g)' },
  ],
  round: [
    { key: 'moulds', label: 'Moldes', usual: '1' },
    { key: 'diameter', label: 'Diámetro (cm)' },
    { key: 'height', label: 'Altura (cm)' },
    ...fill,
  ],
  square: [
    { key: 'moulds', label: 'Moldes', usual: '1' },
    { key: 'length', label: 'Largo (cm)' },
    { key: 'width', label: 'Ancho (cm)' },
    { key: 'height', label: 'Altura (cm)' },
    ...fill,
  ],
  litres: [
    { key: 'litres', label: 'Litros ya hechos' },
    { key: 'air', label: 'Aire que incorpora (%)' },
    { key: 'density', label: 'Peso de un litro de mezcla (kg)' },
  ],
  ingredient: [{ key: 'have', label: 'Tengo (g, o «3,2 kg»)' }],
  base: [{ key: 'have', label: 'Cantidad (g, o «25 kg»)' }],
};

export function Scale({ close, craft, recipe, actions }: SheetProps) {
  const [way, setWay] = useState<Way>('total');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({ loss: recipe.making.loss });
  const rows = recipe.rows.filter((row) => counts(row) && gramsOf(row) > 0);
  const [row, setRow] = useState(rows[0]?.id ?? 0);
  const total = totalOf(craft, recipe);
  const base = baseOf(craft, recipe);
  const hasBase = base > 0 && craft.definition.craft.adjust !== undefined && base !== total;
  const offered = hasBase ? [...ways, ['base', `Cantidad ${baseName(craft)}`] as const] : ways;

  const litre = useMemo(() => litreOf(craft, recipe), [craft, recipe]);
  const asks = way === 'litres' ? fields.litres.map((field) => ({ ...field, usual: litre[field.key] })) : fields[way];
  const value = ({ key, usual = '' }: Field): number => amount(texts[key] || usual) ?? Number.NaN;
  const numbers = Object.fromEntries(asks.map((field) => [field.key, value(field)]));
  const now = way === 'base' ? base : gramsOf(rows.find(({ id }) => id === row) ?? rows[0]!);
  const asked = (
    way === 'ingredient' || way === 'base'
      ? { way: 'have', have: numbers.have, now }
      : { way, ...numbers, fill: { part: numbers.part, density: numbers.density } }
  ) as Ways;
  const grams = gramsFor(asked, total, amount(texts.loss || '0') ?? Number.NaN);
  const apply = (): void => {
    if (grams === null) return;
    const had = asked.way === 'have' ? { row: way === 'ingredient' ? row : null } : undefined;
    const after = scaled(craft, recipe, grams, had);
    const pieces = way === 'pieces' ? texts.pieces! : after.making.pieces;
    const making = { ...after.making, loss: texts.loss ?? '', pieces, air: texts.air ?? after.making.air };
    actions.change({ ...after, making });
    actions.say(`Receta escalada a ${shown(grams, 0)} g.`);
    close();
  };
  const input = (field: Field) => (
    <label key={field.key}>
      {field.label}
      <input
        inputMode="decimal"
        autocomplete="off"
        placeholder={field.usual ?? field.hint}
        value={texts[field.key] ?? ''}
        aria-invalid={(texts[field.key] ?? '').trim() !== '' && Number.isNaN(value(field))}
        onInput={(event) => setTexts({ ...texts, [field.key]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <Sheet title="Escalar la receta" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <label class="stacked">
          Quiero hacer
          <select value={way} onChange={(event) => setWay(event.currentTarget.value as Way)}>
            {offered.map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div class="columns">
          {way === 'ingredient' && (
            <label>
              Ingrediente
              <select value={row} onChange={(event) => setRow(Number(event.currentTarget.value))}>
                {rows.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name.trim()}
                  </option>
                ))}
              </select>
            </label>
          )}
          {asks.map(input)}
          {way !== 'ingredient' && way !== 'base' && input({ key: 'loss', label: 'Mermas (%)', usual: '0' })}
        </div>
        <p class="about" aria-live="polite">
          {grams === null
            ? `Ahora pesa ${shown(total, 2)} g.`
            : `Pesará ${shown(grams, 0)} g: ${shown(grams / total, 3)} veces la de ahora (${shown(total, 2)} g).`}
        </p>
        <div class="sheet-deeds">
          <button type="submit" class="main" disabled={grams === null}>
            Escalar
          </button>
        </div>
      </form>
    </Sheet>
  );
}
