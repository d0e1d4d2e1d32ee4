// One quantity, alone in its field → what it says, and in grams for the ingredient it is of.
//   («1/2 kg», …) → 500 g   («2 huevos», …) → 2 pieces   («al gusto», …) → none, and why
import { amountAt, factorOf, type Quantity } from './amount.ts';
import { figureAt, numberIn } from './figure.ts';
import { gramsIn } from './grams.ts';
import { counted, isCount, isSize, type PhysicsOf, pieces, unsaid } from './piece.ts';
import { tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

export type Read =
  | {
      readonly quantity: Quantity;
      readonly grams: number;
      /** «55 g por pieza» */
      readonly assumed: string | null;
      readonly doubt: string | null;
    }
  | { readonly quantity: Quantity | null; readonly grams: null; readonly why: string };

const longest = 200;
const misread = 'no se entiende: escribe un número, por ejemplo 250, 1/2 kg o 2 piezas';

interface Field {
  readonly quantity: Quantity | null;
  /** what a bare figure counts */
  readonly noun: string | null;
  /** the words of a measure that counts pieces */
  readonly measure?: string | null;
  readonly why: string;
}

/** The quantity of a field, and whether a noun follows it: «2 huevos» counts pieces. */
export function quantityIn(text: string, measures: Measures): Field {
  const bare = joined(text.trim()).replace(/^\+\s*/, '');
  const nothing = { quantity: null, noun: null };
  if (text.length > longest) return { ...nothing, why: 'es demasiado largo' };
  if (bare === '') return { ...nothing, why: 'está vacío' };
  if (/^[-−–]\s*[\d½¼¾.,]/.test(bare)) return { ...nothing, why: 'no puede ser negativo' };
  const tokens = tokensOf(bare);
  if (measures.none(tokens, 0)) return { ...nothing, why: 'no dice cuánto' };
  const found = amountAt(tokens, 0, measures) ?? amountAt(tokens, measures.of(tokens, 0)?.end ?? 0, measures);
  const unclear = { ...nothing, why: misread };
  const shared = found ? null : divided(bare);
  if (shared !== null) return quantityIn(shared, measures);
  if (!found)
    return tokens.some((_, at) => measures.none(tokens, at)) ? { ...nothing, why: 'no dice cuánto' } : unclear;
  const { quantity, end, pieceAt } = found;
  const measure =
    pieceAt === undefined || quantity.kind !== 'piece' ? null : bare.slice(tokens[pieceAt]!.from, tokens[end - 1]!.to);
  if (end === tokens.length) return { quantity, noun: null, measure, why: '' };
  const isRemark =
    tokens[end]!.text === '(' && tokens.findIndex(({ text: sign }) => sign === ')') === tokens.length - 1;
  if (quantity.kind === 'mass' && isRemark) return { quantity, noun: null, why: '' };
  const rest = tokens.slice(measures.of(tokens, end)?.end ?? end);
  if (measures.others(tokens, end)) return unclear;
  // What follows may name the ingredient again; a second figure is something else.
  const isNoun =
    rest.length > 0 &&
    rest.length <= 6 &&
    rest.every(({ kind, text: word }) => (kind === 'word' && !/\d/.test(word)) || /^[(),]$/.test(word)) &&
    (quantity.unit === null || figureAt(rest, 0, measures) === null);
  if (!isNoun || rest[0]!.kind !== 'word') return unclear;
  return { quantity, noun: quantity.kind === 'bare' ? bare.slice(rest[0]!.from) : null, measure, why: '' };
}

/** A group of thousands parted by a space, and nothing else but its measure. */
const joined = (text: string): string =>
  /^\d{1,3}( \d{3})+(?!\d)(,\d+)?(\s*[^\s\d]+)?$/.test(text) ? text.replace(/(\d) (?=\d{3})/g, '$1') : text;

/** «500/2 g» → «250 g»; null for any other text. A figure that may be thousands is not divided. */
function divided(text: string): string | null {
  const [, above, below, rest] = /^(\d[\d.,]*)\s*[/÷]\s*(\d{1,4})(\s*\p{L}*\.?)$/u.exec(text) ?? [];
  const value = above === undefined ? null : numberIn(above);
  if (!value || value.unsure || value.small !== value.large || Number(below) === 0) return null;
  return `${(value.small / Number(below)).toFixed(6).replace('.', ',')}${rest}`;
}

/** Grams in a field that asks for grams: a bare figure is grams, unless a noun follows it. */
export function readQuantity(text: string, name: string, measures: Measures, physicsOf: PhysicsOf): Read {
  const read = readWith(text, name, measures, physicsOf);
  // «2 huevos» of egg: the measure is the ingredient itself.
  if (read.grams !== null || !read.quantity?.unit?.noun) return read;
  return readWith(text, name, { ...measures, unit: measures.plainUnit }, physicsOf);
}

/** Grams in a field that asks how much: a bare figure by the name of what comes in pieces counts them, «3» of «Tales». */
export function readAmount(text: string, name: string, measures: Measures, physicsOf: PhysicsOf): Read {
  const read = readQuantity(text, name, measures, physicsOf);
  if (read.grams === null || !isCount(read.quantity, name, physicsOf(name))) return read;
  const quantity = pieces(read.quantity);
  const weighed = gramsIn(quantity, name, measures, physicsOf);
  return weighed.grams === null ? read : { quantity, ...weighed, doubt: unsaid };
}

function readWith(text: string, name: string, measures: Measures, physicsOf: PhysicsOf): Read {
  const { quantity, noun, measure, why } = quantityIn(text, measures);
  const beside = quantity?.kind === 'mass' ? null : weightBeside(text, measures);
  if (!beside && !quantity) return { quantity: null, grams: null, why };
  const isCounted = noun !== null && (isNamed(noun, name) || isSize(noun, measures));
  if (!beside && noun !== null && !isCounted) return { quantity: null, grams: null, why: misread };
  const meant = beside ?? (noun === null ? quantity! : pieces(quantity!));
  const { name: called, quantity: told } = counted(meant, name, measure ? `${measure} ${name}` : null, physicsOf);
  const weighed = gramsIn(told, called, measures, physicsOf, text);
  return weighed.grams === null ? { quantity: meant, grams: null, why: weighed.why } : { quantity: meant, ...weighed };
}

/** Whether the noun that is counted is the ingredient: «2 huevos» of «Huevo entero», but not «2 jarras» of it. */
function isNamed(noun: string, name: string): boolean {
  const stems = (text: string): string[] =>
    tokensOf(text).flatMap(({ kind, text: word }) =>
      kind === 'word' && word.length > 2 ? [word.replace(/e?s$/, '')] : [],
    );
  const named = stems(name);
  return stems(noun).some((word) => named.some((other) => other.startsWith(word) || word.startsWith(other)));
}

/** «2 piezas (110 g)», «1 vaso (200 ml)»: what is weighed or measured in brackets at the end. */
function weightBeside(text: string, measures: Measures): Quantity | null {
  const [, before, inside] = /^([^()]*)\(([^()]{1,40})\)\s*$/.exec(text) ?? [];
  const told = inside === undefined ? null : quantityIn(inside, measures).quantity;
  if (told?.kind !== 'volume') return told?.kind === 'mass' ? told : null;
  const { unit, kind, amount } = quantityIn(before!, measures).quantity ?? {};
  // Of several it is not said whether it is of each.
  return unit && (kind === 'spoon' || unit.own) && amount === factorOf(unit) ? told : null;
}
