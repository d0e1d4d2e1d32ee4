// present: everything above → the exact answer that the craft lays out. A text that begins with @ is a source; the rest is
// literal. A leaf without value is left out; inside ranges and inRange it is null.
import type { Craft } from '../craft.ts';
import type { State } from '../messages/move.ts';
import { fillIn } from '../messages/template.ts';
import type { Value } from '../number.ts';
import type { Advice } from './advise.ts';
import { isOut, type Outcome } from './compare.ts';
import type { Judgement } from './judge.ts';

/** What the service says of itself. */
export interface Site {
  readonly service: string;
  readonly poweredBy: string;
  readonly docsUrl: string;
  readonly publicUrl: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Source = (name: string, keys: readonly string[] | null) => Json | undefined;

export function present(state: State, judgement: Judgement, advice: Advice, site: Site): { [key: string]: Json } {
  const { mix, figures, comparison } = state;
  const { craft, type } = mix;
  const outcomes = new Map(comparison.outcomes.map((outcome) => [outcome.param.key, outcome]));
  const shownValue = (key: string): Value => {
    const param = craft.paramByKey.get(key);
    return param && type.present.has(param.index) ? figures.run.rounded[param.index]! : null;
  };
  const params: { [key: string]: Json } = {};
  for (const { key, index, show } of craft.params) {
    const value = figures.run.rounded[index]!;
    const isShown = show === 'always' || (show === 'ranged' && outcomes.has(key));
    if (isShown && value !== null) params[key] = value;
  }

  const sources: Source = (name, keys) => {
    const [head = '', ...rest] = name.split('.');
    const key = rest.join('.');
    switch (head) {
      case 'verdict':
        return judgement.verdict;
      case 'type':
        return type.id;
      case 'typeLabel':
        return type.label;
      case 'variant':
        return figures.plan.variant ?? undefined;
      case 'params':
        return params;
      case 'param':
        return shownValue(key) ?? undefined;
      case 'ranges':
        return Object.fromEntries((keys ?? [...outcomes.keys()]).map((one) => [one, rangeOf(outcomes.get(one))]));
      case 'range':
        return rangeOf(outcomes.get(key));
      case 'inRange':
        if (key !== '') return inRangeOf(outcomes.get(key));
        return Object.fromEntries((keys ?? Object.keys(params)).map((one) => [one, inRangeOf(outcomes.get(one))]));
      case 'decision':
        return (judgement.facts[key] as Json) ?? undefined;
      case 'list':
        return (advice[key] ?? []).map(({ text }) => text);
      default:
        return general(craft, site, name);
    }
  };
  return fill(craft.definition.craft.answer as Json, sources) as { [key: string]: Json };
}

export function manifest(craft: Craft, site: Site): { [key: string]: Json } {
  return fill(craft.definition.craft.manifest as Json, (name) => general(craft, site, name)) as { [key: string]: Json };
}

function general(craft: Craft, site: Site, name: string): Json | undefined {
  if (name.startsWith('text.')) return fixedText(craft, name.slice(5));
  switch (name) {
    case 'catalogueSize':
      return craft.rows.size;
    case 'poweredBy':
      return site.poweredBy;
    case 'service':
      return site.service;
    case 'docsUrl':
      return site.docsUrl;
    case 'endpoint':
      return `POST ${craft.path}`;
    case 'types':
      return [...craft.types.keys()];
    default:
      return undefined;
  }
}

/** A text of the messages without holes. */
function fixedText(craft: Craft, key: string): string | undefined {
  const saying = craft.types.get(craft.defaultType)?.messages.get(key)?.[0];
  return saying ? (fillIn(saying.pieces, () => null) ?? undefined) : undefined;
}

const rangeOf = (outcome: Outcome | undefined): Json => (outcome ? [outcome.min, outcome.max] : null);
const inRangeOf = (outcome: Outcome | undefined): Json => (!outcome || outcome.state === null ? null : !isOut(outcome));

function fill(layout: Json, source: Source): Json | undefined {
  if (typeof layout === 'string') return layout.startsWith('@') ? source(layout.slice(1), null) : layout;
  if (Array.isArray(layout)) {
    const items = layout.map((item) => fill(item, source));
    return items.includes(undefined) ? undefined : (items as Json[]);
  }
  if (layout === null || typeof layout !== 'object') return layout;
  const [first] = Object.keys(layout);
  if (first?.startsWith('@')) return source(first.slice(1), layout[first] as string[]);
  const entries: [string, Json][] = [];
  for (const [key, item] of Object.entries(layout)) {
    const value = fill(item, source);
    if (value !== undefined) entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}
