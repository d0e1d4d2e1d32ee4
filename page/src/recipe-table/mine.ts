// One's own recipes as what another is made of: found by what is typed of their name, and taken as they were last saved.
import type { Body, Fields } from '../../../engine/recipes/model.ts';
import { lossIn } from '../quantity.ts';
import type { Row } from '../recipe.ts';
import type { Kept } from '../store/database.ts';
import { latestOf, recipes } from '../store/recipes.ts';

let kept: readonly Kept[] = [];

/** Those that this browser keeps; the one on the bench may not go into itself. */
export async function lookUpMine(of: string | null): Promise<readonly Kept[]> {
  kept = (await recipes().catch(() => [])).filter(({ id }) => id !== of);
  return kept;
}

/** Of those last looked up. */
export const mineLike = (typed: string): readonly Kept[] =>
  kept.filter(({ title }) => title.toLowerCase().includes(typed)).slice(0, 3);

/** The row that it makes. */
export async function asRow(id: string): Promise<Partial<Row>> {
  const version = await latestOf(id);
  if (!version) return {};
  const { body } = version;
  return { inner: innerFrom(body), ...(body.title ? { name: body.title } : {}), composition: {} };
}

/** What goes inside another of a recipe that was saved: its ingredients, and what it loses while it is made. */
function innerFrom({ craft, type, title, ingredients, making }: Body): Fields {
  const written = typeof making === 'object' && making !== null ? (making as Fields).loss : undefined;
  const trim = typeof written === 'string' ? lossIn(written) : null;
  return {
    ...{ craft, type, name: title ?? '' },
    ingredients: ingredients.filter(Boolean).map(({ fixed: _f, min: _n, max: _x, ...item }) => item),
    ...(trim ? { trim } : {}),
  };
}
