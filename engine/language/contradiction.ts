// What a condition asks of one figure that no number can be, or that every number is: a comparison swapped, or «y» where «o»
// was meant, or «o» where «y».
//   { all: [x > 30, x < 20] } → «x» tendría que ser más de 30 y menos de 20 a la vez
import type { Comparison, Condition } from '../model/craft.ts';
import { spanish } from '../number.ts';

interface Span {
  low: Comparison | null;
  high: Comparison | null;
  texts: Set<string>;
}

const words: Partial<Record<string, string>> = {
  greaterThan: 'más de',
  greaterThanInclusive: 'al menos',
  lessThan: 'menos de',
  lessThanInclusive: 'como mucho',
  equal: 'exactamente',
};
const rises = new Set(['greaterThan', 'greaterThanInclusive', 'equal']);
const falls = new Set(['lessThan', 'lessThanInclusive', 'equal']);
const strict = new Set(['greaterThan', 'lessThan']);

/** Why it never holds; null where it may. */
export function contradictionIn(condition: Condition): string | null {
  if ('any' in condition) return firstOf(condition.any);
  if ('not' in condition) return contradictionIn(condition.not);
  return 'all' in condition ? (clashOf(together(condition)) ?? firstOf(condition.all)) : null;
}

const firstOf = (conditions: readonly Condition[], find = contradictionIn): string | null =>
  conditions.map((one) => find(one)).find((found) => found !== null) ?? null;

/** Why a part of it always holds; null where none does. */
export function truismIn(condition: Condition): string | null {
  if ('all' in condition) return firstOf(condition.all, truismIn);
  if ('not' in condition) return truismIn(condition.not);
  if (!('any' in condition)) return null;
  const alone = condition.any.filter((one): one is Comparison => 'fact' in one);
  for (const low of alone) {
    const high = alone.find((one) => one.fact === low.fact && isAll(low, one));
    if (high) return `«${low.fact}» siempre es ${said(low)} o ${said(high)}`;
  }
  return firstOf(condition.any, truismIn);
}

/** Whether every number is over the one or under the other. */
function isAll(low: Comparison, high: Comparison): boolean {
  if (typeof low.value !== 'number' || typeof high.value !== 'number') return false;
  const [over, under] = [low.operator, high.operator];
  if (!rises.has(over) || !falls.has(under) || over === 'equal' || under === 'equal') return false;
  return low.value < high.value || (low.value === high.value && !(strict.has(over) && strict.has(under)));
}

/** The comparisons that all have to hold. */
function together(condition: Condition): Comparison[] {
  if ('all' in condition) return condition.all.flatMap(together);
  return 'any' in condition || 'not' in condition ? [] : [condition];
}

function clashOf(comparisons: readonly Comparison[]): string | null {
  const spans = new Map<string, Span>();
  for (const one of comparisons) {
    const { fact, operator, value } = one;
    const span = spans.get(fact) ?? { low: null, high: null, texts: new Set() };
    spans.set(fact, span);
    if (typeof value === 'string' && operator === 'equal') span.texts.add(value);
    if (span.texts.size > 1)
      return `«${fact}» tendría que ser ${[...span.texts].map((text) => `«${text}»`).join(' y ')} a la vez`;
    if (typeof value !== 'number') continue;
    // Of two at the same figure, the one that leaves it out is the tighter.
    const isTighter = (than: Comparison, by: number): boolean => by > 0 || (by === 0 && !strict.has(than.operator));
    if (rises.has(operator) && (span.low === null || isTighter(span.low, value - numberOf(span.low)))) span.low = one;
    if (falls.has(operator) && (span.high === null || isTighter(span.high, numberOf(span.high) - value)))
      span.high = one;
    if (isEmpty(span)) return `«${fact}» tendría que ser ${said(span.low!)} y ${said(span.high!)} a la vez`;
  }
  return null;
}

const numberOf = ({ value }: Comparison): number => value as number;
const said = (one: Comparison): string => `${words[one.operator]} ${spanish(numberOf(one), 6)}`;

function isEmpty({ low, high }: Span): boolean {
  if (low === null || high === null) return false;
  const isTight = strict.has(low.operator) || strict.has(high.operator);
  return isTight ? numberOf(low) >= numberOf(high) : numberOf(low) > numberOf(high);
}
