// A change over all the recipes that are kept, as their owner makes it: what turns, taken or not, and undone as one act; and the
// sheets that all of them give.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { obrador } from '../book/obrador.ts';
import { seriousFaults, visits } from './browsing.ts';

const visiting = visits(test);

const day = Date.parse('2026-01-01');
const copy = JSON.stringify({
  ...{ format: 'obrador.copia', edition: 1, asides: [], ingredients: [], targets: [] },
  recipes: obrador.map(({ title, craft, type }, at) => ({
    ...{ id: `r${at}`, craft, type, title, at: day + at, deleted: null },
  })),
  versions: obrador.map((body, at) => ({ id: `v${at}`, recipe: `r${at}`, at: day + at, body })),
});

const dialog = (page: Page) => page.locator('dialog');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const openShelf = (page: Page) => page.getByRole('button', { name: 'Mis recetas' }).first().click();

async function withShelf(page: Page): Promise<void> {
  await page.waitForSelector('.verdict');
  await openShelf(page);
  const file = { name: 'copia.json', mimeType: 'application/json', buffer: Buffer.from(copy) };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
  await button(page, 'Cambiar en todas…').waitFor();
}

/** Weights of a recipe as it is kept now, and how its newest version is called. */
const keptOf = (page: Page, title: string) =>
  page.evaluate(async (wanted) => {
    type Version = { at: number; name?: string; recipe: string; body: { title: string; ingredients: object[] } };
    const base = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('obrador');
      asked.onsuccess = () => resolve(asked.result);
    });
    const all = await new Promise<Version[]>((resolve) => {
      const asked = base.transaction('versions').objectStore('versions').getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
    base.close();
    const own = all.filter(({ body }) => body.title === wanted).sort((a, b) => b.at - a.at);
    return { count: own.length, name: own[0]?.name ?? null, items: own[0]!.body.ingredients };
  }, title);

visiting('a change over all of them: seen, taken but for one, and undone as one act', '/', async ({ page }) => {
  await withShelf(page);
  const before = await keptOf(page, 'Cuatro cuartos');
  await button(page, 'Cambiar en todas…').click();
  await page.getByLabel('Qué no ha de quedar').fill('mantequila xyzw');
  await button(page, 'Ver qué pasa').click();
  await page.getByText('No se conoce «mantequila xyzw»').waitFor();
  await page.getByLabel('Qué no ha de quedar').fill('mantequilla');
  await page.getByLabel('Qué no ha de quedar').press('Enter');
  await page.getByText(/^El cambio toca 13 de 60: 12 corregidas, 1 no se puede/).waitFor();
  assert.equal(await seriousFaults(page, 'dialog'), []);
  // What cannot be is told, and there is nothing in it to be taken.
  const brioche = page.locator('.turned > li', { hasText: 'Brioche de mantequilla' });
  assert.is(await brioche.locator('input').count(), 0);
  const quebrada = page.locator('.turned > li', { hasText: 'Quebrada' });
  await quebrada.locator('summary').click();
  await quebrada.getByText('Cambia los 250 g de mantequilla por 250 g de margarina.').waitFor();
  await page.getByLabel('Aplicar a Ganache de trufa').uncheck();
  await button(page, 'Aplicar a 11 recetas').click();
  await page.getByText('11 recetas cambiadas.').waitFor();
  const after = await keptOf(page, 'Cuatro cuartos');
  assert.is(after.count, before.count + 1);
  assert.is(after.name, 'Sin mantequilla');
  assert.match(JSON.stringify(after.items), /margarina/i);
  assert.is((await keptOf(page, 'Ganache de trufa')).count, 1);
  await button(page, 'Deshacer').click();
  await button(page, 'Aplicar a 11 recetas').waitFor();
  assert.equal(await keptOf(page, 'Cuatro cuartos'), before);
});

visiting(
  'a price of all of them is kept with what is taken, and the recipe on the bench follows',
  '/',
  async ({ page }) => {
    await withShelf(page);
    await dialog(page).locator('.shelf-open', { hasText: 'Brownie de nuez' }).click();
    const butter = (): Promise<string> => page.locator('.row .grams').nth(1).inputValue();
    await page.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('.row .grams')[1]?.value === '260');
    await openShelf(page);
    await button(page, 'Cambiar en todas…').click();
    await page.getByText('Otro precio').click();
    await page.getByLabel('De qué').fill('mantequilla');
    await page.getByLabel('Precio nuevo, por kilo').fill('carísimo');
    await page.getByLabel('Precio nuevo, por kilo').press('Enter');
    await page.getByText('«carísimo» no es un precio').waitFor();
    await page.getByLabel('Precio nuevo, por kilo').fill('x3');
    await page.getByLabel('En qué recetas').selectOption({ label: 'en las de pastelería' });
    await button(page, 'Ver qué pasa').click();
    await page.getByText(/^El cambio toca \d+ de \d+: .*quedan como están/).waitFor();
    await button(page, /^Aplicar a \d+ recetas/).click();
    await page.getByText(/recetas cambiadas y precio guardado/).waitFor();
    await page.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('.row .grams')[1]?.value !== '260');
    assert.ok(Number(await butter()) < 260);
    assert.is(await page.getByText('Otra pestaña').count(), 0);
    await button(page, 'Deshacer').click();
    await page.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('.row .grams')[1]?.value === '260');
  },
);

visiting(
  'what all of them give for the wall: on paper alone, as a sheet, for as many batches',
  '/',
  async ({ page }) => {
    await withShelf(page);
    await button(page, 'Lista de la compra').click();
    const butter = page.locator('.wall tr', { hasText: 'Mantequilla' }).locator('td').first();
    const grams = async (): Promise<number> => Number((await butter.textContent())!.replace('.', '').replace(',', '.'));
    await butter.waitFor();
    const once = await grams();
    await page.getByText('Cuántas tandas de cada una').click();
    await page.getByLabel('Tandas de Cuatro cuartos').fill('3');
    await page.waitForFunction((old) => !document.querySelector('.wall')?.textContent?.includes(old), String(once));
    assert.is(await grams(), once + 500);
    const [sheet] = await Promise.all([page.waitForEvent('download'), button(page, 'CSV').click()]);
    assert.match(readFileSync((await sheet.path())!, 'utf8'), /^\uFEFFIngrediente;Gramos;€;/);
    await page.emulateMedia({ media: 'print' });
    assert.is(await page.locator('.wall').isVisible(), true);
    assert.is(await page.locator('.table').isVisible(), false);
    assert.is(await page.locator('.batches').isVisible(), false);
    await page.emulateMedia({ media: 'screen' });
    assert.equal(await seriousFaults(page, 'dialog'), []);
  },
);

test.run();
