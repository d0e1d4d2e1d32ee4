// The bench at the sizes people have: a laptop where nothing that matters is below the fold, a tablet, a phone; in the
// dark, in forced colours and on paper. And what stands in the way of nobody: slips, types, what is not known.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { examplesOf, isGood } from '../../page/src/opening.ts';
import { crafts } from '../loaded.ts';
import { browsing, chooseCraft, seriousFaults, visits } from './browsing.ts';

const laptop = { width: 1366, height: 768 };
const blank = (page: Page) => page.locator('.row.blank [role=combobox]');

/** So many rows of the catalogue of the first craft, pasted. */
async function fill(page: Page, rows: number): Promise<void> {
  const { ingredients } = crafts[0]!.definition.catalogue;
  const list = ingredients.slice(0, rows).map(({ label }, index) => `${label}\t${100 - index}`);
  await page.getByRole('button', { name: 'Pegar lista' }).click();
  await page.locator('textarea').fill(list.join('\n'));
  await page.getByRole('button', { name: 'Sustituir la receta' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
}

/** Whether it can be seen without scrolling the page. */
const inView = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

const visiting = visits(test);

visiting(
  'fourteen rows on a laptop: total, scale, adjust and verdict stay in view, wherever one has scrolled',
  { viewport: laptop },
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    await fill(page, 14);
    const parts = ['#total', '.total .quiet', '.adjust', '.verdict-word', '#type', '#title'];
    for (const part of parts) assert.ok(await inView(page, part), part);
    const heights = await page.locator('.line').evaluateAll((lines) => lines.map((line) => line.clientHeight));
    assert.ok(Math.max(...heights) <= 36, `rows of ${Math.max(...heights)} px`);
    await page.locator('.row').last().scrollIntoViewIfNeeded();
    for (const part of parts) assert.ok(await inView(page, part), `${part}, the last row in view`);
    await page.mouse.move(1000, 500);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 300);
    for (const part of parts) assert.ok(await inView(page, part), `${part}, further down the result`);
    const gauges = await page.locator('.gauge > button').evaluateAll((lines) => lines.map((line) => line.clientHeight));
    assert.ok(gauges.filter((height) => height <= 40).length >= gauges.length - 2, gauges.join());
  },
);

visiting('what fails comes first and what is in range folds away', { viewport: laptop }, async ({ page }) => {
  await page.waitForSelector('.verdict.good');
  const all = await page.locator('.gauges').first().locator('.gauge').count();
  await page.locator('.grams').nth(3).fill('240');
  await page.waitForSelector('.verdict.look');
  const gauges = page.locator('.gauges').first();
  // Figures follow once the hand rests.
  await page.waitForFunction((was) => document.querySelector('.gauges')!.querySelectorAll('.gauge').length < was, all);
  const failing = await gauges.locator('.gauge').count();
  assert.ok(failing > 0);
  assert.is(await gauges.locator('.gauge.look').count(), failing);
  await gauges.locator('.fold').click();
  assert.is(await gauges.locator('.gauge').count(), all);
  assert.equal(await seriousFaults(page), []);

  // The pictures follow on a very wide screen too.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const picture = page.locator('.picture').first();
  const before = await picture.textContent();
  await page.locator('.grams').nth(3).fill('10');
  await page.waitForFunction((was) => document.querySelector('.picture')?.textContent !== was, before);
});

visiting(
  'a slip and Enter take what was meant; what nobody knows is told on the verdict and asks for nothing',
  { viewport: laptop },
  async ({ page }) => {
    await page.waitForSelector('.verdict');
    await blank(page).fill('dextroza');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('grams'));
    assert.is(await page.locator('.row:not(.blank) [role=combobox]').last().inputValue(), 'Dextrosa');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Zzyzx qwerty');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('grams'));
    assert.is(await page.locator('dialog').count(), 0);
    await page.keyboard.type('100');
    await page.locator('.badge.unknown', { hasText: 'sin contar Zzyzx qwerty, 9 %' }).waitFor();
    assert.is(await page.locator('.verdict.good').count(), 0, 'nothing is green that somebody has to look at');
    await page.waitForTimeout(500);
    const told = page.locator('.table').getByText('Zzyzx qwerty').filter({ visible: true });
    assert.equal(await told.allTextContents(), ['sin contar Zzyzx qwerty, 9 %'], 'it is told once, besides its row');
    // Where the figures of what is known come from is one press away.
    await page.locator('.details-button').first().click();
    await page.locator('.provenance', { hasText: 'cifras de' }).waitFor();
  },
);

visiting('a type is found by a few letters, by keyboard alone', { viewport: laptop }, async ({ page }) => {
  await page.waitForSelector('.verdict');
  await page.locator('#type').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('#types [role=option]');
  const labels = await page.locator('#types [role=option]').allTextContents();
  assert.is(labels.length, crafts[0]!.types.size);
  assert.equal(await seriousFaults(page), []);
  await page.keyboard.type('graniz');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/granizado/);
  assert.match(await page.locator('#type').inputValue(), /granizad/i);
  await page.locator('#type').fill('sorb');
  await page.waitForSelector('#types [role=option]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sorbete/);
  assert.match(await page.locator('#type').inputValue(), /^sorbete/i);
});

visiting('examples to begin with are good; the faults are apart', { viewport: laptop }, async ({ page }) => {
  for (let craft = 0; craft < crafts.length; craft++) {
    await chooseCraft(page, craft);
    await page.waitForSelector('.verdict.good');
  }
  await page.getByRole('button', { name: 'Ejemplos' }).click();
  // One name may stand under several types: with its type it is one example.
  const shown = () =>
    page
      .locator('.example-type .chip')
      .evaluateAll((chips) =>
        chips.map((chip) => `${chip.closest('.example-type')?.querySelector('h3')?.textContent}: ${chip.textContent}`),
      );
  const first = await shown();
  await page.getByRole('button', { name: 'Fallos típicos' }).click();
  const second = await shown();
  assert.ok(first.length > 3 && second.length > 0);
  const { definition } = crafts.at(-1)!;
  const bad = Object.entries(definition.types).flatMap(([id, { label }]) =>
    examplesOf(definition, id).flatMap((one) => (isGood(crafts.at(-1)!, one) ? [] : [`${label}: ${one.name}`])),
  );
  assert.equal(
    first.filter((name) => bad.includes(name)),
    [],
  );
  assert.is(first.filter((name) => second.includes(name)).length, 0);
  assert.equal(await seriousFaults(page, 'dialog'), []);
  await page.keyboard.press('Escape');
});

const looks: [string, BrowserContextOptions][] = [
  ['a laptop in the dark', { viewport: laptop, colorScheme: 'dark' }],
  ['a tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true }],
  ['forced colours', { viewport: laptop, forcedColors: 'active' }],
  ['a small phone', { viewport: { width: 320, height: 640 }, hasTouch: true }],
];
for (const [name, options] of looks) {
  visiting(`${name}: every craft can be reached and nothing sticks out`, options, async ({ page }) => {
    await page.waitForSelector('.verdict');
    await page.locator('.grams').nth(3).fill('240');
    await page.waitForSelector('.verdict.look');
    assert.equal(await seriousFaults(page), []);
    for (const tab of ['Coste', 'Elaboración', 'Análisis']) {
      await page.getByRole('tab', { name: tab }).click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${tab} sticks out by ${wide} px`);
    }
    await chooseCraft(page, crafts.length - 1);
    await page.waitForSelector('.verdict');
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= options.viewport!.width);
  });
}

visiting('on paper every craft takes one page', { viewport: laptop }, async ({ page }) => {
  await page.waitForSelector('.verdict');
  const printed = async (what: string): Promise<void> => {
    await page.waitForSelector('.verdict');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    assert.is(pdf.match(/\/Type\s*\/Page[^s]/g)?.length, 1, what);
  };
  for (let craft = 0; craft < crafts.length; craft++) {
    await chooseCraft(page, craft);
    await printed(crafts[craft]!.label);
  }
  // What has most to tell.
  for (const address of ['#/cacao/bombon', '#/cacao/leche']) {
    await page.goto('about:blank');
    await page.goto(`${browsing.server.url}/${address}`);
    await page.waitForSelector('#page[inert]', { state: 'detached' });
    await printed(address);
  }
});

test.run();
