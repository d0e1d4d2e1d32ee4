// The words that names are made of, as declared once for all crafts: which bind, which do not count, which mean the same.
// Takes the file of names; gives the words of a text in one canonical form. Refuses nothing: the loader has checked it.
//   «Autos de la Calle, sin rueda» with «auto» declared another word for «coche» → coche · calle · sin_rueda
import type { LarderNames } from '../../schemas/generated/definitions.d.ts';
import { speller } from './abbreviations.ts';
import { isNumber, normalise, stem } from './normalise.ts';
import { type Steps, stepsOf } from './steps.ts';

export interface Lexicon {
  /** what reading a name has cost */
  readonly steps: Steps;
  readonly articles: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  /** does this word change nothing, in a row of this family? */
  readonly isFiller: (word: string, family: string) => boolean;
  /** may it stand before what it is of, «lata de cosa», and still change nothing? */
  readonly mayLead: (word: string, family: string) => boolean;
  /** is it a part of what it follows, «cosa con tapa», and by itself when it leads, «tapa de cosa»? */
  readonly isPart: (word: string, family: string) => boolean;
  /** does it change so little, in a row of this family, that the row stands for it, and is that to be said? */
  readonly isTold: (word: string, family: string) => boolean;
  readonly isBrand: (word: string) => boolean;
  readonly isKnownFiller: (word: string) => boolean;
  readonly isAdjective: (word: string) => boolean;
  /** does it make another thing of whatever it stands with? */
  readonly isChanging: (word: string) => boolean;
  /** words that change nothing somewhere */
  readonly fillers: () => Iterable<string>;
  /** other forms of known words, with the form that counts */
  readonly forms: ReadonlyMap<string, string>;
  /** what was typed with its declared abbreviations in full: one way for each word that they may be of, the first first */
  readonly spelledOut: (name: string) => readonly [string, ...string[]];
  /** does this word bind the next one to those before it? */
  readonly binds: (token: string) => boolean;
  /** what is left of a word run together with one that binds, «detapa»; an adjective would be bound to nothing */
  readonly unbound: (word: string) => readonly string[];
  /** does something bind two of its words? */
  readonly isBound: (normal: string) => boolean;
  /** its first word, when something binds the rest to it */
  readonly leaderOf: (normal: string) => string | null;
  /** is what follows only what its first word is for, «caja para cosa»? */
  readonly isFor: (normal: string) => boolean;
  /** words said to be added to those before them, «cosa con tapa» */
  readonly addedIn: (normal: string) => readonly string[];
  /** what is bound to the words before it, as written, «cosa de tapas» */
  readonly boundIn: (normal: string) => readonly string[];
  /** what a word says is missing, «sin_tapa» → «tapa»; and back */
  readonly lackedIn: (word: string) => string | null;
  readonly lacking: (thing: string) => string;
  /** the same, written without a space: «sintapa» → «sin_tapa» */
  readonly lackedAtOnce: (word: string) => string | null;
  /** canonical words of a normalised text */
  readonly wordsOf: (normal: string) => string[];
  /** the same of a name that is indexed: it will be asked for again */
  readonly learn: (normal: string) => string[];
}

/** «sin x» is one word: what is missing must not count as what is there. */
const joint = '_';
const nothing: readonly never[] = [];
const leastRoot = 5;
const mostMet = 4096;

export function lexiconOf(names: LarderNames): Lexicon {
  const articles = new Set((names.articles ?? []).map(normalise));
  const skipped = new Set([...articles, ...(names.skip ?? []).map(normalise)]);
  const measures = new Set((names.measures ?? []).map(normalise));
  const adding = new Set((names.with ?? []).map(normalise));
  const purpose = names.purpose === undefined ? null : normalise(names.purpose);
  const without = names.without === undefined ? null : normalise(names.without);
  const inflected = new Map<string, string>();
  const inflect = (word: string): string => {
    const base = stem(normalise(word));
    if (base.endsWith('o')) inflected.set(`${base.slice(0, -1)}a`, base);
    else if (/[áéíóú][ns]$/.test(word)) inflected.set(`${normalise(word)}a`, base);
    return base;
  };
  const small = new Map<string, string>();
  const adjectives = new Set((names.inflected ?? []).map(inflect));
  /** «trozo», «trocito»: small or not, it changes nothing. */
  const belittle = (base: string): void => {
    if (!/[oa]$/.test(base) || base.length < 4) return;
    const root = base.slice(0, -1).replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
    for (const end of base.endsWith('o') ? ['o', 'a'] : ['a']) small.set(`${root}it${end}`, base);
  };

  const single = new Map<string, string>();
  const phrases = new Map<string, { from: string[]; to: string[] }[]>();
  const agree = (word: string): string => inflected.get(word) ?? small.get(word) ?? word;
  const plainWords = (text: string): string[] =>
    joinMissing(normalise(text).split(' '), skipped, without).map((word) => agree(stem(word)));

  const fillers = [...(names.filler ?? []), ...(names.portions ?? [])];
  for (const word of fillers.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.words)))
    if (!word.includes(' ')) belittle(inflect(word));
  for (const [to, others] of Object.entries(names.synonyms ?? {})) {
    const isInflected = adjectives.has(stem(normalise(to)));
    for (const other of others) {
      // Another word for an adjective is one.
      if (isInflected && !other.includes(' ')) inflect(other);
      const from = plainWords(other);
      if (from.length === 1) {
        single.set(from[0]!, plainWords(to).join(' '));
        // In other tongues «-a» is «-es» when they are many, and nothing is left of it.
        const many = from[0]!.replace(/[oa]$/, '');
        if (many.length >= leastRoot && many !== from[0] && !single.has(many))
          single.set(many, plainWords(to).join(' '));
      } else phrases.set(from[0]!, [...(phrases.get(from[0]!) ?? []), { from, to: plainWords(to) }]);
    }
  }
  const lacking = without === null ? null : `${without}${joint}`;
  /** «sin tal», whatever tal is called. */
  const isLacking = (word: string): boolean => lacking !== null && word.startsWith(lacking);
  const canonical = (word: string): string[] => {
    if (!isLacking(word)) return single.get(agree(word))?.split(' ') ?? [agree(word)];
    const [thing, ...more] = canonical(word.slice(lacking!.length));
    return [more.length > 0 ? word : `${lacking}${thing}`];
  };
  const everywhere = new Set<string>();
  const within = new Map<string, Set<string>>();
  const leading = new Set<string>();
  const parts = new Set<string>();
  const told = new Set<string>();
  for (const entry of fillers) {
    const plain = (typeof entry === 'string' ? [entry] : entry.words).flatMap(plainWords).flatMap(canonical);
    if (typeof entry === 'string' || !entry.of) {
      for (const word of plain) everywhere.add(word);
      if (typeof entry !== 'string') for (const word of plain) parts.add(word);
    } else
      for (const family of entry.of) {
        const own = within.get(family) ?? new Set<string>();
        for (const word of plain) own.add(word);
        within.set(family, own);
        for (const word of plain) {
          if (entry.told) told.add(`${word} ${family}`);
          if (entry.after) parts.add(`${word} ${family}`);
          else leading.add(`${word} ${family}`);
        }
      }
  }
  const portions = new Set((names.portions ?? []).flatMap(plainWords).flatMap(canonical));
  const brands = new Set<string>();
  // A brand of several words is one: «Luna de Plata» must not make «plata» count for nothing.
  for (const brand of names.brands ?? []) {
    const from = plainWords(brand);
    const word = from.join(joint);
    brands.add(word);
    everywhere.add(word);
    if (from.length > 1) phrases.set(from[0]!, [...(phrases.get(from[0]!) ?? []), { from, to: [word] }]);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.from.length - a.from.length);

  const binds = (token: string | undefined): boolean =>
    token !== undefined && (token === without || (skipped.has(token) && !articles.has(token)));
  /** Its first word, and the one after it that is no number nor measure. */
  const openingOf = (tokens: readonly string[]): { first: string | undefined; binder: string | undefined } => {
    const at = tokens.findIndex((token) => !articles.has(token) && !isNumber(token));
    let next = at + 1;
    while (isNumber(tokens[next] ?? '') || (next > at + 1 && measures.has(tokens[next] ?? ''))) next++;
    return { first: tokens[at], binder: at === -1 ? undefined : tokens[next] };
  };
  const parted = (normal: string): string[] => {
    const words = joinMissing(normal.split(' '), skipped, without).map((word) => agree(stem(word)));
    const whole = phrased(words, phrases);
    // Most words stand for themselves.
    const isPlain = (word: string): boolean => !single.has(agree(word)) && agree(word) === word && !isLacking(word);
    return whole.every(isPlain) ? whole : whole.flatMap(canonical);
  };
  /** The one word that a token is wherever it stands, nothing where it only binds; null where what is beside it counts. */
  const aloneOf = (token: string): string | null => {
    if (token === without || phrases.has(agree(stem(token)))) return null;
    const [word = '', ...more] = parted(token);
    return more.length > 0 ? null : word;
  };
  const learnt = new Map<string, string | null>();
  const indexed = new Map<string, string[]>();
  const learn = (normal: string): string[] => {
    let words = indexed.get(normal);
    if (!words) {
      for (const token of normal.split(' ')) if (!learnt.has(token)) learnt.set(token, aloneOf(token));
      words = wordsOf(normal);
      indexed.set(normal, words);
    }
    return words;
  };
  const steps = stepsOf();
  /** Of tokens that no row is called by: a name asks for each of its words again and again. */
  const met = new Map<string, string | null>();
  const metAlone = (token: string): string | null => {
    let word = met.get(token);
    if (word === undefined) {
      if (met.size >= mostMet) met.clear();
      word = aloneOf(token);
      met.set(token, word);
    }
    return word;
  };
  const wordsOf = (normal: string): string[] => {
    const words: string[] = [];
    for (const token of normal.split(' ')) {
      const known = learnt.get(token);
      const word = known === undefined ? metAlone(token) : known;
      if (word === null) return parted(normal);
      if (word !== '') words.push(word);
    }
    return words;
  };
  const links = (names.skip ?? []).map(normalise).filter((link) => link.length > 1);
  const changing = new Set((names.changing ?? []).flatMap((word) => wordsOf(normalise(word))));
  const bases = new Set(inflected.values());
  const missed = (names.free ?? []).flatMap((lack) => (typeof lack === 'string' ? [lack] : lack.things));
  const known = new Set([
    ...everywhere,
    ...[...within.values()].flatMap((words) => [...words]),
    ...missed.flatMap((thing) => wordsOf(normalise(`${without} ${thing}`))),
  ]);
  return {
    steps,
    articles,
    measures,
    isFiller: (word, family) => everywhere.has(word) || (within.get(family)?.has(word) ?? false),
    mayLead: (word, family) => portions.has(word) || leading.has(`${word} ${family}`),
    isPart: (word, family) => parts.has(word) || parts.has(`${word} ${family}`),
    isTold: (word, family) => told.has(`${word} ${family}`),
    isBrand: (word) => brands.has(word),
    isKnownFiller: (word) => known.has(word),
    isAdjective: (word) => bases.has(word),
    isChanging: (word) => changing.has(word),
    fillers: () => known,
    spelledOut: speller(Object.entries(names.abbreviations ?? {})),
    forms: new Map([...inflected, ...[...single].filter(([, to]) => !to.includes(' '))]),
    binds,
    unbound: (word) =>
      links
        .flatMap((link) => (word.startsWith(link) ? [word.slice(link.length)] : []))
        .filter((rest) => !adjectives.has(agree(rest))),
    isBound: (normal) => {
      const tokens = normal.split(' ');
      return tokens.some((token, at) => at > 0 && at < tokens.length - 1 && binds(token));
    },
    leaderOf: (normal) => {
      const { first, binder } = openingOf(normal.split(' '));
      return first === undefined || !binds(binder) ? null : (wordsOf(first)[0] ?? null);
    },
    isFor: (normal) => purpose !== null && openingOf(normal.split(' ')).binder === purpose,
    lackedIn: (word) => (isLacking(word) ? word.slice(lacking!.length) : null),
    lacking: (thing) => `${lacking}${thing}`,
    lackedAtOnce: (word) =>
      without !== null && word.startsWith(without) ? canonical(`${lacking}${word.slice(without.length)}`)[0]! : null,
    boundIn: (normal) => {
      const tokens = normal.split(' ').filter((token) => !articles.has(token));
      return tokens.some(binds) ? tokens.filter((_, at) => binds(tokens[at - 1])) : nothing;
    },
    addedIn: (normal) => {
      const tokens = normal.split(' ');
      if (!tokens.some((token) => adding.has(token))) return nothing;
      return tokens.flatMap((token, at) => {
        if (at === 0 || !adding.has(token)) return [];
        const next = tokens.slice(at + 1, at + 4).find((other) => !skipped.has(other));
        return next === undefined || next === without ? [] : wordsOf(next);
      });
    },
    wordsOf,
    learn,
  };
}

/** Drops the words that bind and the signs; the word for «without» takes the one after it. */
function joinMissing(tokens: readonly string[], skipped: ReadonlySet<string>, without: string | null): string[] {
  const words: string[] = [];
  let missing = false;
  for (const token of tokens) {
    if (token === '' || token === '%' || skipped.has(token)) continue;
    if (token === without) {
      missing = true;
      continue;
    }
    words.push(
      missing
        ? `${without}${joint}${stem(token)}`
        : token.includes('.') && isNumber(token)
          ? String(Number(token))
          : token,
    );
    missing = false;
  }
  if (missing) words.push(without!);
  return words;
}

function phrased(
  words: readonly string[],
  phrases: ReadonlyMap<string, readonly { from: readonly string[]; to: readonly string[] }[]>,
): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = phrases.get(words[at]!)?.find(({ from }) => from.every((word, i) => words[at + i] === word));
    if (hit) out.push(...hit.to);
    else out.push(words[at]!);
    at += hit ? hit.from.length : 1;
  }
  return out;
}
