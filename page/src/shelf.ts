// What the browser keeps: saved recipes, ingredients of one's own, and the work of the last visit.
import type { Body } from './recipe.ts';

export interface Saved {
  readonly id: string;
  readonly at: string;
  readonly body: Body;
}

export interface OwnIngredient {
  readonly craft: string;
  readonly name: string;
  readonly composition: Readonly<Record<string, string>>;
}

export interface Desk {
  readonly craft: string;
  /** by craft, so that changing craft and coming back loses nothing */
  readonly drafts: Readonly<Record<string, Body>>;
}

const keys = { saved: 'obrador.recetas', own: 'obrador.ingredientes', desk: 'obrador.mesa' } as const;

/** Storage may be full, forbidden or hold somebody else's text: the page works without it. */
function read<T>(key: string, empty: T, fits: (value: unknown) => boolean): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return fits(value) ? (value as T) : empty;
  } catch {
    return empty;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const savedRecipes = (): Saved[] =>
  read<Saved[]>(keys.saved, [], Array.isArray).filter(({ body }) => isObject(body) && Array.isArray(body.ingredients));

/** Under the same title and craft there is one recipe: the last. */
export function save(body: Body): boolean {
  const rest = savedRecipes().filter((saved) => saved.body.title !== body.title || saved.body.craft !== body.craft);
  const now = new Date();
  return write(keys.saved, [{ id: now.getTime().toString(36), at: now.toISOString(), body }, ...rest]);
}

export const forget = (id: string): boolean =>
  write(
    keys.saved,
    savedRecipes().filter((saved) => saved.id !== id),
  );

export const ownIngredients = (craft: string): OwnIngredient[] =>
  read<OwnIngredient[]>(keys.own, [], Array.isArray).filter((own) => own.craft === craft && isObject(own.composition));

export function keepIngredient(ingredient: OwnIngredient): boolean {
  const all = read<OwnIngredient[]>(keys.own, [], Array.isArray);
  const rest = all.filter(({ craft, name }) => craft !== ingredient.craft || name !== ingredient.name);
  return write(keys.own, [ingredient, ...rest].slice(0, 500));
}

export const desk = (): Desk | null =>
  read<Desk | null>(keys.desk, null, (value) => isObject(value) && isObject(value.drafts));

export const keepDesk = (value: Desk): boolean => write(keys.desk, value);
