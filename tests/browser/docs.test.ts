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
  const links = page.locator('.docs-guides a');
  await links.first().waitFor();
  // Capitals are for programmers: the list of guides itself, and the architecture.
  const guides = readdirSync('docs').filter((name) => /^[a-z].*\.md$/.test(name));
  assert.is(await links.count(), guides.length);
  for (const title of await links.allTextContents()) assert.not.match(title, '`');
  const title = (await links.first().textContent()) ?? '';
  await links.first().click();
  await page.waitForSelector('.docs-guide h1');
  assert.is(await page.locator('.docs-guide h1').textContent(), title);
  assert.equal(await seriousFaults(page, '.docs-guide'), []);
});

test.run();
