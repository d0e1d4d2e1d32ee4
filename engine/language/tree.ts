// What a formula is once read: a tree whose every node knows where it stands in the text.
//   a + 2 → { kind: 'binary', operator: '+', left: { kind: 'name' … }, right: { kind: 'number' … } }
import type { Span } from './tokens.ts';

export interface Selector extends Span {
  negative: boolean;
  /** a group, set, mark or «todo»; with `#` an ingredient */
  name: string;
}

export type Operator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'y' | 'o';
export type Aggregate = 'suma' | 'media' | 'mayor';
/** What is asked of a range, of a limit or of a class: only conditions may. */
export type Asked = 'bajo' | 'alto' | 'bien' | 'fuera' | 'incumple' | 'cumple';

export type Node = Span &
  (
    | { kind: 'number'; value: number }
    | { kind: 'text'; value: string }
    | { kind: 'name'; name: string }
    | { kind: 'negative'; of: Node }
    | { kind: 'not'; of: Node }
    | { kind: 'binary'; operator: Operator; left: Node; right: Node }
    | { kind: 'call'; name: string; args: Node[] }
    | { kind: 'aggregate'; name: Aggregate; of: Node; select: Selector[] }
    | { kind: 'weight'; select: Selector[] }
    | { kind: 'bound'; side: 'minimo' | 'maximo'; of: string | null }
    | { kind: 'catalogo'; column: string }
    | { kind: 'among'; of: Node; values: Node[] }
    | { kind: 'asked'; what: Asked; of: string }
  );

/** Every node of a tree, the root first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if (node.kind === 'binary') {
    yield* nodesOf(node.left);
    yield* nodesOf(node.right);
  } else if (node.kind === 'call') {
    for (const arg of node.args) yield* nodesOf(arg);
  } else if (node.kind === 'among') {
    for (const part of [node.of, ...node.values]) yield* nodesOf(part);
  } else if (node.kind === 'negative' || node.kind === 'not' || node.kind === 'aggregate') {
    yield* nodesOf(node.of);
  }
}

const arithmetic: readonly Operator[] = ['+', '-', '*', '/', '^'];
const figures: readonly Node['kind'][] = ['number', 'negative', 'aggregate', 'weight', 'bound', 'catalogo'];

/** Whether it can only be an amount, which nobody can take for a yes or a no. */
export const isFigure = (node: Node): boolean =>
  node.kind === 'binary' ? arithmetic.includes(node.operator) : figures.includes(node.kind);
