// One source text → the small mistakes somebody could have made in it: an operator turned, a bound moved by one, a condition
// that always or never holds, a call left out. Types, and what people read, are let be.
//   «if (a < b) f();» → «a <= b», «if (true)», «if (false)», «f()» left out
import { parseAst } from 'vite';

export interface Mutant {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** of the function it stands in; '' at the top of the file */
  readonly within: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const turned: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&' },
};
/** They wrap what runs; every other node of this kind is only a type. */
const wrappers = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export function mutantsOf(source: string): Mutant[] {
  const found: Mutant[] = [];
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, '', null);
  return found;

  function visit(node: Node, within: string, parent: Node | null): void {
    if (node.type.startsWith('TS') && !wrappers.includes(node.type)) return;
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
    const name = nameOf(node, parent) ?? within;
    const put = (at: { start: number; end: number }, text: string): void => {
      found.push({ from: at.start, to: at.end, text, within: name });
    };
    mistakes(node, put);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, name, node);
    }
  }

  function mistakes(node: Node, put: (at: { start: number; end: number }, text: string) => void): void {
    const part = (field: string): Node => node[field] as Node;
    const text = ({ start, end }: Node): string => source.slice(start, end);
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const operator = node.operator as string;
      const [left, right] = [part('left'), part('right')];
      const joinsText = operator === '+' && [left, right].some((side) => /^['"`]/.test(text(side)));
      const gap = source.slice(left.end, right.start);
      if (turned[operator] && !joinsText)
        put({ start: left.end, end: right.start }, gap.replace(operator, turned[operator]));
    } else if (node.type === 'UnaryExpression' && node.operator === '!') put(node, text(part('argument')));
    else if (node.type === 'Literal' && typeof node.value === 'boolean') put(node, String(!node.value));
    else if (node.type === 'Literal' && typeof node.value === 'number') put(node, String(node.value + 1));
    else if (node.type === 'ConditionalExpression')
      put(
        { start: part('consequent').start, end: part('alternate').end },
        `${text(part('alternate'))} : ${text(part('consequent'))}`,
      );
    else if (node.type === 'IfStatement') {
      put(part('test'), 'true');
      put(part('test'), 'false');
    } else if (node.type === 'ExpressionStatement' && part('expression').type === 'CallExpression') put(node, ';');
  }
}

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
