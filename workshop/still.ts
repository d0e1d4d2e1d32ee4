// What a version of a craft tried that still holds in the next: where only types changed, or how labels are printed, the
// recipes of the others answer as they did. Nothing, where a name or a number that evaluations share came out otherwise.
import type { Craft } from '../engine/index.ts';
import { type Compiled, type CraftTexts, RowsOnDemand, type Trials } from '../engine/load/index.ts';

/** A craft as its files stand, its examples tried when somebody asks. */
export interface Built extends Compiled {
  readonly trials: Trials | null;
  /** the numbers and labels that evaluations speak by, as they were when this was built: a type that is compiled again may add some */
  readonly numbers: string;
}

/** No evaluation looks at what is printed on a label. */
const unread = 'label.json';

export function stillTrue(
  { folder: was, compiled: built }: { readonly folder: CraftTexts; readonly compiled: Built },
  now: CraftTexts,
  numbers: string,
): ReturnType<Trials['without']> | undefined {
  if (was.larder !== now.larder || !built.craft || !built.trials) return undefined;
  const files = new Set([...was.texts.keys(), ...now.texts.keys()]);
  const changed = [...files].filter((file) => was.texts.get(file) !== now.texts.get(file));
  const types = changed.filter((file) => file !== unread).map((file) => /^types\/(.+)\.json$/.exec(file)?.[1]);
  if (types.some((type) => type === undefined) || built.numbers !== numbers) return undefined;
  return built.trials.without(new Set(types as string[]));
}

/** What a row is worth in each type, where neither it nor what the type takes of it changed: it is kept. */
export function carryOver(
  { folder: was, compiled: built }: { readonly folder: CraftTexts; readonly compiled: Built },
  now: CraftTexts,
  craft: Craft,
  numbers: string,
): void {
  const isSame = (file: string): boolean => was.texts.get(file) === now.texts.get(file);
  if (!built.craft || built.numbers !== numbers || !isSame('catalogue.json') || !isSame('trade.json')) return;
  const { rows: before } = built.craft;
  // The same catalogue reads the same line of the larder alike.
  const isKept = (id: string): boolean => {
    const row = before.get(id);
    return row !== undefined && row.larder === craft.rows.get(id)?.larder;
  };
  for (const [id, { rows }] of craft.types) {
    const earlier = built.craft.types.get(id)?.rows;
    if (earlier === rows || !isSame(`types/${id}.json`)) continue;
    if (rows instanceof RowsOnDemand && earlier instanceof RowsOnDemand) rows.carryFrom(earlier, isKept, craft.rows);
  }
}

/** Evaluations speak of selections, sums, facts and parameters by their numbers, and of other types by their labels. */
export const numbersOf = ({ selections, sums, facts, params, earlier, definition }: Craft): string =>
  JSON.stringify([
    ...[selections, sums, [...facts.keys()], params.map(({ key }) => key)],
    Object.entries(definition.types).map(([id, { label }]) => [id, label]),
    ...earlier.map(({ until, craft }) => [until, craft.selections, craft.sums]),
  ]);
