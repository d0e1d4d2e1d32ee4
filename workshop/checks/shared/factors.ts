// The factors of a formula of energy against those of the Regulation (EU) 1169/2011, annex XIV: a digit more, or two in each
// other's place, and every label would be wrong.
//   90 * grasa → «grasa» cuenta 90 kcal por gramo y son 9
import {
  type Larder,
  type Node,
  namesRead,
  nodesOf,
  parseFormula,
  type Report,
  spanish,
} from '../../../engine/index.ts';
import { pointerStep } from '../../../engine/load/index.ts';
import { larderColumn, type Meaning } from './meaning.ts';

type Unit = 'kcal' | 'kJ';

const factors: Readonly<Partial<Record<Meaning, Readonly<Record<Unit, number>>>>> = {
  fat: { kcal: 9, kJ: 37 },
  protein: { kcal: 4, kJ: 17 },
  sugar: { kcal: 4, kJ: 17 },
  alcohol: { kcal: 7, kJ: 29 },
  polyol: { kcal: 2.4, kJ: 10 },
  fibre: { kcal: 2, kJ: 8 },
};
/** The rounding of who uses others. */
const share = 0.1;
/** Kilojoules of a kilocalorie, with the rounding of what is said to the public. */
const perKcal = [4, 4.4] as const;

export function factorsIn(larder: Larder, report: Report): void {
  const { columns, labelling } = larder.definition;
  const own = larderColumn(larder, 'energy');
  if (own)
    look(
      larder,
      columns.columns[own.key]!.formula,
      'kcal',
      'columns.json',
      `/columns/${pointerStep(own.key)}/formula`,
      report,
    );
  const nutrients = Object.entries(labelling?.nutrition.nutrients ?? {});
  for (const [key, { energy, formula }] of nutrients)
    look(larder, formula, energy, 'labelling.json', `/nutrition/nutrients/${pointerStep(key)}/formula`, report);
  const [kcal, kJ] = (['kcal', 'kJ'] as const).map((unit) => nutrients.find(([, { energy }]) => energy === unit));
  const [less, more] = [kcal?.[1].reference, kJ?.[1].reference];
  if (!less || !more || (more >= perKcal[0] * less && more <= perKcal[1] * less)) return;
  report.warn(
    'labelling.json',
    { path: `/nutrition/nutrients/${pointerStep(kJ![0])}/reference` },
    `La ingesta de referencia son ${spanish(less, 0)} kcal y ${spanish(more, 0)} kJ, y una kcal son unos 4,2 kJ: una de las dos está mal.`,
  );
}

function look(
  larder: Larder,
  formula: string | undefined,
  unit: Unit | undefined,
  file: string,
  path: string,
  report: Report,
): void {
  if (formula === undefined || unit === undefined) return;
  const tree = parseFormula(formula);
  const read = new Set(namesRead(tree));
  const { columns } = larder.definition.columns;
  for (const [meaning, { [unit]: factor }] of Object.entries(factors)) {
    const key = larderColumn(larder, meaning as Meaning)?.key;
    // What is counted part by part has many factors.
    if (
      key === undefined ||
      Object.keys(columns).some((part) => columns[part]!.partOf === key && read.has(part) && !read.has(key))
    )
      continue;
    const written = (amountIn(tree, key) ?? Number.NaN) - (amountIn(tree, null) ?? 0);
    if (Number.isNaN(written) || Math.abs(written - factor) <= share * factor) continue;
    const place = [...nodesOf(tree)].find((node) => node.kind === 'name' && node.name === key);
    report.warn(
      file,
      place ? { path, from: place.from, to: place.to } : { path },
      `«${key}» cuenta ${spanish(written, 3)} ${unit} por gramo, y son ${spanish(factor, 1)} (Reglamento (UE) 1169/2011, anexo XIV): corrige su factor.`,
    );
  }
}

/** What it comes to with a gram of one column and nothing else; null where it is no plain sum. */
function amountIn(node: Node, one: string | null): number | null {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'name':
      return node.name === one ? 1 : 0;
    case 'negative': {
      const value = amountIn(node.of, one);
      return value === null ? null : -value;
    }
    case 'binary': {
      const [left, right] = [amountIn(node.left, one), amountIn(node.right, one)];
      if (left === null || right === null) return null;
      if (node.operator === '+') return left + right;
      if (node.operator === '-') return left - right;
      if (node.operator === '*') return left * right;
      return node.operator === '/' ? left / right : null;
    }
    default:
      return null;
  }
}
