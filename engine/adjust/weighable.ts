// A weight that nobody wrote is one that a scale shows.
//   123.4 → 123     0.0467 → 0.047
import { toStep } from '../number.ts';

export function weighable(grams: number): number {
  const step = 10 ** Math.min(0, Math.floor(Math.log10(grams || 1)) - 1);
  return toStep(grams, step, Math.round);
}
