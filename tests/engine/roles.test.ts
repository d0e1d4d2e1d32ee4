// The part that a line plays in the product, and which sums it enters.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust } from '../../engine/index.ts';
import { inventedCraft } from './invented.ts';
import { site } from './recipes.ts';
import { answer, type Files } from './tea.ts';

const withRoles = (all: Files): void => {
  all['craft.json'].roles = {
    capa: { label: 'Capa', names: ['cobertura'], apart: true },
    base: { label: 'Base' },
  };
  all['params.json'].params.capa_g = { label: 'Capa', unit: 'g', formula: 'peso(capa)' };
  all['params.json'].params.todo_g = { label: 'Todo', unit: 'g', formula: 'peso(todo)' };
};

test('the role of a line comes in its field or in its name, and decides which sums it enters', () => {
  const craft = inventedCraft(withRoles);
  const lines = (third: object): object => ({
    ingredients: [{ name: 'agua', grams: 190 }, { name: 'azúcar', grams: 10 }, third],
  });
  for (const third of [
    { name: 'jarabe', grams: 50, role: 'capa' },
    { name: 'jarabe', grams: 50, role: 'Cobertura' },
    { name: 'Jarabe (capa)', grams: 50 },
    { name: 'cobertura: jarabe', grams: 50 },
    { name: 'jarabe para la capa', grams: 50 },
  ]) {
    const { params, warnings } = answer(craft, lines(third));
    assert.equal([params.dulzor, params.capa_g, params.todo_g], [5, 50, 250], JSON.stringify(third));
    assert.equal(warnings, []);
  }
  assert.is(answer(craft, lines({ name: 'jarabe (base)', grams: 50 })).params.dulzor, 16);
  assert.is(answer(craft, lines({ name: 'jarabe (frío)', grams: 50 })).params.dulzor, 16, 'no role at all');
});

test('what is apart stays apart in the linear form too', () => {
  const craft = inventedCraft(withRoles);
  const body = {
    ingredients: [
      { name: 'agua', grams: 200 },
      { name: 'azúcar', grams: 40 },
      { name: 'hoja', grams: 4 },
      { name: 'jarabe', grams: 50, role: 'capa' },
    ],
  };
  const { explain } = answer(craft, body);
  assert.ok(explain.params.dulzor.contributions.every(({ name }: { name: string }) => name !== 'jarabe'));
  assert.is((adjust(craft, body, site) as Files).adjusted, true);
});

test.run();
