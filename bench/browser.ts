// npm run bench -- page [--write]: the page in Chromium, by Chromium's own trace: what a keystroke costs with thirty
// ingredients, and when the first verdict is there on a telephone that has never been here.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../tests/browser/chromium.ts';
import { fullServer } from './servers.ts';
import { busy, machine, number, renew, table } from './table.ts';
import { median } from './work.ts';

interface Keystrokes {
  /** what Chromium takes for itself, in a field alone on its page, ms */
  bare: number;
  /** thread time of one, ms */
  each: number;
  /** once the hand rests: figures, explanations and pictures */
  rest: number;
}

interface Cold {
  /** until a verdict can be read, s */
  verdict: number;
  /** until it can be typed, s */
  ready: number;
  /** on the wire until then */
  bytes: number;
}

const lines = 30;
const keys = 60;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const phone = { width: 390, height: 844 };
/** what browsers call fast 3G (Lighthouse: 1,6 Mb/s and 150 ms there and back), and a processor four times slower */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;

const seen = { verdict: '.verdict', field: '#page:not([inert]) .row input.grams' };

/** Marks the first frame that has drawn it. */
const marking = (selector: string): string => `{
  const look = () => {
    if (document.querySelector('${selector}')) requestAnimationFrame(() => setTimeout(() => performance.mark('${selector}')));
    else requestAnimationFrame(look);
  };
  look();
}`;

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Thread time of the page's own thread while something is done, ms. */
async function threadTime(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const place = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(place),
  );
  const spent = new Map<string, number>();
  for (const event of traceEvents) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || !mains.has(place(event))) continue;
    spent.set(place(event), (spent.get(place(event)) ?? 0) + (event.tdur ?? 0) / 1000);
  }
  return Math.max(0, ...spent.values());
}

async function type(page: Page, times: number, rest: number): Promise<void> {
  for (let key = 0; key < times; key++) {
    await page.keyboard.press(key % 2 === 0 ? String(1 + (key % 9)) : 'Backspace');
    await page.waitForTimeout(rest);
  }
}

async function bareKeystroke(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.setContent('<input autofocus>');
  await page.click('input');
  await type(page, keys, 40);
  const spent = await threadTime(browser, page, () => type(page, keys, 40));
  await page.close();
  return spent / keys;
}

async function keystrokes(browser: Browser, url: string): Promise<Keystrokes> {
  const bare = await bareKeystroke(browser);
  const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1366, height: 768 } });
  await page.goto(url);
  await page.waitForSelector(seen.field);
  const pasted = await page.evaluate(async (count) => {
    const { definitions } = (window as unknown as { obrador: { definitions: { crafts: { id: string }[] } } }).obrador;
    const { definition } = await (await fetch(`/definitions/${definitions.crafts[0]!.id}.json`)).json();
    const rows = definition.catalogue.ingredients.slice(0, count) as { id: string }[];
    return rows.map(({ id }, index) => `${id}\t${20 + index}`).join('\n');
  }, lines);
  await page.click('button:has-text("Pegar lista")');
  await page.fill('dialog textarea', pasted);
  await page.click('dialog button.main');
  await page.waitForFunction((count) => document.querySelectorAll('.row:not(.blank)').length === count, lines);
  const field = page.locator('input.grams').nth(lines / 2);
  await field.click();
  await type(page, keys, 40);
  await page.waitForTimeout(500);
  const each = (await threadTime(browser, page, () => type(page, keys, 40))) / keys;
  await page.waitForTimeout(500);
  const rest = (await threadTime(browser, page, () => type(page, 10, 400))) / 10 - each;
  await page.close();
  return { bare, each, rest };
}

async function cold(browser: Browser, url: string): Promise<Cold> {
  const context: BrowserContext = await browser.newContext({ locale: 'es-ES', viewport: phone, isMobile: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  for (const selector of [seen.verdict, seen.field]) await page.addInitScript({ content: marking(selector) });
  await page.goto(url, { waitUntil: 'commit' });
  const at = (selector: string): Promise<number> =>
    page
      .waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, selector, { timeout: 60_000 })
      .then((handle) => handle.jsonValue())
      .then((time) => Number(time) / 1000);
  const [verdict, ready] = [await at(seen.verdict), await at(seen.field)];
  const arrived = bytes;
  await context.close();
  return { verdict, ready, bytes: arrived };
}

const section = (typed: Keystrokes, first: Cold): string => `## La página

En Chromium (${machine}; ${busy()}), por su propia traza. Una pulsación en el peso de un ingrediente de ${lines}, en tiempo de su hilo, con 40 ms entre una y otra; y lo que cuestan las cifras, las explicaciones y los dibujos cuando la mano descansa:

${table(['Cada pulsación, ms', 'de ellos, Chromium en un campo solo', 'Al descansar, ms'], [[typed.each, typed.bare, typed.rest].map((ms) => number(ms, 1))])}

El objetivo de una pulsación es 8 ms. La primera visita de un teléfono (procesador cuatro veces más lento; 1,6 Mb/s y 150 ms de ida y vuelta), desde que se pide la página:

${table(['Hasta el primer veredicto, s', 'Hasta poder escribir, s', 'Recibido hasta entonces'], [[number(first.verdict, 2), number(first.ready, 2), `${number(first.bytes / 1000)} kB`]])}

El objetivo del primer veredicto es 1 s. Se mide con \`npm run bench -- page\`.
`;

export async function measurePage(): Promise<never> {
  const server = await fullServer();
  const url = new URL('/', server.url).href;
  if (chromiumPath === null) throw new Error('Chromium is missing: CHROMIUM=path says where it is');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  const middle = <Of>(all: readonly Of[], of: (one: Of) => number): number => median(all.map(of));
  const typed: Keystrokes[] = [];
  const first: Cold[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      typed.push(await keystrokes(browser, url));
      first.push(await cold(browser, url));
    }
  } finally {
    await browser.close();
    server.stop();
  }
  const told = section(
    {
      bare: middle(typed, (one) => one.bare),
      each: middle(typed, (one) => one.each),
      rest: middle(typed, (one) => one.rest),
    },
    {
      verdict: middle(first, (one) => one.verdict),
      ready: middle(first, (one) => one.ready),
      bytes: middle(first, (one) => one.bytes),
    },
  );
  console.log(told);
  if (process.argv.includes('--write')) renew(told);
  process.exit();
}
