// A range on a figure that no weight can move is one that neither advice nor adjusting can ever meet.
import { effectOf } from '../engine/advice/move.ts';
import type { State } from '../engine/advice/state.ts';
import type { Type } from '../engine/craft.ts';
import type { Check, Shelf } from './check.ts';
import { statesOf } from './states.ts';

export const movable: Check = {
  name: 'rango_ajustable',
  description: 'Cada parámetro con rango cambia con los pesos de la receta: si no, ningún ajuste puede cumplirlo',
  reads: ['figures', 'recipes', 'params', 'trade', 'types'],
  sample({ params, types }) {
    params.params.grasa!.formula = 'redondear(mayor(grasa))';
    for (const type of Object.values(types))
      type.examples = type.examples.map(({ name, recipe }) => ({ name, recipe, expect: {} }));
  },
  run({ craft, trials, report, kept }) {
    for (const type of craft.types.values()) {
      const reads = ['figures', `recipes/${type.id}`, 'params', 'trade', `types/${type.id}`] as const;
      for (const key of kept(`rango_ajustable: ${type.id}`, reads, () => unmoved({ craft, trials }, type))) {
        const { label } = craft.paramByKey.get(key)!;
        report.warn(
          `types/${type.id}.json`,
          { path: `/ranges/${key}`, key: true },
          `El parámetro «${label}» no cambia con los pesos de la receta: ningún ajuste puede llevarlo a su rango.`,
        );
      }
    }
  },
};

/** The ranged parameters that no example moves. */
function unmoved(shelf: Pick<Shelf, 'craft' | 'trials'>, { id, file: { ranges = {} } }: Type): string[] {
  const states = statesOf(shelf, id);
  return Object.keys(ranges).filter((key) => {
    const { index } = shelf.craft.paramByKey.get(key)!;
    const known = states.filter(({ figures }) => figures.run.full[index] !== null);
    return known.length > 0 && !known.some((state) => moves(state, index));
  });
}

/** Whether a hundredth more of something changes it: of what the recipe has, most often; or else of anything. */
function moves(state: State, param: number): boolean {
  const { lines, craft } = state.mix;
  const own = lines.flatMap(({ row }) => row ?? []);
  return [...own, ...craft.rows.values()].some((row) => {
    const pick = { row, heaviest: null, brings: null, as: null };
    const effect = effectOf([{ pick, ratio: 1 }], state, param);
    return effect !== null && effect !== 0;
  });
}
