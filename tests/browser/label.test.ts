// The label on the page and on paper: names, list, table; what is copied; and a recipe of one's own as an ingredient.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { browsing, seriousFaults, visits } from './browsing.ts';

const pictures = process.env.PICTURES;

const visiting = visits(test);

const sizes = [
  ['laptop', { viewport: { width: 1366, height: 768 } }],
  ['laptop dark', { viewport: { width: 1366, height: 768 }, colorScheme: 'dark' }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const;
for (const [size, options] of sizes)
  visiting(`the label beside the verdict: ${size}`, { at: '/#/helado/helado_crema', ...options }, async ({ page }) => {
    await page.waitForSelector('.verdict');
    await page.getByRole('tab', { name: 'Etiqueta' }).click();
    const list = page.locator('.label-list');
    await list.waitFor();
    assert.match((await list.textContent()) ?? '', /^Ingredientes: leche entera/);
    assert.ok((await list.locator('strong').allTextContents()).includes('leche'));
    const chosen = page.getByLabel('Nombre legal');
    assert.ok((await chosen.locator('option').count()) > 1);
    await chosen.selectOption({ index: 1 });
    assert.match((await page.locator('.label-names').textContent()) ?? '', /RD 618\/1998/);
    assert.match((await page.locator('.nutrients').textContent()) ?? '', /Valor energético.*kJ \/ .*kcal/);
    assert.equal(await seriousFaults(page), []);
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
    assert.not.ok(overflows);
    if (pictures) await page.screenshot({ path: `${pictures}/label-${size.replace(' ', '-')}.png`, fullPage: true });
  });

visiting(
  'an ingredient of one’s own says its allergens, and the label prints them',
  '/#/helado/helado_crema',
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    await page.locator('.row.blank input[role=combobox]').fill('Pasta de la casa');
    await page.keyboard.press('Escape');
    await page.getByLabel('Gramos de Pasta de la casa').fill('40');
    await page.getByRole('button', { name: 'Definir su composición' }).click();
    const sheet = page.locator('dialog[open]');
    await sheet.getByLabel(/^Grasas/).fill('50');
    await sheet.getByLabel(/^Proteínas/).fill('20');
    const chip = (name: string) => sheet.getByRole('button', { name, exact: true });
    await chip('No lleva ninguno').click();
    await chip('Avellana').first().click();
    assert.is(await chip('No lleva ninguno').getAttribute('aria-pressed'), 'false');
    await sheet.getByText('Puede llevar', { exact: true }).click();
    await chip('Soja').last().click();
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await sheet.getByRole('button', { name: 'Usar' }).click();
    await page.getByRole('tab', { name: 'Etiqueta' }).click();
    await page.locator('.label-list').waitFor();
    const printed = (await page.locator('#panel').textContent()) ?? '';
    assert.match(printed, /avellana/i);
    assert.match(printed, /Según la marca.*soja/i);
    assert.not.match(printed, /No se sabe de/);
    // It stays with the ingredient, in this recipe and in the next one.
    await page.reload();
    await page.waitForSelector('.verdict');
    await page.getByRole('button', { name: 'Ver composición' }).click();
    assert.is(await chip('Avellana').first().getAttribute('aria-pressed'), 'true');
    assert.is(await chip('Soja').last().getAttribute('aria-pressed'), 'true');
  },
);

visiting(
  'the label and the product sheet as clean pages, and the text to the clipboard',
  { at: '/#/cacao/negro', viewport: { width: 1366, height: 768 } },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.waitForSelector('.verdict');
    await page.getByLabel('Nombre de la receta').fill('Tableta de la casa');
    await page.getByRole('tab', { name: 'Etiqueta' }).click();
    await page.locator('.label-list').waitFor();
    await page.getByRole('button', { name: 'Copiar texto' }).click();
    await page.getByText('Etiqueta copiada.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /^Tableta de la casa\. .*[Cc]hocolate/);
    assert.match(copied, /\nIngredientes: /);
    assert.match(copied, /Cacao: \d+ % mínimo\./);
    for (const [button, heading] of [
      ['Imprimir etiqueta…', 'Etiqueta'],
      ['Ficha técnica…', 'Ficha técnica'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const paper = page.locator('dialog .paper');
      await paper.waitFor();
      assert.match((await page.locator('#sheet-title').textContent()) ?? '', heading);
      assert.match((await paper.textContent()) ?? '', /Ingredientes: .*Valor energético/);
      assert.equal(await seriousFaults(page), []);
      if (pictures) await page.screenshot({ path: `${pictures}/paper-${heading.split(' ')[0]}.png` });
      await page.emulateMedia({ media: 'print' });
      assert.ok(await paper.isVisible());
      assert.not.ok(await page.locator('.bench').isVisible());
      assert.not.ok(await page.locator('dialog .sheet-deeds').isVisible());
      if (pictures) await page.screenshot({ path: `${pictures}/print-${heading.split(' ')[0]}.png` });
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await paper.waitFor({ state: 'detached' });
    }
  },
);

visiting('losses of the cost leave the label as it is', '/', async ({ page }) => {
  await page.waitForSelector('.verdict');
  const printed = async (): Promise<string | null> => {
    await page.getByRole('tab', { name: 'Etiqueta' }).click();
    return page.locator('.nutrients').textContent();
  };
  const before = await printed();
  await page.getByRole('tab', { name: 'Coste' }).click();
  await page.getByLabel('Mermas (%)').fill('20');
  assert.is(await printed(), before);
  await page.getByText('salen 800 g').waitFor();
});

visiting(
  'a recipe inside another costs what it costs alone, with prices of one’s own, and is counted',
  '/',
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    const kilo = (): Promise<string | null> => page.locator('.sums div', { hasText: 'El kilo' }).textContent();
    await page.getByLabel('Nombre de la receta').fill('Base mía');
    await page.locator('.row.blank [role=combobox]').fill('Zzyzx qwerty');
    await page.keyboard.press('Escape');
    await page.locator('.row:not(.blank) .grams').last().fill('100');
    await page.locator('.totals', { hasText: 'sin contar lo que no tiene precio' }).waitFor();
    await page.getByRole('tab', { name: 'Coste' }).click();
    await page.getByLabel('Mermas (%)').fill('10');
    assert.is(await page.getByLabel(/^Precio de Zzyzx/).getAttribute('placeholder'), 'falta');
    await page.getByLabel(/^Precio de Zzyzx/).fill('40');
    await page.getByLabel(/^Precio de Zzyzx/).press('Enter');
    await page.waitForFunction(() => !document.querySelector('.totals')?.textContent?.includes('precio'));
    const alone = await kilo();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page
      .getByText(/guardad/i)
      .first()
      .waitFor();
    const more = page.getByRole('button', { name: /^Más de / }).first();
    await more.click();
    await page.getByLabel('Mínimo al ajustar (g)').waitFor();
    assert.is(await page.getByLabel('Es una de mis recetas').count(), 0, 'a recipe is not offered to itself');

    await page.getByRole('button', { name: 'Nueva receta', exact: true }).click();
    await page.locator('.row.blank [role=combobox]').fill('Algo');
    await page.keyboard.press('Escape');
    await page.locator('.grams').first().fill('1000');
    await more.click();
    await page.getByLabel('Es una de mis recetas').selectOption({ label: 'Base mía' });
    await page.getByText(/^Receta propia: /).waitFor();
    await page.getByRole('tab', { name: 'Coste' }).click();
    assert.is(await kilo(), alone);
    await page.locator('.badge.unknown', { hasText: 'sin contar Zzyzx qwerty, 9 %' }).waitFor();
  },
);

visiting(
  'a recipe of one’s own is an ingredient of another, is counted, labelled and kept',
  { at: '/#/cacao/gianduja', viewport: { width: 1366, height: 768 } },
  async ({ page, context }) => {
    await page.waitForSelector('.verdict');
    await page.getByLabel('Nombre de la receta').fill('Praliné mío');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page
      .getByText(/guardad/i)
      .first()
      .waitFor();
    await page.goto(`${browsing.server.url}/#/helado/helado_crema`);
    await page.reload();
    await page.waitForSelector('.verdict');
    await page
      .getByRole('button', { name: /^Más de / })
      .first()
      .click();
    await page.getByLabel('Es una de mis recetas').selectOption({ label: 'Praliné mío' });
    await page.getByText(/^Receta propia: /).waitFor();
    assert.is(await page.locator('.badge.unknown').count(), 0);
    assert.equal(await seriousFaults(page), []);
    await page.getByRole('tab', { name: 'Etiqueta' }).click();
    await page.locator('.label-list').waitFor();
    assert.match((await page.locator('.label-list').textContent()) ?? '', /praliné mío \(/);
    if (pictures) await page.screenshot({ path: `${pictures}/inner.png` });
    await page.reload();
    await page.waitForSelector('.verdict');
    await page.getByText(/^Receta propia: /).waitFor();
    await page.locator('.row.blank [role=combobox]').click();
    await page.keyboard.type('mío');
    await page.getByRole('option', { name: /Praliné mío.*Mis recetas/ }).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByText(/^Receta propia: /)
      .nth(1)
      .waitFor();

    // Saved anew in another tab: it is told here, and can be taken as it is now.
    const other = await context.newPage();
    await other.goto(browsing.server.url);
    await other.getByRole('button', { name: 'Mis recetas' }).click();
    await other.locator('dialog .shelf-open').click();
    await other.waitForSelector('dialog', { state: 'detached' });
    await other.locator('.row input.grams').first().fill('77');
    await other.getByRole('button', { name: 'Guardar', exact: true }).click();
    const again = page.getByRole('button', { name: 'Tomarla como es ahora' });
    await again.first().click();
    await page.waitForFunction(() => document.querySelectorAll('.understood .link').length === 1);
    await again.click();
    await again.waitFor({ state: 'detached' });
  },
);

test.run();
