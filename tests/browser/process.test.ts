// What is told of the process on the page: it is read, it changes the figures, it travels with the recipe.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { seriousFaults, visits } from './browsing.ts';

const laptop = { width: 1366, height: 768 };

const visiting = visits(test);

visiting(
  'a craft with a process asks for it, folded away, and what is told counts and stays',
  { at: '/#/panaderia/pan_comun', viewport: laptop },
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    const process = page.locator('.process');
    assert.not.ok(await process.evaluate((one: HTMLDetailsElement) => one.open));
    await process.locator('summary').click();
    const before = await page.locator('#resultado').textContent();
    await page.getByLabel('Temperatura del obrador').fill('26');
    const seen = await page.locator('.rows').evaluate((list) => {
      const { bottom } = list.getBoundingClientRect();
      return [...list.querySelectorAll('.row')].filter((row) => row.getBoundingClientRect().bottom <= bottom + 1)
        .length;
    });
    assert.ok(seen >= 5, `${seen} rows beside the open process`);
    await page.waitForFunction((was) => document.querySelector('#resultado')?.textContent !== was, before);
    assert.match((await process.locator('summary').textContent()) ?? '', 'Temperatura del obrador 26 °C');
    assert.equal(await seriousFaults(page), []);

    await page.getByLabel('Temperatura de la harina').fill('−4');
    assert.is(await page.getByLabel('Temperatura de la harina').getAttribute('aria-invalid'), 'false');
    await page.getByLabel('Temperatura del obrador').fill('99');
    assert.match((await page.locator('#resultado').textContent()) ?? '', 'Temperatura del obrador: 99 °C no puede ser');
    await page.getByLabel('Temperatura del obrador').fill('templada');
    assert.is(await page.getByLabel('Temperatura del obrador').getAttribute('aria-invalid'), 'true');

    await page.reload();
    await page.waitForSelector('.verdict');
    await process.locator('summary').click();
    assert.is(await page.getByLabel('Temperatura del obrador').inputValue(), 'templada');
    assert.is(await page.getByLabel('Temperatura de la harina').inputValue(), '-4');
  },
);

visiting(
  'yes or no is ticked, and what nobody has told shows no figure',
  '/#/conservas/confitura',
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    const summary = page.locator('.process summary');
    await summary.click();
    assert.is(await page.getByLabel('Temperatura del punto').getAttribute('placeholder'), '—');
    assert.is(await page.getByLabel('Altitud').getAttribute('placeholder'), '0');
    const reduced = page.getByLabel('contenido reducido de azúcar');
    await reduced.check();
    await page.locator('.process.told').waitFor();
    assert.match((await summary.textContent()) ?? '', /«contenido reducido de azúcar»$/);
    // What is left in the pot is so much of this batch.
    const left = page.getByLabel('Peso terminado');
    await left.fill('1.200 g');
    const total = page.locator('#total');
    const whole = Number(await total.inputValue());
    await total.fill(String(3 * whole));
    await total.press('Enter');
    await page.getByText(/^Receta escalada/).waitFor();
    assert.is(await left.inputValue(), '3600');
    await left.fill('');
    assert.equal(await seriousFaults(page), []);
    await reduced.uncheck();
    await page.locator('.process:not(.told)').waitFor();
  },
);

test.run();
