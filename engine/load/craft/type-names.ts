// How a type is found by what people call it. Refuses two types of one name, and names that are of
// another type or of none.

import { noSuch } from '../../did-you-mean.ts';
import type { Craft, Definition } from '../../model/craft.ts';
import { normalise } from '../../names/normalise.ts';
import { typeReaderOf } from '../../names/types.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';

/** One id is written in many manners: «Sorbete-Agua», «SORBETE AGUA». */
const withoutManner = (id: string): string => normalise(id).replaceAll(' ', '');

export function typeReader({ craft, names, types }: Definition, report: Report): Pick<Craft, 'findType' | 'typeOf'> {
  const declared = names.types ?? {};
  const owners = new Map<string, string>();
  for (const [id, { label }] of Object.entries(types)) {
    const owner = owners.get(normalise(label));
    if (owner !== undefined)
      report.error(
        `types/${id}.json`,
        { path: '/label' },
        `El tipo «${owner}» ya se llama así: dale otro nombre a este.`,
      );
    else owners.set(normalise(label), id);
  }
  // An id names its type before anything else does.
  for (const id of Object.keys(types)) owners.set(normalise(id), id);
  for (const [name, id] of Object.entries(declared)) {
    const owner = name.endsWith('*') ? id : (owners.get(normalise(name)) ?? id);
    if (owner !== id)
      report.error(
        'names.json',
        { path: `/types/${pointerStep(name)}`, key: true },
        `«${name}» es el tipo «${owner}» (types/${owner}.json), y aquí se tomaría por «${id}»: borra esta línea.`,
      );
    if (/[^ ]\*|\*./.test(name))
      report.error(
        'names.json',
        { path: `/types/${pointerStep(name)}`, key: true },
        'El «*» va al final y separado por un espacio: «tal *» es «tal» con lo que siga.',
      );
    if (!Object.hasOwn(types, id))
      report.error('names.json', { path: `/types/${pointerStep(name)}` }, noSuch('el tipo', id, Object.keys(types)));
  }
  const findType = typeReaderOf(
    Object.entries(types).map(([id, { label }]) => ({ id, label })),
    declared,
  );
  const written = new Map(Object.keys(types).map((id) => [withoutManner(id), id]));
  const byId = (asked: string): string | null => written.get(withoutManner(asked)) ?? null;
  return { findType, typeOf: craft.request.type === 'id' ? byId : (asked) => byId(asked) ?? findType(asked) };
}
