// No ingredient has more of a column than a caller may send of it: a point was lost in its figure, or in the formula by which
// its family gets it. Told once for each place that it can come from.
//   «ph»: 36, of a column with «most»: 14
import { type Column, type Craft, type Row, spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';
import { keyOf } from './shared/meaning.ts';

export const topeDeColumna: Check = {
  name: 'tope_de_columna',
  description: 'Ningún ingrediente lleva de una columna más de lo que se admite de ella («most»)',
  reads: ['catalogue'],
  sample({ catalogue }) {
    const column = catalogue.columns[keyOf(catalogue.columns, 'price')]!;
    const prices = catalogue.ingredients.map(({ values }) => values?.[keyOf(catalogue.columns, 'price')] ?? 0);
    column.most = Math.max(...prices) - 0.1;
  },
  run({ craft, report }) {
    const told = new Set<string>();
    for (const column of craft.columns.filter(
      ({ key }) => craft.definition.catalogue.columns[key]!.most !== undefined,
    )) {
      for (const row of craft.rows.values()) {
        const value = row.values[column.index]!;
        const path = value > column.most ? placeOf(craft, row, column) : null;
        if (path === null || told.has(path)) continue;
        told.add(path);
        report.warn(
          'catalogue.json',
          { path },
          `«${row.label}» lleva ${spanish(value, 2)} de «${column.key}», y lo más que se admite es ${spanish(column.most, 2)}: ¿falta un punto?`,
        );
      }
    }
  },
};

/** Where it is written: in the ingredient itself, by its family, or by the column for all. */
function placeOf({ definition: { catalogue } }: Craft, { id, larder }: Row, { key }: Column): string {
  const own = catalogue.ingredients.findIndex((entry) => entry.id === id);
  if (catalogue.ingredients[own]?.values?.[key] !== undefined) return `/ingredients/${own}/values/${pointerStep(key)}`;
  const family = larder?.family ?? '';
  if (catalogue.families?.[family]?.values?.[key] !== undefined)
    return `/families/${pointerStep(family)}/values/${pointerStep(key)}`;
  return `/columns/${pointerStep(key)}`;
}
