// What the maker tells of the process in fields of the request, beside the recipe. A field that nobody reads is let pass, as
// ever; where it was surely meant for one of these, that is told.

import { sameBut } from '../did-you-mean.ts';
import type { Craft } from '../model/craft.ts';
import { printable } from '../names/normalise.ts';
import { refused } from '../refusal.ts';
import { requestLimits } from '../request-limits.ts';
import { inSentence } from '../spanish.ts';
import { type Fields, field, isObject } from './described.ts';

const nothing: ReadonlyMap<number, number> = new Map();
/** Fields that nobody reads, looked at in one request. */
const mostStray = 10;

/** By number of its constant. */
export function inputsIn({ inputs }: Craft, body: Fields): ReadonlyMap<number, number> {
  if (inputs.length === 0) return nothing;
  const told = new Map<number, number>();
  for (const { key, label, input } of inputs) {
    const value = field(body, key);
    if (value === undefined || value === '') continue;
    if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > requestLimits.grams)
      throw refused(key, `debe ser un número (${inSentence(label)}).`);
    told.set(input!.told, value);
  }
  return told;
}

/** «talCosa» for «tal_cosa», or all of them in one field, in sentences. */
export function strayIn({ inputs }: Craft, body: Fields): readonly string[] {
  if (inputs.length === 0) return [];
  const keys = inputs.map(({ key }) => key);
  const stray = Object.keys(body)
    .filter((key) => typeof body[key] === 'number' && !keys.includes(key))
    .slice(0, mostStray);
  const notes = stray.flatMap((key) => {
    const near = sameBut(key, keys);
    return near === null || Object.hasOwn(body, near)
      ? []
      : [`«${printable(key)}» no se usa. ¿Querías decir «${near}»?`];
  });
  const within = field(body, 'inputs');
  const held = isObject(within) ? keys.filter((key) => Object.hasOwn(within, key) && !Object.hasOwn(body, key)) : [];
  return [...notes, ...held.map((key) => `«${key}» va en la petición, no dentro de «inputs»: así no se usa.`)];
}
