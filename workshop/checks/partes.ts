// Where no columns close to 100, at least the parts of a row cannot weigh more than the row.
import { spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { keyOf, ownRows, partsOf } from './shared/meaning.ts';

const tolerance = 1;

export const partes: Check = {
  name: 'partes',
  description:
    'Las partes de un ingrediente (agua, grasa, azúcares, proteínas, alcohol) no pasan de 100 g; si las columnas cierran, suman 100',
  reads: ['catalogue'],
  sample({ catalogue }) {
    for (const column of Object.values(catalogue.columns)) delete column.closes;
    catalogue.ingredients[1]!.values![keyOf(catalogue.columns, 'fat')] = 30;
    catalogue.ingredients[1]!.values![keyOf(catalogue.columns, 'energy')] = 530;
  },
  run({ craft, report }) {
    const columns = partsOf(craft);
    for (const row of ownRows(craft)) {
      const total = columns.reduce((sum, { index }) => sum + row.values[index]!, 0);
      if (total <= 100 + tolerance) continue;
      const names = columns.filter(({ index }) => row.values[index]! > 0).map(({ key }) => key);
      report.warn(
        'catalogue.json',
        { path: `/ingredients/${row.index}/values` },
        `Las partes de «${row.label}» pesan ${spanish(total, 1)} g por 100 g (${names.join(', ')}): baja alguna.`,
      );
    }
  },
};
