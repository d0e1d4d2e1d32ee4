// What stands beside the amount of a line: a weight in brackets, the name again with its count, or a count alone.
//   «2 yemas (unos 36 g)» → 36 g   «ralladura de limón (2 limones)» → 2
import { eachOrAll, factorOf, type Quantity } from './amount.ts';
import { isFew } from './piece.ts';
import { type Range, rank, type Span } from './spans.ts';
import type { Token } from './tokens.ts';
import type { Measures } from './words.ts';

export interface Bracket extends Range {
  readonly span: Span;
}

/** The first brackets with a measured amount in them. */
export function bracketOf(tokens: readonly Token[], spans: readonly Span[]): Bracket | null {
  for (const span of spans) {
    if (rank[span.quantity.kind] < rank.piece) continue;
    const from = lastBefore(tokens, span.from, '(', ')');
    if (from < 0) continue;
    const close = tokens.findIndex(({ text }, at) => at >= span.end && text === ')');
    return { from, end: close < 0 ? tokens.length : close + 1, span };
  }
  return null;
}

/** «zumo de limón (2 limones)», «zumo de limón: 2 limones»: the name again, counted. */
export function againIn(tokens: readonly Token[], spans: readonly Span[], measures: Measures) {
  const span = spans.find(
    ({ quantity: { kind }, from }) => kind === 'bare' && /^[(:]$/.test(tokens[from - 1]?.text ?? ''),
  );
  if (!span) return null;
  const stems = (list: readonly Token[]): string[] =>
    list.flatMap(({ kind, text }) => (kind === 'word' && text.length > 2 ? [text.replace(/e?s$/, '')] : []));
  const isOther = ({ text }: Token): boolean => measures.size([{ text } as Token], 0) === null;
  const named = stems(tokens.slice(0, span.from));
  const noun = stems(tokens.slice(span.end).filter(isOther));
  const isAgain = noun.length > 0 && noun.every((word) => named.includes(word));
  return isAgain ? { span, quantity: span.quantity, from: span.from - 1, end: tokens.length } : null;
}

/** «huevos x 6», «huevos (4)», «huevos (x4)»: how many there are, said last and alone. */
export function countIn(tokens: readonly Token[], [span, ...others]: readonly Span[], measures: Measures) {
  if (!span || others.length > 0 || span.quantity.kind !== 'bare' || !isFew(span.quantity.amount)) return null;
  const isTimes = measures.times(tokens, span.from - 1) !== null;
  const first = isTimes ? span.from - 1 : span.from;
  const isAside = tokens[first - 1]?.text === '(' && tokens[span.end]?.text === ')';
  const [from, end] = isAside ? [first - 1, span.end + 1] : [first, span.end];
  return from > 0 && end === tokens.length && (isAside || isTimes)
    ? { span, quantity: span.quantity, from, end }
    : null;
}

function lastBefore(tokens: readonly Token[], at: number, sign: string, unless: string): number {
  for (let i = at - 1; i >= 0 && at - i < 30; i--) {
    if (tokens[i]!.text === sign) return i;
    if (tokens[i]!.text === unless) return -1;
  }
  return -1;
}

/** Brackets tell the amount better when they weigh it: «2 yemas (unos 36 g)», «3 sobres (8 g cada uno)». */
export function besides(
  tokens: readonly Token[],
  main: Span,
  { span }: Bracket,
  measures: Measures,
): { quantity: Quantity } | null {
  if (rank[span.quantity.kind] <= rank[main.quantity.kind]) return null;
  const each = sizeOfEach(main.quantity, span.quantity);
  if (each) return { quantity: each };
  const pieces = main.quantity.kind === 'piece' || main.quantity.kind === 'bare' ? main.quantity.amount : 1;
  if (measures.each(tokens, span.end)) return { quantity: { ...span.quantity, amount: span.quantity.amount * pieces } };
  const isPack = main.quantity.kind === 'piece' && pieces > 1 && !measures.about(tokens, span.from);
  const doubt = isPack ? eachOrAll : span.quantity.doubt;
  return { quantity: { ...span.quantity, doubt } };
}

/** «2 tazas (250 ml)»: nearer the size of one than of all, it says how large each is. */
function sizeOfEach({ kind, amount, unit }: Quantity, told: Quantity): Quantity | null {
  if (kind !== 'spoon' || told.kind !== 'volume') return null;
  const count = amount / factorOf(unit!);
  const isOfOne = count > 1 && told.amount * told.amount < amount * factorOf(unit!);
  return isOfOne ? { ...told, amount: told.amount * count } : null;
}

/** «2 vasos de leche (yogur)», «2 medidas (vaso de yogur)»: brackets that name the measure. */
export function measureIn(tokens: readonly Token[], spans: readonly Span[], measures: Measures) {
  const from = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findIndex(({ text }, at) => at > from && text === ')');
  const main = spans.find((span) => span.quantity.unit && (span.end <= from || span.from > close));
  if (from < 0 || close <= from + 1 || !main) return null;
  const inside = tokens.slice(measures.of(tokens, from + 1)?.end ?? from + 1, close);
  const at = tokens.findIndex(
    (_, index) => index >= main.from && measures.unit(tokens, index)?.value === main.quantity.unit,
  );
  const said = at < 0 ? [] : tokens.slice(at, measures.unit(tokens, at)!.end);
  const unit = measures.named([...said, ...inside]) ?? (main.quantity.unit!.own ? measures.named(inside) : null);
  if (!unit || (unit.kind !== 'spoon' && unit.kind !== 'volume')) return null;
  return { from, end: close + 1, unit };
}
