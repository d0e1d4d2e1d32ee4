// An id of a craft under another name, in whatever a text of its files names: the id itself, a formula, a selector, a
// sentence with holes, the key of a message, a path of the answer.
//   renamer('parameter', 'a', 'b', names)({ role: 'message', value: 'a.bajo' }) → 'b.bajo'
import type { Mention } from '../mentions.ts';
import { inFormula, type Naming } from './formula.ts';

export const kinds = [
  ...(['type', 'parameter', 'constant', 'decision', 'column', 'group', 'set'] as const),
  ...(['ingredient', 'message', 'notice'] as const),
];
export type Kind = (typeof kinds)[number];

/** What the same word may also be in a craft: inside a sum a column comes first. */
export interface Names {
  readonly columns: ReadonlySet<string>;
  /** notices that are also the key of their message */
  readonly saidById: ReadonlySet<string>;
  /** ids of classes and legal names: what they ask of a parameter is a constant, «parameter_id» */
  readonly legal: ReadonlySet<string>;
  /** the field of a line that puts it in a group */
  readonly roleField: string | null;
}

type Rewrite = (mention: Pick<Mention, 'role' | 'value' | 'under'>) => string;

const formulas = new Set(['formula', 'condition', 'labelFormula', 'lineFormula']);

export function renamer(kind: Kind, id: string, to: string, { columns, saidById, roleField, legal }: Names): Rewrite {
  const only = (name: string): string | null => {
    if (name === id) return to;
    const rest = kind === 'parameter' && name.startsWith(`${id}_`) ? name.slice(id.length) : '';
    return legal.has(rest.slice(1).replace(/_tope$/, '')) ? to + rest : null;
  };
  const never = (): null => null;
  const isFact = kind === 'parameter' || kind === 'constant' || kind === 'decision';
  const selector = (name: string): string | null => {
    if (kind === 'ingredient') return name === `#${id}` ? `#${to}` : null;
    if (kind === 'column') return name === `sin_${id}` ? `sin_${to}` : null;
    return kind === 'group' || kind === 'set' ? only(name) : null;
  };
  const naming: Naming = {
    name: isFact ? only : never,
    inLine: kind === 'column' ? only : isFact && !columns.has(id) ? only : never,
    column: kind === 'column' ? only : never,
    selector,
  };
  const message = (key: string): string => {
    if (kind === 'message' || (kind === 'notice' && saidById.has(id))) return only(key) ?? key;
    if (kind !== 'parameter') return key;
    // «parameter.side», «prefix.parameter.side»
    return key.replace(/([^.]+)(\.(?:bajo|alto))$/, (whole, name, side) => (name === id ? to + side : whole));
  };
  const roles: Readonly<Record<string, (value: string) => string>> = {
    message,
    selector: (value) => value.replace(/^(-\s*)?(.+)$/, (_, minus = '', name) => minus + (selector(name) ?? name)),
    fact: (value) =>
      value.replace(/^(estado\.|limite\.)?(.+)$/, (_, head = '', name) => head + (naming.name(name) ?? name)),
    pick: (value) => pickOf(value, kind, only),
    line: (value) => (kind === 'column' ? (only(value) ?? value) : value),
    typed: (value) => (kind === 'ingredient' ? (only(value) ?? value) : value),
    text: (value) => (isFact ? inHoles(value, only) : inArgument.has(kind) ? inArguments(value, id, to) : value),
    layout: (value) => inLayout(value, kind, id, to),
    // The first step of a path of the answer is a name of its own; what hangs from it may be a parameter.
    answer: (value) =>
      value
        .split('.')
        .map((step, at) => (at > 0 && kind === 'parameter' ? (only(step) ?? step) : step))
        .join('.'),
    answerKey: (value) => (kind === 'parameter' ? (only(value) ?? value) : value),
  };
  return ({ role, value, under }) => {
    if (role === 'lineValue') return kind === 'group' && under === roleField ? (only(value) ?? value) : value;
    // In the formulas of a label, what is summed are columns of the larder.
    if (formulas.has(role))
      return inFormula(value, role === 'labelFormula' ? { ...naming, inLine: never } : naming, role === 'lineFormula');
    const rewrite = Object.hasOwn(roles, role) ? roles[role] : undefined;
    if (rewrite) return rewrite(value);
    return role === kind || (role === 'group' && kind === 'set') ? (only(value) ?? value) : value;
  };
}

/** «id», «mayor:group|id», «aporta:column|id» */
function pickOf(value: string, kind: Kind, only: (name: string) => string | null): string {
  const [, verb = '', of = '', row = value] = /^(?:(mayor|aporta):([^|]*)\|?)?(.*)$/s.exec(value) ?? [];
  const wanted = verb === 'mayor' ? ['group', 'set'] : ['column'];
  const head =
    verb === '' ? '' : `${verb}:${wanted.includes(kind) ? (only(of) ?? of) : of}${value.includes('|') ? '|' : ''}`;
  return head + (kind === 'ingredient' ? (only(row) ?? row) : row);
}

/** What a hole may name after its colon. */
const inArgument = new Set<Kind>(['set', 'group', 'type']);

/** «{id}», «{id:1}», «{id|noun|nouns}» */
function inHoles(text: string, only: (name: string) => string | null): string {
  return text.replace(/(\{\s*)(\w+)/g, (whole, head: string, name: string) => {
    const now = only(name);
    return now === null ? whole : head + now;
  });
}

/** Of a set, a group or a type, «{lista:id}», «{tipo:id}». */
const inArguments = (text: string, id: string, to: string): string =>
  text.replace(new RegExp(`(\\{[^{}:|]+:\\s*)${id}(?=\\s*[|}])`, 'g'), (_, head: string) => head + to);

/** «@text.key», «@decision.id», «@param.id», «@inRange.id» */
function inLayout(value: string, kind: Kind, id: string, to: string): string {
  const heads: Partial<Record<Kind, readonly string[]>> = {
    message: ['@text.'],
    decision: ['@decision.'],
    parameter: ['@param.', '@inRange.', '@range.'],
  };
  const head = heads[kind]?.find((one) => value === one + id);
  return head === undefined ? value : head + to;
}
