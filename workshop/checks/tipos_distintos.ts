// Two types that judge every recipe alike are one type with two names.
import type { TypeFile } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';

export const tiposDistintos: Check = {
  name: 'tipos_distintos',
  description:
    'Dos tipos se distinguen en algo que cambia la respuesta: rangos, límites, constantes, conjuntos, avisos o frases',
  reads: ['types'],
  sample({ types }) {
    const [type] = Object.values(types);
    types.gemelo = { ...type!, label: 'Otro nombre' };
  },
  run({ craft, report }) {
    const seen = new Map<string, string>();
    for (const type of craft.types.values()) {
      const judging = substance(type.file);
      const twin = seen.get(judging);
      if (twin === undefined) seen.set(judging, type.id);
      else
        report.warn(
          `types/${type.id}.json`,
          { path: '/label' },
          `«${type.id}» juzga exactamente igual que «${twin}»: cambia algún rango o deja uno solo.`,
        );
    }
  },
};

/** What decides the answer, without names, sources or notes. */
function substance({ constants, sets, ranges, limits, variants, require, notices, messages }: TypeFile): string {
  const plain = JSON.stringify(
    { constants, sets, ranges, limits, variants, require, notices, messages },
    (key, value) => {
      if (key === 'source' || key === 'note' || key === 'label') return undefined;
      const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
      return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
    },
  );
  return plain;
}
