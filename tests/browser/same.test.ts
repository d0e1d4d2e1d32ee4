// The page and the API answer the same, over examples of every craft and over a craft nobody heard of.
import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf } from '../../engine/index.ts';
import { folderWithInvented } from '../server/invented.ts';
import { opened } from '../server/running.ts';
import { some } from '../some.ts';
import { browsing, chooseCraft, visits } from './browsing.ts';

type Answer = Record<string, unknown> | { refused: string };

let dir = '';
const visiting = visits(
  test,
  () => {
    dir = folderWithInvented(true);
    return { CRAFTS_DIR: dir };
  },
  () => rmSync(dir, { recursive: true }),
);

visiting('each recipe gets the same answer in the browser and over HTTP', '/', async ({ page }) => {
  await page.waitForSelector('.verdict');
  const { crafts } = opened({ craftsDir: dir, larderDir: 'larder' }).loaded;
  const examples = crafts.flatMap((craft) =>
    [...craft.types].flatMap(([type, { file }]) =>
      file.examples.map(({ recipe, name }) => ({
        ...{ name, craft: craft.id, path: craft.path },
        body: bodyOf(craft, type, recipe),
      })),
    ),
  );
  const asked = [...some(examples, 100)];
  const here = await page.evaluate((questions) => {
    const { obrador } = window as unknown as { obrador: { evaluate(craft: string, body: unknown): Promise<Answer> } };
    return Promise.all(
      questions.map(({ craft, body }) =>
        obrador.evaluate(craft, body).catch((error: Error) => ({ refused: error.message })),
      ),
    );
  }, asked);
  for (const [index, { name, path, body }] of asked.entries()) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(browsing.server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const there = (await response.json()) as Record<string, unknown>;
    assert.equal(here[index], response.status === 200 ? there : { refused: there.error }, `${path} «${name}»`);
  }
});

visiting('a craft nobody heard of has its place in the page, with its own words', '/', async ({ page }) => {
  await page.waitForSelector('.verdict');
  const labels = await page.locator('.craft-tabs button').allTextContents();
  await chooseCraft(page, labels.indexOf('Limonada'));
  await page.waitForSelector('.verdict.good');
  assert.match((await page.locator('.gauges').first().textContent()) ?? '', /Zumo.*12 %/);
  assert.match((await page.locator('.verdict').textContent()) ?? '', 'Brillo: turbio');
});

test.run();
