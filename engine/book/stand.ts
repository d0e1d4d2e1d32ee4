// How a recipe stands: its figures, verdict, class, law, cost, allergens and legal name; and whether one stands worse than another.
import { labelOf } from '../adjust/aim.ts';
import { type Judged, judgeWhole } from '../evaluate.ts';
import { label } from '../label/index.ts';
import type { Craft } from '../model/craft.ts';
import { round, spanish } from '../number.ts';
import type { MixLine } from '../read/compose.ts';
import { isTold } from '../reckon/compare.ts';
import { spentOn } from '../reckon/cost.ts';
import { unlessRefused } from '../refusal.ts';
import { home } from '../tell/present.ts';
import type { Body, Stand } from './model.ts';

/** A stand, told when somebody reads it, with what it is compared by. */
export interface Standing {
  readonly shown: Stand;
  readonly cost: Stand['cost'];
  /** 0 is best */
  readonly rank: { readonly verdict: number; readonly class: number; readonly law: number };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Labelled = () => ReturnType<typeof label> | null;

/** Its label, made when it is going to be read: it costs more than all the rest. Prices are no part of it. */
export const labelling = (craft: Craft, body: Body, today: string): Labelled =>
  once(() =>
    unlessRefused(
      () => label(craft, body, home, today),
      () => null,
    ),
  );

/** `priceOn`: what an ingredient costs, in euros per kilo. */
export function standingOf(
  craft: Craft,
  body: Body,
  today: string,
  priceOn: (line: MixLine) => number | null,
  labelled: Labelled = labelling(craft, body, today),
): Standing {
  const judged = judgeWhole(craft, body, { today });
  const { state, judgement } = judged;
  const { outcomes, breaches } = state.comparison;
  const { target, rank = [] } = craft.definition.craft.adjust ?? {};
  const given = target === undefined ? undefined : classOf(judged, target);
  const place = rank.findIndex(({ value }) => value === given);
  const cost = costOf(state.mix.lines, priceOn);
  const shown = once((): Stand => {
    const told = labelled();
    return {
      verdict: craft.hasVerdict ? judgement.verdict : null,
      class: typeof given === 'string' ? labelOf(craft, given) : null,
      figures: outcomes.filter(isTold).map(({ param, value, min, max, state: side }) => ({
        ...{ key: param.key, label: param.label, unit: param.unit, value, min, max },
        in: side === null ? null : side === 'bien',
      })),
      law: breaches.map(
        ({ param, value, limit }) =>
          `${param.label}: ${spanish(value, param.decimals)} ${param.unit} (${limit.source}).`,
      ),
      cost,
      allergens: told?.allergens ?? null,
      name: told?.names.find(({ holds }) => holds)?.name ?? null,
    };
  });
  return {
    cost,
    rank: {
      verdict: craft.hasVerdict && judgement.verdict !== 'equilibrada' ? 1 : 0,
      class: target === undefined || place >= 0 ? Math.max(0, place) : rank.length,
      law: breaches.length,
    },
    get shown() {
      return shown();
    },
  };
}

const classOf = ({ judgement }: Judged, target: string) =>
  judgement.decided.find(({ row }) => Object.hasOwn(row.gives, target))?.row.gives[target];

/** Euros of a kilo of what goes in and of the whole batch, and what of it nobody prices; null where nothing has a price. */
function costOf(lines: readonly MixLine[], priceOn: (line: MixLine) => number | null): Stand['cost'] {
  const unpriced = new Set<string>();
  const costs = lines.map((line) => spentOn(line, priceOn, unpriced));
  if (costs.every((cost) => cost === null)) return null;
  const batch = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  const grams = lines.reduce((sum, line) => sum + line.grams, 0);
  return grams === 0
    ? null
    : { kilo: round((1000 * batch) / grams, 2), batch: round(batch, 2), unpriced: [...unpriced].sort() };
}

/** Whether one stands worse: in its verdict, its class or the law. */
export const isWorse = ({ rank: a }: Standing, { rank: b }: Standing): boolean =>
  a.verdict > b.verdict || a.class > b.class || a.law > b.law;

/** Whether nothing that the book tells is another. */
export const isSame = ({ shown: a }: Standing, { shown: b }: Standing): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether what a recipe may be called, or what is asked of it, is not the same on two days. */
export const isDated = (now: Craft, then: Craft, days: readonly [string, string]): boolean =>
  now !== then ||
  (then.labels?.names ?? []).some(({ from, until }) => {
    const [a, b] = days.map((day) => (from === null || day >= from) && (until === null || day <= until));
    return a !== b;
  });
