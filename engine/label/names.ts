// names: figures of a recipe → every legal name it satisfies, and those it nearly does with the grams that are missing.
// What only the maker can know (hours of fermentation, a certificate) is a condition beside the name, never assumed.
//   «tal >= 8» with 6.2 % of 1 000 g → «Faltan 18 g de tal: tiene un 6,2 % y pide al menos un 8 %.»
import { bareRun } from '../formula/run.ts';
import { round, spanish, type Value } from '../number.ts';
import type { CraftLabel, Figure, LabelLine, LegalName, Need } from './model.ts';

export interface FigureValue {
  readonly value: Value;
  /** weight on which it is a share; null where it is not one */
  readonly of: Value;
}

export interface Missing {
  readonly what: string;
  /** of this batch: what has to be added (or taken away, negative); null where no weight tells it */
  readonly grams: number | null;
  readonly sentence: string;
}

export interface NameAnswer {
  readonly name: string;
  readonly law: string;
  readonly holds: boolean;
  readonly missing: readonly Missing[];
  readonly conditions: readonly string[];
  readonly note?: string;
}

/** A name is near when each figure has come at least this far. */
const near = 0.7;

export function namesOf(
  { names, figures }: CraftLabel,
  type: string,
  day: string,
  values: readonly FigureValue[],
  lines: readonly LabelLine[],
  weight: number,
): NameAnswer[] {
  const answers = names
    .filter((name) => offered(name, type, day))
    .flatMap((name) => {
      if (name.each === null) return answerOf(name, name.name, figures, values, null, weight);
      return lines
        .filter(({ member }) => member[name.each!] === 1)
        .flatMap((line) => {
          const share = weight > 0 ? (100 * line.grams) / weight : 0;
          const part = { label: line.label, value: share };
          return answerOf(name, name.name.replaceAll('{linea}', line.label), figures, values, part, weight);
        });
    });
  return [...answers.filter(({ holds }) => holds), ...answers.filter(({ holds }) => !holds)];
}

const offered = ({ types, from, until }: LegalName, type: string, day: string): boolean =>
  (types === null || types.has(type)) && (from === null || day >= from) && (until === null || day <= until);

interface Part {
  readonly label: string;
  readonly value: number;
}

/** A name far out of reach is not worth a word. */
function answerOf(
  { law, needs, attest, note }: LegalName,
  name: string,
  figures: readonly Figure[],
  values: readonly FigureValue[],
  part: Part | null,
  weight: number,
): NameAnswer[] {
  const full = values.map(({ value }) => value);
  const missing: Missing[] = [];
  let reachable = true;
  for (const need of needs) {
    const figure: Pick<Figure, 'label' | 'unit'> =
      need.figure === null ? { label: part?.label ?? '', unit: '%' } : figures[need.figure]!;
    const found: FigureValue = need.figure === null ? { value: part?.value ?? 0, of: weight } : values[need.figure]!;
    const bound = need.bound.code({ ...bareRun, full, rounded: full, extra: part?.value ?? 0 }, null);
    if (bound === null || found.value === null) return [];
    if (holds(need, found.value, bound)) continue;
    reachable &&= isNear(need, found.value, bound);
    missing.push(missingOf(need, figure, found, bound));
  }
  if (missing.length > 0 && (!reachable || missing.length > Math.ceil(needs.length / 2))) return [];
  const told = note === null ? {} : { note };
  return [{ name, law, holds: missing.length === 0, missing, conditions: attest, ...told }];
}

/** As it is printed: with two decimals, ends included. */
function holds({ comparison }: Need, exact: number, exactBound: number): boolean {
  const value = round(exact, 2);
  const bound = round(exactBound, 2);
  if (comparison === '>=') return value >= bound;
  if (comparison === '<=') return value <= bound;
  if (comparison === '>') return value > bound;
  if (comparison === '<') return value < bound;
  return value === bound;
}

function isNear({ comparison }: Need, value: number, bound: number): boolean {
  if (comparison === '>=' || comparison === '>') return bound > 0 && value >= near * bound;
  return comparison !== '<' && (bound === 0 ? value <= 5 : value <= bound / near);
}

function missingOf(
  { comparison }: Need,
  { label, unit }: Pick<Figure, 'label' | 'unit'>,
  { value, of }: FigureValue,
  bound: number,
): Missing {
  const isLow = comparison === '>=' || comparison === '>';
  const has = `${spanish(value!, 2)} ${unit}`;
  const wants = `${spanish(bound, 2)} ${unit}`;
  if (of === null || unit !== '%') {
    const sentence = isLow
      ? `${upper(label)}: ${has}, y pide al menos ${wants}.`
      : `${upper(label)}: ${has}, y admite como mucho ${wants}.`;
    return { what: label, grams: null, sentence };
  }
  const grams = scaled(((bound - value!) * of) / 100);
  const amount = `${spanish(Math.abs(grams), 1)} g de ${label}`;
  const verb = Math.abs(grams) === 1 ? 'a' : 'an';
  const sentence = isLow
    ? `Falt${verb} ${amount}: tiene un ${has} y pide al menos un ${wants}.`
    : bound === 0
      ? `No puede llevar ${label}, y lleva ${spanish(Math.abs(grams), 1)} g.`
      : `Sobr${verb} ${amount}: tiene un ${has} y admite como mucho un ${wants}.`;
  return { what: label, grams, sentence };
}

/** Away from zero, so that what is added is enough: whole grams, tenths where it is a pinch. */
function scaled(grams: number): number {
  const step = Math.abs(grams) < 10 ? 10 : 1;
  return (Math.sign(grams) * Math.ceil(Math.abs(grams) * step - 1e-9)) / step;
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
