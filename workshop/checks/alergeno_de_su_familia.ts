// What all the rest of a family declares and one row does not: the allergen that was lost when the row was written or copied.
//   a milk without «leche», where the other nine declare it → told
import type { LarderRow } from '../../engine/index.ts';
import type { LarderCheck } from './shared/check.ts';
import { together } from './shared/meaning.ts';

/** So many others of its family and origin for them to mean something. */
const enough = 8;

export const alergenoDeSuFamilia: LarderCheck = {
  name: 'alergeno_de_su_familia',
  description: 'En la despensa, a ningún ingrediente le falta el alérgeno que declara todo lo demás de su familia',
  sample(rows) {
    rows.get('galleta_digestive')!.allergens = [];
  },
  run(larder, report) {
    for (const rows of together(larder.rows.values(), ({ family, entry }) => `${family} ${entry.origin}`).values()) {
      const every = new Set(rows.flatMap(declaredBy));
      for (const allergen of every) {
        const [row, ...more] = rows.filter((one) => !declaredBy(one).includes(allergen));
        if (!row || more.length > 0 || rows.length <= enough) continue;
        report.warn(
          row.file,
          { path: `/ingredients/${row.place}/label` },
          `«${row.label}» no declara «${allergen}», y todo lo demás de su familia («${row.family}»), sí: dilo en «allergens».`,
        );
      }
    }
  },
};

/** «tal:cual?» is of «tal». */
const declaredBy = ({ entry }: LarderRow): string[] => (entry.allergens ?? []).map((one) => one.split(/[:?]/)[0]!);
