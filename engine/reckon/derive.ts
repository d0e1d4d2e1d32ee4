// derive: mix → the figures: the variant and every parameter, in order, full and rounded. x/0 is null; nothing is ever
// infinite. Refuses nothing.
//   100 * suma(a) / suma(b) on 300 g of a and 500 g of b → 60
import type { Craft, Plan, Run, Type } from '../model/craft.ts';
import { round, type Value } from '../number.ts';
import type { Mix } from '../read/compose.ts';

export interface Figures {
  readonly plan: Plan;
  readonly run: Run;
}

/** Beyond this a figure is the fruit of a division by next to nothing, and says nothing. */
const largest = 1e12;

type Values = Pick<Run, 'full' | 'rounded'>;

/**
 * `sequence` may be shorter than the type's, when not every parameter is wanted; `values` may be those of another run of the
 * same one, which they overwrite.
 */
export function derive(
  { craft, type, lines, sums, inputs }: Mix,
  sequence = type.sequence,
  { full, rounded }: Values = noValues(craft),
): Figures {
  const start = { lines, sums, full, rounded };
  let plan = withTold(type.plan, inputs);
  let run = runWith(plan, start);
  for (const param of sequence) {
    if (param === null) {
      plan = withTold(choose(type, run), inputs);
      run = runWith(plan, start);
      continue;
    }
    const value = param.formula.code(run, null);
    const isSound = value !== null && Math.abs(value) < largest;
    full[param.index] = isSound ? value : null;
    rounded[param.index] = isSound ? round(value, param.decimals) : null;
  }
  return { plan, run };
}

/** The plan of a recipe whose maker told something of the process. */
function withTold(plan: Plan, inputs: Mix['inputs']): Plan {
  if (inputs.size === 0) return plan;
  const numbers = plan.numbers.slice();
  for (const [told, value] of inputs) numbers[told] = value;
  return { ...plan, numbers };
}

export function noValues({ params: { length } }: Craft): Values {
  const full: Value[] = new Array(length);
  for (let i = 0; i < length; i++) full[i] = null;
  return { full, rounded: full.slice() };
}

const runWith = (plan: Plan, { lines, sums, full, rounded }: Values & Pick<Run, 'lines' | 'sums'>): Run => ({
  lines,
  sums,
  full,
  rounded,
  constants: plan.numbers,
  minimum: plan.minimum,
  maximum: plan.maximum,
  own: null,
  extra: 0,
});

function choose(type: Type, run: Run): Plan {
  for (const { when, plan } of type.choices) {
    if (when === null) return plan;
    const holds = when.code(run, null);
    if (holds !== null && holds !== 0) return plan;
  }
  return type.plan;
}
