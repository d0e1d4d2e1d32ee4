// A starting recipe that carries more of something than may be brought in of it: the cap is in another unit, or a digit slipped.
import { mostOf, Refusal, shareOf, spanish } from '../engine/index.ts';
import type { Check } from './check.ts';

/** A starting recipe may carry so many times what a correction brings. */
const far = 10;

export const topeDePartida: Check = {
  name: 'tope_de_partida',
  description: 'Las recetas de partida no llevan muchas veces lo que los topes dejan traer',
  reads: ['figures', 'recipes', 'trade', 'types'],
  sample(files) {
    const [type] = Object.values(files.types);
    const recipe = type!.examples.find(({ expect }) => expect.out?.length === 0)!.recipe as Record<string, number>;
    type!.start = [{ name: 'De partida', recipe }];
    const { id } = files.catalogue.ingredients.find((row) => row.id in recipe || row.label! in recipe)!;
    files.trade = { bases: { total: { is: 'peso', say: 'del total' } }, all: { cap: { [`#${id}`]: 0.01 } } };
  },
  run({ craft, trials, report }) {
    for (const [id, { file, trade }] of craft.types) {
      for (const [index, { name, recipe }] of (file.start ?? []).entries()) {
        const trial = trials.of(id, { recipe });
        if (trial instanceof Refusal) continue;
        const { run } = trial.state.figures;
        for (const cap of trade.caps) {
          const [share, most] = [shareOf(cap, run) ?? 0, mostOf(cap, run)];
          if (most === 0 || share <= far * most) continue;
          report.warn(
            `types/${id}.json`,
            { path: `/start/${index}/recipe` },
            `«${name}» lleva un ${spanish(share, 2)} % de «${cap.key}» y su tope es ${spanish(most, 6)}: ¿es un tanto por ciento?`,
          );
        }
      }
    }
  },
};
