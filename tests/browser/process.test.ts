// What is told of the process on the page: it is read, it changes the figures, it travels with the recipe.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Browsing, browse, hasBrowser, seriousFaults } from './browsing.ts';

let browsing: Browsing;

if (hasBrowser()) {
  test.before(async () => {
    browsing = await browse();
  });
  test.after(() => browsing.stop());

  test('a craft with a process asks for it, folded away, and what is told counts and stays', async () => {
    const { page, faults, end } = await browsing.visit('/#/panaderia/pan_comun');
    await page.waitForSelector('.verdict');
    const process = page.locator('.process');
    assert.not.ok(await process.evaluate((one: HTMLDetailsElement) => one.open));
    await process.locator('summary').click();
    const before = await page.locator('#resultado').textContent();
    await page.getByLabel('Temperatura del obrador').fill('26');
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
    assert.equal(faults, []);
    await end();
  });
}

test.run();
