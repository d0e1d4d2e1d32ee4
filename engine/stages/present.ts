// present: everything above → the exact answer that the craft lays out, as JSON text. A text that begins with @ is a
// source; the rest is literal. A leaf without value is left out; inside ranges and inRange it is null.
// Written straight as text: most of an answer is the same every time, and an object would be built only to be taken apart.
import type { Craft, Param } from '../craft.ts';
import { factOf } from '../facts.ts';
import type { State } from '../messages/move.ts';
import { fillIn } from '../messages/template.ts';
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
export type Answer = { [key: string]: Json };

/** All that a leaf may show. */
interface View {
  readonly state: State;
  readonly judgement: Judgement;
  readonly advice: Advice;
  readonly site: Site;
}

/** The JSON of a leaf; undefined where it has no value. */
type Leaf = (view: View) => string | undefined;

const layouts = new WeakMap<Craft, Leaf>();

export function present(state: State, judgement: Judgement, advice: Advice, site: Site): string {
  const { craft } = state.mix;
  let layout = layouts.get(craft);
  if (!layout) {
    layout = leafOf(craft.definition.craft.answer as Json, craft);
    layouts.set(craft, layout);
  }
  return layout({ state, judgement, advice, site })!;
}

/** The manifest shows only what is known without a recipe. */
export function manifest(craft: Craft, site: Site): Answer {
  return JSON.parse(leafOf(craft.definition.craft.manifest as Json, craft)({ site } as View)!);
}

/** A layout is read once; what is left is one small function per leaf. */
function leafOf(layout: Json, craft: Craft): Leaf {
  if (typeof layout === 'string' && layout.startsWith('@')) return sourceOf(layout.slice(1), null, craft);
  if (layout === null || typeof layout !== 'object') return always(layout);
  if (Array.isArray(layout)) {
    const items = layout.map((item) => leafOf(item, craft));
    return (view) => {
      const values = items.map((item) => item(view));
      return values.includes(undefined) ? undefined : `[${values.join()}]`;
    };
  }
  const [first] = Object.keys(layout);
  if (first?.startsWith('@')) return sourceOf(first.slice(1), layout[first] as string[], craft);
  const entries = Object.entries(layout).map(([key, item]) => ({ name: named(key), leaf: leafOf(item, craft) }));
  return (view) => {
    let text = '';
    for (const { name, leaf } of entries) {
      const value = leaf(view);
      if (value !== undefined) text += (text === '' ? '' : ',') + name + value;
    }
    return `{${text}}`;
  };
}

const named = (key: string): string => `${JSON.stringify(key)}:`;
const always = (value: Json | undefined): Leaf => {
  const text = value === undefined ? undefined : JSON.stringify(value);
  return () => text;
};

function sourceOf(source: string, keys: readonly string[] | null, craft: Craft): Leaf {
  const dot = source.indexOf('.');
  const head = dot < 0 ? source : source.slice(0, dot);
  const name = dot < 0 ? '' : source.slice(dot + 1);
  const param = craft.paramByKey.get(name);
  switch (head) {
    case 'verdict':
      return ({ judgement }) => `"${judgement.verdict}"`;
    case 'type':
      return ({ state }) => JSON.stringify(state.mix.type.id);
    case 'typeLabel':
      return ({ state }) => JSON.stringify(state.mix.type.label);
    case 'variant':
      return ({ state }) => JSON.stringify(state.figures.plan.variant ?? undefined);
    case 'param':
      return ({ state }) => {
        const value = state.mix.type.present.has(param!.index) ? state.figures.run.rounded[param!.index]! : null;
        return value === null ? undefined : String(value);
      };
    case 'params':
      return byKey(craft.params, isShown, ({ state }, { index }) => String(state.figures.run.rounded[index]));
    case 'range':
      return ({ state }) => rangeOf(state.comparison.byParam[param!.index]);
    case 'ranges': {
      if (!keys) return comparedRanges(craft);
      return byKey(listed(keys, craft), isListed, ({ state }, { index }) => rangeOf(state.comparison.byParam[index]));
    }
    case 'inRange': {
      if (param) return ({ state }) => inRangeOf(state.comparison.byParam[param.index]);
      const inRange = ({ state }: View, { index }: Param) => inRangeOf(state.comparison.byParam[index]);
      return keys ? byKey(listed(keys, craft), isListed, inRange) : byKey(craft.params, isShown, inRange);
    }
    case 'decision':
      return ({ judgement }) => JSON.stringify(factOf(craft, judgement.facts, name) ?? undefined);
    case 'list':
      return ({ advice }) => `[${(advice[name] ?? []).map(({ text }) => JSON.stringify(text)).join()}]`;
    case 'text': {
      const saying = craft.types.get(craft.defaultType)?.messages.get(name)?.[0];
      return always(saying ? (fillIn(saying.pieces, () => null) ?? undefined) : undefined);
    }
    default:
      return generalOf(head, craft);
  }
}

function generalOf(source: string, craft: Craft): Leaf {
  switch (source) {
    case 'catalogueSize':
      return always(craft.rows.size);
    case 'poweredBy':
      return ({ site }) => JSON.stringify(site.poweredBy);
    case 'service':
      return ({ site }) => JSON.stringify(site.service);
    case 'docsUrl':
      return ({ site }) => JSON.stringify(site.docsUrl);
    case 'endpoint':
      return always(`POST ${craft.path}`);
    case 'types':
      return always([...craft.types.keys()]);
    default:
      return always(undefined);
  }
}

/** An object with an entry for each of these parameters that the recipe shows. */
function byKey(
  params: readonly Param[],
  shows: (view: View, param: Param) => boolean,
  value: (view: View, param: Param) => string,
): Leaf {
  const entries = params.map((param) => ({ param, name: named(param.key) }));
  return (view) => {
    let text = '';
    for (const { param, name } of entries)
      if (shows(view, param)) text += (text === '' ? '' : ',') + name + value(view, param);
    return `{${text}}`;
  };
}

const listed = (keys: readonly string[], craft: Craft): Param[] => keys.map((key) => craft.paramByKey.get(key)!);
const isListed = (): boolean => true;

/** Parameters with a value that the type shows: always, or because it gives them a range. */
const isShown = ({ state: { comparison, figures } }: View, { index, show }: Param): boolean =>
  (show === 'always' || (show === 'ranged' && comparison.byParam[index] !== undefined)) &&
  figures.run.rounded[index] !== null;

/** In the order in which the type gives them. */
function comparedRanges({ params }: Craft): Leaf {
  const names = params.map(({ key }) => named(key));
  return ({ state }) =>
    `{${state.comparison.outcomes.map((outcome) => names[outcome.param.index] + rangeOf(outcome)).join()}}`;
}

/** As its type writes it, unless a formula has moved an end. */
function rangeOf(outcome: Outcome | undefined): string {
  if (!outcome) return 'null';
  const { min, max, target } = outcome;
  return min === target.min && max === target.max ? target.written : `[${min},${max}]`;
}
const inRangeOf = (outcome: Outcome | undefined): string =>
  !outcome || outcome.state === null ? 'null' : String(!isOut(outcome));
