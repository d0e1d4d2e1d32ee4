// A text → its figures, words and signs, each with its place; in one pass, whatever the text is.
//   «½ kg de X» → fraction 0,5 · word kg · word de · word x
import { plainWord } from './plain.ts';

export type Kind = 'number' | 'fraction' | 'word' | 'sign';

export interface Token {
  readonly kind: Kind;
  /** words without capitals or accents */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Typographic spaces that part thousands are joined; a plain space only before «000» or «050», which is no figure by itself.
 * The «x» of a product may stick to both figures, and so may a measure: «2kg300».
 */
const number = "\\d+(?:[.,'’´\\u00a0\\u2009\\u202f]\\d+)*";
const spaced = "(?<![\\d\\p{L}.,/])[1-9]\\d{0,2} 0\\d\\d(?![\\d.'’´/])(?:,\\d+)?";
const pattern = new RegExp(
  `(?<number>${spaced}|${number}|(?<![\\d\\p{L}.,])[.,]\\d+)|(?<fraction>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|(?<word>(?<=\\d\\s?)[xX](?=\\s?\\d)|(?<=\\d)\\p{L}+(?=\\d{3}(?![\\d\\p{L}]))|[xX](?=(?:1?\\d|2[0-4])\\s*\\)?\\s*$)|\\p{L}[\\p{L}\\p{M}\\d³]*)|(?<sign>[^\\s.])`,
  'gu',
);

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const { groups, index: from } = match;
    const written = match[0];
    const kind = (Object.keys(groups!) as Kind[]).find((name) => groups![name] !== undefined)!;
    tokens.push({ kind, text: kind === 'word' ? plainWord(written) : written, from, to: from + written.length });
  }
  return tokens;
}
