// Whether a condition that holds makes another hold: of each figure, every number on either side of those that they compare
// it with is tried, and nothing. What is not of one fact and a value is only equal to itself.
//   x >= 65 makes x >= 60 hold; x <= 3 makes «no (x > 5)» hold, and «no (x > 5)» does not make x <= 5 hold: it may be nothing
import {
  type Comparison,
  type Condition,
  type Fact,
  type NamedFacts,
  operators,
  wholeOfFact,
} from '../../../engine/index.ts';

/** One comparison, or that it does not hold. */
interface Literal {
  readonly comparison: Comparison;
  readonly isDenied: boolean;
}

/** Ways in which a condition holds, all of whose comparisons have to: none, it never does; an empty one, it always does. */
export type Ways = readonly (readonly Literal[])[];

/** So many ways are not looked at one by one. */
const mostWays = 200;

/** With what the constants of a type already decide; null where there are too many. */
export function waysOf(
  condition: Condition | undefined,
  constants: Readonly<NamedFacts>,
  isDenied = false,
): Ways | null {
  if (condition === undefined) return isDenied ? [] : [[]];
  if ('not' in condition) return waysOf(condition.not, constants, !isDenied);
  if ('all' in condition || 'any' in condition) {
    const parts = ('all' in condition ? condition.all : condition.any).map((one) => waysOf(one, constants, isDenied));
    if (parts.some((part) => part === null)) return null;
    return 'all' in condition !== isDenied ? together(parts as Ways[]) : (parts as Ways[]).flat();
  }
  const comparison = settled(condition, constants);
  if (typeof comparison === 'boolean') return comparison !== isDenied ? [[]] : [];
  return [[{ comparison, isDenied }]];
}

function together(parts: readonly Ways[]): Ways | null {
  let ways: Ways = [[]];
  for (const part of parts) {
    if (ways.length * part.length > mostWays) return null;
    ways = ways.flatMap((way) => part.map((more) => [...way, ...more]));
  }
  return ways;
}

/** What it comes to, where constants say it; with the number that a constant is. */
function settled(comparison: Comparison, constants: Readonly<NamedFacts>): Comparison | boolean {
  const { fact, operator, value } = comparison;
  const isNamed = value !== null && typeof value === 'object' && 'fact' in value;
  const other = isNamed && Object.hasOwn(constants, value.fact) ? constants[value.fact]! : value;
  const isOpen = other !== null && typeof other === 'object' && 'fact' in other;
  if (!isOpen && Object.hasOwn(constants, fact)) return operators[operator](constants[fact]!, other as Fact | Fact[]);
  return { ...comparison, value: other as Comparison['value'] };
}

/** Whether each way in which the one holds is among those of the other. */
export const implies = (one: Ways, other: Ways): boolean =>
  one.every((way) => other.some((each) => each.every((literal) => follows(literal, way))));

/** So many tries without an answer, and nothing is said. */
const mostTries = 20_000;

/**
 * Whether the one can hold where none of the others does, with every figure free to be anything: «no» is proven, and null is
 * that it took too long to know.
 */
export function canHoldWithout(one: Ways, others: readonly Ways[]): boolean | null {
  // Each way of each of the others has to fail in one of its comparisons; the short ones are asked first.
  const clauses = others.flat().sort((a, b) => a.length - b.length);
  let tries = 0;
  const isOpen = (way: Ways[number], at: number): boolean => {
    if (++tries > mostTries) return true;
    if (isEmpty(way) || contradicts(way)) return false;
    const clause = clauses[at];
    return clause === undefined || clause.some((literal) => isOpen([...way, denied(literal)], at + 1));
  };
  const isFound = one.some((way) => isOpen(way, 0));
  return tries > mostTries ? null : isFound;
}

const denied = ({ comparison, isDenied }: Literal): Literal => ({ comparison, isDenied: !isDenied });

/** What is compared with another figure is only known to be the contrary of its own denial. */
const contradicts = (way: Ways[number]): boolean => {
  const last = way.at(-1);
  return last !== undefined && way.some((literal) => isSame(literal, denied(last)));
};

/** Whether there is no value at all for one of its facts. */
export const isEmpty = (way: Ways[number]): boolean =>
  way.some((literal) => valuesFor(literal, way).every((value) => !way.every((one) => allows(one, literal, value))));

function follows(literal: Literal, way: Ways[number]): boolean {
  if (way.some((one) => isSame(one, literal))) return true;
  if (named(literal)) return false;
  return (
    valuesFor(literal, way).every(
      (value) => !way.every((one) => allows(one, literal, value)) || holds(literal, value),
    ) || beyond(literal).some((other) => follows(other, way))
  );
}

/** What would make it hold, said of what it is a part of or of a part of it: a part is never more than the whole. */
function beyond({ comparison, isDenied }: Literal): Literal[] {
  const { fact, operator, value } = comparison;
  if (isDenied) return [];
  const whole = wholeOfFact[fact];
  const isNone = operator === 'equal' && value === 0;
  if (whole && (isNone || operator.startsWith('less')))
    return [{ comparison: { ...comparison, fact: whole }, isDenied }];
  if (!operator.startsWith('greater')) return [];
  const parts = Object.keys(wholeOfFact).filter((part) => wholeOfFact[part] === fact);
  return parts.map((part) => ({ comparison: { ...comparison, fact: part }, isDenied }));
}

const isSame = (one: Literal, other: Literal): boolean =>
  one.isDenied === other.isDenied && JSON.stringify(bare(one)) === JSON.stringify(bare(other));
const bare = ({ comparison: { fact, operator, value } }: Literal): unknown => [fact, operator, value];

/** Compared with another fact, that nobody knows here. */
const named = ({ comparison: { value } }: Literal): boolean =>
  value !== null && typeof value === 'object' && 'fact' in value;

/** Whether it says nothing of that fact, or lets it be this. */
const allows = (one: Literal, { comparison: { fact } }: Literal, value: Fact): boolean =>
  one.comparison.fact !== fact || named(one) || holds(one, value);

const holds = ({ comparison: { operator, value }, isDenied }: Literal, fact: Fact): boolean =>
  operators[operator](fact, value as Fact | Fact[]) !== isDenied;

/** What the fact may be, one of each kind: nothing, yes or no, a text of nobody, and about each number or text it is compared with. */
function valuesFor(literal: Literal, way: Ways[number]): Fact[] {
  const { fact } = literal.comparison;
  const said = [literal, ...way]
    .filter((one) => one.comparison.fact === fact && !named(one))
    .flatMap(({ comparison: { value } }) => [value].flat() as Fact[]);
  const about = said.flatMap((value): Fact[] =>
    typeof value === 'number'
      ? [value - Math.abs(value) * 1e-9 - 1e-9, value, value + Math.abs(value) * 1e-9 + 1e-9]
      : [value],
  );
  // What is compared with a number is a figure, or nothing.
  return said.some((value) => typeof value === 'number') ? [null, ...about] : [null, true, false, '\u0000', ...about];
}
