// A recipe → what the page shows of it. Which figure is the verdict, the medal or the class, and which sentences are
// advice, is read off the craft's own layout of its answer.
import {
  advise,
  type Craft,
  decisionsShown,
  type Evaluation,
  enumerate,
  fails,
  isTold,
  type Judged,
  judgeWhole,
  leaves,
  openedLines,
  type Param,
  present,
  round,
  type Sentence,
  type Site,
  today,
  unlessRefused,
} from '../../engine/index.ts';
import type { Body } from '../../engine/recipes/model.ts';
import { shown } from './quantity.ts';
import { counts, type Recipe, requestOf, settled, unreadIn } from './recipe.ts';
import { capital, words } from './words.ts';

export type Tone = 'good' | 'look' | 'bad' | 'plain';
type Medal = 'gold' | 'silver' | 'bronze';

export interface Gauge {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly value: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly state: 'bien' | 'bajo' | 'alto' | null;
  /** how far off the figure itself may be, in this recipe; 0: nobody has said */
  readonly error: number;
  readonly source: string;
  readonly formula: string;
  /** whether the verdict counts it */
  readonly judged: boolean;
  readonly legal: boolean;
}

export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  /** the energy, or the cost and of how much; null: any other */
  readonly means: Param['means'];
  readonly decimals: number;
  readonly value: number;
  readonly formula: string;
}

/** One decision of the craft: what it is called and what it gave. */
export interface Badge {
  readonly key: string;
  readonly label: string;
  readonly medal: Medal | null;
  readonly texts: readonly string[];
  readonly counts: readonly { readonly key: string; readonly label: string; readonly value: number }[];
}

/** A sentence, without what it is worked out from: it is sent between threads. */
export type Said = Pick<Sentence, 'text' | 'key' | 'by' | 'level' | 'names' | 'type'>;

export interface Reading {
  readonly evaluation: Evaluation;
  readonly tone: Tone;
  readonly heading: string;
  readonly summary: string;
  readonly main: Badge | null;
  readonly badges: readonly Badge[];
  readonly gauges: readonly Gauge[];
  readonly limits: readonly Gauge[];
  readonly figures: readonly Figure[];
  /** money and energy */
  readonly totals: readonly Figure[];
  readonly lists: readonly { readonly key: string; readonly title: string; readonly sentences: readonly Said[] }[];
  readonly notes: readonly string[];
}

/** «14 a 22», «hasta 5», «desde 8», «0» */
export function rangeOf({ min, max, decimals }: Gauge): string {
  if (min === null) return `hasta ${shown(max!, decimals)}`;
  if (max === null) return `desde ${shown(min, decimals)}`;
  if (min === max) return shown(min, decimals);
  return `${shown(min, decimals)} a ${shown(max, decimals)}`;
}

export type Outcome = { readonly reading: Reading } | { readonly refusal: string };

/** What the page shows of a recipe; the verdict waits for what cannot be read. */
export function outcomeOf(craft: Craft, recipe: Recipe, site: Site): Outcome | null {
  const unread = recipe.rows.filter((row) => unreadIn(craft, row) !== null);
  if (unread.length > 0) return { refusal: waitingFor(unread) };
  return recipe.rows.some((row) => counts(settled(craft, row))) ? read(craft, requestOf(craft, recipe), site) : null;
}

const waitingFor = (rows: Recipe['rows']): string => {
  const cells = rows.map(({ name, grams }) => `«${grams.trim()}»${name.trim() === '' ? '' : ` de ${name.trim()}`}`);
  return `Falta leer ${enumerate(cells.slice(0, 4))}${cells.length > 4 ? '…' : ''}: escribe los gramos.`;
};

export function read(craft: Craft, body: Body, site: Site): Outcome {
  return unlessRefused(
    () => ({ reading: readingOf(craft, toBeAdvised(judgeWhole(craft, body, { today: today() }), site)) }),
    ({ message }) => ({ refusal: inPlainWords(craft, message) }),
  );
}

/** Advice is worked out when somebody first looks at it: while a hand types, nobody does. */
function toBeAdvised(judged: Judged, site: Site): Evaluation {
  const { state, judgement } = judged;
  let advice: Evaluation['advice'] | null = null;
  let answer: Evaluation['answer'] | null = null;
  return {
    ...judged,
    get advice() {
      advice ??= advise(state, judgement);
      return advice;
    },
    get answer() {
      answer ??= present(state, judgement, this.advice, site);
      return answer;
    },
  };
}

/** «ingredients[2].grams: …» and «a_field: …» are for programs; people count ingredients and read what a field is called. */
const inPlainWords = ({ inputs }: Craft, message: string): string =>
  message
    .replace(/^ingredients\[(\d+)\][\w.]*: /, (_all, index: string) => `Ingrediente ${Number(index) + 1}: `)
    .replace(/^(\w+): /, (all, key: string) => {
      const input = inputs.find((one) => one.key === key);
      return input ? `${input.label}: ` : all;
    });

const shownOf = ({ key, label, unit, means, decimals, formula }: Param) => ({
  key,
  label,
  unit,
  decimals: means === 'energy' ? 0 : decimals,
  formula: formula.text,
});

type Derived = Evaluation['state']['figures']['run'];

/** The error with which a figure is known: the one that it declares of this recipe, unless here it is exact. */
function errorOf({ doubt, accuracy, exact }: Param, run: Derived): number {
  const isExact = exact !== null && Boolean(exact.code(run, null));
  return isExact ? 0 : Math.max(0, doubt?.code(run, null) ?? accuracy);
}

/** Decimals that mean something beside an error, one more where it begins with a one: «16,9 ± 0,5», «−11,8 ± 1», «140 ± 20».
 *  What they would show on the other side of an end is shown whole. */
function meant(decimals: number, error: number, value: number | null, min: number | null, max: number | null): number {
  if (error <= 0 || value === null) return decimals;
  const place = Math.floor(Math.log10(error) + 1e-9);
  const few = Math.min(decimals, Math.max(0, (error < 2 * 10 ** place ? 1 : 0) - place));
  const isIn = (one: number): boolean => (min === null || one >= min) && (max === null || one <= max);
  return isIn(value) === isIn(round(value, few)) ? few : decimals;
}

function readingOf(craft: Craft, evaluation: Evaluation): Reading {
  const { state, judgement } = evaluation;
  const { comparison, figures: derived } = state;
  const sources = [...leaves(craft.definition.craft.answer, '')].map(({ source }) => source);
  const gauges = comparison.outcomes
    .filter(isTold)
    .map(({ param, target: { source }, value, min, max, state: side }): Gauge => {
      const judged = craft.judged === null || craft.judged.includes(param.index);
      const error = value === null ? 0 : errorOf(param, derived.run);
      const own = { ...shownOf(param), error };
      const decimals = meant(own.decimals, error, value, min, max);
      return { ...own, decimals, value, min, max, state: side, source, judged, legal: false };
    });
  const limits = comparison.limits.map(({ param, limit: { source }, value, min, max, state: side }): Gauge => {
    return { ...shownOf(param), value, min, max, state: side, error: 0, source, judged: true, legal: true };
  });
  const ranged = new Set(gauges.map(({ key }) => key));
  const figures = craft.params
    .filter(
      ({ key, index, show, means }) =>
        (show === 'always' || (show === 'present' && derived.run.rounded[index] !== 0)) &&
        (means !== null || !ranged.has(key)) &&
        state.mix.type.present.has(index),
    )
    .flatMap(({ key, label, unit, means, decimals, formula, index }): Figure[] => {
      const value = derived.run.rounded[index] ?? null;
      const isTwin = means === null && gauges.some((gauge) => gauge.label === label && gauge.value === value);
      return value === null || isTwin ? [] : [{ key, label, unit, means, decimals, value, formula: formula.text }];
    });
  const badges = badgesOf(craft, evaluation);
  const target = craft.definition.craft.adjust?.target;
  const aimed = badges.find(({ key }) => key === target) ?? badges[0] ?? null;
  const hasVerdict = sources.includes('verdict');
  const main = aimed && (!hasVerdict || aimed.medal) ? aimed : null;
  const out = comparison.outcomes.filter((outcome) => fails(craft, outcome)).length;
  const compared = gauges.filter(({ state: side, judged }) => side !== null && judged).length;
  const grave = isGrave(evaluation);
  const refused = comparison.breaches.length > 0 || (aimed !== null && saysNo(evaluation, aimed.key));
  return {
    evaluation,
    tone: refused
      ? 'bad'
      : out > 0 || !isWorthAiming(evaluation) || grave || judgement.turnedBy.length > 0
        ? 'look'
        : 'good',
    heading: hasVerdict
      ? headingOf(judgement.verdict, out, comparison.breaches.length, grave)
      : capital(aimed?.texts[0] ?? (out > 0 ? 'revisar' : 'en rango')),
    summary: summaryOf(out, compared, comparison.breaches.length),
    main,
    badges: badges.filter((badge) => badge !== main),
    gauges,
    limits,
    figures: figures.filter(({ means }) => means === null),
    totals: figures.filter(({ means }) => means !== null),
    get lists() {
      return craft.lists.map((key) => ({
        key,
        title: titles[key] ?? words(key),
        sentences: (evaluation.advice[key] ?? []).map(({ text, key: why, by, level, names, type }) => ({
          ...{ text, key: why, by, level, names, type },
        })),
      }));
    },
    get notes() {
      return notesOf(craft, evaluation);
    },
  };
}

/** The same units in every craft: euros by the kilo with cents, energy without decimals. */
export function usual(figure: Figure, { evaluation: { state } }: Reading): Figure {
  const param = state.mix.craft.paramByKey.get(figure.key)!;
  const exact = state.figures.run.full[param.index] ?? figure.value;
  if (figure.means === 'costPer100g') return { ...figure, unit: '€/kg', value: exact * 10, decimals: 2 };
  return { ...figure, decimals: figure.means === 'costPerKilo' ? 2 : 0 };
}

/** Words of the API's contract; any other list is titled by its key. */
const titles: Record<string, string> = { suggestions: 'Sugerencias', warnings: 'Avisos', motivos: 'Motivos' };

const medals: readonly unknown[] = ['gold', 'silver', 'bronze'];

function badgesOf(craft: Craft, { judgement }: Evaluation): Badge[] {
  const laid = decisionsShown(craft.definition.craft);
  return judgement.decided.flatMap(({ decision, row }) => {
    const { labels = {} } = craft.definition.rules.decisions?.[decision.name] ?? {};
    const given = Object.entries(row.gives).filter(([key, value]) => laid.has(key) && value !== null);
    if (given.length === 0) return [];
    const medal = given.find(([, value]) => medals.includes(value))?.[1] as Medal | undefined;
    return [
      {
        key: decision.name,
        medal: medal ?? null,
        label: labels[decision.name]?.label ?? capital(words(decision.name)),
        texts: given.flatMap(([key, value]) =>
          typeof value === 'string' && value !== medal ? [labels[key]?.values?.[value] ?? value] : [],
        ),
        counts: given.flatMap(([key, value]) =>
          typeof value === 'number' ? [{ key, label: labels[key]?.label.toLowerCase() ?? words(key), value }] : [],
        ),
      },
    ];
  });
}

/** Nothing in it that the type does not admit, and of a class that the craft aims at, where it has classes. */
function isWorthAiming({ state, judgement: { broken, decided } }: Evaluation): boolean {
  const { rank, target } = state.mix.craft.definition.craft.adjust ?? {};
  const given = decided.find(({ decision }) => decision.name === target)?.row.gives;
  const isRanked = rank === undefined || !given || rank.some(({ value }) => value === given[target!]);
  return isRanked && broken.forbidden.every(({ forbid }) => forbid.level === 'note');
}

/** Whether something is told that is not safe, legal or reliable. */
const isGrave = ({ state: { mix }, judgement }: Evaluation): boolean =>
  judgement.notices.some(
    ({ level, each, lines }) =>
      level === 'danger' &&
      each === null &&
      (lines === null || openedLines(mix.lines).some(({ member }) => member[lines] === 1)),
  );

/** Whether the decision answered «no» to something. */
function saysNo({ judgement }: Evaluation, name: string): boolean {
  const row = judgement.decided.find(({ decision }) => decision.name === name)?.row;
  return row !== undefined && Object.values(row.gives).includes(false);
}

/** What is balanced and breaks the law is not told to be right. */
const headingOf = (verdict: string, out: number, broken: number, grave: boolean): string =>
  `${capital(verdict)}${out > 0 ? '' : broken > 0 ? ', pero incumple la ley' : grave ? ', con un aviso grave' : ''}`;

function summaryOf(out: number, compared: number, broken: number): string {
  const law =
    broken === 0 ? '' : broken === 1 ? ' · incumple un límite legal' : ` · incumple ${broken} límites legales`;
  if (compared === 0) return `Sin rangos que comparar${law}`;
  if (out === 0) return `${compared === 1 ? 'El parámetro está' : `Los ${compared} parámetros están`} en rango${law}`;
  return `${out} de ${compared} ${compared === 1 ? 'parámetro' : 'parámetros'} fuera de rango${law}`;
}

/** Fixed texts at the top of the answer. */
function notesOf(craft: Craft, evaluation: Evaluation): string[] {
  const { answer } = evaluation;
  return Object.entries(craft.definition.craft.answer).flatMap(([key, source]) =>
    typeof source === 'string' && source.startsWith('@text.') ? [String(answer[key] ?? '')] : [],
  );
}
