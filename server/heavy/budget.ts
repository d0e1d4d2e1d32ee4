// Processor time of the thread that asks. Time on the clock is no measure of it on a machine with much to do.
import { readFileSync } from 'node:fs';

const stat = '/proc/thread-self/schedstat';
const lookMs = 5;

function processorMs(): number {
  try {
    return Number(readFileSync(stat, 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

export interface Budget {
  /** whether it is spent */
  spent(): boolean;
  /** milliseconds used so far */
  used(): number;
}

/** Looks at the clock, which costs nothing, until that much time has passed; only then at the processor, now and then. */
export function budgetOf(milliseconds: number): Budget {
  const started = performance.now();
  const from = processorMs();
  let nextLook = started + milliseconds;
  return {
    spent() {
      const now = performance.now();
      if (now < nextLook) return false;
      if (processorMs() - from >= milliseconds) return true;
      nextLook = now + lookMs;
      return false;
    },
    used: () => processorMs() - from,
  };
}
