// One source text → the small mistakes somebody could have made in it: an operator turned, a bound moved by one, a condition
// that always or never holds, a call left out. Types, and what people read, are let be.
//   «if (a < b) f();» → «a <= b», «if (true)», «if (false)», «f()» left out
import { parseAst } from 'vite';

export interface Mutant {
  /** the whole expression it takes the place of */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** of the function it stands in; '' at the top of the file */
  readonly within: string;
  /** the mistaken and the sound one may both be worked out, one beside the other: neither does anything else */
  readonly isPure: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

type Put = (at: Node, text: string) => void;

const turned: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&' },
};
/** They wrap what runs; every other node of this kind is only a type. */
const wrappers = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];
/** What does something besides giving a value, or may. */
const doing = [
  ...['CallExpression', 'NewExpression', 'AssignmentExpression', 'UpdateExpression', 'AwaitExpression'],
  ...['YieldExpression', 'TaggedTemplateExpression'],
];
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
const isPure = (node: Node): boolean => !doing.includes(node.type) && childrenOf(node).every(isPure);

export function mutantsOf(source: string): Mutant[] {
  const found: Mutant[] = [];
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, '', null);
  return found;

  function visit(node: Node, within: string, parent: Node | null): void {
    if (node.type.startsWith('TS') && !wrappers.includes(node.type)) return;
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
    const name = nameOf(node, parent) ?? within;
    const isKey = parent?.type === 'Property' && parent.key === node;
    if (!isKey)
      mistakes(node, (at, text) => {
        const isConstant = text === 'true' || text === 'false';
        found.push({ from: at.start, to: at.end, text, within: name, isPure: isConstant || isPure(at) });
      });
    for (const child of childrenOf(node)) visit(child, name, node);
  }

  function mistakes(node: Node, put: Put): void {
    const part = (field: string): Node => node[field] as Node;
    const text = ({ start, end }: { start: number; end: number }): string => source.slice(start, end);
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const operator = node.operator as string;
      const [left, right] = [part('left'), part('right')];
      const joinsText = operator === '+' && [left, right].some((side) => /^['"`]/.test(text(side)));
      const between = text({ start: left.end, end: right.start }).replace(operator, turned[operator] ?? '');
      const sides = [text({ start: node.start, end: left.end }), text({ start: right.start, end: node.end })];
      if (turned[operator] && !joinsText) put(node, sides.join(between));
    } else if (node.type === 'UnaryExpression' && node.operator === '!') put(node, text(part('argument')));
    else if (node.type === 'Literal' && typeof node.value === 'boolean') put(node, String(!node.value));
    else if (node.type === 'Literal' && typeof node.value === 'number') put(node, String(node.value + 1));
    else if (node.type === 'ConditionalExpression') put(part('test'), `!(${text(part('test'))})`);
    else if (node.type === 'IfStatement') {
      put(part('test'), 'true');
      put(part('test'), 'false');
    } else if (node.type === 'ExpressionStatement' && part('expression').type === 'CallExpression')
      put(part('expression'), 'undefined');
  }
}

/** The source with all these mistakes lying in it: none happens until it is called for, and each tells when it would show. */
export function laden(source: string, mutants: ReadonlyMap<number, Mutant>): string {
  const within = (from: number, to: number, left: readonly [number, Mutant][]): string => {
    let text = '';
    let at = from;
    for (const [number, one] of outermost(left)) {
      const others = left.filter(([other, { from, to }]) => other !== number && from >= one.from && to <= one.to);
      const sound = within(one.from, one.to, others);
      const seen = `mistaking.seen(${number}, (${sound})${one.isPure ? `, () => (${one.text})` : ''})`;
      text += `${source.slice(at, one.from)}(mistaking.is(${number}) ? (${one.text}) : ${seen})`;
      at = one.to;
    }
    return text + source.slice(at, to);
  };
  return `// @ts-nocheck\n${mistaking}\n${within(0, source.length, [...mutants])}`;
}

/** In the order of the text, none within another; of two in one place, the first. */
function outermost(mutants: readonly [number, Mutant][]): [number, Mutant][] {
  const wide = mutants.toSorted(([, a], [, b]) => a.from - b.from || b.to - a.to);
  let end = -1;
  return wide.filter(([, { from, to }]) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** What a laden source begins with: MISTAKE is the one that happens; where none does, SHOWN is the file that is told which would. */
const mistaking = `const mistaking = (() => {
  const env = globalThis.process?.env ?? {};
  const wanted = Number(env.MISTAKE ?? -1);
  const told = globalThis.mistakesTold ??= new Set();
  const differs = (sound, mistaken) => {
    try { return typeof sound === 'object' || !Object.is(sound, mistaken()); } catch { return true; }
  };
  return {
    is: (number) => number === wanted,
    seen(number, sound, mistaken) {
      if (env.SHOWN && !told.has(number) && (!mistaken || differs(sound, mistaken))) {
        told.add(number);
        globalThis.process.getBuiltinModule('node:fs').appendFileSync(env.SHOWN, number + '\\n');
      }
      return sound;
    },
  };
})();`;

/** As the machine calls it too: what is declared, what is given a name, a method. */
function nameOf(node: Node, parent: Node | null): string | null {
  const idOf = (value: unknown): string | null =>
    isNode(value) && (value.type === 'Identifier' || value.type === 'PrivateIdentifier') ? String(value.name) : null;
  if (node.type === 'FunctionDeclaration') return idOf(node.id);
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return null;
  if (parent?.type === 'VariableDeclarator') return idOf(parent.id);
  if (parent?.type === 'MethodDefinition' || parent?.type === 'Property') return idOf(parent.key);
  return null;
}
