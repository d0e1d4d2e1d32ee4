// The same variable in other bounds, the same problem over other variables, the same goal with other wishes. Written out whole:
// a search makes thousands of them, and a copy of a copy is each time of a shape that nobody has met.
import type { Goal, Problem, Variable } from './model.ts';

export const within = (
  variable: Variable,
  {
    reference = variable.reference,
    low = variable.low,
    high = variable.high,
    less = variable.less,
    more = variable.more,
    fixed = variable.fixed,
    open = variable.open,
  }: Partial<Variable>,
): Variable => ({
  line: variable.line,
  before: variable.before,
  reference,
  low,
  high,
  fixed,
  open,
  added: variable.added,
  less,
  more,
  name: variable.name,
  usual: variable.usual,
  price: variable.price,
});

export const over = (
  problem: Problem,
  {
    request = problem.request,
    variables = problem.variables,
    sent = problem.sent,
    reference = problem.reference,
    ceilings = problem.ceilings,
  }: Partial<Problem>,
): Problem => ({
  craft: problem.craft,
  type: problem.type,
  order: problem.order,
  request,
  variables,
  sent,
  reference,
  total: problem.total,
  keep: problem.keep,
  kept: problem.kept,
  keptMost: problem.keptMost,
  ceilings,
  yielding: problem.yielding,
  slip: problem.slip,
  wishes: problem.wishes,
});

export const wishing = (goal: Goal, { wishes = goal.wishes, without = goal.without }: Partial<Goal>): Goal => ({
  craft: goal.craft,
  type: goal.type,
  aim: goal.aim,
  whole: goal.whole,
  without,
  wishes,
});
