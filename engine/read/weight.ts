// How much there is of an item: the number of its weight, or a quantity as people write it; what was assumed is said.
// Refuses, by the place of the field, what is no amount.

import { physicsOf } from '../larder/physics.ts';
import type { Craft, Recognised } from '../model/craft.ts';
import { printable } from '../names/normalise.ts';
import { spanish } from '../number.ts';
import { type Read, readAmount } from '../quantity/index.ts';
import { requestLimits } from '../request-limits.ts';
import { type Fields, field, type Refuse } from './described.ts';

/** A number of the request, from 0 on. */
export function amount(value: unknown, refuse: Refuse, key: string, max: number): number {
  if (value === undefined) throw refuse(key, 'falta; debe ser un número mayor o igual que 0.', 'field_missing');
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw refuse(key, 'debe ser un número mayor o igual que 0.');
  if (value > max) throw refuse(key, `es demasiado grande; el máximo es ${max.toLocaleString('es')}.`);
  return value;
}

const quantityField = 'quantity';
const silent: readonly string[] = [];

/**
 * The number of the weight field, or the grams of a quantity as people write it; the number wins. A recipe of which
 * neither is said goes in whole.
 */
export function weightOf(
  craft: Craft,
  item: Fields,
  refuse: Refuse,
  { row, apart, printable: name }: Recognised,
  inner: { readonly finished: number } | null,
): Weight {
  const { weight: weightField } = craft.definition.craft.request;
  const [number, written] = [field(item, weightField), field(item, quantityField)];
  if (written === undefined) {
    if (inner && number === undefined) return { grams: inner.finished, notes: silent };
    // What is outside the mass need not be weighed.
    if (apart && number === undefined) return { grams: 0, notes: silent };
    return { grams: amount(number, refuse, weightField, requestLimits.grams), notes: silent };
  }
  if (typeof written !== 'string') throw refuse(quantityField, 'debe ser un texto, por ejemplo «1/2 kg» o «2 piezas».');
  const text = printable(written.slice(0, requestLimits.quantity + 1));
  const read = readAmount(text, name, craft.larder.measures, (asked) =>
    physicsOf(asked === name ? row : craft.recognise(asked).row),
  );
  if (number !== undefined) {
    const grams = amount(number, refuse, weightField, requestLimits.grams);
    return { grams, notes: disagreement(name, text, read, grams) };
  }
  if (read.grams === null && apart) return { grams: 0, notes: silent };
  if (read.grams === null) throw refuse(quantityField, `«${text}» de «${name}»: ${read.why}.`);
  const bare = read.quantity.kind === 'bare' ? 'sin unidad: se toman gramos' : null;
  const assumed = [read.assumed ?? bare, read.doubt].filter((note) => note !== null);
  const notes =
    assumed.length === 0 ? silent : [`${name}, ${text}: ${spanish(read.grams, 2)} g (${assumed.join('; ')}).`];
  return { grams: read.grams, notes };
}

export interface Weight {
  readonly grams: number;
  readonly notes: readonly string[];
}

function disagreement(name: string, text: string, read: Read, grams: number): readonly string[] {
  if (read.grams === null) return [`${name}: «${text}» ${read.why}; se usan los ${spanish(grams, 2)} g enviados.`];
  const isSame = Math.abs(read.grams - grams) <= Math.max(0.5, 0.01 * grams);
  return isSame
    ? silent
    : [`${name}: «${text}» son ${spanish(read.grams, 2)} g y se han enviado ${spanish(grams, 2)} g: se usan estos.`];
}
