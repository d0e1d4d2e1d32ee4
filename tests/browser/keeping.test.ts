// Nothing that was written is lost: a crash in the middle of an edit, leaving at once, two tabs, the same title twice,
// deleting, covering with something else, another machine; and what the first edition kept comes over.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { browsing, chooseCraft, seriousFaults, type Visit, visits } from './browsing.ts';

const first = (page: Page) => page.locator('.grams').first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('.word.said');

async function ready(page: Page): Promise<void> {
  await page.waitForSelector('.verdict');
}

async function anotherTab({ context }: Visit): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(browsing.server.url);
  await ready(page);
  return page;
}

async function saveAs(page: Page, title: string): Promise<void> {
  await page.getByLabel('Nombre de la receta').fill(title);
  await button(page, 'Guardar').click();
  await said(page).filter({ hasText: title }).waitFor();
}

const titles = (page: Page): Promise<string[]> => page.locator('dialog .shelf-open strong').allTextContents();

const visiting = visits(test);

visiting('a crash in the middle of an edit, and leaving at once, lose nothing', '/', async (visit) => {
  const { page, context } = visit;
  await ready(page);
  await first(page).fill('321,5');
  const devtools = await context.newCDPSession(page);
  devtools.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  const next = await anotherTab(visit);
  assert.is(await first(next).inputValue(), '321,5');
  await next.close();

  const third = await anotherTab(visit);
  await first(third).fill('99,5');
  await third.goto('about:blank');
  await third.goto(browsing.server.url);
  await ready(third);
  assert.is(await first(third).inputValue(), '99,5');
});

visiting('two tabs work side by side, and the same title does not write over', '/', async (visit) => {
  const { page } = visit;
  await ready(page);
  const other = await anotherTab(visit);
  await first(page).fill('111');
  await first(other).fill('222');
  await page.reload();
  await ready(page);
  await other.reload();
  await ready(other);
  assert.equal([await first(page).inputValue(), await first(other).inputValue()], ['111', '222']);
  await saveAs(page, 'La misma');
  await other.getByLabel('Nombre de la receta').fill('La misma');
  await button(page, 'Mis recetas').click();
  await page.waitForSelector('dialog .shelf');
  await button(other, 'Guardar').click();
  await said(other).filter({ hasText: 'La misma (2)' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('dialog .shelf-open').length === 2);
  assert.equal((await titles(page)).sort(), ['La misma', 'La misma (2)']);
  assert.equal(await seriousFaults(page, 'dialog'), []);
});

visiting('every save is a version; two of them are compared, and an old one opened', '/', async (visit) => {
  const { page } = visit;
  await ready(page);
  await first(page).fill('500');
  await saveAs(page, 'Con versiones');
  await first(page).fill('650');
  await saveAs(page, 'Con versiones');
  await button(page, 'Mis recetas').click();
  await page.waitForSelector('dialog .shelf-open');
  assert.is((await titles(page)).length, 1);
  await page.getByRole('button', { name: 'Versiones de Con versiones' }).click();
  await page.waitForSelector('dialog .before-after');
  assert.equal(await page.locator('dialog .before-after tr').nth(1).locator('td').allTextContents(), [
    '500',
    '650',
    '+150',
  ]);
  assert.is(await page.locator('dialog .before-after th', { hasText: /^Coste €\/kg$/ }).count(), 1);
  assert.equal(await seriousFaults(page, 'dialog'), []);
  await page.getByLabel(/^Nombre de Versión 1/).fill('la de siempre');
  await page.keyboard.press('Enter');
  await page.locator('dialog option', { hasText: 'la de siempre' }).first().waitFor({ state: 'attached' });
  await button(page, 'Abrir esta').first().click();
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.is(await first(page).inputValue(), '500');
  // Another name is another recipe, unless it was only another name; a copy is a copy.
  await page.getByLabel('Nombre de la receta').fill('Con miel');
  await first(page).fill('510');
  await page.locator('.saved-state', { hasText: 'sin guardar' }).waitFor();
  await page.keyboard.press('Control+s');
  await said(page).filter({ hasText: '«Con versiones» sigue como estaba' }).waitFor();
  await button(page, 'Mis recetas').click();
  await page.getByRole('button', { name: 'Duplicar Con miel' }).click();
  await page.waitForFunction(() => document.querySelectorAll('dialog .shelf-open').length === 3);
  assert.equal((await titles(page)).sort(), ['Con miel', 'Con miel (copia)', 'Con versiones']);
  await page.locator('.verdict-tag').nth(2).waitFor();
  await page.getByRole('button', { name: 'Versiones de Con miel', exact: true }).click();
  await page.getByLabel('Comparada con').selectOption({ label: 'Con versiones' });
  await page.waitForSelector('dialog .before-after');
  assert.equal(await page.locator('dialog .before-after th').nth(2).textContent(), 'Con versiones');
});

visiting('two tabs on one recipe are told, and its address elsewhere says where it lives', '/', async (visit) => {
  const { page } = visit;
  await ready(page);
  await saveAs(page, 'De dos');
  const address = page.url();
  const other = await visit.context.newPage();
  other.setDefaultTimeout(15_000);
  await other.goto(address);
  await ready(other);
  await first(page).fill('111');
  await first(other).fill('222');
  await page.keyboard.press('Control+s');
  await said(other).filter({ hasText: 'Otra pestaña ha guardado «De dos»' }).waitFor();
  await other.keyboard.press('Control+s');
  await other.locator('dialog', { hasText: 'Otra pestaña la ha guardado' }).waitFor();
  await button(other, 'Guardar la mía como otra receta').click();
  await other.getByLabel('Nombre de la receta nueva').fill('De otro');
  await other.locator('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
  await said(other).filter({ hasText: '«De otro» guardada' }).waitFor();
  await other.close();
  assert.is(await first(page).inputValue(), '111');
  const far = await browsing.visit(new URL(address).hash.replace('#', '/#'));
  await ready(far.page);
  assert.match((await said(far.page).textContent())!, /guardada en otro navegador.*Compartir/);
  assert.equal(far.faults, []);
  await far.end();
});

visiting('undoing is of its craft and of its act', '/', async ({ page }) => {
  await ready(page);
  await first(page).fill('432');
  await chooseCraft(page, 1);
  await ready(page);
  assert.ok(await button(page, 'Deshacer').isDisabled());
  await chooseCraft(page, 0);
  await button(page, 'Deshacer').click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.grams')?.value !== '432');
  assert.ok(await page.locator('.craft-tabs button').first().getAttribute('aria-current'));
  const before = await first(page).inputValue();
  // The cursor is where one writes; what is typed meanwhile is not what is undone.
  await button(page, 'Nueva receta').click();
  await page.keyboard.type('Leche entera');
  await page.keyboard.press('Enter');
  await page.keyboard.type('5');
  await said(page).getByRole('button', { name: 'Deshacer' }).click();
  assert.is(await first(page).inputValue(), before);
});

visiting('what is deleted or covered before it was saved can come back', '/', async (visit) => {
  const { page } = visit;
  await ready(page);
  await saveAs(page, 'Para borrar');
  await button(page, 'Mis recetas').click();
  await page.getByRole('button', { name: 'Borrar Para borrar' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await page.waitForSelector('dialog .shelf-open');
  await page.getByRole('button', { name: 'Borrar Para borrar' }).click();
  await page.locator('summary', { hasText: 'Papelera (1)' }).click();
  await page.getByRole('button', { name: 'Recuperar Para borrar' }).click();
  await page.waitForSelector('dialog button.shelf-open');
  await button(page, 'Cerrar').click();

  await first(page).fill('777');
  await button(page, 'Ejemplos').click();
  await page.locator('dialog .example-type .chip').nth(1).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.is.not(await first(page).inputValue(), '777');
  await button(page, 'Mis recetas').click();
  await page.locator('summary', { hasText: 'Sin guardar (1)' }).click();
  await page.locator('details .shelf-open').first().click();
  assert.is(await first(page).inputValue(), '777');
});

visiting('everything goes to one file and comes back on another machine', '/', async (visit) => {
  const { page } = visit;
  await ready(page);
  await saveAs(page, 'De viaje');
  await button(page, 'Mis recetas').click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Descargar copia').click()]);
  const buffer = readFileSync(await file.path());
  await button(page, 'Cerrar').click();
  const before = await page.locator('.grams').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await button(page, 'Exportar o importar').click();
  await page.locator('input[type=file]').setInputFiles({ name: 'copia.json', mimeType: 'application/json', buffer });
  assert.match((await page.locator('dialog .fault').textContent())!, '«Mis recetas»');
  assert.equal(
    await page.locator('.grams').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    before,
  );

  const other = await browsing.visit();
  await ready(other.page);
  await button(other.page, 'Mis recetas').click();
  const take = (name: string, content: Buffer) =>
    other.page
      .locator('dialog input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: content });
  await take('otra.json', Buffer.from('{"ingredients":[]}'));
  assert.match((await other.page.locator('dialog .fault').textContent()) ?? '', 'no es una copia');
  await take('copia.json', buffer);
  await other.page.waitForSelector('dialog .shelf-open');
  assert.equal(await titles(other.page), ['De viaje']);
  assert.equal(other.faults, []);
  await other.end();
});

visiting('what the first edition kept comes over', '/docs', async (visit) => {
  const { page } = visit;
  await page.evaluate(() => {
    const body = {
      title: 'De antes',
      craft: 'helado',
      type: 'granizado',
      ingredients: [{ name: 'Agua', grams: 500 }],
    };
    localStorage.setItem('obrador.recetas', JSON.stringify([{ id: 'x', at: '2026-01-02T10:00:00Z', body }]));
    const draft = { ...body, title: 'En la mesa', ingredients: [{ name: 'Agua', grams: 321 }] };
    localStorage.setItem('obrador.mesa', JSON.stringify({ craft: 'helado', drafts: { helado: draft } }));
    const own = { craft: 'helado', name: 'Crema de la casa', composition: { azucares: '20' } };
    localStorage.setItem('obrador.ingredientes', JSON.stringify([own]));
  });
  await page.goto(browsing.server.url);
  await page.waitForSelector('.row:not(.blank)');
  assert.is(await page.getByLabel('Nombre de la receta').inputValue(), 'En la mesa');
  assert.is(await first(page).inputValue(), '321');
  await button(page, 'Mis recetas').click();
  await page.waitForSelector('dialog .shelf-open');
  assert.equal(await titles(page), ['De antes']);
  await button(page, 'Cerrar').click();
  await page.locator('.row.blank [role=combobox]').fill('crema de la c');
  await page.locator('[role=option]', { hasText: 'Mis ingredientes' }).waitFor();
  assert.is(await page.evaluate(() => localStorage.getItem('obrador.recetas')), null);
});

visiting(
  'every craft, type and recipe has an address, and going back closes what is open first',
  '/#/helado/granizado',
  async (visit) => {
    const { page } = visit;
    await ready(page);
    assert.match(page.url(), '#/helado/granizado');
    const type = await page.locator('#type').inputValue();
    await saveAs(page, 'Con dirección');
    await page.waitForURL(/#\/helado\/granizado\/\w+$/);
    const address = page.url();
    await chooseCraft(page, 1);
    await page.waitForFunction(() => !location.hash.includes('helado'));
    await page.goBack();
    await page.waitForFunction((wanted) => document.querySelector<HTMLInputElement>('#type')?.value === wanted, type);
    await page.waitForURL(address);
    await button(page, 'Mis recetas').click();
    await page.waitForSelector('dialog[open]');
    await page.goBack();
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.is(page.url(), address);
    await button(page, 'Ejemplos').click();
    await page.locator('dialog .example-type .chip').first().click();
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.waitForFunction((old) => location.href !== old, address);
    await page.goBack();
    await page.waitForFunction((old) => location.href === old, address);
    const other = await visit.context.newPage();
    await other.goto(address);
    await ready(other);
    assert.is(await other.getByLabel('Nombre de la receta').inputValue(), 'Con dirección');
  },
);

test.run();
