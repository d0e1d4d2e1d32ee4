// A limit of the law says of which law it is: where it says nothing, or takes from its type what the trade says, nobody can
// tell whether it still holds.

import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

/** A law is cited by its number or its day: «RD 618/1998», «Directiva 2001/113/CE», «Orden de 10-2-2010». */
const cites = /\d+[/-]\d+/;

export const limiteConNorma: Check = {
  name: 'limite_con_norma',
  description: 'Todo límite legal («limits») cita la norma de la que sale, en su «source» o en la del tipo',
  reads: ['types'],
  sample({ types }) {
    const [type] = Object.values(types);
    type!.source = 'oficio';
    type!.limits = { azucares: { range: [null, 60] } };
  },
  run({ craft, report }) {
    for (const [id, { file }] of craft.types) {
      const parts = [
        { limits: file.limits, source: file.source, path: '/limits' },
        ...(file.variants ?? []).map(({ limits, source }, i) => ({
          ...{ limits, source: source ?? file.source, path: `/variants/${i}/limits` },
        })),
      ];
      for (const { limits, source: general, path } of parts)
        for (const [key, limit] of Object.entries(limits ?? {})) {
          const source = limit?.source ?? general;
          if (limit === null || (source !== undefined && cites.test(source))) continue;
          report.warn(
            `types/${id}.json`,
            { path: `${path}/${pointerStep(key)}`, key: true },
            `«${key}» es un límite legal y ${source === undefined ? 'no dice de qué norma' : `su fuente es «${source}»`}: cita la norma y el artículo en «source», o ponlo en «ranges».`,
          );
        }
    }
  },
};
