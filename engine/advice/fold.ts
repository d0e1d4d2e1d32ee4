// Steps that follow each other and weigh the same lines are one thing to do: what the second adds to the first, or takes back.
//   leave 71 g of 180, then 40 g more → leave 111 g      84 g of one in, then 66 g of it for 55 g of another → 18 g and 55 g in
import type { Weighed } from './direction.ts';
import type { Step } from './plan.ts';
import { faultsIn, same } from './state.ts';

export function folded(steps: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const step of steps) {
    const last = found[found.length - 1];
    const one = last ? asOne(last, step) : null;
    if (one) found[found.length - 1] = one;
    else found.push(step);
  }
  return found;
}

/** Null where they are two: other lines, the law, what gives way only when nothing else reaches. */
export function asOne(first: Step, then: Step): Step | null {
  if (!isPlain(first) || !isPlain(then) || then.why.kind === 'forbid') return null;
  const net = sumOf(first, then);
  if (!net) return null;
  const { kind } = first.why;
  const own = first.parts.length;
  if (net.parts.length > own) {
    if (kind !== 'cause' || !takesBack(first, then)) return null;
  } else if (kind === 'forbid') {
    if (then.why.kind !== 'dose') return null;
  } else if (then.parts.length !== own) return null;
  const now = faultsIn(then.after);
  const mended = faultsIn(first.before).filter((fault) => !now.some((one) => same(one, fault)));
  const { parts, grams, decimals } = net;
  return { parts, grams, decimals, why: whyOf(first, then), before: first.before, after: then.after, mended };
}

/** The second figure is told beside the first; what a cause and a lever do together is told by the figure of the lever. */
function whyOf({ why, before }: Step, then: Step): Step['why'] {
  if (then.why.kind !== 'lever') return why;
  const { fault, lever } = then.why;
  if (why.kind === 'lever') return same(why.fault, fault) ? why : { ...why, also: [...why.also, fault] };
  const isOld = why.kind === 'cause' && then.parts.length > 1 && faultsIn(before).some((one) => same(one, fault));
  return isOld ? { ...then.why, lever: { ...lever, say: null } } : why;
}

const isPlain = ({ why }: Step): boolean => why.kind !== 'lever' || !(why.fault.legal || why.relaxed);

const takesBack = (first: Step, then: Step): boolean =>
  then.parts.some(
    ({ line }, i) => line.key === first.parts[0]!.line.key && Math.sign(then.grams[i]!) !== Math.sign(first.grams[0]!),
  );

/** What both change together; null where they share no line, or the second undoes the first. */
function sumOf(first: Step, then: Step): (Weighed & Pick<Step, 'parts'>) | null {
  const parts = [...first.parts];
  const grams = [...first.grams];
  const decimals = [...first.decimals];
  let shared = 0;
  for (const [i, part] of then.parts.entries()) {
    const place = parts.findIndex(({ line }) => line.key === part.line.key);
    if (place < 0) {
      parts.push(part);
      grams.push(then.grams[i]!);
      decimals.push(then.decimals[i]!);
      continue;
    }
    shared++;
    const net = grams[place]! + then.grams[i]!;
    if (Math.abs(net) < 1e-9 || Math.sign(net) !== Math.sign(first.grams[place]!)) return null;
    grams[place] = net;
    decimals[place] = Math.max(decimals[place]!, then.decimals[i]!);
  }
  return shared === 0 ? null : { parts, grams, decimals };
}
