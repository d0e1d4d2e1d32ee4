// The recipes that the user saved on the page, as last saved: what an edit of the rules is tried on, beside the examples.
import { latestOf, recipes } from '../store/recipes.ts';
import type { ShelfRecipe } from './asks.ts';

export async function shelved(): Promise<ShelfRecipe[]> {
  const found = await Promise.all(
    (await recipes()).map(async ({ id, craft, title }) => {
      const version = await latestOf(id);
      return version ? [{ craft, name: title, body: version.body }] : [];
    }),
  );
  return found.flat();
}
