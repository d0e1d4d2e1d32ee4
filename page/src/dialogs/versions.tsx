// The versions of one recipe, and any two of them side by side: grams and figures, and what differs.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Craft, round } from '../../../engine/index.ts';
import { moment } from '../date-words.ts';
import { openCraft } from '../definitions.ts';
import type { SheetProps } from '../model.ts';
import { shown } from '../quantity.ts';
import { type Figure, type Gauge, type Outcome, read, usual } from '../reading.ts';
import { counts, gramsOf, portable, type Recipe, recipeFrom, requestOf } from '../recipe.ts';
import type { Version } from '../store/database.ts';
import { versionsOf } from '../store/recipes.ts';
import { Sheet } from './sheet.tsx';

interface Side {
  readonly id: string;
  readonly label: string;
  /** as a button calls it: «la 2.ª» */
  readonly called: string;
  readonly recipe: Recipe;
}

export function Versions({ close, definitions, recipe, actions, of }: SheetProps & { of: string }) {
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [craft, setCraft] = useState<Craft | null>(null);
  useEffect(() => {
    const find = async (): Promise<void> => {
      const found = await versionsOf(of);
      setCraft(await openCraft(found[0]?.body.craft ?? ''));
      setVersions(found);
    };
    find().catch(() => actions.say('No se han podido abrir las versiones.'));
  }, [of, actions]);
  const sides = useMemo(() => (craft ? sidesOf(craft, versions, recipe, of) : []), [craft, versions, recipe, of]);
  const [chosen, setChosen] = useState<readonly [string | null, string | null]>([null, null]);
  const left = sides.find(({ id }) => id === chosen[0]) ?? sides[1] ?? sides[0];
  const right = sides.find(({ id }) => id === chosen[1]) ?? sides[0];
  if (!craft || !left || !right) return <Sheet title="Versiones" close={close} children={null} />;
  const pick = (place: 0 | 1, label: string, side: Side) => (
    <label>
      {label}
      <select
        value={side.id}
        onChange={(event) =>
          setChosen(place === 0 ? [event.currentTarget.value, right.id] : [left.id, event.currentTarget.value])
        }
      >
        {sides.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  const take = (side: Side): void => {
    actions.load(portable(craft, side.recipe), of);
    actions.say('Versión abierta. Al guardar será la última.');
    close();
  };
  return (
    <Sheet title={`Versiones de ${right.recipe.title}`} close={close} wide>
      <div class="choices">
        {pick(0, 'Esta', left)}
        {pick(1, 'Comparada con', right)}
      </div>
      <div class="side-by-side">
        <Weights left={left.recipe} right={right.recipe} />
        <Figures
          left={read(craft, requestOf(craft, left.recipe), definitions.site)}
          right={read(craft, requestOf(craft, right.recipe), definitions.site)}
        />
      </div>
      <div class="sheet-deeds">
        <button type="button" class="quiet" onClick={() => take(left)}>
          Abrir {left.called}
        </button>
        <button type="button" class="main" onClick={() => take(right)}>
          Abrir {right.called}
        </button>
      </div>
    </Sheet>
  );
}

/** What is on the bench, when it is this recipe and has changed, and then each version, newest first. */
function sidesOf(craft: Craft, versions: readonly Version[], recipe: Recipe, of: string): Side[] {
  const saved = versions.map(({ id, at, body }, index) => {
    const place = `${versions.length - index}.ª`;
    return { id, label: `${place}, ${moment(at)}`, called: `la ${place}`, recipe: recipeFrom(craft, body, { id: of }) };
  });
  return recipe.id === of && recipe.touched
    ? [{ id: 'bench', label: 'En la mesa, sin guardar', called: 'la de la mesa', recipe }, ...saved]
    : saved;
}

function gramsByName({ rows }: Recipe): Map<string, number> {
  const grams = new Map<string, number>();
  for (const row of rows.filter(counts)) grams.set(row.name.trim(), (grams.get(row.name.trim()) ?? 0) + gramsOf(row));
  return grams;
}

function Weights({ left, right }: { left: Recipe; right: Recipe }) {
  const [was, is] = [gramsByName(left), gramsByName(right)];
  return (
    <Table caption="Gramos de las dos versiones" head={['Ingrediente', 'Esta', 'La otra', 'Diferencia']}>
      {[...new Set([...was.keys(), ...is.keys()])].map((name) => (
        <Compared
          key={name}
          name={name}
          left={was.get(name) ?? null}
          right={is.get(name) ?? null}
          decimals={2}
          unit="g"
        />
      ))}
    </Table>
  );
}

function Figures({ left, right }: { left: Outcome; right: Outcome }) {
  if ('refusal' in left || 'refusal' in right) return <p class="about">Una de las dos no se puede calcular.</p>;
  const figures = ({ reading }: { reading: (typeof left)['reading'] }) => [
    ...[...reading.gauges, ...reading.limits].map((gauge) => ({
      ...gauge,
      key: gauge.legal ? `${gauge.key} ley` : gauge.key,
      label: gauge.legal ? `${gauge.label} (ley)` : gauge.label,
    })),
    ...reading.totals.map((figure) => usual(figure, reading)),
    ...reading.figures,
  ];
  const now = figures(right);
  return (
    <Table caption="Valores de las dos versiones" head={['Valor', 'Esta', 'La otra', 'Diferencia']}>
      {figures(left).map((was) => {
        const { key, label, value, decimals, unit } = was;
        const is = now.find((one) => one.key === key);
        return (
          <Compared
            key={key}
            name={label}
            left={value}
            right={is?.value ?? null}
            decimals={decimals}
            unit={unit}
            nearer={is ? pastOf(was) - pastOf(is) : 0}
          />
        );
      })}
    </Table>
  );
}

/** How far past its range a figure is; 0 where it has none. */
function pastOf(figure: Gauge | Figure): number {
  if (!('min' in figure) || figure.value === null) return 0;
  const { value, min, max } = figure;
  return Math.max(0, (min ?? value) - value, value - (max ?? value));
}

function Table({
  caption,
  head,
  children,
}: {
  caption: string;
  head: readonly string[];
  children: preact.ComponentChildren;
}) {
  return (
    <table class="before-after">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface ComparedProps {
  name: string;
  left: number | null;
  right: number | null;
  decimals: number;
  unit: string;
  /** over 0: the other is nearer to its range; under 0: farther from it */
  nearer?: number;
}

function Compared({ name, left, right, decimals, unit, nearer = 0 }: ComparedProps) {
  const by = round(right ?? 0, decimals) - round(left ?? 0, decimals);
  const moved = Math.abs(by) >= 0.5 * 10 ** -decimals;
  const write = (value: number | null): string => (value === null ? '—' : shown(value, decimals));
  return (
    <tr>
      <th scope="row">
        {name} <small>{unit}</small>
      </th>
      <td>{write(left)}</td>
      <td class={moved ? 'changed' : ''}>{write(right)}</td>
      <td class={!moved || nearer === 0 ? '' : nearer > 0 ? 'more' : 'less'}>
        {moved ? `${by > 0 ? '+' : ''}${shown(by, decimals)}` : '='}
      </td>
    </tr>
  );
}
