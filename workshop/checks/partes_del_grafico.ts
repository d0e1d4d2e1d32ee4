// The parts of a whole that a chart draws are never more than the whole: otherwise a formula adds what it should take away, or
// counts something twice.
//   «100 + solidos» for the water of a mix → the parts come to 160 %
import { Refusal, spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';

/** What rounding each part may add. */
const rounding = 1;

export const partesDelGrafico: Check = {
  name: 'partes_del_grafico',
  description: 'Las partes de un todo que dibuja un gráfico («parts», en %) no suman más de 100 en ninguna receta',
  reads: ['catalogue', 'recipes', 'params', 'types'],
  sample({ craft, params }) {
    const [key] = Object.keys(params.params);
    params.params.sobra = { label: 'Sobra', unit: '%', formula: `100 + ${key}` };
    craft.charts = [{ kind: 'parts', label: 'Composición', params: [key!, 'sobra'] }];
  },
  run({ craft, trials, report }) {
    for (const [at, chart] of (craft.definition.craft.charts ?? []).entries()) {
      if (chart.kind !== 'parts') continue;
      let [most, worst] = [100 + rounding, ''];
      for (const [id, { file }] of craft.types) {
        for (const example of [...(file.start ?? []), ...file.examples]) {
          const trial = trials.of(id, example);
          if (trial instanceof Refusal) continue;
          const parts = chart.params.map(
            (key) => trial.state.figures.run.rounded[craft.paramByKey.get(key)?.index ?? -1] ?? 0,
          );
          const sum = parts.reduce((total, part) => total + part, 0);
          if (sum > most) [most, worst] = [sum, example.name];
        }
      }
      if (worst === '') continue;
      report.warn(
        'craft.json',
        { path: `/charts/${at}/params` },
        `En «${worst}» las partes de «${chart.label}» suman ${spanish(most, 1)} %, y son partes de un todo: mira si una fórmula suma donde resta, o cuenta algo dos veces.`,
      );
    }
  },
};
