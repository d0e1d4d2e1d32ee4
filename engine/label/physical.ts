// physical: a line of a recipe → what 100 g of it are made of in the larder's own terms, where its caller described it or a
// figure in its name changed it. What nobody knows is null.
//   a row with 35 of a column, of which the caller says 38 → all that this column adds up, times 38/35
import type { Craft } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import { isUnknown } from '../reckon/unknown.ts';

export function physicalOf(craft: Craft, line: MixLine): Float64Array | null {
  if (line.told) return line.told;
  const stored = line.row?.larder?.values ?? null;
  if (isUnknown(line) || (line.row !== null && stored === null)) return null;
  const usual = line.row?.values ?? new Float64Array(line.values.length);
  const changed = craft.labels!.addends.filter(({ column }) => Math.abs(line.values[column]! - usual[column]!) > 1e-9);
  if (stored && changed.length === 0) return stored;
  const values = stored ? Float64Array.from(stored) : new Float64Array(craft.larder.columns.length);
  for (const { column, of } of changed) scale(values, of, line.values[column]!, usual[column]!, craft);
  return craft.larder.makeup.closed(values);
}

/** What a column adds up, in proportion; of what there was none, the first of them. A part follows its whole. */
function scale(values: Float64Array, of: readonly number[], now: number, before: number, craft: Craft): void {
  const held = of.reduce((sum, index) => sum + values[index]!, 0);
  if (before <= 0 || held <= 0) {
    values[of[0]!]! += now;
    return;
  }
  const ratio = now / before;
  for (const index of of) values[index]! *= ratio;
  for (const { part, whole } of partsOf(craft)) if (of.includes(whole) && !of.includes(part)) values[part]! *= ratio;
}

const partsOf = ({ larder: { definition, columnByKey } }: Craft): { part: number; whole: number }[] =>
  Object.entries(definition.columns.columns).flatMap(([key, { partOf }]) =>
    partOf === undefined ? [] : [{ part: columnByKey.get(key)!, whole: columnByKey.get(partOf)! }],
  );
