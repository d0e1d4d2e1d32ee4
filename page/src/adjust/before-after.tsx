// Before and after, side by side: weights with their padlocks, and figures with their ranges.
import { Icon } from '../icons.tsx';
import { shown } from '../quantity.ts';
import { type Gauge, type Outcome, rangeOf } from '../reading.ts';
import type { Row } from '../recipe.ts';
import { scaleOf } from '../result/scale.ts';
import type { AdjustedRow, Weighed } from './ask.ts';

interface WeightsProps {
  rows: readonly Row[];
  adjusted: Weighed;
  lock(id: number): void;
}

export function Weights({ rows, adjusted, lock }: WeightsProps) {
  return (
    <table class="before-after weights">
      <caption class="hidden">Pesos antes y después</caption>
      <thead>
        <tr>
          <th scope="col">Ingrediente</th>
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
          <th scope="col">Cambio</th>
          <th scope="col" title="Gramos de menos y de más que puede variar él solo sin salirse">
            Margen
          </th>
          <th scope="col">
            <span class="hidden">Fijar</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...adjusted.ingredients, ...adjusted.removed].map(
          ({ name, index, before, grams, change, added, tolerance }) => {
            const row = index === null ? undefined : rows[index];
            return (
              <tr key={`${name}${index}`}>
                <th scope="row">
                  {name}
                  {added && <small> nuevo</small>}
                </th>
                <td>{added || before === null ? '—' : shown(before, 2)}</td>
                <td class={change === 0 ? '' : 'changed'}>{shown(grams, 2)}</td>
                <td>{change === 0 ? '=' : `${change > 0 ? '+' : ''}${shown(change, 2)}`}</td>
                <td>
                  <small>{toleranceOf(tolerance)}</small>
                </td>
                <td>
                  {row && !added && (
                    <button
                      type="button"
                      class="lock"
                      aria-pressed={row.fixed}
                      aria-label={`Fijar ${name}`}
                      onClick={() => lock(row.id)}
                    ></button>
                  )}
                </td>
              </tr>
            );
          },
        )}
      </tbody>
    </table>
  );
}

/** «−12 / +8» */
function toleranceOf(tolerance: AdjustedRow['tolerance']): string {
  if (!tolerance) return '';
  const [less, more] = tolerance.map((grams) => (grams === null ? '…' : shown(grams, 1)));
  return `−${less} / +${more}`;
}

const gaugesOf = (outcome: Outcome): readonly Gauge[] =>
  'refusal' in outcome ? [] : [...outcome.reading.gauges.filter(({ judged }) => judged), ...outcome.reading.limits];

export function Figures({ before, after }: { before: Outcome; after: Outcome }) {
  const now = gaugesOf(after);
  const old = gaugesOf(before);
  const unknown = { value: null, state: null };
  return (
    <table class="before-after moves">
      <caption class="hidden">Parámetros antes y después</caption>
      <thead>
        <tr>
          <th scope="col">Parámetro</th>
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
          <th scope="col">Rango</th>
          <th scope="col">
            <span class="hidden">Dónde estaba y dónde queda</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {(old.length > 0 ? old : now.map((gauge) => ({ ...gauge, ...unknown }))).map((was) => {
          const is = now.find(({ key, legal }) => key === was.key && legal === was.legal);
          return (
            <tr key={`${was.key}${was.legal}`}>
              <th scope="row">
                {was.label}
                {was.legal && <small> (ley)</small>}
              </th>
              <td class={tone(was)}>
                <Mark gauge={was} />
              </td>
              <td class={is ? tone(is) : ''}>{is ? <Mark gauge={is} /> : '—'}</td>
              <td>
                <small>{rangeOf(is ?? was)}</small>
              </td>
              <td>
                <Moved was={was} is={is} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether a recipe breaks a limit of the law. */
export const isUnlawful = (outcome: Outcome): boolean => !('refusal' in outcome) && outcome.reading.limits.some(isOut);

const isOut = ({ state }: Gauge): boolean => state === 'bajo' || state === 'alto';
const tone = (gauge: Gauge): string => (isOut(gauge) ? 'out changed' : '');

function Mark({ gauge }: { gauge: Gauge }) {
  if (gauge.value === null) return <>—</>;
  return (
    <>
      {isOut(gauge) && (
        <>
          <Icon name="alert" /> <span class="hidden">fuera: </span>
        </>
      )}
      {shown(gauge.value, gauge.decimals)}
    </>
  );
}

/** The same band with where it was, faint, and where it is. */
function Moved({ was, is }: { was: Gauge; is: Gauge | undefined }) {
  const place = scaleOf(was.min, was.max);
  const { min, max } = was;
  const band = { '--from': `${min === null ? 0 : place(min)}%`, '--to': `${max === null ? 100 : place(max)}%` };
  return (
    <span class={is && isOut(is) ? 'track moved look' : 'track moved'} aria-hidden="true">
      <span class="band" style={band} />
      {was.value !== null && <span class="pin was" style={{ '--at': `${place(was.value)}%` }} />}
      {is && is.value !== null && <span class="pin" style={{ '--at': `${place(is.value)}%` }} />}
    </span>
  );
}
