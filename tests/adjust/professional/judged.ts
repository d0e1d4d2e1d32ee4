// A case beside what is answered: where the adjustment or the plan is not what a professional would do.
//   { ok: true, only: ['sal'] } beside an answer that moves the flour → ['harina moves 12 g']
import { askable, type Craft, evaluateWhole, Refusal } from '../../../engine/index.ts';
import { planOf, type Step } from '../../crafts/followed.ts';
import { site } from '../recipes.ts';
import { type Adjusted, adjusted, type Body } from '../words.ts';
import { cacao } from './cacao.ts';
import type { CaseOf } from './case.ts';
import { conservas } from './conservas.ts';
import { helado } from './helado.ts';
import { panaderia } from './panaderia.ts';
import { pasteleria } from './pasteleria.ts';
import { turron } from './turron.ts';

export const cases = { helado, panaderia, pasteleria, turron, cacao, conservas };

function bodyFor(craft: Craft, [, type, recipe, { hold = [], ...wishes }]: CaseOf): Body {
  const { name, weight } = craft.definition.craft.request;
  const ingredients = Object.entries(recipe).map(([typed, grams]) => ({
    [name]: typed,
    [weight]: grams,
    ...((hold as string[]).includes(typed) ? { fixed: true } : {}),
  }));
  return { type, ingredients, ...wishes };
}

/** The plan of the balance: the recipe as it is, with what is told of its process and without what is wished for. */
function stepsFor(craft: Craft, [, , recipe]: CaseOf, body: Body): Step[] {
  if (Object.values(recipe).includes(null)) return [];
  try {
    const told = Object.fromEntries(Object.entries(body).filter(([key]) => !(key in askable)));
    return planOf(evaluateWhole(craft, told, site));
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Where the answer is not what a professional would do. */
function disagreements([, , recipe, , expected]: CaseOf, answer: Adjusted, steps: readonly Step[]): string[] {
  const { ok, gone = [], at = {}, still = [], only, says, silent, first, plan, unmoved = [] } = expected;
  const found: string[] = [];
  const grams = (name: string): number => answer.ingredients.find((row) => row.name === name)?.grams ?? 0;
  const told = answer.sentences.join(' ');
  if (ok !== undefined && answer.adjusted !== ok) found.push(`adjusted: ${answer.adjusted}`);
  for (const name of gone) if (grams(name) > 0) found.push(`${name}: ${grams(name)} g left`);
  for (const [name, [least, most]] of Object.entries(at))
    if (grams(name) < least || grams(name) > most) found.push(`${name}: ${grams(name)} g, not ${least}–${most}`);
  for (const name of still)
    if (Math.abs(grams(name) - recipe[name]!) > 0.011 * recipe[name]!)
      found.push(`${name}: ${recipe[name]} → ${grams(name)} g`);
  if (only)
    for (const row of [...answer.ingredients, ...answer.removed])
      if (!only.includes(row.name) && Math.abs(row.change) > 0.011 * (row.before ?? 0))
        found.push(`${row.name} moves ${row.change} g`);
  if (says && !says.test(told)) found.push(`does not say ${says}`);
  if (silent?.test(told)) found.push(`says ${silent}`);
  if (first && !first.test(steps[0]?.sentence ?? '')) found.push(`opens «${steps[0]?.sentence ?? ''}»`);
  const sentences = steps.map(({ sentence }) => sentence).join(' ');
  if (plan && !plan.test(sentences)) found.push(`plan «${sentences}»`);
  for (const name of unmoved)
    if (
      steps.some(({ changes }) =>
        changes.some((change) => change.name === name && Math.abs(change.grams) > 0.03 * recipe[name]!),
      )
    )
      found.push(`the plan moves ${name}: ${sentences}`);
  return found;
}

/** Runs a case: what is not as it would be, and what was said. */
export function disagreementsWith(craft: Craft, one: CaseOf): { readonly found: string[]; readonly told: string } {
  const body = bodyFor(craft, one);
  const answer = adjusted(craft, body);
  return { found: disagreements(one, answer, stepsFor(craft, one, body)), told: answer.sentences.join(' ') };
}
