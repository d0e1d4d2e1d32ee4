// A range that no example of its type meets is a promise nobody has tried: the figure may be unreachable or mistyped.
import { spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check, Shelf } from './shared/check.ts';
import { statesOf } from './shared/states.ts';

export const rangoProbado: Check = {
  name: 'rango_probado',
  description: 'Cada rango y cada límite de un tipo lo cumple al menos una de sus recetas de ejemplo',
  reads: ['figures', 'recipes', 'params', 'trade', 'types'],
  sample({ types }) {
    const [type] = Object.values(types);
    const [range] = Object.values(type!.ranges!);
    range!.range = [95, 99];
    type!.examples = type!.examples.map(({ name, recipe }) => ({ name, recipe, expect: {} }));
  },
  run({ craft, trials, report }) {
    for (const type of craft.types.values()) {
      const met = metBy({ craft, trials }, type.id);
      for (const [part, path] of [
        [type.file, ''],
        ...(type.file.variants ?? []).map((variant, i) => [variant, `/variants/${i}`] as const),
      ] as const) {
        const variant = 'id' in part ? `${part.id}/` : '';
        for (const key of Object.keys(part.ranges ?? {})) {
          if (met.has(`${variant}${key}`)) continue;
          const [min, max] = part.ranges![key]!.range;
          report.warn(
            `types/${type.id}.json`,
            { path: `${path}/ranges/${key}`, key: true },
            `Ninguna receta de ejemplo cumple el rango de «${key}» (${end(min)} a ${end(max)}): añade una que lo cumpla o revisa las cifras.`,
          );
        }
      }
      const within = keptBy({ craft, trials }, type.id);
      for (const [key, { range }] of Object.entries(type.file.limits ?? {})) {
        if (within.has(key)) continue;
        const [min, max] = range;
        report.warn(
          `types/${type.id}.json`,
          { path: `/limits/${pointerStep(key)}`, key: true },
          `Ninguna receta de ejemplo cumple el límite de «${key}» (${end(min)} a ${end(max)}): añade una que lo cumpla o revisa las cifras.`,
        );
      }
    }
  },
};

const end = (bound: number | null): string => (bound === null ? '…' : spanish(bound, 6));

/** «parameter» and «variant/parameter» of the ranges that some example meets. */
function metBy(shelf: Pick<Shelf, 'craft' | 'trials'>, id: string): Set<string> {
  const met = new Set<string>();
  for (const { comparison, figures } of statesOf(shelf, id)) {
    for (const outcome of comparison.outcomes) {
      if (outcome.state !== 'bien') continue;
      met.add(outcome.param.key);
      met.add(`${figures.plan.variant}/${outcome.param.key}`);
    }
  }
  return met;
}

/** The parameters whose legal limit some example keeps. */
function keptBy(shelf: Pick<Shelf, 'craft' | 'trials'>, id: string): Set<string> {
  const kept = new Set<string>();
  for (const { comparison, figures } of statesOf(shelf, id)) {
    const broken = new Set(comparison.breaches.map(({ param }) => param.key));
    for (const { key, index } of shelf.craft.params)
      if (figures.run.rounded[index] !== null && !broken.has(key)) kept.add(key);
  }
  return kept;
}
