// present: everything above → the exact answer that the craft lays out, as a value; whoever sends it writes the JSON.
// A leaf without value is left out; inside inRange it is null.

import type { Advice } from '../advice/advise.ts';
import type { State } from '../advice/state.ts';
import type { Json } from '../json.ts';
import type { Judgement } from '../judge/judge.ts';
import type { Craft, Layout, Param } from '../model/craft.ts';
import { inputsOf } from '../read/inputs.ts';
import { isOut, isTold, type Outcome } from '../reckon/compare.ts';
import { factOf } from '../reckon/facts.ts';
import { fillIn } from './template.ts';

/** What the service says of itself. */
export interface Site {
  readonly service: string;
  readonly poweredBy: string;
  readonly docsUrl: string;
  readonly publicUrl: string;
}

/** When nobody says otherwise. */
export const home: Site = { service: 'Obrador', poweredBy: 'Obrador', publicUrl: '', docsUrl: '' };

export type Answer = { [key: string]: Json };

/** What is known of a recipe. */
interface Known {
  readonly state: State;
  readonly judgement: Judgement;
  readonly advice: Advice;
}

/** All that a leaf may show. */
interface View {
  readonly craft: Craft;
  readonly site: Site;
  /** null: there is no recipe */
  readonly known: Known | null;
}

export function present(state: State, judgement: Judgement, advice: Advice, site: Site): Answer {
  const { craft } = state.mix;
  return shown(craft.answer, { craft, site, known: { state, judgement, advice } }) as Answer;
}

/** The manifest shows only what is known without a recipe. */
export const manifest = (craft: Craft, site: Site = home): Answer =>
  shown(craft.manifest, { craft, site, known: null }) as Answer;

function shown(layout: Layout, view: View): Json | undefined {
  const { craft, site } = view;
  switch (layout.shows) {
    case 'value':
      return layout.value;
    case 'entries': {
      const values: Answer = {};
      for (const { key, of } of layout.entries) {
        const value = shown(of, view);
        if (value !== undefined) values[key] = value;
      }
      return values;
    }
    case 'items': {
      const values = layout.items.map((item) => shown(item, view));
      return values.includes(undefined) ? undefined : (values as Json[]);
    }
    case 'service':
    case 'poweredBy':
    case 'docsUrl':
      return site[layout.shows];
    case 'catalogueSize':
      return craft.rows.size;
    case 'endpoint':
      return `POST ${craft.path}`;
    case 'types':
      return [...craft.types.keys()];
    case 'inputs':
      return inputsOf(craft) as unknown as Json;
    case 'text': {
      const saying = craft.types.get(craft.defaultType)?.messages.get(layout.name)?.[0];
      return saying ? (fillIn(saying.pieces, () => null) ?? undefined) : undefined;
    }
    default:
      return view.known ? shownOf(layout, view.known, craft) : undefined;
  }
}

/** What is seen of the recipe. */
function shownOf(layout: Layout, { state, judgement, advice }: Known, craft: Craft): Json | undefined {
  const { mix, figures, comparison } = state;
  const { rounded } = figures.run;
  switch (layout.shows) {
    case 'verdict':
      return judgement.verdict;
    case 'type':
      return mix.type.id;
    case 'typeLabel':
      return mix.type.label;
    case 'betterType':
      return Object.values(advice)
        .flat()
        .find(({ type }) => type !== undefined)?.type;
    case 'variant':
      return figures.plan.variant ?? undefined;
    case 'param':
      return (mix.type.present.has(layout.param.index) ? rounded[layout.param.index] : null) ?? undefined;
    case 'range':
      return rangeOf(layout.param, comparison.byParam[layout.param.index]);
    case 'inRange':
      return inRangeOf(comparison.byParam[layout.param.index]);
    case 'params':
      return byKey(shownIn(state), ({ index }) => rounded[index]!);
    case 'ranges':
      return layout.of
        ? byKey(toldOf(layout.of, state), (param) => rangeOf(param, comparison.byParam[param.index]))
        : comparedRanges(state);
    case 'inRanges':
      return byKey(layout.of ? toldOf(layout.of, state) : shownIn(state), ({ index }) =>
        inRangeOf(comparison.byParam[index]),
      );
    case 'decision':
      return factOf(craft, judgement.facts, layout.name) ?? undefined;
    case 'list':
      return (advice[layout.name] ?? []).map(({ text }) => text);
    default:
      return undefined;
  }
}

function byKey(params: readonly Param[], value: (param: Param) => Json): Answer {
  const values: Answer = {};
  for (const param of params) values[param.key] = value(param);
  return values;
}

/** Of those that the layout names, what is shown only when present is left out of a recipe that has none of it. */
const toldOf = (params: readonly Param[], { comparison }: State): Param[] =>
  params.filter(({ index, show }) => {
    const outcome = comparison.byParam[index];
    return show !== 'present' || (outcome !== undefined && isTold(outcome));
  });

/** Parameters with a value that the type shows: always, because it gives them a range, or because the recipe has some. */
const shownIn = ({ mix: { craft }, comparison, figures }: State): Param[] =>
  craft.params.filter(({ index, show }) => {
    const value = figures.run.rounded[index];
    const outcome = comparison.byParam[index];
    if (value === null || show === 'never') return false;
    if (show === 'present') return outcome === undefined ? value !== 0 : isTold(outcome);
    return show === 'always' || outcome !== undefined;
  });

/** In the order in which the type gives them. */
function comparedRanges({ comparison }: State): Answer {
  const ranges: Answer = {};
  for (const outcome of comparison.outcomes)
    if (isTold(outcome)) ranges[outcome.param.key] = rangeOf(outcome.param, outcome);
  return ranges;
}

/** A range is two numbers: where nobody sets an end, it is that of what can be, none at all or the whole. */
const rangeOf = ({ most }: Param, outcome: Outcome | undefined): Json => [
  outcome?.min ?? 0,
  outcome?.max ?? most ?? whole,
];
/** Nearly every figure is a share, per cent. */
const whole = 100;

const inRangeOf = (outcome: Outcome | undefined): Json => (!outcome || outcome.state === null ? null : !isOut(outcome));
