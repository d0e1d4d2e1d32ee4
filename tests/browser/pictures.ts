// By hand: the pictures of the README, taken from the page itself. node --import tsx tests/browser/pictures.ts
import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { browse, chooseCraft } from './browsing.ts';

const folder = 'docs/imagenes';
mkdirSync(folder, { recursive: true });
const browsing = await browse();
const laptop = { viewport: { width: 1366, height: 768 } };

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

async function unbalance(page: Page): Promise<void> {
  await page.locator('.grams').nth(3).fill('240');
  await page.locator('.verdict.look').waitFor();
  await page.mouse.click(600, 3);
}

const show = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 150));

await picture('mesa', laptop, async () => {});
await picture('revisar', laptop, unbalance);
await picture('ajuste', laptop, async (page) => {
  await unbalance(page);
  await page.locator('.lock').first().click();
  await page.locator('.adjust').click();
  await page.locator('dialog .before-after').first().waitFor();
});
await picture('coste', laptop, async (page) => {
  await page.getByRole('tab', { name: 'Coste' }).click();
  await page.getByLabel('Piezas que salen').fill('12');
  await page.getByLabel('Precio de venta de la pieza (€)').fill('1,5');
});
await picture('graficos', { ...laptop, colorScheme: 'dark' }, async (page) => {
  await page.goto(`${browsing.server.url}/#/cacao/bombon`);
  await page.reload();
  await page.waitForSelector('.verdict');
  await show(page, '.parts');
});
await picture('clases', laptop, async (page) => {
  await chooseCraft(page, 2);
  await show(page, '.ladder');
});
await picture('movil', { viewport: { width: 390, height: 844 }, hasTouch: true }, (page) => chooseCraft(page, 3));
await picture('referencia', laptop, async (page) => {
  await page.goto(`${browsing.server.url}/docs`);
  await page.locator('.opblock-post .opblock-summary').first().click();
  await page.locator('.docs-samples').waitFor();
  await page.mouse.click(600, 5);
  await page.waitForTimeout(500);
});
await browsing.stop();
