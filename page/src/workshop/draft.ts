// The draft: the files as the service gave them, as they are now, and what was done in between, which can be undone and
// gone back to. A value: every change gives another one.
import type { Step } from '../store/workshop.ts';
import { changedPaths, type Files, inverse, splicesBetween, withSplices } from './steps.ts';

export interface Draft {
  /** what is compared with: the files of the service, or those of a folder that was opened */
  readonly base: Files;
  readonly files: Files;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const moment = 1500;
const longest = 500;

export const newDraft = (base: Files): Draft => ({ base, files: base, past: [], future: [] });

/** Typing on in one place is one step. */
export function changed(draft: Draft, files: Files, said: string, now: number): Draft {
  const splices = splicesBetween(draft.files, files);
  if (splices.length === 0) return draft;
  const last = draft.past.at(-1);
  const goesOn = last?.said === said && now - last.at < moment && draft.future.length === 0;
  const before = goesOn ? withSplices(draft.files, inverse(last.splices)) : null;
  if (before) {
    const whole = splicesBetween(before, files);
    const past = draft.past.slice(0, -1);
    return { ...draft, files, past: whole.length > 0 ? [...past, { at: now, said, splices: whole }] : past };
  }
  return { ...draft, files, past: [...draft.past, { at: now, said, splices }].slice(-longest), future: [] };
}

export function undone(draft: Draft): Draft {
  const last = draft.past.at(-1);
  const files = last && withSplices(draft.files, inverse(last.splices));
  return files ? { ...draft, files, past: draft.past.slice(0, -1), future: [last, ...draft.future] } : draft;
}

export function redone(draft: Draft): Draft {
  const [next, ...future] = draft.future;
  const files = next && withSplices(draft.files, next.splices);
  return files ? { ...draft, files, past: [...draft.past, next], future } : draft;
}

/** The files as they were after so many steps; null when they cannot be had any more. */
export function filesAfter({ files, past }: Draft, steps: number): Files | null {
  let found: Files | null = files;
  for (const step of past.slice(steps).reverse()) found = found && withSplices(found, inverse(step.splices));
  return found;
}

/** The paths that differ from what is compared with. */
export const touched = ({ base, files }: Draft): string[] => changedPaths(base, files);
