// The professional limits of a type on a recipe: what it may not carry and which doses are out. Advice and adjusting both
// ask here, so that they never disagree. The compiled shape is `Trade` in craft.ts; it is declared in trade.json.
//   50 g in 1000 g with a dose of [0.3, 0.5, 0.8] % → { side: 'alto', value: 5, usual: 5 g }
import type { Cap, Dose, Forbid, Line, Run, Share, Side, Trade } from './craft.ts';
import type { Value } from './number.ts';

export interface Forbidden<L extends Line> {
  readonly forbid: Forbid;
  readonly line: L;
}

export interface Misdosed {
  readonly dose: Dose;
  readonly side: Side;
  /** % of the base */
  readonly value: number;
  /** grams that would be usual */
  readonly usual: number;
  /** out by more than half */
  readonly far: boolean;
}

/** What a scale cannot tell from the very end of a dose is in it. */
const hair = 0.005;

export const isOf = ({ member }: Pick<Line, 'member'>, selection: number): boolean => member[selection] === 1;

export const forbidOf = ({ forbids }: Trade, line: Line): Forbid | null => {
  for (const forbid of forbids) if (isOf(line, forbid.lines)) return forbid;
  return null;
};

/** Grams that a share counts. */
export function amountOf({ lines, amount }: Share, run: Run): Value {
  if (amount !== null) return amount.code(run, null);
  let grams = 0;
  for (const line of run.lines) if (isOf(line, lines)) grams += line.grams;
  return grams;
}

/** In %; null where its base is nothing. */
export function shareOf(share: Share, run: Run): Value {
  const whole = share.base.formula.code(run, null);
  const part = amountOf(share, run);
  return whole === null || part === null || whole <= 0 ? null : (100 * part) / whole;
}

/** In %; a formula reads the recipe that is being corrected. */
export const mostOf = ({ most }: Cap, run: Run): number =>
  typeof most === 'number' ? most : (most.code(run, null) ?? Infinity);

/** Every line that the type does not admit, in order of the recipe; each is told once, by the first limit that names it. */
export function forbiddenIn<L extends Line>(trade: Trade, lines: readonly L[]): Forbidden<L>[] {
  if (trade.forbids.length === 0) return [];
  return lines.flatMap((line) => {
    const forbid = forbidOf(trade, line);
    return forbid ? [{ forbid, line }] : [];
  });
}

export function misdosedIn({ doses }: Trade, run: Run): Misdosed[] {
  const found: Misdosed[] = [];
  for (const dose of doses) {
    if (!dose.needed && !run.lines.some((line) => isOf(line, dose.lines))) continue;
    const value = shareOf(dose, run);
    if (value === null) continue;
    const { min, usual, max } = dose;
    const side = dose.needed && value < min * (1 - hair) ? 'bajo' : value > max * (1 + hair) ? 'alto' : null;
    if (side === null) continue;
    const far = side === 'bajo' ? value < min / 2 : value > max * 1.5;
    found.push({ dose, side, value, far, usual: (usual * dose.base.formula.code(run, null)!) / 100 });
  }
  return found;
}
