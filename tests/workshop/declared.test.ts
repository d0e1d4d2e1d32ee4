// What a text of a definition file names is declared in its schema: an id that stands where nothing is declared would be
// left behind when it is renamed, and would not be offered while somebody types.
import { type Node, parseTree } from 'jsonc-parser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { namesOf } from '../../workshop/complete/names.ts';
import { craftsIn } from '../../workshop/index.ts';
import { mentionsIn } from '../../workshop/mentions.ts';
import { readFiles } from './definitions.ts';

const real = readFiles('.');

/** An id that nobody would write for anything else: of several words. */
const isTelling = (id: string): boolean => /^[a-zA-Z]+(_[a-z0-9]+|[a-z][A-Z][a-z])/.test(id);

function* strings(node: Node): Generator<Node> {
  if (node.type === 'string') yield node;
  for (const child of node.children ?? []) yield* strings(child);
}

for (const craft of craftsIn(real)) {
  test(`${craft}: every id stands where the schema says that it names something`, () => {
    const names = namesOf(real, craft);
    const kinds = ['type', 'parameter', 'constant', 'decision', 'column', 'group', 'set', 'notice', 'message'] as const;
    const ids = new Set(kinds.flatMap((kind) => (names.get(kind) ?? []).map(({ id }) => id)).filter(isTelling));
    const stray = [...real].flatMap(([path, text]) => {
      if (!path.startsWith(`crafts/${craft}/`)) return [];
      const known = new Set(mentionsIn(path, text).map(({ offset }) => offset));
      return [...strings(parseTree(text)!)]
        .filter(({ value, offset }) => ids.has(value as string) && !known.has(offset))
        .map(({ value, offset }) => `${path}, línea ${text.slice(0, offset).split('\n').length}: ${value}`);
    });
    assert.equal(stray, []);
  });
}

test.run();
