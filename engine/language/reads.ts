// What a formula reads: the edges of the graph that gives the order of computation.
import { type Node, nodesOf } from './tree.ts';

/** A tree never changes: what it reads is looked for once. */
function once(find: (tree: Node) => ReadonlySet<string>): (tree: Node) => ReadonlySet<string> {
  const known = new WeakMap<Node, ReadonlySet<string>>();
  return (tree) => {
    const names = known.get(tree) ?? find(tree);
    known.set(tree, names);
    return names;
  };
}

/** Names outside aggregates (parameters or constants of a parameter formula; columns of a column formula). */
export const namesRead = once((tree) => {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (node.kind === 'name') names.add(node.name);
    else if (node.kind === 'bound' && node.of !== null) names.add(node.of);
    else if (node.kind === 'binary') [node.left, node.right].forEach(visit);
    else if (node.kind === 'call') node.args.forEach(visit);
    else if (node.kind === 'among') [node.of, ...node.values].forEach(visit);
    else if (node.kind === 'negative' || node.kind === 'not') visit(node.of);
  };
  visit(tree);
  return names;
});

/** Every name, also those inside suma, media and mayor. */
export const allNames = once((tree) => {
  const names = new Set<string>();
  for (const node of nodesOf(tree)) if (node.kind === 'name') names.add(node.name);
  return names;
});

/** Columns read through catalogo(…). */
export function catalogueReads(tree: Node): Set<string> {
  const names = new Set<string>();
  for (const node of nodesOf(tree)) if (node.kind === 'catalogo') names.add(node.column);
  return names;
}
