// A person at the page: the first visit, a recipe by keyboard alone in every craft, slips, paste, adjust, undo, link, shelf,
// files, no network, paper and phone. All the while: no console error, no request elsewhere, nothing serious for axe.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Definition } from '../../engine/craft.ts';
import { loadCrafts } from '../../engine/load/index.ts';
import { typed } from '../../page/src/quantity.ts';
import { build } from '../build.ts';
import { type Browsing, browse, chooseCraft, hasBrowser, seriousFaults, tabTo, type Visit } from './browsing.ts';

const { crafts } = loadCrafts('crafts');
let browsing: Browsing;

/** The first example of the craft that is a recipe given by name and grams. */
function exampleOf({ craft, types }: Definition): { type: string; rows: [string, number][] } {
  for (const type of [craft.defaultType, ...Object.keys(types)]) {
    for (const { recipe, expect } of types[type]!.examples) {
      if (expect.error === undefined && !Array.isArray(recipe))
        return { type, rows: Object.entries(recipe) as [string, number][] };
    }
  }
  throw new Error('no example');
}

const text = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const heading = (visit: Visit): Promise<string> => text(visit.page.locator('.verdict-word'));
const grams = (visit: Visit, name: string) => visit.page.getByLabel(`Gramos de ${name}`, { exact: true });

/** What the page says of the recipe; its buttons come and go with what is being worked out. */
const judged = ({ page }: Pick<Visit, 'page'>): Promise<string> =>
  page.locator('.verdict, .advice, .gauges').evaluateAll((parts) =>
    parts
      .map((part) => {
        const said = part.cloneNode(true) as Element;
        for (const button of said.querySelectorAll('button')) button.remove();
        return said.textContent;
      })
      .join(),
  );

async function downloaded({ page }: Visit, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await file.path());
}

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* strings(item);
}

if (hasBrowser()) {
  test.before(async () => {
    build();
    browsing = await browse();
  });
  test.after(() => browsing.stop());

  test('the first visit shows a recipe that works, within the budget and under a strict policy', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    await page.waitForSelector('.verdict.good');
    assert.is(await page.locator('.craft-tabs button').count(), crafts.length);
    assert.match(await text(page.locator('.brand p')), 'Qué falla en tu receta y qué cambiar');
    assert.ok((await page.locator('.row:not(.blank)').count()) > 2);
    assert.ok((await page.locator('.gauge').count()) > 2);
    assert.equal(await seriousFaults(page), []);

    const loaded = await page.evaluate(() => [
      location.href,
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
    let bytes = 0;
    for (const url of new Set(loaded.filter((name) => !name.endsWith('/sw.js')))) {
      const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.match(policy, "script-src 'self'");
      assert.not.match(policy, 'unsafe');
      bytes += Number(response.headers.get('content-length'));
    }
    assert.ok(loaded.length > 3 && bytes < 250_000, `the first load takes ${bytes} bytes`);
    assert.equal(faults, []);
    await visit.end();
  });

  test('what a first visit reads before anything can be computed is what is computed then', async () => {
    const reading = async (page: Page): Promise<[said: string, typed: string[]]> => [
      await judged({ page }),
      await page
        .locator('main input')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ];
    const still = await browsing.browser.newContext({ javaScriptEnabled: false });
    const first = await still.newPage();
    // It needs nothing else that is still on its way: neither what computes nor what it looks like.
    await first.route(/\/assets\//, (route) => route.abort());
    await first.goto(browsing.server.url);
    assert.ok(await first.locator('#page[inert] .verdict.good').isVisible());
    assert.is.not(
      await first.locator('.verdict').evaluate((verdict) => getComputedStyle(verdict).backgroundColor),
      'rgba(0, 0, 0, 0)',
    );
    const drawn = await reading(first);
    await still.close();
    const { page, faults, end } = await browsing.visit();
    assert.equal(await reading(page), drawn);
    assert.equal(faults, []);
    await end();

    // Whoever has work here never sees the example, however long the rest takes to come.
    const known = await browsing.browser.newContext({ serviceWorkers: 'block' });
    await known.addInitScript(() => localStorage.setItem('obrador.mesa', 'something'));
    const back = await known.newPage();
    await back.route(/assets\/(early|first)-.*js/, () => {});
    await back.goto(browsing.server.url, { waitUntil: 'commit' });
    await back.locator('.opening').waitFor();
    assert.is(await back.locator('#page[inert] .verdict').count(), 1);
    assert.is(await back.locator('.verdict:visible').count(), 0);
    await known.close();
  });

  test('a recipe by keyboard alone, in each craft, gives what the API gives', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    await page.waitForSelector('.verdict');
    for (const { id, label, path, definition } of crafts) {
      const { type, rows } = exampleOf(definition);
      if (id !== crafts[0]!.id) {
        await page.evaluate(() => document.querySelector<HTMLElement>('.skip')!.focus());
        for (;;) {
          await tabTo(page, '.craft-tabs button');
          if (await page.evaluate((wanted) => document.activeElement?.textContent === wanted, label)) break;
        }
        await page.keyboard.press('Enter');
        await page.waitForSelector(`.crafts [aria-current]:text-is("${label}")`);
      }
      await tabTo(page, '[aria-label="Nueva receta"]');
      await page.keyboard.press('Enter');
      await tabTo(page, '#type');
      assert.is(await page.locator('#type').inputValue(), definition.types[type]!.label);
      await tabTo(page, '.row [role=combobox]');
      for (const [name, weight] of rows) {
        await page.keyboard.type(name);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.activeElement?.classList.contains('grams'));
        await page.keyboard.type(typed(weight, 6));
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
      }
      const request = definition.craft.request;
      const ingredients = rows.map(([name, weight]) => ({ [request.name]: name, [request.weight]: weight }));
      const { body } = await browsing.server.post(path, { type, ingredients });
      const shown = await heading(visit);
      const expected = body.verdict === undefined ? [...strings(body)] : [capital(body.verdict)];
      assert.ok(expected.includes(shown), `${id}: «${shown}»`);
      assert.is(await page.locator('.understood.unknown').count(), 0);
    }
    assert.equal(await seriousFaults(page), []);
    assert.equal(faults, []);
    await visit.end();
  });

  test('letters complete from the catalogue, aliases too, and arrows choose', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    const blank = page.locator('.row.blank [role=combobox]');
    await blank.fill('leche');
    const options = page.locator('[role=option]');
    await options.first().waitFor();
    const second = await text(options.nth(1).locator('span'));
    assert.equal(await seriousFaults(page), []);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('grams'));
    assert.is(await page.locator('.row:not(.blank) [role=combobox]').last().inputValue(), second);
    await page.keyboard.type('12.5');
    assert.is(await page.locator('#total').inputValue(), '1012,5');
    await page.keyboard.press('Alt+ArrowUp');
    await page.waitForFunction(
      (name) => [...document.querySelectorAll<HTMLInputElement>('.row [role=combobox]')].at(-3)?.value === name,
      second,
    );
    const names = () =>
      page
        .locator('.row [role=combobox]')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const before = await names();
    const [from, to] = [
      await page.locator('.grip').nth(0).boundingBox(),
      await page.locator('.row').nth(2).boundingBox(),
    ];
    await page.mouse.move(from!.x + 5, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(from!.x + 5, to!.y + 10, { steps: 4 });
    await page.mouse.up();
    assert.equal((await names()).slice(0, 3), [before[1], before[2], before[0]]);
    assert.equal(faults, []);
    await visit.end();
  });

  test('wrong entries are told beside them, and never break the rest', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    await page.waitForSelector('.verdict');
    const first = page.locator('.grams').first();
    for (const [entry, word] of [
      ['mucha', 'escribe un número'],
      ['-5', 'no puede ser negativo'],
    ] as const) {
      await first.fill(entry);
      assert.match(await text(page.locator('.row .fault')), word);
      assert.is(await first.getAttribute('aria-invalid'), 'true');
    }
    assert.equal(await seriousFaults(page), []);
    await first.fill('1,2 kg');
    await first.blur();
    assert.is(await first.inputValue(), '1200');
    assert.is(await page.locator('.row .fault').count(), 0);
    await page.locator('.row.blank [role=combobox]').fill('Pasta de chufaa');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    assert.match(await text(page.locator('.understood.unknown')), 'No está en el catálogo');
    await page.getByRole('button', { name: 'Nueva receta' }).click();
    await page.waitForSelector('.nothing');
    assert.equal(await seriousFaults(page), []);
    assert.equal(faults, []);
    await visit.end();
  });

  test('an ingredient of one’s own, with its composition, counts', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    await page.locator('.row.blank [role=combobox]').fill('Crema de la casa');
    await page.locator('[role=option]', { hasText: 'Definir' }).click();
    await page.waitForSelector('dialog[open]');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.locator('.columns input').nth(1).fill('40,5');
    await page.getByRole('button', { name: 'Usar', exact: true }).click();
    const before = await page.locator('.gauge-value').allInnerTexts();
    await grams(visit, 'Crema de la casa').fill('100');
    assert.match(await text(page.locator('.understood.own')), 'Ingrediente propio');
    assert.not.equal(await page.locator('.gauge-value').allInnerTexts(), before);
    assert.not.match(await text(page.locator('.advice')), 'no está en el catálogo');
    // What a packet says is read in every craft.
    await chooseCraft(page, 2);
    await page.locator('.row.blank [role=combobox]').fill('crema de la ca');
    await page.locator('[role=option]', { hasText: 'Mis ingredientes' }).click();
    await grams(visit, 'Crema de la casa').fill('50');
    assert.match(await text(page.locator('.understood.own')), 'Ingrediente propio');
    assert.equal(faults, []);
    await visit.end();
  });

  test('a list from a spreadsheet is pasted, scaled and undone', async () => {
    const visit = await browsing.visit('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, faults } = visit;
    await page.waitForSelector('.verdict');
    await page.getByRole('button', { name: 'Nueva receta' }).click();
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'Ingrediente\tGramos\t%\nLeche entera\t560\t70\nNata 35 %\t0,2 kg\t25\nAzúcar\t40\t5\nTotal\t800\t100',
      ),
    );
    await page.locator('.row.blank [role=combobox]').focus();
    await page.keyboard.press('Control+V');
    await page.waitForSelector('.verdict');
    assert.equal(
      await page.locator('.grams').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
      ['560', '200', '40', ''],
    );
    await page.locator('#total').fill('1.600');
    await page.keyboard.press('Enter');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '1120');
    await page.keyboard.press('Control+z');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '560');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.nothing');
    await page.keyboard.press('Control+Shift+Z');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '560');
    await page.getByLabel('Porcentaje de Azúcar').fill('10');
    await page.keyboard.press('Enter');
    assert.is(await grams(visit, 'Azúcar').inputValue(), '84,44');

    await page.getByRole('button', { name: 'Pegar lista' }).click();
    await page.locator('textarea').fill('- 100 g de leche entera\nAzúcar: 20\n¿y esto?');
    assert.match(await text(page.locator('.preview')), '2 ingredientes; 1 línea sin leer');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: 'Sustituir la receta' }).click();
    assert.is(await page.locator('#total').inputValue(), '120');
    assert.equal(faults, []);
    await visit.end();
  });

  test('adjusting respects the padlock, shows before and after, and can be undone', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    await page.waitForSelector('.verdict.good');
    await grams(visit, 'Azúcar').fill('240');
    await page.waitForSelector('.verdict.look');
    await page.getByLabel('Fijar Leche entera').click();
    await page.getByRole('button', { name: 'Ajustar la receta' }).click();
    await page.waitForSelector('.before-after');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    const rowOf = (name: string) =>
      page.locator('.before-after tr', { hasText: name }).first().locator('td').allInnerTexts();
    const locked = await rowOf('Leche entera');
    assert.equal(locked.slice(0, 3), ['560', '560', '=']);
    await page.waitForSelector('.outcome.good');
    await page.getByRole('button', { name: 'Usar este ajuste' }).click();
    await page.waitForSelector('.verdict.good');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '560');
    assert.not.equal(await grams(visit, 'Azúcar').inputValue(), '240');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.verdict.look');
    assert.is(await grams(visit, 'Azúcar').inputValue(), '240');
    assert.equal(faults, []);
    await visit.end();
  });

  test('a link opens the whole recipe in a fresh profile; the shelf and the files keep it', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    await page.waitForSelector('.verdict');
    await chooseCraft(page, 2);
    await page.getByLabel('Nombre de la receta').fill('La de casa «ñ» 100 %');
    await page.locator('.grams').first().fill('712,5');
    await page
      .getByLabel(/^Fijar/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Compartir' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#share-link')?.value.includes('#r='));
    const link = await page.locator('#share-link').inputValue();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    const told = await judged(visit);

    const other = await browsing.visit(link.slice(browsing.server.url.length));
    await other.page.waitForSelector('.verdict');
    assert.is(await other.page.getByLabel('Nombre de la receta').inputValue(), 'La de casa «ñ» 100 %');
    assert.is(await other.page.locator('.grams').first().inputValue(), '712,5');
    assert.is(await other.page.locator('.lock').first().getAttribute('aria-pressed'), 'true');
    assert.is(await judged(other), told);
    await other.page.locator('.grams').first().fill('600');
    await other.page.waitForTimeout(400);
    await other.page.reload();
    await other.page.waitForSelector('.verdict');
    assert.is(await other.page.locator('.grams').first().inputValue(), '600', 'reloading keeps the work, not the link');
    assert.equal(other.faults, []);
    await other.end();

    await page.getByRole('button', { name: 'Exportar o importar' }).click();
    const json = JSON.parse((await downloaded(visit, 'JSON')).toString());
    assert.is((await browsing.server.post(crafts[2]!.path, json)).status, 200);
    const csv = await downloaded(visit, 'CSV');
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await chooseCraft(page, 0);

    await page.getByRole('button', { name: 'Exportar o importar' }).click();
    await page.locator('input[type=file]').setInputFiles({ name: 'receta.csv', mimeType: 'text/csv', buffer: csv });
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.is(await judged(visit), told);

    await chooseCraft(page, 0);
    await page.getByRole('button', { name: 'Mis recetas' }).click();
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.locator('.shelf-open').first().click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.grams')?.value === '712,5');
    // The place of the closed sheet has left the history.
    await page.waitForFunction(() => history.state?.sheet !== true && location.hash.split('/').length === 4);
    await page.goto(`${browsing.server.url}/#r=estropeado`);
    // The word of what was done before may still be there: what is awaited is this one.
    await page.locator('.word.said', { hasText: 'incompleto o dañado' }).waitFor();
    assert.equal(faults, []);
    await visit.end();
  });

  test('opened once, it opens and computes without network', async () => {
    const visit = await browsing.visit();
    const { page, context, faults } = visit;
    await page.waitForSelector('.verdict');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.verdict.good');
    await grams(visit, 'Azúcar').fill('240');
    await page.waitForSelector('.verdict.look');
    await page.getByRole('button', { name: 'Ajustar la receta' }).click();
    await page.waitForSelector('.before-after');
    assert.equal(faults, []);
    await visit.end();
  });

  test('on paper there is the recipe and its result, and nothing to press', async () => {
    const visit = await browsing.visit();
    const { page, faults } = visit;
    await page.waitForSelector('.verdict');
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.head', '.adjust', '.under', '.tabs', '.lock', '.foot']) {
      assert.is(await page.locator(gone).first().isVisible(), false, gone);
    }
    for (const there of ['.title', '.grams', '.verdict', '.gauge', '#total']) {
      assert.ok(await page.locator(there).first().isVisible(), there);
    }
    await page.emulateMedia({ media: 'screen' });
    assert.ok((await page.pdf({ format: 'A4' })).length > 10_000);
    assert.equal(faults, []);
    await visit.end();
  });

  test('a phone shows it all without scrolling sideways, in the light and in the dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const visit = await browsing.visit('/', { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme });
      const { page, faults } = visit;
      await page.waitForSelector('.verdict');
      for (let craft = 0; craft < (colorScheme === 'light' ? crafts.length : 1); craft++) {
        await chooseCraft(page, craft);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, `${colorScheme} ${craft}`);
      }
      assert.ok(await page.locator('.glance').isVisible());
      await page.locator('.adjust').click();
      await page.waitForSelector('.before-after');
      assert.ok(await page.locator('dialog').evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth));
      await page.keyboard.press('Escape');
      assert.equal(await seriousFaults(page), [], colorScheme);
      assert.equal(faults, []);
      await visit.end();
    }
  });
}

test.run();
