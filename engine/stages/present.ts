// present: everything above → the exact answer that the craft lays out, as a value; whoever sends it writes the JSON.
// A text that begins with @ is a source; the rest is literal. A leaf without value is left out; inside ranges and
// inRange it is null.
import type { State } from '../advice/state.ts';
import { fillIn } from '../advice/template.ts';
import type { Craft, Param } from '../craft.ts';
import { factOf } from '../facts.ts';
import { inputsOf } from '../inputs.ts';
import type { Advice } from './advise.ts';
import { isOut, isTold, type Outcome } from './compare.ts';
import type { Judgement } from './judge.ts';

/** What the service says of itself. */
export interface Site {
  readonly service: string;
  readonly poweredBy: string;
  readonly docsUrl: string;
  readonly publicUrl: string;
}

/** When nobody says otherwise. */
export const home: Site = { service: 'Obrador', poweredBy: 'Obrador', publicUrl: '', docsUrl: '' };

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Answer = { [key: string]: Json };

/** All that a leaf may show. */
interface View {
  readonly state: State;
  readonly judgement: Judgement;
  readonly advice: Advice;
  readonly site: Site;
}

/** The value of a leaf; undefined where it has none. */
type Leaf = (view: View) => Json | undefined;

const layouts = new WeakMap<Craft, Leaf>();

export function present(state: State, judgement: Judgement, advice: Advice, site: Site): Answer {
  const { craft } = state.mix;
  let layout = layouts.get(craft);
  if (!layout) {
    layout = leafOf(craft.definition.craft.answer as Json, craft);
    layouts.set(craft, layout);
  }
  return layout({ state, judgement, advice, site }) as Answer;
}

/** The manifest shows only what is known without a recipe. */
export function manifest(craft: Craft, site: Site): Answer {
  return leafOf(craft.definition.craft.manifest as Json, craft)({ site } as View) as Answer;
}

/** A layout is read once; what is left is one small function per leaf. */
function leafOf(layout: Json, craft: Craft): Leaf {
  if (typeof layout === 'string' && layout.startsWith('@')) return sourceOf(layout.slice(1), null, craft);
  if (layout === null || typeof layout !== 'object') return always(layout);
  if (Array.isArray(layout)) {
    const items = layout.map((item) => leafOf(item, craft));
    return (view) => {
      const values = items.map((item) => item(view));
      return values.includes(undefined) ? undefined : (values as Json[]);
    };
  }
  const [first] = Object.keys(layout);
  if (first?.startsWith('@')) return sourceOf(first.slice(1), layout[first] as string[], craft);
  const entries = Object.entries(layout).map(([key, item]) => ({ key, leaf: leafOf(item, craft) }));
  return (view) => {
    const values: Answer = {};
    for (const { key, leaf } of entries) {
      const value = leaf(view);
      if (value !== undefined) values[key] = value;
    }
    return values;
  };
}

const always =
  (value: Json | undefined): Leaf =>
  () =>
    value;

function sourceOf(source: string, keys: readonly string[] | null, craft: Craft): Leaf {
  const dot = source.indexOf('.');
  const head = dot < 0 ? source : source.slice(0, dot);
  const name = dot < 0 ? '' : source.slice(dot + 1);
  const param = craft.paramByKey.get(name);
  switch (head) {
    case 'verdict':
      return ({ judgement }) => judgement.verdict;
    case 'type':
      return ({ state }) => state.mix.type.id;
    case 'typeLabel':
      return ({ state }) => state.mix.type.label;
    case 'variant':
      return ({ state }) => state.figures.plan.variant ?? undefined;
    case 'param':
      return ({ state }) => {
        const value = state.mix.type.present.has(param!.index) ? state.figures.run.rounded[param!.index]! : null;
        return value ?? undefined;
      };
    case 'params':
      return byKey(craft.params, isShown, ({ state }, { index }) => state.figures.run.rounded[index]!);
    case 'range':
      return ({ state }) => rangeOf(state.comparison.byParam[param!.index]);
    case 'ranges': {
      if (!keys) return comparedRanges;
      return byKey(listed(keys, craft), isListed, ({ state }, { index }) => rangeOf(state.comparison.byParam[index]));
    }
    case 'inRange': {
      if (param) return ({ state }) => inRangeOf(state.comparison.byParam[param.index]);
      const inRange = ({ state }: View, { index }: Param) => inRangeOf(state.comparison.byParam[index]);
      return keys ? byKey(listed(keys, craft), isListed, inRange) : byKey(craft.params, isShown, inRange);
    }
    case 'decision':
      return ({ judgement }) => factOf(craft, judgement.facts, name) ?? undefined;
    case 'list':
      return ({ advice }) => (advice[name] ?? []).map(({ text }) => text);
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
      return ({ site }) => site.poweredBy;
    case 'service':
      return ({ site }) => site.service;
    case 'docsUrl':
      return ({ site }) => site.docsUrl;
    case 'endpoint':
      return always(`POST ${craft.path}`);
    case 'types':
      return always([...craft.types.keys()]);
    case 'inputs':
      return always(inputsOf(craft) as unknown as Json);
    default:
      return always(undefined);
  }
}

/** An object with an entry for each of these parameters that the recipe shows. */
function byKey(
  params: readonly Param[],
  shows: (view: View, param: Param) => boolean,
  value: (view: View, param: Param) => Json,
): Leaf {
  return (view) => {
    const values: Answer = {};
    for (const param of params) if (shows(view, param)) values[param.key] = value(view, param);
    return values;
  };
}

const listed = (keys: readonly string[], craft: Craft): Param[] => keys.map((key) => craft.paramByKey.get(key)!);
const isListed = (): boolean => true;

/** Parameters with a value that the type shows: always, because it gives them a range, or because the recipe has some. */
function isShown({ state: { comparison, figures } }: View, { index, show }: Param): boolean {
  const value = figures.run.rounded[index];
  const outcome = comparison.byParam[index];
  if (value === null || show === 'never') return false;
  if (show === 'present') return outcome === undefined ? value !== 0 : isTold(outcome);
  return show === 'always' || outcome !== undefined;
}

/** In the order in which the type gives them. */
function comparedRanges(view: View): Answer {
  const ranges: Answer = {};
  for (const outcome of view.state.comparison.outcomes)
    if (isTold(outcome)) ranges[outcome.param.key] = rangeOf(outcome);
  return ranges;
}

const rangeOf = (outcome: Outcome | undefined): Json => (outcome ? [outcome.min, outcome.max] : null);
const inRangeOf = (outcome: Outcome | undefined): Json => (!outcome || outcome.state === null ? null : !isOut(outcome));
