// The versions of one recipe, with a name and a verdict each, and any two of them side by side, or one beside what is on the
// bench or beside another recipe: grams and figures, and what differs.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Craft, round } from '../../../engine/index.ts';
import { moment } from '../date-words.ts';
import { openCraft } from '../definitions.ts';
import type { Place, SheetProps } from '../model.ts';
import { shown } from '../quantity.ts';
import { type Figure, type Gauge, type Outcome, read, usual } from '../reading.ts';
import { counts, gramsOf, portable, type Recipe, recipeFrom, requestOf } from '../recipe.ts';
import { onChange, type Version } from '../store/database.ts';
import { latestOf, nameVersion, recipes, versionsOf } from '../store/recipes.ts';
import { Sheet } from './sheet.tsx';

interface Side {
  readonly id: string;
  readonly label: string;
  readonly recipe: Recipe;
  /** the version that it is; null: what is on the bench, or another recipe */
  readonly version: Version | null;
  /** where it goes when it is opened; null: it is open already */
  readonly place: Place | null;
}

export function Versions({ close, definitions, recipe, actions, of }: SheetProps & { of: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState<readonly [string | null, string | null]>([null, null]);
  useEffect(() => {
    const find = (): void => {
      foundOf(of).then(setFound, () => actions.say('No se han podido abrir las versiones.'));
    };
    find();
    return onChange(find);
  }, [of, actions]);
  const sides = useMemo(() => (found ? sidesOf(found, recipe, of) : []), [found, recipe, of]);
  const left = sides.find(({ id }) => id === chosen[0]) ?? sides[1] ?? sides[0];
  const right = sides.find(({ id }) => id === chosen[1]) ?? sides[0];
  if (!found || !left || !right) return <Sheet title="Versiones" close={close} children={null} />;
  const { craft } = found;
  const outcomes = [left, right].map((side) => read(craft, requestOf(craft, side.recipe), definitions.site));
  const pick = (place: 0 | 1, label: string, side: Side) => (
    <div class="compared">
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
      <Verdict outcome={outcomes[place]!} />
      {side.version && (
        <input
          key={side.id}
          aria-label={`Nombre de ${side.label}`}
          placeholder="ponle un nombre a esta versión"
          autocomplete="off"
          maxLength={60}
          defaultValue={side.version.name ?? ''}
          onChange={(event) => void nameVersion(side.version!.id, event.currentTarget.value)}
        />
      )}
      {side.place && (
        <button type="button" class="quiet small" onClick={() => take(side)}>
          Abrir esta
        </button>
      )}
    </div>
  );
  const take = (side: Side): void => {
    actions.load(portable(craft, side.recipe), side.place);
    if (side.version) actions.say('Versión abierta. Al guardar será la última.');
    close();
  };
  const heads = [left.label, right.label] as const;
  return (
    <Sheet title={`Versiones de ${found.title}`} close={close} wide>
      <div class="side-by-side">
        {pick(0, 'Esta', left)}
        {pick(1, 'Comparada con', right)}
      </div>
      <div class="side-by-side">
        <Weights left={left.recipe} right={right.recipe} heads={heads} />
        <Figures left={outcomes[0]!} right={outcomes[1]!} heads={heads} />
      </div>
    </Sheet>
  );
}

function Verdict({ outcome }: { outcome: Outcome }) {
  if ('refusal' in outcome) return <p class="fault">{outcome.refusal}</p>;
  const { tone, heading, summary } = outcome.reading;
  return (
    <p class={`verdict-tag ${tone}`}>
      <strong>{heading}</strong> <small>{summary}</small>
    </p>
  );
}

interface Found {
  readonly craft: Craft;
  readonly title: string;
  readonly versions: readonly Version[];
  /** the others of the craft, as they were last saved */
  readonly others: readonly Version[];
}

async function foundOf(of: string): Promise<Found> {
  const versions = await versionsOf(of);
  const craft = await openCraft(versions[0]?.body.craft ?? '');
  const kept = (await recipes()).filter((one) => one.craft === craft.id && one.id !== of);
  const others = await Promise.all(kept.map(({ id }) => latestOf(id)));
  return { craft, versions, title: versions[0]?.body.title ?? '', others: others.filter((one) => one !== undefined) };
}

/** What is on the bench, unless it is as saved; then each version, newest first; then the other recipes of the craft. */
function sidesOf({ craft, versions, others }: Found, recipe: Recipe, of: string): Side[] {
  const last = versions[0]?.id ?? null;
  const saved = versions.map((version, index): Side => {
    const { id, at, body, name } = version;
    const label = [name ?? `Versión ${versions.length - index}`, moment(at)].join(' · ');
    const place = { id: of, version: last };
    return { id, label, version, place, recipe: recipeFrom(craft, body, place) };
  });
  const isBench = recipe.craft === craft.id && (recipe.touched || recipe.id !== of) && recipe.rows.some(counts);
  const bench: Side = { id: 'bench', label: 'La receta abierta', version: null, place: null, recipe };
  const rest = others
    .filter(({ recipe: id }) => id !== recipe.id || recipe.touched)
    .map(({ id, recipe: other, body }): Side => {
      const place = { id: other, version: id };
      return { id, label: body.title ?? 'Sin nombre', version: null, place, recipe: recipeFrom(craft, body, place) };
    });
  return [...(isBench ? [bench] : []), ...saved, ...rest];
}

function gramsByName({ rows }: Recipe): Map<string, number> {
  const grams = new Map<string, number>();
  for (const row of rows.filter(counts)) grams.set(row.name.trim(), (grams.get(row.name.trim()) ?? 0) + gramsOf(row));
  return grams;
}

type Heads = readonly [left: string, right: string];

function Weights({ left, right, heads }: { left: Recipe; right: Recipe; heads: Heads }) {
  const [was, is] = [gramsByName(left), gramsByName(right)];
  return (
    <Table caption="Gramos de las dos" head={['Ingrediente', ...heads, 'Diferencia']}>
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

function Figures({ left, right, heads }: { left: Outcome; right: Outcome; heads: Heads }) {
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
    <Table caption="Valores de las dos" head={['Valor', ...heads, 'Diferencia']}>
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
