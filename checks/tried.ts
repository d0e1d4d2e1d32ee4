// A type shows what it accepts and what it refuses: at least one example of each.
import { evaluateWhole } from '../engine/evaluate.ts';
import { exampleBody } from '../engine/load/examples.ts';
import { Refusal } from '../engine/refusal.ts';
import { isOut } from '../engine/stages/compare.ts';
import type { Check, Shelf } from './check.ts';

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

export const tried: Check = {
  name: 'ejemplos',
  description: 'Cada tipo tiene al menos una receta de ejemplo que sale bien y una que no',
  sample({ types }) {
    Object.values(types)[0]!.examples.splice(1);
  },
  run({ craft, report }) {
    for (const type of craft.types.values()) {
      const fates = type.file.examples.map((example) => isFine(craft, type.id, example));
      for (const [fate, name] of [
        [true, 'salga bien'],
        [false, 'no salga bien'],
      ] as const) {
        if (fates.includes(fate)) continue;
        report.warn(
          `types/${type.id}.json`,
          { path: '/examples', key: true },
          `Falta una receta de ejemplo que ${name}.`,
        );
      }
    }
  },
};

/** Whether nothing at all is out: no range, no legal limit, no refusal. */
function isFine(craft: Shelf['craft'], type: string, example: Parameters<typeof exampleBody>[2]): boolean {
  try {
    const { state, judgement } = evaluateWhole(craft, exampleBody(craft, type, example), site);
    const { outcomes, breaches } = state.comparison;
    return breaches.length === 0 && (craft.judged ? judgement.verdict === 'equilibrada' : !outcomes.some(isOut));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}
