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

/** What GET answers: the example is the first starting recipe of the usual type, in the words of its own ingredients. */
export function withManifest(written: Written): Written {
  const { craft, types, messages } = written;
  if (craft.manifest !== undefined) return written;
  const recipe = types[craft.defaultType]?.start?.[0]?.recipe;
  const { name, weight } = craft.request;
  const bodyExample = recipe && {
    type: craft.defaultType,
    ingredients: Object.entries(recipe).map(([id, grams]) => ({ [name]: id, [weight]: grams })),
  };
  const said = (key: string): object => (messages[key] === undefined ? {} : { [key]: `@text.${key}` });
  const manifest = {
    ...{ service: '@service', version: '1', ...said('descripcion'), endpoint: '@endpoint', types: '@types' },
    ...(Object.keys(craft.inputs ?? {}).length > 0 && { inputs: '@inputs' }),
    ...(bodyExample && { bodyExample }),
    ...{ ...said('nota'), docs: '@docsUrl', poweredBy: '@poweredBy' },
  };
  return { ...written, craft: { ...craft, manifest } };
}
