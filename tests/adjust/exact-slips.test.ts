// What was weighed wrong, seen beside the one good recipe of the type (200 g of water, 10 of sugar, 4 of leaf; or with syrup):
// how much of each is usual, which line is the odd one, which factor puts all right, and from where the adjustment counts.
// Sweetness is 2–8 %, extract 1–3 %, body (sugar and dry leaf) 4–10 %.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slipOf } from '../../engine/adjust/slip.ts';
import { causeOf, oddPull } from '../../engine/advice/cause.ts';
import { leashOn } from '../../engine/advice/leash.ts';
import { factorOf } from '../../engine/advice/misweighed.ts';
import { oddOneIn } from '../../engine/advice/odd-one.ts';
import { faultsIn, stateOf } from '../../engine/advice/state.ts';
import { outstandingIn, strayIn, usualIn } from '../../engine/advice/usual.ts';
import { type Craft, compose, type MixLine, recognise, type State } from '../../engine/index.ts';
import { type Files, tea } from '../engine/tea.ts';
import { asking, type Cup, close, seen, traded } from './exact.ts';
import { cup } from './exact-cups.ts';

const rich = (all: Files): void => {
  all['params.json'].params.cuerpo = { label: 'Cuerpo', unit: '%', formula: 'media(dulce) + media(seco)' };
  all['types/taza.json'].ranges.cuerpo = { range: [4, 10], source: 'oficio' };
  all['types/taza.json'].examples[1].expect.out = ['cuerpo', 'dulzor'];
  Object.assign(all['messages.json'], {
    'dulzor.alto': { text: 'Dulce.', try: [{ swap: ['azucar', 'agua'] }, { less: 'azucar' }] },
    'dulzor.bajo': { text: 'Soso.', try: [{ add: 'azucar' }] },
    'extracto.alto': { text: 'Fuerte.', try: [{ less: 'hoja' }] },
    'extracto.bajo': { text: 'Flojo.', try: [{ add: 'hoja' }] },
    'cuerpo.alto': { text: 'Denso.', try: [{ add: 'agua' }] },
    'cuerpo.bajo': { text: 'Ralo.', try: [{ less: 'agua' }] },
  });
};
const withSyrup = (all: Files): void => {
  rich(all);
  all['types/taza.json'].examples[0].recipe = { agua: 200, azucar: 6, hoja: 4, jarabe: 6 };
};
const three = traded({}, rich);
const four = traded({}, withSyrup);
const stateIn = (craft: Craft, of: Cup): State => stateOf(compose(recognise(craft, tea(...of))));

test('what is usual of each line beside the good recipe, once both are of a size', () => {
  const usual = (...of: Cup): number[] => {
    const { mix } = stateIn(three, of);
    return mix.lines.map((line) => Math.round(1e6 * usualIn(mix)(line)) / 1e6);
  };
  assert.equal(usual(200, 10, 4), [200, 10, 4]);
  assert.equal(usual(200, 20, 4), [200, 10, 4]);
  assert.equal(usual(400, 20, 16), [400, 20, 8]);
  // seven tenths in common are needed: 108 g of sugar leave them, 109 do not
  assert.equal(usual(200, 108, 4), [200, 10, 4]);
  assert.equal(usual(200, 109, 4), [0, 0, 0]);
  const { mix } = stateIn(three, [200, 20, 4]);
  const strays = mix.lines.map(strayIn(mix));
  for (const [i, expected] of [0, Math.log(2), 0].entries())
    assert.ok(Math.abs(strays[i]! - expected) < 1e-9, String(i));
  const short = stateIn(three, [200, 5, 4]).mix;
  close(strayIn(short)(short.lines[1]!), Math.log(2), 'half is as far as double');
  // two lines tell no size: each has the share of the good one
  const pair = compose(recognise(three, cup({ agua: 200, azucar: 10 })));
  close(usualIn(pair)(pair.lines[1]!), (210 * 10) / 214, 'of two lines');
});

test('a line may be too much, or short, from a tenth on; itself or with its group', () => {
  const isOut = (of: Cup, place: number, wants: 1 | -1): boolean => {
    const { mix } = stateIn(three, of);
    return outstandingIn(mix)(mix.lines[place]!, wants);
  };
  const cases: [of: Cup, place: number, wants: 1 | -1, is: boolean][] = [
    [[200, 11.01, 4], 1, -1, true],
    [[200, 10.99, 4], 1, -1, false],
    [[200, 9.08, 4], 1, 1, true],
    [[200, 9.1, 4], 1, 1, false],
    [[200, 20, 4], 1, 1, false],
    [[200, 20, 4], 0, 1, false],
    // the solids are 14 g in the good one: 15.5 of them are too much, whichever it is
    [[200, 11.5, 4], 2, -1, true],
    [[200, 11.3, 4], 2, -1, false],
    [[200, 109, 4], 0, -1, true],
  ];
  for (const [of, place, wants, is] of cases) assert.is(isOut(of, place, wants), is, `${of} ${place} ${wants}`);
  // of what the good one does not have nothing can be told
  const mixed = compose(recognise(three, cup({ agua: 200, azucar: 10, hoja: 4, jarabe: 20 })));
  const syrup = mixed.lines.find(({ key }) => key === 'jarabe')!;
  assert.ok(outstandingIn(mixed)(syrup, 1));
});

test('the one line that is not what it is in the good recipe', () => {
  const odd = (craft: Craft, body: object): string | null => {
    const found = oddOneIn(compose(recognise(craft, body)));
    return found && `${found.line.key} ${Math.round(100 * found.usual) / 100}`;
  };
  const cases: [craft: Craft, body: object, odd: string | null][] = [
    [three, tea(200, 13.6, 4), 'azucar 10'],
    [three, tea(200, 13.4, 4), null],
    [three, tea(200, 7.3, 4), 'azucar 10'],
    [three, tea(200, 7.5, 4), null],
    [three, tea(200, 10, 5.5), 'hoja 4'],
    [three, tea(100, 10, 4), 'agua 200'],
    [three, tea(200, 10, 4), null],
    // of one and a half per cent or less nobody says it: 3 g were 1.4 % of it
    [three, cup({ agua: 200, azucar: 10 }), null],
    [four, cup({ agua: 200, azucar: 6, hoja: 4, jarabe: 12 }), 'jarabe 6'],
    // beside another that is nearly as far it cannot be told which of the two
    [four, cup({ agua: 200, azucar: 6, hoja: 7.2, jarabe: 12 }), null],
    // 1.6 times the leaf and twice the syrup: both are of a size once the good one is √1.6 times as big
    [four, cup({ agua: 200, azucar: 6, hoja: 6.4, jarabe: 12 }), 'jarabe 7.59'],
    [four, cup({ agua: 200, azucar: 12, hoja: 4, jarabe: 12 }), null],
    // what is not in the good one at all; but a little of another liquid may stand for water
    [three, cup({ agua: 200, azucar: 10, hoja: 4, jarabe: 90 }), 'jarabe 0'],
    [three, cup({ agua: 200, azucar: 10, hoja: 4, jarabe: 20 }), null],
    [three, cup({ agua: 200, azucar: 10, hoja: 4, jarabe: 3 }), null],
  ];
  for (const [craft, body, expected] of cases) assert.is(odd(craft, body), expected, JSON.stringify(body));
});

/** «sugar 0.5» is half of the sugar; «sugar −9» is 9 g less. */
function found(craft: Craft, of: Cup): (string | null)[] {
  const { order, request } = asking(craft, tea(...of));
  const state = stateOf(compose(order));
  const faults = faultsIn(state);
  const may = (): boolean => true;
  const slip = slipOf(order, request, seen(craft, of).lines);
  const factor = factorOf(state, faults, null, may);
  const cause = causeOf(state, faults, leashOn(state.mix, false));
  const odd = oddPull(state, faults, leashOn(state.mix, true));
  const grams = slip && slip.left * state.mix.lines.find(({ key }) => key === slip.key)!.grams;
  return [
    slip && `${slip.key} ${Math.round(100 * grams!) / 100}`,
    factor && `${factor.line.key} ${factor.left}`,
    cause && `${cause.line.key} ${cause.pull.grams}`,
    odd && `${odd.parts[0]!.line.key} ${odd.grams}`,
  ];
}

// biome-ignore format: one case per line
const cases: [of: Cup, comesTo: string | null, factor: string | null, cause: string | null, odd: string | null][] = [
  [[200, 10, 4], null, null, null, null],
  // an edge is no slip, however odd the line
  [[200, 18, 4], null, null, null, 'azucar -8'],
  [[200, 25, 4], 'azucar 12.5', 'azucar 0.5', 'azucar -8.99', 'azucar -15'],
  [[200, 40, 4], 'azucar 10', null, 'azucar -23.99', 'azucar -30'],
  [[200, 100, 4], 'azucar 10', 'azucar 0.1', 'azucar -83.99', 'azucar -90'],
  [[200, 300, 4], 'azucar 13.98', null, 'azucar -283.99', null],
  [[200, 1, 4], 'azucar 10', 'azucar 10', null, 'azucar 9'],
  [[200, 3, 4], 'azucar 6', 'azucar 2', null, 'azucar 7'],
  [[200, 10, 8], 'hoja 4', null, null, 'hoja -4'],
  [[200, 10, 12], 'hoja 6', 'hoja 0.5', null, 'hoja -8'],
  [[200, 10, 1], 'hoja 4', null, null, 'hoja 3'],
  [[130, 10, 4], null, null, null, null],
  [[100, 10, 4], 'agua 200', null, null, 'agua 100'],
  [[20, 10, 4], 'agua 200', 'agua 10', null, 'agua 180'],
  [[400, 10, 4], 'agua 200', null, null, 'agua -200'],
  [[600, 10, 4], 'agua 300', 'agua 0.5', null, 'agua -400'],
  [[2000, 10, 4], 'agua 200', 'agua 0.1', null, 'agua -1800'],
  [[200, 40, 12], 'agua 600', null, 'azucar -30.49', 'agua 400'],
  [[200, 25, 9], 'agua 400', 'agua 2', 'azucar -12.75', 'agua 250'],
  [[200, 1, 1], null, null, null, 'agua -165.24'],
  [[200, 60, 1], 'azucar 13.78', null, 'azucar -44.22', null],
  [[200, 1, 12], null, null, null, null],
];
// biome-ignore format: one case per line
const besideSyrup: typeof cases = [
  [[200, 18, 4], null, null, null, null],
  [[200, 25, 4], 'azucar 12.5', 'azucar 0.5', 'azucar -8.99', null],
  [[200, 40, 4], 'azucar 13.98', null, 'azucar -23.99', null],
  [[200, 100, 4], 'azucar 10', 'azucar 0.1', 'azucar -83.99', null],
  [[200, 1, 4], 'azucar 6', null, null, null],
  [[200, 3, 4], 'azucar 6', 'azucar 2', null, null],
  [[200, 10, 8], 'hoja 6.01', null, null, null],
  [[200, 10, 12], 'hoja 6', null, null, null],
  [[200, 10, 1], 'hoja 3.31', null, null, null],
  [[100, 10, 4], 'azucar 6', null, 'azucar -3.42', null],
  [[60, 10, 4], 'azucar 2.49', null, 'azucar -7.51', null],
  [[20, 10, 4], 'agua 200', 'agua 10', null, null],
  // twice the leaf would do, but half the water does too
  [[400, 10, 4], 'agua 200', 'hoja 2', null, null],
  [[2000, 10, 4], 'agua 296.45', null, null, 'agua -1703.55'],
  [[200, 40, 12], 'azucar 9.51', null, 'azucar -30.49', null],
];

test('what was weighed wrong, and from where the adjustment counts', () => {
  for (const [of, ...expected] of cases) assert.equal(found(three, of), expected, `${of}`);
});

test('the same where the good recipe has syrup too, and less can be told', () => {
  for (const [of, ...expected] of besideSyrup) assert.equal(found(four, of), expected, `${of}`);
});

test('nothing that the caller holds was weighed several times over; of what is left open nothing was weighed wrong', () => {
  const slip = (sugar: object): number | null => {
    const { order, request } = asking(three, cup({ agua: 200, azucar: sugar, hoja: 4 }));
    return slipOf(order, request, seen(three, [200, 30, 4]).lines)?.left ?? null;
  };
  close(slip({ grams: 30 }), 0.5, 'free');
  close(slip({ grams: 30, max: 50 }), 0.5, 'with a most');
  close(slip({ grams: 30, fixed: true }), null, 'fixed');
  close(slip({ grams: 30, min: 5 }), null, 'with a least');
  close(slip({ grams: null }), null, 'open');
});

test('no factor where the line may not be one, has a dose, is finished, or there is none but it', () => {
  const factor = (craft: Craft, body: object, may = (_: MixLine): boolean => true): number | null => {
    const state = stateOf(compose(recognise(craft, body)));
    return factorOf(state, faultsIn(state), null, may)?.left ?? null;
  };
  const twice = tea(200, 30, 4);
  assert.is(factor(three, twice), 0.5);
  assert.is(
    factor(three, twice, ({ key }) => key !== 'azucar'),
    null,
  );
  assert.is(factor(traded({ dose: { '#azucar': [0, 5, 8] } }, rich), twice), null);
  assert.is(factor(traded({ ready: ['#azucar'] }, rich), twice), null);
  assert.is(factor(traded({ character: { '#azucar': { keep: 0.9 } } }, rich), twice), null);
  assert.is(factor(traded({ character: { '#azucar': { keep: 0.9, band: [2, 5, 8] } } }, rich), twice), 0.5);
  assert.is(factor(traded({ character: { '#azucar': { keep: 0.9 } } }, rich), tea(200, 100, 4)), 0.1);
  assert.is(factor(three, cup({ azucar: 30 })), null);
  // once put right it is less than a hundredth of the cup: told by its dose
  assert.is(factor(three, tea(200, 10, 20)), null);
});

test.run();
