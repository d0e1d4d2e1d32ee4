// Sweetening power against what can bring it: per gram and with sucrose = 1, sugars up to 1.75 (fructose), milk solids up to
// 0.45 (their lactose, split), other solids up to 1. Far above that it is an intense sweetener and says nothing of the sugars.
import { spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { amount, columnsOf, keyOf, type Meaning } from './shared/meaning.ts';

const leastOfSugar = 0.1;
const margin = 3;
const intense = 500;

export const edulcorante: Check = {
  name: 'edulcorante',
  description: 'El poder edulcorante (POD) es posible con los azúcares del ingrediente, salvo en edulcorantes intensos',
  reads: ['catalogue'],
  sample({ catalogue }) {
    catalogue.columns.parte_a = { label: 'Poder edulcorante', means: 'sweetness' };
    const sugar = keyOf(catalogue.columns, 'sugar');
    for (const { values } of catalogue.ingredients) values!.parte_a = values![sugar] ?? 0;
    catalogue.ingredients[1]!.values!.parte_a = 310;
  },
  run({ craft, report }) {
    const [column] = columnsOf(craft, 'sweetness');
    if (!column) return;
    for (const [index, { id, values }] of craft.definition.catalogue.ingredients.entries()) {
      const row = craft.rows.get(id)!;
      const written = values?.[column.key];
      if (written === undefined || written > intense) continue;
      const grams = (...meanings: Meaning[]): number => amount(craft, row, ...meanings);
      const others = Math.max(0, 100 - grams('sugar', 'milkSolids', 'alcohol', 'water', 'fat'));
      const least = leastOfSugar * grams('sugar') - margin;
      const most = 1.75 * grams('sugar') + 0.45 * grams('milkSolids') + others + margin;
      if (written >= least && written <= most) continue;
      report.warn(
        'catalogue.json',
        { path: `/ingredients/${index}/values/${column.key}` },
        `«${row.label}» lleva un poder edulcorante de ${spanish(written, 1)}, y con sus azúcares cabe de ${spanish(Math.max(0, least), 1)} a ${spanish(most, 1)}: revísalo.`,
      );
    }
  },
};
