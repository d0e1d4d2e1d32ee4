// A book: recipes of any craft and one change over all of them → each recipe that the change touches, as it was and as it is
// put right, or why it cannot; and at the end what it comes to, with a receipt. The same question has the same answer.
//   for await (const line of book(craftOf, { recipes }, { avoid: ['huevo'] })) …
import { didYouMean } from '../did-you-mean.ts';
import type { Craft } from '../model/craft.ts';
import { normalise } from '../names/normalise.ts';
import { round } from '../number.ts';
import { isObject } from '../read/described.ts';
import { today as dayOf } from '../reckon/law.ts';
import { Refusal, refused, unlessRefused } from '../refusal.ts';
import { avoidedBy } from './avoided.ts';
import { changeOf, pricesOf } from './change.ts';
import { type Book, type BookOptions, type Change, outcomes, type Summary, type Turned } from './model.ts';
import { receiptOf } from './receipt.ts';
import { nameIn, ownIngredients, pricesFrom, rowNamed } from './recipe.ts';
import { type Sheet, type SheetKind, sheetOf } from './sheets.ts';
import { Turner } from './turn.ts';

export { changeable } from './change.ts';
export type { Book, BookOptions, Outcome as BookOutcome, Stand, Summary as BookSummary, Turned } from './model.ts';
export { type Sheet, type SheetKind, sheetKinds } from './sheets.ts';

/** Which craft an id is; throws, or gives undefined, where there is none. */
export type CraftById = (id: string) => Craft | undefined;

interface Refused {
  readonly place: number;
  readonly why: string;
}

export interface OpenBook {
  readonly count: number;
  /** one recipe, by its place; null: the change does not touch it */
  readonly turn: (place: number) => Turned | null;
  /** a sheet of the recipes as they stand, and those that cannot be read */
  readonly sheet: (kind: SheetKind) => { readonly sheet: Sheet; readonly refused: readonly Refused[] };
  /** what it all comes to */
  readonly close: (turned: Iterable<Turned>) => Promise<Summary>;
}

/** The book read once: its recipes may be turned in any order and in any thread. Refuses what is no book and no change; null
 *  is no change at all, for the sheets of a book. */
export function openBook(craftOf: CraftById, book: Book, sent: unknown, options: BookOptions = {}): OpenBook {
  const { today = dayOf(), next, about = {} } = options;
  const fields: unknown = book;
  if (!isObject(fields) || !Array.isArray(fields.recipes))
    throw refused('recipes', 'debe ser una lista de recetas, cada una con su oficio («craft»).');
  const { recipes } = book;
  const change = changeOf(sent ?? {}, next !== undefined || sent === null);
  const ingredients = ownIngredients(book.ingredients);
  const named = (from: CraftById) => (id: string) => {
    const craft = from(id);
    if (!craft) throw new Refusal(`no existe el oficio «${id}».`, { code: 'field_invalid', param: 'craft' });
    return craft;
  };
  refuseUnknown(change, recipes, ingredients, craftOf);
  const turner = new Turner({
    ...{ recipes, change, ingredients, today, hasNext: next !== undefined },
    ...{ craftOf: named(craftOf), nextOf: named(next ?? craftOf) },
    prices: pricesFrom(pricesOf(book.prices), change.prices),
  });
  return {
    count: recipes.length,
    turn: (place) => turner.turn(place),
    sheet(kind) {
      const refused: Refused[] = [];
      const laid = recipes.flatMap((_, place) =>
        unlessRefused(
          () => [turner.lay(place)],
          ({ message }) => {
            refused.push({ place, why: message });
            return [];
          },
        ),
      );
      return { sheet: sheetOf(kind, laid), refused };
    },
    async close(turned) {
      const counted = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Turned['outcome'], number>;
      const cost = { before: 0, uncorrected: 0, after: 0 };
      let touched = 0;
      for (const one of turned) {
        touched++;
        counted[one.outcome]++;
        for (const when of ['before', 'uncorrected', 'after'] as const) cost[when] += one[when]?.cost?.batch ?? 0;
      }
      const receipt = await receiptOf(
        { book, change: sent },
        { definitions: about.definitions ?? null, engine: about.engine ?? null, day: today },
      );
      const inCents = {
        ...{ before: round(cost.before, 2), uncorrected: round(cost.uncorrected, 2), after: round(cost.after, 2) },
      };
      return { recipes: recipes.length, touched, outcomes: counted, cost: inCents, receipt };
    },
  };
}

/** Each recipe that is touched, as it is turned, and the summary last. */
export async function* book(
  craftOf: CraftById,
  recipes: Book,
  change: unknown,
  options: BookOptions = {},
): AsyncGenerator<Turned | Summary, void, undefined> {
  const open = openBook(craftOf, recipes, change, options);
  const turned: Turned[] = [];
  for (let place = 0; place < open.count; place++) {
    const one = open.turn(place);
    if (one === null) continue;
    turned.push(one);
    yield one;
  }
  yield await open.close(turned);
}

/** A name that no craft of the book knows, and no recipe of it, is a slip: it would pass for «nothing is touched». */
function refuseUnknown(
  { avoid, replace, prices, stock }: Change,
  recipes: readonly unknown[],
  ingredients: ReadonlyMap<string, unknown>,
  craftOf: CraftById,
): void {
  const bodies = recipes.filter(isObject);
  const ids = [...new Set(bodies.flatMap(({ craft }) => (typeof craft === 'string' ? [craft] : [])))];
  const crafts = ids.flatMap((id) => craftOf(id) ?? []);
  const types = crafts.map((craft) => [craft, craft.types.get(craft.defaultType)!] as const);
  let own: ReadonlySet<string> | null = null;
  const isOwn = (name: string): boolean => {
    own ??= new Set([
      ...ingredients.keys(),
      ...bodies.flatMap(({ ingredients: items }) =>
        Array.isArray(items)
          ? items.filter(isObject).flatMap((item) => crafts.slice(0, 1).map((craft) => normalise(nameIn(craft, item))))
          : [],
      ),
    ]);
    return own.has(normalise(name));
  };
  const check = (name: string, at: string, isKnown: (craft: Craft) => boolean): void => {
    if (crafts.length === 0 || crafts.some(isKnown) || isOwn(name)) return;
    const labels = crafts.flatMap((craft) => [...craft.rows.values()].map(({ label }) => label));
    throw refused(at, `no se conoce «${name}» en ningún oficio del libro.${didYouMean(name, labels)}`);
  };
  const isRow = (name: string) => (craft: Craft) => rowNamed(craft, name) !== null;
  for (const [index, name] of avoid.entries()) {
    const read = avoidedBy([name]);
    check(name, `change.avoid[${index}]`, (craft) => {
      const type = types.find(([one]) => one === craft)![1];
      return read(craft, type).names.length > 0;
    });
  }
  for (const [index, { from, to }] of replace.entries()) {
    check(from, `change.replace[${index}].from`, isRow(from));
    check(to, `change.replace[${index}].to`, isRow(to));
  }
  for (const [index, { name }] of stock.entries()) check(name, `change.stock[${index}].name`, isRow(name));
  // A tariff names what nobody uses: only when it is all of it is it a slip.
  const [first, ...others] = prices.keys();
  if (first !== undefined && others.length === 0) check(first, 'change.prices', isRow(first));
}
