// What the parts of the page share: what can be asked of it, and which sheet lies open over it.
import type { Craft } from '../../engine/index.ts';
import type { Body } from '../../recipes/model.ts';
import type { Definitions } from './definitions.ts';
import type { Recipe } from './recipe.ts';

export type Dialog =
  | {
      readonly kind: 'shelf' | 'share' | 'help' | 'files' | 'examples' | 'adjust' | 'scale' | 'larder' | 'production';
    }
  | { readonly kind: 'paste'; readonly text?: string }
  | { readonly kind: 'composition'; readonly row: number }
  /** on paper: the label alone, or the whole product sheet, under a legal name */
  | { readonly kind: 'label'; readonly name: string; readonly whole: boolean }
  | { readonly kind: 'versions'; readonly recipe: string };

/** Something said in passing, with what can still be done about it. */
export interface Word {
  readonly text: string;
  readonly deed?: { readonly label: string; act(): void };
}

export interface Actions {
  /** another recipe, or what becomes of the one there is when it comes to it */
  change(next: Recipe | ((now: Recipe) => Recipe), field?: string | null): void;
  open(dialog: Dialog): void;
  say(text: string, deed?: Word['deed']): void;
  /** a body from a file, the shelf or an example, in whatever craft it is of; `id` is its place on the shelf */
  load(body: Body, id?: string | null): void;
}

export interface SheetProps {
  close(): void;
  craft: Craft;
  recipe: Recipe;
  definitions: Definitions;
  actions: Actions;
}
