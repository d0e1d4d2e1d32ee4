// A rule that compares a figure with a number it can never come to holds always or never: a slipped digit, or a share
// taken for a percentage. The span of a figure that is a quotient of sums is told by the catalogue: what it would be of
// each ingredient alone.
//   100 * peso(x) / peso goes from 0 to 100, and «> 120» never holds
import {
  type Comparison,
  type Craft,
  comparisons,
  formAt,
  lineFromRow,
  type Node,
  pointAt,
  type SlopedFormula,
  spanish,
  type Type,
} from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';
import { conditionsOf } from './shared/conditions.ts';

type Span = readonly [low: number, high: number];

/** Of rows, not of recipes: neither how names are read nor what the trade admits. */
const whatSpansRead = ['figures', 'sets'] as const;

export const umbralAlcanzable: Check = {
  name: 'umbral_alcanzable',
  description: 'Cada número con que una regla o un rango compara un parámetro está donde ese parámetro puede llegar',
  reads: ['catalogue', 'params', 'types', 'rules'],
  sample({ rules, params }) {
    const [key] = Object.entries(params.params).find(([, { formula }]) => formula === '100 * peso(secos) / peso')!;
    rules.notices.push({
      ...{ id: 'seco', to: rules.notices[0]!.to, say: rules.notices[0]!.say ?? rules.notices[0]!.id },
      when: { all: [{ fact: key, operator: 'greaterThan', value: 120 }] },
    });
  },
  run({ craft, report, kept }) {
    const known = kept('umbral_alcanzable: spans', whatSpansRead, () => new Map<string, Span | null>());
    const spans = spansOf(craft, known);
    for (const { when, at, path } of conditionsOf(craft)) {
      for (const { comparison } of comparisons(when, '')) {
        const classes = classesOf(craft, comparison.fact);
        const { operator, value } = comparison;
        if (classes && operator === 'equal' && typeof value === 'number' && !classes.has(value)) {
          const all = [...classes].sort((a, b) => a - b).map((one) => spanish(one, 6));
          report.warn(
            at,
            { path },
            `«${comparison.fact}» solo puede ser ${all.join(' o ')}, y compararlo con ${spanish(value, 6)} no se cumple nunca: mira la cifra.`,
          );
          continue;
        }
        const span = spans(comparison.fact);
        const wrong = span && verdictOn(comparison, span);
        if (!wrong) continue;
        const [low, high] = span.map((end) => spanish(end, 2));
        report.warn(
          at,
          { path },
          `«${comparison.fact}» va de ${low} a ${high}, y compararlo con ${spanish(comparison.value as number, 6)} ${wrong}: mira la cifra, o si es un tanto por ciento.`,
        );
      }
    }
    for (const [id, { file }] of craft.types) {
      for (const part of ['ranges', 'limits'] as const) {
        for (const [key, { range }] of Object.entries(file[part] ?? {})) {
          const span = spans(key);
          const past = span && range.find((end) => end !== null && (end < span[0] || end > span[1]));
          if (past === undefined || past === null) continue;
          const [low, high] = span!.map((end) => spanish(end, 2));
          const what = part === 'ranges' ? 'el rango' : 'su límite';
          report.warn(
            `types/${id}.json`,
            { path: `/${part}/${pointerStep(key)}` },
            `«${key}» va de ${low} a ${high}, y ${what} llega a ${spanish(past, 6)}: mira la cifra, o la fórmula.`,
          );
        }
      }
    }
  },
};

/** What a figure can be where its formula only chooses between numbers, «si(x > 3, 1, 0)»; null where it works one out. */
function classesOf({ paramByKey }: Craft, key: string): ReadonlySet<number> | null {
  const tree = paramByKey.get(key)?.formula.tree;
  const all = tree ? chosen(tree) : null;
  return all && new Set(all);
}

function chosen(node: Node): readonly number[] | null {
  if (node.kind === 'number') return [node.value];
  if (node.kind !== 'call' || node.name !== 'si') return null;
  const [, one, other] = node.args.map((arg, at) => (at === 0 ? [] : chosen(arg)));
  return one && other ? [...one, ...other] : null;
}

/** What comes of comparing; null where it may go either way. */
function verdictOn({ operator, value }: Comparison, [low, high]: Span): string | null {
  if (typeof value !== 'number') return null;
  const never = 'no se cumple nunca';
  const always = 'se cumple siempre';
  switch (operator) {
    case 'greaterThan':
      return value >= high ? never : value < low ? always : null;
    case 'greaterThanInclusive':
      return value > high ? never : value < low ? always : null;
    case 'lessThan':
      return value <= low && value < 0 ? never : value > high ? always : null;
    case 'lessThanInclusive':
      return value < low ? never : value > high ? always : null;
    case 'equal':
      return value < low || value > high ? never : null;
    default:
      return null;
  }
}

/** Over all types; null where the figure is no quotient of sums in every recipe. `known`: by formula. */
function spansOf(craft: Craft, known: Map<string, Span | null>): (key: string) => Span | null {
  let made: ReturnType<typeof catalogueOf>[] | undefined;
  return (key) => {
    const formula = craft.paramByKey.get(key)?.formula;
    if (!formula || !isPlain(formula.tree)) return null;
    let span = known.get(formula.text);
    if (span === undefined) {
      made ??= differing(craft).map((type) => catalogueOf(craft, type));
      const all = made.map((catalogue) => spanIn(formula, catalogue));
      span = all.some((one) => one === null)
        ? null
        : [Math.min(...all.map((one) => one![0])), Math.max(...all.map((one) => one![1]))];
      known.set(formula.text, span);
    }
    return span;
  };
}

/** One of each kind of type that selects alike: to a figure without constants, types differ only in their sets. */
const differing = ({ types }: Craft): Type[] => [
  ...new Map([...types.values()].map((type) => [JSON.stringify(type.file.sets ?? {}), type])).values(),
];

function catalogueOf(craft: Craft, type: Type) {
  const lines = [...craft.rows.values()].map((row) => lineFromRow(type, row, 1));
  const weights = new Float64Array(lines.length).fill(1);
  return pointAt(craft, { lines, weights, constants: type.plan.numbers, mode: 'tangent' });
}

/** A quotient of sums lies between what it is of the ingredients alone. */
function spanIn(formula: SlopedFormula, catalogue: ReturnType<typeof catalogueOf>): Span | null {
  const form = formAt(formula, catalogue);
  if (!form?.exact || form.den === null) return null;
  const { num, den } = form;
  const last = num.length - 1;
  if (num[last] !== 0 || den[last] !== 0) return null;
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < last; i++) {
    if (den[i]! < 0 || (den[i] === 0 && num[i] !== 0)) return null;
    if (den[i] === 0) continue;
    low = Math.min(low, num[i]! / den[i]!);
    high = Math.max(high, num[i]! / den[i]!);
  }
  // What is the same of every ingredient is of something that no ingredient is.
  return low < high ? [low, high] : null;
}

/** Without branches: the same quotient whatever the recipe. */
function isPlain(node: Node): boolean {
  switch (node.kind) {
    case 'number':
      return true;
    // What is forbidden is so in some types and not in others: it has no span of its own.
    case 'weight':
      return !node.select.some(({ name }) => name === 'prohibido');
    case 'aggregate':
      return node.name !== 'mayor' && !node.select.some(({ name }) => name === 'prohibido');
    case 'negative':
      return isPlain(node.of);
    case 'binary':
      return ['+', '-', '*', '/'].includes(node.operator) && isPlain(node.left) && isPlain(node.right);
    default:
      return false;
  }
}
