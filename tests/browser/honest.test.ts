// What the page tells is what can be done and what is so: the law that a balanced recipe breaks.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toFragment } from '../../page/src/link.ts';
import type { Body } from '../../recipes/model.ts';
import { type Browsing, browse, hasBrowser, type Visit } from './browsing.ts';

let browsing: Browsing;

const open = async (body: Body): Promise<Visit> => browsing.visit(`/${await toFragment(body)}`);

const items = (recipe: Record<string, number>, weight = 'grams', name = 'name'): Body['ingredients'] =>
  Object.entries(recipe).map(([what, grams]) => ({ [name]: what, [weight]: grams }));

const pistachio: Body = {
  ...{ craft: 'helado', type: 'helado_crema', title: 'Helado de pistacho' },
  ingredients: items({
    ...{ 'Leche entera': 620, 'Nata 35 %': 80, Azúcar: 150, Dextrosa: 30, 'Leche en polvo desnatada': 35 },
    ...{ 'Pasta pura de pistacho': 80, Neutro: 5 },
  }),
};

if (hasBrowser()) {
  test.before(async () => {
    browsing = await browse();
  });
  test.after(async () => {
    await browsing.stop();
  });

  test('a balanced recipe that breaks the law is told so, and one press keeps the law', async () => {
    const { page, faults, end } = await open(pistachio);
    assert.is(await page.textContent('.verdict-word'), 'Equilibrada, pero incumple la ley');
    await page.getByRole('button', { name: 'Ajustar' }).first().click();
    const outcome = page.locator('dialog .outcome');
    await outcome.waitFor();
    assert.ok(await outcome.evaluate((box) => box.classList.contains('good')));
    const law = page.getByLabel('Cumplir también la ley');
    await law.uncheck();
    assert.ok(await outcome.evaluate((box) => box.classList.contains('look')), 'not green while the law is broken');
    const use = page.getByRole('button', { name: 'Usar este ajuste' });
    assert.ok(await use.isDisabled());
    await law.check();
    await use.click();
    await page.waitForSelector('.verdict.good');
    assert.is(await page.textContent('.verdict-word'), 'Equilibrada');
    assert.equal(faults, []);
    await end();
  });
}

test.run();
