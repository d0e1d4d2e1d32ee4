// A recipe of which the type was mistaken: another type of the craft takes it as it is, so that one is told instead of taking
// the recipe apart. It is looked for only where putting it right would change a good part of it, or does not arrive.
//   milk, cream and sugar asked for as a sorbet of water → «Tal como está es «Base de helado»…»
import type { Craft, Type } from '../model/craft.ts';
import { compose, type Mix, type MixLine } from '../read/compose.ts';
import { compare, fails } from '../reckon/compare.ts';
import { derive } from '../reckon/derive.ts';
import { isOfItsType, type OtherType } from '../reckon/guard.ts';
import { unknownIn } from '../reckon/unknown.ts';
import { weightIn } from './good-recipes.ts';
import { brokenIn } from './limits.ts';
import type { State } from './state.ts';
import { ownKeys, type Told } from './telling.ts';

/** From this part of the batch on, advice makes another recipe of it; one step alone, which is the cure of a slip, from this other. */
const dismantled = { bySeveral: 0.15, byOne: 0.5 };
/** Types that are tried, the likest first: a recipe is hardly like more. */
const mostTried = 4;
/** What has less than this in common with every starting recipe of a type is not of it, however well its figures fall. */
const alike = 0.6;
/** Of types that it is nearly as like, the one that the craft supposes of what says nothing is the plainest name for it. */
const plainer = 0.05;
/** The type asked for is left only for one that the recipe is more like than that, by this part of the whole. */
const more = 0.03;

/** The type that takes a recipe as it is, said. */
export function otherTypeSaid(mix: Mix): OtherType | null {
  const words = mix.craft.larder.definition.names.say?.otherType;
  // Figures that are not to be trusted tell no type.
  const type = words === undefined || unknownIn(mix) ? null : otherTypeFor(mix);
  return type ? { type: type.id, text: words!.replace('{tipo}', () => type.label) } : null;
}

/** Null where what is told to be done is little, or nobody takes the recipe as it is. */
export function otherTypeTold(told: readonly Told[], { mix }: State): Told | null {
  const other = isTakenApart(told, mix) ? otherTypeSaid(mix) : null;
  return other && { key: ownKeys.otherType, ...other, about: [], names: [], changes: [] };
}

/** What is told to be done changes a good part of the recipe, or does not arrive. */
function isTakenApart(told: readonly Told[], mix: Mix): boolean {
  if (told.some(({ key }) => key === ownKeys.left)) return true;
  const steps = told.filter(({ changes }) => changes.length > 0);
  const grams = steps.flatMap(({ changes }) => changes.map((change) => change.grams));
  const taken = sumOf(grams.map((one) => Math.max(0, -one)));
  const added = sumOf(grams.map((one) => Math.max(0, one)));
  const isSlip = steps.length === 1 && steps[0]!.changes.length === 1;
  const most = isSlip ? dismantled.byOne : dismantled.bySeveral;
  return Math.max(taken, added) > most * weightIn(mix.lines);
}

const sumOf = (grams: readonly number[]): number => grams.reduce((sum, one) => sum + one, 0);

/** Of those that take it as it is, the one whose starting recipes it is likest, if it is more like them than those of its own. */
function otherTypeFor(mix: Mix): Type | null {
  const { craft, type: asked, lines } = mix;
  const own = kindsIn(lines);
  const like = (id: string): number => Math.max(0, ...startingIn(craft, id).map((kinds) => commonTo(kinds, own)));
  const least = Math.max(alike, like(asked.id) + more);
  const rank = ({ id, common }: { id: string; common: number }): number =>
    id === craft.defaultType ? common + plainer : common;
  const likest = [...craft.types.keys()]
    .map((id) => ({ id, common: id === asked.id ? 0 : like(id) }))
    .filter(({ common }) => common >= least)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, mostTried);
  for (const { id } of likest) {
    const type = craft.types.get(id)!;
    if (takes(type, mix)) return type;
  }
  return null;
}

/** Nothing is missing, nothing is out by more than its error, nothing is too much, and the law of its names holds. */
function takes(type: Type, { order }: Mix): boolean {
  const mix = compose({ ...order, type });
  if (!isOfItsType(mix)) return false;
  const figures = derive(mix);
  const comparison = compare(figures);
  if (comparison.breaches.length > 0) return false;
  if (comparison.outcomes.some((outcome) => fails(mix.craft, outcome) && !outcome.edge)) return false;
  const { forbidden, misdosed } = brokenIn(type.trade, mix.lines, figures);
  return forbidden.length === 0 && misdosed.every(({ side }) => side === 'bajo');
}

/** What a recipe is made of, by kind of thing: part of the whole. */
type Kinds = ReadonlyMap<string, number>;

function kindsIn(lines: readonly Pick<MixLine, 'row' | 'grams'>[]): Kinds {
  const whole = sumOf(lines.map(({ grams }) => grams));
  const kinds = new Map<string, number>();
  for (const { row, grams } of lines) {
    const kind = row?.larder?.family ?? row?.groups[0];
    if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + grams / whole);
  }
  return kinds;
}

function commonTo(one: Kinds, other: Kinds): number {
  let sum = 0;
  for (const [kind, share] of one) sum += Math.min(share, other.get(kind) ?? 0);
  return sum;
}

const starting = new WeakMap<Craft, Map<string, readonly Kinds[]>>();

/** Of the starting recipes of a type, read off its file: all types are asked, and few are compiled for it. */
function startingIn(craft: Craft, id: string): readonly Kinds[] {
  const known = starting.get(craft) ?? new Map<string, readonly Kinds[]>();
  starting.set(craft, known);
  let kinds = known.get(id);
  if (!kinds) {
    const written = (craft.definition.types[id]!.start ?? []).map(({ recipe }) => Object.entries(recipe));
    kinds = written.map((lines) =>
      kindsIn(lines.map(([name, grams]) => ({ row: craft.recognise(name).row, grams: Number(grams) }))),
    );
    known.set(id, kinds);
  }
  return kinds;
}
