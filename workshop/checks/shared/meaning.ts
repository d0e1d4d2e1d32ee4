// Columns found by what the catalogue declares they mean, never by their name.
import type { Column, Craft, Definition, Larder, Row } from '../../../engine/index.ts';

type Columns = Definition['catalogue']['columns'];
export type Meaning = NonNullable<Columns[string]['means']>;

export const columnsOf = (craft: Craft, ...meanings: Meaning[]): Column[] =>
  craft.columns.filter(({ key }) => {
    const means = craft.definition.catalogue.columns[key]?.means;
    return means !== undefined && meanings.includes(means);
  });

/** Grams (or kcal, or €) of a row in all the columns of these meanings. */
export const amount = (craft: Craft, row: Row, ...meanings: Meaning[]): number =>
  columnsOf(craft, ...meanings).reduce((sum, { index }) => sum + row.values[index]!, 0);

/** The parts of 100 g: the closing columns, or else those that are a share of the weight by what they mean. */
export function partsOf(craft: Craft): Column[] {
  const closing = craft.columns.filter((column) => column.closes);
  return closing.length > 0 ? closing : columnsOf(craft, 'water', 'fat', 'sugar', 'protein', 'alcohol', 'milkSolids');
}

/** Key of the first column of a meaning, in a craft that is only written. */
export const keyOf = (columns: Columns, meaning: Meaning): string =>
  Object.keys(columns).find((key) => columns[key]!.means === meaning)!;

/** Rows that the craft writes: what only follows from the larder is checked there. */
export const ownRows = (craft: Craft): Row[] => [...craft.rows.values()].filter((row) => !row.isDerived);

/** The first column of a meaning in the larder. */
export function larderColumn({ columns, definition }: Larder, meaning: Meaning) {
  const declared = definition.columns.columns;
  return columns.find(({ key }) => declared[key]!.means === meaning);
}

/** What a row is like: its family in the larder, or else its first group. */
export const familyOf = ({ larder, groups }: Row): string => larder?.family ?? groups[0] ?? '';

/** What is alike, together, by the name of what it shares. */
export function together<T>(all: Iterable<T>, nameOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const name = nameOf(one);
    const known = groups.get(name);
    if (known) known.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}
