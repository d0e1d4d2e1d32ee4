// Over every case: what the adjustment and the plan do is what the trade would do.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askable, type Craft, evaluateWhole, Refusal } from '../../engine/index.ts';
import { planOf, type Step } from '../crafts/followed.ts';
import { cacao } from './professional/cacao.ts';
import type { CaseOf } from './professional/case.ts';
import { conservas } from './professional/conservas.ts';
import { helado } from './professional/helado.ts';
import { panaderia } from './professional/panaderia.ts';
import { pasteleria } from './professional/pasteleria.ts';
import { turron } from './professional/turron.ts';
import { craftOf, site } from './recipes.ts';
import { type Adjusted, adjusted, type Body } from './words.ts';

const cases = { helado, panaderia, pasteleria, turron, cacao, conservas };

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

for (const [id, rows] of Object.entries(cases)) {
  const craft = craftOf(id);
  for (const one of rows)
    test(`${id}: ${one[0]}`, () => {
      const body = bodyFor(craft, one);
      const answer = adjusted(craft, body);
      assert.equal(disagreements(one, answer, stepsFor(craft, one, body)), [], answer.sentences.join(' '));
    });
}

test.run();
