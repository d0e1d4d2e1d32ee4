// A condition of json-rules-engine → the text that means it; null for what text cannot say.
//   { all: [{ fact: "estado.x", operator: "equal", value: "bajo" }] } → bajo(x)
import type { Comparison, Condition } from '../../engine/index.ts';

/** What the facts of the craft are called in the text: constants of yes or no, figures written out. */
interface Speech {
  isYesNo: (fact: string) => boolean;
  /** the formula to write instead of a fact, or null */
  formulaOf: (fact: string) => string | null;
}

const signs: Partial<Record<Comparison['operator'], string>> = {
  equal: '=',
  notEqual: '<>',
  lessThan: '<',
  lessThanInclusive: '<=',
  greaterThan: '>',
  greaterThanInclusive: '>=',
};

/** «a y b» inside «o» needs no brackets; «a o b» inside «y» does. */
const strength: Record<'any' | 'all' | 'not', number> = { any: 1, all: 2, not: 3 };

export function conditionText(condition: Condition, speech: Speech): string | null {
  return textOf(condition, 0, speech);
}

function textOf(condition: Condition, around: number, speech: Speech): string | null {
  if ('fact' in condition) return comparisonText(condition, speech);
  if ('not' in condition) {
    const inner = textOf(condition.not, strength.not, speech);
    return inner === null ? null : `no ${inner}`;
  }
  const [parts, word, own] =
    'all' in condition ? [condition.all, ' y ', strength.all] : [condition.any, ' o ', strength.any];
  if (parts.length === 1) return textOf(parts[0]!, around, speech);
  const texts = parts.map((part) => textOf(part, own, speech));
  if (texts.includes(null)) return null;
  const text = texts.join(word);
  return own < around ? `(${text})` : text;
}

function comparisonText({ fact, operator, value }: Comparison, speech: Speech): string | null {
  const [head, ...rest] = fact.split('.');
  const of = rest.join('.');
  if (head === 'estado' || head === 'limite') return stateText(head, of, operator, value);
  if (head === 'fuera' && of !== '') return operator === 'greaterThan' && value === 0 ? `fuera(${quoted(of)})` : null;
  const name = speech.formulaOf(fact) ?? fact;
  if (value === null) return operator === 'notEqual' ? `hay(${name})` : operator === 'equal' ? `no hay(${name})` : null;
  if (operator === 'in' || operator === 'notIn') {
    const list = (value as unknown[]).map(literal);
    return list.includes(null) ? null : `${name} ${operator === 'in' ? 'en' : 'no en'} (${list.join(', ')})`;
  }
  if (value === true || (value === 1 && speech.isYesNo(fact))) return operator === 'equal' ? name : `no ${name}`;
  if (value === false || (value === 0 && speech.isYesNo(fact))) return operator === 'equal' ? `no ${name}` : name;
  const other =
    typeof value === 'object' && 'fact' in value ? (speech.formulaOf(value.fact) ?? value.fact) : literal(value);
  return other === null ? null : `${name} ${signs[operator]} ${other}`;
}

function stateText(
  head: string,
  of: string,
  operator: Comparison['operator'],
  value: Comparison['value'],
): string | null {
  if (operator === 'in' && head === 'estado') return `fuera(${of})`;
  if (operator === 'in') return `incumple(${of})`;
  if (head !== 'estado' || typeof value !== 'string') return null;
  return operator === 'equal' ? `${value}(${of})` : operator === 'notEqual' ? `no ${value}(${of})` : null;
}

const quoted = (text: string): string => (/^\w+$/.test(text) ? text : `'${text}'`);

function literal(value: unknown): string | null {
  if (typeof value === 'number') return String(value).includes('e') ? null : String(value);
  if (typeof value !== 'string') return null;
  return value.includes("'") ? (value.includes('»') ? null : `«${value}»`) : `'${value}'`;
}
