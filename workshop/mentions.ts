// Every text of a definition file that names something, by what the schemas declare there: an id, a formula, a condition, a
// selector, a sentence with holes. Takes a file that parses; gives each with its place in the text.
//   mentionsIn('crafts/x/rules.json', text) → [{ role: 'condition', value: 'a > 3', offset: 120, length: 7, isKey: false }]
import { type Node, parseTree } from 'jsonc-parser';
import { kindOf } from './layout.ts';
import { inside, rootOf, type Spot } from './schema.ts';

export interface Mention {
  /** what the schema says that it names */
  readonly role: string;
  readonly value: string;
  /** of the text in quotes, and its length with them */
  readonly offset: number;
  readonly length: number;
  readonly isKey: boolean;
  /** one of a list */
  readonly isItem: boolean;
  /** the key whose value it is */
  readonly under: string | null;
}

export function mentionsIn(file: string, text: string): Mention[] {
  const tree = parseTree(text);
  const found: Mention[] = [];
  if (tree) walk(tree, rootOf(kindOf(file)), found);
  return found;
}

function walk(node: Node, spots: readonly Spot[], found: Mention[]): void {
  if (node.type === 'string') {
    const role = spots.find(({ schema }) => schema.names !== undefined)?.schema.names;
    if (role !== undefined) found.push(mention(node, role, false));
  } else if (node.type === 'array') {
    for (const [at, item] of (node.children ?? []).entries()) walk(item, inside(spots, at), found);
  } else if (node.type === 'object') {
    if (spots.some(({ schema }) => schema.names === 'layout')) {
      layout(node, found);
      return;
    }
    const role = spots.find(({ schema }) => schema.keys !== undefined)?.schema.keys;
    for (const { children } of node.children ?? []) {
      const [key, value] = children as [Node, Node | undefined];
      const isOwn = spots.some(({ schema }) => schema.properties && Object.hasOwn(schema.properties, key.value));
      if (role !== undefined && !isOwn) found.push(mention(key, role, true));
      if (value) walk(value, inside(spots, key.value as string), found);
    }
  }
}

const mention = (node: Node, role: string, isKey: boolean): Mention => ({
  ...{ role, value: node.value as string, offset: node.offset, length: node.length, isKey },
  isItem: node.parent?.type === 'array',
  under: !isKey && node.parent?.type === 'property' ? (node.parent.children![0]!.value as string) : null,
});

/** The shape of an answer: texts that begin with @ are sources; a key that does lists parameters. */
function layout(node: Node, found: Mention[]): void {
  if (node.type === 'string') found.push(mention(node, 'layout', false));
  for (const child of node.children ?? []) {
    if (child.type !== 'property') layout(child, found);
    else {
      const [key, value] = child.children as [Node, Node | undefined];
      if (!value) continue;
      if (!String(key.value).startsWith('@')) {
        found.push(mention(key, 'answerName', true));
        layout(value, found);
      } else
        for (const item of value.children ?? [])
          if (item.type === 'string') found.push(mention(item, 'parameter', false));
    }
  }
}
