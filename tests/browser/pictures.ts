// By hand: the pictures of the README, or those named, taken from the page itself.
//   node --import tsx tests/browser/pictures.ts [mesa…]
import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { browse } from './browsing.ts';

const folder = 'docs/imagenes';
mkdirSync(folder, { recursive: true });
const browsing = await browse();
const wanted = process.argv.slice(2);
const laptop = { viewport: { width: 1366, height: 768 } };

async function picture(
  name: string,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<unknown> = async () => {},
  path = '/',
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const { page, faults, end } = await browsing.visit(path, options);
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
    .evaluate((part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 190));

await picture('mesa', laptop);
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
const dark = { ...laptop, colorScheme: 'dark' } as const;
await picture('graficos', dark, (page) => show(page, '.parts'), '/#/cacao/bombon');
await picture('clases', laptop, (page) => show(page, '.ladder'), '/#/turron/jijona');
await picture(
  'proceso',
  laptop,
  async (page) => {
    await page.locator('.process summary').click();
    await page.getByLabel('Temperatura del obrador').fill('26');
    await page.getByLabel('Temperatura del agua del grifo').fill('18');
  },
  '/#/panaderia/pan_comun',
);
await picture(
  'etiqueta',
  laptop,
  async (page) => {
    await page.getByRole('tab', { name: 'Etiqueta' }).click();
    await page.locator('.label-list').waitFor();
  },
  '/#/helado/helado_crema',
);
await picture('movil', { viewport: { width: 390, height: 844 }, hasTouch: true }, undefined, '/#/pasteleria');
await picture('taller', laptop, async (page) => {
  await page.goto(`${browsing.server.url}/taller`);
  await page.getByRole('gridcell', { name: '8–16' }).first().click();
  await page.keyboard.type('12-16');
  await page.keyboard.press('Enter');
  await page.locator('.turned').first().waitFor();
});
await picture('referencia', laptop, async (page) => {
  await page.goto(`${browsing.server.url}/docs`);
  const post = page.locator('.opblock-post').first();
  await post.locator('.opblock-summary').click();
  await post.locator('.docs-samples').waitFor();
  await page
    .locator('.opblock-post .opblock-summary-control')
    .first()
    .evaluate((control: HTMLElement) => control.blur());
  await show(page, '.opblock-post');
});
await browsing.stop();
