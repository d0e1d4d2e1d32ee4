// What the loaded definitions offer: a router, made anew, whole, at every reload; a request keeps the one it started
// with. A path of a craft reads: router.post(path, admit, read, calculate).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import {
  type Craft,
  today as dayOf,
  describe,
  evaluate,
  type Larder,
  label,
  manifest,
  type Site,
} from '../engine/index.ts';
import type { Loaded, Offer } from '../engine/load/index.ts';
import { type Body, toSchemaOrg } from '../engine/recipes/index.ts';
import { inTurns } from './compiling.ts';
import type { Packed } from './definitions/texts.ts';
import { type Document, fixedHeaders } from './edge/answer.ts';
import { etagOf } from './edge/etag.ts';
import type { Clock, Exchange, Outcome, Work } from './edge/exchange.ts';
import { type ErrorBody, Fault, notAllowed } from './errors.ts';
import type { Pool } from './heavy/pool.ts';
import type { Task } from './heavy/thread.ts';
import { isHeavy } from './heavy/weigh.ts';
import { ingredientsOf } from './ingredients.ts';
import { answerMcp, asMessage } from './mcp/handler.ts';
import { toolsOf } from './mcp/tools.ts';
import { once } from './once.ts';
import { craftParts, openapi } from './openapi/document.ts';
import { adjustPath, batchPath, detailsPath, labelPath, pathsOf } from './paths.ts';

export interface Snapshot {
  version: string;
  offers: readonly Offer[];
  larder: Larder;
  /** the texts of its files, as they were read */
  packed: Packed;
  headers: string[];
  router: Router;
}

export function snapshotOf(loaded: Loaded, packed: Packed, pool: Pool, site: Site, server: string): Snapshot {
  const { offers } = loaded;
  const { version } = packed;
  const { larder } = loaded.larder;
  pathsOf(offers);
  const router = Router({ caseSensitive: true });
  const at = (path: string, craft: string, methods: Methods) => addRoute(router, path, craft, methods);
  const heavy = (kind: Task['kind'], id: string, body: unknown, exchange: Exchange): Promise<string> => {
    const { client, res } = exchange;
    return pool.run({ kind, version, craft: id, body, today: today() }, client, () => res.destroyed);
  };
  const balanced = (craft: Craft, body: unknown, exchange: Exchange, clock?: Clock): string | Promise<string> =>
    isHeavy(body)
      ? heavy('balance', craft.id, body, exchange)
      : JSON.stringify(evaluate(craft, body, site, { clock, today: today() }));
  const labelled = (craft: Craft, body: unknown, exchange: Exchange): string | Promise<string> =>
    isHeavy(body) ? heavy('label', craft.id, body, exchange) : JSON.stringify(label(craft, body, site, today()));
  const shown = (make: () => unknown) => once(() => documentOf(make()));
  const all = once(() => inTurns(offers));
  // What speaks of every type takes a while the first time: others are answered meanwhile.
  const description = once(async () => {
    for (const craft of await all()) {
      for (const id of craft.types.keys()) {
        craft.types.get(id);
        await nextTurn();
      }
      for (const partOf of craftParts) {
        partOf(craft, site);
        await nextTurn();
      }
    }
    return documentOf(openapi(loaded.crafts, version, site, server));
  });
  at('/openapi.json', '', { get: description });
  const list = once(async () => documentOf({ definitions: version, crafts: (await all()).map(entry) }));
  at('/api/crafts', '', { get: list });
  const ingredients = ingredientsOf(offers, larder, version);
  const found = ({ req }: Exchange) => {
    return documentOf(ingredients.search(queryOf(req.url)));
  };
  at('/api/ingredients', '', { get: found, counted: true });
  const turned = async (body: unknown, exchange: Exchange): Promise<string> => {
    const recipes = recipesIn(Array.isArray(body) ? null : body);
    await exchange.pay(recipes.length - 1);
    return heavy('book', '', body, exchange);
  };
  const book: Work = async (body, exchange) => ({ status: 200, type: ndjson, text: await turned(body, exchange) });
  at('/api/book', '', { post: book });
  const tools = (exchange: Exchange) =>
    toolsOf({
      offers,
      search: (typed, craft) => ingredients.search(new URLSearchParams({ q: typed, ...(craft ? { craft } : {}) })),
      balance: async (craft, asked) => JSON.parse(await balanced(craft, asked, exchange)),
      adjust: async (craft, asked) => JSON.parse(await heavy('adjust', craft.id, asked, exchange)),
      explain: async (craft, asked) => JSON.parse(await heavy('explain', craft.id, asked, exchange)),
      label: async (craft, asked) => JSON.parse(await labelled(craft, asked, exchange)),
      book: async (asked) =>
        (await turned(asked, exchange))
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line)),
    });
  const assist: Work = (body, exchange) => answerMcp(body, exchange.req.headers, tools(exchange));
  at('/mcp', '', { post: assist, fault: asMessage });
  const one = async ({ req }: Exchange) => {
    await all();
    return documentOf(ingredients.one(String(req.params.id)));
  };
  at('/api/ingredients/:id', '', { get: one, counted: true });
  for (const offer of offers) {
    const { id, path, adjusts, labels, craft } = offer;
    const details = shown(() => ({ definitions: version, ...describe(craft()) }));
    const told = shown(() => ({ ...manifest(craft(), site), definitions: version }));
    const balance: Work = (body, exchange, clock) => {
      if (asked(exchange.req.url, 'explain')) return heavy('explain', id, body, exchange);
      return balanced(craft(), body, exchange, clock);
    };
    const several: Work = async (body, exchange) => {
      const recipes = recipesIn(body);
      await exchange.pay(recipes.length - 1);
      return {
        status: 200,
        type: ndjson,
        text: await heavy('batch', id, recipes, exchange),
      };
    };
    const asLinkedData = (body: unknown, answer: ReturnType<typeof label>): Outcome => {
      const text = JSON.stringify(toSchemaOrg(craft(), body as Body, answer));
      return { status: 200, type: `${linkedData}; charset=utf-8`, text };
    };
    const toLabel: Work = (body, exchange) => {
      const isLinked = takesLinkedData(exchange.req.headers.accept);
      const text = labelled(craft(), body, exchange);
      if (!isLinked) return text;
      return typeof text === 'string'
        ? asLinkedData(body, JSON.parse(text))
        : text.then((json) => asLinkedData(body, JSON.parse(json)));
    };
    at(detailsPath(id), id, { get: details });
    at(path, id, { get: told, post: balance });
    at(batchPath(path), id, { post: several });
    if (labels) at(labelPath(path), id, { post: toLabel });
    if (adjusts) at(adjustPath(path), id, { post: (body, exchange) => heavy('adjust', id, body, exchange) });
  }
  return {
    version,
    offers,
    larder,
    packed,
    headers: fixedHeaders(version, site.publicUrl.startsWith('https:')),
    router,
  };
}

type Shown = Document | { document: Document; status: number };

interface Methods {
  get?: (exchange: Exchange) => Shown | Promise<Shown>;
  post?: Work;
  /** its GET has to look something up: it has a limit of its own */
  counted?: boolean;
  /** how a failure of its POST is written, if not as everywhere */
  fault?: (fault: ErrorBody) => object;
}

export function addRoute(router: Router, path: string, craft: string, { get, post, counted, fault }: Methods): void {
  const allow = [get ? 'GET, HEAD' : [], post ? 'POST' : [], 'OPTIONS'].flat().join(', ');
  const step =
    (take: (exchange: Exchange, next: () => void) => void | Promise<void>): RequestHandler =>
    (_req, res, next) => {
      const exchange = exchangeOf(res);
      try {
        const taken = take(exchange, next);
        if (taken) taken.catch((error) => exchange.fail(error));
      } catch (error) {
        exchange.fail(error);
      }
    };
  const named = step((exchange, next) => {
    exchange.label = path;
    exchange.craft = craft;
    next();
  });
  const route = router.route(path).all(named);
  if (get) {
    if (counted) route.get(step((exchange, next) => exchange.admitRead().then(next)));
    route.get(
      step((exchange) => {
        const made = get(exchange);
        if (made instanceof Promise) return made.then((shown) => show(exchange, shown));
        show(exchange, made);
      }),
    );
  }
  if (post) {
    const admit = step((exchange, next) => {
      exchange.tellFault = fault ?? null;
      return exchange.admit(next);
    });
    const read = step((exchange, next) => exchange.read(next));
    const calculate = step((exchange) => exchange.calculate(post));
    route.post(admit, read, calculate);
  }
  route.options(step((exchange) => exchange.preflight(allow)));
  route.all(step((exchange) => exchange.fail(notAllowed(exchange.req.method, allow))));
}

function show(exchange: Exchange, shown: Shown): void {
  if ('document' in shown) exchange.show(shown.document, shown.status);
  else exchange.show(shown);
}

/** The exchange that a response belongs to. */
export const exchangeOf = (res: { locals: object }): Exchange => (res.locals as { exchange: Exchange }).exchange;

function entry(craft: Craft) {
  const { description } = craft.definition.craft;
  const types = Object.entries(craft.definition.types).map(([id, type]) => ({ id, label: type.label }));
  const { id, label, path, defaultType } = craft;
  const adjust = craft.definition.craft.adjust ? { adjustPath: adjustPath(path) } : {};
  const labels = craft.labels ? { labelPath: labelPath(path) } : {};
  return {
    id,
    label,
    description,
    path,
    batchPath: batchPath(path),
    ...adjust,
    ...labels,
    defaultType,
    types,
    details: detailsPath(id),
  };
}

export function documentOf(value: unknown): Document {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: etagOf(body), ...(body.length > 4096 ? { gzip: gzipSync(body) } : {}) };
}

/** Recipes in one call: each is one of the requests of its minute. */
const mostRecipes = 100;

function recipesIn(body: unknown): readonly unknown[] {
  const recipes = Array.isArray(body) ? body : (body as { recipes?: unknown } | null)?.recipes;
  const fault = (why: string) => new Fault('batch_invalid', `recipes: ${why}`, { param: 'recipes' });
  if (!Array.isArray(recipes)) throw fault('debe ser una lista de recetas, cada una como se enviaría sola.');
  if (recipes.length === 0) throw fault('no hay ninguna receta.');
  if (recipes.length > mostRecipes) throw fault(`hay ${recipes.length} recetas y el máximo es ${mostRecipes}.`);
  return recipes;
}

const linkedData = 'application/ld+json';
const ndjson = 'application/x-ndjson; charset=utf-8';

/** Only whoever names it gets it; for anybody else, JSON. */
const takesLinkedData = (accept = ''): boolean => accept.toLowerCase().includes(linkedData);

/** Year-month-day where the service stands: the law of this day applies. */
let day = { name: '', until: 0 };

/** Asked at every request, and put into words once a second. */
function today(): string {
  const now = Date.now();
  if (now >= day.until || now < day.until - 1000) day = { name: dayOf(new Date(now)), until: now + 1000 };
  return day.name;
}

const queryOf = (url: string): URLSearchParams => {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
};

function asked(url: string, option: string): boolean {
  if (!url.includes('?')) return false;
  const value = queryOf(url).get(option);
  return value === 'true' || value === '1' || value === '';
}
