// One line of a list → a name and its quantity, wherever it stands, or why there is none.
//   «Glucosa 38 25 g» → «Glucosa 38», 25 g   «2 de yema (unos 36 g)» → «yema», 36 g
import { added, inMeasure, type Quantity } from './amount.ts';
import { againIn, besides, bracketOf, countIn, measureIn } from './brackets.ts';
import { partAt } from './figure.ts';
import { pricesIn, type Range, rank, type Span, spansIn } from './spans.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

export interface LineRead {
  readonly name: string;
  /** the name with the measure that counts its pieces: «hojas de gelatina» */
  readonly spoken: string | null;
  readonly quantity: Quantity | null;
  /** the words of the quantity */
  readonly said: string;
  /** where the quantity stands */
  readonly place: 'before' | 'after' | 'within' | 'beside' | null;
  /** a figure before the name, beside the weight: it may count pieces or be part of the name */
  readonly counted: { readonly figure: string; readonly name: string } | null;
  readonly doubt: string | null;
}

export function readLine(text: string, measures: Measures): LineRead {
  const tokens = tokensOf(text);
  const told = measureIn(tokens, spansIn(tokens, measures), measures);
  if (told) {
    const read = readLine(nameFrom(text, tokens, [told], measures), measures);
    const quantity = read.quantity && inMeasure(read.quantity, told.unit);
    return { ...read, spoken: null, quantity, doubt: quantity?.doubt ?? null };
  }
  const read = readWith(text, measures);
  // «un vaso de yogur»: the measure took the name too.
  const isNameless = read.quantity !== null && !/\p{L}/u.test(read.name);
  return isNameless ? readWith(text, { ...measures, unit: measures.plainUnit }) : read;
}

function readWith(text: string, measures: Measures): LineRead {
  const tokens = tokensOf(text);
  const spans = spansIn(tokens, measures);
  const bracket = bracketOf(tokens, spans);
  const open = bracket ? spans.filter(({ from }) => from < bracket.from || from >= bracket.end) : spans;
  const none = noneIn(tokens, measures);
  const prices = pricesIn(tokens, measures);
  const aside = [...prices, ...(none?.from === 0 && tokens[none.end]?.text === ':' ? [none] : [])];
  const without = (...gone: Range[]) =>
    nameFrom(text, tokens, bracket ? [...gone, ...aside, bracket] : [...gone, ...aside], measures);
  const count = countIn(tokens, spans, measures);
  const tail = [bracket, ...prices].find((range) => range?.end === tokens.length);
  const main = count ? null : chosen(tokens, open, measures, tail?.from ?? tokens.length);
  if (!main || (none?.from === 0 && rank[main.quantity.kind] <= rank.bare)) {
    const share = bracket || none ? undefined : shareOf(tokens, spans);
    if (share)
      return {
        name: without(share),
        spoken: null,
        quantity: share.quantity,
        said: textOf(text, tokens, share),
        place: 'after',
        counted: null,
        doubt: null,
      };
    const again = bracket || none ? null : (count ?? againIn(tokens, spans, measures));
    const quantity = bracket?.span.quantity ?? again?.quantity ?? null;
    const said = bracket ? textOf(text, tokens, bracket.span) : again ? textOf(text, tokens, again.span) : '';
    const place = again ? 'within' : quantity ? 'beside' : null;
    return {
      name: none ? without(none) : again ? without(again) : without(),
      spoken: null,
      quantity,
      said,
      place,
      counted: null,
      doubt: quantity?.doubt ?? null,
    };
  }
  const { span, place, doubt } = main;
  const told = bracket ? besides(tokens, span, bracket, measures) : null;
  const used = told ? bracket!.span : span;
  const more = told ? null : addedAfter(tokens, open, main, measures);
  const quantity = told?.quantity ?? more?.quantity ?? main.quantity;
  const also = more ? [...main.also, ...more.spans] : main.also;
  const lead = spans.find((one) => one.from === 0 && one !== span && one.quantity.kind === 'bare');
  const counted =
    lead && !also.includes(lead) ? { figure: textOf(text, tokens, lead), name: without(span, lead, ...also) } : null;
  const leftOver = open.some(
    (one) => one !== span && !also.some(({ end }) => end === one.end) && rank[one.quantity.kind] >= rank.volume,
  );
  const { from, pieceAt = from } = span;
  const isSpoken = pieceAt > from && !told && (place === 'before' || span.quantity.kind === 'piece');
  const figure = isSpoken ? { from, end: pieceAt } : null;
  return {
    name: without(span, ...also),
    spoken: figure && without(figure, ...also),
    quantity,
    said: textOf(text, tokens, used),
    place,
    counted,
    doubt: quantity.doubt ?? doubt ?? (leftOver ? 'hay más de una cantidad' : null),
  };
}

/** «100 ml de leche + 50 ml» */
function addedAfter(tokens: readonly Token[], spans: readonly Span[], { span, quantity }: Choice, measures: Measures) {
  const after = spans.find(
    ({ from, quantity: { kind } }) => from > span.end && kind === quantity.kind && measures.plus(tokens, from - 1),
  );
  const sum = after && rank[quantity.kind] >= rank.volume ? added(quantity, after.quantity) : null;
  return sum && { quantity: sum, spans: [{ ...after!, from: after!.from - 1 }] };
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
  const each = tokens.findIndex((_, at) => at > 0 && measures.each(tokens, at)?.end === last);
  if (each > 0) {
    const choice = chosen(tokens, spans, measures, each);
    const isSaid = choice?.span.end === each && choice.also.some(({ from }) => from === 0);
    if (isSaid) return { ...choice, also: [...choice.also, { ...choice.span, from: each, end: last }] };
  }
  const measured = spans.filter(({ quantity }) => rank[quantity.kind] > rank.bare);
  const share = spans.find(({ quantity, end }) => quantity.kind === 'share' && end === last);
  const before = measured.find(({ from }) => from === 0);
  const isBeside = (end: number): boolean =>
    share !== undefined && (share.from === end || (share.from === end + 1 && tokens[end]!.kind === 'sign'));
  const after = measured.findLast(({ end }) => end === last || isBeside(end));
  const tail = share && after && after !== share && isBeside(after.end) ? [{ ...share, from: after.end }] : [];
  if (before && after && before !== after) return ofTwo(tokens, before, after, tail, measures);
  const filled = before && packed(tokens, spans, before, last, measures);
  if (filled) return filled;
  const one = before ?? after ?? measured[0];
  if (one) {
    const place = one === before ? 'before' : one === after ? 'after' : 'within';
    const multiple = one === after ? contents(tokens, spans, one, measures) : null;
    if (multiple) return { ...multiple, also: [...multiple.also, ...tail] };
    const isOne = place !== 'within' || !spans.some(({ end, quantity }) => end === last && quantity.kind === 'bare');
    const doubt = isOne ? joinedDoubt(tokens, spans, one) : 'hay más de una cantidad';
    const lead = doubt ? spans.filter(({ from, end }) => from === 0 && end === one.from) : [];
    return { span: one, quantity: one.quantity, place, also: [...lead, ...tail], doubt };
  }
  const bare = spans.filter(({ quantity }) => quantity.kind === 'bare');
  const start = bare.find(({ from }) => from === 0);
  const half = start && partAfter(tokens, start, last, measures);
  if (half) return half;
  const end = bare.findLast((span) => span.end === last && span.quantity.hasDigits && span.from > 0);
  if (end)
    return { span: end, quantity: end.quantity, place: 'after', also: [], doubt: joinedDoubt(tokens, spans, end) };
  if (start && start.end < tokens.length)
    return { span: start, quantity: start.quantity, place: 'before', also: [], doubt: null };
  const inside = bare.find((span) => isCounting(tokens, span, measures));
  return inside ? { span: inside, quantity: inside.quantity, place: 'within', also: [], doubt: null } : null;
}

/** «3 limones y medio» */
function partAfter(tokens: readonly Token[], start: Span, last: number, measures: Measures): Choice | null {
  const from = tokens.findLastIndex((_, at) => at > start.end && at < last && measures.and(tokens, at) !== null);
  const part = from < 0 ? null : partAt(tokens, measures.and(tokens, from)!.end, measures, true);
  if (!part || part.end !== last) return null;
  const quantity = { ...start.quantity, amount: start.quantity.amount + part.value, counts: true };
  return { span: start, quantity, place: 'before', also: [{ ...start, from, end: last }], doubt: null };
}

/** «zumo de 2 limones»: it counts what its part is of. */
const isCounting = (tokens: readonly Token[], { from, end, quantity }: Span, measures: Measures): boolean =>
  from > 1 &&
  measures.of(tokens, from - 1) !== null &&
  tokens[end]?.kind === 'word' &&
  (quantity.counts || (Number.isInteger(quantity.amount) && quantity.amount < mostCounted));
const mostCounted = 25;

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

/** «2 tabletas de chocolate de 100 g», «4 yogures de 125 g», «yogur: 4 vasitos de 125 g» */
function contents(tokens: readonly Token[], spans: readonly Span[], after: Span, measures: Measures): Choice | null {
  const lead = spans.find(({ from }) => from === 0 || tokens[from - 1]!.text === ':');
  const isCount = lead && lead !== after && (lead.quantity.kind === 'piece' || lead.quantity.kind === 'bare');
  const isOfEach = measures.of(tokens, after.from - 1) ?? measures.each(tokens, after.end);
  if (!isCount || !isOfEach || lead.end >= after.from - 1) return null;
  const { kind, amount } = after.quantity;
  if (kind !== 'mass' && kind !== 'volume') return null;
  const quantity = { ...after.quantity, amount: amount * lead.quantity.amount };
  return { span: after, quantity, place: 'after', also: [lead], doubt: null };
}

/** «2 paquetes de mantequilla de 250»: grams, which nobody says. A smaller figure may be of what it is made: «de 70». */
function packed(tokens: readonly Token[], spans: readonly Span[], packs: Span, last: number, measures: Measures) {
  const one = spans.findLast(({ end, quantity: { kind } }) => end === last && kind === 'bare');
  if (!packs.quantity.unit?.own || !one || one.quantity.amount < leastPacked) return null;
  if (!measures.of(tokens, one.from - 1) || packs.end >= one.from - 1) return null;
  const quantity = { ...one.quantity, amount: one.quantity.amount * packs.quantity.amount };
  return { span: one, quantity, place: 'after', also: [packs], doubt: 'sin unidad: se toman por gramos' } as const;
}
const leastPacked = 100;

/** «Glucosa 1 250 g»: the figure before may belong to the weight. */
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
    if (!found) continue;
    if (at === 0 || found.end === tokens.length) return { from: at, end: found.end };
    const isAside = tokens[at - 1]!.text === '(' && tokens[found.end]!.text === ')' && found.end + 1 === tokens.length;
    if (isAside) return { from: at - 1, end: found.end + 1 };
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
    rest += `${text.slice(at, from)} `;
    at = Math.max(at, to);
  }
  return trimmed(rest + text.slice(at), measures);
}

const edges = new Set(' :;,=|/+…–—-→⇒➔>»·');

/** Without the signs and loose words that the amount leaves behind at both ends. */
export function trimmed(name: string, measures: Measures): string {
  const bare = withoutEdges(name.replace(/\s+/g, ' ').replace(/ (?=[,;:])/g, ''));
  const tokens = tokensOf(bare);
  let at = 0;
  for (const words of [measures.and, measures.times, measures.of]) at = words(tokens, at)?.end ?? at;
  const from = at < tokens.length ? (tokens[at]?.from ?? 0) : 0;
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
