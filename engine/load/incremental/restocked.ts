// A craft whose larder only gained ingredients → the same craft with their rows, and everything else as it was: types, rules
// and levers find a row by its id, so that what was proven of them holds still. Null where a change reaches farther: what the
// craft has a row of its own for, or a name in its recipes that is read otherwise now.
import type { Craft, EarlierLaw, Recognised, Row } from '../../craft.ts';
import type { Larder, LarderRow } from '../../larder.ts';
import { growing, growthOf } from '../craft/larder-reader.ts';
import { kindInLarder } from '../file/kinds.ts';
import type { StoredLarder } from '../folder.ts';

/** Whether everything that was in the larder is in it as it was. */
export function onlyGained(before: StoredLarder, now: StoredLarder): boolean {
  const isAsItWas = (file: string): boolean => before.sources.get(file) === now.sources.get(file);
  return (
    Object.keys(kindInLarder).every(isAsItWas) &&
    [...before.larder.rows.values()].every(({ id, entry }) => now.larder.rows.get(id)?.entry === entry)
  );
}

/** `larder` is the one of `previous` with more in it. */
export function restocked(previous: Craft, larder: Larder): Craft | null {
  const { readsFigure, recogniser, earlier } = growthOf(previous);
  if (isOfItsOwn(previous, larder)) return null;
  const rows = withGained(previous, larder);
  const gained = {
    larder,
    rows,
    recognise: recogniser(rows, larder),
    numbered: new Set([...rows.values()].filter(readsFigure)),
  };
  const craft = { ...previous, ...gained, earlier: earlier.map((law) => lawWith(law, gained)) };
  return readsAlike(previous, craft) ? growing(craft, growthOf(previous)) : null;
}

/** An earlier law that nobody asks about is not compiled. */
function lawWith(law: EarlierLaw, gained: Partial<Craft>): EarlierLaw {
  let made: Craft | null = null;
  return {
    until: law.until,
    get craft() {
      made ??= { ...law.craft, ...gained };
      return made;
    },
  };
}

/** A row of the craft that was no ingredient of the larder would now be read from it. */
const isOfItsOwn = ({ definition, larder: before }: Craft, larder: Larder): boolean =>
  definition.catalogue.ingredients.some(({ id }) => larder.rows.has(id) && !before.rows.has(id));

/** In the order of the larder. What came between two rows has its place between theirs. */
function withGained(previous: Craft, larder: Larder): Map<string, Row> {
  const { rowFor } = growthOf(previous);
  const rows = new Map([...previous.rows].filter(([, { isDerived }]) => !isDerived));
  const own = new Set([...rows.values()].map((row) => row.larder?.id));
  let last = rows.size - 1;
  let gained: LarderRow[] = [];
  const placeGained = (next: number): void => {
    const step = (next - last) / (gained.length + 1);
    for (const [i, stored] of gained.entries()) {
      const row = rowFor(stored, last + step * (i + 1));
      if (row) rows.set(row.id, row);
    }
    gained = [];
    last = next;
  };
  for (const stored of larder.rows.values()) {
    if (own.has(stored.id)) continue;
    const known = previous.rows.get(stored.id);
    if (!known) gained.push(stored);
    else {
      placeGained(known.index);
      rows.set(known.id, known);
    }
  }
  placeGained(last + gained.length + 1);
  return rows;
}

/** Whether every name of its recipes is read as it was. */
const readsAlike = (previous: Craft, now: Craft): boolean => {
  const then = readings(previous);
  return readings(now).every((reading, i) => reading === then[i]);
};

const known = new WeakMap<Craft['recognise'], readonly string[]>();

/** What every name of its recipes is read as: worked out once, before or when it is asked for. */
export function readings({ definition, recognise }: Pick<Craft, 'definition' | 'recognise'>): readonly string[] {
  let read = known.get(recognise);
  if (!read) {
    const { name: field } = definition.craft.request;
    const recipes = Object.values(definition.types).flatMap(({ examples, start = [] }) => [...examples, ...start]);
    const names = new Set(recipes.flatMap(({ recipe }) => namesIn(recipe, field)));
    read = [...names].map((name) => told(recognise(name)));
    known.set(recognise, read);
  }
  return read;
}

/** Of a recipe as people write it, and of those inside it. */
function namesIn(recipe: unknown, field: string): string[] {
  if (Array.isArray(recipe)) return recipe.flatMap((item) => itemNames(item, field));
  return typeof recipe === 'object' && recipe !== null ? Object.keys(recipe) : [];
}

const itemNames = (item: Record<string, unknown>, field: string): string[] => [
  ...(typeof item[field] === 'string' ? [item[field]] : []),
  ...Object.values(item).flatMap((inside) => namesIn(inside, field)),
];

const told = ({ row, how, marks, figure, apart, note }: Recognised): string =>
  JSON.stringify([
    row?.id,
    how,
    marks,
    apart,
    note,
    figure?.value,
    figure?.parts.map((part) => [part.row.id, part.share]),
  ]);
