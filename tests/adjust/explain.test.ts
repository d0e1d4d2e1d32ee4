// Explain: contributions add up to the value, rules tell the value they met, and without the flag nothing changes.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wide } from '../../bench/recipes.ts';
import { type Craft, evaluate } from '../../engine/index.ts';
import { edited } from '../crafts/bench.ts';
import { some } from '../some.ts';
import { weighed } from '../weighed.ts';
import { craftOf, recipes, site } from './recipes.ts';

interface Explained {
  label: string;
  formula: string;
  kind: 'suma' | 'cociente' | 'marginal';
  value: number | null;
  range: [number | null, number | null] | null;
  source: string | null;
  contributions: {
    name: string;
    grams: number;
    value: number;
    numerator?: number;
    denominator?: number;
    perGram?: number;
  }[];
}
interface Explanation {
  params: Record<string, Explained>;
  rules: {
    id: string;
    list: string | null;
    message: string | null;
    conditions: { fact: string; found: unknown; holds: boolean }[];
  }[];
}
interface Told {
  params: Record<string, number>;
  warnings?: string[];
  suggestions?: string[];
  explain: Explanation;
}
const told = new Map<unknown, Told>();
/** Several tests look at the same answers, each for something else. */
function toldOf(craft: Craft, body: unknown): Told {
  const known = told.get(body) ?? (evaluate(craft, body, site, { explain: true }) as unknown as Told);
  told.set(body, known);
  return known;
}
const explained = (craft: Craft, body: unknown): Explanation => toldOf(craft, body).explain;

const tried = some(recipes, 120);

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));

const firstOfEach = recipes.filter((one, i) => recipes.findIndex(({ craft }) => craft === one.craft) === i);

test('of a very long recipe forty contributions are told, the heaviest, and they still add up', () => {
  let shortened = 0;
  for (const { craft, body: example } of firstOfEach) {
    const body = { ...example, ingredients: [...example.ingredients, ...wide(craft, 120).ingredients] };
    for (const [key, { kind, value, contributions }] of Object.entries(explained(craft, body).params)) {
      if (value === null) continue;
      assert.ok(near(sum(contributions.map((one) => one.value)), value), `${craft.id} ${key}`);
      const rest = contributions.findIndex(({ name }) => /^y \d+ líneas más$/.test(name));
      if (rest < 0) continue;
      shortened++;
      assert.is(rest, 39, `${craft.id} ${key}`);
      if (kind !== 'cociente') continue;
      const over = sum(contributions.map(({ denominator = 0 }) => denominator));
      assert.ok(
        near(sum(contributions.map(({ numerator = 0 }) => numerator)) / over, value),
        `${craft.id} ${key}: N/D`,
      );
    }
  }
  assert.ok(shortened > 100);
});

test('contributions add up to the value, for every parameter of every example', () => {
  for (const { craft, title, body } of tried) {
    const { params } = explained(craft, body);
    for (const [key, { kind, value, contributions }] of Object.entries(params)) {
      if (value === null) continue;
      assert.ok(near(sum(contributions.map((one) => one.value)), value), `${title} ${key}`);
      if (kind !== 'cociente') continue;
      const over = sum(contributions.map(({ denominator = 0 }) => denominator));
      assert.ok(near(sum(contributions.map(({ numerator = 0 }) => numerator)) / over, value), `${title} ${key}: N/D`);
    }
  }
});

test('the value explained is the one shown', () => {
  for (const { craft, title, body } of tried) {
    const { params, explain } = toldOf(craft, body);
    for (const [key, shown] of Object.entries(params)) {
      assert.ok(Math.abs(shown - explain.params[key]!.value!) <= 0.5001, `${title} ${key}`);
      assert.ok(explain.params[key]!.formula.length > 0);
    }
  }
});

test('every range is told with its ends and its source', () => {
  const { params } = explained(craftOf('panaderia'), {
    type: 'pan_comun',
    ingredients: weighed({ harina: 1000, agua: 500, sal: 30 }),
  });
  assert.equal(params.hidratacion!.range?.length, 2);
  assert.ok(params.hidratacion!.source);
  assert.is(params.hidratacion!.kind, 'cociente');
  assert.equal(params.sal!.contributions.find(({ name }) => name === 'sal')?.value, 3);
});

test('a rule that fired has a condition that holds, or none at all', () => {
  let conditions = 0;
  for (const { craft, title, body } of tried) {
    for (const rule of explained(craft, body).rules) {
      assert.ok(rule.id.length > 0);
      if (rule.conditions.length > 0)
        assert.ok(rule.conditions.some(({ holds }) => holds) || rule.message === null, `${title} ${rule.id}`);
      conditions += rule.conditions.length;
    }
  }
  assert.ok(conditions > 500);
});

test('each sentence of the answer is told by one rule', () => {
  for (const { craft, title, body } of tried) {
    const { warnings = [], suggestions = [], explain } = toldOf(craft, body);
    for (const text of [...warnings, ...suggestions]) {
      assert.ok(
        explain.rules.some(({ message }) => message?.includes(text)),
        `${title}: ${text}`,
      );
    }
  }
});

test('without the flag the answer is byte for byte the same', () => {
  for (const { craft, title, body } of tried) {
    const plain = JSON.stringify(evaluate(craft, body, site));
    const { explain, ...rest } = toldOf(craft, body);
    assert.ok(explain);
    assert.is(JSON.stringify(rest), plain, title);
    assert.is(JSON.stringify(evaluate(craft, body, site, { explain: false })), plain, title);
  }
});

test('a recipe of two hundred names that nobody knows is told shortly, and still adds up', () => {
  const ingredients = Array.from({ length: 200 }, (_, i) => ({ name: `${'cosa rara '.repeat(10)}${i}`, grams: i + 1 }));
  const answer = evaluate(craftOf('helado'), { type: 'helado_crema', ingredients }, site, { explain: true });
  const { params } = answer.explain as unknown as Explanation;
  for (const [key, { value, contributions }] of Object.entries(params)) {
    assert.ok(contributions.length <= 41, key);
    if (value !== null) assert.ok(near(sum(contributions.map((one) => one.value)), value), key);
  }
  for (const text of answer.warnings as string[]) assert.ok(text.length < 4000, text.slice(0, 80));
});

test('a parameter that somebody adds is explained without code', () => {
  const craft = edited('turron', {
    'params.json': (file) =>
      Object.assign(file.params, {
        mielPorAlmendra: { label: 'Miel por almendra', formula: 'suma(miel) / suma(alm)' },
      }),
  });
  const { params } = explained(craft, {
    type: 'jijona',
    ingredients: [
      { ingrediente: 'almendra_tostada', peso: 600 },
      { ingrediente: 'miel', peso: 300 },
    ],
  });
  assert.is(params.mielPorAlmendra!.value, 0.5);
  assert.equal(params.mielPorAlmendra!.contributions.map(({ value }) => value).sort(), [0, 0.5]);
});

test.run();
