// Conditions compiled, contradicted and read: each operator, each side, and what is said of what can never hold.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { comparisons, compileCondition, type Fact, type NamedFacts } from '../../engine/index.ts';
import { always, never } from '../../engine/language/compile-condition.ts';
import { contradictionIn, truismIn } from '../../engine/language/contradiction.ts';
import { operators } from '../../engine/language/operators.ts';
import type { Comparison, Condition } from '../../engine/model/craft.ts';

const is = (fact: string, operator: Comparison['operator'], value: Comparison['value']): Comparison => ({
  ...{ fact, operator, value },
});

const compared: [operator: Comparison['operator'], one: Fact, other: Fact | Fact[], holds: boolean][] = [
  ['equal', 5, 5, true],
  ['equal', 5, '5', false],
  ['notEqual', 5, 5, false],
  ['notEqual', null, 5, true],
  ['in', 'a', ['a', 'b'], true],
  ['in', 'c', ['a', 'b'], false],
  ['in', 'a', 'a', false],
  ['notIn', 'a', ['a', 'b'], false],
  ['notIn', 'c', ['a', 'b'], true],
  ['notIn', 'c', 'a', false],
  ['lessThan', 4, 5, true],
  ['lessThan', 5, 5, false],
  ['lessThanInclusive', 5, 5, true],
  ['lessThanInclusive', 6, 5, false],
  ['greaterThan', 6, 5, true],
  ['greaterThan', 5, 5, false],
  ['greaterThanInclusive', 5, 5, true],
  ['greaterThanInclusive', 4, 5, false],
  ['lessThan', '4', 5, false],
  ['lessThan', 4, '5', false],
  ['greaterThanInclusive', null, 0, false],
  ['greaterThanInclusive', 0, null, false],
];
for (const [operator, one, other, holds] of compared)
  test(`${JSON.stringify(one)} ${operator} ${JSON.stringify(other)}: ${holds}`, () =>
    assert.is(operators[operator](one, other), holds));

const names = ['x', 'y', 'z'];
const numbers = new Map(names.map((name, number) => [name, number]));
const [xBig, yBig] = [is('x', 'greaterThan', 5), is('y', 'greaterThan', 5)];

// Condition; facts x and y; holds.
const held: [condition: Condition, facts: Fact[], holds: boolean][] = [
  [{ all: [xBig, yBig] }, [6, 6], true],
  [{ all: [xBig, yBig] }, [6, 5], false],
  [{ all: [xBig, yBig] }, [5, 6], false],
  [{ any: [xBig, yBig] }, [5, 6], true],
  [{ any: [xBig, yBig] }, [6, 5], true],
  [{ any: [xBig, yBig] }, [5, 5], false],
  [{ all: [xBig] }, [6], true],
  [{ any: [xBig] }, [5], false],
  [{ not: xBig }, [5], true],
  [{ not: xBig }, [6], false],
  [is('x', 'greaterThan', { fact: 'y' }), [2, 1], true],
  [is('x', 'greaterThan', { fact: 'y' }), [1, 2], false],
  [is('x', 'equal', null), [], true],
  [is('x', 'equal', { fact: 'y' }), [], true],
  [is('x', 'equal', ['a'] as unknown as Fact), ['a'], false],
];
for (const [condition, facts, holds] of held)
  test(`${JSON.stringify(condition)} of [${facts}]: ${holds}`, () => {
    assert.is(compileCondition(condition, numbers)(facts), holds);
    const settled: NamedFacts = Object.fromEntries(names.map((name, number) => [name, facts[number] ?? null]));
    assert.is(compileCondition(condition, numbers, settled), holds ? always : never);
  });

test('what is settled is decided now, and the rest is asked', () => {
  const big = { x: 6 };
  const small = { x: 5 };
  assert.is(compileCondition(undefined, numbers), always);
  assert.is(always([]) && !never([]), true);
  assert.is(compileCondition({ all: [] as unknown as [Condition] }, numbers), always);
  assert.is(compileCondition({ any: [] as unknown as [Condition] }, numbers), never);
  assert.is(compileCondition({ all: [xBig, yBig] }, numbers, small), never);
  assert.is(compileCondition({ any: [xBig, yBig] }, numbers, big), always);
  const rest = [
    compileCondition({ all: [xBig, yBig] }, numbers, big),
    compileCondition({ any: [xBig, yBig] }, numbers, small),
  ];
  for (const one of rest) assert.equal([one([0, 6]), one([9, 5])], [true, false]);
  // Only one of the two is settled: neither is looked at before the recipe is known.
  const between = compileCondition(is('x', 'greaterThan', { fact: 'y' }), numbers, big);
  assert.equal([between([6, 5]), between([6, 6])], [true, false]);
  const mirrored = compileCondition(is('y', 'lessThan', { fact: 'x' }), numbers, big);
  assert.equal([mirrored([6, 5]), mirrored([6, 6])], [true, false]);
});

test('every comparison is found, with its path', () => {
  const found = [...comparisons({ all: [xBig, { any: [yBig, { not: xBig }] }] }, '/when')];
  assert.equal(
    found.map(({ comparison, path }) => [comparison.fact, path]),
    [
      ['x', '/when/all/0'],
      ['y', '/when/all/1/any/0'],
      ['x', '/when/all/1/any/1/not'],
    ],
  );
});

const [over, from, under, upTo] = ['greaterThan', 'greaterThanInclusive', 'lessThan', 'lessThanInclusive'] as const;
const empty: [conditions: Comparison[], why: string | null][] = [
  [[is('x', over, 30), is('x', under, 20)], '«x» tendría que ser más de 30 y menos de 20 a la vez'],
  [[is('x', under, 20), is('x', over, 30)], '«x» tendría que ser más de 30 y menos de 20 a la vez'],
  [[is('x', over, 30), is('y', under, 20)], null],
  [[is('x', over, 20), is('x', under, 30)], null],
  [[is('x', over, 20), is('x', under, 20)], '«x» tendría que ser más de 20 y menos de 20 a la vez'],
  [[is('x', from, 20), is('x', under, 20)], '«x» tendría que ser al menos 20 y menos de 20 a la vez'],
  [[is('x', over, 20), is('x', upTo, 20)], '«x» tendría que ser más de 20 y como mucho 20 a la vez'],
  [[is('x', from, 20), is('x', upTo, 20)], null],
  [[is('x', from, 20.5), is('x', upTo, 20)], '«x» tendría que ser al menos 20,5 y como mucho 20 a la vez'],
  [[is('x', 'equal', 3), is('x', 'equal', 4)], '«x» tendría que ser exactamente 4 y exactamente 3 a la vez'],
  [[is('x', 'equal', 3), is('x', from, 3)], null],
  [[is('x', 'equal', 3), is('x', over, 3)], '«x» tendría que ser más de 3 y exactamente 3 a la vez'],
  [[is('x', over, 3), is('x', 'equal', 3)], '«x» tendría que ser más de 3 y exactamente 3 a la vez'],
  [[is('x', 'equal', 3), is('x', under, 3)], '«x» tendría que ser exactamente 3 y menos de 3 a la vez'],
  [[is('x', under, 3), is('x', 'equal', 3)], '«x» tendría que ser exactamente 3 y menos de 3 a la vez'],
  // the tightest of several counts
  [[is('x', over, 9), is('x', over, 1), is('x', under, 5)], '«x» tendría que ser más de 9 y menos de 5 a la vez'],
  [[is('x', under, 1), is('x', under, 9), is('x', over, 5)], '«x» tendría que ser más de 5 y menos de 1 a la vez'],
  [[is('x', 'notEqual', 3), is('x', 'equal', 3)], null],
  [[is('x', 'equal', 'a'), is('x', 'equal', 'b')], '«x» tendría que ser «a» y «b» a la vez'],
  [[is('x', 'equal', 'a'), is('x', 'equal', 'a')], null],
  [[is('x', 'equal', 'a'), is('x', 'notEqual', 'b')], null],
  [[is('x', 'equal', 'a'), is('y', 'equal', 'b')], null],
  [[is('x', over, { fact: 'y' }), is('x', under, 3)], null],
];
for (const [all, why] of empty) {
  const told = all.map(({ fact, operator, value }) => `${fact} ${operator} ${JSON.stringify(value)}`).join(' and ');
  test(`${told}: ${why}`, () => {
    const [first, ...rest] = all as [Comparison, ...Comparison[]];
    assert.is(contradictionIn({ all: [first, ...rest] }), why);
    assert.is(contradictionIn({ all: [{ all: [first] }, ...rest] }), why);
    assert.is(contradictionIn({ any: [xBig, { all: [first, ...rest] }] }), why);
    assert.is(contradictionIn({ not: { all: [first, ...rest] } }), why);
    assert.is(contradictionIn({ all: [is('z', over, 1), { any: [{ all: [first, ...rest] }] }] }), why);
    // Either of them may hold.
    assert.is(contradictionIn({ any: [first, ...rest] }), null);
  });
}

const whole: [any: Comparison[], why: string | null][] = [
  [[is('x', over, 0), is('x', under, 5)], '«x» siempre es más de 0 o menos de 5'],
  [[is('x', under, 5), is('z', over, 9), is('x', from, 0)], '«x» siempre es al menos 0 o menos de 5'],
  [[is('x', over, 5), is('x', 'lessThanInclusive', 5)], '«x» siempre es más de 5 o como mucho 5'],
  [[is('x', over, 5), is('x', under, 5)], null],
  [[is('x', over, 6), is('x', under, 5)], null],
  [[is('x', over, 0), is('y', under, 5)], null],
  [[is('x', 'equal', 0), is('x', under, 5)], null],
  [[is('x', over, 0), is('x', 'equal', 5)], null],
  [[is('x', over, { fact: 'y' }), is('x', under, 5)], null],
];
for (const [any, why] of whole) {
  const told = any.map(({ fact, operator, value }) => `${fact} ${operator} ${JSON.stringify(value)}`).join(' or ');
  test(`${told}: ${why}`, () => {
    const [first, ...rest] = any as [Comparison, ...Comparison[]];
    assert.is(truismIn({ any: [first, ...rest] }), why);
    assert.is(truismIn({ all: [xBig, { any: [first, ...rest] }] }), why);
    assert.is(truismIn({ any: [xBig, { not: { any: [first, ...rest] } }] }), why);
    assert.is(truismIn({ all: [first, ...rest] }), null);
  });
}

test('what is asked in another branch is no contradiction', () => {
  assert.is(contradictionIn(xBig), null);
  assert.is(contradictionIn({ all: [is('x', over, 30), { any: [is('x', under, 20)] }] }), null);
  assert.is(contradictionIn({ all: [is('x', over, 30), { not: is('x', under, 20) }] }), null);
});

test.run();
