// What the tests of the workshop do over and over: go to a view, find a cell, wait until all is said.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

export const view = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
export const beside = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
export const editor = (page: Page) => page.locator('.editor .cm-content');
export const line = (page: Page, text: string) => editor(page).locator('.cm-line', { hasText: text });

/** The cell of a row and a column, by their names. */
export async function cell(page: Page, row: string, column: string) {
  const heads = page.locator('.grid thead th');
  await heads.filter({ hasText: column }).first().waitFor();
  const at = (await heads.allTextContents()).findIndex((name) => name.startsWith(column));
  return page
    .locator('.grid tbody tr', { has: page.getByRole('rowheader', { name: row, exact: true }) })
    .locator('td')
    .nth(at - 1);
}

/** How many things are wrong, once nothing is being worked out any more. */
export async function problems(page: Page): Promise<number> {
  await page.waitForFunction(
    () =>
      document.querySelector('#beside-panel')?.getAttribute('aria-busy') === 'false' &&
      document.querySelector('#beside-problems .tally') !== null,
    null,
    { timeout: 30_000 },
  );
  return Number(await page.locator('#beside-problems .tally').textContent());
}

export const wrong = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector('#beside-problems .tally')?.textContent === String(wanted),
    count,
  );

export const turned = (page: Page, least: number) =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector('#beside-consequences .tally')?.textContent) >= wanted,
    least,
  );

export async function downloaded(page: Page, name: string): Promise<Buffer> {
  await page.getByRole('button', { name: /^Llevarme/ }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  await page.keyboard.press('Escape');
  await closed(page);
  return readFileSync(await file.path());
}

export const closed = (page: Page) => page.waitForSelector('dialog', { state: 'detached' });

/** Until the cursor is in the text of a file. */
export const writing = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.classList.contains('editor') ?? false);
