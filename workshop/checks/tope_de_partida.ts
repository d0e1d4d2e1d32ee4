// A starting recipe that carries more of something than may be brought in of it, or a cap of many times what all the recipes
// carry: it is in another unit, or a digit slipped.
import { mostOf, Refusal, shareOf, spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { tradePlace } from './shared/doses.ts';

/** A starting recipe may carry so many times what a correction brings, and a correction bring so many times what recipes carry… */
const far = 10;
/** …if so many carry some. */
const several = 2;

export const topeDePartida: Check = {
  name: 'tope_de_partida',
  description:
    'Las recetas de partida no llevan muchas veces lo que los topes dejan traer, ni los topes dejan traer muchas veces lo que llevan las recetas',
  reads: ['figures', 'recipes', 'trade', 'types'],
  sample(files) {
    const [type] = Object.values(files.types);
    const recipe = type!.examples.find(({ expect }) => expect.out?.length === 0)!.recipe as Record<string, number>;
    type!.start = [{ name: 'De partida', recipe }];
    const { id } = files.catalogue.ingredients.find((row) => row.id in recipe || row.label! in recipe)!;
    files.trade = { bases: { total: { is: 'peso', say: 'del total' } }, all: { cap: { [`#${id}`]: 0.01 } } };
  },
  run({ craft, trials, report }) {
    const told = new Set<string>();
    for (const [id, { file, trade }] of craft.types) {
      const runs = [...(file.start ?? []), ...file.examples].flatMap(({ recipe }) => {
        const trial = trials.of(id, { recipe });
        return trial instanceof Refusal ? [] : [trial.state.figures.run];
      });
      for (const cap of trade.caps) {
        const carried = runs.map((run) => shareOf(cap, run) ?? 0).filter((share) => share > 0);
        const [most, allowed] = [Math.max(...carried), Math.min(...runs.map((run) => mostOf(cap, run)))];
        if (carried.length < several || allowed <= far * most) continue;
        const { file: at, path } = tradePlace(craft, id, 'cap', cap.key);
        if (told.has(at + path)) continue;
        told.add(at + path);
        report.warn(
          at,
          { path },
          `El tope de «${cap.key}» es ${spanish(allowed, 6)}, y las recetas de «${id}» llevan como mucho un ${spanish(most, 2)} %: ¿se ha corrido la coma?`,
        );
      }
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
