// How it looks where it is easily spoilt: words where there is room for them, nothing cut short, nothing over anything.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { seriousFaults, visits } from './browsing.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What is written wider than its box. */
const cutShort = (page: Page, selector: string): Promise<(string | null)[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
    );

const visiting = visits(test);

visiting(
  'a tablet has words on its buttons, and what is asked for early is asked for once',
  { viewport: { width: 820, height: 1180 } },
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    for (const word of ['Nueva', 'Guardar', 'Mis recetas'])
      assert.ok(await page.locator('.deeds').getByText(word, { exact: true }).isVisible(), word);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 820);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/definitions')),
    );
    assert.is(fetched.length, 3);
    assert.is(new Set(fetched).size, 3);
  },
);

visiting('on a phone nothing of the sheets is cut short', phone, async ({ page }) => {
  await page.waitForSelector('.verdict');
  await page.getByRole('button', { name: 'Ejemplos' }).click();
  await page.waitForSelector('dialog[open] .chip');
  assert.equal(await cutShort(page, 'dialog .one-line button'), []);
  assert.ok(((await page.locator('dialog input').first().boundingBox())?.width ?? 0) > 150);
  await page.keyboard.press('Escape');
  // A name longer than its field moves in it, and the list it is completed from stays.
  await page.locator('.row.blank input[role=combobox]').click();
  await page.keyboard.type('Pasta de la casa de mis abuelos');
  await page.waitForTimeout(100);
  assert.ok(await page.locator('[role=option]').first().isVisible());
  await page.keyboard.press('Escape');
  await page.getByLabel('Gramos de Pasta de la casa').fill('40');
  await page.getByRole('button', { name: 'Definir su composición' }).click();
  await page.waitForSelector('dialog[open] .allergens');
  assert.equal(await cutShort(page, 'dialog .chip'), []);
  assert.equal(await cutShort(page, 'dialog select'), []);
  assert.equal(await seriousFaults(page, 'dialog'), []);
  await page.keyboard.press('Escape');
  // What the head has no room for is behind one sign, and nobody is told of keys that are not there.
  await page.getByRole('button', { name: 'Todo lo que se puede hacer' }).click();
  await page.getByRole('option', { name: 'Mi despensa' }).waitFor();
  assert.not.match((await page.locator('dialog').textContent()) ?? '', 'Ctrl');
  await page.getByLabel('Buscar qué hacer').fill('ajustar');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog .moves .pin');
  const bands = await page
    .locator('dialog .moves .track')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  assert.ok(Math.min(...bands) > 200, 'the bands of the figures are there too');
});

visiting(
  'with forced colours what was understood stands below its field',
  { at: '/#/panaderia', forcedColors: 'active' },
  async ({ page }) => {
    await page.waitForSelector('.row .understood');
    const over = await page.locator('.row:has(.understood)').evaluateAll((rows) =>
      rows.filter((row) => {
        const field = row.querySelector('input')!.getBoundingClientRect();
        return row.querySelector('.understood')!.getBoundingClientRect().top < field.bottom - 1;
      }),
    );
    assert.is(over.length, 0);
  },
);

visiting('the bars of the cost start together', '/', async ({ page }) => {
  await page.waitForSelector('.verdict');
  await page.getByRole('tab', { name: 'Coste' }).click();
  await page.waitForSelector('.costs .bar-track');
  const starts = await page
    .locator('.costs .bar-track')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  assert.is(new Set(starts).size, 1, starts.join());
});

test.run();
