// A line that says how many of its own are for another use → one line for each use.
//   «3 huevos (1 para pintar)» → «2 huevos», «1 huevos para pintar»   «3 huevos (+ 1 para pintar)» → «3 huevos», «1 huevos para pintar»
import { spanish } from '../number.ts';
import { withUnit } from './amount.ts';
import { readLine } from './line.ts';
import { type Span, spansIn } from './spans.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

/** The measure in which what is left of an amount is written. */
const measures = { bare: '', mass: ' g', volume: ' ml' };
const isLeft = (kind: string): kind is keyof typeof measures => kind in measures;
/** «1 de ellos para cual» */
const mostBetween = 2;

export function usesIn(line: string, words: Measures, isKnown: (name: string) => boolean): string[] {
  const tokens = tokensOf(line);
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = open < 1 ? -1 : tokens.findIndex(({ text }, at) => at > open && text === ')');
  if (close < 0) return [line];
  const spans = spansIn(tokens, words);
  const [main, part] = [spans.find(({ end }) => end <= open), spans.find(({ from }) => from > open && from < close)];
  const use = part && useAfter(tokens, part, close, words);
  if (!main || !part || !use || !isLeft(main.quantity.kind)) return [line];
  const { kind, unit } = main.quantity;
  const told = part.quantity.kind === 'bare' && unit ? withUnit(part.quantity, unit) : part.quantity;
  if (told.kind !== kind) return [line];
  const isMore = part.from > open + 1 && (words.plus(tokens, open + 1) ?? words.and(tokens, open + 1)) !== null;
  const left = main.quantity.amount - (isMore ? 0 : told.amount);
  if ((part.from > open + 1 && !isMore) || left <= 0) return [line];
  const bare = (line.slice(0, tokens[open]!.from) + line.slice(tokens[close]!.to)).trim();
  const other = `${readLine(bare, words).name} ${line.slice(tokens[use]!.from, tokens[close]!.from).trim()}`;
  if (!isKnown(other)) return [line];
  const [from, to] = [tokens[main.from]!.from, tokens[main.end - 1]!.to];
  const written = (amount: number): string => `${spanish(amount, 3)}${measures[kind]}`;
  return [`${bare.slice(0, from)}${written(left)}${bare.slice(to)}`, `${written(told.amount)} ${other}`];
}

/** Where the use begins that follows an amount in brackets. */
function useAfter(tokens: readonly Token[], { end }: Span, close: number, words: Measures): number | null {
  for (let at = end; at < close && at <= end + mostBetween; at++) if (words.for(tokens, at)) return at;
  return null;
}
