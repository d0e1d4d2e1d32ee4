// What the parts of the page share: what can be asked of it, and which sheet lies open over it.
import type { Craft, SheetKind } from '../../engine/index.ts';
import type { Body } from '../../engine/recipes/model.ts';
import type { Definitions } from './definitions.ts';
import type { Recipe } from './recipe.ts';

export type Dialog =
  | { readonly kind: 'shelf' | 'share' | 'help' | 'files' | 'examples' | 'adjust' | 'scale' | 'larder' | 'production' }
  | { readonly kind: 'saveAs' | 'conflict' | 'palette' | 'weighing' }
  | { readonly kind: 'paste'; readonly text?: string }
  | { readonly kind: 'composition'; readonly row: number }
  /** on paper: the label alone, or the whole product sheet, under a legal name */
  | { readonly kind: 'label'; readonly name: string; readonly whole: boolean }
  | { readonly kind: 'versions'; readonly recipe: string }
  /** a change over all that is kept */
  | { readonly kind: 'book' }
  /** one of the sheets that all of it gives */
  | { readonly kind: 'wall'; readonly sheet: SheetKind };

/** Something said in passing, with what can still be done about it. */
export interface Word {
  readonly text: string;
  readonly deed?: { readonly label: string; act(): void };
  /** until somebody has read it */
  readonly stays?: true;
}

/** Where a recipe stands on the shelf, and the version it goes on from. */
export interface Place {
  readonly id: string;
  readonly version: string | null;
}

export interface Actions {
  /** another recipe, or what becomes of the one there is when it comes to it */
  change(next: Recipe | ((now: Recipe) => Recipe), field?: string | null): void;
  /** the same, said, with the way back to what was before this very act */
  done(next: Recipe | ((now: Recipe) => Recipe), text: string): void;
  open(dialog: Dialog): void;
  say(text: string, deed?: Word['deed']): void;
  /** a body from a file, the shelf or an example, in whatever craft it is of */
  load(body: Body, place?: Place | null): void;
}

export interface Saving {
  save(): void;
  /** whatever another tab has saved: this goes after it */
  saveOver(): void;
  /** another recipe, under this name */
  saveAs(title: string): void;
}

/** What can be done with the recipe as a whole: the same from one keystroke to the next. */
export interface Deeds extends Saving {
  chooseCraft(id: string): void;
  startNew(): void;
  undo(): void;
  redo(): void;
  /** what was said in passing has been heard */
  hush(): void;
}

export interface SheetProps {
  close(): void;
  deeds: Deeds;
  craft: Craft;
  recipe: Recipe;
  definitions: Definitions;
  actions: Actions;
}
