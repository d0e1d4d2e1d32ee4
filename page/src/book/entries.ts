// The recipes of the shelf as a book, and one of them with what comes of a change.
import { type Craft, normalise, type Turned } from '../../../engine/index.ts';
import type { Body, Fields } from '../../../engine/recipes/model.ts';
import { openCraft } from '../definitions.ts';
import { describedIn, priceKey } from '../own-ingredient.ts';
import { eurosIn, typed } from '../quantity.ts';
import { counts, ingredientsOf, newRow, portable, processOf, type Recipe, recipeFrom, settled } from '../recipe.ts';
import type { Kept, Version } from '../store/database.ts';
import { ownIngredients } from '../store/ingredients.ts';
import { latestOf } from '../store/recipes.ts';

export interface Entry {
  readonly kept: Kept;
  readonly version: Version;
  readonly craft: Craft;
  readonly recipe: Recipe;
  /** as it is asked of the engine, with what one's own larder says */
  readonly body: Fields;
}

export async function entriesOf(shelf: readonly Kept[]): Promise<Entry[]> {
  const found = await Promise.all(
    shelf.map(async (kept): Promise<Entry[]> => {
      const version = await latestOf(kept.id);
      if (!version) return [];
      const craft = await openCraft(kept.craft);
      const recipe = recipeFrom(craft, version.body);
      return [{ kept, version, craft, recipe, body: bodyOf(craft, recipe, kept.title) }];
    }),
  );
  return found.flat().sort((a, b) => a.kept.title.localeCompare(b.kept.title, 'es'));
}

const bodyOf = (craft: Craft, recipe: Recipe, title: string): Fields => ({
  ...{ title, craft: craft.id, type: recipe.type },
  ingredients: ingredientsOf(craft, recipe.rows, { adjusting: true, own: true }),
  ...processOf(craft, recipe),
});

/** The crafts that recipes are of, at whatever depth. */
export function craftsIn(bodies: readonly unknown[]): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    const { craft } = value as Fields;
    if (typeof craft === 'string') found.add(craft);
    for (const one of Object.values(value)) if (typeof one === 'object') look(one);
  };
  look(bodies);
  return [...found];
}

/** Euros per kilo of one's own larder, by name. */
export const ownPrices = (): Record<string, number> =>
  Object.fromEntries(
    ownIngredients().flatMap(({ name, price }) => {
      const euros = eurosIn(price);
      return euros ? [[name, euros]] : [];
    }),
  );

/** The recipe as the change leaves it, to be kept: rows without a weight that can be read stay where they were. */
export function changed({ craft, recipe }: Entry, { ingredients, body }: Turned): Body {
  const taken = recipe.rows.filter((row) => counts(settled(craft, row)));
  const moved = new Map(ingredients.flatMap((one) => (one.index === null ? [] : [[taken[one.index], one] as const])));
  const left = leftOf(taken, ingredients, body?.ingredients ?? []);
  const money = priceKey(craft);
  const field = craft.larder.nesting?.field;
  const rows = recipe.rows.flatMap((row) => {
    const now = moved.get(row);
    if (now?.grams === 0 && now.before !== 0) return [];
    const item = left.get(row);
    const inner = field && item && row.inner ? withoutLarder(craft, item[field] as Fields) : row.inner;
    const price = money !== null && row.composition[money] !== undefined ? item?.[money] : undefined;
    const composition = typeof price === 'number' ? { ...row.composition, [money!]: typed(price, 4) } : row.composition;
    const same = { ...row, inner, composition };
    if (!now) return [same];
    const weighed = now.grams === now.before ? same : { ...same, grams: typed(now.grams, 6), doubt: '' };
    const isOther = normalise(now.name) !== normalise(row.name);
    return [isOther ? { ...weighed, name: now.name, composition: {}, packet: {} } : weighed];
  });
  const added = ingredients
    .filter(({ index }) => index === null)
    .map(({ name, grams }) => newRow({ name, grams: typed(grams, 6) }));
  const process = Object.fromEntries(
    craft.inputs.flatMap(({ key }) => {
      const told = body?.[key];
      if (told === null) return [];
      return typeof told === 'number' ? [[key, typed(told, 6)]] : [[key, recipe.process[key] ?? '']];
    }),
  );
  return portable(craft, { ...recipe, rows: [...rows, ...added], process });
}

/** Of each row the item that it became: what is gone leaves its place, and what is new comes last. */
function leftOf<Row>(
  taken: readonly Row[],
  ingredients: Turned['ingredients'],
  items: readonly Fields[],
): Map<Row, Fields> {
  const gone = new Set(ingredients.flatMap(({ index, grams, before }) => (grams === 0 && before !== 0 ? [index] : [])));
  const stayed = taken.filter((_, place) => !gone.has(place));
  return new Map(stayed.flatMap((row, at) => (items[at] ? [[row, items[at]] as const] : [])));
}

/** What one's own larder says of an ingredient goes on being said there, not in the recipe inside. */
function withoutLarder(craft: Craft, inner: Fields): Fields {
  const { field, name: words } = craft.larder.nesting!;
  if (!Array.isArray(inner.ingredients)) return inner;
  const ingredients = inner.ingredients.map((item: Fields) => {
    if (typeof item[field] === 'object' && item[field] !== null)
      return { ...item, [field]: withoutLarder(craft, item[field] as Fields) };
    const name = words.map((word) => item[word]).find((one) => typeof one === 'string') ?? '';
    const own = describedIn(craft, { name: String(name), composition: {}, packet: {} }, true);
    const isOwn = ([key, value]: [string, unknown]): boolean =>
      Object.hasOwn(own, key) && JSON.stringify(own[key]) === JSON.stringify(value);
    return Object.fromEntries(Object.entries(item).filter((one) => !isOwn(one)));
  });
  return { ...inner, ingredients };
}
