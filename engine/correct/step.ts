// What a correction is made of: steps, each with the recipe before it and after it, what it mends and why it is done.
import { moved, type Part } from '../advice/direction.ts';
import type { Forbidden, Misdosed } from '../advice/limits.ts';
import { type Fault, faultsIn, type State, same, stateOf } from '../advice/state.ts';
import type { Lever } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';

export interface Step {
  readonly parts: readonly Part[];
  /** signed */
  readonly grams: readonly number[];
  readonly decimals: readonly number[];
  readonly before: State;
  readonly after: State;
  /** faults that are gone after it */
  readonly mended: readonly Fault[];
  readonly why: Why;
}

export type Why =
  | { readonly kind: 'forbid'; readonly forbidden: Forbidden<MixLine> }
  | { readonly kind: 'dose'; readonly misdosed: Misdosed }
  | { readonly kind: 'cause'; readonly line: MixLine }
  | {
      readonly kind: 'lever';
      readonly fault: Fault;
      /** null: it is told by what it does */
      readonly lever: Lever | null;
      readonly relaxed: boolean;
      /** other figures for which the same is done */
      readonly also: readonly Fault[];
    };

export type Draft = Pick<Step, 'parts' | 'grams' | 'decimals' | 'why'>;

export interface Correction {
  readonly steps: readonly Step[];
  /** what comes in with what is usual of the process, where that gives way; null: it stays as it was told */
  readonly process: { readonly mended: readonly Fault[] } | null;
  readonly end: State;
  readonly left: readonly Fault[];
  /** what it costs to believe it */
  readonly price: number;
}

export function taken(draft: Draft, before: State): Step {
  const was = faultsIn(before);
  const after = stateOf(moved(before.mix, draft.parts, draft.grams));
  const now = faultsIn(after);
  const { parts, grams, decimals, why } = draft;
  const mended = was.filter((fault) => !now.some((one) => same(one, fault)));
  return { parts, grams, decimals, why, before, after, mended };
}
