// What the page opens with: the recipe of the link, the work of the last visit, or an example that works.
import type { Craft, Definition } from '../../engine/craft.ts';
import { compiledCraft, type Definitions } from './definitions.ts';
import { fromFragment } from './link.ts';
import { type Body, type Fields, type Recipe, recipeFrom } from './recipe.ts';
import { desk } from './shelf.ts';

export interface Opening {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly drafts: Readonly<Record<string, Body>>;
  /** one's own work that a link covers: undoing brings it back */
  readonly before: Recipe | null;
  /** said once, when something could not be opened */
  readonly word: string | null;
}

export interface ExampleOf {
  readonly type: string;
  readonly name: string;
  readonly body: Body;
}

/** The examples of a type that are recipes, not refusals. */
export function examplesOf({ craft: { request }, types }: Definition, type: string): ExampleOf[] {
  return (types[type]?.examples ?? [])
    .filter(({ expect }) => expect.error === undefined)
    .map(({ name, recipe }) => {
      const items: Fields[] = Array.isArray(recipe)
        ? (recipe as Fields[])
        : Object.entries(recipe).map(([typed, grams]) => ({ [request.name]: typed, [request.weight]: grams }));
      return { type, name, body: { title: name, type, ingredients: items } };
    });
}

export function exampleRecipe(craft: Craft): Recipe {
  const types = [craft.defaultType, ...craft.types.keys()];
  for (const type of types) {
    const [first] = examplesOf(craft.definition, type);
    if (first) return recipeFrom(craft, first.body);
  }
  return { craft: craft.id, type: craft.defaultType, title: '', rows: [] };
}

export async function firstRecipe({ crafts }: Definitions, fragment: string): Promise<Opening> {
  const find = (id: string | undefined): Definition | undefined => crafts.find(({ craft }) => craft.id === id);
  const last = desk();
  const drafts = last?.drafts ?? {};
  let word: string | null = null;
  try {
    const shared = await fromFragment(fragment);
    const definition = shared ? find(shared.craft) : undefined;
    if (shared && definition) {
      const craft = compiledCraft(definition);
      const covered = drafts[craft.id];
      return {
        craft,
        recipe: recipeFrom(craft, shared),
        before: covered ? recipeFrom(craft, covered) : null,
        drafts,
        word,
      };
    }
    if (shared) word = 'El enlace es de un oficio que este obrador no tiene.';
  } catch {
    word = 'El enlace está incompleto o dañado: no se ha podido leer la receta.';
  }
  const definition = find(last?.craft) ?? crafts[0]!;
  const craft = compiledCraft(definition);
  const draft = drafts[craft.id];
  return { craft, recipe: draft ? recipeFrom(craft, draft) : exampleRecipe(craft), before: null, drafts, word };
}
