// A quantity → grams, with what was assumed of the ingredient; or why there are none, in Spanish.
//   2 pieces of something of 55 g each → 110 g, «55 g por pieza»
import { round, spanish } from '../number.ts';
import type { Quantity } from './amount.ts';
import { type PhysicsOf, pieceOf } from './piece.ts';
import type { Measures } from './words.ts';

export type Weighed =
  | { readonly grams: number; readonly assumed: string | null; readonly doubt: string | null }
  | { readonly grams: null; readonly why: string };

const most = 1e9;

/** `beside` are words that stand by the quantity and are no part of the name: «3 XL». */
export function gramsIn(
  quantity: Quantity,
  name: string,
  measures: Measures,
  physicsOf: PhysicsOf,
  beside = '',
): Weighed {
  const { kind, amount, unit, doubt } = quantity;
  if (kind === 'share') return { grams: null, why: 'es un porcentaje y no una cantidad' };
  if (!(amount >= 0 && amount <= most)) return { grams: null, why: 'es demasiado grande' };
  if (kind === 'mass' || kind === 'bare') {
    const isRough = unit?.doubt !== undefined;
    return {
      grams: round(amount, 6),
      assumed: isRough ? `unos ${spanish(unit!.grams!, 2)} g por ${unit!.label}` : null,
      doubt,
    };
  }
  const physics = physicsOf(name);
  if (kind === 'piece') {
    const [one, piece] = pieceOf(quantity, physics, `${beside} ${name}`, measures);
    if (piece === null)
      return { grams: null, why: `no se sabe cuánto pesa cada ${one} de «${name}»: escribe los gramos` };
    return { grams: round(amount * piece, 2), assumed: `${spanish(piece, 2)} g por ${one}`, doubt };
  }
  // A measure that is filled its own way: more of it goes in than its density says.
  const filled = unit && kind === 'spoon' ? physics?.pieces?.[unit.label] : undefined;
  if (filled !== undefined)
    return {
      grams: round((amount / unit!.ml!) * filled, 2),
      assumed: `${spanish(filled, 2)} g por ${unit!.label}`,
      doubt,
    };
  const density = physics?.density ?? null;
  if (density === null)
    return { grams: null, why: `no se sabe cuánto pesa un mililitro de «${name}»: escribe los gramos` };
  const each = kind === 'spoon' ? `${spanish(unit!.ml!, 2)} ml por ${unit!.label}, ` : '';
  return { grams: round(amount * density, 2), assumed: `${each}${spanish(density, 3)} g/ml`, doubt };
}
