// What the loaded definitions offer: a map from path to what each method does. Made anew, whole, at every reload; a
// request keeps the one it started with.
import { gzipSync } from 'node:zlib';
import {
  adjust,
  type Craft,
  describe,
  evaluate,
  type Larder,
  type Loaded,
  manifest,
  type Site,
} from '../engine/index.ts';
import { type Document, fixedHeaders } from './answer.ts';
import { type Fault, notFound } from './errors.ts';
import { openapi } from './openapi/document.ts';
import { adjustPath } from './paths.ts';

export interface Route {
  /** as the log and the metrics name it */
  label: string;
  craft: string;
  allow: string;
  get?: () => { status?: number; document: Document };
  /** gives JSON; `clock` hears the name of each stage as it ends */
  post?: (body: unknown, url: string, clock?: (stage: string) => void) => string;
  missing?: Fault;
}

export interface Snapshot {
  version: string;
  crafts: readonly Craft[];
  larder: Larder;
  headers: string[];
  routes: Map<string, Route>;
}

/** Definitions that cannot be served, said in words for whoever edits them. */
export class DefinitionsError extends Error {}

/** Paths the service keeps for itself beside its own routes. */
const reserved = new Set(['/healthz', '/readyz', '/metrics', '/docs']);

export function snapshotOf({ crafts, larder: { larder }, version }: Loaded, site: Site, server: string): Snapshot {
  const routes = new Map<string, Route>();
  const add = (path: string, route: Omit<Route, 'label'>) => {
    if (routes.has(path) || reserved.has(path)) {
      throw new DefinitionsError(`Dos cosas distintas quieren el camino ${path}: cambia «path» en craft.json`);
    }
    routes.set(path, { label: path, ...route });
  };
  const show = (path: string, craft: string, make: () => unknown, more: Partial<Route> = {}) => {
    const get = once(() => ({ document: documentOf(make()) }));
    add(path, { craft, allow: 'GET, HEAD, OPTIONS', get, ...more });
  };

  show('/openapi.json', '', () => openapi(crafts, version, site, server));
  show('/api/crafts', '', () => ({ definitions: version, crafts: crafts.map((craft) => entry(craft)) }));
  for (const craft of crafts) {
    show(`/api/crafts/${craft.id}`, craft.id, () => ({ definitions: version, ...describe(craft) }));
    const balance: Route['post'] = (body, url, clock) =>
      JSON.stringify(evaluate(craft, body, site, { explain: asked(url, 'explain'), clock }));
    const manifestOf = () => ({ ...manifest(craft, site), definitions: version });
    show(craft.path, craft.id, manifestOf, { allow: 'GET, HEAD, POST, OPTIONS', post: balance });
    if (!craft.definition.craft.adjust) continue;
    add(adjustPath(craft.path), {
      craft: craft.id,
      allow: 'POST, OPTIONS',
      post: (body) => JSON.stringify(adjust(craft, body, site)),
    });
  }
  return { version, crafts, larder, headers: fixedHeaders(version, site.publicUrl.startsWith('https:')), routes };
}

/** Finds the route of a request target; what is not there gets a route that says so. */
export function find(url: string, ...tables: Map<string, Route>[]): Route {
  const end = url.indexOf('?');
  let path = end < 0 ? url : url.slice(0, end);
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  for (const table of tables) {
    const route = table.get(path);
    if (route) return route;
  }
  return { label: '(otro)', craft: '', allow: '', missing: notFound(path) };
}

function entry(craft: Craft) {
  const { description } = craft.definition.craft;
  const types = Object.entries(craft.definition.types).map(([id, type]) => ({ id, label: type.label }));
  const { id, label, path, defaultType } = craft;
  const adjust = craft.definition.craft.adjust ? { adjustPath: adjustPath(path) } : {};
  return { id, label, description, path, ...adjust, defaultType, types, details: `/api/crafts/${id}` };
}

export function documentOf(value: unknown): Document {
  const body = Buffer.from(JSON.stringify(value));
  return { body, ...(body.length > 4096 ? { gzip: gzipSync(body) } : {}) };
}

function asked(url: string, option: string): boolean {
  const query = url.indexOf('?');
  if (query < 0) return false;
  const value = new URLSearchParams(url.slice(query + 1)).get(option);
  return value === 'true' || value === '1' || value === '';
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
