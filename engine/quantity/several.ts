// A line that holds several ingredients → one text for each.
//   «Uno 500g, otro 200g y un tercero 120 g» → three   «Uno, molido, 500 g» → one
import { trimmed } from './line.ts';
import { type Span, spansIn } from './spans.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

export function partsOf(text: string, measures: Measures): string[] {
  const tokens = tokensOf(text);
  const byComma = cutAt(text, tokens, (at) => isParting(text, tokens[at]!), measures);
  return byComma.flatMap((part) => {
    const inside = tokensOf(part);
    const byAnd = cutAt(part, inside, (at) => isJoint(inside, at, measures), measures, true);
    return byAnd.flatMap((one) => besideOneAnother(one, measures));
  });
}

/** A comma, or a dot or a stroke with room on both sides: those of «1/2» and «col·lecció» have none. */
const isParting = (text: string, { text: sign, from, to }: Token): boolean =>
  sign === ',' || sign === ';' || (roomy.has(sign) && text[from - 1] === ' ' && text[to] === ' ');

const roomy = new Set(['/', '·', '•', '|']);

/** «y», «con», «+», but not the «y» of «entre 2 y 3». */
const isJoint = (tokens: readonly Token[], at: number, measures: Measures): boolean =>
  (measures.and(tokens, at) ?? measures.with(tokens, at) ?? measures.plus(tokens, at)) !== null &&
  measures.between(tokens, at - 2) === null;

type Cut = (at: number) => boolean;

/** Cut only where at least two parts are an ingredient with its amount; what is none stays with its neighbour. */
function cutAt(text: string, tokens: readonly Token[], isCut: Cut, measures: Measures, strict = false): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.text === '(') depth++;
    else if (token.text === ')') depth--;
    else if (depth <= 0 && isCut(at)) {
      pieces.push(text.slice(from, token.from));
      from = token.to;
    }
  }
  pieces.push(text.slice(from));
  if (pieces.length < 2) return [text];
  const states = pieces.map((piece) => stateOf(piece, measures));
  const whole = states.filter((state) => state !== null);
  if (whole.length < 2 || (strict && whole.length < pieces.length)) return [text];
  return merged(pieces, states, states.find((state) => state !== null) === 'before');
}

function merged(pieces: readonly string[], states: readonly (string | null)[], leads: boolean): string[] {
  const parts: string[] = [];
  let waiting = '';
  for (const [index, piece] of pieces.entries()) {
    if (states[index] !== null) {
      parts.push(waiting + piece);
      waiting = '';
    } else if (leads && parts.length > 0) parts[parts.length - 1] += `,${piece}`;
    else waiting += `${piece},`;
  }
  if (waiting !== '') parts[parts.length - 1] += `,${waiting.slice(0, -1)}`;
  return parts;
}

/** Where the amount of an ingredient stands; null when it is not one with an amount. */
function stateOf(text: string, measures: Measures): 'before' | 'after' | null {
  const tokens = tokensOf(text);
  const spans = spansIn(tokens, measures);
  if (spans.length === 0 || !hasName(tokens, spans)) return null;
  if (spans[0]!.from === 0) return 'before';
  return spans.at(-1)!.end === tokens.length || tokens.at(-1)!.text === ')' ? 'after' : null;
}

function hasName(tokens: readonly Token[], spans: readonly Span[]): boolean {
  const isTaken = (at: number): boolean => spans.some(({ from, end }) => at >= from && at < end);
  let depth = 0;
  return tokens.some((token, at) => {
    if (token.text === '(') depth++;
    else if (token.text === ')') depth--;
    return depth <= 0 && token.kind === 'word' && token.text.length > 1 && !isTaken(at);
  });
}

/** «Uno 500 g otro 200 g», «500 g de uno 200 g de otro»: weights alone tell where one ends. */
function besideOneAnother(text: string, measures: Measures): string[] {
  const tokens = tokensOf(text);
  const isWeighed = ({ quantity: { kind } }: Span): boolean => kind === 'mass' || kind === 'volume' || kind === 'spoon';
  let isOpen = false;
  const within = tokens.map(({ text: sign }) => {
    const wasOpen = isOpen;
    if (sign === '(' || sign === ')') isOpen = sign === '(';
    return wasOpen;
  });
  const isInside = ({ from }: Span): boolean => within[from]!;
  const spans = spansIn(tokens, measures).filter((span) => isWeighed(span) && !isInside(span));
  if (spans.length < 2) return [text];
  const leads = spans[0]!.from === 0;
  if (leads === (spans.at(-1)!.end === tokens.length)) return [text];
  const marks = leads
    ? spans.slice(1).map(({ from }) => tokens[from]!.from)
    : spans.slice(0, -1).map(({ end }) => tokens[end - 1]!.to);
  const parts = [0, ...marks].map((from, index) => text.slice(from, marks[index]));
  const isWhole = parts.every((part) => stateOf(part, measures) !== null);
  return isWhole ? parts.map((part) => trimmed(part, measures)) : [text];
}
