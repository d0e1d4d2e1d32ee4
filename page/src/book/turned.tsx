// One recipe that the change touches: how it comes out in a line, and unfolded why, what moves and its figures, before and after.
import { allergensTurned, outcomeTold, type Turned } from '../../../engine/index.ts';
import { steady } from '../memo.tsx';
import { unbroken } from '../no-break.ts';
import { shown } from '../quantity.ts';

type BookStand = NonNullable<Turned['after']>;

interface Props {
  turned: Turned;
  /** null: there is nothing in it to be taken */
  isTaken: boolean | null;
  take(place: number, isTaken: boolean): void;
}

const tones: Readonly<Record<Turned['outcome'], string>> = {
  same: 'plain',
  adjusted: 'good',
  impossible: 'look',
  refused: 'bad',
};

export const TurnedRecipe = steady(({ turned, isTaken, take }: Props) => {
  const { recipe, typeLabel, outcome, before, after, why, sentences, ingredients } = turned;
  const moved = ingredients.filter((one) => one.before !== one.grams);
  return (
    <li class={tones[outcome]}>
      <div class="turned-head">
        {isTaken === null ? (
          <span class="no-box" />
        ) : (
          <input
            type="checkbox"
            aria-label={`Aplicar a ${recipe}`}
            checked={isTaken}
            onChange={(event) => take(turned.place, event.currentTarget.checked)}
          />
        )}
        <details>
          <summary>
            <strong>{recipe}</strong>
            <small>{typeLabel}</small>
            <small class={`verdict-tag ${tones[outcome]}`}>{outcomeTold[outcome]}</small>
            <small>{turnsOf(turned).join(' · ')}</small>
          </summary>
          <ul class="told">
            {[...why, ...sentences].map((text) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
          <div class="side-by-side">
            {moved.length > 0 && (
              <table class="before-after">
                <caption class="hidden">Lo que cambia de peso</caption>
                <thead>
                  <tr>
                    <th scope="col">Ingrediente</th>
                    <th scope="col">Antes, g</th>
                    <th scope="col">Ahora, g</th>
                  </tr>
                </thead>
                <tbody>
                  {moved.map(({ name, before: was, grams }, place) => (
                    <tr key={place}>
                      <th scope="row">{name}</th>
                      <td>{was === null ? '—' : shown(was, 2)}</td>
                      <td class="changed">{grams === 0 ? '—' : shown(grams, 2)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {before && after && <Figures before={before} after={after} />}
          </div>
        </details>
      </div>
    </li>
  );
});

/** What turns besides its weights, in few words: «de equilibrada a a corregir», «12,30 → 11,80 €/kg», «−leche». */
function turnsOf(turned: Turned): string[] {
  const { before, after } = turned;
  if (!before || !after) return [];
  const turn = (was: string | null, is: string | null): string[] =>
    was === is ? [] : [`${was ?? 'sin nombre'} → ${is ?? 'sin nombre'}`];
  const euros = ({ cost }: BookStand): string | null => (cost ? shown(cost.kilo, 2, true) : null);
  return [
    ...(before.verdict === after.verdict
      ? after.verdict === null
        ? []
        : [after.verdict]
      : turn(before.verdict, after.verdict)),
    ...(before.class === after.class ? [] : turn(before.class ?? 'sin clase', after.class ?? 'sin clase')),
    ...(euros(before) === euros(after) || euros(after) === null
      ? []
      : [`${euros(before) ?? '—'} → ${euros(after)} €/kg`]),
    ...allergensTurned(turned),
    ...(before.name === after.name ? [] : [`nombre: ${turn(before.name, after.name).join('')}`]),
    ...(after.law.length > 0 ? [`incumple: ${after.law.join(' ')}`] : []),
  ];
}

function Figures({ before, after }: { before: BookStand; after: BookStand }) {
  const text = (value: number | null): string => (value === null ? '—' : shown(value, 2));
  const rows = after.figures.flatMap((is) => {
    const was = before.figures.find(({ key }) => key === is.key);
    const isTold = is.in !== null && (was === undefined || was.value !== is.value || !is.in);
    return isTold ? [{ is, was }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <table class="before-after">
      <caption class="hidden">Cifras que se mueven</caption>
      <thead>
        <tr>
          <th scope="col">Cifra</th>
          <th scope="col">Antes</th>
          <th scope="col">Ahora</th>
          <th scope="col">Rango</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ is, was }) => (
          <tr key={is.key}>
            <th scope="row">
              {is.label} <small>{is.unit}</small>
            </th>
            <td class={was?.in === false ? 'out changed' : ''}>{text(was?.value ?? null)}</td>
            <td class={is.in === false ? 'out changed' : ''}>{text(is.value)}</td>
            <td>
              <small>{rangeText(is.min, is.max)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeText(min: number | null, max: number | null): string {
  if (min === null) return max === null ? '' : `hasta ${shown(max, 2)}`;
  return max === null ? `desde ${shown(min, 2)}` : `${shown(min, 2)} a ${shown(max, 2)}`;
}
