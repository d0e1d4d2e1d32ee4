// names: figures of a recipe → every legal name it satisfies, and those it nearly does with the grams that are missing.
// What only the maker can know (hours of fermentation, a certificate) is a condition beside the name, never assumed.
//   «tal >= 8» with 6.2 % of 1 000 g → «Faltan 18 g de tal: tiene un 6,2 % y pide al menos un 8 %.»
import { bareRun, runBut } from '../formula/run.ts';
import { enumerate, round, spanish, type Value } from '../number.ts';
import type { Attested, CraftLabel, Figure, LabelLine, LegalName, Need } from './model.ts';

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

/** The least by which a figure is past another, as they are printed. */
const hundredth = 0.01;

/** What names are worked out from. */
export interface Named {
  readonly type: { readonly id: string; readonly label: string };
  readonly day: string;
  readonly values: readonly FigureValue[];
  readonly lines: readonly LabelLine[];
  readonly weight: number;
}

export function namesOf({ names, figures, drops, called }: CraftLabel, told: Named): NameAnswer[] {
  const named = {
    ...told,
    type: { ...told.type, label: called.get(told.type.id) ?? told.type.label },
    lines: told.lines.map((line) => ({ ...line, label: shortOf(line.called, drops) })),
  };
  const offered = names.filter((name) => isOffered(name, named));
  const answersOf = (list: readonly LegalName[]): NameAnswer[] =>
    list.flatMap((name) => partsIn(name, named).flatMap((part) => answerOf(name, figures, named, part)));
  const must = answersOf(offered.filter(({ completes }) => completes === 'must')).filter(({ holds }) => holds);
  const bases = answersOf(offered.filter(({ completes }) => completes === null)).map((base) => ({
    ...base,
    name: [base, ...must].map(({ name }) => name).join(' '),
    law: [base, ...must].map(({ law }) => law).join('; '),
  }));
  const base = bases.find(({ holds }) => holds);
  const completed = base
    ? answersOf(offered.filter(({ completes }) => completes === 'may'))
        .filter(({ name }) => !base.name.endsWith(name))
        .map((more) => completion(base, more))
    : [];
  const answers = [...bases, ...completed];
  const ordered = [...answers.filter(({ holds }) => holds), ...answers.filter(({ holds }) => !holds)];
  // A name of its own and one made of the ingredients may come out the same: once is enough.
  return ordered.filter(({ name }, at) => ordered.findIndex((other) => other.name === name) === at);
}

/** Without the words that the name of a product leaves out. */
function shortOf(bare: string, drops: readonly string[]): string {
  const first = drops.find((words) => bare.startsWith(`${words} `));
  const rest = first === undefined ? bare : bare.slice(first.length + 1);
  const last = drops.find((words) => rest.endsWith(` ${words}`));
  return last === undefined ? rest : rest.slice(0, -last.length - 1);
}

const completion = (base: NameAnswer, more: NameAnswer): NameAnswer => ({
  ...more,
  name: `${base.name} ${more.name}`,
  conditions: [...new Set([...base.conditions, ...more.conditions])],
});

const isOffered = ({ types, except, from, until }: LegalName, { type, day }: Named): boolean =>
  (types === null || types.has(type.id)) &&
  !except.has(type.id) &&
  (from === null || day >= from) &&
  (until === null || day <= until);

interface Part {
  readonly label: string;
  readonly value: number;
}

/** One for each thing that the name speaks of, in one line or in several; none of them where it speaks of nothing. */
function partsIn({ each }: LegalName, { lines, weight }: Named): (Part | null)[] {
  if (each === null) return [null];
  return heaviest(lines, each).map(([label, grams]) => ({ label, value: weight > 0 ? (100 * grams) / weight : 0 }));
}

/** A name far out of reach is not worth a word. */
function answerOf(
  { name, of, law, needs, attest, note }: LegalName,
  figures: readonly Figure[],
  named: Named,
  part: Part | null,
): NameAnswer[] {
  const { values, weight, lines, type } = named;
  const full = values.map(({ value }) => value);
  const missing: Missing[] = [];
  let reachable = true;
  const isUnknown = ({ need }: Attested): boolean => need?.figure == null || values[need.figure]!.value === null;
  const wanted = [...needs, ...attest.flatMap((one) => (one.need && !isUnknown(one) ? [one.need] : []))];
  for (const need of wanted) {
    const figure: Pick<Figure, 'label' | 'unit'> =
      need.figure === null ? { label: part?.label ?? '', unit: '%' } : figures[need.figure]!;
    const found: FigureValue = need.figure === null ? { value: part?.value ?? 0, of: weight } : values[need.figure]!;
    const bound = need.bound.code(runBut(bareRun, { full, rounded: full, extra: part?.value ?? 0 }), null);
    if (bound === null || found.value === null) return [];
    if (holds(need, found.value, bound)) continue;
    reachable &&= isNear(need, found.value, bound);
    missing.push(missingOf(need, figure, found, bound));
  }
  if (missing.length > 0 && (!reachable || missing.length > Math.ceil(wanted.length / 2))) return [];
  const told = note === null ? {} : { note };
  const several = heaviest(lines, of);
  if (of !== null && several.length === 0) return [];
  const holes = {
    ...{ tipo: type.label, linea: part?.label ?? '', lineas: enumerate(several.map(([label]) => label)) },
    partes: enumerate(several.map(([label, grams]) => `${label} ${shareOf(grams, weight)}`)),
  };
  const conditions = attest.filter(isUnknown).map(({ say }) => say);
  return [
    { name: filled(name, holes, figures, values), law, holds: missing.length === 0, missing, conditions, ...told },
  ];
}

/** «8 %», «0,4 %»: of a pinch, the figure that is not 0. */
const shareOf = (grams: number, weight: number): string => {
  const share = weight > 0 ? (100 * grams) / weight : 0;
  return `${spanish(share, share < 1 ? 1 : 0)} %`;
};

/** What a selection picks, by its label, the most first. */
function heaviest(lines: readonly LabelLine[], selection: number | null): [label: string, grams: number][] {
  const byLabel = new Map<string, number>();
  for (const { member, label, grams } of lines)
    if (selection !== null && member[selection] === 1) byLabel.set(label, (byLabel.get(label) ?? 0) + grams);
  return [...byLabel].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

/** «{cifra}», «{cifra:1}» and the holes of a name, filled in. */
export const filled = (
  text: string,
  holes: Readonly<Record<string, string>>,
  figures: readonly Figure[],
  values: readonly FigureValue[],
): string =>
  text.replace(/\{(\w+)(?::(\d))?\}/g, (_, key: string, decimals: string | undefined) => {
    if (Object.hasOwn(holes, key)) return holes[key]!;
    return spanish(values[figures.findIndex((figure) => figure.key === key)]?.value ?? 0, Number(decimals ?? 1));
  });

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
  const wants = comparison === '>' ? 'pide más de' : isLow ? 'pide al menos' : 'admite como mucho';
  const end = `${spanish(bound, 2)} ${unit}`;
  if (of === null || unit !== '%')
    return { what: label, grams: null, sentence: `${upper(label)}: ${has}, y ${wants} ${end}.` };
  const enough = comparison === '>' ? bound + hundredth : bound;
  const grams = scaled(((enough - value!) * of) / 100);
  const amount = `${spanish(Math.abs(grams), 1)} g de ${label}`;
  const verb = Math.abs(grams) === 1 ? 'a' : 'an';
  const sentence = isLow
    ? `Falt${verb} ${amount}: tiene un ${has} y ${wants} un ${end}.`
    : bound === 0
      ? `No puede llevar ${label}, y lleva ${spanish(Math.abs(grams), 1)} g.`
      : `Sobr${verb} ${amount}: tiene un ${has} y ${wants} un ${end}.`;
  return { what: label, grams, sentence };
}

/** Away from zero, so that what is added is enough: whole grams, tenths where it is a pinch. */
function scaled(grams: number): number {
  const step = Math.abs(grams) < 10 ? 10 : 1;
  return (Math.sign(grams) * Math.ceil(Math.abs(grams) * step - 1e-9)) / step;
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
