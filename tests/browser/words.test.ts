// The page holds no word of any craft: what it shows of them it reads in their definitions.
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../loaded.ts';

/** Words that some craft shares with everyday speech or with the words of programs. */
const everyday = new Set([
  'base',
  'otro',
  'otros',
  'otras',
  'clara',
  'resto',
  'seco',
  'falta',
  'factor',
  'tope',
  'blanco',
  'kcal',
  'precio',
  'objetivo',
  'litros',
  'pieza',
  'piezas',
  'taza',
  'meta',
  'centro',
]);

const words = new Set(
  crafts.flatMap((craft) => [
    ...[craft.id, ...craft.types.keys(), ...craft.rows.keys(), ...Object.keys(craft.definition.catalogue.groups)],
    ...[...craft.params, ...craft.columns].map(({ key }) => key),
    ...[...craft.types.values()].map(({ label }) => label),
    ...[...craft.rows.values()].map(({ label }) => label),
  ]),
);

/** Comments speak of real food. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

const files = readdirSync('page/src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
for (const name of [...files.map((file) => `src/${file}`), 'index.html', 'docs.html']) {
  test(`page/${name} speaks of no craft`, () => {
    const said = new Set(withoutComments(readFileSync(`page/${name}`, 'utf8')).match(/[\p{L}_][\p{L}\d_]*/gu) ?? []);
    const found = [...said].filter((word) => words.has(word) && word.length > 3 && !everyday.has(word.toLowerCase()));
    assert.equal(found, []);
  });
}

test.run();
