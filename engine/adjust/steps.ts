// How much an adjustment may cost, counted and never timed: the same question gets the same answer in a process that has just
// started, in one that is busy, and in one that has nothing else to do.
//   a look at a recipe of ten lines → some hundreds of steps; a pivot of a programme of 40 × 60 → 2400
import type { Deadline } from './model.ts';

/**
 * A step is about what the solver takes for a few products and sums: some five nanoseconds. Of thousands of recipes of the
 * trade bent at random the dearest took 13 million, and 20 with five recipes to choose among.
 */
export const mostSteps = 30_000_000;

/** All that has been done in this thread: whoever counts looks at what has been added since. */
let done = 0;
export const taken = (): number => done;

export const took = (steps: number): void => {
  done += steps;
};

/** What is worked out once for everybody is in nobody's count. */
export function uncounted<Result>(work: () => Result): Result {
  const before = done;
  const result = work();
  done = before;
  return result;
}

/** `steps`: those that are enough, if not the usual. Once it is over it stays so. */
export function counted(steps = mostSteps): { deadline: Deadline; isOver: () => boolean } {
  const from = done;
  let over = false;
  return {
    deadline: () => {
      over ||= done - from >= steps;
      return over;
    },
    isOver: () => over,
  };
}
