// Suggestions carried out one by one, as the page offers them, until there is nothing left to mend.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toFragment } from '../../page/src/link.ts';
import { examplesOf } from '../../page/src/opening.ts';
import { crafts } from '../loaded.ts';
import { visits } from './browsing.ts';

const most = 12;
const visiting = visits(test);

for (const { id, types, definition } of crafts) {
  const failing = [...types.keys()].flatMap((type) => examplesOf(definition, type)).find(({ works }) => !works);
  if (!failing) continue;
  visiting(
    `«Aplicar», suggestion after suggestion, mends a recipe of ${id}: ${failing.name}`,
    `/${await toFragment({ ...failing.body, craft: id })}`,
    async (visit) => {
      const { page } = visit;
      const first = page.locator('.advice button');
      await page.waitForSelector('.verdict:not(.good)');
      let steps = 0;
      for (; steps < most; steps++) {
        await page.waitForFunction(
          () => document.querySelector('.verdict.good') ?? document.querySelector('.advice button'),
        );
        if ((await page.locator('.verdict.good').count()) > 0) break;
        const weights = await page
          .locator('input.grams')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
        await first.first().click();
        await page.waitForFunction(
          (before) =>
            [...document.querySelectorAll<HTMLInputElement>('input.grams')].map(({ value }) => value).join() !== before,
          weights.join(),
        );
      }
      assert.ok(steps > 0 && steps < most, `${steps} steps`);
      for (let step = 0; step < steps; step++) await page.keyboard.press('Control+z');
      await page.waitForSelector('.verdict:not(.good)');
      const { ingredients } = failing.body as { ingredients: unknown[] };
      assert.is(await page.locator('.row:not(.blank)').count(), ingredients.length);
    },
  );
}

test.run();
