// How many grams bring a parameter to its goal: along lines, quotients, steps, and where there is no way.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crossingOf } from '../../engine/advice/crossing.ts';
import type { Value } from '../../engine/number.ts';

const total = 1000;

interface Case {
  what: string;
  goal: number;
  value: (grams: number) => Value;
  most?: number;
  wanted: number | null;
}

const cases: Case[] = [
  { what: 'a line', goal: 30, value: (g) => 10 + g / 5, wanted: 100 },
  { what: 'a line downwards', goal: 5, value: (g) => 10 - g / 50, wanted: 250 },
  { what: 'a share of the whole', goal: 30, value: (g) => (100 * (200 + g)) / (1000 + g), wanted: 1000 / 7 },
  { what: 'a dilution', goal: 8, value: (g) => (100 * 100) / (1000 + g), wanted: 250 },
  { what: 'a curve', goal: -12, value: (g) => -(0.0612 * (100 + g) + 0.00009 * (100 + g) ** 2), wanted: 58.9322 },
  { what: 'a step', goal: 3, value: (g) => (g < 70 ? 1 : 5), wanted: 70 },
  { what: 'a corner', goal: 20, value: (g) => Math.max(10, g / 10), wanted: 200 },
  { what: 'no value for a while', goal: 20, value: (g) => (g > 0 && g < 50 ? null : 10 + g / 10), wanted: 100 },
  { what: 'less than there is', goal: 30, value: (g) => 10 + g / 5, most: 99.9, wanted: null },
  { what: 'exactly what there is', goal: 30, value: (g) => 10 + g / 5, most: 100, wanted: 100 },
  { what: 'the wrong way', goal: 30, value: (g) => 10 - g, wanted: null },
  { what: 'nothing moves', goal: 30, value: () => 10, wanted: null },
  { what: 'there already', goal: 10, value: (g) => 10 + g, wanted: null },
  { what: 'no value to begin with', goal: 10, value: (g) => (g === 0 ? null : 3), wanted: null },
  { what: 'no value at all', goal: 10, value: () => null, wanted: null },
];

for (const { what, goal, value, most = 20 * total, wanted } of cases) {
  test(what, () => {
    const found = crossingOf(goal, value(0), value, most, total);
    if (wanted === null) assert.is(found, null);
    else assert.ok(found !== null && Math.abs(found - wanted) < 1e-4, `${found}`);
  });
}

test('any quotient of two sums is solved in a few looks, as exactly as its figures allow', () => {
  const amount = fc.double({ min: 1, max: 500, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(amount, share, share, share, (part, brings, weighs, how) => {
      let looks = 0;
      const value = (grams: number): number => {
        looks++;
        return (100 * (part + brings * grams)) / (total + weighs * grams);
      };
      const wanted = 1 + how * 900;
      const goal = value(wanted);
      if (Math.abs(goal - value(0)) < 1e-3) return;
      looks = 0;
      const found = crossingOf(goal, value(0), value, 20 * total, total);
      assert.ok(found !== null && Math.abs(found - wanted) < 1e-4 * wanted, `${found}, ${wanted}`);
      assert.ok(looks <= 16, `${looks} looks`);
    }),
    { numRuns: 2000, seed: 7 },
  );
});

test.run();
