// Declared turns of phrase inside a name: «… para tal cosa». Cost: one look per word.
//   «cosa para la mesa» with «para la mesa» declared → «cosa»
import { normalise, stem } from './normalise.ts';

interface Phrases {
  /** the words before the first declared phrase, and those after it that are to be kept; null without one, or with nothing before it */
  readonly before: (normal: string, isKept: (word: string) => boolean) => string | null;
  /** the same, or the words after a phrase that opens the name */
  readonly outside: (normal: string) => string | null;
  /** the one it begins with, whatever idle words stand between */
  readonly opening: (normal: string, isIdle: (word: string) => boolean) => readonly string[] | null;
}

export function phrasesOf(
  declared: readonly string[],
  articles: ReadonlySet<string>,
  normalised: (text: string) => string = normalise,
): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of declared) {
    const words = tokensOf(normalised(phrase), articles).map(stem);
    byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  const rest = (normal: string, mayOpen: boolean, isKept = (_: string): boolean => false): string | null => {
    const tokens = tokensOf(normal, articles);
    for (let at = mayOpen ? 0 : 1; at < tokens.length; at++) {
      for (const phrase of byFirst.get(stem(tokens[at]!)) ?? []) {
        if (!startsAt(phrase, tokens, at)) continue;
        const after = tokens.slice(at + phrase.length);
        if (at > 0) return [...tokens.slice(0, at), ...(after.some(isKept) ? after : [])].join(' ');
        if (after.length > 0) return after.join(' ');
      }
    }
    return null;
  };
  return {
    before: (normal, isKept) => rest(normal, false, isKept),
    outside: (normal) => rest(normal, true),
    opening: (normal, isIdle) => {
      const [first, ...tokens] = tokensOf(normal, articles).map(stem);
      return (byFirst.get(first ?? '') ?? []).find(([, ...phrase]) => leads(phrase, tokens, isIdle)) ?? null;
    },
  };
}

function leads(phrase: readonly string[], tokens: readonly string[], isIdle: (word: string) => boolean): boolean {
  let at = 0;
  return phrase.every((word) => {
    while (at < tokens.length && tokens[at] !== word && isIdle(tokens[at]!)) at++;
    return tokens[at++] === word;
  });
}

const tokensOf = (normal: string, articles: ReadonlySet<string>): string[] =>
  normal.split(' ').filter((word) => !articles.has(word));

function startsAt(phrase: readonly string[], tokens: readonly string[], at: number): boolean {
  if (at + phrase.length > tokens.length) return false;
  for (let i = 1; i < phrase.length; i++) if (stem(tokens[at + i]!) !== phrase[i]) return false;
  return true;
}
