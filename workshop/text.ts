// The text of a definition file with one value changed, and everything else as it was written. A file laid out as the
// check lays it out stays so; in any other only the characters of the value change.
//   withValue('crafts/x/types/y.json', text, ['ranges', 'z'], [1, 2])
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { inOrder } from './keys.ts';
import { kindOf, layOut, oneLine } from './layout.ts';

export type Steps = readonly (string | number)[];

/** `undefined` takes the value away. The text must be JSON. */
export function withValue(file: string, text: string, steps: Steps, value: unknown): string {
  return withValues(file, text, [[steps, value]]);
}

/** Several changes at once, in this order. */
export function withValues(file: string, text: string, changes: readonly (readonly [Steps, unknown])[]): string {
  const written = JSON.parse(text) as unknown;
  const kind = kindOf(file);
  if (layOut(kind, written) !== text) return changes.reduce((now, [steps, value]) => inPlace(now, steps, value), text);
  // Where its keys stand in the order of the schema, a new one takes its place among them.
  const isOrdered = layOut(kind, inOrder(kind, written)) === text;
  for (const [steps, value] of changes) put(written, steps, value);
  return layOut(kind, isOrdered ? inOrder(kind, written) : written);
}

function inPlace(text: string, steps: Steps, value: unknown): string {
  const node = findNodeAtLocation(parseTree(text)!, [...steps]);
  if (node && value !== undefined)
    return text.slice(0, node.offset) + oneLine(value) + text.slice(node.offset + node.length);
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(text, modify(text, [...steps], value, { formattingOptions }));
}

type Holder = Record<string | number, unknown>;

function put(value: unknown, steps: Steps, to: unknown): void {
  const [step, ...rest] = steps;
  const holder = value as Holder;
  if (rest.length > 0) {
    if (holder[step!] === undefined) holder[step!] = {};
    put(holder[step!], rest, to);
  } else if (to !== undefined) {
    if (Array.isArray(value) && step === -1) value.push(to);
    else holder[step!] = to;
  } else if (Array.isArray(value)) value.splice(Number(step), 1);
  else delete holder[step!];
}

/** «/ranges/a~1b/0» → ['ranges', 'a/b', 0] */
export const stepsOf = (pointer: string, value: unknown): Steps => {
  let at = value;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part) => {
      const step = Array.isArray(at) ? (part === '-' ? -1 : Number(part)) : part;
      at = (at as Holder | null | undefined)?.[step];
      return step;
    });
};
