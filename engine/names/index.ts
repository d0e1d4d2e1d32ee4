// Every name of every row, ready to be found as it is written, by its words, or inside a longer name.
// Takes rows with their names; gives lookups whose cost grows with the words asked for. One text that names two rows is
// told to whoever asks; the first keeps it.
//   «cosa roja fina» asked for as «cosa roja fina de allí» → covered by the row, «alli» left over
import { normalise, stem } from './normalise.ts';
import type { Steps } from './steps.ts';

/** What is indexed of a row; an id is a name too, after all others. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Shorter forms of the names of a row, where nobody else has them. */
export interface Short {
  readonly id: string;
  readonly texts: readonly string[];
}

export interface Cover {
  readonly id: string;
  /** words of the row's name, all of them in the name asked for */
  readonly words: readonly string[];
  /** words asked for that it does not explain */
  readonly left: readonly string[];
  /** its words come in its own order */
  readonly ordered: boolean;
}

export interface NameIndex {
  readonly text: (normal: string) => string | undefined;
  /** as it is written, or with words in the plural, when something binds them: «cosas de casa» */
  readonly inflected: (normal: string) => string | undefined;
  /** its words in its order, whatever binds them */
  readonly phrase: (words: readonly string[]) => string | undefined;
  /** words run together: «cosaroja» */
  readonly together: (words: readonly string[]) => string | undefined;
  /** rows whose whole name stands in these words */
  readonly covers: (words: readonly string[]) => Cover[];
  /** rows that have any of these words, by how much they share */
  readonly sharing: (words: readonly string[]) => Map<string, number>;
  readonly has: (word: string) => boolean;
  /** rows that have this word in a name */
  readonly saying: (word: string) => string[];
  /** is this word in any name of the row? */
  readonly says: (id: string, word: string) => boolean;
  /** does any name of the row say that it has this word added, «cosa con tapa»? */
  readonly adds: (id: string, word: string) => boolean;
  /** do most names with this word begin with it? */
  readonly leads: (word: string) => boolean;
  readonly words: () => Iterable<string>;
}

interface Key {
  readonly id: string;
  /** no word of it was dropped */
  readonly bare: boolean;
  readonly words: readonly string[];
}

/** How a text is taken apart. */
interface Parting {
  readonly wordsOf: (normal: string) => string[];
  /** words that follow one that adds, «cosa con tapa» */
  readonly addedIn: (normal: string) => readonly string[];
  /** what looking costs is told here */
  readonly steps?: Pick<Steps, 'take'>;
}

type Clash = (name: string, owner: string, other: string) => void;

/** Names as they are written are ready at once; their words when something else is first asked for. */
export function indexNames(
  rows: readonly Named[],
  parting: Parting,
  clash?: Clash,
  shorts: () => readonly Short[] = () => [],
): NameIndex {
  const texts = new Map<string, string>();
  const note = (id: string, name: string, tell?: Clash): void => {
    const normal = normalise(name);
    const owner = texts.get(normal);
    if (owner === undefined && normal !== '') texts.set(normal, id);
    else if (owner !== undefined && owner !== id) tell?.(name, owner, id);
  };
  for (const { id, names } of rows) for (const name of names) note(id, name, clash);
  for (const { id } of rows) note(id, id.replaceAll('_', ' '));
  let made: NameIndex | null = null;
  const words = (): NameIndex => {
    made ??= indexWords(texts, parting, shorts());
    return made;
  };
  return {
    text: (normal) => texts.get(normal) ?? words().text(normal),
    inflected: (normal) => texts.get(normal) ?? words().inflected(normal),
    phrase: (asked) => words().phrase(asked),
    together: (asked) => words().together(asked),
    covers: (asked) => words().covers(asked),
    sharing: (asked) => words().sharing(asked),
    has: (word) => words().has(word),
    saying: (word) => words().saying(word),
    says: (id, word) => words().says(id, word),
    adds: (id, word) => words().adds(id, word),
    leads: (word) => words().leads(word),
    words: () => words().words(),
  };
}

function indexWords(
  texts: ReadonlyMap<string, string>,
  { wordsOf, addedIn, steps }: Parting,
  shorts: readonly Short[],
): NameIndex {
  const keys: Key[] = [];
  const short = new Map<string, string>();
  const phrases = new Map<string, number>();
  const runs = new Map<string, string>();
  const stems = new Map<string, string>();
  let longest = 0;
  const postings = new Map<string, number[]>();

  const add = (id: string, normal: string, words: readonly string[], phrase: string): void => {
    if (words.length === 0) return;
    const bare = phrase.length === normal.length;
    const known = keys[phrases.get(phrase) ?? -1];
    if (known) {
      // «cosa» is rather of the row so named than of «a cosa», which loses a word on the way.
      if (known.id !== id && bare && !known.bare) Object.assign(known, { id, bare });
      return;
    }
    phrases.set(phrase, keys.length);
    if (words.length > 1) putOnce(runs, words.join(''), id);
    const distinct = [...new Set(words)];
    for (const word of distinct) put(postings, word, keys.length);
    keys.push({ id, bare, words: distinct });
  };
  for (const [normal, id] of texts) {
    // A name does not end in a word that binds: one that seems to is known only as it is written.
    if (/[a-z]$/.test(normal) && wordsOf(normal.slice(normal.lastIndexOf(' ') + 1)).length === 0) continue;
    const words = wordsOf(normal);
    const phrase = words.join(' ');
    if (phrase.length < normal.length) {
      putOnce(stems, stemmed(normal), id);
      longest = Math.max(longest, normal.length);
    }
    add(id, normal, words, phrase);
  }
  for (const { id, texts: forms } of shorts) {
    for (const form of forms) {
      const normal = normalise(form);
      if (normal === '' || texts.has(normal) || short.has(normal)) continue;
      const words = wordsOf(normal);
      const phrase = words.join(' ');
      if (phrases.has(phrase)) continue;
      short.set(normal, id);
      add(id, normal, words, phrase);
    }
  }

  // A name is looked for where its rarest word stands.
  const anchored = new Map<string, Key[]>();
  const count = (word: string): number => postings.get(word)!.length;
  for (const key of keys)
    put(
      anchored,
      key.words.reduce((a, b) => (count(b) < count(a) ? b : a)),
      key,
    );

  const sayers = new Map<string, ReadonlySet<string>>();
  let added: ReadonlySet<string> | null = null;

  /** A word that many names share tells little of each. */
  const weigh = (word: string): number => Math.log(1 + keys.length / count(word));

  return {
    text: (normal) => short.get(normal),
    // Said of many, each of its words may be longer by two letters.
    inflected: (normal) =>
      normal.length > 2 * longest || !plural.test(normal) ? undefined : stems.get(stemmed(normal)),
    phrase: (words) => keys[phrases.get(words.join(' ')) ?? -1]?.id,
    together: (words) => runs.get(words.join('')),
    covers: (words) => {
      const asked = new Set(words);
      const covers: Cover[] = [];
      for (const word of asked) {
        const keys = anchored.get(word) ?? [];
        steps?.take(keys.length);
        for (const { id, words: own } of keys) {
          if (own.length > asked.size || !own.every((part) => asked.has(part))) continue;
          const left = own.length === words.length ? [] : words.filter((part) => !own.includes(part));
          covers.push({ id, words: own, left, ordered: inOrder(own, words) });
        }
      }
      return covers;
    },
    sharing: (words) => {
      const asked = new Set(words.filter((word) => postings.has(word)));
      const shared = new Map<number, number>();
      let wanted = 0;
      for (const word of asked) {
        const weight = weigh(word);
        wanted += weight;
        for (const at of postings.get(word)!) shared.set(at, (shared.get(at) ?? 0) + weight);
      }
      const best = new Map<string, number>();
      steps?.take(shared.size);
      for (const [at, common] of shared) {
        const { id, words: own } = keys[at]!;
        const whole = own.reduce((sum, word) => sum + (asked.has(word) ? 0 : weigh(word)), wanted);
        const score = common / whole;
        if (score > (best.get(id) ?? 0)) best.set(id, score);
      }
      return best;
    },
    has: (word) => postings.has(word),
    saying: (word) => (postings.get(word) ?? []).map((at) => keys[at]!.id),
    says: (id, word) => {
      let ids = sayers.get(word);
      if (!ids) {
        if (!postings.has(word)) return false;
        ids = new Set(postings.get(word)!.map((at) => keys[at]!.id));
        sayers.set(word, ids);
      }
      return ids.has(id);
    },
    adds: (id, word) => {
      added ??= new Set([...texts].flatMap(([normal, owner]) => addedIn(normal).map((one) => `${owner} ${one}`)));
      return added.has(`${id} ${word}`);
    },
    leads: (word) => {
      const list = postings.get(word) ?? [];
      return 2 * list.filter((at) => keys[at]!.words[0] === word).length > list.length;
    },
    words: () => postings.keys(),
  };
}

const plural = /s(?: |$)/;
const stemmed = (normal: string): string => normal.split(' ').map(stem).join(' ');

function put<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

function putOnce<T>(map: Map<string, T>, key: string, item: T): void {
  if (!map.has(key)) map.set(key, item);
}

function inOrder(own: readonly string[], words: readonly string[]): boolean {
  let at = -1;
  return own.every((word) => {
    at = words.indexOf(word, at + 1);
    return at !== -1;
  });
}
