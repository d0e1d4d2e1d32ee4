// In which order figures are looked at, how long a move is, what the doses ask for in grams, and small words of adjusting: each
// directly, on the tiny invented craft.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Choice as Chosen, fewSentences } from '../../engine/adjust/choices.ts';
import { isOverruled } from '../../engine/adjust/goal.ts';
import { unwantedWords } from '../../engine/adjust/irreplaceable.ts';
import type { Goal } from '../../engine/adjust/model.ts';
import { costDemand, costOf } from '../../engine/adjust/price.ts';
import { dearSentence } from '../../engine/adjust/reasons.ts';
import { gramsText, intervalText } from '../../engine/adjust/wording.ts';
import { brokenIn, misdosedIn } from '../../engine/advice/limits.ts';
import { sizeMove } from '../../engine/advice/move.ts';
import { inTurn } from '../../engine/advice/plan.ts';
import { weighable } from '../../engine/advice/slip.ts';
import { type Fault, faultsIn, stateOf } from '../../engine/advice/state.ts';
import { broughtAmong, doseStep, firstOver, forbidStep } from '../../engine/advice/trade.ts';
import {
  type Choice,
  type Craft,
  compose,
  effectOf,
  type Formula,
  type Move,
  type Notice,
  recognise,
  type State,
} from '../../engine/index.ts';
import { inventedCraft } from '../engine/invented.ts';
import { tea } from '../engine/tea.ts';
import { close, traded } from './exact.ts';
import { cup } from './exact-cups.ts';

const craft = inventedCraft();
const stateIn = (of: Craft, body: object): State => stateOf(compose(recognise(of, body)));
const sweet = stateIn(craft, tea(200, 40, 4));
const strong = stateIn(craft, tea(200, 40, 20));
const [sweetness, extract] = faultsIn(strong) as [Fault, Fault];

const notice = (more: Partial<Notice>): Notice => ({ each: 'fuera', order: null, after: {}, ...more }) as Notice;

test('the law first, then by the notices and their order, then what waits, then by weight and distance', () => {
  const keys = (faults: Fault[], ...notices: Notice[]): string[] =>
    inTurn(faults, notices).map(
      ({ param, legal, weight, deviation }) => `${param.key}${legal ? '!' : ''} ${weight} ${deviation}`,
    );
  const a = (more: Partial<Fault> = {}): Fault => ({ ...sweetness, weight: 1, deviation: 0.1, aspect: null, ...more });
  const b = (more: Partial<Fault> = {}): Fault => ({ ...extract, weight: 1, deviation: 0.1, aspect: null, ...more });
  const [first, second] = [sweetness.param.index, extract.param.index];
  const all = notice({});
  assert.equal(keys([], all), []);
  assert.equal(keys([a(), b({ legal: true })], all), ['extracto! 1 0.1', 'dulzor 1 0.1']);
  assert.equal(keys([a(), b()], notice({ ranking: [second, first] })), ['extracto 1 0.1', 'dulzor 1 0.1']);
  assert.equal(keys([a(), b()], notice({ ranking: [first, second] })), ['dulzor 1 0.1', 'extracto 1 0.1']);
  assert.equal(keys([a(), b()], notice({ ranking: [second] }), notice({ ranking: [first] })), [
    'extracto 1 0.1',
    'dulzor 1 0.1',
  ]);
  assert.equal(keys([a(), b()], notice({ ranking: [second] })), ['extracto 1 0.1']);
  assert.equal(keys([a(), b()], notice({ each: 'limites' as Notice['each'] })), []);
  assert.equal(keys([a(), b({ weight: 2 })], all), ['extracto 2 0.1', 'dulzor 1 0.1']);
  assert.equal(keys([a(), b({ deviation: 0.2 })], all), ['extracto 1 0.2', 'dulzor 1 0.1']);
  assert.equal(keys([a({ weight: 2 }), b({ deviation: 0.2 })], all), ['dulzor 2 0.1', 'extracto 1 0.2']);
  const waiting = notice({ after: { sabor: 'x' } as unknown as Notice['after'] });
  assert.equal(keys([a({ aspect: 'sabor', weight: 5 }), b()], waiting), ['extracto 1 0.1', 'dulzor 5 0.1']);
  assert.equal(keys([a({ aspect: 'otro', weight: 5 }), b()], waiting), ['dulzor 5 0.1', 'extracto 1 0.1']);
});

const picking = (id: string, ratio = 1): Move['picks'][number] => ({
  pick: { row: craft.rows.get(id)!, heaviest: null, brings: null, as: null } as unknown as Choice,
  ratio,
});
const giving = (value: number | null): Formula => ({ code: () => value }) as unknown as Formula;
const { index } = sweet.comparison.outcomes.find(({ param }) => param.key === 'dulzor')!.param;
const move = (more: Partial<Move> = {}): Move => ({
  ...{ picks: [picking('azucar', -1), picking('agua')], param: index, to: giving(8), step: null, max: null },
  ...more,
});
const byExtract = sweet.comparison.outcomes.find(({ param }) => param.key === 'extracto')!.param.index;

test('a move is as long as its figure needs to come to its value', () => {
  const grams = (more: Partial<Move>): number[] | null => {
    const sized = sizeMove(move(more), sweet, sweet);
    return sized && [...sized.grams];
  };
  // 8 % of 244 are 19.52 g; what is shown as 8.00 is in
  assert.equal(grams({}), [-20.48, 20.48]);
  assert.equal(grams({ step: giving(5) }), [-25, 25]);
  assert.equal(grams({ to: giving(5) }), [-27.8, 27.8]);
  assert.equal(grams({ to: giving(-1) }), null);
  assert.equal(grams({ to: giving(null) }), null);
  assert.equal(grams({ max: giving(20) }), null);
  assert.equal(grams({ max: giving(21) }), [-20.48, 20.48]);
  assert.equal(grams({ max: giving(null) }), null);
  // whatever else happens: with so much water the extract is out
  assert.equal(grams({ picks: [picking('agua')], to: giving(5) }), [556]);
  assert.equal(grams({ picks: [picking('hoja')], param: byExtract, to: giving(2.76) }), [2.02]);
});

test('what a figure changes by when a hundredth of the recipe is moved', () => {
  close(effectOf([picking('agua')], sweet, index), 4000 / 246.44 - 4000 / 244, 'water');
  close(effectOf([picking('azucar', -1), picking('agua')], sweet, index), -1, 'sugar for water');
  // there are only 4 g of leaf, which is more than a hundredth; of 1 g only that
  const weak = stateIn(craft, tea(200, 40, 1));
  close(effectOf([picking('hoja', -1)], weak, index), 4000 / 240 - 4000 / 241, 'leaf');
  close(effectOf([picking('agua'), picking('agua')], sweet, index), null, 'twice the same');
});

test('doses, in grams: to what is usual, measured on the rest; what takes the place of what goes', () => {
  const step = (dose: object, body: object, percent: number): (number | string)[] | null => {
    const state = stateIn(traded({ dose }), body);
    const found = doseStep(misdosedIn(state.mix.type.trade, state.figures)[0]!, percent, state);
    return found && [...found.grams.map((grams) => Math.round(100 * grams) / 100), found.decimals.join()];
  };
  const leaf = (more: object = {}): object => ({ '#hoja': { dose: [1, 2, 3], ...more } });
  // 2 % of the whole: 210 · 2 / 98
  assert.equal(step(leaf(), tea(200, 10, 12), 2), [-7.71, '2']);
  assert.equal(step(leaf(), tea(200, 10, 1), 2), [3.29, '2']);
  assert.equal(step(leaf(), tea(200, 10, 1), 1), [1.12, '2']);
  assert.is(step(leaf(), tea(200, 10, 12), 6), null);
  assert.is(step(leaf(), tea(200, 10, 1), 0.4), null);
  assert.equal(step(leaf({ instead: { agua: 0.5 } }), tea(200, 10, 12), 2), [-7.56, 3.78, '2,2']);
  assert.equal(step(leaf({ instead: { agua: 0.5 } }), tea(200, 10, 1), 2), [3.29, '2']);
  assert.equal(step({ '#jarabe': [0, 0, 3] }, cup({ agua: 200, azucar: 4, hoja: 4, jarabe: 10 }), 0), [-10, '2']);
  const both = { dulces: { of: ['#azucar', '#jarabe'], dose: [0, 5, 9] } };
  assert.equal(step(both, cup({ agua: 200, azucar: 12, hoja: 4, jarabe: 15 }), 5), [-7.23, -9.04, '2,2']);
  // an amount that others bring a part of: 4 % of sweet, of which the sugar outside the dose is 4 g
  const counted = { '#jarabe': { dose: [0, 2, 4], amount: 'suma(dulce)' } };
  const [less] = step(counted, cup({ agua: 200, azucar: 4, hoja: 4, jarabe: 20 }), 4) as number[];
  const left = 20 + less!;
  close(Math.round((1000 * (4 + 0.6 * left)) / (208 + left)) / 10, 4, 'sweet');
  assert.is(step(counted, cup({ agua: 200, azucar: 4, hoja: 4, jarabe: 20 }), 1)![0], -20);
  // those 4 g are 1.92 %: as good as 2 %, and no pinch of syrup is weighed for the rest
  assert.is(step(counted, cup({ agua: 200, azucar: 4, hoja: 4, jarabe: 20 }), 2)![0], -20);
});

test('what is missing comes in with what its dose asks for', () => {
  const needed = { when: '1 - min(1, peso(#hoja))', why: 'sin hoja no hay té' };
  const bare = traded({ dose: { '#hoja': { dose: [1, 2, 3], needed } } }, (all) => {
    all['types/taza.json'].start = [{ name: 'Una', recipe: { agua: 250, azucar: 15, hoja: 5 } }];
  });
  const state = stateIn(bare, cup({ agua: 200, azucar: 10 }));
  const [missing] = misdosedIn(state.mix.type.trade, state.figures);
  // 2 % of the 210 g that there are, and what brings none of it
  assert.equal([...doseStep(missing!, 2, state)!.grams], [4.2]);
  assert.equal([...doseStep({ ...missing!, value: 1 }, 2, state)!.grams], [2.1]);
  assert.is(doseStep(missing!, 0, state), null);
});

test('a wish overrules a range that it has nothing in common with', () => {
  const range = { param: sweetness.param, min: 2, max: 8 };
  const overrules = (min: number | null, max: number | null, param = sweetness.param.index): boolean =>
    isOverruled({ wishes: [{ param, min, max }] } as unknown as Goal, range);
  const cases: [min: number | null, max: number | null, is: boolean][] = [
    [6, null, false],
    [8, null, false],
    [8.1, null, true],
    [null, 3, false],
    [null, 2, false],
    [null, 1.9, true],
    [9, 10, true],
  ];
  for (const [min, max, is] of cases) assert.is(overrules(min, max), is, `${min}–${max}`);
  assert.not.ok(overrules(9, 10, extract.param.index));
  assert.not.ok(isOverruled({ wishes: [] } as unknown as Goal, range));
});

test('of doses that are over, those that others bring a part of wait', () => {
  const limits = { dose: { '#azucar': { dose: [0, 4, 6], amount: 'suma(dulce)' }, '#jarabe': { dose: [0, 1, 2] } } };
  const state = stateIn(traded(limits), cup({ agua: 200, azucar: 12, hoja: 4, jarabe: 20 }));
  const doses = misdosedIn(state.mix.type.trade, state.figures).map(({ dose }) => dose);
  assert.is(doses.length, 2);
  assert.equal(
    broughtAmong(doses, state).map((dose) => doses.indexOf(dose)),
    [doses.findIndex(({ amount }) => amount !== null)],
  );
  assert.equal(broughtAmong(doses.slice(0, 1), state), []);
  assert.is(firstOver(state)!.dose.amount, null);
  assert.is(firstOver(stateIn(traded(limits), tea(200, 10, 4))), undefined);
});

test('what the type does not admit goes whole, and what takes its place is weighed', () => {
  const taken = (grams: number, instead: object): (number | string)[] => {
    const state = stateIn(
      traded({ forbid: { '#jarabe': { why: 'no', instead } } }),
      cup({ agua: 200, azucar: 4, hoja: 4, jarabe: grams }),
    );
    const [forbidden] = brokenIn(state.mix.type.trade, state.mix.lines, state.figures).forbidden;
    const step = forbidStep(forbidden!, state);
    return [...step.grams, step.decimals.join()];
  };
  assert.equal(taken(10, { azucar: 0.6 }), [-10, 6, '0,2']);
  assert.equal(taken(10.5, { azucar: 0.6 }), [-10.5, 6.3, '1,2']);
  assert.equal(taken(10.25, { azucar: 0.6 }), [-10.25, 6.15, '2,2']);
  assert.equal(taken(10.256, { agua: 2 }), [-10.256, 20.51, '2,2']);
});

test('a weight that nobody wrote is one that a scale shows', () => {
  const cases: [grams: number, shown: number][] = [
    [0, 0],
    [275.5, 276],
    [12.4, 12],
    [5.56, 5.6],
    [9.96, 10],
    [0.456, 0.46],
    [0.0456, 0.046],
    [1000.4, 1000],
  ];
  for (const [grams, shown] of cases) close(weighable(grams), shown, String(grams));
});

test('what it costs, and what is said of it', () => {
  const prices = [{ price: 1 }, { price: 4 }];
  close(costOf(prices, Float64Array.of(300, 100)), 1.75, 'a kilo');
  close(costOf(prices, Float64Array.of(0, 0)), null, 'nothing');
  close(costOf([{ price: 1 }, { price: 2 }], Float64Array.of(2, 1)), 1.3333, 'four decimals');
  const { form, min, max, suffix } = costDemand(prices, null, 2);
  assert.equal([[...form!.num], [...form!.den!], min, max, suffix], [[1, 4, 0], [1, 1, 0], null, 2, ' €/kg']);
  const dear = 'No se llega a 1,2 € el kilo: lo más barato que queda bien sale a 1,24 €, 0,04 € más.';
  assert.is(dearSentence({ maxCost: 1.2 }, 1.2399), dear);
  assert.is(dearSentence({ maxCost: 1.2 }, 1.24), dear);
});

test('fewer than five to choose from is said', () => {
  const of = (many: number): string[] => fewSentences(Array.from({ length: many }, () => ({}) as Chosen));
  assert.equal(of(0), []);
  assert.equal(of(1), ['La receta más barata es también la más centrada: no hay más entre las que elegir.']);
  assert.equal(of(2), ['Entre la receta más barata y la más centrada no hay ninguna que se distinga.']);
  assert.equal(of(3), ['Entre la receta más barata y la más centrada solo hay una que se distinga.']);
  assert.equal(of(4), ['Entre la receta más barata y la más centrada solo hay 2 que se distingan.']);
  assert.equal(of(5), []);
});

test('intervals, grams, and what is not wanted', () => {
  assert.is(intervalText([2, 8], ' %'), 'de 2 a 8 %');
  assert.is(intervalText([null, 8], ' %'), 'como mucho 8 %');
  assert.is(intervalText([2, null], ' %'), 'al menos 2 %');
  assert.is(intervalText([2, 2], ' %'), '2 %');
  // six decimals, in each of its shapes
  const long = 0.1234567;
  assert.is(intervalText([long, 8 + long], ''), 'de 0,123457 a 8,123457');
  assert.is(intervalText([null, long], ''), 'como mucho 0,123457');
  assert.is(intervalText([long, null], ''), 'al menos 0,123457');
  assert.is(intervalText([long, long], ''), '0,123457');
  const weights: [grams: number, total: number, said: string][] = [
    [12.34567, 1000, '12,35 g'],
    [12.34567, 99, '12,346 g'],
    [12.34567, 100, '12,35 g'],
    [1.23456, 9, '1,2346 g'],
    [1.23456, 0.9, '1,23456 g'],
  ];
  for (const [grams, total, said] of weights) assert.is(gramsText(grams, total), said, `${grams} of ${total}`);
  const lines = (...names: string[]) => names.map((name) => ({ name }));
  assert.is(unwantedWords('Azúcar', [], 'y'), 'azúcar');
  assert.is(unwantedWords('Azúcar', lines('Azúcar moreno', 'azúcar'), 'y'), 'azúcar');
  assert.is(unwantedWords('Dulce', lines('Miel'), 'y'), 'miel (dulce)');
  assert.is(
    unwantedWords('Dulce', lines('Miel', 'Jarabe', 'Dulce de leche'), 'ni'),
    'miel, jarabe ni dulce de leche (dulce)',
  );
  assert.is(unwantedWords('Dulce', lines('Miel', 'Jarabe'), 'y'), 'miel y jarabe (dulce)');
});

test.run();
