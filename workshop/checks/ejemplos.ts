// A type shows what it accepts and what it refuses: at least one example of each.
import { type Example, isOut, Refusal } from '../../engine/index.ts';
import type { Check, Shelf } from './shared/check.ts';

export const ejemplos: Check = {
  name: 'ejemplos',
  description: 'Cada tipo tiene al menos una receta de ejemplo que sale bien y una que no',
  sample({ types }) {
    Object.values(types)[0]!.examples.splice(1);
  },
  run({ craft, trials, report }) {
    for (const type of craft.types.values()) {
      const fates = type.file.examples.map((example) => isFine({ craft, trials }, type.id, example));
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
function isFine({ craft, trials }: Pick<Shelf, 'craft' | 'trials'>, type: string, example: Example): boolean {
  const trial = trials.of(type, example);
  if (trial instanceof Refusal) return false;
  const { outcomes, breaches } = trial.state.comparison;
  return breaches.length === 0 && (craft.judged ? trial.judgement.verdict === 'equilibrada' : !outcomes.some(isOut));
}
