// From nothing: a list of what there is, without weights → the weights a professional would begin with. The centre is the
// starting recipe of the type that the list can fill best; what the list lacks comes from the correctors, what the recipe
// does not know gets the dose or the share that the trade gives it.
import { recipesOf } from '../advice/good-recipes.ts';
import { isOf, standingOf } from '../advice/limits.ts';
import type { Craft, Row, Type } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import { compose } from '../read/compose.ts';
import { bodyOf } from '../read/recipe-body.ts';
import { type Order, recognise } from '../read/recognise.ts';
import type { Request } from './model.ts';
import { uncounted } from './steps.ts';
import { viewWith } from './view.ts';

/** How well a line of the starting recipe is filled: by itself, by its family, or by what would have to be brought in. */
const worth = { itself: 1, family: 0.7, brought: 0.45, broughtFamily: 0.3 };
/** What it costs a starting recipe to leave something of the list unused, and to have or go without, or leave, what makes a recipe. */
const unused = 0.12;
const lost = 0.3;
/** …and to know nothing of what was weighed already and makes the recipe. */
const ignored = 0.6;

/** A starting recipe. */
type Start = ReadonlyMap<Row, { readonly grams: number; readonly line: MixLine }>;

interface Centre {
  readonly weights: Float64Array;
  readonly score: number;
}

export function centreOf(order: Order, request: Request, lines: readonly MixLine[], sent: Float64Array): Float64Array {
  const isOpen = (i: number): boolean => request.bounds[i]?.open === true;
  const isOwn = (i: number): boolean => i < request.bounds.length;
  const avoided = lines.map((line) => request.avoid.some(({ picks }) => picks(line)));
  const isAvoided = (i: number): boolean => avoided[i]!;
  const best = startsOf(order.craft, order.type)
    .map((start) => placed(start, order.type, lines, sent, isOwn, (i) => !isAvoided(i)))
    .reduce<Centre | null>((best, one) => (best !== null && one.score <= best.score + 1e-9 ? best : one), null);
  const centre = best ? best.weights : Float64Array.from(lines, (_, i) => (isOpen(i) ? 1 : 0));
  const needs = (i: number): boolean => isOpen(i) && !isAvoided(i);
  divide(order.type, lines, centre, needs);
  giveShares(order, lines, centre, sent, needs);
  const weights = Float64Array.from(lines, (_, i) => (isOwn(i) && !isOpen(i) ? sent[i]! : centre[i]!));
  return scaled(weights, centre, sent, request, isOpen, isOwn);
}

const startsBy = new WeakMap<Craft, Map<string, readonly Start[]>>();

/** Worked out the first time, and counted in none: who asks first gets the same as who asks later. */
function startsOf(craft: Craft, type: Type): readonly Start[] {
  const own = startsBy.get(craft) ?? new Map<string, readonly Start[]>();
  startsBy.set(craft, own);
  const known = own.get(type.id) ?? uncounted(() => readStarts(craft, type));
  own.set(type.id, known);
  return known;
}

/** The starting recipes of the type; its examples that come out well, where it has none. */
function readStarts(craft: Craft, type: Type): Start[] {
  const { start: written = [], examples } = type.file;
  const recipes = written.length > 0 ? written : examples.filter(({ expect }) => expect.error === undefined);
  return recipes.flatMap(({ recipe }) => {
    const { lines } = compose(recognise(craft, bodyOf(craft, type.id, recipe)));
    const weights = Float64Array.from(lines, ({ grams }) => grams);
    const whole = weights.reduce((sum, grams) => sum + grams, 0);
    if (written.length === 0) {
      const { comparison } = viewWith(
        { craft, type, unknownType: null, inputs: new Map(), stray: [], items: [] },
        lines,
        weights,
        whole,
      );
      if (
        comparison.breaches.length > 0 ||
        comparison.outcomes.some(({ state }) => state === 'bajo' || state === 'alto')
      )
        return [];
    }
    const start = new Map<Row, { grams: number; line: MixLine }>();
    for (const line of lines)
      if (line.row) start.set(line.row, { grams: (start.get(line.row)?.grams ?? 0) + line.grams, line });
    return [start];
  });
}

function placed(
  start: Start,
  { trade }: Type,
  lines: readonly MixLine[],
  sent: Float64Array,
  isOwn: (i: number) => boolean,
  may: (i: number) => boolean,
): Centre {
  const weights = new Float64Array(lines.length);
  const whole = [...start.values()].reduce((sum, { grams }) => sum + grams, 0);
  let score = 0;
  const own = [...start.values()].filter(({ line }) => standingOf(trade, line).character);
  const main = Math.max(...own.map(({ grams }) => grams));
  for (const [row, { grams, line: wanted }] of start) {
    const find = (own: boolean, same: boolean): number =>
      lines.findIndex(
        (line, i) =>
          isOwn(i) === own &&
          may(i) &&
          (same ? line.row === row : line.row !== null && !start.has(line.row) && line.row.groups[0] === row.groups[0]),
      );
    const found = (
      [
        [find(true, true), worth.itself],
        [find(true, false), worth.family],
        [find(false, true), worth.brought],
        [find(false, false), worth.broughtFamily],
      ] as const
    ).find(([place]) => place >= 0);
    if (!found) {
      if (grams === main && standingOf(trade, wanted).character) score -= lost;
      continue;
    }
    const [place, filled] = found;
    weights[place]! += grams;
    // Which of its family makes the recipe is not told by how much of it a recipe puts, but by how like it is.
    const isMain = grams === main && filled >= worth.family && standingOf(trade, wanted).character !== null;
    if (isMain) score += lost * likeness(lines[place]!, wanted);
    score += ((isMain ? worth.itself : filled) * grams) / whole;
  }
  const mains = own.filter(({ grams }) => grams === main).map(({ line }) => standingOf(trade, line).character);
  for (const [i, line] of lines.entries()) {
    if (!isOwn(i) || !may(i) || weights[i]! > 0) continue;
    // Of two things that would make it, the list has another.
    const { character } = standingOf(trade, line);
    score -= character === null ? unused : sent[i]! > 0 ? ignored : mains.includes(character) ? lost : unused;
  }
  return { weights, score };
}

/** How alike two things are in what the craft reads of them, by where they differ most: 1, the same. */
const likeness = ({ shares: one }: MixLine, { shares: other }: MixLine): number =>
  one.reduce((least, value, i) => {
    const most = Math.max(value, other[i]!);
    return most > 0 ? Math.min(least, Math.max(0, Math.min(value, other[i]!)) / most) : least;
  }, 1);

/** What makes the recipe, where the list has more of it than the starting recipe, is divided among all of them. */
function divide({ trade }: Type, lines: readonly MixLine[], centre: Float64Array, needs: (i: number) => boolean): void {
  for (const character of trade.characters) {
    // What has a band of its own is enough by itself.
    if (character.band !== null) continue;
    const own = [...lines.keys()].filter((i) => needs(i) && standingOf(trade, lines[i]!).character === character);
    const placed = own.filter((i) => centre[i]! > 0);
    if (placed.length === 0 || placed.length === own.length) continue;
    const each = placed.reduce((sum, i) => sum + centre[i]!, 0) / own.length;
    for (const i of own) centre[i] = centre[i]! > 0 ? (centre[i]! * placed.length) / own.length : each;
  }
}

/** What the starting recipe does not know, by what the trade says is usual of it, or by the recipes of the type that have it. */
function giveShares(
  order: Order,
  lines: readonly MixLine[],
  centre: Float64Array,
  sent: Float64Array,
  needs: (i: number) => boolean,
): void {
  const { trade } = order.type;
  const whole = centre.reduce((sum, grams) => sum + grams, 0);
  const { run } = viewWith(order, lines, centre, whole).figures;
  for (const [i, line] of lines.entries()) {
    if (!needs(i) || centre[i]! > 0) continue;
    const character = trade.characters.find((one) => one.band !== null && isOf(line, one.lines));
    const dose = trade.doses.find((one) => one.amount === null && isOf(line, one.lines));
    const share = character ?? dose;
    if (share === undefined) {
      centre[i] = whole * shareIn(order, line);
      continue;
    }
    const usual = character ? character.band![1] : dose!.usual;
    if (lines.some((other, j) => isTaken(other, j, share.lines, centre))) continue;
    // Beside what was weighed it is no more than what the recipes of the type put of it.
    if (lines.some((other, j) => isTaken(other, j, share.lines, sent))) {
      centre[i] = whole * shareIn(order, line);
      continue;
    }
    centre[i] = (usual * (share.base.formula.code(run, null) ?? whole)) / 100;
  }
}

/** The middle of the shares that it has in the recipes of the type, itself or else what is of its group; 0 if in none. */
function shareIn(order: Order, { row }: MixLine): number {
  const recipes = recipesOf(order.craft, order.type);
  const middle = (counts: (other: Row) => boolean): number | undefined => {
    const found = recipes
      .map(({ shares }) => [...shares].reduce((sum, [other, share]) => sum + (counts(other) ? share : 0), 0))
      .filter((share) => share > 0)
      .sort((a, b) => a - b);
    return found[found.length >> 1];
  };
  return middle((other) => other === row) ?? middle((other) => other.groups[0] === row?.groups[0]) ?? 0;
}

const isTaken = (line: MixLine, i: number, selection: number, centre: Float64Array): boolean =>
  centre[i]! > 0 && isOf(line, selection);

/** To the total asked for, to what was weighed already, or as the starting recipe is. */
function scaled(
  weights: Float64Array,
  centre: Float64Array,
  sent: Float64Array,
  request: Request,
  isOpen: (i: number) => boolean,
  isOwn: (i: number) => boolean,
): Float64Array {
  const sumOf = (list: Float64Array, counts: (i: number) => boolean): number =>
    list.reduce((sum, grams, i) => sum + (counts(i) ? grams : 0), 0);
  const isGiven = (i: number): boolean => isOwn(i) && !isOpen(i) && sent[i]! > 0;
  const given = sumOf(sent, isGiven);
  const matched = sumOf(centre, isGiven);
  const rest = sumOf(centre, (i) => !isGiven(i));
  const scale =
    request.total !== null
      ? Math.max(0, request.total - given) / (rest || 1)
      : matched > 0
        ? sumOf(sent, (i) => isGiven(i) && centre[i]! > 0) / matched
        : given > 0
          ? given / (rest || 1)
          : 1;
  return weights.map((grams, i) => (isGiven(i) ? grams : grams * scale));
}
