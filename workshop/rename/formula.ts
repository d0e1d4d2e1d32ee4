// A formula or a condition with one of its names changed, by the tree that the language itself reads.
//   inFormula('100 * suma(a, g) / b', { names: (name) => (name === 'b' ? 'c' : null), … }) → '100 * suma(a, g) / c'
import { FormulaError, type Node, parseFormula, type Selector } from '../../engine/index.ts';

/** The new name of each kind of name that a formula may hold; null where it stays. */
export interface Naming {
  /** outside sums: parameters, constants, decisions */
  readonly name: (name: string) => string | null;
  /** inside sums, and everywhere in the formula of a column */
  readonly inLine: (name: string) => string | null;
  readonly column: (name: string) => string | null;
  readonly selector: (name: string) => string | null;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** As it was, when it cannot be read. */
export function inFormula(text: string, naming: Naming, ofLine = false): string {
  let tree: Node;
  try {
    tree = parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return text;
    throw error;
  }
  const edits: Edit[] = [];
  /** the last time that the name stands in the piece of text, as a whole word */
  const put = (from: number, to: number, name: string, now: string | null): void => {
    if (now === null) return;
    const at = text.slice(from, to).lastIndexOf(name);
    if (at >= 0) edits.push({ from: from + at, to: from + at + name.length, text: now });
  };
  const select = (selectors: readonly Selector[]): void => {
    for (const { name, from, to } of selectors) put(from, to, name, naming.selector(name));
  };
  const visit = (node: Node, inLine: boolean): void => {
    const { from, to } = node;
    if (node.kind === 'name') put(from, to, node.name, inLine ? naming.inLine(node.name) : naming.name(node.name));
    else if (node.kind === 'catalogo') put(from, to, node.column, naming.column(node.column));
    else if (node.kind === 'bound' && node.of !== null) put(from, to, node.of, naming.name(node.of));
    else if (node.kind === 'asked') put(from, to, node.of, naming.name(node.of));
    else if (node.kind === 'weight') select(node.select);
    else if (node.kind === 'aggregate') {
      visit(node.of, true);
      select(node.select);
    } else if (node.kind === 'binary') for (const part of [node.left, node.right]) visit(part, inLine);
    else if (node.kind === 'call') for (const part of node.args) visit(part, inLine);
    else if (node.kind === 'negative' || node.kind === 'not') visit(node.of, inLine);
    else if (node.kind === 'among') visit(node.of, inLine);
  };
  visit(tree, ofLine);
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((now, edit) => now.slice(0, edit.from) + edit.text + now.slice(edit.to), text);
}
