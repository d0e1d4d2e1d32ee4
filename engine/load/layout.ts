// The layout of the answer and of the manifest: sources checked, lists and judged parameters read off it.
import type { CraftFile, Param } from '../craft.ts';
import { didYouMean } from '../near.ts';
import type { Report } from './problem.ts';

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

const plainSources = [
  'verdict',
  'type',
  'typeLabel',
  'variant',
  'params',
  'ranges',
  'inRange',
  'catalogueSize',
  'poweredBy',
  'service',
  'endpoint',
  'types',
  'docsUrl',
  'inputs',
];

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

export function checkLayout(
  craft: CraftFile,
  params: ReadonlyMap<string, Param>,
  decisions: readonly string[],
  messages: ReadonlySet<string>,
  report: Report,
): void {
  if (
    Object.keys(craft.inputs ?? {}).length > 0 &&
    ![...leaves(craft.manifest, '')].some(({ source }) => source === 'inputs')
  )
    report.error(
      'craft.json',
      { path: '/manifest', key: true },
      'El manifiesto no cuenta los datos del proceso: añádele "inputs": "@inputs".',
    );
  for (const [key, message] of Object.entries(craft.says ?? {})) {
    if (!messages.has(message))
      report.error(
        'craft.json',
        { path: `/says/${key}` },
        `No existe el mensaje «${message}».${didYouMean(message, messages)}`,
      );
  }
  for (const [index, chart] of (craft.charts ?? []).entries()) {
    const named = 'params' in chart ? (chart.params ?? []).map((name, at) => ({ name, at: `params/${at}` })) : [];
    for (const { name, at } of 'y' in chart ? [...named, { name: chart.y, at: 'y' }] : named)
      if (!params.has(name))
        report.error(
          'craft.json',
          { path: `/charts/${index}/${at}` },
          `No existe el parámetro «${name}».${didYouMean(name, params.keys())}`,
        );
  }
  const sentence = (known: string, name: string, names: Iterable<string>): string =>
    `No existe ${known} «${name}».${didYouMean(name, names)}`;
  for (const part of ['answer', 'manifest'] as const) {
    for (const { path, source, keys } of leaves(craft[part], `/${part}`)) {
      const dot = source.indexOf('.');
      const head = dot < 0 ? source : source.slice(0, dot);
      const name = dot < 0 ? null : source.slice(dot + 1);
      const tell = (message: string, index?: number): void =>
        report.error('craft.json', { path: index === undefined ? path : `${path}/${index}` }, message);
      if (keys !== undefined) {
        if ((head !== 'ranges' && head !== 'inRange') || !Array.isArray(keys))
          tell('Solo «@ranges» y «@inRange» llevan una lista de parámetros.');
        else
          for (const [index, key] of keys.entries())
            if (!params.has(String(key))) tell(sentence('el parámetro', String(key), params.keys()), index);
      } else if (name === null) {
        if (!plainSources.includes(head)) tell(`No existe la fuente «@${source}».${didYouMean(source, plainSources)}`);
      } else if (['param', 'range', 'inRange'].includes(head)) {
        if (!params.has(name)) tell(sentence('el parámetro', name, params.keys()));
      } else if (head === 'decision') {
        if (!decisions.includes(name)) tell(sentence('la decisión', name, decisions));
      } else if (head === 'text') {
        if (!messages.has(name)) tell(sentence('el mensaje', name, messages));
      } else if (head !== 'list') {
        tell(`No existe la fuente «@${source}».${didYouMean(source, plainSources)}`);
      }
    }
  }
}
