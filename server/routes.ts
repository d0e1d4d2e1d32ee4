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
import { type Body, toSchemaOrg } from '../recipes/index.ts';
import { type Document, fixedHeaders } from './answer.ts';
import { withCompiled } from './compiling.ts';
import type { Packed } from './definitions/texts.ts';
import { notAllowed } from './errors.ts';
import { etagOf } from './etag.ts';
import type { Clock, Exchange, Outcome, Work } from './exchange.ts';
import type { Pool } from './heavy/pool.ts';
import type { Task } from './heavy/thread.ts';
import { ingredientsOf } from './ingredients.ts';
import { answerMcp } from './mcp/handler.ts';
import { toolsOf } from './mcp/tools.ts';
import { craftParts, openapi } from './openapi/document.ts';
import { adjustPath, detailsPath, labelPath, pathsOf } from './paths.ts';

export interface Snapshot {
  version: string;
  offers: readonly Offer[];
  larder: Larder;
  /** the texts of its files, as they were read */
  packed: Packed;
  headers: string[];
  router: Router;
  /** what takes a while the first time, made piece by piece before anybody asks for it */
  prepare(): Iterable<unknown>;
}

export function snapshotOf(loaded: Loaded, packed: Packed, pool: Pool, site: Site, server: string): Snapshot {
  const { offers, version } = loaded;
  const { larder } = loaded.larder;
  pathsOf(offers);
  const router = Router({ caseSensitive: true });
  const at = (path: string, craft: string, methods: Methods, needs: readonly Offer[] = []) =>
    addRoute(router, path, craft, needs.length === 0 ? methods : waitingFor(needs, methods));
  const heavy = (kind: Task['kind'], id: string, body: unknown, exchange: Exchange): Promise<string> => {
    const { client, res } = exchange;
    return exchange.charged(pool.run({ kind, version, craft: id, body, today: today() }, client, () => res.destroyed));
  };
  const balanced = (craft: Craft, body: unknown, exchange: Exchange, clock?: Clock): string | Promise<string> =>
    isLong(body)
      ? heavy('balance', craft.id, body, exchange)
      : JSON.stringify(evaluate(craft, body, site, { clock, today: today() }));
  const shown = (make: () => unknown) => once(() => documentOf(make()));
  // What speaks of all crafts takes a while the first time: others are answered between its pieces.
  const described = function* () {
    for (const { pieces } of offers) {
      while (!pieces.advance()) yield;
      const craft = pieces.whole();
      for (const id of craft.types.keys()) yield craft.types.get(id);
      for (const partOf of craftParts) yield partOf(craft, site);
    }
  };
  const description = once(async () => {
    for (const _ of described()) await nextTurn();
    return documentOf(openapi(loaded.crafts, version, site, server));
  });
  at('/openapi.json', '', { get: description });
  const list = shown(() => ({ definitions: version, crafts: loaded.crafts.map(entry) }));
  at('/api/crafts', '', { get: list }, offers);
  const ingredients = ingredientsOf(offers, larder, version);
  const found = ({ req }: Exchange) => {
    const query = queryOf(req.url);
    const named = offers.filter(({ id }) => id === query.get('craft'));
    return withCompiled(named, () => documentOf(ingredients.search(query)));
  };
  at('/api/ingredients', '', { get: found });
  const tools = (exchange: Exchange) =>
    toolsOf({
      crafts: loaded.crafts,
      site,
      today,
      search: (typed, craft) => ingredients.search(new URLSearchParams({ q: typed, ...(craft ? { craft } : {}) })),
      balance: async (craft, asked) => JSON.parse(await balanced(craft, asked, exchange)),
      adjust: async (craft, asked) => JSON.parse(await heavy('adjust', craft.id, asked, exchange)),
      explain: async (craft, asked) => JSON.parse(await heavy('explain', craft.id, asked, exchange)),
    });
  const assist: Work = (body, exchange) => answerMcp(body, exchange.req.headers, tools(exchange));
  at('/mcp', '', { post: assist }, offers);
  at('/api/ingredients/:id', '', { get: ({ req }) => documentOf(ingredients.one(String(req.params.id))) }, offers);
  for (const offer of offers) {
    const { id, path, adjusts, labels, craft } = offer;
    const details = shown(() => ({ definitions: version, ...describe(craft()) }));
    const told = shown(() => ({ ...manifest(craft(), site), definitions: version }));
    const balance: Work = (body, exchange, clock) => {
      if (asked(exchange.req.url, 'explain')) return heavy('explain', id, body, exchange);
      return balanced(craft(), body, exchange, clock);
    };
    const asLinkedData = (body: unknown, answer: ReturnType<typeof label>): Outcome => {
      const text = JSON.stringify(toSchemaOrg(craft(), body as Body, answer));
      return { status: 200, type: `${linkedData}; charset=utf-8`, text };
    };
    const labelled: Work = (body, exchange) => {
      const isLinked = takesLinkedData(exchange.req.headers.accept);
      if (isLong(body)) {
        const text = heavy('label', id, body, exchange);
        return isLinked ? text.then((json) => asLinkedData(body, JSON.parse(json))) : text;
      }
      const answer = label(craft(), body, site, today());
      return isLinked ? asLinkedData(body, answer) : JSON.stringify(answer);
    };
    at(detailsPath(id), id, { get: details }, [offer]);
    at(path, id, { get: told, post: balance }, [offer]);
    if (labels) at(labelPath(path), id, { post: labelled }, [offer]);
    if (adjusts) at(adjustPath(path), id, { post: (body, exchange) => heavy('adjust', id, body, exchange) });
  }
  return {
    version,
    offers,
    larder,
    packed,
    headers: fixedHeaders(version, site.publicUrl.startsWith('https:')),
    router,
    *prepare() {
      yield larder.shelf.spelling;
      yield* described();
      yield description();
    },
  };
}

type Shown = Document | { document: Document; status: number };

interface Methods {
  get?: (exchange: Exchange) => Shown | Promise<Shown>;
  post?: Work;
}

/** The same, once those crafts are compiled. */
const waitingFor = (needs: readonly Offer[], { get, post }: Methods): Methods => ({
  ...(get && { get: (exchange) => withCompiled(needs, () => get(exchange)) }),
  ...(post && { post: (body, exchange, clock) => withCompiled(needs, () => post(body, exchange, clock)) }),
});

export function addRoute(router: Router, path: string, craft: string, { get, post }: Methods): void {
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
    route.get(
      step((exchange) => {
        const made = get(exchange);
        if (made instanceof Promise) return made.then((shown) => show(exchange, shown));
        show(exchange, made);
      }),
    );
  }
  if (post) {
    const admit = step((exchange, next) => exchange.admit(next));
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
  return { id, label, description, path, ...adjust, ...labels, defaultType, types, details: detailsPath(id) };
}

export function documentOf(value: unknown): Document {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: etagOf(body), ...(body.length > 4096 ? { gzip: gzipSync(body) } : {}) };
}

const linkedData = 'application/ld+json';

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

/** Advice on a recipe grows with the square of its lines: nobody waits for one that nobody would cook. */
const longest = 50;

const isLong = (body: unknown): boolean => {
  const { ingredients } = (body ?? {}) as { ingredients?: unknown };
  return Array.isArray(ingredients) && ingredients.length > longest;
};

function asked(url: string, option: string): boolean {
  if (!url.includes('?')) return false;
  const value = queryOf(url).get(option);
  return value === 'true' || value === '1' || value === '';
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
