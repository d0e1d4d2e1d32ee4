// What is told of a larder, edit by edit: the whole sentence and the piece that is underlined; and, of each bound, what is
// just within it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLarder } from '../../engine/load/index.ts';
import { larder } from './slips.ts';

function told(file: string, from: string, to: string): string[] {
  const text = larder.get(file)!;
  assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
  const texts = new Map(larder).set(
    file,
    text.replace(from, () => to),
  );
  return loadLarder({ folder: 'larder', texts }).problems.map(
    ({ file: at, message, excerpt, underline }) => `${at} ${excerpt.slice(...underline)} ${message}`,
  );
}

const sum = (piece: string, total: string): string[] => [
  `larder/huevos.json ${piece} Las partes de «Huevo entero» suman ${total} y no 100.`,
];
const part = (value: string, shown: string): string[] => [
  `larder/huevos.json ${value} «Huevo entero» lleva ${shown} de grasas saturadas y solo 10 de grasa: una parte no puede ser mayor que el todo.`,
];
const egg = (resto: number): string => `{ "agua": 76, "grasa": 10, "saturadas": 3, "resto": ${resto} }`;
const free = (own: string, added: string, column: string): string =>
  `"free": ["nada", { "things": ["lactosa"], "most": 1, "own": [${own}], "added": [${added}], "columns": [${column}] }], "kinds": [{`;
const nameless = (what: string, piece: string, near: string): string[] => [
  `larder/words.json "${piece}" No existe ${what}. ¿Querías decir «${near}»?`,
];
const kinds = '"kinds": [{';

// biome-ignore format: one edit per line
const cases: readonly (readonly [name: string, file: string, from: string, to: string, told: readonly string[]])[] = [
  ['parts of a little more', 'huevos.json', egg(14), egg(14.59), []],
  ['parts of too much', 'huevos.json', egg(14), egg(14.617), sum(egg(14.617), '100,62')],
  ['parts of a little less', 'huevos.json', egg(14), egg(13.41), []],
  ['parts of too little', 'huevos.json', egg(14), egg(13.3), sum(egg(13.3), '99,3')],
  ['a part a little larger than its whole', 'huevos.json', '"saturadas": 3', '"saturadas": 10.04', []],
  ['a part larger than its whole', 'huevos.json', '"saturadas": 3', '"saturadas": 10.126', part('10.126', '10,13')],
  ['words of an allergen that its label has not', 'labelling.json', '"words": ["huevo"]', '"words": ["guevo"]', ['larder/labelling.json ["guevo"] Ninguna de las palabras que nombran este alérgeno está en «huevo»: ¿está mal escrita?']],
  ['one word of an allergen is enough', 'labelling.json', '"words": ["huevo"]', '"words": ["guevo", "huev"]', []],
  ['a nutrient without its tolerance', 'labelling.json', ', "tolerance": "estrecha" }', ' }', []],
  ['without something, soundly', 'words.json', kinds, free('"leche", "huevo", "yema"', '"agua"', '"lactosa"'), []],
  ['without something, of no family nor row', 'words.json', kinds, free('"leche", "lech"', '"agua"', '"lactosa"'), nameless('la familia «lech»', 'lech', 'leche')],
  ['without something, with no row added', 'words.json', kinds, free('"leche"', '"agua", "lech"', '"lactosa"'), nameless('«lech» en la despensa', 'lech', 'leche')],
  ['without something, of no column', 'words.json', kinds, free('"leche"', '"agua"', '"lactosa", "lactosas"'), nameless('la columna «lactosas»', 'lactosas', 'lactosa')],
  ['shares of a family', 'words.json', kinds, `"specs": { "read": ["vol"], "unread": ["ph"], "shares": ["leche"] }, ${kinds}`, []],
  ['shares of no family', 'words.json', kinds, `"specs": { "read": ["vol"], "unread": ["ph"], "shares": ["leche", "lech"] }, ${kinds}`, nameless('la familia «lech»', 'lech', 'leche')],
];
for (const [name, file, from, to, expected] of cases) test(name, () => assert.equal(told(file, from, to), expected));

test('a row carries what its columns say, from the bound itself', () => {
  const carried = (lactosa: number): readonly string[] => {
    const { larder: stored } = loadLarder({
      folder: 'larder',
      texts: new Map(larder).set(
        'basicos.json',
        larder
          .get('basicos.json')!
          .replace('"lactosa": 4.7', `"lactosa": ${lactosa}`)
          .replace('"resto": 4.2', `"resto": ${8.9 - lactosa}`),
      ),
    });
    return stored.rows.get('leche')!.traits.filter((trait) => trait.startsWith('lleva:'));
  };
  assert.equal([carried(0.09), carried(0.1), carried(4.7)], [[], ['lleva:lactosa'], ['lleva:lactosa']]);
});

test('what a packet says, as it is read', () => {
  const { packet } = loadLarder({ folder: 'larder', texts: new Map(larder) }).larder;
  assert.equal(packet!.fields, [
    { key: 'grasas', label: 'Grasas', unit: 'g', partOf: null, adds: true, most: 100, hint: null },
  ]);
  const read = (family: string | null) => {
    const { values, note } = packet!.read([30], family);
    return [values[1], values[4], note];
  };
  assert.equal(
    [read(null), read('huevo'), read('leche')],
    [
      [30, 0, null],
      [30, 0, null],
      [30, 60, 'su grasa es de leche'],
    ],
  );
});

test('a larder whose rows add up to nothing in particular is not asked for 100', () => {
  const columns = larder.get('columns.json')!.replaceAll(', "closes": true', '');
  const { problems } = loadLarder({ folder: 'larder', texts: new Map(larder).set('columns.json', columns) });
  assert.equal(problems, []);
});

test.run();
