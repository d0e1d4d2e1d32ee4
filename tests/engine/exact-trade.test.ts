// Professional limits on made-up lines: what is picked, counted, forbidden and out of its dose, at each bound.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  amountOf,
  brokenIn,
  countedAs,
  forbiddenIn,
  forbidOf,
  givesWayAt,
  isExcessive,
  isScarce,
  misdosedIn,
  perGram,
  shareIn,
  standingOf,
} from '../../engine/advice/limits.ts';
import {
  type Cap,
  type Character,
  type Dose,
  type Forbid,
  type Limits,
  type Line,
  mostOf,
  type Param,
  type Run,
  type Share,
  type SlopedFormula,
  shareOf,
  type Trade,
} from '../../engine/index.ts';
import { bareRun } from '../../engine/language/run.ts';
import { standingsOnDemand } from '../../engine/load/ondemand.ts';
import type { Figures } from '../../engine/reckon/derive.ts';

const formula = (code: (run: Run) => number | null): SlopedFormula => ({ code }) as unknown as SlopedFormula;
const weight = formula(({ lines }) => lines.reduce((sum, { grams }) => sum + grams, 0));

/** Selections by number: what a line is picked by. */
const line = (name: string, grams: number, picked: number[], within?: Line[]): Line =>
  ({
    ...{ name, grams, member: Uint8Array.from({ length: 6 }, (_, at) => Number(picked.includes(at))) },
    ...{ shares: Float64Array.of(0.5), values: Float64Array.of(), groups: [] },
    ...(within ? { within } : {}),
  }) as unknown as Line;
const runOf = (...lines: Line[]): Run => ({ ...bareRun, lines });
const share = (lines: number, more: object = {}): Share => ({
  ...{ lines, amount: null, base: { formula: weight, say: 'de todo' } },
  ...more,
});
const dose = (lines: number, [min, usual, max]: [number, number, number], more: object = {}): Dose =>
  ({
    ...share(lines),
    ...{
      key: `d${lines}`,
      min,
      usual,
      max,
      decides: 3,
      counts: '',
      param: null,
      why: '',
      needed: null,
      instead: [],
    },
    ...more,
  }) as unknown as Dose;
const forbid = (lines: number): Forbid => ({ key: `f${lines}`, lines, level: 'trade', why: '', instead: [1] }) as never;
const tradeOf = (more: Partial<Limits>): Trade => {
  const none = { forbids: [], doses: [], characters: [], caps: [], ready: null, sacrifice: [] };
  const limits = { ...none, ...more } as unknown as Limits;
  for (const [place, one] of limits.doses.entries()) Object.assign(one, { place });
  return { ...limits, standingOf: standingsOnDemand(limits) };
};

test('what the limits say of one line: the first of each kind that picks it, and all that count it', () => {
  const trade = tradeOf({
    forbids: [forbid(0), forbid(1), forbid(2)],
    characters: [share(3), share(1)] as Character[],
    doses: [dose(1, [0, 1, 2]), dose(3, [0, 1, 2])],
    caps: [share(1), share(4)] as Cap[],
    ready: 2,
  });
  const one = line('x', 1, [1, 2]);
  const standing = standingOf(trade, one);
  assert.is(standing.forbid?.key, 'f1');
  assert.is(standing.character?.lines, 1);
  assert.is(standing.isReady, true);
  assert.equal([standing.doses.map(({ key }) => key), standing.caps.map(({ lines }) => lines)], [['d1'], [1]]);
  assert.is(standingOf(trade, one), standing, 'lines that the same selections pick stand alike');
  const other = standingOf(trade, line('y', 1, [5]));
  assert.equal([other.forbid, other.character, other.isReady, other.doses, other.caps], [null, null, false, [], []]);
  assert.is(standingOf(tradeOf({}), line('z', 1, [0])).isReady, false, 'nothing is ready where nothing is declared');
});

test('what is forbidden, in the recipe and inside a recipe of it, where nothing takes its place', () => {
  const trade = tradeOf({ forbids: [forbid(0)] });
  const lines = [
    line('libre', 10, [1]),
    line('vetada', 10, [0]),
    line('masa', 10, [1], [line('nada', 0, [0]), line('dentro', 0.5, [0])]),
    line('perdida', 10, [1], [line('agua', -0.2, [0])]),
  ];
  const told = (found: { line: Line; forbid: Forbid }[]) =>
    found.map(({ line: { name }, forbid: { key, instead } }) => [name, key, instead.length]);
  assert.equal(told(forbiddenIn(trade, lines)), [
    ['vetada', 'f0', 1],
    ['dentro de «masa»', 'f0', 0],
  ]);
  assert.equal(
    lines.map((one) => forbidOf(trade, one)?.instead.length ?? null),
    [null, 1, 0, null],
  );
  const figures = { run: runOf(...lines), plan: { targets: [] } } as unknown as Figures;
  const broken = brokenIn(trade, lines, figures);
  assert.equal([broken.forbidden.length, broken.misdosed.length], [2, 0]);
});

test('the order in which things give way; what it does not name is in the middle', () => {
  const trade = tradeOf({ sacrifice: [3, 1] });
  assert.equal(
    [[3], [1], [1, 3], [0]].map((picked) => givesWayAt(trade, line('x', 1, picked))),
    [0, 1, 0, 1.5],
  );
});

test('how much of a line is picked, and how much of a recipe', () => {
  const mass = line('masa', 100, [], [line('a', 0.6, [1]), line('b', 0.5, [1]), line('c', 0.1, [2])]);
  assert.equal([shareIn(line('x', 5, [1]), 1), shareIn(line('x', 5, [1]), 2), shareIn(mass, 1)], [1, 0, 1.1]);
  const run = runOf(line('x', 40, [1]), line('y', 60, [2]), mass);
  assert.is(amountOf(share(1), run), 150);
  assert.is(shareOf(share(1), run), 75);
  const counted = { amount: formula(() => 30) };
  assert.is(amountOf(share(1, counted), run), 30);
  assert.is(shareOf(share(1, counted), run), 15);
  assert.is(shareOf(share(1, { amount: formula(() => null) }), run), null);
  for (const base of [null, 0, -1])
    assert.is(shareOf(share(1, { base: { formula: formula(() => base), say: '' } }), run), null);
  assert.is(shareOf(share(1, { base: { formula: formula(() => 0.5), say: '' } }), run), 30_000);
  assert.is(perGram(share(1), mass, run), 1.1);
  const seen = formula(({ lines, sums }) => lines[0]!.grams * 10 + lines.length + sums[0]!);
  assert.is(perGram(share(1, { amount: seen }), line('x', 7, [1]), run), 11.5, 'of one gram, alone');
  assert.is(perGram(share(1, { amount: formula(() => null) }), mass, run), 0);
});

test('what a dose counts is said where it is not what its lines weigh', () => {
  const run = runOf(line('x', 100, [1]), line('y', 300, [2]));
  const told = (amount: number | null, counts = 'en tal'): string =>
    countedAs(dose(1, [0, 1, 2], { counts, amount: formula(() => amount) }), run);
  assert.equal([told(98), told(97.9), told(102), told(102.1), told(null)], ['', ' en tal', '', ' en tal', ' en tal']);
  assert.is(told(50, ''), '');
  assert.is(countedAs(dose(1, [0, 1, 2], { counts: 'en tal' }), run), '');
});

test('a character out of its band', () => {
  const of = (band: number[] | null): Character => ({ ...share(1), band }) as unknown as Character;
  const run = runOf(line('x', 20, [1]), line('y', 80, [2]));
  const nothing = runOf();
  assert.equal(
    [[20, 20, 20], [20.1, 30, 40], null].map((band) => isScarce(of(band), run)),
    [false, true, false],
  );
  assert.equal(
    [[10, 15, 20], [10, 15, 19.9], null].map((band) => isExcessive(of(band), run)),
    [false, true, false],
  );
  assert.equal([isScarce(of([1, 2, 3]), nothing), isExcessive(of([-2, -1, -0.5]), nothing)], [false, true]);
  assert.not.ok(isExcessive(of([0, 0, 0.5]), nothing), 'of nothing there is not too much');
});

test('the most that a correction may reach', () => {
  const most = (value: unknown): number => mostOf({ most: value } as Cap, runOf());
  assert.equal([most(8), most(formula(() => 5)), most(formula(() => null))], [8, 5, Infinity]);
});

const figuresOf = (lines: Line[], more: object = {}): Figures =>
  ({ run: runOf(...lines), plan: { targets: [] }, ...more }) as unknown as Figures;
const misdosed = (doses: Dose[], figures: Figures): string[] =>
  misdosedIn(tradeOf({ doses }), figures).map(
    ({ dose: { key }, side, value, far, decides }) =>
      `${key} ${side} ${Number(value.toFixed(3))}${far ? ' far' : ''}${decides ? ' decides' : ''}`,
  );
/** So many grams of it in a thousand. */
const of = (grams: number): Line[] => [line('x', grams, [1]), line('y', 1000 - grams, [0])];

// A dose of 2 to 4 %, with the hair that a scale cannot tell: 1.99 to 4.02.
const doses: [grams: number, more: object, told: string[]][] = [
  [0, {}, []],
  [9.9, {}, ['d1 bajo 0.99 far']],
  [10, {}, ['d1 bajo 1']],
  [19.8, {}, ['d1 bajo 1.98']],
  [19.95, {}, []],
  [30, {}, []],
  [40.15, {}, []],
  [40.3, {}, ['d1 alto 4.03']],
  [60, {}, ['d1 alto 6']],
  [60.1, {}, ['d1 alto 6.01 far']],
  [60, { decides: 1.5 }, ['d1 alto 6']],
  [60.1, { decides: 1.5 }, ['d1 alto 6.01 far decides']],
  [48, { decides: 1.2 }, ['d1 alto 4.8']],
  [48.1, { decides: 1.2 }, ['d1 alto 4.81 decides']],
  [120, {}, ['d1 alto 12 far']],
  [120.1, {}, ['d1 alto 12.01 far decides']],
  [60.1, { amount: formula(() => null) }, []],
  [60.1, { base: { formula: formula(() => 0), say: '' } }, []],
  [60.1, { base: { formula: formula(() => null), say: '' } }, []],
  [60.1, { base: { formula: formula(() => 0.9), say: '' } }, ['d1 alto 6677.778 far decides']],
];
for (const [grams, more, told] of doses)
  test(`${grams} g of a thousand, ${JSON.stringify(more)}: ${told}`, () =>
    assert.equal(misdosed([dose(1, [2, 3, 4], more)], figuresOf(of(grams))), told));

test('what is needed is missed where it is not there, and its formula says so', () => {
  const needed = (value: number | null): object => ({ needed: { when: formula(() => value) } });
  const there = figuresOf([line('y', 1000, [0])]);
  assert.equal(
    [1, 0, -1, null].map((value) => misdosed([dose(1, [2, 3, 4], needed(value))], there).join()),
    ['d1 bajo 0 far', '', '', ''],
  );
  assert.equal(misdosed([dose(1, [2, 3, 4], needed(1))], figuresOf(of(30))), []);
});

test('what is right together is not short alone', () => {
  // What a line is picked by is looked up once: each time they are other lines.
  const lines = (): Figures => figuresOf([line('x', 10, [1, 2]), line('z', 20, [2]), line('y', 970, [0])]);
  const alone = dose(1, [2, 3, 4]);
  assert.equal(misdosed([alone], lines()), ['d1 bajo 1']);
  assert.equal(misdosed([alone, dose(2, [2, 3, 4])], lines()), []);
  assert.equal(misdosed([alone, dose(2, [0, 3, 4])], lines()), ['d1 bajo 1'], 'it may be none');
  assert.equal(misdosed([alone, dose(2, [0.5, 1, 2])], lines()), ['d2 alto 3', 'd1 bajo 1']);
  const apart = [line('w', 5, [1]), line('x', 5, [1, 2]), line('z', 25, [2]), line('y', 965, [0])];
  assert.equal(misdosed([alone, dose(2, [2, 3, 4])], figuresOf(apart)), ['d1 bajo 1'], 'some of it is not counted');
});

test('what lies inside a recipe of the recipe is dosed too', () => {
  const mass = line('masa', 500, [], [line('x', 0.1, [1]), line('y', 0.9, [0])]);
  assert.equal(misdosed([dose(1, [2, 3, 4])], figuresOf([mass, line('y', 500, [0])])), ['d1 alto 5']);
});

test('a dose is no narrower than the range of the figure that measures it', () => {
  const param = { index: 0, accuracy: 0.5, applies: null, doubt: null, exact: null } as unknown as Param;
  const target = { param, min: 1, max: 5, minimum: null, maximum: null };
  const judged = (grams: number, rounded: number, given: Param | null = param): string[] => {
    const run = { ...runOf(...of(grams)), rounded: [rounded] };
    const figures = { run, plan: { targets: [target] } } as unknown as Figures;
    return misdosed([dose(1, [2, 3, 4], { param: given })], figures);
  };
  assert.equal([judged(50, 5), judged(50, 5.5), judged(50, 5.6)], [[], [], ['d1 alto 5']]);
  assert.equal([judged(15, 1), judged(15, 0.5), judged(15, 0.4)], [[], [], ['d1 bajo 1.5']]);
  assert.equal(judged(50, 5, null), ['d1 alto 5']);
  assert.equal(judged(50, 5, { ...param }), ['d1 alto 5'], 'another figure');
});

test.run();
