// What was, what is, and what was undone. Keystrokes in one field within a moment are one step.
import type { Recipe } from './recipe.ts';

export interface History {
  readonly past: readonly Recipe[];
  readonly present: Recipe;
  readonly future: readonly Recipe[];
  /** field of the last change and when it was made */
  readonly field: string | null;
  readonly at: number;
}

const longest = 200;
const moment = 1500;

export const begin = (present: Recipe): History => ({ past: [], present, future: [], field: null, at: 0 });

export function change(history: History, recipe: Recipe, field: string | null, now: number): History {
  if (recipe === history.present) return history;
  const goesOn = field !== null && field === history.field && now - history.at < moment;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-longest);
  return { past, present: recipe, future: [], field, at: now };
}

export function undo({ past, present, future, ...rest }: History): History {
  const before = past.at(-1);
  if (!before) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], field: null, at: 0 };
}

export function redo({ past, present, future, ...rest }: History): History {
  const [after, ...later] = future;
  if (!after) return { past, present, future, ...rest };
  return { past: [...past, present], present: after, future: later, field: null, at: 0 };
}

/** Back to what was before one act, with whatever was done after it: never to the keystroke before the last one. */
export function undoTo(history: History, before: Recipe): History {
  const { past, present, future } = history;
  const at = past.lastIndexOf(before);
  if (at < 0) return history;
  return {
    ...{ past: past.slice(0, at), present: before, future: [...past.slice(at + 1), present, ...future] },
    ...{ field: null, at: 0 },
  };
}
