// Of what arrives, the recipe that asks for least handling. What comes in comes in its dose; no more newcomers than the trade
// bears, and none for a pinch; nobody touches a line for a trifle, nor leaves a rest of what does not belong. What is least
// missed is left as it was while the recipe arrives without it.
//   1 g less of something of which there are 600 → as it was, and the rest takes its place

import { standingOf } from '../advice/limits.ts';
import { over, within } from './copies.ts';
import { measured, scaleOf } from './demand.ts';
import { demandsOf } from './goal.ts';
import {
  type Deadline,
  type Goal,
  leavesOpen,
  type Objective,
  type Problem,
  type Solution,
  type Variable,
} from './model.ts';
import { solveProblem } from './solve.ts';
import { viewOf } from './view.ts';
import { weighable } from './weighable.ts';

/** A problem in which less can move, and its solution. */
export interface Narrowed {
  readonly problem: Problem;
  readonly solution: Solution;
}

/** New ingredients that may come in when there was no recipe. */
const fromNothing = 3;
/** Fewer lines to handle are better than more that save no more than this. */
const nearly = 1.1;

export const moved = ({ reference }: Problem, weights: Float64Array): number =>
  weights.reduce((sum, grams, i) => sum + Math.abs(grams - reference[i]!), 0);

const movedBy = ({ problem, solution }: Narrowed): number => moved(problem, solution.view.weights);

export function fewer(
  problem: Problem,
  goal: Goal,
  objective: Objective,
  first: Solution,
  deadline: Deadline,
): Narrowed {
  const { most, least } = problem.type.trade.introduce;
  const allowed = leavesOpen(problem.request) ? Math.max(most, fromNothing) : most;
  let current: Narrowed = { problem, solution: first };
  // What does not arrive comes as near with less to handle.
  const isEnough = ({ met, miss }: Solution): boolean =>
    met || (!current.solution.met && miss <= first.miss * (1 + 1e-9));
  const narrowed = (variables: readonly Variable[]): Narrowed => {
    const reference = Float64Array.from(variables, (variable) => variable.reference);
    const narrower = over(current.problem, { variables, reference });
    return { problem: narrower, solution: solveProblem(narrower, goal, objective, deadline) };
  };
  const tried = (options: readonly (readonly Variable[])[], most = Infinity): boolean => {
    let least = Infinity;
    let best: Narrowed | null = null;
    for (const variables of options) {
      const found = narrowed(variables);
      const grams = isEnough(found.solution) ? movedBy(found) : Infinity;
      if (grams < least && grams <= most) [least, best] = [grams, found];
    }
    if (best) current = best;
    return best !== null;
  };
  const short = problem.variables.map(
    (variable, i) => isNewcomer(variable) && variable.usual !== null && isShort(variable.usual, first.view.weights[i]!),
  );
  if (short.includes(true) && !deadline())
    tried([problem.variables.map((variable, i) => (short[i] ? atDose(variable) : variable))]);
  while (!deadline()) {
    const { weights } = current.solution.view;
    const { variables } = current.problem;
    const newcomers = [...variables.keys()]
      .filter((i) => isNewcomer(variables[i]!) && weights[i]! > 1e-9 * problem.total)
      .sort((a, b) => weights[a]! - weights[b]!);
    const lightest = newcomers[0];
    if (lightest === undefined) break;
    const isPinch = weights[lightest]! < (least * problem.total) / 100;
    const isMany = newcomers.length > allowed;
    if (!isPinch && !isMany && (newcomers.length < 2 || objective !== 'minimal')) break;
    const most = isPinch || isMany ? Infinity : nearly * movedBy(current);
    const dropped = !isPinch && isMany && objective === 'minimal' ? newcomers.slice(0, weighed) : [lightest];
    if (
      !tried(
        dropped.map((i) => variables.with(i, within(variables[i]!, { high: 0 }))),
        most,
      )
    )
      break;
  }
  const rest = objective === 'minimal' ? withoutRests(current) : [];
  if (rest.length > 0 && !deadline()) tried(rest);
  const unswapped = objective !== 'cheapest' ? withoutSwaps(current, goal) : null;
  if (unswapped !== null && !deadline()) tried([unswapped]);
  const still = objective === 'minimal' && !leavesOpen(problem.request) ? withoutTrifles(current) : null;
  if (still !== null && !deadline()) tried([still], nearly * movedBy(current) + hair * problem.total);
  return current;
}

/** Of what the type is not made of, nobody leaves less than this part of what there was: it goes. */
const rest = 0.25;

/** With what would be left of such lines gone; a rest of what does correct goes too, or stays as much as is worth weighing. */
function withoutRests({ problem: { type, variables, total, slip }, solution }: Narrowed): (readonly Variable[])[] {
  const least = (type.trade.introduce.least * total) / 100;
  const worthIt = variables.map(({ line, before, reference, low, high }, i) => {
    const left = solution.view.weights[i]!;
    if (low > 0 || high === 0 || left <= 1e-9 * total || left >= rest * (line.key === slip?.key ? before : reference))
      return null;
    if (!type.correctors.some((row) => row === line.row || row.groups[0] === line.groups[0])) return 0;
    return left < least && standingOf(type.trade, line).doses.every(({ min }) => min === 0)
      ? Math.min(least, high)
      : null;
  });
  if (worthIt.every((grams) => grams === null)) return [];
  const gone = variables.map((variable, i) => (worthIt[i] === null ? variable : within(variable, { high: 0 })));
  const weighed = gone.map((variable, i) =>
    (worthIt[i] ?? 0) > 0 ? within(variables[i]!, { low: worthIt[i]! }) : variable,
  );
  return worthIt.some((grams) => (grams ?? 0) > 0) ? [gone, weighed] : [gone];
}

/** Two lines are kinds of one thing when having all of one as the other moves no figure by more than this part of its range. */
const alike = 0.1;

/** With no line less while another kind of the same thing is more: which of them it is, the maker has decided. Null where none is. */
function withoutSwaps({ problem, solution }: Narrowed, goal: Goal): readonly Variable[] | null {
  const { variables, reference, total } = problem;
  const held = variables.slice();
  const changes = solution.view.weights.map((grams, i) => grams - reference[i]!);
  const isAlike = (out: number, into: number): boolean => {
    const [group] = variables[out]!.line.groups;
    if (group === undefined || variables[into]!.line.groups[0] !== group) return false;
    const now = viewOf(problem, reference);
    const then = viewOf(problem, reference.with(out, 0).with(into, reference[into]! + reference[out]!));
    return demandsOf(goal, now).every(
      (demand) => Math.abs((measured(demand, now) ?? 0) - (measured(demand, then) ?? 0)) <= alike * scaleOf(demand),
    );
  };
  for (const [out, less] of changes.entries()) {
    if (less > -1e-9 * total) continue;
    for (const [into, more] of changes.entries()) {
      if (more < 1e-9 * total || !isAlike(out, into)) continue;
      const stays = less + more >= 0 ? out : into;
      const { low, high, reference: grams } = variables[stays]!;
      if (grams < low || grams > high) continue;
      held[stays] = within(variables[stays]!, stays === out ? { low: grams } : { high: grams });
    }
  }
  return held.some((variable, i) => variable !== variables[i]) ? held : null;
}

/** Less than these parts of the recipe, of all that moves and of itself: nobody touches a line for that. */
const trifle = { recipe: 0.003, moved: 0.08, line: 0.2 };
/** …nor, of the line alone, for what the scale errs by. */
const weighing = 0.01;
/** Part of the recipe that may move in its place. */
const hair = 0.001;

/** With what moves by a trifle as it was; null where nothing does. */
function withoutTrifles(current: Narrowed): readonly Variable[] | null {
  const { variables, total, slip } = current.problem;
  // What was put right before counts among what has to be weighed again.
  const put = variables.reduce(
    (sum, { line, before, reference }) => sum + (line.key === slip?.key ? Math.abs(reference - before) : 0),
    0,
  );
  const all = movedBy(current) + put;
  const trifles = variables.map((variable, i) => isTrifle(variable, current.solution.view.weights[i]!, all, total));
  if (!trifles.includes(true)) return null;
  // Nor does anything come in so that they can stay.
  const isOut = (variable: Variable, i: number): boolean =>
    isNewcomer(variable) && current.solution.view.weights[i]! <= 1e-9 * total;
  return variables.map((variable, i) =>
    trifles[i] ? standing(variable) : isOut(variable, i) ? within(variable, { high: 0 }) : variable,
  );
}

function isTrifle({ reference, low, high }: Variable, grams: number, all: number, whole: number): boolean {
  const change = Math.abs(grams - reference);
  const isFree = low <= reference && reference <= high && low < high;
  const most = Math.min(trifle.recipe * whole, trifle.moved * all, trifle.line * reference);
  return isFree && change < Math.max(most, weighing * reference);
}

const standing = (variable: Variable): Variable =>
  within(variable, { low: variable.reference, high: variable.reference });

/** Of too many newcomers, those that are tried to be left out: the one without which least has to move stays out. */
const weighed = 2;

/** There, and clearly under what is usual. */
const isShort = (usual: number, grams: number): boolean => grams > 1e-9 * usual && grams < 0.9 * usual;

function atDose(variable: Variable): Variable {
  const grams = Math.min(weighable(variable.usual!), variable.high);
  return within(variable, { reference: grams, low: grams });
}

/** Nobody asked for it: neither the caller nor what it takes the place of. */
const isNewcomer = ({ added, open, reference, low }: Variable): boolean =>
  (added || open) && reference === 0 && low === 0;
