// The limits of the trade as bounds on weights, in grams that can be worked out by hand: 200 g of water, 10 of sugar and some
// leaf, with one limit at a time.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ceilingsOf, type How, isForbidden, isReady, type Limited, limitedLines } from '../../engine/adjust/limits.ts';
import type { Craft } from '../../engine/index.ts';
import { type Cup, close, seen, traded } from './exact.ts';

const how: How = { yielding: 0, thrifty: false, correctors: [], correcting: [], held: null, give: 0 };
const good: Cup = [200, 10, 4];

function limited(craft: Craft, cup: Cup, more: Partial<How> = {}, ...brought: string[]): Limited[] {
  const { type, lines, view } = seen(craft, cup, ...brought);
  return limitedLines(type, lines, view, { ...how, ...more });
}

type Bounds = readonly [reference: number, low: number, high: number];
const free = (grams: number): Bounds => [grams, 0, Infinity];
const still = (grams: number): Bounds => [grams, grams, grams];

function bounded(name: string, all: readonly Limited[], ...expected: Bounds[]): void {
  assert.is(all.length, expected.length, name);
  for (const [i, { reference, low, high }] of all.entries())
    for (const [j, value] of [reference, low, high].entries())
      close(value, expected[i]![j]!, `${name}, line ${i}, ${['reference', 'low', 'high'][j]}`);
}

test('without limits all is free, and a gram less counts as in the middle of what gives way', () => {
  const all = limited(traded({}), good);
  bounded('free', all, free(200), free(10), free(4));
  for (const { less, more, usual } of all) {
    close(less, 1.02, 'less');
    close(more, 1, 'more');
    assert.is(usual, null);
  }
});

test('what gives way first counts least; what nobody names is in the middle', () => {
  const all = limited(traded({ sacrifice: ['#azucar', 'liquido'] }), good);
  const expected = [1 + 0.04 / 3, 1, 1.02];
  for (const [i, { less }] of all.entries()) close(less, expected[i]!, `line ${i}`);
});

const leaf = (dose: object | number[], more: object = {}): Craft => traded({ dose: { '#hoja': dose }, ...more });
const dosed = leaf([1, 2, 3]);

test('what is in its dose stays while it need not give way; then it may move inside its dose', () => {
  // 4 g of 214 are 1.869 %
  const share = 400 / 214;
  const [water, sugar] = [free(200), free(10)];
  bounded('first', limited(dosed, good), water, sugar, still(4));
  bounded('second', limited(dosed, good, { yielding: 1 }), water, sugar, still(4));
  bounded('last', limited(dosed, good, { yielding: 2 }), water, sugar, [4, 4 / share, 12 / share]);
  const { lines } = seen(dosed, good);
  bounded('corrector', limited(dosed, good, { correcting: [lines[2]!] }), water, sugar, [4, 4 / share, 12 / share]);
  assert.equal(
    limited(dosed, good).map(({ more }) => more),
    [1, 1, 1.3],
  );
});

test('what is out of its dose comes to the usual one, measured on the rest, and stays there', () => {
  const [water, sugar] = [free(200), free(10)];
  const usual = (2 / 98) * 210;
  for (const grams of [10, 1]) {
    const cup: Cup = [200, 10, grams];
    bounded(`${grams} g`, limited(dosed, cup), water, sugar, still(usual));
    const last = limited(dosed, cup, { yielding: 2 });
    bounded(`${grams} g, last`, last, water, sugar, [usual, Math.max(usual / 2, (1 / 99) * 210), (3 / 97) * 210]);
  }
});

test('a tenth past its dose nobody weighs it again', () => {
  const at = (percent: number): number => (percent / (100 - percent)) * 210;
  const usual = at(2);
  const cases: [percent: number, stays: boolean][] = [
    [3.29, true],
    [3.31, false],
    [0.91, true],
    [0.89, false],
  ];
  for (const [percent, stays] of cases) {
    const [, , one] = limited(dosed, [200, 10, at(percent)]);
    close(one!.reference, stays ? at(percent) : usual, `${percent} %`);
  }
});

test('what takes the place of what is too much: the whole stays as it was', () => {
  const craft = leaf({ dose: [1, 2, 3], instead: { agua: 1 } });
  bounded('too much', limited(craft, [200, 10, 10]), free(205.6), free(10), still(4.4));
  // nothing takes a place where there is too little
  const [water, , own] = limited(craft, [200, 10, 1]);
  assert.ok(own!.reference > 1);
  close(water!.reference, 200 - (own!.reference - 1) * 0, 'water');
});

test("what is not there comes in up to its dose; its usual one is told where it has a least, and a quarter of a pinch's where it has none", () => {
  const syrup = (dose: number[]): Limited => limited(traded({ dose: { '#jarabe': dose } }), good, {}, 'jarabe')[3]!;
  for (const [dose, high, usual] of [
    [[1, 2, 3], 6.42, 4.28],
    [[0, 2, 3], 6.42, null],
    [[0, 1, 3], 6.42, 2.14 / 4],
    [[0, 0, 0], 0, null],
  ] as const) {
    const { reference, low, high: top, usual: told } = syrup([...dose]);
    close(reference, 0, 'reference');
    close(low, 0, 'low');
    close(top, high, `high of ${dose}`);
    close(told, usual, `usual of ${dose}`);
  }
  // of what a dose counts a gram of it may bring only a part
  const counted = traded({ dose: { '#jarabe': { dose: [1, 2, 3], amount: 'suma(dulce, #jarabe)' } } });
  const half = limited(counted, good, {}, 'jarabe')[3]!;
  close(half.high, 6.42 / 0.6, 'high of what is 60 % sweet');
  close(half.usual, 4.28 / 0.6, 'usual of what is 60 % sweet');
  // what others bring of the same is counted
  const both = traded({ dose: { dulces: { of: ['#azucar', '#jarabe'], dose: [1, 6, 8] } } });
  const one = limited(both, good, {}, 'jarabe')[3]!;
  close(one.high, 0.08 * 214 - 10, 'high beside sugar');
  close(one.usual, 0.06 * 214 - 10, 'usual beside sugar');
  const full = limited(both, [200, 14, 4], {}, 'jarabe')[3]!;
  close(full.usual, null, 'more than the usual is there');
});

test('what the type does not admit goes, and what takes its place is counted by so much', () => {
  const craft = traded({ forbid: { '#azucar': { why: 'no', instead: { jarabe: 1.5 } } } });
  bounded('with', limited(craft, good, {}, 'jarabe'), free(200), still(0), free(4), free(15));
  bounded('without', limited(craft, good), free(200), still(0), free(4));
  const noted = traded({ forbid: { '#azucar': { why: 'no', level: 'note' } } });
  bounded('only told', limited(noted, good), free(200), free(10), free(4));
  const forbidden = (of: Craft): boolean[] => {
    const { type, lines } = seen(of, good);
    return lines.map((line) => isForbidden(type, line));
  };
  assert.equal(forbidden(craft), [false, true, false]);
  assert.equal(forbidden(noted), [false, false, false]);
});

test('a dose is measured without what goes', () => {
  const craft = traded({ forbid: { '#azucar': { why: 'no' } }, dose: { '#hoja': [1, 2, 3] } });
  // 10 g of leaf: 3.2 % with 100 g of sugar, 4.76 % without
  bounded('without', limited(craft, [200, 100, 10]), free(200), still(0), still((2 / 98) * 200));
});

test('a finished product stays; when nothing else is enough it goes down, never up', () => {
  const craft = traded({ ready: ['#azucar'] });
  bounded('first', limited(craft, good), free(200), still(10), free(4));
  bounded('second', limited(craft, good, { yielding: 1 }), free(200), [10, 0, 10], free(4));
  const correctors = [craft.rows.get('azucar')!];
  bounded('corrector', limited(craft, good, { correctors }), free(200), free(10), free(4));
  const { type, lines } = seen(craft, good);
  assert.equal(
    lines.map((line) => isReady(type, line)),
    [false, true, false],
  );
  assert.not.ok(isReady(seen(traded({}), good).type, lines[1]!));
});

const sweet = (character: object): Craft => traded({ character: { '#azucar': character } });

test('what makes the recipe keeps its part and grows no more than it may', () => {
  const craft = sweet({ keep: 0.9, grow: 1.3, fault: 0.6 });
  const sugar = (more: Partial<How>): Limited => limited(craft, good, more)[1]!;
  const cases: [more: Partial<How>, low: number, high: number][] = [
    [{}, 9, 13],
    [{ give: 0.2 }, 9, 12],
    [{ give: 0.5 }, 9, 13],
    [{ thrifty: true }, 10, 13],
    [{ yielding: 1 }, 6, Infinity],
    [{ yielding: 2 }, 6, Infinity],
    [{ yielding: 1, thrifty: true }, 6, Infinity],
  ];
  for (const [more, low, high] of cases) {
    const name = JSON.stringify(more);
    close(sugar(more).low, low, `${name}, low`);
    close(sugar(more).high, high, `${name}, high`);
    close(sugar(more).less, 1.04, `${name}, less`);
  }
  close(limited(craft, good)[0]!.less, 1.02, 'water');
});

test('its band: over it the fault is its own, under it how far it grows is not counted from what was written', () => {
  const craft = sweet({ keep: 0.9, grow: 1.3, fault: 0.2, band: [2, 4, 6] });
  const sugar = (grams: number, more: Partial<How> = {}): Limited => limited(craft, [200, grams, 4], more)[1]!;
  // 51 g of 255 are 20 %: down to just inside 6 %, or to 0.2 of what was written where that is more
  close(sugar(51).low, 51 * ((0.97 * 6) / 20), 'over, low');
  close(sugar(51, { yielding: 1 }).low, 51 * 0.2, 'over, last');
  // 10.2 of 214.2 are 4.76 %: in; never under 2 %
  const share = 1020 / 214.2;
  close(sugar(10.2, { yielding: 1 }).low, (10.2 * 2) / share, 'in, last');
  close(sugar(10.2).low, 0.9 * 10.2, 'in');
  // 2 of 206 are under 2 %
  close(sugar(2).low, 2, 'under, low');
  close(sugar(2).high, Infinity, 'under, high');
  close(sugar(6).high, 6 * 1.3, 'in, high');
});

test('what is held as a whole moves from one line to another when nothing else is enough', () => {
  const craft = sweet({ keep: 0.9, fault: 0.6, amount: 'suma(dulce)' });
  const low = (more: Partial<How>): number => limited(craft, good, more)[1]!.low;
  close(low({ held: 'suma(dulce)' }), 9, 'first');
  close(low({ held: 'suma(dulce)', yielding: 1 }), 0, 'then');
  close(low({ held: 'peso', yielding: 1 }), 6, 'something else is held');
  close(limited(sweet({ keep: 0.9, fault: 0.6 }), good, { held: 'suma(dulce)', yielding: 1 })[1]!.low, 6, 'its lines');
});

test('what makes the recipe and is over its dose goes to it and keeps its part of that', () => {
  const craft = traded({ character: { '#hoja': { keep: 0.9, fault: 0.8 } }, dose: { '#hoja': [1, 2, 3] } });
  const usual = (2 / 98) * 210;
  const [, , one] = limited(craft, [200, 10, 10], { yielding: 2 });
  bounded('last', [one!], [usual, 0.8 * usual, (3 / 97) * 210]);
});

test('sums that may not pass what the trade bears, and what already lies above', () => {
  const under = (craft: Craft, cup: Cup, ...brought: string[]) => {
    const { type, lines, view } = seen(craft, cup, ...brought);
    return ceilingsOf(craft, type, lines, view).map(({ num, high }) => [
      [...num].map((x) => Math.round(1e9 * x) / 1e9),
      high,
    ]);
  };
  const capped = traded({ cap: { '#azucar': 8 } });
  // sugar − 8 % of all: 10 − 17.12 g, under 0
  assert.equal(under(capped, good), [[[-0.08, 0.92, -0.08, 0], 0]]);
  const [[, high]] = under(capped, [200, 40, 4]) as [[number[], number]];
  close(high, 40 - 0.08 * 244, 'above');
  assert.equal(under(traded({ cap: { '#jarabe': 8 } }), good), []);
  assert.is(under(traded({ cap: { '#jarabe': 8 } }), good, 'jarabe').length, 1);
  assert.equal(under(traded({ cap: { '#azucar': { most: 8, amount: 'suma(dulce)' } } }), good, 'jarabe'), [
    [[-0.08, 0.92, -0.08, 0.52, 0], 0],
  ]);
  // a quotient, or what has no form, bounds nothing
  assert.equal(under(traded({ cap: { '#azucar': { most: 8, amount: 'suma(dulce) / suma(agua)' } } }), good), []);
  // doses of several lines together
  const both = { dose: { dulces: { of: ['#azucar', '#jarabe'], dose: [0, 5, 7] } } };
  assert.equal(under(traded(both), good), []);
  assert.equal(under(traded(both), good, 'jarabe'), [[[-0.07, 0.93, -0.07, 0.93, 0], 0]]);
});

test.run();
