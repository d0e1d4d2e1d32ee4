// The reference at /docs: read, one call tried, samples in three languages; nothing from elsewhere.
import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { browsing, seriousFaults, visits } from './browsing.ts';

const visiting = visits(test);

visiting('an endpoint is opened, its samples read and one call tried', '/docs', async ({ page }) => {
  await page.waitForSelector('.opblock');
  assert.match((await page.locator('.docs-intro').textContent()) ?? '', 'La API de Obrador');
  const { body } = await browsing.server.get('/openapi.json');
  const operations = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.keys(path));
  assert.is(await page.locator('.opblock').count(), operations.length);
  const shown = (await page.locator('.opblock-summary-path').allTextContents()).map((path) =>
    path.replace(/\u200b/g, ''),
  );
  assert.equal(
    shown.map((path) => path.trim()).sort(),
    Object.entries(body.paths as Record<string, object>)
      .flatMap(([path, each]) => Object.keys(each).map(() => path))
      .sort(),
  );
  const post = page.locator('.opblock-post').first();
  await post.locator('.opblock-summary').click();
  await post.locator('.docs-samples').waitFor();
  for (const [language, word] of [
    ['curl', 'curl -X POST'],
    ['JavaScript', 'await fetch'],
    ['Python', 'requests.post'],
  ] as const) {
    await post.getByRole('button', { name: language, exact: true }).click();
    assert.match((await post.locator('.docs-samples pre').textContent()) ?? '', word);
    assert.match((await post.locator('.docs-samples pre').textContent()) ?? '', browsing.server.url);
  }
  for (const part of ['.docs-intro', '.opblock-post.is-open']) assert.equal(await seriousFaults(page, part), [], part);
  assert.equal(
    (await page.locator('.opblock-tag').allTextContents()).filter((title) => /^[a-z_]+/.test(title)),
    [],
    'titles, not ids',
  );
  await post.getByRole('button', { name: 'Probar' }).click();
  await post.getByRole('button', { name: 'Ejecutar' }).click();
  await post.locator('.live-responses-table td.response-col_status:not(.col_header)').waitFor();
  assert.match(
    (await post.locator('.live-responses-table td.response-col_status:not(.col_header)').textContent()) ?? '',
    '200',
  );
  assert.match((await post.locator('.live-responses-table').textContent()) ?? '', '"status": "ok"');
});

visiting('the guides are read here too', '/docs', async ({ page }) => {
  const links = page.locator('.docs-side a[href*="?guia="]');
  await links.first().waitFor();
  // Capitals are for programmers: the list of guides itself, and the architecture.
  const guides = readdirSync('docs').filter((name) => /^[a-z].*\.md$/.test(name));
  assert.is(await links.count(), guides.length);
  for (const title of await links.allTextContents()) assert.not.match(title, '`');
  const title = (await links.first().textContent()) ?? '';
  await links.first().click();
  await page.waitForSelector('.docs-guide h1');
  assert.is(await page.locator('.docs-guide h1').textContent(), title);
  assert.is(await page.locator('.docs-side [aria-current="page"]').textContent(), title);
  assert.equal(await seriousFaults(page, '.docs-guide'), []);
});

visiting('nothing in the reference or in a guide leads nowhere', '/docs', async ({ page }) => {
  await page.locator('.docs-side a[href*="?guia="]').first().waitFor();
  const names: string[] = await page
    .locator('.docs-side a[href*="?guia="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const found = new Set<string>();
  // Those with links to everything: pictures, files of the repository, other guides by their headings.
  const rich = names.filter((href) => /biblioteca|definiciones|orden|pagina|produccion|reglas/.test(href));
  assert.is(rich.length, 6);
  for (const address of ['/docs', '/docs?pagina=errores', ...rich]) {
    await page.goto(browsing.server.url + address);
    await page.waitForSelector(address === '/docs' ? '.docs-intro' : '.docs-guide h1');
    const here = page.locator('main a[href], main img[src], .docs-head a[href]');
    for (const to of await here.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).href || (one as HTMLImageElement).src),
    ))
      if (to.startsWith(browsing.server.url)) found.add(to);
  }
  assert.ok([...found].some((to) => to.endsWith('.png')));
  for (const to of found) {
    assert.is((await fetch(to)).status, 200, to);
    const guide = new URL(to).searchParams.get('guia');
    if (guide !== null) assert.ok(names.includes(`/docs?guia=${guide}`), to);
  }
});

visiting('a search finds an endpoint, which opens, and a part of a guide', '/docs', async ({ page }) => {
  await page.waitForSelector('.opblock');
  const side = page.locator('.docs-side');
  const search = side.getByRole('searchbox');
  await search.fill('etiqueta turron');
  await side.locator('a', { hasText: 'POST /api/label/turron' }).click();
  await page.locator('.opblock.is-open .docs-samples').waitFor();
  assert.match((await page.locator('.opblock.is-open .opblock-summary-path').textContent()) ?? '', 'label');
  await search.fill('HEAVY_SECONDS');
  const part = side.locator('a[href^="/docs?guia=produccion"]').first();
  await part.waitFor();
  assert.equal(await seriousFaults(page, '.docs-side'), []);
  await part.click();
  await page.waitForSelector('.docs-guide h1');
  await search.fill('zzzz');
  await side.getByText('No se encuentra.').waitFor();
});

visiting('the catalogue of errors says every code that the service has', '/docs?pagina=errores', async ({ page }) => {
  await page.waitForSelector('.docs-guide td');
  const { body } = await browsing.server.get('/openapi.json');
  const codes: string[] = body.components.schemas.Error.properties.code.enum;
  assert.equal(await page.locator('.docs-guide td:first-child').allTextContents(), codes);
  assert.match((await page.locator('.docs-guide tr', { hasText: 'rate_limited' }).textContent()) ?? '', '429');
  assert.equal(await seriousFaults(page, '.docs-guide'), []);
});

test.run();
