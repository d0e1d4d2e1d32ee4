// Water and fat in each other's place: as it is written a row is like nothing of its family, and the other way round it is.
//   87 g of fat and 4 of water, among rows of 87 of water and 4 of fat
import { spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { columnsOf, familyOf, keyOf, larderColumn, ownRows, partsOf, together } from './shared/meaning.ts';

/** Grams per 100 g, of all parts together, that no row lacks to be like another of its family. */
const unlike = 50;
/** The other way round it comes so many times nearer. */
const nearer = 4;
/** Of two rows that differ, nobody knows which one is wrong. */
const enough = 2;

interface Plain {
  readonly label: string;
  readonly values: ArrayLike<number>;
}

export const aguaYGrasa: Check = {
  name: 'agua_y_grasa',
  description: 'El agua y la grasa de un ingrediente no están una en el sitio de la otra, vistas las de su familia',
  reads: ['catalogue'],
  sample({ catalogue: { columns, ingredients } }) {
    const [water, fat] = [keyOf(columns, 'water'), keyOf(columns, 'fat')];
    const butter = ingredients.find(({ id }) => id === 'mantequilla')!;
    const like = (i: number) => ({ ...structuredClone(butter), id: `grasa_${i}`, label: `Grasa ${i}`, aliases: [] });
    const other = { ...like(0), values: { ...butter.values, [water]: butter.values![fat]!, [fat]: 16 } };
    ingredients.push(other, like(1), like(2));
  },
  run({ craft, report }) {
    const [[water], [fat]] = [columnsOf(craft, 'water'), columnsOf(craft, 'fat')];
    const parts = partsOf(craft).map(({ index }) => index);
    if (!water || !fat) return;
    const kin = together(craft.rows.values(), familyOf);
    for (const row of ownRows(craft)) {
      const meant = swapped(row, kin.get(familyOf(row))!, parts, water.index, fat.index);
      if (meant)
        report.warn('catalogue.json', { path: `/ingredients/${row.index}/values` }, words(row, meant, water, fat));
    }
  },
  ofLarder(larder, report) {
    const [water, fat] = [larderColumn(larder, 'water'), larderColumn(larder, 'fat')];
    if (!water || !fat) return;
    const { columns } = larder.definition.columns;
    const parts = larder.columns.filter(({ key }) => columns[key]!.closes).map(({ index }) => index);
    const kin = together(larder.rows.values(), ({ family }) => family);
    for (const row of larder.rows.values()) {
      const meant = swapped(row, kin.get(row.family)!, parts, water.index, fat.index);
      if (meant) report.warn(row.file, { path: `/ingredients/${row.place}/values` }, words(row, meant, water, fat));
    }
  },
};

/** The row of its family that it would be like the other way round; null where it is like one as it is, or like none. */
function swapped(row: Plain, kin: readonly Plain[], parts: readonly number[], one: number, other: number) {
  // Turned round it comes no nearer than twice what the two differ by.
  if (Math.abs(row.values[one]! - row.values[other]!) * 2 <= unlike * (1 - 1 / nearer)) return null;
  const others = kin.filter((each) => each !== row);
  if (others.length < enough) return null;
  const nearest = (values: ArrayLike<number>): readonly [grams: number, row: Plain | null] =>
    others.reduce<readonly [number, Plain | null]>(
      (best, each) => {
        const grams = parts.reduce((sum, part) => sum + Math.abs(values[part]! - each.values[part]!), 0);
        return grams < best[0] ? [grams, each] : best;
      },
      [Infinity, null],
    );
  const [asWritten] = nearest(row.values);
  if (asWritten < unlike) return null;
  const turned = Array.from(row.values);
  [turned[one], turned[other]] = [turned[other]!, turned[one]!];
  const [grams, meant] = nearest(turned);
  return grams < asWritten / nearer ? meant : null;
}

const words = (
  { label, values }: Plain,
  meant: Plain,
  water: { key: string; index: number },
  fat: { key: string; index: number },
): string =>
  `«${label}» lleva ${spanish(values[water.index]!, 2)} de «${water.key}» y ${spanish(values[fat.index]!, 2)} de «${fat.key}»; al revés sería como «${meant.label}»: ¿están cambiadas?`;
