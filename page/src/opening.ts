// What the page opens with: the recipe of the link, the recipe or type of the address, the work of the last visit, or an
// example that works.
import type { Craft, Definition, Site } from '../../engine/index.ts';
import type { Body, Fields } from '../../engine/recipes/model.ts';
import { type Address, readAddress } from './address.ts';
import { type CraftHead, type Definitions, openCraft } from './definitions.ts';
import { fromFragment } from './link.ts';
import { read } from './reading.ts';
import { blankRecipe, type Recipe, recipeFrom } from './recipe.ts';
import { type Draft, openDesk } from './store/desk.ts';
import { migrateDesk } from './store/migrate.ts';
import { latestOf } from './store/recipes.ts';

export interface Opening {
  readonly tab: string;
  readonly recipe: Recipe;
  readonly drafts: Readonly<Record<string, Draft>>;
  /** one's own work that a link covers: undoing brings it back */
  readonly before: Recipe | null;
  /** said once, when something could not be opened */
  readonly word: string | null;
}

export interface ExampleOf {
  readonly type: string;
  readonly name: string;
  readonly body: Body;
  /** whether it shows a recipe that works, rather than one that fails on purpose */
  readonly works: boolean;
}

/** The examples of a type that are recipes, not refusals nor lessons on the law of another day. */
export function examplesOf({ craft: { request }, types }: Definition, type: string): ExampleOf[] {
  return (types[type]?.examples ?? [])
    .filter(({ expect, date }) => expect.error === undefined && date === undefined)
    .map(({ name, recipe, inputs, expect }) => {
      const items: Fields[] = Array.isArray(recipe)
        ? (recipe as Fields[])
        : Object.entries(recipe).map(([typed, grams]) => ({ [request.name]: typed, [request.weight]: grams }));
      const works = Array.isArray(expect.out) ? expect.out.length === 0 : !Object.values(expect).includes('revisar');
      return { type, name, works, body: { title: name, type, ingredients: items, ...inputs } };
    });
}

/** The first example of the type that is really good; of any type of the craft where it has none. */
export function exampleRecipe(craft: Craft, type = craft.defaultType): Recipe {
  const own = examplesOf(craft.definition, type);
  const found = own.some(({ works }) => works)
    ? own
    : [...own, ...[...craft.types.keys()].flatMap((one) => examplesOf(craft.definition, one))];
  const example =
    found.find((one) => one.works && isGood(craft, one, true)) ?? found.find((one) => one.works) ?? found[0];
  return example ? recipeFrom(craft, example.body) : blankRecipe(craft.id, type);
}

const nowhere: Site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

/** Everything in its place, also before the law; and, when so asked, nothing to be warned of. */
export function isGood(craft: Craft, { body }: ExampleOf, isFaultless = false): boolean {
  const outcome = read(craft, body, nowhere);
  if (!('reading' in outcome) || outcome.reading.tone !== 'good') return false;
  return !isFaultless || (outcome.reading.evaluation.advice.warnings ?? []).length === 0;
}

/** The address of a recipe on the shelf means something only where that shelf is. */
export const elsewhere =
  'Esa dirección es de una receta guardada en otro navegador, y aquí no está: lo que ves es otra. Ábrela donde se guardó y pásala con «Compartir»: ese enlace la lleva dentro.';

const broken = 'El enlace está incompleto o dañado: no se ha podido leer la receta.';

export async function firstRecipe({ crafts }: Definitions, fragment: string): Promise<Opening> {
  const find = (id: string | null | undefined): CraftHead | undefined => crafts.find((craft) => craft.id === id);
  let shared: Body | null = null;
  let word: string | null = null;
  try {
    shared = await fromFragment(fragment);
    if (shared && !find(shared.craft)) word = 'El enlace es de un oficio que este obrador no tiene.';
  } catch {
    word = broken;
  }
  migrateDesk();
  const { tab, craft: last, drafts } = await openDesk(shared !== null);
  const open = (recipe: Recipe, before: Recipe | null = null): Opening => ({ tab, drafts, word, recipe, before });
  const draftOf = (craft: Craft): Recipe | null => {
    const draft = drafts[craft.id];
    return draft ? recipeFrom(craft, draft.body, draft) : null;
  };
  const linked = shared ? find(shared.craft) : undefined;
  if (shared && linked) {
    const craft = await openCraft(linked.id);
    return open(recipeFrom(craft, shared), draftOf(craft));
  }
  const address = readAddress(fragment);
  const craft = await openCraft((find(address?.craft) ?? find(last) ?? crafts[0]!).id);
  const draft = draftOf(craft);
  if (address && address.craft === craft.id) {
    const asked = await recipeAt(craft, address, draft);
    if (asked.id !== address.id && address.id !== null) word = elsewhere;
    return open(asked, asked === draft ? null : draft);
  }
  return open(draft ?? exampleRecipe(craft));
}

/** What an address asks for: the recipe on the shelf, or the draft where it is of that type, or an example of the type. */
export async function recipeAt(craft: Craft, { type, id }: Address, draft: Recipe | null): Promise<Recipe> {
  if (draft && (id === null ? type === null || draft.type === type : draft.id === id)) return draft;
  const saved = id === null ? undefined : await latestOf(id).catch(() => undefined);
  if (saved) return recipeFrom(craft, saved.body, { id, version: saved.id });
  if (draft && type === null) return draft;
  return exampleRecipe(craft, type !== null && craft.types.has(type) ? type : craft.defaultType);
}
