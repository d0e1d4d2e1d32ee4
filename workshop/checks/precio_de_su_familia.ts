// A price far from those of its family is a slipped decimal, or a price by the hundred grams.
//   95 € where sugars cost about 1 € → told, with what its family costs
import { type Larder, priceColumn, spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { familyOf, keyOf, larderColumn, together } from './shared/meaning.ts';

/** So many times dearer or cheaper than the usual of its family, and outside what all the others, and itself for every craft, cost. */
const far = 8;
/** Prices that a family needs for its usual one to mean something. */
const enough = 4;
/** In the larder, so many times dearer or cheaper than everything else of its family: there are none but those that it tells apart. */
const farFromAll = 10;

export const precioDeSuFamilia: Check = {
  name: 'precio_de_su_familia',
  description:
    'El precio escrito no está a más de ocho veces del usual de su familia; en la despensa, a más de diez de todo lo demás de ella',
  reads: ['catalogue'],
  sample({ catalogue }) {
    const key = keyOf(catalogue.columns, 'price');
    const sugar = catalogue.ingredients.find(({ id }) => id === 'azucar')!;
    for (const [i, euros] of [1, 1.2, 1.4, 1.1].entries())
      catalogue.ingredients.push({
        ...structuredClone(sugar),
        ...{ id: `azucar_${i}`, label: `Azúcar de prueba ${i}`, aliases: [`azúcar ${i}`] },
        values: { ...sugar.values, [key]: euros },
      });
    sugar.values![key] = 95;
  },
  run({ craft, report }) {
    const column = priceColumn(craft);
    if (column === null) return;
    const { key } = craft.columns[column]!;
    const inLarder = larderColumn(craft.larder, 'price')?.index;
    const priced = [...craft.rows.values()].filter(({ values }) => values[column]! > 0);
    const families = together(priced, familyOf);
    for (const [index, { id, values }] of craft.definition.catalogue.ingredients.entries()) {
      const written = values?.[key];
      const row = craft.rows.get(id)!;
      if (written === undefined || written <= 0) continue;
      const others = (families.get(familyOf(row)) ?? []).filter((one) => one !== row).map((one) => one.values[column]!);
      const shared = inLarder === undefined ? null : row.larder?.values[inLarder];
      if (shared && isNear(shared, written)) continue;
      if (others.length < enough - 1 || others.some((one) => isNear(one, written))) continue;
      others.sort((a, b) => a - b);
      const at = (part: number): number => others[Math.floor(part * (others.length - 1))]!;
      const usual = at(0.5);
      // A family of cheap and dear things has no usual price.
      if (at(0.9) > far * at(0.1) || (written < far * usual && written > usual / far)) continue;
      report.warn(
        'catalogue.json',
        { path: `/ingredients/${index}/values/${key}` },
        `«${row.label}» cuesta ${spanish(written, 2)} €/kg y lo de su familia, unos ${spanish(usual, 2)}: mira la coma, o si es el precio de otra cantidad.`,
      );
    }
  },
  ofLarder(larder, report) {
    const column = larderColumn(larder, 'price');
    if (!column) return;
    for (const { row, euros, others } of pricesIn(larder, column)) {
      const { label, family, file, place } = row;
      const [least, most] = [Math.min(...others), Math.max(...others)];
      if (others.length < enough - 1 || (euros <= farFromAll * most && euros >= least / farFromAll)) continue;
      const beside =
        euros > most ? `lo más caro de su familia, ${spanish(most, 2)}` : `lo más barato, ${spanish(least, 2)}`;
      report.warn(
        file,
        { path: `/ingredients/${place}/values/${column.key}` },
        `«${label}» cuesta ${spanish(euros, 4)} €/kg y ${beside} («${family}»): mira la coma, o si es el precio de otra cantidad. Si es así de verdad, ponlo en «apart» de la columna «${column.key}».`,
      );
    }
  },
};

/** Each row with a price that is not told apart, and the prices of the others of its family. */
function* pricesIn(larder: Larder, { key, index }: { key: string; index: number }) {
  const apart: readonly string[] = larder.definition.columns.columns[key]!.apart ?? [];
  const priced = [...larder.rows.values()].filter(({ values }) => values[index]! > 0);
  for (const kin of together(priced, ({ family }) => family).values())
    for (const row of kin) {
      if (apart.includes(row.id)) continue;
      const others = kin.filter((other) => other !== row);
      yield { row, euros: row.values[index]!, others: others.map(({ values }) => values[index]!) };
    }
}

/** Something else of the family costs about the same. */
const isNear = (one: number, other: number): boolean => one <= 2 * other && other <= 2 * one;
