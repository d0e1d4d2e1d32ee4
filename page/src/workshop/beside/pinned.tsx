// A recipe beside the editor, by the rules as they were and as they are; of any figure one may ask why.
import { useMemo, useState } from 'preact/hooks';
import { spanish } from '../../../../engine/index.ts';
import type { Gauge } from '../../reading.ts';
import type { Seen, ShelfRecipe } from '../asks.ts';
import { type Bench, useAsked } from '../bench.ts';
import { rangeText } from '../numbers.ts';
import type { Place } from '../place.ts';
import { Why } from './why.tsx';

interface Props {
  bench: Bench;
  craft: string;
  go(to: Partial<Place>): void;
}

export function Pinned({ bench, craft, go }: Props) {
  const examples = useAsked(bench.draft.files, 'examples', craft);
  const own = useMemo(() => bench.shelf.filter((one) => one.craft === craft), [bench.shelf, craft]);
  const [chosen, setChosen] = useState(0);
  const all = useMemo(() => [...own, ...(examples ?? [])], [own, examples]);
  const recipe = all[Math.min(chosen, all.length - 1)];
  if (examples === undefined) return <p class="about">Buscando recetas…</p>;
  if (!recipe) return <p class="about">Este oficio no tiene todavía ninguna receta.</p>;
  const option = (one: ShelfRecipe, index: number) => (
    <option key={index} value={index}>
      {one.name}
      {one.isSent && one.body.type ? ` · ${one.body.type}` : ''}
    </option>
  );
  return (
    <div class="pinned">
      <label class="stacked">
        <span class="hidden">Receta</span>
        <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {own.length > 0 && <optgroup label="Tuyas">{own.map(option)}</optgroup>}
          <optgroup label="De ejemplo">{examples.map((one, index) => option(one, own.length + index))}</optgroup>
        </select>
      </label>
      <Compared bench={bench} recipe={recipe} go={go} />
    </div>
  );
}

function Compared({ bench, recipe, go }: { bench: Bench; recipe: ShelfRecipe; go: Props['go'] }) {
  const compared = useAsked(bench.draft.files, 'compare', recipe);
  const [asked, setAsked] = useState<string | null>(null);
  if (!compared) return <p class="about">Calculando…</p>;
  const { before, after } = compared;
  if (!after) return <p class="fault">Con las definiciones como están no se puede calcular: mira los problemas.</p>;
  if ('refusal' in after) return <p class="fault">{after.refusal}</p>;
  const was = before && 'reading' in before ? before.reading : null;
  const { reading } = after;
  const gauges = [...reading.gauges, ...reading.limits];
  const says = sentencesOf(after);
  const said = before ? sentencesOf(before) : says;
  return (
    <>
      <p class={`glimpse ${reading.tone}`}>
        {was && was.heading !== reading.heading && (
          <>
            <del>{was.heading}</del> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <strong>{reading.heading}</strong> <small>{reading.summary}</small>
      </p>
      <table class="tabled seen">
        <thead>
          <tr>
            <th scope="col">Cifra</th>
            <th scope="col">Vale</th>
            <th scope="col">Rango</th>
            <th scope="col">
              <span class="hidden">Por qué</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {gauges.map((gauge, index) => {
            const old = [...(was?.gauges ?? []), ...(was?.limits ?? [])].find(
              (one) => one.key === gauge.key && one.legal === gauge.legal,
            );
            return (
              <Row
                key={`${gauge.key} ${index}`}
                name={gauge.label}
                unit={gauge.unit}
                value={text(gauge)}
                old={old ? text(old) : null}
                range={ranged(gauge)}
                oldRange={old ? ranged(old) : null}
                isOut={gauge.state !== null && gauge.state !== 'bien'}
                ask={() => setAsked(gauge.key)}
              />
            );
          })}
          {[...reading.figures, ...reading.totals].map((figure) => {
            const old = [...(was?.figures ?? []), ...(was?.totals ?? [])].find(({ key }) => key === figure.key);
            return (
              <Row
                key={figure.key}
                name={figure.label}
                unit={figure.unit}
                value={spanish(figure.value, figure.decimals)}
                old={old ? spanish(old.value, old.decimals) : null}
                range=""
                oldRange=""
                isOut={false}
                ask={() => setAsked(figure.key)}
              />
            );
          })}
        </tbody>
      </table>
      <ul class="said">
        {said
          .filter((one) => !says.includes(one))
          .map((one) => (
            <li key={one}>
              <del>{one}</del>
            </li>
          ))}
        {says.map((one) => (
          <li key={one}>{said.includes(one) ? one : <ins>{one}</ins>}</li>
        ))}
      </ul>
      {asked !== null && (
        <Why
          recipe={recipe}
          figure={asked}
          files={bench.draft.files}
          close={() => setAsked(null)}
          ask={setAsked}
          go={go}
        />
      )}
    </>
  );
}

const text = ({ value, decimals }: Gauge): string => (value === null ? '—' : spanish(value, decimals));

const ranged = ({ min, max, decimals }: Gauge): string => rangeText(min, max, decimals);

const sentencesOf = (seen: Seen): string[] =>
  'reading' in seen ? seen.reading.lists.flatMap(({ sentences }) => sentences.map(({ text }) => text)) : [];

interface RowProps {
  name: string;
  unit: string;
  value: string;
  old: string | null;
  range: string;
  oldRange: string | null;
  isOut: boolean;
  ask(): void;
}

function Row({ name, unit, value, old, range, oldRange, isOut, ask }: RowProps) {
  return (
    <tr class={isOut ? 'out' : undefined}>
      <th scope="row">
        {name} <small>{unit}</small>
      </th>
      <td>
        {old !== null && old !== value && <del>{old}</del>} {value}
      </td>
      <td>
        {oldRange !== null && oldRange !== range && <del>{oldRange}</del>} {range}
      </td>
      <td>
        <button type="button" class="link" aria-label={`¿por qué? ${name}`} onClick={ask}>
          ¿por qué?
        </button>
      </td>
    </tr>
  );
}
