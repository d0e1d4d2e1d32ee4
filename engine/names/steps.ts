// How much work one name may cost, counted and never timed: the same name gets the same answer from a process that has
// just started, from a warm one and from a busy one. What would take more is not recognised.
//   an honest name of five words with two slips takes some 300 steps; one made to be dear would take a hundred thousand

/**
 * A step is a word taken apart, a row whose words are looked at beside those of the name, or a known word compared with
 * one that nobody knows: half a microsecond, so that a name costs less than one thousandth of a second whatever is typed. Of
 * ten thousand names as professionals type them one in a hundred takes 560, and the dearest these.
 */
export const mostSteps = 1900;

export interface Steps {
  /** so many more are taken; inside a reading that has none left, the reading ends there */
  readonly take: (count: number) => void;
  /** what the work gives, or null when it takes too many */
  readonly within: <Result>(work: () => Result) => Result | null;
  /** what was asked before in this reading is not asked, nor counted, again */
  readonly once: <Result>(question: string, work: () => Result) => Result;
  readonly taken: () => number;
}

/** Thrown, and caught here: where from does not matter, and telling it would cost more than the reading. */
const spent = Symbol('spent');

/** Work outside a reading, as when definitions are loaded, is not counted. */
export function stepsOf(most = mostSteps): Steps {
  let taken = 0;
  let isCounting = false;
  const answers = new Map<string, unknown>();
  return {
    take: (count) => {
      taken += count;
      if (isCounting && taken > most) throw spent;
    },
    within: (work) => {
      taken = 0;
      isCounting = true;
      answers.clear();
      try {
        return work();
      } catch (error) {
        if (error === spent) return null;
        throw error;
      } finally {
        isCounting = false;
      }
    },
    once: <Result>(question: string, work: () => Result): Result => {
      if (!isCounting) return work();
      if (!answers.has(question)) answers.set(question, work());
      return answers.get(question) as Result;
    },
    taken: () => taken,
  };
}
