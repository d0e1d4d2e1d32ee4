// Advice with grams, followed: recipes bent from the examples of a craft, and what each sized sentence leads to.
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { evaluateWhole } from '../../engine/evaluate.ts';
import { type Craft, Refusal } from '../../engine/index.ts';
import { bodyOf } from '../../engine/load/examples.ts';
import { type State, sizeMove } from '../../engine/messages/move.ts';
import { type Said, type Speaker, say } from '../../engine/messages/speak.ts';
import { isOut, type Outcome } from '../../engine/stages/compare.ts';
import { site } from './bench.ts';

type Body = { type: string; ingredients: Record<string, unknown>[] };

const judged = (craft: Craft, { param }: Outcome): boolean =>
  craft.judged === null || craft.judged.includes(param.index);

/** The examples of the craft. */
export const examplesOf = (craft: Craft): Body[] =>
  [...craft.types].flatMap(([id, { file }]) => file.examples.map(({ recipe }) => bodyOf(craft, id, recipe) as Body));

/** An example with each weight multiplied by something from a half to two. */
export function bentExample(craft: Craft): fc.Arbitrary<Body> {
  const { weight } = craft.definition.craft.request;
  const factors = fc.array(fc.oneof(fc.constant(1), fc.double({ min: 0.5, max: 2, noNaN: true })), {
    minLength: 20,
    maxLength: 20,
  });
  return fc.tuple(fc.constantFrom(...examplesOf(craft)), factors).map(([{ type, ingredients }, by]) => ({
    type,
    ingredients: ingredients.map((item, i) => ({ ...item, [weight]: (item[weight] as number) * by[i % by.length]! })),
  }));
}

/** Follows the advice on each judged figure that is out and checks that it does what it says; gives how many were out and how many came with grams. */
export function follow(craft: Craft, body: unknown): { out: number; sized: number } {
  let evaluation: ReturnType<typeof evaluateWhole>;
  try {
    evaluation = evaluateWhole(craft, body, site);
  } catch (error) {
    if (error instanceof Refusal) return { out: 0, sized: 0 };
    throw error;
  }
  const { state, judgement } = evaluation;
  const speaker = { state, judgement, chained: false };
  const out = state.comparison.outcomes.filter((outcome) => isOut(outcome) && judged(craft, outcome));
  let sized = 0;
  for (const outcome of out) {
    const said = say(`${outcome.param.key}.${outcome.state}`, { outcome }, speaker);
    const leads = said ? leadsOf(said, outcome, speaker) : [];
    if (leads.length > 0) sized++;
    for (const after of leads) {
      assert.match(said!.text, /\d g/);
      check(craft, state, after, outcome, said!.text);
    }
  }
  return { out: out.length, sized };
}

/** The recipes that a sentence leads to, by the grams it needs and by those it offers. */
function leadsOf(said: Said, outcome: Outcome, { state, judgement }: Speaker): State[] {
  for (const { when, moves, needed } of state.mix.type.messages.get(said.key) ?? []) {
    if (!when(judgement.facts)) continue;
    const sized = Object.entries(moves).map(([name, move]) => ({
      name,
      after: sizeMove(move, state, { outcome, chained: false })?.after,
    }));
    if (sized.some(({ name, after }) => !after && needed.includes(name))) continue;
    return sized.flatMap(({ after }) => after ?? []);
  }
  return [];
}

function check(craft: Craft, before: State, after: State, aimed: Outcome, text: string): void {
  const now = new Map(after.comparison.outcomes.map((outcome) => [outcome.param.index, outcome]));
  for (const was of before.comparison.outcomes) {
    const is = now.get(was.param.index);
    if (!is || !judged(craft, was)) continue;
    if (was === aimed) assert.not(isOut(is), `«${text}» leaves ${was.param.key} out`);
    if (!isOut(was)) assert.not(isOut(is), `«${text}» pushes ${was.param.key} out`);
  }
  assert.ok(after.comparison.breaches.length <= before.comparison.breaches.length, `«${text}» breaks a limit`);
}
