// What a professional keeps it open for: own prices and cost, scaling, keeping the total, own targets, steps on a sheet,
// and adjusting with wishes, without something, or from nothing. Its figures are in figures.test.ts.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { seriousFaults, visits } from './browsing.ts';

const first = (page: Page) => page.locator('.grams').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const visiting = visits(test);

visiting(
  'a price of one’s own counts in every recipe and survives; the sheet tells batch, kilo, piece and margin',
  '/',
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    const before = await page.locator('.totals').textContent();
    await page.getByRole('tab', { name: 'Coste' }).click();
    const price = page.locator('.costs .price').first();
    await price.fill('10');
    await price.press('Enter');
    await page.waitForFunction((old) => document.querySelector('.totals')?.textContent !== old, before);
    await page.getByLabel('Piezas que salen').fill('10');
    await page.getByLabel('Precio de venta de la pieza (€)').fill('2');
    await page.locator('.sums', { hasText: /La pieza de 100 g.*Margen/ }).waitFor();
    // Half an hour at 18 €, a euro of gas and ten boxes are ten euros and a half more; the VAT is nobody's margin.
    const sum = async (label: string): Promise<number> => {
      const text = (await page.locator('.sums div', { hasText: label }).locator('dd').textContent()) ?? '';
      return Number(text.replace(/[^\d,−].*$/, '').replace(',', '.'));
    };
    const [whole, margin] = [await sum('Toda la receta'), await sum('Margen')];
    const more = [
      'Mano de obra (minutos)',
      'La hora de trabajo (€)',
      'Luz y gas de la tanda (€)',
      'Envase de cada pieza (€)',
    ];
    for (const [at, text] of ['30', '18', '1', '5 €/100 g'].entries()) await page.getByLabel(more[at]!).fill(text);
    await page.getByLabel('Envase de cada pieza (€)').fill('0,05');
    assert.ok(Math.abs((await sum('Toda la receta')) - whole - 10.5) < 0.02);
    await page.getByLabel('IVA que lleva ese precio (%)').fill('10');
    await page.getByLabel('Precio de venta de la pieza, IVA incluido (€)').fill('2,2');
    assert.ok(Math.abs((await sum('Margen')) - (margin - 1.05)) < 0.02);
    assert.equal(await seriousFaults(page), []);
    const after = await page.locator('.totals').textContent();
    await page.reload();
    await page.waitForSelector('.verdict');
    await page.waitForFunction((wanted) => document.querySelector('.totals')?.textContent === wanted, after);
    await page.getByRole('tab', { name: 'Coste' }).click();
    await page.locator('.card').getByRole('button', { name: 'Mi despensa' }).click();
    await page.waitForSelector('dialog .larder li');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: /^Quitar/ }).click();
    await page.locator('dialog').getByRole('button', { name: 'Deshacer' }).click();
    await page.waitForSelector('dialog .larder li');
  },
);

visiting(
  'what cannot be a price or a loss is told beside its field, and the price that was is not put back',
  '/',
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    await page.getByRole('tab', { name: 'Coste' }).click();
    const price = page.locator('.costs .price').first();
    await price.fill('7,50 €/kg');
    await price.press('Tab');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.costs .price')?.value === '7,5');
    await price.fill('caro');
    await price.press('Tab');
    await page.getByText('«caro» no es un precio').waitFor();
    assert.is(await price.inputValue(), 'caro');
    assert.equal(await seriousFaults(page), []);
    await price.press('Escape');
    assert.is(await price.inputValue(), '7,5');
    await page.getByLabel('Mermas (%)').fill('100');
    await page.getByText('Escribe un tanto por ciento menor que 100.').waitFor();
    assert.match((await page.locator('.sums').textContent()) ?? '', /El kilo—/);
  },
);

visiting('scaling by what there is of one ingredient, and keeping the total while typing', '/', async ({ page }) => {
  await page.waitForSelector('.verdict');
  await button(page, 'Escalar…').click();
  await page.locator('dialog select').first().selectOption('ingredient');
  await page.getByLabel('Tengo (g, o «3,2 kg»)').fill('1,12 kg');
  assert.equal(await seriousFaults(page, 'dialog'), []);
  await button(page, 'Escalar').click();
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.is(await first(page).inputValue(), '1120');
  assert.is(await page.locator('#total').inputValue(), '2000');
  await button(page, 'Mantener el total').click();
  await first(page).fill('1000');
  assert.is(await page.locator('#total').inputValue(), '2000');
  await first(page).fill('1120');
  assert.is(await page.locator('.grams').nth(1).inputValue(), '420', 'going back leaves the others as they were');
});

visiting('a target of one’s own is kept, shown and obeyed by the adjustment', '/', async ({ page }) => {
  await page.waitForSelector('.verdict.good');
  const gauge = page.locator('.gauge', { hasText: 'Azúcares' }).first();
  await gauge.locator('button').first().click();
  await gauge.getByLabel(/^Mínimo de mi objetivo/).fill('17');
  await gauge.getByLabel(/^Máximo de mi objetivo/).fill('15');
  await gauge.getByLabel(/^Máximo de mi objetivo/).press('Tab');
  await page.waitForSelector('.gauge.look .aim');
  assert.is(await gauge.getByLabel(/^Mínimo de mi objetivo/).inputValue(), '15');
  assert.is(await gauge.getByLabel(/^Máximo de mi objetivo/).inputValue(), '17');
  assert.match((await page.locator('.gauge.look').first().textContent()) ?? '', 'de tu objetivo');
  assert.equal(await seriousFaults(page), []);
  await page.reload();
  await page.waitForSelector('.gauge.look .aim');
  await button(page, 'Ajustar la receta').click();
  await page.waitForSelector('dialog .outcome');
  await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('dialog .sheet-deeds .main')?.disabled);
  await button(page, 'Usar este ajuste').click();
  await page.waitForFunction(() => !document.querySelector('.gauge.look .aim'));
});

visiting('without something, with choices, and from nothing', '/', async ({ page }) => {
  await page.waitForSelector('.verdict.good');
  await button(page, 'Ajustar la receta').click();
  await page.waitForSelector('dialog .outcome');
  await page.getByLabel('Sin', { exact: true }).fill('dextrosa');
  await page.getByLabel('Sin', { exact: true }).press('Tab');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('dialog .before-after tr')].some(
      (row) => row.textContent?.includes('Dextrosa') && row.querySelector('td:nth-of-type(2)')?.textContent === '0',
    ),
  );
  await page.locator('.more-wishes summary').click();
  await page.getByLabel('Varias recetas para elegir').check();
  await page.waitForSelector('.frontier input');
  assert.equal(await seriousFaults(page, 'dialog'), []);
  await page.locator('.frontier input').first().check();
  await button(page, 'Usar este ajuste').click();
  await page.waitForSelector('dialog', { state: 'detached' });
  const names = await page
    .locator('.row [role=combobox]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  assert.not.ok(names.includes('Dextrosa'));

  await button(page, 'Nueva receta').click();
  await page.waitForSelector('.nothing');
  for (const name of ['Leche entera', 'Nata 35 %', 'Azúcar', 'Dextrosa']) {
    await page.locator('.row.blank [role=combobox]').fill(name);
    await page.keyboard.press('Escape');
  }
  await button(page, 'Poner los gramos').click();
  await page.waitForSelector('dialog .outcome.good');
  await button(page, 'Usar este ajuste').click();
  await page.waitForSelector('.verdict.good');
  assert.is(await page.locator('#total').inputValue(), '1000');
});

visiting('notes and steps are kept and go to a production sheet of one page', '/', async ({ page }) => {
  await page.waitForSelector('.verdict');
  await page.getByRole('tab', { name: 'Elaboración' }).click();
  await page.getByLabel('Pasos, uno por línea').fill('1. Pesar\n- Mezclar\nMadurar 12 h');
  await page.locator('.grams').nth(6).fill('1,25');
  await page.locator('.row.blank [role=combobox]').fill('Sal');
  await page.keyboard.press('Escape');
  await page.locator('.process summary').click();
  const told = page.locator('.process-fields input:not([type=checkbox])').first();
  await told.fill('4');
  await page.reload();
  await page.waitForSelector('.verdict');
  await page.getByRole('tab', { name: 'Elaboración' }).click();
  await button(page, 'Hoja de producción…').click();
  await page.getByLabel('Lote', { exact: true }).fill('L-42');
  await page.getByLabel('Tandas').fill('3');
  assert.equal(await page.locator('.production li').allTextContents(), [' Pesar', ' Mezclar', ' Madurar 12 h']);
  const sheet = (await page.locator('.production').textContent()) ?? '';
  assert.match(sheet, /L-42.*1680.*3,75.*Sal______.* 4 /s);
  assert.equal(await seriousFaults(page, 'dialog'), []);
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('.production').isVisible());
  assert.is(await page.locator('.bench').isVisible(), false);
});

visiting('every picture has its table', '/', async ({ page }) => {
  await page.waitForSelector('.picture');
  for (const picture of await page.locator('.picture').all()) {
    await picture.locator('.as-table summary').click();
    assert.ok((await picture.locator('.tabled tbody tr').count()) > 0);
  }
  assert.equal(await seriousFaults(page, '.analysis'), []);
});

test.run();
