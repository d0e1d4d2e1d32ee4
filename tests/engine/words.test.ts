// The code of the engine, the server and the workshop holds no word of any craft: no ingredient, parameter, type or column
// name. Comments may, and do: they speak of real food.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../loaded.ts';

/** Words that some craft shares with the language of formulas and texts, with the figures that the format itself gives, or
 *  with everyday speech. */
const everyday = new Set(
  'base falta otro clara tope factor pieza piezas litros meta centro precio aditivo aditivos densidad vecesSuDosis vecesTope'.split(
    ' ',
  ),
);

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    // A check of the definitions carries a broken sample of its own, of real food.
    else if (path.endsWith('.ts') && !path.startsWith('workshop/checks/')) yield path;
  }
}

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

const words = new Set(
  crafts.flatMap((craft) => [
    craft.id,
    ...craft.types.keys(),
    ...craft.rows.keys(),
    ...craft.params.map(({ key }) => key),
    ...craft.columns.map(({ key }) => key),
    ...Object.keys(craft.definition.catalogue.groups),
  ]),
);

for (const folder of ['engine', 'server', 'workshop']) {
  for (const path of files(folder)) {
    test(`${path} speaks of no craft`, () => {
      const text = withoutComments(readFileSync(path, 'utf8'));
      const said = new Set(text.match(/[\p{L}_][\p{L}\d_]*/gu) ?? []);
      const found = [...said].filter((word) => words.has(word) && word.length > 3 && !everyday.has(word));
      assert.equal(found, []);
    });
  }
}

test.run();
