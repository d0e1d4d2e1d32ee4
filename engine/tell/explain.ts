// explain: an evaluation → why: for each line sent what it became; for each parameter its formula, its range with source
// and what each line contributes (the contributions add up to the value); for each rule that fired, its conditions with
// the value found; and the plan.

import type { Sentence } from '../advice/advise.ts';
import type { Fault } from '../advice/state.ts';
import type { Evaluation } from '../evaluate.ts';
import type { Json } from '../json.ts';
import { type Form, slope, total } from '../language/form.ts';
import { formsAt } from '../language/linear.ts';
import { openedLines } from '../language/run.ts';
import type { Condition, Craft, Fact, Param } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import type { Item } from '../read/recognise.ts';
import { ownFacts } from '../reckon/facts.ts';
import { mostLookedUp } from '../reckon/unknown.ts';
import { compiledWitness, conditionsSeen, rulesFor, traceOf, type Witness } from './trace.ts';

/**
 * suma: the value is the sum of what the lines bring. cociente: a sum over a sum; each line's `value` is its numerator over
 * the whole denominator. marginal: neither; `value` is its share with the other factors held still, `perGram` what one
 * more gram changes.
 */
type Kind = 'suma' | 'cociente' | 'marginal';

/** Ten figures: enough to add up, without the noise of binary. */
const exactly = (value: number): number => Number(value.toPrecision(10)) || 0;

export function explain(
  evaluation: Evaluation,
  witness: Witness = compiledWitness(evaluation),
): { [key: string]: Json } {
  const { craft } = evaluation.state.mix;
  return {
    ingredients: ingredientsOf(evaluation),
    params: paramsOf(evaluation),
    ...(craft.inputs.length === 0 ? {} : { inputs: inputsOf(evaluation) }),
    rules: rulesOf(evaluation, witness),
    plan: planOf(evaluation),
    trace: traceOf(evaluation, witness),
  };
}

/** What was told of the process, and what was supposed. */
function inputsOf({ state: { mix, figures } }: Evaluation): { [key: string]: Json } {
  return Object.fromEntries(
    mix.craft.inputs.map(({ key, label, unit, index, formula, input }) => [
      key,
      { label, unit, value: figures.run.full[index] ?? null, told: mix.inputs.has(input!.told), default: formula.text },
    ]),
  );
}

/** What each line sent became, and why. */
function ingredientsOf({ state: { mix } }: Evaluation): Json[] {
  return readingsOf(mix.order.items, mix.craft);
}

function readingsOf(items: readonly Item[], craft: Craft): Json[] {
  const { how } = craft.larder.definition.names;
  let unknown = 0;
  const nearOf = ({ near }: Item['read']): string[] =>
    unknown++ < mostLookedUp ? near().map(({ label }) => label) : [];
  return items.map(({ row, role, given, sent, read, inner }) => {
    if (inner) return innerReading(sent, inner, craft);
    const found = read.apart ? read.row : row;
    const way = found !== read.row && role !== null ? 'role' : found === null && given.size > 0 ? 'own' : read.how;
    return {
      name: sent.name,
      ingredient: found ? (found.larder?.id ?? found.id) : null,
      label: found?.label ?? null,
      grams: exactly(sent.grams),
      how: how?.[way] ?? way,
      ...(found === null && given.size === 0 ? { near: nearOf(read) } : {}),
      ...(read.figure && found === read.row ? { figure: read.figure.value } : {}),
      ...(read.apart ? { apart: true } : {}),
    };
  });
}

/** A recipe inside the recipe: one ingredient, which is opened here. */
function innerReading(sent: Item['sent'], inner: NonNullable<Item['inner']>, craft: Craft): Json {
  const { used, finished, items } = inner;
  const recipe = { used: exactly(used), finished: exactly(finished), ingredients: readingsOf(items, craft) };
  return { name: sent.name, ingredient: null, label: null, grams: exactly(sent.grams), how: 'receta', recipe };
}

function paramsOf({ state }: Evaluation): { [key: string]: Json } {
  const { mix, figures, comparison } = state;
  const { craft, type, lines } = mix;
  const weights = Float64Array.from(lines, ({ grams }) => grams);
  const at = { lines, weights, constants: figures.plan.numbers };
  const shares = formsAt(craft, { ...at, mode: 'share' });
  const tangents = formsAt(craft, { ...at, mode: 'tangent' });
  const parts = lines.some(({ within }) => within) ? partsAt(craft, lines, figures.plan.numbers) : null;
  const limits = new Map(
    comparison.limits.map(({ param, min, max, limit: { source } }) => [param.index, { min, max, source }]),
  );

  const explained = (param: Param): { [key: string]: Json } => {
    const { label, unit, formula, index } = param;
    const outcome = comparison.byParam[index];
    const limit = limits.get(index);
    const share = shares(index);
    const range = outcome ? [outcome.min, outcome.max] : limit ? [limit.min, limit.max] : null;
    const source = (outcome ? outcome.target.source : limit?.source) || null;
    const kind: Kind = share && !share.exact ? 'marginal' : share?.den ? 'cociente' : 'suma';
    return {
      ...{ label, unit, formula: formula.text, range, source },
      ...(outcome && limit ? { limit: { range: [limit.min, limit.max], source: limit.source } } : {}),
      kind,
      value: share ? exactly(share.value) : null,
      contributions: share ? contributionsOf(index, share, kind, kind === 'marginal' ? tangents(index) : null) : [],
    };
  };

  const contributionsOf = (index: number, share: Form, kind: Kind, tangent: Form | null): { [key: string]: Json }[] => {
    const { num, den } = share;
    const over = den === null ? 1 : total(den, weights);
    const perGram = (i: number): number => (tangent ? slope(tangent, i, weights) : 0);
    const sides = (numerator: number, denominator: number): Sides =>
      kind === 'cociente' ? { numerator: exactly(numerator), denominator: exactly(denominator) } : {};
    const counting: number[] = [];
    for (let i = 0; i < lines.length; i++)
      if (num[i] !== 0 || (den !== null && den[i] !== 0) || perGram(i) !== 0) counting.push(i);
    const { told, rest } = heaviest(counting, (i) => Math.abs((num[i]! * weights[i]!) / over) + 1e-9 * weights[i]!);
    const rows: { [key: string]: Json }[] = told.map((i) => {
      const { name, grams, within } = lines[i]!;
      return {
        ...{ name, grams, value: exactly((num[i]! * grams) / over) },
        ...(den === null ? {} : sides(num[i]! * grams, den[i]! * grams)),
        ...(kind === 'marginal' ? { perGram: exactly(perGram(i)) } : {}),
        ...(within ? { parts: parts!(index, lines[i]!) } : {}),
      };
    });
    if (rest.length > 0) {
      const sum = (of: (i: number) => number): number => rest.reduce((all, i) => all + of(i) * weights[i]!, 0);
      const numerator = sum((i) => num[i]!);
      const grams = exactly(sum(() => 1));
      const both =
        den === null
          ? {}
          : sides(
              numerator,
              sum((i) => den[i]!),
            );
      rows.push({ name: `y ${rest.length} líneas más`, grams, value: exactly(numerator / over), ...both });
    }
    const fixed = [num[lines.length]!, den === null ? 0 : den[lines.length]!] as const;
    if (fixed.some((part) => exactly(part / over) !== 0))
      rows.push({ name: 'Valor fijo de la fórmula', grams: 0, value: exactly(fixed[0] / over), ...sides(...fixed) });
    return rows;
  };

  return Object.fromEntries(
    craft.params.filter(({ index }) => type.present.has(index)).map((param) => [param.key, explained(param)]),
  );
}

/** What each line of a recipe inside the recipe brings to a parameter: with the recipe laid open. */
function partsAt(
  craft: Craft,
  whole: readonly MixLine[],
  constants: readonly (number | null)[],
): (index: number, owner: MixLine) => Json[] {
  const leaves = whole.flatMap((owner) => openedLines([owner]).map((line) => ({ line, owner })));
  const lines = leaves.map(({ line }) => line);
  const weights = Float64Array.from(lines, ({ grams }) => grams);
  const shares = formsAt(craft, { lines, weights, constants, mode: 'share' });
  return (index, owner) => {
    const share = shares(index);
    if (!share) return [];
    const over = share.den === null ? 1 : total(share.den, weights);
    return leaves.flatMap(({ line: { name, grams }, owner: of }, i) => {
      const value = exactly((share.num[i]! * grams) / over);
      return of === owner && value !== 0 ? [{ name, grams: exactly(grams), value }] : [];
    });
  };
}

type Sides = { [key in 'numerator' | 'denominator']: number } | Record<string, never>;

/** Of a very long recipe, the lines that count most are told, in their order, and the rest together, so that it still adds up. */
const mostLines = 40;

function heaviest(places: readonly number[], weigh: (place: number) => number): Record<'told' | 'rest', number[]> {
  if (places.length <= mostLines) return { told: [...places], rest: [] };
  const first = new Set([...places].sort((a, b) => weigh(b) - weigh(a)).slice(0, mostLines - 1));
  return {
    told: places.filter((place) => first.has(place)),
    rest: places.filter((place) => !first.has(place)),
  };
}

type Said = Pick<Sentence, 'text' | 'level'> | null;

function rulesOf(evaluation: Evaluation, witness: Witness): Json[] {
  const { state, judgement, advice } = evaluation;
  const { craft } = state.mix;
  const written = rulesFor(evaluation);
  const decisions = new Map(written.decisions);
  const said = (by: string): (Sentence & { list: string })[] =>
    Object.entries(advice).flatMap(([list, sentences]) =>
      sentences.filter((sentence) => sentence.by === by).map((sentence) => ({ ...sentence, list })),
    );
  const entry = (id: string, list: string | null, said: Said, conditions: Json[]): Json => ({
    ...{ id, list },
    ...{ message: said?.text ?? null, level: said?.level ?? null },
    conditions,
  });

  const decided = judgement.decided.map(({ decision: { name, to }, row }) => {
    const { when } = decisions.get(name)!.rows[row.place]!;
    const texts = said(name).map(({ text }) => text);
    return entry(
      name,
      to,
      texts.length === 0 ? null : { text: texts.join(' '), level: row.level },
      conditionsOf(when, witness),
    );
  });
  const noticed = judgement.notices.flatMap((notice) => {
    const { when } = written.notices.find(({ id, to }) => id === notice.id && to === notice.to)!;
    return said(notice.id).map(({ list, text, level, about, names }) => {
      const figures =
        about.length > 0 || notice.each !== 'fuera'
          ? about.map(conditionOf)
          : everythingIn(judgement.facts[ownFacts.fuera]);
      const lines = notice.lines === null ? [] : [lineCondition(notice.lines, names, craft)];
      return entry(notice.id, list, { text, level }, [...conditionsOf(when, witness), ...figures, ...lines]);
    });
  });
  return [...decided, ...noticed];
}

const conditionsOf = (when: Condition | undefined, witness: Witness): Json[] =>
  when ? conditionsSeen(when, witness) : [];

/** The end that a figure has passed. */
const conditionOf = ({ param, side, value, min, max }: Fault): Json => ({
  fact: param.key,
  operator: side === 'bajo' ? 'lessThan' : 'greaterThan',
  value: side === 'bajo' ? min : max,
  found: value,
  holds: true,
});

const everythingIn = (out: Fact | undefined): Json[] =>
  out === 0 ? [{ fact: 'fuera', operator: 'equal', value: 0, found: 0, holds: true }] : [];

/** A few tell which, and the answer grows with the recipe, not its square. */
const mostFound = 20;

/** Which lines a notice about lines speaks of. */
const lineCondition = (selection: number, names: readonly string[], { selections }: Craft): Json => ({
  fact: 'ingredientes',
  operator: 'in',
  value: [...selections[selection]!],
  found: names.slice(0, mostFound),
  holds: true,
});

/** The advice as things to do: what each sentence changes, in grams of this batch. */
function planOf({ advice }: Evaluation): Json[] {
  return Object.values(advice).flatMap((sentences) =>
    sentences.flatMap(({ text, about, changes, inputs }) =>
      changes.length + about.length === 0
        ? []
        : [
            {
              sentence: text,
              about: about.map(({ param }) => param.key),
              changes: changes.map(({ name, grams }) => ({ name, grams })),
              ...(inputs ? { inputs } : {}),
            },
          ],
    ),
  );
}
