// A number that a rule compares a figure with, farther from all that recipes have of it than they are from each other: a
// comma moved, or another unit. Where few recipes have any, nobody knows what is far.
//   aw goes from 0.4 to 0.96 in the examples, and «aw < 0.07» never happens
import { type Comparison, type Craft, comparisons, Refusal, spanish } from '../engine/index.ts';
import type { Check, Shelf } from './check.ts';
import { conditionsOf } from './conditions.ts';

/** So many times less than the least, or more than the most, is far… */
const far = 5;
/** …of what so many recipes have. */
const several = 10;

interface Seen {
  least: number;
  most: number;
  times: number;
}

export const umbralVisto: Check = {
  name: 'umbral_visto',
  description: 'Ningún número con que una regla compara un parámetro queda muy lejos de lo que dan las recetas',
  reads: ['figures', 'recipes', 'params', 'rules', 'types'],
  sample({ rules, params, types }) {
    const [key] = Object.entries(params.params).find(([, { formula }]) => formula === '100 * peso(secos) / peso')!;
    const [type] = Object.values(types);
    const [example] = type!.examples;
    type!.examples = [example!, ...Array.from({ length: several }, (_, i) => ({ ...example!, name: `Otra ${i}` }))];
    rules.notices.push({
      ...{ id: 'seco', to: rules.notices[0]!.to, say: rules.notices[0]!.say ?? rules.notices[0]!.id },
      when: { all: [{ fact: key, operator: 'lessThan', value: 0.01 }] },
    });
  },
  run(shelf) {
    const { craft, report } = shelf;
    const seen = seenIn(shelf);
    for (const { when, at, path } of conditionsOf(craft)) {
      for (const { comparison } of comparisons(when, '')) {
        const known = seen.get(comparison.fact);
        if (!known || known.times < several) continue;
        const { least, most } = known;
        const strange = thresholdsOf(craft, comparison).find(
          (value) => timesOff(value, known) > Math.max(far, most / least),
        );
        if (strange === undefined) continue;
        const said = spanish(strange, 6);
        report.warn(
          at,
          { path },
          `«${comparison.fact}» va de ${spanish(least, 3)} a ${spanish(most, 3)} en las recetas, y aquí se compara con ${said}: ¿se ha corrido la coma, o va en otra unidad?`,
        );
      }
    }
  },
};

const timesOff = (value: number, { least, most }: Seen): number =>
  Math.max(least / Math.abs(value), Math.abs(value) / most);

/** The number itself, or those that the constant is in some type; nothing is as far from all as from none. */
function thresholdsOf({ types }: Craft, { value }: Comparison): number[] {
  const isNamed = value !== null && typeof value === 'object' && 'fact' in value;
  const values = isNamed ? [...types.values()].map(({ plan }) => plan.constants[value.fact]) : [value];
  return values.filter((one) => typeof one === 'number').filter((one) => one !== 0);
}

/** By parameter, what the recipes of all types have of it, those that have some. */
function seenIn({ craft, trials }: Shelf): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const [id, { file }] of craft.types) {
    for (const example of [...(file.start ?? []), ...file.examples]) {
      const trial = trials.of(id, example);
      if (trial instanceof Refusal) continue;
      for (const { key, index } of craft.params) {
        const value = Math.abs(trial.state.figures.run.rounded[index] ?? 0);
        if (value === 0) continue;
        const { least, most, times } = seen.get(key) ?? { least: value, most: value, times: 0 };
        seen.set(key, { least: Math.min(least, value), most: Math.max(most, value), times: times + 1 });
      }
    }
  }
  return seen;
}
