// What the caller asks of the weights, beside what has come of them: each wish is kept, or it is said which is not and by how much.
//   total 500 where everything is fixed at 1000 → «No se ha podido dejar la receta en 500 g: pesa 1000 g.»
import { enumerate, spanish } from '../number.ts';
import { inSentence } from '../spanish.ts';
import { isMet } from './goal.ts';
import type { Goal, Problem, Request } from './model.ts';
import { viewOf } from './view.ts';

/** A total is met to half a gram in the kilo. */
export const gram = 0.0006;
/** Less than this part of a weight is the noise of binary. */
const noise = 1e-9;

const sumOf = (weights: Float64Array): number => weights.reduce((sum, grams) => sum + grams, 0);
const gramsOf = (grams: number): string => `${spanish(grams, grams < 10 ? 2 : 1)} g`;

/** A sentence for each wish that these weights do not keep. */
export function brokenWishes(request: Request, { variables, sent, order }: Problem, weights: Float64Array): string[] {
  const { bounds, total, use, most, only } = request;
  const told: string[] = [];
  const whole = sumOf(weights);
  if (total !== null && Math.abs(whole - total) > gram * total)
    told.push(`No se ha podido dejar la receta en ${gramsOf(total)}: pesa ${gramsOf(whole)}.`);
  for (const [i, { fixed, min, max, open }] of bounds.entries()) {
    const name = inSentence(order.items[i]!.name);
    const grams = weights[i]!;
    const slack = noise * Math.max(1, whole);
    if (fixed && Math.abs(grams - sent[i]!) > slack)
      told.push(`No se ha podido dejar como estaba ${name}: quedan ${gramsOf(grams)}.`);
    const isHeld = only !== null && !open && !only.some(({ picks }) => picks(variables[i]!.line));
    const why = isHeld ? ', y lo pedido en «only» no lo deja cambiar' : '';
    if (min !== null && grams < min - slack)
      told.push(`No se ha podido llegar a ${gramsOf(min)} de ${name}: quedan ${gramsOf(grams)}${why}.`);
    if (max !== null && grams > max + slack)
      told.push(`No se ha podido bajar a ${gramsOf(max)} de ${name}: quedan ${gramsOf(grams)}${why}.`);
  }
  for (const { row, grams } of use) {
    const now = variables.reduce((sum, { line }, i) => sum + (line.row === row ? weights[i]! : 0), 0);
    if (Math.abs(now - grams) > gram * Math.max(1, grams))
      told.push(`No se han podido gastar ${gramsOf(grams)} de ${inSentence(row.label)}: quedan ${gramsOf(now)}.`);
  }
  for (const { named, grams } of most) {
    const own = variables.flatMap(({ line, name }, i) => (weights[i]! > 0 && named.picks(line) ? [{ name, i }] : []));
    const now = own.reduce((sum, { i }) => sum + weights[i]!, 0);
    if (now > grams + gram * Math.max(1, grams))
      told.push(
        `No se ha podido dejar en ${gramsOf(grams)} lo pedido de «${named.name}»: quedan ${gramsOf(now)} (${enumerate(own.map(({ name }) => inSentence(name)))}).`,
      );
  }
  return told;
}

/** What rounding has left of the total goes to the heaviest line that may take it, where everything is as good with it. */
export function toTotal(problem: Problem, goal: Goal, weights: Float64Array): Float64Array {
  const { request, variables } = problem;
  const rest = request.total === null ? 0 : request.total - sumOf(weights);
  if (Math.abs(rest) <= gram * (request.total ?? 0)) return weights;
  const wasMet = isMet(goal, viewOf(problem, weights));
  const places = [...variables.keys()]
    .filter((i) => weights[i]! > 0 && !variables[i]!.fixed && request.bounds[i]?.fixed !== true)
    .sort((a, b) => weights[b]! - weights[a]!);
  for (const i of places) {
    const grams = Number((weights[i]! + rest).toPrecision(12));
    const { min, max } = request.bounds[i] ?? { min: null, max: null };
    if (grams <= 0 || grams < (min ?? 0) || grams > (max ?? Infinity)) continue;
    if (Math.abs(rest) > weights[i]! * nudge) break;
    const whole = weights.with(i, grams);
    if (!wasMet || isMet(goal, viewOf(problem, whole))) return whole;
  }
  return weights;
}

/** More than this part of a line is no rest of rounding. */
const nudge = 0.02;
