// Which paths a set of crafts answers; two things that want the same one are refused.
import type { Offer } from '../engine/load/index.ts';
import { DefinitionsError } from './definitions/texts.ts';

/** Paths the service keeps for itself. */
const own = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/docs',
  '/taller',
  '/openapi.json',
  '/api/crafts',
  '/api/ingredients',
  '/api/book',
  '/mcp',
  '/.well-known/security.txt',
];

const beside =
  (name: string) =>
  (path: string): string =>
    path.replace(/^\/api(\/balance)?(?=\/|$)/, `/api/${name}`);

/** Where a craft is adjusted and labelled: beside where it is balanced. */
export const adjustPath = beside('adjust');
export const labelPath = beside('label');

/** Where several recipes of a craft are balanced in one call. */
export const batchPath = (path: string): string => `${path}/batch`;

export const detailsPath = (id: string): string => `/api/crafts/${id}`;

export function pathsOf(offers: readonly Offer[]): Set<string> {
  const taken = new Set(own);
  for (const { id, path, labels, adjusts } of offers) {
    const wanted = [detailsPath(id), path, batchPath(path)];
    if (labels) wanted.push(labelPath(path));
    if (adjusts) wanted.push(adjustPath(path));
    for (const one of wanted) {
      if (taken.has(one)) {
        throw new DefinitionsError(`Dos cosas distintas quieren el camino ${one}: cambia «path» en craft.json`);
      }
      taken.add(one);
    }
  }
  return taken;
}
