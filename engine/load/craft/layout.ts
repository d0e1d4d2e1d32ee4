// The layout of the answer and of the manifest: read once, and lists and judged parameters read off it. A text that begins
// with @ is a source; the rest is literal. Refuses what is not there to be shown.
//   { "a": "@param.x", "b": 1 } → entries: a shows the parameter x, b the value 1

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { Json } from '../../json.ts';
import type { CraftFile, Layout, Param, PlainSource } from '../../model/craft.ts';
import type { Report } from '../file/problem.ts';
import { leaves } from '../written/answer.ts';

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

type Params = ReadonlyMap<string, Param>;

/** One in which nothing was found wrong. */
export function compileLayout(layout: Json, params: Params): Layout {
  if (typeof layout === 'string' && layout.startsWith('@')) return sourceOf(layout.slice(1), null, params);
  if (layout === null || typeof layout !== 'object') return { shows: 'value', value: layout };
  if (Array.isArray(layout)) return { shows: 'items', items: layout.map((item) => compileLayout(item, params)) };
  const [first] = Object.keys(layout);
  if (first?.startsWith('@')) return sourceOf(first.slice(1), layout[first] as string[], params);
  const entries = Object.entries(layout).map(([key, item]) => ({ key, of: compileLayout(item, params) }));
  return { shows: 'entries', entries };
}

function sourceOf(source: string, keys: readonly string[] | null, params: Params): Layout {
  const dot = source.indexOf('.');
  const head = dot < 0 ? source : source.slice(0, dot);
  const name = dot < 0 ? null : source.slice(dot + 1);
  const of = keys?.map((key) => params.get(key)!) ?? null;
  switch (head) {
    case 'param':
    case 'range':
      return { shows: head, param: params.get(name!)! };
    case 'inRange':
      return name === null ? { shows: 'inRanges', of } : { shows: 'inRange', param: params.get(name)! };
    case 'ranges':
      return { shows: 'ranges', of };
    case 'decision':
    case 'list':
    case 'text':
      return { shows: head, name: name! };
    default:
      return { shows: head as PlainSource };
  }
}

const plainSources: readonly (PlainSource | 'ranges' | 'inRange')[] = [
  'verdict',
  'type',
  'typeLabel',
  'betterType',
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
      report.error('craft.json', { path: `/says/${key}` }, noSuch('el mensaje', message, messages));
  }
  for (const [key, name] of Object.entries(craft.litre ?? {}))
    if (!params.has(name))
      report.error('craft.json', { path: `/litre/${key}` }, noSuch('el parámetro', name, params.keys()));
  for (const [index, chart] of (craft.charts ?? []).entries()) {
    const named = 'params' in chart ? (chart.params ?? []).map((name, at) => ({ name, at: `params/${at}` })) : [];
    for (const { name, at } of 'y' in chart ? [...named, { name: chart.y, at: 'y' }] : named)
      if (!params.has(name))
        report.error('craft.json', { path: `/charts/${index}/${at}` }, noSuch('el parámetro', name, params.keys()));
  }
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
            if (!params.has(String(key))) tell(noSuch('el parámetro', String(key), params.keys()), index);
      } else if (name === null) {
        if (!plainSources.some((plain) => plain === head))
          tell(`No existe la fuente «@${source}».${didYouMean(source, plainSources)}`);
      } else if (['param', 'range', 'inRange'].includes(head)) {
        if (!params.has(name)) tell(noSuch('el parámetro', name, params.keys()));
      } else if (head === 'decision') {
        if (!decisions.includes(name)) tell(noSuch('la decisión', name, decisions));
      } else if (head === 'text') {
        if (!messages.has(name)) tell(noSuch('el mensaje', name, messages));
      } else if (head !== 'list') {
        tell(`No existe la fuente «@${source}».${didYouMean(source, plainSources)}`);
      }
    }
  }
}
