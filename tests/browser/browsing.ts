// A real browser for the tests: Debian's Chromium over a real server, with everything watched that must never happen.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../build.ts';
import { type Env, type Running, start } from '../server/running.ts';
import { chromiumPath } from './chromium.ts';

const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** Says aloud that the browser is missing; where nothing may be skipped, that is an error. */
export function hasBrowser(): boolean {
  if (chromiumPath !== null) return true;
  const word =
    'SALTADO: falta Chromium (paquete chromium-headless-shell o chromium de Debian, o CHROMIUM=camino) y la página no se prueba';
  if (process.env.REQUIRE_ALL === '1') throw new Error(word);
  console.log(word);
  return false;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** console errors, uncaught errors and requests to other hosts, all in words */
  readonly faults: string[];
  end(): Promise<void>;
}

export interface Browsing {
  readonly server: Running;
  readonly browser: Browser;
  /** a fresh profile at this path */
  visit(path?: string, options?: BrowserContextOptions): Promise<Visit>;
  stop(): Promise<void>;
}

/** Where a visit begins, and with which browser. */
export type Start = string | (BrowserContextOptions & { readonly at?: string });

/** What the tests of the file that is running visit. */
export let browsing: Browsing;

/** The tests of a file that look at the page, where there is a browser: each with a fresh profile, and without faults. */
export function visits(test: Test, env: () => Env = () => ({}), leave: () => void = () => {}) {
  const isThere = hasBrowser();
  if (isThere) {
    test.before(async () => {
      browsing = await browse(env());
    });
    test.after(async () => {
      await browsing.stop();
      leave();
    });
  }
  return (name: string, start: Start, look: (visit: Visit) => Promise<void>): void => {
    if (!isThere) return;
    test(name, async () => {
      const { at = '/', ...options } = typeof start === 'string' ? { at: start } : start;
      const visit = await browsing.visit(at, options);
      try {
        await look(visit);
        assert.equal(visit.faults, []);
      } finally {
        await visit.end();
      }
    });
  };
}

export async function browse(env: Env = {}): Promise<Browsing> {
  build('page');
  const server = await start(env);
  const browser = await chromium.launch({ executablePath: chromiumPath!, args });
  const visit = async (path = '/', options: BrowserContextOptions = {}): Promise<Visit> => {
    const profile = { locale: 'es-ES', viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;
    // What it keeps for a day without a network costs as much as the visit: for the tests that speak of it.
    const context = await browser.newContext({ ...profile, serviceWorkers: 'block', ...options });
    const faults: string[] = [];
    // A link to another recipe leaves unused for a while what the usual opening would need: a slow machine is told so.
    const usual = path.startsWith('/#r=') ? /^Service Worker .* blocked|was preloaded/ : /^Service Worker .* blocked/;
    context.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && new URL(url).origin !== server.url) faults.push(`request to ${url}`);
    });
    context.on('console', (message) => {
      const isFault = ['error', 'warning'].includes(message.type()) && !usual.test(message.text());
      if (isFault) faults.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => faults.push(`uncaught: ${error.error()}`));
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(server.url + path);
    // What the build drew ahead is only to be looked at.
    await page.waitForSelector('#page[inert]', { state: 'detached' });
    return { page, context, faults, end: () => context.close() };
  };
  return {
    server,
    browser,
    visit,
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

// Evaluated from outside it is exempt from the page's own policy, which stays in force; and only where it is asked.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** What axe finds serious or critical, in words. */
export async function seriousFaults(page: Page, within = 'body'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: { run(on: object): Promise<{ violations: Violation[] }> } };
    return (await checker.run({ include: [[selector]] })).violations;
  }, within);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
}

/** Presses Tab until the focus is where it should be: nobody touches the mouse. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${most} tabs did not reach ${selector}`);
}

/** Opens the nth craft, side by side or in the list, wherever the page has them at this width. */
export async function chooseCraft(page: Page, index: number): Promise<void> {
  const tab = page.locator('.craft-tabs button').nth(index);
  await tab.waitFor({ state: 'attached' });
  if (await tab.isVisible()) await tab.click();
  else await page.locator('.craft-list').selectOption({ index });
  await page.waitForSelector(`.craft-tabs button:nth-child(${index + 1})[aria-current]`, { state: 'attached' });
}
