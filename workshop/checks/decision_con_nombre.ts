// A decision that the answer shows is read by people: without «labels» the page says it by its key.
//   «conservacion: sin_frio» instead of «Conservación: fuera de la nevera»
import { decisionsShown } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

export const decisionConNombre: Check = {
  name: 'decision_con_nombre',
  description:
    'Toda decisión que la respuesta enseña tiene nombre («labels»), y cada uno de sus valores escritos como clave',
  reads: ['rules'],
  sample({ rules }) {
    rules.decisions!.nivel!.rows[0]!.give = 'sin_frio';
  },
  run({ craft, report }) {
    const shown = decisionsShown(craft.definition.craft);
    for (const [name, { labels = {}, rows }] of Object.entries(craft.definition.rules.decisions ?? {})) {
      for (const [index, { give }] of rows.entries()) {
        const given = typeof give === 'object' && give !== null ? Object.entries(give) : [[name, give] as const];
        for (const [key, value] of given) {
          // A key is told by its underscore: «sin_frio» is nobody's word, «Extra» is.
          if (!shown.has(key) || typeof value !== 'string' || !value.includes('_')) continue;
          if (labels[key]?.values?.[value] !== undefined) continue;
          report.warn(
            'rules.json',
            { path: `/decisions/${pointerStep(name)}/rows/${index}/give` },
            `«${value}» se enseña tal cual: dale su nombre en «labels», como { "${key}": { "label": "…", "values": { "${value}": "…" } } }.`,
          );
        }
      }
    }
  },
};
