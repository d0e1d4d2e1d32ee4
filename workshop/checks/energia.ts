// Energy against the factors of the Regulation (EU) 1169/2011: 4 for sugars and protein, 9 for fat, 7 for alcohol,
// 2.4 for polyols, 2 for fibre. What is only known as «the rest» brings from 0 (ash) to 4 (starch), an emulsifier from 6 to 9,
// and so the fat of an additive, which is phospholipids or esters; where no column is alcohol, what is counted as water may be
// alcohol too.
import { type Craft, type Row, spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { factorsIn } from './shared/factors.ts';
import { amount, columnsOf, keyOf, type Meaning, partsOf } from './shared/meaning.ts';

const share = 0.06;
const margin = 4;

export const energia: Check = {
  name: 'energia',
  description:
    'La energía escrita cuadra con sus partes: 4 kcal por gramo de azúcares y proteínas, 9 de grasa, 7 de alcohol, 2,4 de polioles y 2 de fibra; y las fórmulas de la despensa y de la etiqueta usan esos factores',
  reads: ['catalogue'],
  sample({ catalogue }) {
    catalogue.ingredients[2]!.values![keyOf(catalogue.columns, 'energy')] = 475;
  },
  run({ craft, report }) {
    const [column] = columnsOf(craft, 'energy');
    if (!column) return;
    for (const [index, { id, values }] of craft.definition.catalogue.ingredients.entries()) {
      const written = values?.[column.key];
      if (written === undefined) continue;
      const [least, most] = bounds(craft, craft.rows.get(id)!);
      if (written >= least * (1 - share) - margin && written <= most * (1 + share) + margin) continue;
      report.warn(
        'catalogue.json',
        { path: `/ingredients/${index}/values/${column.key}` },
        `«${craft.rows.get(id)!.label}» lleva ${spanish(written, 0)} kcal, y por sus partes salen de ${spanish(least, 0)} a ${spanish(most, 0)}: revisa la energía o la composición.`,
      );
    }
  },
  ofLarder: factorsIn,
};

function bounds(craft: Craft, row: Row): [number, number] {
  const grams = (...meanings: Meaning[]): number => amount(craft, row, ...meanings);
  const declares = (meaning: Meaning): boolean => columnsOf(craft, meaning).length > 0;
  const parts = partsOf(craft);
  const polyols = Math.min(grams('polyol'), grams('sugar'));
  // Protein that is no part of its own is inside the milk solids and the rest.
  const isPart = columnsOf(craft, 'protein').every((column) => parts.includes(column));
  const protein = isPart ? grams('protein') : 0;
  const rest = Math.max(
    0,
    100 - protein - grams('fat', 'sugar', 'alcohol', 'milkSolids', 'emulsifier', 'water', 'fibre'),
  );
  const inRest = isPart ? 0 : Math.min(rest, Math.max(0, grams('protein') - 0.37 * grams('milkSolids')));
  const sure = 9 * grams('fat') + 4 * (grams('sugar') - polyols + protein) + 7 * grams('alcohol');
  const lighter = row.larder?.entry.class === undefined ? 0 : 3 * grams('fat');
  const least = sure - lighter + 4 * inRest + 3 * grams('milkSolids') + 6 * grams('emulsifier');
  const most =
    sure +
    2.4 * polyols +
    2 * grams('fibre') +
    4 * grams('milkSolids') +
    9 * grams('emulsifier') +
    (declares('fat') ? 4 : 9) * rest +
    (declares('alcohol') ? 0 : 7 * grams('water'));
  return [least, most];
}
