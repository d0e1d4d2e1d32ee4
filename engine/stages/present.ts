// present: everything above → the exact answer that the craft lays out. A text that begins with @ is a source; the rest is
// literal. A leaf without value is left out; inside ranges and inRange it is null.
import type { Craft, Param } from '../craft.ts';
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
type Answer = { [key: string]: Json };

/** All that a leaf may show. */
interface View {
  readonly state: State;
  readonly judgement: Judgement;
  readonly advice: Advice;
  readonly site: Site;
  /** by parameter; undefined where the type compares nothing */
  readonly outcomes: readonly (Outcome | undefined)[];
}

type Leaf = (view: View) => Json | undefined;

const layouts = new WeakMap<Craft, Leaf>();

export function present(state: State, judgement: Judgement, advice: Advice, site: Site): Answer {
  const { craft } = state.mix;
  let layout = layouts.get(craft);
  if (!layout) {
    layout = leafOf(craft.definition.craft.answer as Json, craft);
    layouts.set(craft, layout);
  }
  const outcomes: (Outcome | undefined)[] = new Array(craft.params.length).fill(undefined);
  for (const outcome of state.comparison.outcomes) outcomes[outcome.param.index] = outcome;
  return layout({ state, judgement, advice, site, outcomes }) as Answer;
}

/** The manifest shows only what is known without a recipe. */
export function manifest(craft: Craft, site: Site): Answer {
  return leafOf(craft.definition.craft.manifest as Json, craft)({ site } as View) as Answer;
}

/** A layout is read once; what is left is one small function per leaf. */
function leafOf(layout: Json, craft: Craft): Leaf {
  if (typeof layout === 'string' && layout.startsWith('@')) return sourceOf(layout.slice(1), null, craft);
  if (layout === null || typeof layout !== 'object') return () => layout;
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
    const object: Answer = {};
    for (const { key, leaf } of entries) {
      const value = leaf(view);
      if (value !== undefined) object[key] = value;
    }
    return object;
  };
}

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
      return ({ state }) =>
        state.mix.type.present.has(param!.index) ? (state.figures.run.rounded[param!.index] ?? undefined) : undefined;
    case 'params':
      return (view) => byKey(shownIn(view), ({ index }) => view.state.figures.run.rounded[index]!);
    case 'range':
      return ({ outcomes }) => rangeOf(outcomes[param!.index]);
    case 'ranges':
      return (view) => byKey(listed(keys, craft) ?? comparedIn(view), ({ index }) => rangeOf(view.outcomes[index]));
    case 'inRange':
      if (param) return ({ outcomes }) => inRangeOf(outcomes[param.index]);
      return (view) => byKey(listed(keys, craft) ?? shownIn(view), ({ index }) => inRangeOf(view.outcomes[index]));
    case 'decision':
      return ({ judgement }) => judgement.facts[name] ?? undefined;
    case 'list':
      return ({ advice }) => (advice[name] ?? []).map(({ text }) => text);
    case 'text': {
      const saying = craft.types.get(craft.defaultType)?.messages.get(name)?.[0];
      const text = saying ? (fillIn(saying.pieces, () => null) ?? undefined) : undefined;
      return () => text;
    }
    default:
      return generalOf(head, craft);
  }
}

function generalOf(source: string, craft: Craft): Leaf {
  switch (source) {
    case 'catalogueSize':
      return () => craft.rows.size;
    case 'poweredBy':
      return ({ site }) => site.poweredBy;
    case 'service':
      return ({ site }) => site.service;
    case 'docsUrl':
      return ({ site }) => site.docsUrl;
    case 'endpoint':
      return () => `POST ${craft.path}`;
    case 'types':
      return () => [...craft.types.keys()];
    default:
      return () => undefined;
  }
}

function byKey(params: readonly Param[], value: (param: Param) => Json): Answer {
  const object: Answer = {};
  for (const param of params) object[param.key] = value(param);
  return object;
}

const listed = (keys: readonly string[] | null, craft: Craft): Param[] | null =>
  keys?.map((key) => craft.paramByKey.get(key)!) ?? null;

const comparedIn = ({ state }: View): Param[] => state.comparison.outcomes.map(({ param }) => param);

/** Parameters with a value that the type shows: always, or because it gives them a range. */
const shownIn = ({ state, outcomes }: View): Param[] =>
  state.mix.craft.params.filter(
    ({ index, show }) =>
      (show === 'always' || (show === 'ranged' && outcomes[index] !== undefined)) &&
      state.figures.run.rounded[index] !== null,
  );

const rangeOf = (outcome: Outcome | undefined): Json => (outcome ? [outcome.min, outcome.max] : null);
const inRangeOf = (outcome: Outcome | undefined): Json => (!outcome || outcome.state === null ? null : !isOut(outcome));
