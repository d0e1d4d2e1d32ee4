// What a visit brings and keeps: the first one within its budget, a link in a fresh profile, the shelf and the files, no
// network, paper and phone. All the while: no console error, no request elsewhere, nothing serious for axe.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../build.ts';
import { crafts } from '../loaded.ts';
import { browse, browsing, chooseCraft, seriousFaults, type Visit, visits } from './browsing.ts';
import { chromiumPath } from './chromium.ts';

const text = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';
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

const visiting = visits(test, () => {
  build();
  return {};
});

visiting(
  'definitions that a page cannot read are not computed with',
  '/#/helado/helado_crema',
  async ({ page, context }) => {
    await page.waitForSelector('.verdict');
    await context.route('**/definitions/turron.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('min(', 'newer(') });
    });
    await page.locator('.craft-tabs button', { hasText: 'Turrón' }).click();
    await page.getByText('No se ha podido abrir el oficio').waitFor();
    assert.match((await page.locator('.verdict').textContent()) ?? '', /Helado crema/);
  },
);

visiting(
  'the first visit shows a recipe that works, within the budget and under a strict policy',
  '/',
  async (visit) => {
    const { page } = visit;
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
    // As a browser asks for it behind TLS.
    let bytes = 0;
    for (const url of new Set(loaded.filter((name) => !name.endsWith('/sw.js')))) {
      const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.match(policy, "script-src 'self'");
      assert.not.match(policy, 'unsafe');
      bytes += Number(response.headers.get('content-length'));
    }
    assert.ok(loaded.length > 3 && bytes < 300_000, `the first load takes ${bytes} bytes`);
  },
);

visiting('what a first visit reads before anything can be computed is what is computed then', '/', async ({ page }) => {
  const reading = async (page: Page): Promise<[said: string, typed: string[]]> => [
    await judged({ page }),
    await page.locator('main input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
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
  assert.equal(await reading(page), drawn);

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

visiting('a link opens the whole recipe in a fresh profile; the shelf and the files keep it', '/', async (visit) => {
  const { page } = visit;
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
  const json = JSON.parse((await downloaded(visit, 'Fichero de Obrador')).toString());
  assert.is((await browsing.server.post(crafts[2]!.path, json)).status, 200);
  const csv = await downloaded(visit, 'CSV');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await chooseCraft(page, 0);

  await page.getByRole('button', { name: 'Exportar o importar' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'receta.csv', mimeType: 'text/csv', buffer: csv });
  await page.getByRole('button', { name: 'Abrirla' }).click();
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
});

visiting('opened once, it opens and computes without network', { serviceWorkers: 'allow' }, async (visit) => {
  const { page, context } = visit;
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

  // Nobody has been in the workshop nor in the reference: they are kept when the page has nothing else to do.
  await context.setOffline(false);
  await page.evaluate(async () => {
    navigator.serviceWorker.controller!.postMessage('todo');
    for (const path of ['/taller', '/openapi.json', '/docs/swagger-ui-bundle.js'])
      while (!(await caches.match(path))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.goto(`${browsing.server.url}/taller`);
  await page.locator('.grid tbody tr').first().waitFor();
  await page.goto(`${browsing.server.url}/docs`);
  await page.locator('.opblock').first().waitFor();
  await page.goto(`${browsing.server.url}/docs?guia=libro`);
  await page.locator('.docs-guide h1', { hasText: 'El libro' }).waitFor();
});

if (chromiumPath !== null)
  test('opened once, it opens whatever the network answers', async () => {
    const other = await browse();
    const { page, end } = await other.visit('/', { serviceWorkers: 'allow' });
    await page.waitForSelector('.verdict');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await other.server.stop();
    const refusing = createServer((_, response) => response.writeHead(400).end('no'));
    await once(refusing.listen(Number(new URL(other.server.url).port), '127.0.0.1'), 'listening');
    await page.reload();
    await page.waitForSelector('.verdict.good');
    await end();
    await other.browser.close();
    refusing.close();
  });

visiting('on paper there is the recipe and its result, and nothing to press', '/', async (visit) => {
  const { page } = visit;
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
});

for (const colorScheme of ['light', 'dark'] as const) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme };
  visiting(`a phone shows it all without scrolling sideways: ${colorScheme}`, phone, async ({ page }) => {
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
  });
}

test.run();
