// One line of a list → a name and its quantity, wherever it stands, or why there is none.
//   «Tal cosa 38 25 g» → «Tal cosa 38», 25 g   «2 de tal (unos 60 g)» → «tal», 60 g
import { amountAt, type Quantity } from './amount.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

export interface Span {
  readonly quantity: Quantity;
  readonly from: number;
  readonly end: number;
}

export interface LineRead {
  readonly name: string;
  readonly quantity: Quantity | null;
  /** the words of the quantity */
  readonly said: string;
  /** where the quantity stands */
  readonly place: 'before' | 'after' | 'within' | 'beside' | null;
  /** a figure before the name, beside the weight: it may count pieces or be part of the name */
  readonly counted: { readonly figure: string; readonly name: string } | null;
  readonly doubt: string | null;
}

const rank: Record<Quantity['kind'], number> = { mass: 5, volume: 4, spoon: 3, piece: 2, bare: 1, share: 0 };

/** Every amount of a text, from left to right; figures of something else («20 min») are none. */
export function spansIn(tokens: readonly Token[], measures: Measures): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = amountAt(tokens, at, measures);
    const isOther = found?.quantity.kind === 'bare' && measures.others(tokens, found.end) !== null;
    if (found && !isOther) spans.push({ quantity: found.quantity, from: at, end: found.end });
    at = found ? found.end : at + 1;
  }
  return spans;
}

export function readLine(text: string, measures: Measures): LineRead {
  const tokens = tokensOf(text);
  const spans = spansIn(tokens, measures);
  const bracket = bracketOf(tokens, spans);
  const open = bracket ? spans.filter(({ from }) => from < bracket.from || from > bracket.end) : spans;
  const without = (...gone: Range[]) => nameFrom(text, tokens, bracket ? [...gone, bracket] : gone, measures);
  const main = chosen(tokens, open, measures, bracket?.end === tokens.length ? bracket.from : tokens.length);
  if (!main) {
    const none = noneIn(tokens, measures);
    const share = bracket || none ? undefined : shareOf(tokens, spans);
    if (share)
      return {
        name: without(share),
        quantity: share.quantity,
        said: textOf(text, tokens, share),
        place: 'after',
        counted: null,
        doubt: null,
      };
    const quantity = bracket?.span.quantity ?? null;
    const said = bracket ? textOf(text, tokens, bracket.span) : '';
    const place = quantity ? 'beside' : null;
    return {
      name: none ? without(none) : without(),
      quantity,
      said,
      place,
      counted: null,
      doubt: quantity?.doubt ?? null,
    };
  }
  const { span, place, also, doubt } = main;
  const told = bracket ? besides(tokens, span, bracket, measures) : null;
  const used = told ? bracket!.span : span;
  const quantity = told?.quantity ?? main.quantity;
  const lead = spans.find((one) => one.from === 0 && one !== span && one.quantity.kind === 'bare');
  const counted =
    lead && !also.includes(lead) ? { figure: textOf(text, tokens, lead), name: without(span, lead, ...also) } : null;
  const leftOver = open.some((one) => one !== span && !also.includes(one) && rank[one.quantity.kind] >= rank.volume);
  return {
    name: without(span, ...also),
    quantity,
    said: textOf(text, tokens, used),
    place,
    counted,
    doubt: quantity.doubt ?? doubt ?? (leftOver ? 'hay más de una cantidad' : null),
  };
}

type Range = { readonly from: number; readonly end: number };

interface Bracket extends Range {
  readonly span: Span;
}

/** The first brackets with a measured amount in them. */
function bracketOf(tokens: readonly Token[], spans: readonly Span[]): Bracket | null {
  for (const span of spans) {
    if (rank[span.quantity.kind] < rank.piece) continue;
    const from = lastBefore(tokens, span.from, '(', ')');
    if (from < 0) continue;
    const close = tokens.findIndex(({ text }, at) => at >= span.end && text === ')');
    return { from, end: close < 0 ? tokens.length : close + 1, span };
  }
  return null;
}

function lastBefore(tokens: readonly Token[], at: number, sign: string, unless: string): number {
  for (let i = at - 1; i >= 0 && at - i < 30; i--) {
    if (tokens[i]!.text === sign) return i;
    if (tokens[i]!.text === unless) return -1;
  }
  return -1;
}

/** Brackets tell the amount better when they weigh it: «2 cosas (unos 60 g)», «3 sobres (8 g cada uno)». */
function besides(
  tokens: readonly Token[],
  main: Span,
  { span }: Bracket,
  measures: Measures,
): { quantity: Quantity } | null {
  if (rank[span.quantity.kind] <= rank[main.quantity.kind]) return null;
  const pieces = main.quantity.kind === 'piece' || main.quantity.kind === 'bare' ? main.quantity.amount : 1;
  if (measures.each(tokens, span.end)) return { quantity: { ...span.quantity, amount: span.quantity.amount * pieces } };
  const isPack = main.quantity.kind === 'piece' && pieces > 1 && !measures.about(tokens, span.from);
  const doubt = isPack ? 'no está claro si es el peso de cada pieza o de todas' : span.quantity.doubt;
  return { quantity: { ...span.quantity, doubt } };
}

interface Choice {
  readonly span: Span;
  readonly quantity: Quantity;
  readonly place: 'before' | 'after' | 'within';
  /** other amounts of the same thing, which are not part of its name */
  readonly also: readonly Span[];
  readonly doubt: string | null;
}

/** The measured amount at the start or the end, then one between words, then a bare figure at the end or the start. */
function chosen(tokens: readonly Token[], spans: readonly Span[], measures: Measures, last: number): Choice | null {
  const measured = spans.filter(({ quantity }) => rank[quantity.kind] > rank.bare);
  const share = spans.find(({ quantity, end }) => quantity.kind === 'share' && end === last);
  const before = measured.find(({ from }) => from === 0);
  const after = measured.findLast(({ end }) => end === last || (share?.from === end && end > 0));
  const tail = share && after && after !== share && after.end === share.from ? [share] : [];
  if (before && after && before !== after) return ofTwo(tokens, before, after, tail, measures);
  const one = before ?? after ?? measured[0];
  if (one) {
    const place = one === before ? 'before' : one === after ? 'after' : 'within';
    const multiple = one === after ? contents(tokens, spans, one, measures) : null;
    if (multiple) return { ...multiple, also: [...multiple.also, ...tail] };
    const doubt = joinedDoubt(tokens, spans, one);
    const lead = doubt ? spans.filter(({ from, end }) => from === 0 && end === one.from) : [];
    return { span: one, quantity: one.quantity, place, also: [...lead, ...tail], doubt };
  }
  const bare = spans.filter(({ quantity }) => quantity.kind === 'bare');
  const end = bare.findLast((span) => span.end === last && span.quantity.hasDigits && span.from > 0);
  if (end)
    return { span: end, quantity: end.quantity, place: 'after', also: [], doubt: joinedDoubt(tokens, spans, end) };
  const start = bare.find(({ from }) => from === 0);
  return start && start.end < tokens.length
    ? { span: start, quantity: start.quantity, place: 'before', also: [], doubt: null }
    : null;
}

/** Two amounts of one thing: pieces and the weight of each, or the same said twice. */
function ofTwo(tokens: readonly Token[], before: Span, after: Span, tail: readonly Span[], measures: Measures): Choice {
  const multiple = contents(tokens, [before], after, measures);
  if (multiple) return { ...multiple, also: [...multiple.also, ...tail] };
  const isBefore = rank[before.quantity.kind] >= rank[after.quantity.kind];
  const [span, other] = isBefore ? [before, after] : [after, before];
  const isAgain = rank[span.quantity.kind] > rank[other.quantity.kind];
  return {
    span,
    quantity: span.quantity,
    place: isBefore ? 'before' : 'after',
    also: isAgain ? [other, ...tail] : tail,
    doubt: isAgain ? null : 'hay más de una cantidad',
  };
}

/** «2 tabletas de tal de 100 g», «4 tales de 125 g» */
function contents(tokens: readonly Token[], spans: readonly Span[], after: Span, measures: Measures): Choice | null {
  const lead = spans.find(({ from }) => from === 0);
  const isCount = lead && lead !== after && (lead.quantity.kind === 'piece' || lead.quantity.kind === 'bare');
  if (!isCount || after.from < 2 || !measures.of(tokens, after.from - 1) || lead.end >= after.from - 1) return null;
  const { kind, amount } = after.quantity;
  if (kind !== 'mass' && kind !== 'volume') return null;
  const quantity = { ...after.quantity, amount: amount * lead.quantity.amount };
  return { span: after, quantity, place: 'after', also: [lead], doubt: null };
}

/** «Tal 1 250 g»: the figure before may belong to the weight. */
function joinedDoubt(tokens: readonly Token[], spans: readonly Span[], { from, quantity }: Span): string | null {
  const [figure, group] = [tokens[from - 1], tokens[from]];
  const isBeside = spans.some((span) => span.end === from && span.quantity.kind === 'bare');
  const mayJoin = isBeside && /^[1-9]$/.test(figure!.text) && /^\d{3}$/.test(group!.text) && quantity.amount < 1000;
  return mayJoin ? `puede ser ${group!.text} o ${figure!.text}.${group!.text}` : null;
}

/** A percentage at either end: a proportion, or part of the name; only the whole list tells. */
const shareOf = (tokens: readonly Token[], spans: readonly Span[]): Span | undefined =>
  spans.find(({ quantity: { kind }, from, end }) => kind === 'share' && (end === tokens.length || from === 0));

/** «al gusto» */
function noneIn(tokens: readonly Token[], measures: Measures): Range | null {
  for (let at = 0; at < tokens.length; at++) {
    const found = measures.none(tokens, at);
    if (found && (at === 0 || found.end === tokens.length)) return { from: at, end: found.end };
  }
  return null;
}

const textOf = (text: string, tokens: readonly Token[], { from, end }: Range): string =>
  text.slice(tokens[from]!.from, tokens[end - 1]!.to);

/** What is left of the text without some of its tokens. */
function nameFrom(text: string, tokens: readonly Token[], gone: readonly Range[], measures: Measures): string {
  const cuts = gone
    .map(({ from, end }) => [tokens[from]!.from, tokens[end - 1]!.to] as const)
    .sort(([a], [b]) => a - b);
  let rest = '';
  let at = 0;
  for (const [from, to] of cuts) {
    if (from > at) rest += `${text.slice(at, from)} `;
    at = Math.max(at, to);
  }
  return trimmed(rest + text.slice(at), measures);
}

const edges = new Set(' :;,=|/+…–—-');

/** Without the signs and loose words that the amount leaves behind at both ends. */
export function trimmed(name: string, measures: Measures): string {
  const bare = withoutEdges(name.replace(/\s+/g, ' ').replace(/ (?=[,;:])/g, ''));
  const tokens = tokensOf(bare);
  const lead = measures.of(tokens, 0);
  const from = lead && lead.end < tokens.length ? tokens[lead.end]!.from : 0;
  const last = tokens.length - 1;
  const isLoose = last > 0 && (measures.and(tokens, last) ?? measures.of(tokens, last)) !== null;
  return withoutEdges(bare.slice(from, isLoose ? tokens[last]!.from : undefined));
}

function withoutEdges(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && (edges.has(text[from]!) || text[from] === '.')) from++;
  while (to > from && (edges.has(text[to - 1]!) || text[to - 1] === '.')) to--;
  return text.slice(from, to);
}
