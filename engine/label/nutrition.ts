// nutrition: lines and finished weight → the table per 100 g, rounded as the guidance says, per portion, and whether the
// error of the tables it comes from stays inside the tolerance. What is unknown brings nothing and is said elsewhere.
//   declared(0.44 g, gramos) → «< 0,5 g»
import { bareRun } from '../language/run.ts';
import { round, spanish, toStep } from '../number.ts';
import { leavesOf } from './allergens.ts';
import type { LabelLine, Labelling, Nutrient, Rounding, ToleranceBand } from './model.ts';

export type Values = Readonly<Record<string, number>>;

interface Portion {
  readonly grams: number;
  readonly values: Values;
  /** per cent of the reference intake of an adult */
  readonly reference: Values;
}

export interface Tolerance {
  readonly uncertainty: number;
  readonly allowed: number;
  readonly inside: boolean;
}

export interface Nutrition {
  readonly per: string;
  readonly values: Values;
  readonly declared: Readonly<Record<string, string>>;
  readonly portion: Portion | null;
  readonly tolerance: Readonly<Record<string, Tolerance>>;
}

const decimals = 2;

export function nutritionOf(
  lines: readonly LabelLine[],
  finished: number,
  /** grams of one portion */
  grams: number | null,
  unknownShare: number,
  rules: Labelling,
): Nutrition {
  const exact = new Map(rules.nutrients.map((one) => [one.key, finished > 0 ? totalOf(one, lines) / finished : 0]));
  const shown = rules.nutrients.filter(
    ({ key, optionalFrom }) => optionalFrom === null || exact.get(key)! >= optionalFrom,
  );
  return {
    per: rules.per,
    values: byKey(rules.nutrients, ({ key }) => round(exact.get(key)!, decimals)),
    declared: byKey(shown, ({ key, unit, rounding }) => declared(exact.get(key)!, unit, rounding)),
    portion: grams === null ? null : portionOf(grams, exact, rules),
    tolerance: byKey(
      shown.filter(({ tolerance }) => tolerance !== null),
      (nutrient) => toleranceOf(nutrient, exact.get(nutrient.key)!, unknownShare),
    ),
  };
}

/** Grams (or kilojoules) in all the recipe, times 100. */
function totalOf({ formula }: Nutrient, lines: readonly LabelLine[]): number {
  let total = 0;
  for (const { grams, values } of lines) if (values) total += grams * (formula.code(bareRun, { values }) ?? 0);
  return total;
}

function portionOf(grams: number, exact: ReadonlyMap<string, number>, { nutrients }: Labelling): Portion {
  const of = (key: string): number => (exact.get(key)! * grams) / 100;
  return {
    grams: round(grams, 1),
    values: byKey(nutrients, ({ key }) => round(of(key), decimals)),
    reference: byKey(
      nutrients.filter(({ reference }) => reference !== null),
      ({ key, reference }) => round((100 * of(key)) / reference!, 0),
    ),
  };
}

/** As it may be printed: once, at the end, half up. */
export function declared(value: number, unit: string, rounding: Rounding): string {
  const { negligible, saidAs } = rounding;
  if (negligible !== null && value <= negligible) {
    const least = saidAs ?? negligible;
    return value < least / 10 ? `0 ${unit}` : `< ${spanish(least, 2)} ${unit}`;
  }
  return `${rounded(value, rounding).toFixed(decimalsOf(value, rounding)).replace('.', ',')} ${unit}`;
}

/** As many as its step has, zeros too: «1,0 g», «0,20 g». A figure that is rounded up to the next band has those of that one. */
function decimalsOf(value: number, rounding: Rounding): number {
  const { step } = stepOf(rounded(value, rounding), rounding);
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}

const stepOf = (value: number, { steps }: Rounding): { readonly step: number } =>
  steps.find(({ below }) => below === null || value < below)!;

export function rounded(value: number, rounding: Rounding): number {
  const { step } = stepOf(value, rounding);
  return toStep(value, step, (x) => Math.floor(x + 0.5 + 1e-9));
}

/** The figures that a front-of-pack score looks at: those that are printed. */
export const printedOf = ({ values }: Nutrition, { nutrients }: Labelling): Values =>
  byKey(nutrients, ({ key, rounding }) => rounded(values[key]!, rounding));

/** Weight that nobody recognised may hold anything: then no table can be trusted. */
function toleranceOf({ tolerance, uncertainty }: Nutrient, value: number, unknownShare: number): Tolerance {
  const error = value * uncertainty + unknownShare;
  const allowed = allowedOf(tolerance!, value);
  return { uncertainty: round(error, decimals), allowed: round(allowed, decimals), inside: error <= allowed };
}

function allowedOf(bands: readonly ToleranceBand[], value: number): number {
  const band = bands.find(({ below, upTo }) => (below === null || value < below) && (upTo === null || value <= upTo))!;
  return band.grams ?? band.share! * value;
}

function byKey<T>(nutrients: readonly Nutrient[], of: (nutrient: Nutrient) => T): Record<string, T> {
  return Object.fromEntries(nutrients.map((nutrient) => [nutrient.key, of(nutrient)]));
}

/** Share of the weight that is fruit, vegetable or pulse. */
export function produceShare(lines: readonly LabelLine[]): number {
  let produce = 0;
  let total = 0;
  for (const { grams, isProduce } of leavesOf(lines)) {
    total += grams;
    if (isProduce) produce += grams;
  }
  return total > 0 ? (100 * produce) / total : 0;
}
