// What may move, from where it is counted and how far, before anything is solved: left open, it begins as the starting recipe of
// the type that the list fills best; written, as it was sent, in proportion to a total, put right where a limit says so. Each line
// is told with its reference and its bounds, «azucar 15 (0 270)»; last, what is held.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { problemOf } from '../../engine/adjust/problem.ts';
import type { Files } from '../engine/tea.ts';
import { asking, traded } from './exact.ts';
import { correct, cup, holdsWater, priced } from './exact-cups.ts';

type Edit = (all: Files) => void;
const start =
  (...recipes: object[]): Edit =>
  (all) => {
    correct(all);
    all['types/taza.json'].start = recipes.map((recipe, i) => ({ name: `Receta ${i}`, recipe }));
  };
const one = start({ agua: 250, azucar: 15, hoja: 5 });
const two = start({ agua: 250, azucar: 15, hoja: 5 }, { agua: 300, jarabe: 25, hoja: 6 });
const three = start({ agua: 250, azucar: 15, hoja: 5 }, { agua: 300, azucar: 6, jarabe: 15, hoja: 6 });
const dosedRow: Edit = (all) => {
  correct(all);
  all['catalogue.json'].ingredients[3].dose = [1, 5];
};

// biome-ignore format: a case and what comes of it
const cases: [name: string, limits: object, edit: Edit, body: object, told: string][] = [
  ['all', {}, one, cup({ agua: null, azucar: null, hoja: null }),
    'agua 250 (0 270), azucar 15 (0 270), hoja 5 (0 270), jarabe 0 (0 270), 270'],
  ['all, total', {}, one, cup({ agua: null, azucar: null, hoja: null }, { total: 540 }),
    'agua 500 (0 540), azucar 30 (0 540), hoja 10 (0 540), jarabe 0 (0 540), 540'],
  ['half given', {}, one, cup({ agua: 500, azucar: null, hoja: null }),
    'agua 500 (0 540), azucar 30 (0 540), hoja 10 (0 540), jarabe 0 (0 540), 540'],
  ['given and total', {}, one, cup({ agua: 400, azucar: null, hoja: null }, { total: 500 }),
    'agua 400 (0 500), azucar 75 (0 500), hoja 25 (0 500), jarabe 0 (0 500), 500'],
  ['family', {}, one, cup({ agua: null, jarabe: null, hoja: null }),
    'agua 250 (0 520), jarabe 250 (0 520), hoja 5 (0 520), azucar 15 (0 520), 520'],
  ['second start', {}, two, cup({ agua: null, jarabe: null, hoja: null }),
    'agua 300 (0 331), jarabe 25 (0 331), hoja 6 (0 331), azucar 0 (0 331), 331'],
  ['first start', {}, two, cup({ agua: null, azucar: null, hoja: null }),
    'agua 250 (0 270), azucar 15 (0 270), hoja 5 (0 270), jarabe 0 (0 270), 270'],
  ['both sweet', {}, two, cup({ agua: null, azucar: null, jarabe: null, hoja: null }),
    'agua 250 (0 290), azucar 15 (0 290), jarabe 20 (0 290), hoja 5 (0 290), 290'],
  ['both sweet, known', {}, three, cup({ agua: null, azucar: null, jarabe: null, hoja: null }),
    'agua 300 (0 327), azucar 6 (0 327), jarabe 15 (0 327), hoja 6 (0 327), 327'],
  ['share of the type', {}, three, cup({ agua: null, jarabe: null, azucar: null, hoja: 5 }),
    'agua 250 (0 273), jarabe 13 (0 273), azucar 5 (0 273), hoja 5 (0 273), 273'],
  ['brought', {}, one, cup({ agua: null, hoja: null }),
    'agua 250 (0 270), hoja 5 (0 270), azucar 15 (0 270), jarabe 0 (0 270), 270'],
  ['brought, none', {}, one, cup({ agua: null, hoja: null }, { add: [] }),
    'agua 250 (0 255), hoja 5 (0 255), 255'],
  ['avoid', {}, two, cup({ agua: null, azucar: null, hoja: null }, { avoid: ['azucar'] }),
    'agua 300 (0 331), azucar 0 (0 0), hoja 6 (0 331), jarabe 25 (0 331), 331'],
  ['dosed', { dose: { '#jarabe': [1, 2, 3] } }, one, cup({ agua: null, azucar: null, hoja: null, jarabe: null }),
    'agua 250 (0 275.4), azucar 15 (0 275.4), hoja 5 (0 275.4), jarabe 5.4 (2.75 8.26), 275.4'],
  ['dosed leaf brought', { dose: { '#hoja': [1, 2, 3] } }, one, cup({ agua: null, azucar: null }),
    'agua 250 (0 270), azucar 15 (0 270), jarabe 0 (0 270), hoja 5 (5 5), 270'],
  ['dosed leaf, no least', { dose: { '#hoja': [0, 2, 3] } }, one, cup({ agua: null, azucar: null }),
    'agua 250 (0 265), azucar 15 (0 265), jarabe 0 (0 265), 265'],
  ['banded', { character: { '#jarabe': { keep: 0.9, band: [1, 4, 8] } } }, one, cup({ agua: null, azucar: null, hoja: null, jarabe: null }),
    'agua 250 (0 281), azucar 15 (0 281), hoja 5 (0 281), jarabe 11 (9.9 281), 281'],
  ['banded beside', { character: { dulces: { of: ['#jarabe', '#azucar'], keep: 0.9, band: [1, 4, 8] } } }, one, cup({ agua: null, azucar: null, hoja: null, jarabe: null }),
    'agua 250 (0 270), azucar 15 (13.5 270), hoja 5 (0 270), jarabe 0 (0 270), 270'],
  ['made by leaf', { character: { '#hoja': { keep: 0.9 } } }, two, cup({ agua: null, azucar: null, hoja: null }),
    'agua 250 (0 270), azucar 15 (0 270), hoja 5 (4.5 270), jarabe 0 (0 270), 270'],
  ['made by syrup', { character: { '#jarabe': { keep: 0.9 } } }, two, cup({ agua: null, azucar: null, hoja: null, jarabe: null }),
    'agua 300 (0 349), azucar 18 (0 349), hoja 6 (0 349), jarabe 25 (22.5 349), 349'],
  ['made by syrup, given', { character: { '#jarabe': { keep: 0.9 } } }, two, cup({ agua: null, azucar: null, hoja: null, jarabe: 10 }),
    'agua 120 (0 139.8), azucar 7.4 (0 139.8), hoja 2.4 (0 139.8), jarabe 10 (9 139.8), 139.8'],
  ['made by sugar or syrup', { character: { dulces: { of: ['#jarabe', '#azucar'], keep: 0.9 } } }, two, cup({ agua: null, hoja: null, jarabe: null }),
    'agua 300 (0 331), hoja 6 (0 331), jarabe 25 (22.5 331), azucar 0 (0 331), 331'],
  ['examples', {}, correct, cup({ agua: null, azucar: null, hoja: null }),
    'agua 200 (0 214), azucar 10 (0 214), hoja 4 (0 214), jarabe 0 (0 214), 214'],
  ['alone', {}, one, cup({ agua: 100 }),
    'agua 100 (0 106), azucar 6 (0 106), jarabe 0 (0 106), 106'],
  ['alone, right', {}, one, cup({ jarabe: 100 }),
    'jarabe 100 (0 106), agua 0 (0 106), azucar 6 (0 106), 106'],
  ['nothing matches', {}, one, cup({ hoja: 10, agua: null }),
    'hoja 10 (0 540), agua 500 (0 540), azucar 30 (0 540), jarabe 0 (0 540), 540'],
  ['written', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (0 214), hoja 4 (0 214), jarabe 0 (0 214), 214'],
  ['written, held', {}, correct, cup({ agua: { grams: 200, fixed: true }, azucar: { grams: 10, min: 4, max: 12 }, hoja: { grams: 4, max: 3 } }),
    'agua 200 (200 200), azucar 10 (4 12), hoja 4 (0 3), jarabe 0 (0 214), 214'],
  ['written, least over it', {}, correct, cup({ agua: 200, azucar: { grams: 10, min: 15 }, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (15 214), hoja 4 (0 214), jarabe 0 (0 214), 214'],
  ['total of its own', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { total: 1000 }),
    'agua 934 (0 1000), azucar 47 (0 1000), hoja 19 (0 1000), jarabe 0 (0 1000), 1000'],
  ['total, one held', {}, correct, cup({ agua: 200, azucar: { grams: 10, fixed: true }, hoja: 4 }, { total: 500 }),
    'agua 480 (0 500), azucar 10 (10 10), hoja 9.6 (0 500), jarabe 0 (0 500), 500'],
  ['only', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { only: ['azucar'] }),
    'agua 200 (200 200), azucar 10 (0 214), hoja 4 (4 4), jarabe 0 (0 214), 214'],
  ['avoided', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { avoid: ['azucar'] }),
    'agua 200 (0 214), azucar 0 (0 0), hoja 4 (0 214), jarabe 0 (0 214), 214'],
  ['avoided, with its place', { without: { '#azucar': { jarabe: 1.6 } } }, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { avoid: ['azucar'] }),
    'agua 200 (0 214), azucar 0 (0 0), hoja 4 (0 214), jarabe 16 (0 214), 214'],
  ['used up', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { use: [{ name: 'jarabe', grams: 12 }, { name: 'azucar', grams: 6 }] }),
    'agua 200 (0 214), azucar 6 (6 6), hoja 4 (0 214), jarabe 12 (12 12), 214'],
  ['cheapest', {}, priced, cup({ agua: 200, azucar: 10, hoja: 4 }, { objective: 'cheapest' }),
    'agua 200 (100 214), azucar 10 (5 214), hoja 4 (2 214), jarabe 0 (0 214), 214'],
  ['weighed twice', {}, correct, cup({ agua: 200, azucar: 40, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (0 214), hoja 4 (0 214), jarabe 0 (0 214), 214'],
  ['usual share of the catalogue', {}, dosedRow, cup({ agua: 200, azucar: 10, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (0 214), hoja 4 (0 214), jarabe 0 (0 10.7), 214'],
  ['what is held is not the weight', {}, holdsWater, cup({ agua: 200, azucar: 10, hoja: 4 }),
    'agua 200 (0 200.32), azucar 10 (0 200.32), hoja 4 (0 2504), jarabe 0 (0 500.8), 200.32'],
  ['what is held, with a total', {}, holdsWater, cup({ agua: 200, azucar: 10, hoja: 4 }, { total: 428 }),
    'agua 400 (0 428), azucar 20 (0 428), hoja 8 (0 428), jarabe 0 (0 428), 428'],
  ['over its dose, with a total', { dose: { '#hoja': [1, 2, 3] } }, correct, cup({ agua: 200, azucar: 10, hoja: 12 }, { total: 444 }),
    'agua 414 (0 444), azucar 21 (0 444), hoja 8.9 (8.88 8.91), jarabe 0 (0 444), 444'],
  ['two of what is dosed', { dose: { dulces: { of: ['#azucar', '#jarabe'], dose: [0, 5, 9] } } }, correct, cup({ agua: 200, azucar: 10, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (0 19.26), hoja 4 (0 214), 214'],
  ['two of what makes it', { character: { dulces: { of: ['#azucar', '#jarabe'], keep: 0.95 } } }, correct, cup({ agua: 200, azucar: 10, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (9.5 214), hoja 4 (0 214), 214'],
  ['two of what nearly makes it', { character: { dulces: { of: ['#azucar', '#jarabe'], keep: 0.94 } } }, correct, cup({ agua: 200, azucar: 10, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (9.4 214), hoja 4 (0 214), jarabe 0 (0 214), 214'],
  ['a finished product', { ready: ['#jarabe'] }, correct, cup({ agua: 200, azucar: 10, hoja: 4 }),
    'agua 200 (0 214), azucar 10 (0 214), hoja 4 (0 214), jarabe 0 (0 214), 214'],
  ['a finished product is asked for', { ready: ['#hoja'] }, correct, cup({ agua: 200, azucar: 10 }, { add: ['hoja'] }),
    'agua 200 (0 210), azucar 10 (0 210), 210'],
  ['asked for', {}, correct, cup({ agua: 200, hoja: 4 }, { add: ['jarabe'] }),
    'agua 200 (0 204), hoja 4 (0 204), jarabe 0 (0 204), 204'],
];

const shown = (grams: number): number => Math.round(100 * grams) / 100;

for (const [name, limits, edit, body, told] of cases) {
  test(`counted from: ${name}`, () => {
    const { order, request } = asking(traded(limits, edit), body);
    const { variables, kept } = problemOf(order, request, 0);
    const each = variables.map(
      ({ line, reference, low, high }) => `${line.key} ${shown(reference)} (${shown(low)} ${shown(high)})`,
    );
    assert.is([...each, shown(kept)].join(', '), told);
  });
}

test.run();
