// How much a millilitre and a piece of something weigh, against the rest of its family: a slipped comma makes every cup and
// every unit of a recipe ten times what it is.
//   honey of 0.142 g/ml where honeys have about 1.42 → told, with the lightest of its family
import { type Larder, type LarderRow, type Report, spanish } from '../engine/index.ts';
import { pointerStep } from '../engine/load/index.ts';

/** So many times less than the least of the others… */
const far = 4;
/** …or than the most: among small things there may be a big one, as a biscuit among sprinkles. */
const farAbove = 6;
/** Something full of air stands among powders; nothing is so many times denser than all its family. */
const denser = 3;
/** So many others for them to mean something; of one measure in one family, fewer will do. */
const enough = 3;
/** Of one name, so many times lighter than any other: a cherry tomato is eight times so. */
const farApart = 9;
const enoughOfOne = 2;
const enoughOfAll = 5;

interface Measure {
  readonly row: LarderRow;
  readonly value: number;
}

export function measuresIn(larder: Larder, report: Report): void {
  const rows = [...larder.rows.values()];
  const of = (value: (row: LarderRow) => number | undefined): Measure[] =>
    rows.flatMap((row) => ((value(row) ?? 0) > 0 ? [{ row, value: value(row)! }] : []));
  look(
    of(({ entry }) => entry.density),
    { above: denser, path: 'density', what: 'Un mililitro', least: enough },
    report,
  );
  look(
    of(({ entry }) => entry.piece),
    { above: farAbove, path: 'piece', what: 'Una pieza', least: enough },
    report,
  );
  namesakes(
    of(({ entry }) => entry.piece),
    report,
  );
  for (const name of new Set(rows.flatMap(({ entry }) => Object.keys(entry.pieces ?? {})))) {
    const path = `pieces/${pointerStep(name)}`;
    const measures = of(({ entry }) => entry.pieces?.[name]);
    look(measures, { above: farAbove, path, what: `La medida «${name}»`, least: enoughOfOne }, report);
  }
}

/** A piece of what a label calls the same weighs much the same, whatever else is in its family. */
function namesakes(measures: readonly Measure[], report: Report): void {
  for (const { row, value } of measures) {
    const others = measures.filter(
      (one) => one.row !== row && one.row.entry.legal === row.entry.legal && one.row.family === row.family,
    );
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
  for (const { row, value } of measures) {
    const rest = measures.filter((one) => one.row !== row);
    const kin = rest.filter((one) => one.row.family === row.family);
    // Few in its family: a tin is a tin in any of them.
    const isAlone = kin.length < least;
    if (isAlone && (path === 'piece' || path === 'density')) continue;
    const others = (isAlone ? rest : kin).map((one) => one.value);
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
