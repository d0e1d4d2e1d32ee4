// How much a millilitre and a piece of something weigh, against the rest of its family: a slipped comma makes every cup and
// every unit of a recipe ten times what it is.
//   honey of 0.142 g/ml where honeys have about 1.42 → told, with the lightest of its family
import { type LarderRow, type Report, spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { LarderCheck } from './shared/check.ts';
import { together } from './shared/meaning.ts';

/** So many times less than the least of the others… */
const far = 4;
/** …or than the most: among small things there may be a big one, as a biscuit among sprinkles. */
const farAbove = 6;
/** Something full of air stands among powders; nothing is so many times denser than all its family. */
const denser = 3;
/** Of one name, so many times lighter than any other: a cherry tomato is eight times so. */
const farApart = 9;
/** So many others for them to mean something; of one measure in one family, fewer will do. */
const enough = 3;
const enoughOfOne = 2;
const enoughOfAll = 5;

interface Measure {
  readonly row: LarderRow;
  readonly value: number;
}

export const medidaDeSuFamilia: LarderCheck = {
  name: 'medida_de_su_familia',
  description: 'En la despensa, lo que pesan un mililitro o una pieza no está lejos de lo demás de su familia',
  sample(rows) {
    rows.get('leche_cabra')!.density = 0.103;
  },
  run(larder, report) {
    const rows = [...larder.rows.values()];
    const of = (value: (row: LarderRow) => number | undefined): Measure[] =>
      rows.flatMap((row) => ((value(row) ?? 0) > 0 ? [{ row, value: value(row)! }] : []));
    look(
      of(({ entry }) => entry.density),
      { above: denser, path: 'density', what: 'Un mililitro', least: enough },
      report,
    );
    const whole = of(({ entry }) => entry.piece);
    look(whole, { above: farAbove, path: 'piece', what: 'Una pieza', least: enough }, report);
    namesakes(whole, report);
    for (const name of new Set(rows.flatMap(({ entry }) => Object.keys(entry.pieces ?? {})))) {
      const path = `pieces/${pointerStep(name)}`;
      const measures = of(({ entry }) => entry.pieces?.[name]);
      look(measures, { above: farAbove, path, what: `La medida «${name}»`, least: enoughOfOne }, report);
    }
  },
};

/** A piece of what a label calls the same weighs much the same, whatever else is in its family. */
function namesakes(measures: readonly Measure[], report: Report): void {
  const named = measures.filter(({ row }) => row.entry.legal !== undefined);
  for (const alike of together(named, ({ row: { family, entry } }) => `${family} ${entry.legal}`).values())
    for (const { row, value } of alike) {
      const others = alike.filter((one) => one.row !== row);
      const [first] = others;
      if (!first || others.some((one) => one.value <= farApart * value)) continue;
      report.warn(
        row.file,
        { path: `/ingredients/${row.place}/piece` },
        `Una pieza de «${row.label}» pesa ${spanish(value, 3)} g, y de «${first.row.label}», que en la etiqueta se llama igual, ${spanish(first.value, 2)}: mira la coma.`,
      );
    }
}

interface Kind {
  readonly above: number;
  readonly path: string;
  readonly what: string;
  /** others of the family for them to mean something */
  readonly least: number;
}

function look(measures: readonly Measure[], { above, path, what, least }: Kind, report: Report): void {
  const families = together(measures, (one) => one.row.family);
  for (const { row, value } of measures) {
    const kin = families.get(row.family)!.filter((one) => one.row !== row);
    // Few in its family: a tin is a tin in any of them.
    const isAlone = kin.length < least;
    if (isAlone && (path === 'piece' || path === 'density')) continue;
    const others = (isAlone ? measures.filter((one) => one.row !== row) : kin).map((one) => one.value);
    if (others.length < (isAlone ? enoughOfAll : least)) continue;
    const [low, high] = [Math.min(...others), Math.max(...others)];
    if (value * far >= low && value <= above * high) continue;
    const beside = value > high ? `lo que más, ${spanish(high, 2)}` : `lo que menos, ${spanish(low, 2)}`;
    report.warn(
      row.file,
      { path: `/ingredients/${row.place}/${path}` },
      `${what} de «${row.label}» pesa ${spanish(value, 3)} g, y de lo demás${isAlone ? '' : ` de su familia («${row.family}»)`}, ${beside}: mira la coma.`,
    );
  }
}
