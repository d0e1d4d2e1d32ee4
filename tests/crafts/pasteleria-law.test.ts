// Every threshold of the law that pastry knows, at it, just under and just over, with its article.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { label } from '../../engine/label/index.ts';
import { unsweetened } from '../label/everyday/model.ts';
import { weighed } from '../weighed.ts';
import { balance, craft, site } from './bench.ts';

type Recipe = Record<string, number>;

const id = 'pasteleria';
const labelled = (type: string, recipe: Recipe) =>
  label(craft(id), { type, ingredients: weighed(recipe) }, site, '2026-11-15');
const canBeCalled = (type: string, recipe: Recipe, name: string): boolean =>
  labelled(type, recipe).names.find((one) => one.name === name)?.holds ?? false;
const mentions = (type: string, recipe: Recipe): string[] => labelled(type, recipe).mentions.map(({ text }) => text);

/* ---------- IGP Tarta de Santiago: DOUE 2009/C 223/11 and Orden de 10-2-2010 (DOG 17-2-2010) ---------- */

// biome-ignore format: one threshold per line
const minima: [param: string, least: number, recipe: (pct: number) => Recipe][] = [
  ['frutoSecoPct', 33, (pct) => ({ 'Almendra molida': pct * 10, Azúcar: 345, 'Huevo entero': 655 - pct * 10 })],
  ['azucarPct', 33, (pct) => ({ 'Almendra molida': 345, Azúcar: pct * 10, 'Huevo entero': 655 - pct * 10 })],
  ['huevoPct', 25, (pct) => ({ 'Almendra molida': 375, Azúcar: 625 - pct * 10, 'Huevo entero': pct * 10 })],
];
for (const [param, least, recipe] of minima) {
  test(`Santiago, ${param}: at least ${least} %`, () => {
    for (const [pct, isLegal] of [
      [least - 0.01, false],
      [least, true],
      [least + 0.01, true],
    ] as const) {
      const answer = balance(id, 'tarta_santiago', recipe(pct));
      assert.is(answer.params[param], Number(pct.toFixed(2)), String(pct));
      assert.is(answer.inRange[param], isLegal, String(pct));
      assert.is(canBeCalled('tarta_santiago', recipe(pct), 'Tarta de Santiago'), isLegal, `the name at ${pct}`);
      const said = answer.warnings.some((text: string) =>
        text.includes(`mínimo del ${least} % (IGP Tarta de Santiago`),
      );
      assert.is(said, !isLegal, answer.warnings.join(' '));
      if (!isLegal) assert.equal([answer.verdict, answer.trophy === 'gold'], ['revisar', false]);
    }
  });
}

test('Santiago: what the specification does not admit decides, however little', () => {
  const body: Recipe = { 'Almendra molida': 350, Azúcar: 350, 'Huevo entero': 300 };
  assert.is(balance(id, 'tarta_santiago', body).trophy, 'gold');
  for (const name of ['Harina', 'Maicena', 'Mantequilla', 'Impulsor', 'Leche', 'Avellana molida', 'Pistacho', 'Coco']) {
    const answer = balance(id, 'tarta_santiago', { ...body, [name]: 1 });
    assert.equal([answer.verdict, answer.trophy, answer.inRange.impropio], ['revisar', undefined, false], name);
    assert.match(answer.warnings.join(' '), /Fuera de la IGP Tarta de Santiago/, name);
  }
  for (const name of ['Almendra marcona', 'Almendra tostada', 'Canela', 'Ralladura de limón', 'Vino dulce'])
    assert.is(balance(id, 'tarta_santiago', { ...body, [name]: 3 }).verdict, 'equilibrada', name);
});

/* ---------- RD 823/1990, art. 10.1.2: «de chocolate», 8 % of cocoa on dry matter, 5 % in what is not solid ---------- */

/** Grams of cocoa powder from which the name may be used. */
function cocoaFor(type: string, base: Recipe, name: string): number {
  const holds = (grams: number): boolean => canBeCalled(type, { ...base, 'Cacao puro': grams }, name);
  let [under, over] = [0, 200];
  while (over - under > 0.001) {
    const middle = (under + over) / 2;
    if (holds(middle)) over = middle;
    else under = middle;
  }
  assert.equal([under, over, over + 0.01].map(holds), [false, true, true]);
  return over;
}

test('«de chocolate»: 8 % in solids, 5 % in creams', () => {
  const sponge: Recipe = { 'Huevo entero': 400, Azúcar: 250, Harina: 250 };
  const custard: Recipe = { 'Leche entera': 1000, Yema: 140, Azúcar: 150, Maicena: 25 };
  // biome-ignore format: one threshold per line
  const table: [type: string, base: Recipe, dry: number, name: string, share: number][] = [
    ['genoise', sponge, 563.1, 'Bizcocho genovés de chocolate', 8],
    ['natillas', custard, 361.03, 'Natillas al chocolate', 5],
    ['mousse_chocolate', { 'Nata 35%': 500, Azúcar: 100, 'Clara de huevo': 100 }, 315.4, 'Mousse de chocolate', 5],
  ];
  for (const [type, base, dry, name, share] of table) {
    const grams = (share * dry) / 0.96 / (100 - share); // the powder is 96 % cocoa, all of it dry
    assert.ok(Math.abs(cocoaFor(type, base, name) / grams - 1) < 0.01, type);
  }
  assert.not.ok(canBeCalled('genoise', { ...sponge, 'Cacao puro': 40 }, 'Bizcocho genovés al chocolate'));
});

/* ---------- Reg. (UE) 1169/2011, anexo III ---------- */

test('polyols: the laxative sentence over 10 % of the product, not at it', () => {
  const laxative = 'Un consumo excesivo puede tener efectos laxantes.';
  const cream = (share: number): Recipe => ({
    'Nata 35%': 1000 - share * 10,
    Maltitol: share * 10,
  });
  for (const [share, isSaid] of [
    [9.9, false],
    [10, false],
    [10.1, true],
  ] as const)
    assert.is(mentions('chantilly', cream(share)).includes(laxative), isSaid, String(share));
});

test('sweeteners: alone, with sugars, or none', () => {
  const cream: Recipe = { 'Nata 35%': 900 };
  assert.equal(mentions('chantilly', { ...cream, Azúcar: 80 }), []);
  assert.equal(mentions('chantilly', { ...cream, Maltitol: 80 }), ['Con edulcorantes.', unsweetened]);
  assert.equal(mentions('chantilly', { ...cream, Maltitol: 40, Azúcar: 40 }), ['Con azúcares y edulcorantes.']);
});

test('«de mantequilla» (art. 7): no other fat, not a gram', () => {
  const tea: Recipe = { Harina: 300, Mantequilla: 200, Azúcar: 100 };
  const name = 'Galletas de mantequilla';
  assert.is(canBeCalled('galletas_mantequilla', tea, name), true);
  assert.is(canBeCalled('galletas_mantequilla', { ...tea, 'Aceite de girasol': 1 }, name), false);
  assert.is(canBeCalled('galletas_mantequilla', { Harina: 300, 'Manteca de cerdo': 200, Azúcar: 100 }, name), false);
});

/* ---------- RD 496/2010: masses by what they are made of ---------- */

test('RD 496/2010, 1.3: each mass under its own number, and only with what makes it one', () => {
  // biome-ignore format: one mass per line
  const masses: [type: string, name: RegExp, law: string, recipe: Recipe, needed: string][] = [
    ['hojaldre', /^Hojaldre/, '1.3.1', { Harina: 500, Mantequilla: 400, Agua: 250, Sal: 10 }, 'Mantequilla'],
    ['polvorones', /^Masa azucarada/, '1.3.2', { Harina: 500, 'Manteca de cerdo': 250, 'Azúcar glas': 200 }, 'Azúcar glas'],
    ['choux', /^Masa escaldada/, '1.3.3', { Agua: 250, Mantequilla: 100, Harina: 150, Huevo: 240 }, 'Mantequilla'],
    ['red_velvet', /^Masa batida/, '1.3.4', { Harina: 250, Azúcar: 250, Aceite: 130, Huevo: 110, Buttermilk: 210, 'Cacao puro': 15 }, 'Azúcar'],
    ['merengue', /^Merengue/, '1.3.4', { Claras: 100, Azúcar: 200 }, 'Azúcar'],
    ['tocino_cielo', /^Masa de repostería/, '1.3.5', { Yema: 250, Azúcar: 400, Agua: 200 }, ''],
  ];
  for (const [type, name, law, recipe, needed] of masses) {
    const found = labelled(type, recipe).names.find((one) => name.test(one.name));
    assert.equal([found?.holds, found?.law], [true, `RD 496/2010, art. ${law}`], type);
    if (!needed) continue;
    const { [needed]: _, ...without } = recipe;
    assert.is(
      labelled(type, without).names.find((one) => name.test(one.name))?.holds ?? false,
      false,
      `${type}: ${needed}`,
    );
  }
});

/* ---------- RD 1021/2022, art. 9.1 a): egg at 70 °C for 2 s ---------- */

test('raw egg: the warning is silent from 70 °C in the centre', () => {
  const at = (centro: number): string[] =>
    (
      evaluate(
        craft(id),
        { type: 'merengue', centro, ingredients: weighed({ Claras: 100, Azúcar: 200 }) },
        site,
      ) as unknown as { warnings: string[] }
    ).warnings;
  const says = (centro: number): boolean => at(centro).some((text) => text.includes('RD 1021/2022'));
  assert.equal([0, 69.9, 70, 70.1].map(says), [true, true, false, false]);
});

test.run();
