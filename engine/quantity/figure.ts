// A figure as people write it → its value: decimals, thousands, fractions, mixed numbers, numbers in letters.
//   «1.250» is 1250 of something small and 1,25 of something large; «1 1/2» «1½» «una y media» are 1,5
// Refuses (null) what is no amount: «0000», «3.4.2026», «1,2,3».
import type { Token } from './tokens.ts';
import type { Measures } from './words.ts';

export interface Figure {
  /** of grams, millilitres, pieces */
  readonly small: number;
  /** of kilos, litres: nobody writes thousands of them */
  readonly large: number;
  /** could be another number when the measure is small */
  readonly unsure: boolean;
  /** written as a fraction or in letters: it counts, it does not weigh */
  readonly counts: boolean;
  /** with a digit in it */
  readonly hasDigits: boolean;
  readonly end: number;
}

const plain = (value: number, end: number): Figure => ({
  small: value,
  large: value,
  unsure: false,
  counts: false,
  hasDigits: true,
  end,
});

/** «1.250,5» «1,250.5» «12,5» «0.125»; null when it is no number. */
export function numberIn(text: string): Pick<Figure, 'small' | 'large' | 'unsure'> | null {
  const groups = text.split(/[^\d]/);
  const signs = text.replace(/\d/g, '');
  if (signs === '') {
    if (text.length > 15 || (text.length > 1 && text.startsWith('0'))) return null;
    return { small: Number(text), large: Number(text), unsure: false };
  }
  const [head = '', ...tail] = groups;
  const isThousands = /^[1-9]\d{0,2}$/.test(head) && tail.every(({ length }) => length === 3);
  const last = signs.at(-1)!;
  const isOneSign = [...signs].every((sign) => sign === last);
  if (isOneSign && signs.length > 1) return isThousands ? same(Number(groups.join(''))) : null;
  if (isOneSign) {
    if (/\s/.test(last)) return isThousands ? same(Number(groups.join(''))) : null;
    const decimal = Number(`${head || '0'}.${tail[0]}`);
    if (head.length > 1 && head.startsWith('0')) return null;
    if (!isThousands) return same(decimal);
    if (last === ',') return { small: decimal, large: decimal, unsure: true };
    return { small: Number(groups.join('')), large: decimal, unsure: false };
  }
  const whole = groups.slice(0, -1);
  const isParted = whole.slice(1).every(({ length }) => length === 3) && /^[1-9]\d{0,2}$/.test(head);
  const isOnce = [...signs.slice(0, -1)].every((sign) => sign === signs[0] && sign !== last);
  return isParted && isOnce ? same(Number(`${whole.join('')}.${groups.at(-1)}`)) : null;
}

const same = (value: number) => ({ small: value, large: value, unsure: false });

const fractions: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

export function figureAt(tokens: readonly Token[], at: number, measures: Measures): Figure | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'fraction') return { ...plain(fractions[token.text]!, at + 1), counts: true };
  if (token.kind === 'number') return digitsAt(tokens, at, measures);
  return token.kind === 'word' ? lettersAt(tokens, at, measures) : null;
}

function digitsAt(tokens: readonly Token[], at: number, measures: Measures): Figure | null {
  const slashed = ratioAt(tokens, at);
  if (slashed !== null) return { ...plain(slashed, at + 3), counts: true };
  if (tokens[at + 1]?.text === '/' && tokens[at + 2]?.kind === 'number') return null;
  const value = numberIn(tokens[at]!.text);
  if (!value) return null;
  const figure = { ...plain(value.small, at + 1), ...value };
  const isSmall = Number.isInteger(value.small) && value.small < 20;
  const joint = measures.and(tokens, at + 1)?.end ?? at + 1;
  const part = isSmall ? partAt(tokens, joint, measures, joint > at + 1) : null;
  if (part) return { ...plain(value.small + part.value, part.end), counts: true };
  const named = measures.part(tokens, at + 1);
  return named ? { ...plain(value.small * named.value, named.end), counts: true } : figure;
}

/** What follows a whole number: «½», «1/2», and after «y» also «media», «tres cuartos». */
export function partAt(tokens: readonly Token[], at: number, measures: Measures, afterAnd: boolean) {
  const token = tokens[at];
  if (token?.kind === 'fraction') return { value: fractions[token.text]!, end: at + 1 };
  const ratio = ratioAt(tokens, at);
  if (ratio !== null && ratio < 1) return { value: ratio, end: at + 3 };
  return afterAnd ? (measures.part(tokens, at) ?? severalAt(tokens, at, measures)) : null;
}

/** «tres cuartos» */
function severalAt(tokens: readonly Token[], at: number, measures: Measures) {
  const many = measures.number(tokens, at);
  const part = many && measures.part(tokens, many.end);
  return part && many.value * part.value < 1 ? { value: many.value * part.value, end: part.end } : null;
}

/** «3/4», but not the start of a date. */
function ratioAt(tokens: readonly Token[], at: number): number | null {
  const [above = '', sign = '', below = '', after] = tokens.slice(at, at + 4).map(({ text }) => text);
  if (!/^[/⁄]$/.test(sign) || after === '/') return null;
  if (!/^\d{1,2}$/.test(above) || !/^\d{1,2}$/.test(below)) return null;
  const [top, bottom] = [Number(above), Number(below)];
  return bottom >= 2 && top >= 1 && top < 10 * bottom ? top / bottom : null;
}

function lettersAt(tokens: readonly Token[], at: number, measures: Measures): Figure | null {
  const word = spelledAt(tokens, at, measures);
  const part = measures.part(tokens, word?.end ?? at);
  const said = { counts: true, hasDigits: false };
  if (!word) return part && { ...plain(part.value, part.end), ...said };
  if (part) return { ...plain(word.value * part.value, part.end), ...said };
  const joint = measures.and(tokens, word.end);
  const more = joint && measures.part(tokens, joint.end);
  return { ...plain(word.value + (more?.value ?? 0), more?.end ?? word.end), ...said };
}

interface Spelled {
  readonly value: number;
  readonly end: number;
}

const thousand = 1000;

/** «doscientos cincuenta», «mil cien», «dos mil quinientos» */
function spelledAt(tokens: readonly Token[], at: number, measures: Measures): Spelled | null {
  const first = hundredsAt(tokens, at, measures);
  if (!first) return null;
  const next = first.value < thousand ? measures.number(tokens, first.end) : null;
  const times = next?.value === thousand ? first.value : 1;
  const thousands = next?.value === thousand ? next : first;
  if (thousands.value !== thousand) return first;
  const rest = hundredsAt(tokens, thousands.end, measures);
  const more = rest && rest.value < thousand ? rest : null;
  return { value: times * thousand + (more?.value ?? 0), end: more?.end ?? thousands.end };
}

/** «doscientos cincuenta», «treinta y cinco»: each word less than the last. */
function hundredsAt(tokens: readonly Token[], at: number, measures: Measures): Spelled | null {
  const first = measures.number(tokens, at);
  if (!first || first.value >= thousand) return first;
  let { value, end } = first;
  for (let last = value; last >= 20; ) {
    const joint = last < 100 ? measures.and(tokens, end) : null;
    const next = last < 100 && !joint ? null : measures.number(tokens, joint?.end ?? end);
    if (!next || next.value >= Math.min(last, 100)) break;
    value += next.value;
    last = next.value;
    end = next.end;
  }
  return { value, end };
}
