// Antifreeze power against what can bring it: per gram and with sucrose = 1, sugars up to 1.9 (a monosaccharide), milk
// solids up to 1.05 (their lactose, split), alcohol 7.4, salt 5.85, other solids up to 3.72 (glycerol).
import { spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { amount, columnsOf, keyOf, type Meaning } from './shared/meaning.ts';

const leastOfSugar = 0.25;
const margin = 3;

export const anticongelante: Check = {
  name: 'anticongelante',
  description: 'El poder anticongelante (PAC) es posible con los azúcares, el alcohol y la sal del ingrediente',
  reads: ['catalogue'],
  sample({ catalogue }) {
    catalogue.columns.parte_a = { label: 'Poder anticongelante', means: 'freezing' };
    const sugar = keyOf(catalogue.columns, 'sugar');
    for (const { values } of catalogue.ingredients) values!.parte_a = values![sugar] ?? 0;
    catalogue.ingredients[1]!.values!.parte_a = 900;
  },
  run({ craft, report }) {
    const [column] = columnsOf(craft, 'freezing');
    if (!column) return;
    for (const [index, { id, values }] of craft.definition.catalogue.ingredients.entries()) {
      const row = craft.rows.get(id)!;
      const written = values?.[column.key];
      if (written === undefined) continue;
      const grams = (...meanings: Meaning[]): number => amount(craft, row, ...meanings);
      const others = Math.max(0, 100 - grams('sugar', 'milkSolids', 'alcohol', 'water', 'fat'));
      const base = 7.4 * grams('alcohol') + 5.85 * grams('salt');
      const least = leastOfSugar * grams('sugar') + 0.9 * base - margin;
      const most = 1.9 * grams('sugar') + 1.05 * grams('milkSolids') + base + 3.72 * others + margin;
      if (written >= least && written <= most) continue;
      report.warn(
        'catalogue.json',
        { path: `/ingredients/${index}/values/${column.key}` },
        `«${row.label}» lleva un poder anticongelante de ${spanish(written, 1)}, y con sus azúcares, alcohol y sal cabe de ${spanish(Math.max(0, least), 1)} a ${spanish(most, 1)}: revísalo.`,
      );
    }
  },
};
