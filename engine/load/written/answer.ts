// The shape of an answer as a craft writes it: what it shows of the calculation; and the usual shape of what a craft says of
// itself, where it writes none.
import type { Written } from '../../model/craft.ts';

export interface Leaf {
  path: string;
  source: string;
}

/** Every «@source» of a layout; `{ "@ranges": [...] }` counts as the source «@ranges» with keys. */
export function* leaves(layout: unknown, path: string): Generator<Leaf & { keys?: unknown }> {
  if (typeof layout === 'string') {
    if (layout.startsWith('@')) yield { path, source: layout.slice(1) };
  } else if (Array.isArray(layout)) {
    for (const [index, item] of layout.entries()) yield* leaves(item, `${path}/${index}`);
  } else if (layout !== null && typeof layout === 'object') {
    for (const [key, item] of Object.entries(layout)) {
      if (key.startsWith('@')) yield { path: `${path}/${key}`, source: key.slice(1), keys: item };
      else yield* leaves(item, `${path}/${key}`);
    }
  }
}

/** What GET answers of a craft, with what it says otherwise of itself; one that says it all says it alone. */
export function withManifest(written: Written): Written {
  const { craft } = written;
  if (craft.manifest?.service !== undefined) return written;
  return { ...written, craft: { ...craft, manifest: { ...usualManifest(written), ...craft.manifest } } };
}

/** The example is the first starting recipe of the usual type, by the ids of its ingredients. */
export function usualManifest({
  craft,
  types,
  messages,
}: Pick<Written, 'craft' | 'types' | 'messages'>): Record<string, unknown> {
  const recipe = types[craft.defaultType]?.start?.[0]?.recipe;
  const { name, weight } = craft.request;
  const bodyExample = recipe && {
    type: craft.defaultType,
    ingredients: Object.entries(recipe).map(([id, grams]) => ({ [name]: id, [weight]: grams })),
  };
  const said = (key: string, text: string): object => (messages[text] === undefined ? {} : { [key]: `@text.${text}` });
  return {
    ...{ service: '@service', version: '1', ...said('description', 'descripcion'), endpoint: '@endpoint' },
    types: '@types',
    ...(Object.keys(craft.inputs ?? {}).length > 0 && { inputs: '@inputs' }),
    ...((bodyExample !== undefined || craft.manifest?.bodyExample !== undefined) && { bodyExample }),
    ...{ ...said('note', 'nota'), docs: '@docsUrl', poweredBy: '@poweredBy' },
  };
}
