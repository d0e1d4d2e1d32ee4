// A recipe → the draft of its label: legal names, ingredient list, allergens, percentages, nutrition, mentions. Every rule
// carries its article; what is supposed is said; nothing is said of what nobody knows.

import { bareRun, openedLines, runBut, sharesOf } from '../language/run.ts';
import type { Craft, Run } from '../model/craft.ts';
import { enumerate, spanish, type Value } from '../number.ts';
import { compose, type Mix, type MixLine } from '../read/compose.ts';
import { overLost } from '../read/lost.ts';
import { recognise } from '../read/recognise.ts';
import { derive } from '../reckon/derive.ts';
import { guard, guardProcess, isOfItsType } from '../reckon/guard.ts';
import { lawOf, today } from '../reckon/law.ts';
import { Refusal, refused } from '../refusal.ts';
import { home, type Site } from '../tell/present.ts';
import { type Allergens, allergensOf } from './allergens.ts';
import { type KeepingAnswer, keepingOf } from './keeping.ts';
import { labelLine } from './lines.ts';
import { type List, listOf } from './list.ts';
import type { CraftLabel, LabelLine, Labelling } from './model.ts';
import { addedTo, type FigureValue, filled, heldNames, misnamed, type NameAnswer, namesOf } from './names.ts';
import { type Scored, scoreOf } from './nutri-score.ts';
import { type Nutrition, nutritionOf, printedOf, produceShare } from './nutrition.ts';
import { physicalOf } from './physical.ts';
import { countedIn, percentagesOf, type Quid, quidOf } from './quid.ts';
import { type LabelRequest, labelRequest } from './request.ts';
import { untold } from './untold.ts';
import { type Yield, yieldOf } from './yield.ts';

export interface LabelAnswer {
  readonly status: 'ok';
  readonly craft: string;
  readonly type: string;
  readonly typeLabel: string;
  readonly name?: string;
  readonly names: readonly NameAnswer[];
  readonly ingredients: List;
  readonly allergens: Allergens;
  readonly quid: readonly Quid[];
  readonly nutrition: Nutrition;
  readonly mentions: readonly MentionAnswer[];
  readonly keeping?: KeepingAnswer;
  readonly nutriScore: Scored;
  readonly yield: Yield;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
  readonly poweredBy: string;
}

interface MentionAnswer {
  readonly text: string;
  readonly law: string;
  /** false: it is told to the maker, not to who eats it */
  readonly prints: boolean;
  /** where or how it is printed */
  readonly note?: string;
}

/** The draft of its label, under the law of a day (2026-01-31): today's, when neither caller nor request says another. */
export function label(any: Craft, body: unknown, site: Site = home, day = today()): LabelAnswer {
  const craft = lawOf(any, body, day);
  const rules = craft.larder.labelling;
  const own = craft.labels;
  if (!own || !rules) throw new Refusal('Este oficio no declara etiquetas todavía (falta label.json).');
  const asked = labelRequest(body);
  const work = workedOut(craft, own, rules, body, asked);
  const { mix, lines, leaves, weight, run, finished, assumption, values, type, supposed } = work;
  const unknown = leaves.filter((line) => line.values === null);
  const unknownShare = weight > 0 ? (100 * unknown.reduce((sum, { grams }) => sum + grams, 0)) / weight : 0;
  const nutrition = nutritionOf(leaves, finished, servingOf(asked, finished, weight), unknownShare, rules);
  const forbidden = [...forbiddenIn(leaves, rules), ...forbiddenHere(leaves, own, type?.id ?? null)];
  const told = { type, day: asked.date ?? day, values, lines: leaves, weight, finished, run };
  const isNameable = unknownShare === 0 && forbidden.length === 0;
  const named = isNameable ? namesOf(own, told) : [];
  const held = isNameable ? heldNames(own, told) : new Set<string>();
  const allergens = allergensOf(lines, rules);
  const keeping = keepingOf(own, rules, type?.id ?? '', figuresRun(values));
  const sold = asked.name ?? usualName(named);
  const bare = sold && addedTo(own, told).reduce((text, more) => without(text, more), sold);
  const counted = countedIn(lines, leaves, own.quid, bare, finished);
  return {
    status: 'ok',
    craft: craft.id,
    type: mix.type.id,
    typeLabel: mix.type.label,
    ...(asked.name === null ? {} : { name: asked.name }),
    names: named,
    ingredients: listOf(reclassed(lines, own, values), finished, rules, percentagesOf(counted)),
    allergens,
    quid: quidOf(counted),
    nutrition: nutrition,
    mentions: [...mentionsOf(own, type?.id ?? '', values, held), ...mentionsFor(leaves, rules)],
    ...(keeping === null ? {} : { keeping }),
    nutriScore: scoreOf(printedOf(nutrition, rules), produceShare(lines), rules.score),
    yield: yieldOf({ used: weight, cooked: finished, gramsPerLitre: litreOf(own, run) }, asked, craft, mix.lines),
    assumptions: [
      ...supposed,
      ...(assumption === null ? [] : [assumption]),
      ...listsSupposed(leaves, finished, rules),
      ...byBrand(leaves, allergens.may, rules),
      ...unsureIn(leaves, finished, rules),
      rules.notice,
    ],
    warnings: [
      ...warningsOf(unknown, unknownShare),
      ...forbidden,
      ...(isNameable && asked.name !== null ? misnamed(own, told, asked.name).map(misnamedText) : []),
      ...unnamedIn(leaves, rules),
      ...untold(leaves, rules),
      ...overWhole(nutrition, rules),
    ],
    poweredBy: site.poweredBy,
  };
}

/** The figures that legal names look at, by their key; none where the craft declares no labels. */
export function labelFigures(craft: Craft, body: unknown): ReadonlyMap<string, Value> {
  const { labels: own, larder } = craft;
  if (!own || !larder.labelling) return new Map();
  const { values } = workedOut(craft, own, larder.labelling, body, labelRequest(body));
  return new Map(own.figures.map(({ key }, index) => [key, values[index]!.value]));
}

/** The recipe as a label looks at it: its lines, those inside them, what is left of them, and the figures of that. */
function workedOut(craft: Craft, own: CraftLabel, rules: Labelling, body: unknown, asked: LabelRequest) {
  const asIs = compose(recognise(craft, body));
  refuseTooMuchLost(craft, asIs, asked);
  // A label needs no type: of one that nobody asked for, nothing is demanded and little is taken for granted.
  const isTyped = typeIsTold(body);
  const isRaw = !isTyped && own.weighs !== null && asIs.inputs.size === 0 && cookedOf(asked, weightOf(asIs)) === null;
  const mix = isRaw ? weighedAs(craft, own, body, weightOf(asIs)) : weighedMix(craft, own, asIs, body, asked);
  if (isTyped) guard(mix);
  else guardProcess(mix);
  const type = isTyped || (!isRaw && isOfItsType(mix)) ? mix.type : null;
  const lines = mix.lines.map((line) => labelLine(line, craft, rules));
  const leaves = openedLines(mix.lines).map((line) => labelLine(line, craft, rules));
  const weight = lines.reduce((sum, { grams }) => sum + grams, 0);
  const run = runOver(own, leaves, derive(mix).run, craft);
  const { finished, assumption } = isRaw
    ? { finished: weight, assumption: null }
    : finishedOf(own, type?.id ?? null, asked, run, weight, dryOf(craft, mix));
  return {
    mix,
    lines,
    leaves,
    weight,
    run,
    finished,
    assumption,
    type,
    supposed: type === null ? [untypedText(isRaw)] : [],
    values: valuesOf(own, runBut(run, { extra: finished })),
  };
}

const typeIsTold = (body: unknown): boolean =>
  ![undefined, ''].includes((body as { readonly type?: unknown }).type as undefined);

const untypedText = (isRaw: boolean): string =>
  isRaw
    ? 'No se dice qué clase de receta es ni cuánto pesa acabada: se cuenta tal como se pesa, sin cocer nada. Di «type», o «finishedWeight», y saldrán los nombres legales.'
    : 'No se dice qué clase de receta es («type»): no se ofrecen los nombres legales que dependen de ella.';

/** «cosa con añadido» without «con añadido» */
const without = (text: string, more: string): string => text.replace(new RegExp(more, 'iu'), '').trim();

const isAmong =
  (ingredients: ReadonlySet<string>) =>
  ({ id }: LabelLine): boolean =>
    id !== null && ingredients.has(id);

/** What no food may hold, and it holds. */
const forbiddenIn = (leaves: readonly LabelLine[], { forbidden }: Labelling): string[] =>
  forbidden.flatMap(({ ingredients, say, law }) => (leaves.some(isAmong(ingredients)) ? [`${say} (${law}).`] : []));

/** What these products may not hold, and it holds. */
const forbiddenHere = (leaves: readonly LabelLine[], { forbidden }: CraftLabel, type: string | null): string[] =>
  forbidden.flatMap(({ lines, say, law, types }) =>
    (types === null || (type !== null && types.has(type))) && leaves.some(({ member }) => member[lines] === 1)
      ? [`${say} (${law}).`]
      : [],
  );

const mentionsFor = (leaves: readonly LabelLine[], { mentions }: Labelling): MentionAnswer[] =>
  mentions.flatMap(({ ingredients, say, law, note }) =>
    leaves.some(isAmong(ingredients))
      ? [{ text: say, law, prints: true, ...(note === undefined ? {} : { note }) }]
      : [],
  );

const misnamedText = ({ name, law, missing }: NameAnswer): string =>
  `No se puede llamar así: de «${name}» (${law}) no cumple lo que pide. ${missing.map(({ sentence }) => sentence).join(' ')}`;

/** What it would be sold as, where nobody has said it. */
const usualName = (named: readonly NameAnswer[]): string | null => named.find(({ holds }) => holds)?.name ?? null;

/** Where the craft works with the finished weight, it works with the one that is told. */
function weighedMix(craft: Craft, own: CraftLabel, mix: Mix, body: unknown, asked: LabelRequest): Mix {
  const weight = weightOf(mix);
  const finished = cookedOf(asked, weight);
  if (own.weighs === null || finished === null) return mix;
  const fields = body as Readonly<Record<string, unknown>>;
  if (fields[own.weighs] !== undefined) return mix;
  return finished > weight ? mix : weighedAs(craft, own, body, finished);
}

const weighedAs = (craft: Craft, { weighs }: CraftLabel, body: unknown, grams: number): Mix =>
  compose(recognise(craft, { ...(body as object), [weighs!]: grams }));

const weightOf = ({ lines }: Mix): number => lines.reduce((sum, { grams }) => sum + grams, 0);

/** Grams off the fire, before trimming, as they are told; null: nobody says. What is trimmed away is product as it is. */
const cookedOf = ({ finishedWeight, loss, trim }: LabelRequest, weight: number): number | null =>
  finishedWeight !== null ? finishedWeight / (1 - trim / 100) : loss !== null ? weight * (1 - loss / 100) : null;

/** Grams that no oven takes away: all but the water, of what is known. */
function dryOf(craft: Craft, { lines }: Mix): number {
  const { nesting } = craft.larder;
  if (nesting === null) return 0;
  const heldBy = (line: MixLine): number => physicalOf(craft, line)?.[nesting.lostColumn] ?? 100;
  return openedLines(lines).reduce((sum, line) => sum + line.grams * Math.max(0, 1 - heldBy(line) / 100), 0);
}

function refuseTooMuchLost(craft: Craft, mix: Mix, asked: LabelRequest): void {
  const { nesting } = craft.larder;
  const used = weightOf(mix);
  const cooked = cookedOf(asked, used);
  if (nesting === null || cooked === null) return;
  // Of what nobody knows, all could be lost.
  const heldBy = (line: MixLine): number => physicalOf(craft, line)?.[nesting.lostColumn] ?? 100;
  const holds = openedLines(mix.lines).reduce((sum, line) => sum + (line.grams * heldBy(line)) / 100, 0);
  const tooMuch = overLost({ used, lost: used - cooked, holds }, nesting);
  if (tooMuch === null) return;
  const least = spanish((used - holds) * (1 - asked.trim / 100), 1);
  throw refused(
    asked.loss === null ? 'finishedWeight' : 'loss',
    `la receta ${tooMuch} Acabada pesa como poco ${least} g.`,
  );
}

/** Grams of one portion: as many as are told, or one piece. */
function servingOf(
  { portions, pieces, pieceWeight, mouldWeight, trim }: LabelRequest,
  cooked: number,
  used: number,
): number | null {
  const finished = cooked * (1 - trim / 100);
  if (portions !== null) return finished / portions;
  if (pieces !== null) return finished / pieces;
  return pieceWeight ?? (mouldWeight === null ? null : (mouldWeight * finished) / used);
}

/** The craft's own figures, with the lines and sums of the label. */
function runOver(own: CraftLabel, lines: readonly LabelLine[], figures: Run, craft: Craft): Run {
  const empty = new Float64Array(craft.larder.columns.length);
  const physical = lines.map(({ values, ...line }) => ({ ...line, values: values ?? empty }));
  const sums = own.sums.map(() => 0);
  for (const line of physical) {
    const shares = sharesOf(own, line);
    for (const [index, share] of shares.entries()) sums[index]! += line.grams * share;
  }
  return { ...figures, lines: physical, sums };
}

function finishedOf(
  own: CraftLabel,
  type: string | null,
  asked: LabelRequest,
  run: Run,
  weight: number,
  dry: number,
): { finished: number; assumption: string | null } {
  const cooked = cookedOf(asked, weight);
  if (cooked !== null && cooked > weight * 1.001)
    throw refused(
      'finishedWeight',
      `el producto acabado no puede pesar más que sus ingredientes (${spanish(weight * (1 - asked.trim / 100), 1)} g).`,
    );
  if (cooked !== null) return { finished: Math.min(weight, cooked), assumption: null };
  const usual = type === null ? undefined : own.finished.find(({ types }) => types === null || types.has(type));
  if (!usual) return { finished: weight, assumption: 'No se cuenta con ninguna pérdida de peso al elaborar.' };
  const finished = usual.formula.code(runBut(run, { extra: weight }), null) ?? weight;
  // The usual loss of its kind is of a dough with the usual water: one with less of it cannot lose what it has not.
  return { finished: Math.min(weight, Math.max(finished, dry, 1e-6)), assumption: usual.say };
}

/** Grams of a litre as it is sold, where the craft sells by volume and was told enough to know it. */
const litreOf = ({ litre }: CraftLabel, run: Run): number | null => litre?.code(run, null) ?? null;

const valuesOf = ({ figures }: CraftLabel, run: Run): FigureValue[] =>
  figures.map(({ formula, of }) => ({ value: formula.code(run, null), of: of?.code(run, null) ?? null }));

/** The figures alone, for conditions over them. */
function figuresRun(values: readonly FigureValue[]): Run {
  const full = values.map(({ value }) => value);
  return runBut(bareRun, { full, rounded: full });
}

/** Additives under the class of what they do in this recipe. */
function reclassed(lines: readonly LabelLine[], own: CraftLabel, values: readonly FigureValue[]): LabelLine[] {
  const run = figuresRun(values);
  const rules = own.reclassed.filter(({ when }) => Boolean(when.code(run, null)));
  const again = (line: LabelLine): LabelLine => {
    const rule = rules.find(({ lines: selection }) => line.member[selection] === 1);
    const additive = line.additive === null || !rule ? line.additive : rule.class;
    return { ...line, additive, parts: line.parts.map(again) };
  };
  return rules.length === 0 ? [...lines] : lines.map(again);
}

function mentionsOf(
  { mentions, figures }: CraftLabel,
  type: string,
  values: readonly FigureValue[],
  held: ReadonlySet<string>,
): LabelAnswer['mentions'] {
  const run = figuresRun(values);
  const isCalled = (names: ReadonlySet<string> | null): boolean =>
    names === null || [...names].some((name) => held.has(name));
  return mentions
    .filter(
      ({ when, types, names }) =>
        (types === null || types.has(type)) && isCalled(names) && Boolean(when.code(run, null)),
    )
    .map(({ say, law, prints, note }) => ({
      text: filled(say, {}, figures, values),
      law,
      prints,
      ...(note === null ? {} : { note }),
    }));
}

const namesIn = (lines: readonly LabelLine[], of: (line: LabelLine) => string): string =>
  enumerate([...new Set(lines.map((line) => `«${of(line)}»`))]);

function unnamedIn(leaves: readonly LabelLine[], { unnamed }: Labelling): string[] {
  const lines = leaves.filter(({ isUnnamed }) => isUnnamed);
  return lines.length === 0
    ? []
    : [
        unnamed.say.replace(
          '{nombres}',
          namesIn(lines, ({ name }) => name),
        ),
      ];
}

/** Figures that nobody has compared with a table or a data sheet, where there is enough of it to matter. */
function unsureIn(leaves: readonly LabelLine[], finished: number, { unsure }: Labelling): string[] {
  const lines =
    unsure === null ? [] : leaves.filter(({ isUnsure, grams }) => isUnsure && (100 * grams) / finished >= unsure.from);
  return lines.length === 0
    ? []
    : [
        unsure!.say.replace(
          '{nombres}',
          namesIn(lines, ({ name }) => name),
        ),
      ];
}

/** What a compound ingredient is made of, nobody has told: it is its usual list. */
function listsSupposed(leaves: readonly LabelLine[], finished: number, { ownLists }: Labelling): string[] {
  const lines = leaves.filter(
    ({ compound, isListed, grams, briefBelow }) =>
      compound !== null && !isListed && (100 * grams) / finished >= briefBelow,
  );
  return lines.length === 0
    ? []
    : [
        ownLists.replace(
          '{nombres}',
          namesIn(lines, ({ label }) => label),
        ),
      ];
}

/** What depends on the brand is known by whoever holds the packet: which ingredient, and which allergen. */
function byBrand(leaves: readonly LabelLine[], may: readonly string[], rules: Labelling): string[] {
  const labelOf = (id: string): string => rules.allergens.get(id)?.label ?? id;
  return may.map((allergen) => {
    const lines = leaves.filter((line) => line.allergens?.may.some((id) => labelOf(id) === allergen));
    const names = namesIn(lines, ({ label }) => label);
    return rules.byBrand.replace('{nombres}', () => names).replace('{alergenos}', () => allergen);
  });
}

/** A hundred grams and what rounding adds. */
const whole = 100.5;

/** No hundred grams hold more than a hundred grams: what was told of an ingredient, or the finished weight, is wrong. */
function overWhole({ values }: Nutrition, { nutrients }: Labelling): string[] {
  const wholes = nutrients.filter(({ unit, isPart }) => unit === 'g' && !isPart);
  const sum = wholes.reduce((all, { key }) => all + (values[key] ?? 0), 0);
  return sum <= whole
    ? []
    : [
        `La información nutricional suma ${spanish(sum, 1)} g por 100 g, y no puede ser: corrige la composición enviada de algún ingrediente o el peso acabado antes de imprimir nada.`,
      ];
}

function warningsOf(unknown: readonly LabelLine[], share: number): string[] {
  if (unknown.length === 0) return [];
  const names = enumerate([...new Set(unknown.map(({ name }) => `«${name}»`))]);
  return [
    `No se sabe qué lleva ${names} (${spanish(share, 1)} % del peso): la lista, los alérgenos y la información nutricional están incompletos, y no se puede dar ningún nombre legal.`,
  ];
}
