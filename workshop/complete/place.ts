// Where the cursor stands in the text of a definition file: the schemas that hold there, and the word it is on.
//   placeAt('crafts/x/rules.json', text, offset) → { role: 'condition', word: { from, to, text: 'gra' }, … }
import { findNodeAtOffset, getLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { kindOf } from '../layout.ts';
import { type Spot, spotsAt } from '../schema.ts';

export interface Cursor {
  readonly isKey: boolean;
  /** of the value, or of the object whose key it is */
  readonly spots: readonly Spot[];
  /** what the text there names */
  readonly role: string | null;
  /** the string it stands in, without its quotes; null when it stands in none */
  readonly string: { readonly from: number; readonly to: number; readonly text: string } | null;
  /** keys that the object already has */
  readonly siblings: readonly string[];
  /** the string as far as the cursor */
  readonly before: string;
}

export function placeAt(file: string, text: string, offset: number): Cursor {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const owner = isAtPropertyKey ? path.slice(0, -1) : path;
  const spots = spotsAt(kindOf(file), owner);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  const node = tree ? findNodeAtOffset(tree, offset, true) : undefined;
  const inString = [node, previousNode].find(
    (one) => one?.type === 'string' && offset > one.offset && offset <= one.offset + one.length,
  );
  const closes = inString && text[inString.offset + inString.length - 1] === '"' && inString.length > 1;
  const string = inString
    ? {
        from: inString.offset + 1,
        to: inString.offset + inString.length - (closes ? 1 : 0),
        text: text.slice(inString.offset + 1, inString.offset + inString.length - (closes ? 1 : 0)),
      }
    : null;
  const find = (of: 'names' | 'keys'): string | null =>
    spots.find(({ schema }) => schema[of] !== undefined)?.schema[of] ?? null;
  return {
    isKey: isAtPropertyKey,
    spots,
    role: find(isAtPropertyKey ? 'keys' : 'names'),
    string,
    siblings: siblingsOf(node, tree, offset, errors.length === 0),
    before: string ? text.slice(string.from, Math.max(string.from, offset)) : '',
  };
}

/** In a text that does not parse, what follows the cursor may be of another object. */
function siblingsOf(node: Node | undefined, tree: Node | undefined, offset: number, isSound: boolean): string[] {
  let at = node;
  while (at && at.type !== 'object') at = at.parent;
  const object = at ?? (tree?.type === 'object' ? tree : undefined);
  return (object?.children ?? []).flatMap(({ children }) => {
    const key = children?.[0];
    const isHere = key && offset >= key.offset && offset <= key.offset + key.length;
    return key && !isHere && (isSound || key.offset < offset) ? [key.value as string] : [];
  });
}
