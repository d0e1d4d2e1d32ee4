// A verdict that what nobody knows could turn: in the place of each unknown line are put the things of the roles that its
// weight allows, and what would put out a figure that is in is told.
//   everything in its range with 18 g of nobody knows what; as salt they would be too much → that name
import type { Craft, Row } from '../model/craft.ts';
import { lineFromRow, type Mix, withLines } from '../read/compose.ts';
import { rolesAt, unknownAmong } from '../read/may-be.ts';
import { type Comparison, compare, fails } from './compare.ts';
import { derive } from './derive.ts';

/** Unknown lines that are tried, the heaviest first: more of them tell no more. */
const mostTried = 3;

const rowsByIngredient = new WeakMap<Craft, ReadonlyMap<string, Row>>();
function rowOf(craft: Craft, ingredient: string): Row | undefined {
  let known = rowsByIngredient.get(craft);
  if (!known) {
    known = new Map([...craft.rows.values()].flatMap((row) => (row.larder ? [[row.larder.id, row] as const] : [])));
    rowsByIngredient.set(craft, known);
  }
  return known.get(ingredient);
}

/** Names of unknown lines that, being one of the things they may be, would put out what is all within its range. */
export function turnedBy(mix: Mix, { outcomes }: Comparison): readonly string[] {
  const { craft, type, lines } = mix;
  const unknown = unknownAmong(lines);
  if (unknown.length === 0 || outcomes.some((outcome) => fails(craft, outcome))) return none;
  const whole = lines.reduce((sum, { grams }) => sum + grams, 0);
  const heaviest = [...unknown].sort((a, b) => b.grams - a.grams).slice(0, mostTried);
  return heaviest.flatMap((line) => {
    const things = rolesAt(craft, line.grams, whole).flatMap(({ as }) => as.flatMap((id) => rowOf(craft, id) ?? []));
    const turns = things.some((row) => {
      const other = withLines(
        mix,
        lines.map((one) => (one === line ? lineFromRow(type, row, line.grams) : one)),
      );
      return compare(derive(other)).outcomes.some((outcome) => fails(craft, outcome));
    });
    return turns ? [line.name] : [];
  });
}

const none: readonly string[] = [];
