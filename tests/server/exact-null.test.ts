// Which formulas can come out without value, each node of the language by itself: then no document promises a number.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft } from '../../engine/index.ts';
import { canBeNull } from '../../server/openapi/null.ts';

const craftOf = (formulas: Record<string, string>, constants: object = {}, types: object = {}): Craft =>
  ({
    definition: {
      params: {
        constants,
        params: Object.fromEntries(Object.entries(formulas).map(([id, formula]) => [id, { formula }])),
      },
      types,
    },
  }) as unknown as Craft;

/** `never` and `always` are constants; `maybe` may be null. */
const constants = { never: 1, maybe: null, told: { value: 2, source: 'x' }, untold: { value: null, source: 'x' } };

const formulas: [formula: string, canBe: boolean][] = [
  ['1', false],
  ['never', false],
  ['maybe', true],
  ['told', false],
  ['untold', true],
  ['nowhere', false],
  ['-never', false],
  ['-maybe', true],
  ['no never', false],
  ['no maybe', true],
  ['peso', false],
  ['peso(fruta)', false],
  ['suma(zumo)', false],
  ['suma(zumo, fruta)', false],
  ['media(zumo)', false],
  ['media(zumo, fruta)', true],
  ['mayor(zumo)', true],
  ['mayor(zumo, fruta)', true],
  ['suma(zumo / agua)', true],
  ['suma(zumo / 2)', false],
  ['suma(zumo / 0)', true],
  ['suma(-(zumo / agua))', true],
  ['suma(-(zumo / 2))', false],
  ['suma(2 * (zumo / agua))', true],
  ['suma((zumo / agua) * 2)', true],
  ['suma(2 * (zumo * agua))', false],
  ['suma(si(zumo > 1, zumo / agua, 0))', true],
  ['suma(si(zumo > 1, zumo, 0))', false],
  ['suma(primero(zumo / agua, 0))', false],
  ['suma(no (zumo / agua))', false],
  ['media(zumo / agua)', true],
  ['never + never', false],
  ['never + maybe', true],
  ['maybe + never', true],
  ['maybe * maybe', true],
  ['never - never', false],
  ['never / 2', false],
  ['never / 0', true],
  ['never / never', true],
  ['never / peso', false],
  ['never / peso(fruta)', true],
  ['never * peso(fruta)', false],
  ['maybe / 2', true],
  ['never ^ 2', false],
  ['never ^ never', true],
  ['maybe ^ 2', true],
  ...['=', '<>', '<', '<=', '>', '>='].map((sign): [string, boolean] => [`maybe ${sign} maybe`, false]),
  ['maybe y maybe', false],
  ['maybe o maybe', false],
  ['primero(maybe, never)', false],
  ['primero(maybe, maybe)', true],
  ['si(maybe > 1, never, never)', false],
  ['si(never > 1, maybe, never)', true],
  ['si(never > 1, never, maybe)', true],
  ['max(never, never)', false],
  ['max(maybe, never)', true],
  ['max(never, maybe)', true],
  ['minimo(otro)', true],
];
for (const [formula, canBe] of formulas)
  test(`${formula} ${canBe ? 'can be' : 'is never'} null`, () =>
    assert.is(canBeNull(craftOf({ it: formula }, constants))('it'), canBe));

test('a condition that is null makes its choice none, so it is not looked at', () =>
  assert.is(canBeNull(craftOf({ it: 'si(maybe, 1, 2)' }, constants))('it'), false));

test('a parameter is as good as those it is made of, and one in a circle is not promised', () => {
  const can = canBeNull(craftOf({ a: 'b + c', b: '1', c: 'never / d', d: 'b', e: 'b * 2', f: 'f + 1' }, { never: 1 }));
  assert.equal(['a', 'b', 'c', 'd', 'e', 'f', 'e', 'a', 'unknown'].map(can), [
    ...[true, false, true, false, false, true],
    ...[false, true, true],
  ]);
});

test('a constant that one type leaves without value can be null', () => {
  const types = { good: {}, bad: { constants: { x: null } }, told: { constants: { z: { value: 3 } } } };
  const can = canBeNull(craftOf({ a: 'x', b: 'z' }, { x: 1, z: 1 }, types));
  assert.equal(['a', 'b'].map(can), [true, false]);
});

test.run();
