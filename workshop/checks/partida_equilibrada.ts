// A starting recipe that its own type does not call balanced is no place to begin from.
import { enumerate, fails, Refusal, spanish } from '../../engine/index.ts';
import type { Check, Shelf } from './shared/check.ts';

export const partidaEquilibrada: Check = {
  name: 'partida_equilibrada',
  description: 'Las recetas de partida de un tipo («start») salen equilibradas en él',
  sample({ types }) {
    const type = Object.values(types)[0]!;
    const { recipe } = type.examples.find(({ expect }) => (expect.out?.length ?? 0) > 0)!;
    type.start = [{ name: 'De partida', recipe: recipe as Record<string, number> }];
  },
  run({ craft, trials, report }) {
    for (const [id, { file }] of craft.types) {
      for (const [index, { name, recipe }] of (file.start ?? []).entries()) {
        const out = outIn({ craft, trials }, id, recipe);
        if (out.length === 0) continue;
        report.warn(
          `types/${id}.json`,
          { path: `/start/${index}/recipe` },
          `«${name}» es una receta de partida y tiene fuera de rango ${enumerate(out)}.`,
        );
      }
    }
  },
};

function outIn(
  { craft, trials }: Pick<Shelf, 'craft' | 'trials'>,
  type: string,
  recipe: Record<string, number>,
): string[] {
  const trial = trials.of(type, { recipe });
  if (trial instanceof Refusal) return [];
  return trial.state.comparison.outcomes
    .filter((outcome) => fails(craft, outcome))
    .map(({ param, value }) => `${param.label} (${spanish(value!, param.decimals)})`);
}
