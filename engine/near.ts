// «¿Querías decir…?»: the nearest known name, when it is near enough to be a slip.
import { distance } from 'fastest-levenshtein';

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export function nearest(wanted: string, known: Iterable<string>): string | null {
  const target = bare(wanted).slice(0, 60);
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(target.length * 0.4)) + 1;
  let bestLength = 0;
  for (const name of known) {
    const candidate = bare(name);
    const apart = distance(target, candidate);
    const isPart =
      target.length >= 4 && (candidate.includes(target) || target.includes(candidate)) && candidate.length >= 4;
    const score = isPart ? Math.min(apart, 2) : apart;
    // As many slips in a longer name are fewer for its length.
    if (score < bestDistance || (score === bestDistance && best !== null && candidate.length > bestLength)) {
      best = name;
      bestDistance = score;
      bestLength = candidate.length;
    }
  }
  return best;
}

/** The question itself, or nothing. */
export function didYouMean(wanted: string, known: Iterable<string>): string {
  const name = nearest(wanted, known);
  return name === null ? '' : ` ¿Querías decir «${name}»?`;
}
