// A range on a figure that no weight can move is one that neither advice nor adjusting can ever meet.
import { effectOf, type Row, type State } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { statesOf } from './shared/states.ts';

export const rangoAjustable: Check = {
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
      const { id } = type;
      const reads = [`rows/${id}`, `recipes/${id}`, 'params', 'trade', `types/${id}`] as const;
      const states = statesOf({ craft, trials }, id);
      const still = kept(`rango_ajustable: ${id}`, reads, () =>
        unmoved(Object.keys(type.file.ranges ?? {}), states, ownRows),
      );
      for (const key of unmoved(still, states, allRows)) {
        const { label } = craft.paramByKey.get(key)!;
        report.warn(
          `types/${id}.json`,
          { path: `/ranges/${key}`, key: true },
          `El parámetro «${label}» no cambia con los pesos de la receta: ningún ajuste puede llevarlo a su rango.`,
        );
      }
    }
  },
};

/** Of what the recipe has, which most often moves; or else of anything. */
const ownRows = ({ mix }: State): Iterable<Row> => mix.lines.flatMap(({ row }) => row ?? []);
const allRows = ({ mix }: State): Iterable<Row> => mix.craft.rows.values();

/** The parameters that no example moves. */
function unmoved(keys: readonly string[], states: readonly State[], rowsOf: (state: State) => Iterable<Row>): string[] {
  return keys.filter((key) => {
    const known = states.flatMap((state) => {
      const { index } = state.mix.craft.paramByKey.get(key)!;
      return state.figures.run.full[index] === null ? [] : [{ state, index }];
    });
    return known.length > 0 && !known.some(({ state, index }) => moves(state, index, rowsOf(state)));
  });
}

/** Whether a hundredth more of one of them changes it. */
function moves(state: State, param: number, rows: Iterable<Row>): boolean {
  for (const row of rows) {
    const pick = { row, heaviest: null, brings: null, as: null };
    const effect = effectOf([{ pick, ratio: 1 }], state, param);
    if (effect !== null && effect !== 0) return true;
  }
  return false;
}
