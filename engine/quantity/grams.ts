// A quantity → grams, with what was assumed of the ingredient; or why there are none, in Spanish.
//   2 pieces of something of 55 g each → 110 g, «55 g por pieza»
import { round, spanish } from '../number.ts';
import type { Quantity } from './amount.ts';

/** What the caller knows of an ingredient: g/ml and grams of one piece. */
export interface Physics {
  readonly density: number | null;
  readonly piece: number | null;
}

export type PhysicsOf = (name: string) => Physics | null;

export type Weighed =
  | { readonly grams: number; readonly assumed: string | null; readonly doubt: string | null }
  | { readonly grams: null; readonly why: string };

const most = 1e9;

export function gramsIn(quantity: Quantity, name: string, physicsOf: PhysicsOf): Weighed {
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
    const piece = physics?.piece ?? null;
    if (piece === null)
      return { grams: null, why: `no se sabe cuánto pesa una pieza de «${name}»: escribe los gramos` };
    return { grams: round(amount * piece, 2), assumed: `${spanish(piece, 2)} g por pieza`, doubt };
  }
  const density = physics?.density ?? null;
  if (density === null)
    return { grams: null, why: `no se sabe cuánto pesa un mililitro de «${name}»: escribe los gramos` };
  const each = kind === 'spoon' ? `${spanish(unit!.ml!, 2)} ml por ${unit!.label}, ` : '';
  return { grams: round(amount * density, 2), assumed: `${each}${spanish(density, 3)} g/ml`, doubt };
}
