// How much one piece of something weighs: its own for the measure or the size that is said, or its usual one; and whether
// the measure is part of its name.
//   «3 grandes» of something of 50 g, 57 the large ones → 57 g   «2 hojas de gelatina»: of gelatine, or of what is called «hojas de gelatina»
import type { QuantitySize, QuantityUnit } from '../../schemas/generated/definitions.d.ts';
import { round } from '../number.ts';
import { type Quantity, withUnit } from './amount.ts';
import { tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

/** What the caller knows of an ingredient: g/ml, and grams of one piece, of its measures and of its sizes. */
export interface Physics {
  readonly id?: string;
  readonly density: number | null;
  readonly piece: number | null;
  readonly pieces?: Readonly<Record<string, number>>;
}

export type PhysicsOf = (name: string) => Physics | null;

const piece: QuantityUnit = { label: 'pieza', plural: 'piezas', kind: 'piece', count: 1, names: ['pieza'] };

/** A bare figure that counts things. */
export const pieces = (bare: Quantity): Quantity => withUnit(bare, piece);

/** More than these are weighed, not counted. */
export const mostCounted = 24;
const leastCounted = 10;
export const isFew = (amount: number): boolean => Number.isInteger(amount) && amount > 0 && amount <= mostCounted;
/** «1 limón», «3 limones»: the name is in the number of the figure. */
export const agrees = (amount: number, name: string): boolean => amount === 1 || /^\p{L}+s\b/u.test(name);
/** Also «3 large eggs», as other tongues say it, of what comes in pieces; but not «20 zumo de limones». */
export const agreesAtEnd = (amount: number, name: string): boolean =>
  agrees(amount, name) || /^(?:[\p{L}-]{3,} ){1,3}\p{L}+s(?=\s*[,(]|$)/u.test(name);
export const unsaid = 'sin unidad: pueden ser gramos o piezas';

/** Whether it comes in pieces worth counting. */
const comesInPieces = (physics: Physics | null): boolean => (physics?.piece ?? 0) >= leastCounted;

/** «Huevo: 3», less in grams than one egg weighs; but not «ralladura de limón: 3», of which one takes a part. */
export const isLessThanOne = (amount: number, name: string, physics: Physics | null): boolean =>
  /^\p{L}+$/u.test(name) && isFew(amount) && comesInPieces(physics) && amount < physics!.piece!;

/** A bare figure by the name of what comes in pieces worth counting: «Tales: 3». */
export const isCount = ({ kind, amount }: Quantity, name: string, physics: Physics | null): boolean =>
  kind === 'bare' && isFew(amount) && comesInPieces(physics) && agreesAtEnd(amount, name);

/** The measure that opens the name of what is small and comes in it: «Hojas de gelatina: 4». */
export function countedBy(
  { amount }: Quantity,
  name: string,
  physics: Physics | null,
  measures: Measures,
): QuantityUnit | null {
  const tokens = tokensOf(name);
  const unit = measures.unit(tokens, 0);
  if (unit?.value.kind !== 'piece' || unit.value.noun || !measures.of(tokens, unit.end)) return null;
  const isSmall = (physics?.piece ?? leastCounted) < leastCounted;
  const comesIn = isSmall || physics?.pieces?.[unit.value.label] !== undefined;
  return comesIn && isFew(amount) && agrees(amount, name) ? unit.value : null;
}

/** A few of what is small, comes in pieces and says so: «Canela en rama: 1». */
export function comesCounted({ amount }: Quantity, name: string, physics: Physics | null, measures: Measures): boolean {
  if (!isFew(amount) || (physics?.piece ?? leastCounted) >= leastCounted) return false;
  const tokens = tokensOf(name);
  return tokens.some((_, at) => {
    const unit = measures.unit(tokens, at)?.value;
    return unit?.kind === 'piece' && !unit.own && !unit.noun;
  });
}

/** What one of them is called, and its grams. */
export function pieceOf(
  { unit }: Quantity,
  physics: Physics | null,
  words: string,
  measures: Measures,
): readonly [label: string, grams: number | null] {
  const label = unit?.count === 1 ? unit.label : piece.label;
  const grams = physics?.pieces?.[label] ?? (unit?.own ? null : (physics?.piece ?? null));
  const size = sizeIn(words, measures);
  const told = label === piece.label && size ? physics?.pieces?.[size.label] : undefined;
  if (told !== undefined) return [`${label} ${size!.label}`, told];
  if (!size?.factor || grams === null) return [label, grams];
  return [`${label} ${size.label}`, round(grams * size.factor, 2)];
}

function sizeIn(words: string, { size }: Measures): QuantitySize | null {
  const tokens = tokensOf(words);
  for (let at = 0; at < tokens.length; at++) {
    const found = size(tokens, at);
    if (found) return found.value;
  }
  return null;
}

/** Whether these words say nothing but a size. */
export function isSize(words: string, { size }: Measures): boolean {
  const tokens = tokensOf(words);
  let at = 0;
  for (let found = size(tokens, at); found; found = size(tokens, at)) at = found.end;
  return at > 0 && at === tokens.length;
}

/** What is counted: the ingredient in that measure, or, where that is what it is called, «measure ingredient» itself. */
export function counted(
  quantity: Quantity,
  name: string,
  spoken: string | null,
  physicsOf: PhysicsOf,
): { readonly name: string; readonly quantity: Quantity } {
  const { unit, kind } = quantity;
  if (!unit || spoken === null) return { name, quantity };
  if (kind !== 'piece') return { name: unit.noun && physicsOf(spoken) ? spoken : name, quantity };
  const physics = physicsOf(name);
  if (physics?.pieces?.[unit.label] !== undefined) return { name, quantity };
  const called = physicsOf(spoken);
  const isCalled = called !== null && called.piece !== null && (unit.noun || called.id !== physics?.id);
  return isCalled ? { name: spoken, quantity: { ...quantity, unit: { ...unit, own: false } } } : { name, quantity };
}
