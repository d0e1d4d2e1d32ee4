// A number that a rule or a legal name compares a figure with, far from all that recipes have of it: a comma moved, or
// another unit.
//   aw goes from 0.4 to 0.96 in the examples, and «aw < 0.07» never happens
import {
  type Comparison,
  type Craft,
  comparisons,
  exampleBody,
  labelFigures,
  parseFormula,
  Refusal,
  spanish,
} from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { conditionsOf } from './shared/conditions.ts';
import { isFar, isShare, isTenfold, type Seen, seenIn, several } from './shared/seen.ts';
import { labelThresholdsApart, pinchesNeverTold } from './shared/thresholds.ts';

export const umbralVisto: Check = {
  name: 'umbral_visto',
  description:
    'Ningún número con que una regla o un nombre legal compara una cifra queda muy lejos de lo que dan las recetas; de lo que ninguna da, ni de las otras cifras con que se compara ni de diez veces su dosis',
  reads: ['catalogue', 'recipes', 'params', 'rules', 'types', 'label'],
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
  run({ craft, trials, report }) {
    const seen = seenIn(craft, (type, example) => {
      const trial = trials.of(type, example);
      if (trial instanceof Refusal) return [];
      return craft.params.map(({ key, index }) => [key, trial.state.figures.run.rounded[index] ?? null] as const);
    });
    const look = (
      fact: string,
      strange: number | undefined,
      known: Seen | undefined,
      at: string,
      path: string,
    ): void => {
      if (strange === undefined || !known) return;
      const [least, most] = [known.least, known.most].map((end) => spanish(end, 3));
      report.warn(
        at,
        { path },
        `«${fact}» va de ${least} a ${most} en las recetas, y aquí se compara con ${spanish(strange, 6)}: ¿se ha corrido la coma, o va en otra unidad?`,
      );
    };
    const ranged = new Set([...craft.types.values()].flatMap(({ plan }) => plan.targets.map(({ param }) => param.key)));
    for (const { when, at, path } of conditionsOf(craft)) {
      for (const { comparison } of comparisons(when, '')) {
        const { fact } = comparison;
        const known = seen.get(fact);
        // Of what has no range it may be meant to hold always, and not never.
        const isCompared = ranged.has(fact) || comparison.operator.startsWith('less');
        const strange = thresholdsOf(craft, comparison).find(
          (value) => isFar(value, known) || (isCompared && isShare(value, known)),
        );
        look(fact, strange, known, at, path);
      }
    }
    pinchesNeverTold(craft, trials, report);
    const { label } = craft.definition;
    if (!label) return;
    const onLabels = seenIn(craft, (type, example) => labelFigures(craft, exampleBody(craft, type, example)));
    labelThresholdsApart(label, (figure) => (onLabels.get(figure)?.times ?? 0) >= several, report);
    for (const [i, { needs = [] }] of label.names.entries()) {
      for (const [j, need] of needs.entries()) {
        const tree = parseFormula(need);
        if (tree.kind !== 'binary' || tree.left.kind !== 'name' || tree.right.kind !== 'number') continue;
        const [{ name }, { value }] = [tree.left, tree.right];
        const known = onLabels.get(name);
        const isStrange = isFar(value, known) || (tree.operator.startsWith('>') && isTenfold(value, known));
        look(name, isStrange ? value : undefined, known, 'label.json', `/names/${i}/needs/${j}`);
      }
    }
  },
};

/** The number itself, or those that the constant is in some type. */
function thresholdsOf({ types }: Craft, { value }: Comparison): number[] {
  const isNamed = value !== null && typeof value === 'object' && 'fact' in value;
  const values = isNamed ? [...types.values()].map(({ plan }) => plan.constants[value.fact]) : [value];
  return values.filter((one) => typeof one === 'number');
}
