// Lactose is part of the milk solids: a row that has milk cannot hold more of it than of them.
import { spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { amount, columnsOf, ownRows } from './shared/meaning.ts';

const tolerance = 0.05;

export const lactosa: Check = {
  name: 'lactosa',
  description: 'La lactosa de un lácteo no pasa de sus sólidos lácteos no grasos (SLNG)',
  reads: ['catalogue'],
  sample({ catalogue }) {
    catalogue.columns.parte_a = { label: 'Sólidos lácteos no grasos', means: 'milkSolids' };
    catalogue.columns.parte_b = { label: 'Lactosa', means: 'lactose' };
    Object.assign(catalogue.ingredients[0]!.values!, { parte_a: 4, parte_b: 5 });
  },
  run({ craft, report }) {
    const [column] = columnsOf(craft, 'lactose');
    if (!column || columnsOf(craft, 'milkSolids').length === 0) return;
    for (const row of ownRows(craft)) {
      const solids = amount(craft, row, 'milkSolids');
      const held = row.values[column.index]!;
      // Pure lactose stands among the sugars, without milk solids.
      if (held <= solids + tolerance || (solids === 0 && held <= amount(craft, row, 'sugar'))) continue;
      report.warn(
        'catalogue.json',
        { path: `/ingredients/${row.index}/values/${column.key}` },
        `«${row.label}» tiene ${spanish(held, 2)} g de lactosa y solo ${spanish(solids, 2)} g de sólidos lácteos no grasos: uno de los dos está mal.`,
      );
    }
  },
};
