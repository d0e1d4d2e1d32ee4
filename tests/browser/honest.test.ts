// What the page tells is what can be done and what is so: the law that a balanced recipe breaks, what stays out of the mass.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Body } from '../../engine/recipes/model.ts';
import { costOf } from '../../page/src/cost.ts';
import { toCsv } from '../../page/src/files.ts';
import { lostOf } from '../../page/src/flattened-recipe.ts';
import { toFragment } from '../../page/src/link.ts';
import { unbroken } from '../../page/src/no-break.ts';
import { outcomeOf } from '../../page/src/reading.ts';
import { blankRecipe, newRow, portable, recipeFrom, requestOf } from '../../page/src/recipe.ts';
import { waitingIn } from '../../page/src/result/waiting.ts';
import { baseOf, keepingTotal, scaled } from '../../page/src/shares.ts';
import { apartOf, isApart, totalOf } from '../../page/src/weight.ts';
import { craftOf, site } from '../loaded.ts';
import { visits } from './browsing.ts';

const items = (recipe: Record<string, number>, weight = 'grams', name = 'name'): Body['ingredients'] =>
  Object.entries(recipe).map(([what, grams]) => ({ [name]: what, [weight]: grams }));

const pistachio: Body = {
  ...{ craft: 'helado', type: 'helado_crema', title: 'Helado de pistacho' },
  ingredients: items({
    ...{ 'Leche entera': 620, 'Nata 35 %': 80, Azúcar: 150, Dextrosa: 30, 'Leche en polvo desnatada': 35 },
    ...{ 'Pasta pura de pistacho': 80, Neutro: 5 },
  }),
};

test('what stays out of the mass weighs apart: no total, no percentage, no base, no cost; it is scaled along', () => {
  const craft = craftOf('pasteleria');
  const recipe = recipeFrom(craft, {
    type: 'genoise',
    ingredients: items({ Huevo: 200, Azúcar: 120, Harina: 120, 'huevo para pintar': 50, 'papel de horno': 10 }),
  });
  assert.equal(
    recipe.rows.map((row) => isApart(craft, row)),
    [false, false, false, true, true],
  );
  assert.equal([totalOf(craft, recipe), apartOf(craft, recipe), baseOf(craft, recipe)], [440, 60, 440]);
  const weights = (rows: typeof recipe.rows): string[] => rows.map(({ grams }) => grams);
  assert.equal(weights(scaled(craft, recipe, 880).rows), ['400', '240', '240', '100', '20']);
  // As a scale shows them, adding up to what was asked for; what there is of one, to the last decimal.
  assert.is(weights(scaled(craft, recipe, 1000).rows).join(), '454,273,273,114,23');
  assert.equal(weights(scaled(craft, recipe, 462, { row: recipe.rows[1]!.id }).rows), [
    '210',
    '126',
    '126',
    '53',
    '11',
  ]);
  assert.equal(weights(scaled(craft, recipe, 451.0001, { row: recipe.rows[1]!.id }).rows), [
    '205',
    '123',
    '123',
    '51',
    '10',
  ]);
  // What is asked of a row in grams grows with it, and pieces of the same weight are more.
  const limited = { ...recipe, rows: recipe.rows.map((row) => ({ ...row, min: '10', max: '1/2 kg' })) };
  const double = scaled(craft, { ...limited, making: { ...recipe.making, pieces: '12' } }, 880);
  assert.equal([double.rows[0]!.min, double.rows[0]!.max, double.making.pieces], ['20', '1000', '24']);
  assert.equal(weights(keepingTotal(craft, recipe, recipe, recipe.rows[0]!.id, '240').rows), [
    ...['240', '100', '100', '50', '10'],
  ]);
  assert.is(weights(keepingTotal(craft, recipe, recipe, recipe.rows[3]!.id, '90').rows).join(), '200,120,120,90,10');
  assert.is(costOf(craft, recipe, 440).lines.length, 3);
  assert.match(toCsv(craft, recipe), /Azúcar;120;27,27\r\nHarina;120;27,27\r\nhuevo para pintar;50;\r\n/);
});

test('a table holds the ingredients of a recipe inside the recipe, and what it cannot hold is told', () => {
  const craft = craftOf('pasteleria');
  const inner = { ingredients: items({ Leche: 500, Azúcar: 100, Yema: 100 }), loss: 10 };
  const recipe = recipeFrom(craft, {
    type: 'diplomatica',
    ingredients: [
      { name: 'Mi crema', grams: 630, recipe: inner },
      { name: 'Nata 35 %', grams: 300 },
      { name: 'Pasta Zzyzx', grams: 20, etiqueta: { grasas: 50, hidratos: 40, azucares: 30, proteinas: 8 } },
    ],
  });
  const lines = toCsv(craft, recipe)
    .split('\r\n')
    .map((line) => line.split(';').slice(0, 2).join(' '));
  assert.equal(
    lines.slice(5, 10).sort(),
    ['Azúcar 100', 'Leche entera 500', 'Nata 35 % 300', 'Pasta Zzyzx 20', 'Yema 100'].sort(),
  );
  assert.equal(lostOf(craft, recipe), [
    'En CSV y schema.org, en lugar de «Mi crema» van sus ingredientes.',
    'La composición de «Pasta Zzyzx» solo va entera en JSON.',
  ]);
  assert.equal(lostOf(craft, recipeFrom(craft, { ingredients: items({ Huevo: 200 }) })), []);
});

test('the list that a packet brings goes and comes with the recipe, and by itself describes nothing', () => {
  const craft = craftOf('helado');
  const bought = { name: 'Pasta Zzyzx', grams: 20, compound: 'azúcar, avellanas' };
  const recipe = recipeFrom(craft, { ingredients: [bought] });
  assert.equal(requestOf(craft, recipe).ingredients, [bought]);
  assert.equal(portable(craft, recipe).ingredients, [bought]);
  assert.equal(lostOf(craft, recipe), []);
});

test('what the type does not admit, and what is grave, is never told in green, with all its figures in range', () => {
  const outcome = (id: string, body: Body) => {
    const found = outcomeOf(craftOf(id), recipeFrom(craftOf(id), body), site);
    return found && 'reading' in found ? [found.reading.heading, found.reading.tone] : found;
  };
  const jam = { Fresa: 2000, Azúcar: 1250, 'Zumo de limón': 100, Pectina: 8 };
  const told = (recipe: Record<string, number>) =>
    outcome('conservas', { type: 'confitura', ingredients: items(recipe) });
  assert.equal(told(jam), ['Oro', 'good']);
  assert.equal(told({ ...jam, Huevo: 3 }), ['Revisar', 'look']);
  const bread = (salt: number): unknown =>
    outcome('panaderia', {
      type: 'baguette',
      ingredients: items({ Harina: 1000, Agua: 680, 'Levadura fresca': 10, Sal: salt }),
    });
  assert.equal(bread(15), ['Equilibrada', 'good']);
  assert.equal(bread(20), ['Equilibrada, con un aviso grave', 'look']);
});

test('the price of a piece is not that of a kilo, and the one price of before is of what it was', () => {
  const craft = craftOf('helado');
  const sold = (making: object) => recipeFrom(craft, { ingredients: items({ 'Leche entera': 1000 }), making }).making;
  assert.equal([sold({ price: '18' }).kilo, sold({ price: '18' }).piece], ['18', '']);
  assert.equal([sold({ price: '2', pieces: '9' }).kilo, sold({ price: '2', pieces: '9' }).piece], ['', '2']);
  const recipe = recipeFrom(craft, { ingredients: items({ 'Leche entera': 1000 }), making: { kilo: '18' } });
  const cut = { ...recipe, making: { ...recipe.making, pieces: '12' } };
  assert.ok(costOf(craft, recipe, 1000).margin!.euros > 15);
  assert.is(costOf(craft, cut, 1000).margin, null);
});

test('a row that does not count yet, for want of a weight or of a name, is told', () => {
  const rows = ['Tal=5', 'Pistacho=', 'Miel=', '=25', '=', '=nada'].map((text) => {
    const [name, grams] = text.split('=');
    return newRow({ name: name!, grams: grams! });
  });
  const told = (some: readonly number[]) =>
    waitingIn({ ...blankRecipe('x', 'y'), rows: some.map((index) => rows[index]!) });
  assert.equal(told([0, 4, 5]), []);
  assert.equal(told([0, 1]), ['sin contar Pistacho: falta su peso']);
  assert.equal(told([1, 2, 3]), ['sin contar Pistacho y Miel: falta su peso', 'sin contar 25 g: falta el nombre']);
  assert.equal(told([1, 2, 1]), ['sin contar 3 ingredientes: falta su peso']);
});

test('a figure is never parted from its unit, nor «E» from its number', () => {
  const cases = [
    '5 g de sal',
    'de 15 a 18 °C',
    '196 kcal/100 g',
    'estabilizante (E 466, RD 1021/2022)',
    '8 % de grasa',
    'Uno 200 gramos',
  ];
  assert.equal(
    cases.map((text) => unbroken(text).replaceAll('\u00a0', '_')),
    [
      '5_g de sal',
      'de 15_a 18_°C',
      '196_kcal/100_g',
      'estabilizante (E_466, RD_1021/2022)',
      '8_% de grasa',
      'Uno 200 gramos',
    ],
  );
});

const visiting = visits(test);
const linkTo = async (body: Body): Promise<string> => `/${await toFragment(body)}`;
const opening = await linkTo(pistachio);

visiting('the label says why its energy is not that of the analysis, where it is not', opening, async ({ page }) => {
  await page.getByRole('tab', { name: 'Etiqueta' }).click();
  await page.waitForSelector('.label-text');
  const said = await page.textContent('.label-text');
  const energy = await page.textContent('.totals dd strong');
  const isSame = said!.includes(`/ ${energy} kcal`);
  assert.is(said!.includes(`En el análisis son ${energy} kcal`), !isSame);
  assert.match(said!, /Consumir preferentemente antes del ________\. Consérvese a −18\s°C o menos\./);
  await page.getByRole('button', { name: 'Imprimir etiqueta' }).click();
  await page.getByLabel('Lote').fill('L-7');
  assert.match(
    (await page.textContent('.paper-blank'))!,
    /antes del ________ · Lote L-7 · Consérvese a −18 °C o menos/,
  );
});

visiting(
  'a craft that counts neither energy nor money shows those of its label in the heading',
  '/#/panaderia/pan_comun',
  async ({ page }) => {
    await page.waitForSelector('.verdict .totals dd');
    const said = await page.textContent('.verdict .totals');
    assert.match(said!, /Energía\d{3} kcal\/100 gCoste\d+,\d{2} €\/kg/);
  },
);

const bought = [...pistachio.ingredients, { name: 'Pasta Zzyzx', grams: 20 }];
visiting(
  'the list of what is bought ready is written with its composition, and printed in the label',
  await linkTo({ ...pistachio, ingredients: bought }),
  async ({ page }) => {
    await page.getByRole('button', { name: 'Definir su composición' }).click();
    await page.getByLabel('Grasas g').fill('30');
    await page.getByRole('button', { name: 'Avellana' }).first().click();
    await page.getByLabel('Ingredientes que pone el envase').fill('Azúcar, avellanas 40 %.');
    await page.getByRole('button', { name: 'Usar', exact: true }).click();
    await page.getByRole('tab', { name: 'Etiqueta' }).click();
    await page.waitForSelector('.label-list');
    assert.match((await page.textContent('.label-list'))!, /pasta Zzyzx \(azúcar, avellanas 40\s%\)/);
  },
);

visiting(
  'what is pasted shows what it is taken for, where that is not plain to see',
  '/#/pasteleria/genoise',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Pegar lista' }).click();
    await page.locator('dialog textarea').fill('200 g de huevos\n120 g de yogurt\n50 g de huevo para pintar');
    await page.waitForSelector('.preview li:nth-child(3)');
    const [eggs, yogurt, brushed] = await page.locator('.preview li').allTextContents();
    assert.equal([eggs, yogurt], ['huevos 200 gHuevo entero', 'yogurt 120 gYogur natural']);
    assert.match(brushed!, /queda fuera de la masa/);
  },
);

visiting('a balanced recipe that breaks the law is told so, and one press keeps the law', opening, async ({ page }) => {
  assert.is(await page.textContent('.verdict-word'), 'Equilibrada, pero incumple la ley');
  await page.getByRole('button', { name: 'Ajustar' }).first().click();
  const outcome = page.locator('dialog .outcome');
  await outcome.waitFor();
  assert.ok(await outcome.evaluate((box) => box.classList.contains('good')));
  // What is told is what the table shows, gram for gram, with the law and without.
  const told = async (): Promise<boolean> => {
    const text = ((await page.locator('.told').textContent()) ?? '').replaceAll('\u00a0', ' ');
    const changes = await page.locator('.weights tbody td:nth-of-type(3)').allInnerTexts();
    const moved = changes.filter((change) => change !== '=').map((change) => `${change.replace(/[+−]/, '')} g`);
    return (
      moved.every((grams) => text.includes(grams)) && text.includes('no hay que cambiar nada') === (moved.length === 0)
    );
  };
  assert.ok(await told());
  const law = page.getByLabel('Cumplir también la ley');
  await law.uncheck();
  assert.ok(await told());
  assert.ok(await outcome.evaluate((box) => box.classList.contains('look')), 'not green while the law is broken');
  const use = page.getByRole('button', { name: 'Usar este ajuste' });
  assert.ok(await use.isDisabled());
  await law.check();
  await use.click();
  await page.waitForSelector('.verdict.good');
  assert.is(await page.textContent('.verdict-word'), 'Equilibrada');
});

test.run();
