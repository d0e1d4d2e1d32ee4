// The same ingredient (same id and same name) in two crafts: its energy, water and price must not contradict each other.
// Crafts buy at their own price and count their own water, so only a gap that cannot be both is told.
import type { Craft, Row } from '../../engine/craft.ts';
import { normalise } from '../../engine/names.ts';
import { enumerate, spanish } from '../../engine/number.ts';
import type { Check } from './check.ts';
import { columnsOf, keyOf, type Meaning, ownRows } from './meaning.ts';

/** How far apart two values may be: a share of the larger one, and always so much. */
const compared: { meaning: Meaning; name: string; share: number; margin: number }[] = [
  { meaning: 'energy', name: 'energía', share: 0.1, margin: 10 },
  { meaning: 'water', name: 'agua', share: 0.05, margin: 2 },
  { meaning: 'price', name: 'precio', share: 0.4, margin: 0.6 },
];

export const twins: Check = {
  name: 'gemelos',
  description:
    'Un mismo ingrediente (mismo id y mismo nombre) tiene energía, agua y precio parecidos en todos los oficios',
  sample({ catalogue }) {
    catalogue.ingredients[3]!.values![keyOf(catalogue.columns, 'price')] = 7.5;
  },
  run({ craft, report }, others) {
    // Each pair is told once, in the craft that comes later by name.
    for (const { craft: other } of others.filter((one) => one.craft !== craft && one.craft.id <= craft.id)) {
      for (const row of ownRows(craft)) {
        const twin = other.rows.get(row.id);
        if (!twin || twin.isDerived || normalise(twin.label) !== normalise(row.label)) continue;
        const apart = compared.flatMap(({ meaning, name, share, margin }) => {
          const here = figureOf(craft, row, meaning);
          const there = figureOf(other, twin, meaning);
          if (here === null || there === null) return [];
          const far = Math.abs(here - there) > Math.max(margin, share * Math.max(here, there));
          return far ? [`${name} ${spanish(here, 2)} aquí y ${spanish(there, 2)} allí`] : [];
        });
        if (apart.length === 0) continue;
        report.warn(
          'catalogue.json',
          { path: `/ingredients/${row.index}/id` },
          `«${row.label}» no es igual que en «${other.id}»: ${enumerate(apart)}. Si es lo mismo, iguálalos; si no, dale otro nombre.`,
        );
      }
    }
  },
};

/** Null when the catalogue does not declare it, or leaves it unwritten. */
function figureOf(craft: Craft, row: Row, meaning: Meaning): number | null {
  const columns = columnsOf(craft, meaning);
  if (columns.length === 0) return null;
  const value = columns.reduce((sum, { index }) => sum + row.values[index]!, 0);
  return meaning === 'price' && value === 0 ? null : value;
}
