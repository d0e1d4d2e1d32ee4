// «¿Querías decir…?»: the nearest known name, when it is near enough to be a slip.
import { distance } from 'fastest-levenshtein';
import { bitsIn, lettersOf } from './names/misspelled-word.ts';

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export const nearest = (wanted: string, known: Iterable<string>): string | null => nearestOf(known)(wanted);

/** The same over names that do not change, for whoever asks often. */
export function nearestOf(known: Iterable<string>): (wanted: string) => string | null {
  const candidates = Array.from(known, (name) => {
    const candidate = bare(name);
    return { name, candidate, letters: lettersOf(candidate) };
  });
  return (wanted) => nearestIn(wanted, candidates);
}

interface Known {
  readonly name: string;
  readonly candidate: string;
  readonly letters: number;
}

function nearestIn(wanted: string, known: readonly Known[]): string | null {
  const target = bare(wanted).slice(0, 60);
  const wantedLetters = lettersOf(target);
  let best: string | null = null;
  // From so many slips on it is another word: as many do not come before none at all.
  let least: readonly number[] = [Math.max(1, Math.floor(target.length * 0.4)) + 1, -Infinity];
  for (const { name, candidate, letters } of known) {
    const isPart =
      candidate.length >= 4
        ? candidate.includes(target) || target.includes(candidate)
        : candidate.length === 3 && target.startsWith(candidate);
    // So many letters more or fewer are as many slips at least.
    if (!isPart && Math.abs(target.length - candidate.length) > least[0]!) continue;
    // A slip brings one letter and takes another at most.
    const others = wantedLetters ^ letters;
    if (!isPart && bitsIn(others) > 2 * least[0]!) continue;
    const slips = distance(target, candidate);
    const isShuffle = others === 0 && target.length > 3 && isShuffled(target, candidate);
    const apart = isShuffle ? Math.min(1, slips) : slips;
    // Between two as near, the one with fewer slips; as many slips in a longer name are fewer for its length.
    const score = [isPart ? Math.min(apart, 2) : apart, apart, -candidate.length];
    if (!isBefore(score, least)) continue;
    best = name;
    least = score;
  }
  return best;
}

/** The same letters in another order. */
const isShuffled = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && one[at]! < other[at]!;
};

/** The known name that is written otherwise («talCosa» for «tal_cosa»), or with one slip. */
export function sameBut(wanted: string, known: readonly string[]): string | null {
  const target = bare(wanted).slice(0, 60);
  return known.find((name) => distance(target, bare(name)) <= (target.length < 5 ? 0 : 1)) ?? null;
}

/** The question itself, or nothing. */
export function didYouMean(wanted: string, known: Iterable<string>): string {
  const name = nearest(wanted, known);
  return name === null ? '' : ` ¿Querías decir «${name}»?`;
}

/** «No existe la columna «tal_cuales». ¿Querías decir «tal_cual»?» */
export const noSuch = (what: string, name: string, known: Iterable<string>, where = ''): string =>
  `No existe ${what} «${name}»${where}.${didYouMean(name, known)}`;
