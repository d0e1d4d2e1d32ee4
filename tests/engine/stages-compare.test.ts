// What is in and what is out, at each end and a hair beyond; the variant chosen, and what is refused of what the maker tells.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Craft,
  derive,
  isOut,
  isTold,
  type Limit,
  type Param,
  type Plan,
  type Run,
  type SlopedFormula,
  type Target,
  type Type,
} from '../../engine/index.ts';
import { verdictOf } from '../../engine/judge/judge.ts';
import { bareRun } from '../../engine/language/run.ts';
import type { Mix } from '../../engine/read/compose.ts';
import { compare, type Outcome, outcomeOf } from '../../engine/reckon/compare.ts';
import { noValues } from '../../engine/reckon/derive.ts';
import { guard } from '../../engine/reckon/guard.ts';
import { inventedCraft } from './invented.ts';
import { answer, refused, tea } from './tea.ts';

type Value = number | null;
const gives = (value: Value): SlopedFormula => ({ code: () => value }) as unknown as SlopedFormula;
const paramOf = (more: Partial<Param> = {}): Param =>
  ({ index: 0, decimals: 1, applies: null, accuracy: 0, doubt: null, exact: null, show: 'always', ...more }) as Param;
const targetOf = (min: Value, max: Value, param = paramOf(), more: Partial<Target> = {}): Target =>
  ({ param, min, max, minimum: null, maximum: null, ...more }) as Target;
const at = (value: Value, target: Target): Outcome =>
  outcomeOf(target, { ...bareRun, full: [value], rounded: [value] });

const states: [value: Value, min: Value, max: Value, state: Outcome['state'], deviation: number][] = [
  [17, 14, 22, 'bien', 0],
  [14, 14, 22, 'bien', 0],
  [22, 14, 22, 'bien', 0],
  [13.3, 14, 22, 'bajo', 0.05],
  [24.2, 14, 22, 'alto', 0.1],
  [24.2, null, 22, 'alto', 0.1],
  [13.3, 14, null, 'bajo', 0.05],
  [1, null, null, 'bien', 0],
  [null, 14, 22, null, 0],
  // of an end that is nothing, by the width of the range, or as it is
  [-2, 0, 8, 'bajo', 0.25],
  [0.2, -1, 0, 'alto', 0.2],
  [1, -4, 0, 'alto', 0.25],
  [0.2, -0.5, 0, 'alto', 0.2],
  [0.2, null, 0, 'alto', 0.2],
  [-3, -2, 4, 'bajo', 0.5],
  // exactly what a rule compares it with
  [17, 20, 30, 'bajo', 0.15],
  [1.15, 0, 1, 'alto', 0.15],
];
for (const [value, min, max, state, deviation] of states)
  test(`${value} in [${min}, ${max}] is ${state}`, () => {
    const outcome = at(value, targetOf(min, max));
    assert.equal([outcome.state, outcome.deviation], [state, deviation]);
    assert.equal([outcome.min, outcome.max], [min, max]);
    assert.is(isOut(outcome), state === 'bajo' || state === 'alto');
  });

test('ends that are worked out are rounded as their figure is; without a value the written one stays', () => {
  const moved = targetOf(14, 22, paramOf(), { minimum: gives(15.26), maximum: gives(null) });
  assert.equal([at(15.2, moved).min, at(15.2, moved).max, at(15.2, moved).state], [15.3, 22, 'bajo']);
  assert.is(at(15, targetOf(null, 22, paramOf(), { minimum: gives(16) })).min, null);
});

test('a range that does not apply says nothing', () => {
  for (const [applies, state] of [
    [1, 'alto'],
    [0, null],
    [null, null],
  ] as const)
    assert.is(at(30, targetOf(14, 22, paramOf({ applies: gives(applies) }))).state, state);
});

const edges: [value: number, param: Partial<Param>, edge: boolean, accuracy: number][] = [
  [22.5, {}, false, 0],
  [22.5, { accuracy: 0.5 }, true, 0.5],
  [22.6, { accuracy: 0.5 }, false, 0.5],
  [13.5, { accuracy: 0.5 }, true, 0.5],
  [13.4, { accuracy: 0.5 }, false, 0.5],
  [22, { accuracy: 0.5 }, false, 0],
  [22.6, { accuracy: 0.5, doubt: gives(1) }, true, 1],
  [22.6, { accuracy: 0.7, doubt: gives(null) }, true, 0.7],
  [22.5, { accuracy: 0.5, exact: gives(1) }, false, 0.5],
  [22.5, { accuracy: 0.5, exact: gives(0) }, true, 0.5],
];
for (const [value, more, edge, accuracy] of edges)
  test(`${value} in [14, 22], known within ${accuracy}: ${edge ? 'cannot be said' : 'sure'}`, () => {
    const outcome = at(value, targetOf(14, 22, paramOf(more)));
    assert.equal([outcome.edge, outcome.accuracy], [edge, accuracy]);
  });

test('what is shown only when present is told unless it is nothing and is well', () => {
  const told = (value: number, min: number, show: Param['show']) =>
    isTold(at(value, targetOf(min, 9, paramOf({ show }))));
  assert.equal(
    [told(0, 0, 'present'), told(1, 0, 'present'), told(0, 1, 'present'), told(0, 0, 'always')],
    [...[false, true, true, true]],
  );
});

test('limits of the law, with the ends that they move among themselves', () => {
  const [zero, one] = [paramOf(), paramOf({ index: 1 })];
  const limit = (param: Param, min: Value, max: Value, more: Partial<Limit> = {}): Limit =>
    ({ param, min, max, minimum: null, maximum: null, ...more }) as Limit;
  const byPlan = {
    code: ({ minimum, maximum }: typeof bareRun) => minimum[0]! + maximum[0]!,
  } as unknown as SlopedFormula;
  const plan = {
    targets: [targetOf(1, 2, one)],
    limits: [limit(zero, 5, null), limit(zero, null, 7, { maximum: byPlan }), limit(one, null, 3), limit(one, 4, null)],
    ...{ limitMinimum: [2], limitMaximum: [4] },
  } as unknown as Plan;
  const run = { ...bareRun, full: [6.04, null], rounded: [6.1, null], minimum: [90], maximum: [90] };
  const { limits, breaches, byParam, outcomes } = compare({ plan, run });
  assert.equal(
    limits.map(({ min, max, state }) => [min, max, state]),
    [
      [5, null, 'bien'],
      [null, 6, 'alto'],
      [null, 3, null],
      [4, null, null],
    ],
  );
  assert.equal(
    breaches.map(({ value, side }) => [value, side]),
    [[6.1, 'alto']],
  );
  assert.equal([byParam.length, byParam[0], byParam[1] === outcomes[0]], [2, undefined, true]);
});

test('only what is judged decides the verdict', () => {
  const outcomes = [at(30, targetOf(14, 22)), at(15, targetOf(14, 22, paramOf({ index: 1 })))];
  const verdict = (judged: number[] | null) =>
    verdictOf({ judged } as unknown as Craft, { outcomes, byParam: [], limits: [], breaches: [] });
  assert.equal([verdict(null), verdict([0]), verdict([1])], ['revisar', 'revisar', 'equilibrada']);
});

const planOf = (number: number): Plan => ({ numbers: [number, null], minimum: [], maximum: [] }) as unknown as Plan;
const [usual, first, second] = [planOf(1), planOf(2), planOf(3)];
const choices: [why: string, choices: Type['choices'], plan: Plan][] = [
  [
    'the first that holds',
    [
      { when: gives(1), plan: first },
      { when: null, plan: second },
    ],
    first,
  ],
  [
    'not one that is 0',
    [
      { when: gives(0), plan: first },
      { when: null, plan: second },
    ],
    second,
  ],
  [
    'not one without value',
    [
      { when: gives(null), plan: first },
      { when: gives(2), plan: second },
    ],
    second,
  ],
  ['none holds', [{ when: gives(0), plan: first }], usual],
];
for (const [why, all, plan] of choices)
  test(`the variant: ${why}`, () => {
    const constant = (at: number): SlopedFormula =>
      ({ code: ({ constants }: Run) => constants[at]! }) as unknown as SlopedFormula;
    const reads = paramOf({ formula: constant(0) });
    const told = paramOf({ index: 1, formula: constant(1) });
    const type = { sequence: [reads, null, told], plan: usual, choices: all } as unknown as Type;
    const mix = { craft: { params: [reads, told] }, type, lines: [], sums: [], inputs: new Map() } as unknown as Mix;
    const found = derive(mix);
    assert.is(found.plan, plan);
    // What stands before the choice is worked out on the type's own plan.
    assert.equal([found.run.full, found.run.constants], [[1, null], plan.numbers]);
    const withInputs = derive({ ...mix, inputs: new Map([[1, 9.87]]) });
    assert.equal(
      [withInputs.run.full, withInputs.run.rounded],
      [
        [1, 9.87],
        [1, 9.9],
      ],
    );
    assert.equal([withInputs.plan.numbers, plan.numbers[1]], [[plan.numbers[0], 9.87], null]);
  });

test('a figure from 10¹² on is none', () => {
  const big = (value: number) => {
    const param = paramOf({ formula: gives(value) });
    const type = { sequence: [param], plan: usual, choices: [] } as unknown as Type;
    const mix = { craft: { params: [param] }, type, lines: [], sums: [], inputs: new Map() } as unknown as Mix;
    return derive(mix).run.full[0];
  };
  assert.equal([big(1e12), big(-1e12), big(1e12 - 1), big(1 - 1e12)], [null, null, 1e12 - 1, 1 - 1e12]);
  assert.equal(noValues({ params: [1, 2] } as unknown as Craft), { full: [null, null], rounded: [null, null] });
});

const told = (min: Value, max: Value, value: number | undefined): string => {
  const input = { told: 4, min: min === null ? null : gives(min), max: max === null ? null : gives(max) };
  const craft = { inputs: [{ key: 'aire', label: 'Aire Metido', suffix: ' %', decimals: 1, input }] };
  const type = { plan: usual, requirements: [] };
  const inputs = new Map(value === undefined ? [] : [[4, value]]);
  const mix = { craft, type, inputs, lines: [], sums: [], unknownType: null } as unknown as Mix;
  try {
    return guard(mix) === mix ? '' : 'another mix';
  } catch (error) {
    return (error as Error).message;
  }
};
const told_: [min: Value, max: Value, value: number | undefined, says: string][] = [
  [2, 5, undefined, ''],
  [2, 5, 2, ''],
  [2, 5, 5, ''],
  [2, 5, 1.9, 'aire: 1,9 % no puede ser; aire metido, como poco 2 % y como mucho 5 %.'],
  [2, 5, 5.1, 'aire: 5,1 % no puede ser; aire metido, como poco 2 % y como mucho 5 %.'],
  [2, null, 1, 'aire: 1 % no puede ser; aire metido, como poco 2 %.'],
  [null, 5, 6, 'aire: 6 % no puede ser; aire metido, como mucho 5 %.'],
  [null, null, 6, ''],
];
for (const [min, max, value, says] of told_)
  test(`${value} told of what goes from ${min} to ${max}: «${says}»`, () => assert.is(told(min, max, value), says));

test('what the craft requires is said in its words, with the type that nobody knows', () => {
  const bare = inventedCraft((all) => {
    all['types/jarra.json'] = { ...all['types/taza.json'], label: 'Jarra', description: 'Otra', examples: [] };
  });
  assert.is(refused(bare, tea(0, 0, 0)), 'La receta no pesa nada.');
  assert.is(
    refused(bare, tea(0, 0, 0, { type: 'xyzzy' })),
    'Tipo «xyzzy» no reconocido: se ha usado «Taza». La receta no pesa nada.',
  );
  const own = inventedCraft((all) => {
    all['craft.json'].says = { unknownType: 'otro_tipo' };
    all['messages.json'].otro_tipo = 'No hay {tipoPedido}: va por {tipo}.';
  });
  assert.is(refused(own, tea(0, 0, 0, { type: 'xyzzy' })), 'No hay xyzzy: va por Taza. La receta no pesa nada.');
  assert.is(answer(own, tea(200, 10, 4)).verdict, 'equilibrada');
});

test.run();
