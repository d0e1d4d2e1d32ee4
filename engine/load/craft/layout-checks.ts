// Whether everything that the layout of an answer or of the manifest shows is there to be shown.
import type { CraftFile, Param, PlainSource } from '../../craft.ts';
import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { Report } from '../file/problem.ts';
import { leaves } from './layout.ts';

const plainSources: readonly (PlainSource | 'ranges' | 'inRange')[] = [
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
