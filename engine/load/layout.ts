// The layout of the answer and of the manifest: lists and judged parameters read off it.
import type { CraftFile, Param } from '../craft.ts';

export interface Leaf {
  path: string;
  source: string;
}

/** Every «@source» of a layout; `{ "@ranges": [...] }` counts as the source «@ranges» with keys. */
export function* leaves(layout: unknown, path: string): Generator<Leaf & { keys?: unknown }> {
  if (typeof layout === 'string') {
    if (layout.startsWith('@')) yield { path, source: layout.slice(1) };
  } else if (Array.isArray(layout)) {
    for (const [index, item] of layout.entries()) yield* leaves(item, `${path}/${index}`);
  } else if (layout !== null && typeof layout === 'object') {
    for (const [key, item] of Object.entries(layout)) {
      if (key.startsWith('@')) yield { path: `${path}/${key}`, source: key.slice(1), keys: item };
      else yield* leaves(item, `${path}/${key}`);
    }
  }
}

/** What the answer shows of a kind: «list.x» → x */
const shownOf = (kind: string, { answer }: CraftFile): Set<string> =>
  new Set(
    [...leaves(answer, '/answer')].flatMap(({ source }) =>
      source.startsWith(`${kind}.`) ? [source.slice(kind.length + 1)] : [],
    ),
  );

export const listsOf = (craft: CraftFile): string[] => [...shownOf('list', craft)];

/** What decisions give that the answer shows; the rest is for the craft's own rules. */
export const decisionsShown = (craft: CraftFile): ReadonlySet<string> => shownOf('decision', craft);

export const hasVerdict = (craft: CraftFile): boolean =>
  [...leaves(craft.answer, '/answer')].some(({ source }) => source === 'verdict');

export function judgedBy(craft: CraftFile, params: ReadonlyMap<string, Param>): number[] | null {
  for (const { source, keys } of leaves(craft.answer, '/answer')) {
    if (source === 'inRange' && Array.isArray(keys)) return keys.map((key) => params.get(String(key))?.index ?? -1);
  }
  return null;
}
