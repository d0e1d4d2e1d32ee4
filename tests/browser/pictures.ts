// By hand: the pictures of the README, taken from the page itself. node --import tsx tests/browser/pictures.ts
import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { browse } from './browsing.ts';

const folder = 'docs/imagenes';
mkdirSync(folder, { recursive: true });
const browsing = await browse();
const desk = { viewport: { width: 1200, height: 860 } };

async function picture(
  name: string,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page, faults, end } = await browsing.visit('/', options);
  await page.waitForSelector('.verdict');
  await prepare(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await end();
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
}

/** Opens the nth craft, and a type of it, with its first example. */
async function open(page: Page, craft: number, type?: string): Promise<void> {
  await page.locator('.crafts button').nth(craft).click();
  await page.waitForSelector(`.crafts button:nth-child(${craft + 1})[aria-current]`);
  if (type === undefined) return;
  await page.locator('#type').selectOption(type);
  await page.locator('.chip').first().click();
}

async function unbalance(page: Page): Promise<void> {
  await page.locator('.grams').nth(3).fill('240');
  await page.locator('.verdict.look').waitFor();
}

const show = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 80));

await picture('mesa', desk, async () => {});
await picture('revisar', desk, async (page) => {
  await unbalance(page);
  await page.mouse.click(600, 5);
});
await picture('ajuste', desk, async (page) => {
  await unbalance(page);
  await page.locator('.lock').first().click();
  await page.locator('.adjust').click();
  await page.locator('.before-after').first().waitFor();
});
await picture('graficos', { ...desk, colorScheme: 'dark' }, async (page) => {
  await open(page, 1, 'bombon');
  await show(page, '.parts');
});
await picture('clases', desk, async (page) => {
  await open(page, 2);
  await show(page, '.ladder');
});
await picture('movil', { viewport: { width: 390, height: 844 }, hasTouch: true }, (page) => open(page, 3));
await picture('referencia', desk, async (page) => {
  await page.goto(`${browsing.server.url}/docs`);
  await page.locator('.opblock-post .opblock-summary').first().click();
  await page.locator('.docs-samples').waitFor();
  await page.mouse.click(600, 5);
  await page.waitForTimeout(500);
});
await browsing.stop();
