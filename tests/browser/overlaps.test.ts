// Nothing stands over anything else at any width: every box of writing measured against every other, in all crafts, with
// figures out of range and a gauge open, on one page that is made wider and never loaded again. And what has to be read or
// pressed is seen whole, and is as large as a finger where fingers press.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../loaded.ts';
import { chooseCraft, seriousFaults, visits } from './browsing.ts';

/** What of the page lies over what, is cut short or sticks out, in words. */
const faultsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
      text: string;
      of: Element;
      layer: Element | null;
    }
    const boxes: Box[] = [];
    const layers = new Map<Element, Element | null>();
    /** What moves apart from the page lies over it on purpose. */
    const layerOf = (one: Element | null): Element | null => {
      if (!one) return null;
      if (!layers.has(one))
        layers.set(one, /fixed|sticky/.test(getComputedStyle(one).position) ? one : layerOf(one.parentElement));
      return layers.get(one)!;
    };
    const clips = new Map<Element, DOMRect | null>();
    const clipOf = (one: Element): DOMRect | null => {
      if (!clips.has(one))
        clips.set(one, getComputedStyle(one).overflow === 'visible' ? null : one.getBoundingClientRect());
      return clips.get(one)!;
    };
    const add = (rect: DOMRect, text: string, of: Element): void => {
      let { left, right, top, bottom } = rect;
      for (let one: Element | null = of; one; one = one.parentElement) {
        const clip = clipOf(one);
        if (!clip) continue;
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      // The lines of a text stand closer than their boxes.
      const air = (bottom - top) * 0.15;
      if (right - left > 1 && bottom - top > 1)
        boxes.push({ left, right, top: top + air, bottom: bottom - air, text, of, layer: layerOf(of) });
    };
    const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const of = node.parentElement!;
      if (node.data.trim() === '' || of.closest('option, script, .hidden, .skip') || !isSeen(of)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) add(rect, node.data.trim().slice(0, 30), of);
    }
    for (const of of document.querySelectorAll('input, select, .track, .gauge-distance .icon, .lock, .deed'))
      if (isSeen(of)) add(of.getBoundingClientRect(), `<${of.getAttribute('aria-label') ?? of.className}>`, of);
    const over = boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const isApart = one.layer !== other.layer || one.of.contains(other.of) || other.of.contains(one.of);
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return isApart || width <= 1.5 || height <= 1.5 ? [] : [`${one.text} × ${other.text}`];
      }),
    );
    const pen = document.createElement('canvas').getContext('2d')!;
    const cut = [...document.querySelectorAll<HTMLInputElement>('.grams, #total')].flatMap((one) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(one);
      pen.font = font;
      const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(one.value).width > room ? [`«${one.value}» cut short`] : [];
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    const pressed = 'button, select, summary, input:not([type=file], .share), [role=tab]';
    const small = [...document.querySelectorAll(pressed)].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return innerWidth >= 768 || !isSeen(one) || width === 0 || (height >= 43.5 && width >= 43.5)
        ? []
        : [`${one.getAttribute('aria-label') ?? one.textContent} is ${Math.round(width)}×${Math.round(height)}`];
    });
    return [...over, ...cut, ...small, ...(wide > 0 ? [`sticks out by ${wide} px`] : [])];
  });

/** Until what watches its own size has had its say. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Figures follow once the hand rests. */
const rested = (page: Page): Promise<void> => page.waitForTimeout(500);

const visiting = visits(test);

visiting(
  'no figure over a name, at every 20 px, in every craft',
  { viewport: { width: 1366, height: 2600 } },
  async ({ page }) => {
    const found = new Map<string, number[]>();
    // What compiles the tests names the functions that it sends to the page.
    await page.evaluate('globalThis.__name = (one) => one');
    for (let craft = 0; craft < crafts.length; craft++) {
      await page.setViewportSize({ width: 1366, height: 2600 });
      await chooseCraft(page, craft);
      await page.waitForSelector('.verdict');
      await page.locator('.grams').nth(1).fill('1559,75');
      await rested(page);
      await page.locator('.gauge > button').first().click();
      await page.waitForSelector('.gauge-more:not([hidden])');
      for (let width = 320; width <= 1920; width += 20) {
        await page.setViewportSize({ width, height: 2600 });
        await settled(page);
        for (const fault of await faultsOfLayout(page)) {
          const told = `${crafts[craft]!.id}: ${fault}`;
          found.set(told, [...(found.get(told) ?? []), width]);
        }
      }
    }
    assert.equal(
      [...found].map(([fault, widths]) => `${fault} at ${widths.join()}`),
      [],
    );
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  visiting(
    `every craft and every sheet can be read by anybody, in the ${colorScheme}`,
    { colorScheme },
    async ({ page }) => {
      for (let craft = 0; craft < crafts.length; craft++) {
        await chooseCraft(page, craft);
        await page.waitForSelector('.verdict');
        await page.locator('.grams').nth(1).fill('900');
        await rested(page);
        assert.equal(await seriousFaults(page), [], crafts[craft]!.id);
      }
      for (const tab of ['Etiqueta', 'Coste', 'Elaboración']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.waitForSelector('.panel .card');
        assert.equal(await seriousFaults(page), [], tab);
      }
      for (const sheet of [
        'Mis recetas',
        'Mi despensa',
        'Pesar',
        'Hoja de producción',
        'Exportar',
        'Compartir',
        'Ayuda',
      ]) {
        await page.keyboard.press('Control+k');
        await page.getByLabel('Buscar qué hacer').fill(sheet);
        await page.keyboard.press('Enter');
        await page.waitForSelector('dialog:not(:has(.palette))');
        assert.equal(await seriousFaults(page, 'dialog'), [], sheet);
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog', { state: 'detached' });
      }
    },
  );

test.run();
