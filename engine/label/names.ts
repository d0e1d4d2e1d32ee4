// names: figures of a recipe → every legal name it satisfies, and those it nearly does with the grams that are missing.
// What only the maker can know (hours of fermentation, a certificate) is a condition beside the name, never assumed.
//   «tal >= 8» with 6.2 % of 1 000 g → «Faltan 18 g de tal: tiene un 6,2 % y pide al menos un 8 %.»
import { bareRun, runBut } from '../language/run.ts';
import type { Run } from '../model/craft.ts';
import { normalise } from '../names/normalise.ts';
import { enumerate, round, spanish, type Value } from '../number.ts';
import type { Attested, CraftLabel, Figure, LabelLine, LegalName, Need } from './model.ts';
import { figureText } from './quid.ts';

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
  /** null: nobody says which, and it is none that may be taken for granted */
  readonly type: { readonly id: string; readonly label: string } | null;
  readonly day: string;
  readonly values: readonly FigureValue[];
  readonly lines: readonly LabelLine[];
  readonly weight: number;
  /** grams of what is sold */
  readonly finished: number;
  /** what the conditions under which a name is offered look at */
  readonly run: Run;
}

export function namesOf(label: CraftLabel, told: Named): NameAnswer[] {
  const { offered, own, all } = judging(label, told);
  const answersOf = (list: readonly LegalName[], of = own): NameAnswer[] =>
    list.flatMap((name) => (name.classes === null ? of(name) : withClass(of(name), name.classes, offered, of)));
  const that = (kind: LegalName['completes']) => answersOf(offered.filter(({ completes }) => completes === kind));
  const must = that('must').filter(({ holds }) => holds);
  const one = that('one').filter(({ holds }) => holds);
  const plain = offered.filter(({ completes }) => completes === null);
  const reached = answersOf(plain);
  // Of what is called nothing and is near to nothing, it is told what keeps it from the name that asks least of it.
  const least =
    reached.length > 0 || told.type === null ? reached : answersOf(plain, all).toSorted(byMissing).slice(0, 1);
  const bases = least.flatMap((thing) =>
    (one.length === 0 || !thing.holds ? [null] : one).map((more) => ({ thing, more })),
  );
  const whole = ({ thing, more }: (typeof bases)[number], may: NameAnswer | null): NameAnswer =>
    completed(
      [thing, may, more, ...must].filter((part) => part !== null),
      may ?? more ?? thing,
    );
  const base = bases.find(({ thing }) => thing.holds);
  const adorned = base
    ? that('may')
        .filter(({ name }) => !base.thing.name.endsWith(name))
        .map((may) => whole(base, may))
    : [];
  const answers = [...bases.map((one) => whole(one, null)), ...adorned];
  const ordered = [...answers.filter(({ holds }) => holds), ...answers.filter(({ holds }) => !holds)];
  // A name of its own and one made of the ingredients may come out the same: once is enough.
  return ordered.filter(({ name }, at) => ordered.findIndex((other) => other.name === name) === at);
}

const byMissing = (one: NameAnswer, other: NameAnswer): number => one.missing.length - other.missing.length;

/** The names offered to a product, and what is answered of each. */
function judging({ names, figures, drops, called }: CraftLabel, told: Named) {
  const type = told.type && { ...told.type, label: called.get(told.type.id) ?? told.type.label };
  const lines = told.lines.map((line) => ({ ...line, label: shortOf(line.called, drops) }));
  const named = { ...told, type, lines };
  const judged = (name: LegalName): Judged[] =>
    partsIn(name, named).flatMap((part) => answerOf(name, figures, named, part));
  const offered = names.filter((name) => isOffered(name, named));
  const isFirst = ({ first }: LegalName): boolean => type !== null && first.has(type.id);
  return {
    offered: [...offered.filter(isFirst), ...offered.filter((name) => !isFirst(name))],
    all: (name: LegalName): NameAnswer[] => judged(name).map(({ answer }) => answer),
    own: (name: LegalName): NameAnswer[] =>
      judged(name).flatMap(({ answer, isReachable }) => (isReachable ? [answer] : [])),
  };
}

/** The legal names that it may be given, as they are declared. */
export function heldNames(label: CraftLabel, told: Named): ReadonlySet<string> {
  const { offered, own } = judging(label, told);
  return new Set(offered.filter((name) => own(name).some(({ holds }) => holds)).map(({ name }) => name));
}

/** What goes after its name because it must: it says nothing of how much there is (annex VIII, 2). */
export function addedTo(label: CraftLabel, told: Named): string[] {
  const { offered, own } = judging(label, told);
  return offered
    .filter(({ completes }) => completes === 'must')
    .flatMap((name) => own(name).flatMap(({ name: text, holds }) => (holds ? [text] : [])));
}

/** Legal names that the name given by the maker says, and that the product may not be given. */
export function misnamed(label: CraftLabel, told: Named, asked: string): NameAnswer[] {
  const { offered, all } = judging(label, told);
  const said = ` ${normalise(asked)} `;
  const answers = offered
    .flatMap((name) => all(name).map((answer) => ({ ...answer, words: ` ${normalise(answer.name)} ` })))
    .filter(({ words }) => said.includes(words));
  const isCovered = ({ words, holds }: (typeof answers)[number]): boolean =>
    answers.some(
      (other) =>
        (other.holds && other.words.includes(words)) || (!holds && !other.holds && isWithin(words, other.words)),
    );
  const wrong = answers.filter((answer) => !answer.holds && !isCovered(answer));
  return wrong.filter(({ name }, at) => wrong.findIndex((other) => other.name === name) === at);
}

const isWithin = (words: string, others: string): boolean => others !== words && others.includes(words);

/** A name far out of reach is not worth a word, unless somebody asks for it. */
interface Judged {
  readonly answer: NameAnswer;
  readonly isReachable: boolean;
}

/** A name of which only some classes are: with none of them, it lacks what the nearest of them does. */
function withClass(
  answers: readonly NameAnswer[],
  classes: ReadonlySet<string>,
  offered: readonly LegalName[],
  own: (name: LegalName) => readonly NameAnswer[],
): NameAnswer[] {
  const graded = offered.filter(({ grade }) => grade !== null && classes.has(grade)).flatMap(own);
  const [nearest] = graded.toSorted(byMissing);
  if (!nearest) return [];
  return answers.map((answer) => ({
    ...answer,
    holds: answer.holds && nearest.holds,
    missing: [
      ...answer.missing,
      ...nearest.missing.filter(({ sentence }) => !answer.missing.some((one) => one.sentence === sentence)),
    ],
    conditions: [...new Set([...answer.conditions, ...nearest.conditions])],
  }));
}

/** Without the words that the name of a product leaves out. */
function shortOf(bare: string, drops: readonly string[]): string {
  const first = drops.find((words) => bare.startsWith(`${words} `));
  const rest = first === undefined ? bare : bare.slice(first.length + 1);
  const last = drops.find((words) => rest.endsWith(` ${words}`));
  return last === undefined ? rest : rest.slice(0, -last.length - 1);
}

/** «Cosa mejor con tal y cual»: what may be said goes with the thing, and what must, last; one of them says what it asks. */
const completed = (parts: readonly NameAnswer[], asks: NameAnswer): NameAnswer => ({
  ...asks,
  name: parts.map(({ name }) => name).join(' '),
  law: [...new Set([asks, ...parts.slice(1)].map(({ law }) => law))].join('; '),
  conditions: [...new Set(parts.flatMap(({ conditions }) => conditions))],
});

const isOffered = ({ name, types, except, from, until, when }: LegalName, { type, day, run }: Named): boolean =>
  (when === null || Boolean(when.code(run, null))) &&
  (type === null
    ? types === null && !name.includes('{tipo}')
    : (types?.has(type.id) ?? true) && !except.has(type.id)) &&
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

function answerOf(
  { name, of, law, needs, attest, note }: LegalName,
  figures: readonly Figure[],
  named: Named,
  part: Part | null,
): Judged[] {
  const { values, weight, finished, lines, type } = named;
  const full = values.map(({ value }) => value);
  const missing: Missing[] = [];
  const estimated: string[] = [];
  let reachable = true;
  const isUnknown = ({ need }: Attested): boolean => need?.figure == null || values[need.figure]!.value === null;
  const ofFigures = runBut(bareRun, { full, rounded: full });
  const attested = attest.filter(({ when }) => when === null || Boolean(when.code(ofFigures, null)));
  const wanted = [...needs, ...attested.flatMap((one) => (one.need && !isUnknown(one) ? [one.need] : []))];
  for (const need of wanted) {
    const figure: Pick<Figure, 'label' | 'unit'> =
      need.figure === null ? { label: part?.label ?? '', unit: '%' } : figures[need.figure]!;
    const found: FigureValue = need.figure === null ? { value: part?.value ?? 0, of: weight } : values[need.figure]!;
    const bound = need.bound.code(runBut(bareRun, { full, rounded: full, extra: part?.value ?? 0 }), null);
    if (bound === null || found.value === null) return [];
    if (holds(need, found.value, bound) || (need.error !== null && found.value === 0)) continue;
    if (need.error !== null && holds(need, within(need, found.value, bound), bound)) {
      estimated.push(doubtOf(need, figure, found.value, bound));
      continue;
    }
    reachable &&= isNear(need, found.value, bound);
    missing.push(missingOf(need, figure, found, bound));
  }
  const isReachable = missing.length === 0 || (reachable && missing.length <= Math.ceil(wanted.length / 2));
  const told = note === null ? {} : { note };
  const several = heaviest(lines, of);
  if (of !== null && several.length === 0) return [];
  const holes = {
    ...{ tipo: type?.label ?? '', linea: part?.label ?? '', lineas: enumerate(several.map(([label]) => label)) },
    partes: enumerate(several.map(([label, grams]) => `${label} ${shareOf(grams, finished)}`)),
  };
  const conditions = [...attested.filter(isUnknown).map(({ say }) => say), ...estimated];
  const answer = { name: filled(name, holes, figures, values), law, holds: missing.length === 0, missing, conditions };
  return [{ answer: { ...answer, ...told }, isReachable }];
}

/** The best that an estimate may be. */
const within = ({ comparison, error }: Need, value: number, bound: number): number => {
  const nearer = comparison === '>=' || comparison === '>' ? value + error! : value - error!;
  return Math.abs(bound - value) <= error! + 1e-9 ? bound : nearer;
};

/** What is worked out of tables passes by less than its own error: only an analysis tells. */
const doubtOf = (
  { comparison }: Need,
  { label, unit }: Pick<Figure, 'label' | 'unit'>,
  value: number,
  bound: number,
): string =>
  `Un análisis ha de confirmarlo: ${label}, ${spanish(value, 1)} ${unit} estimado, y ${
    comparison === '>=' || comparison === '>' ? 'pide al menos un' : 'admite como mucho un'
  } ${spanish(bound, 2)} ${unit}.`;

/** As the list of ingredients says it: of what is sold. */
const shareOf = (grams: number, finished: number): string =>
  `${figureText(finished > 0 ? (100 * grams) / finished : 0)} %`;

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
