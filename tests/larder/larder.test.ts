// The larder and what the crafts make of it: every ingredient of it is a row of every craft, whole.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLarder } from '../../engine/load/index.ts';
import { compileLarder } from '../../engine/load/larder.ts';
import { pack, unpack } from '../../engine/load/pack.ts';
import { Report } from '../../engine/load/problem.ts';
import { readLarder } from '../../engine/load/read.ts';
import { normalise } from '../../engine/names/normalise.ts';
import { crafts, loaded } from '../loaded.ts';

const { larder } = loaded.larder;

test('it loads without a word', () => assert.equal(loadLarder(readLarder('larder')).problems, []));

for (const craft of crafts)
  test(`${craft.id} can use every ingredient, and what it reads of them is whole`, () => {
    const stored = new Set([...craft.rows.values()].map((row) => row.larder?.id));
    for (const id of larder.rows.keys()) assert.ok(stored.has(id), id);
    const closing = craft.columns.filter(({ closes }) => closes);
    for (const row of craft.rows.values()) {
      assert.ok(row.groups.length > 0, row.id);
      for (const { key, index } of craft.columns)
        assert.ok(
          Number.isFinite(row.values[index]) && row.values[index]! >= -1e-9,
          `${row.id} ${key} ${row.values[index]}`,
        );
      const total = closing.reduce((sum, { index }) => sum + row.values[index]!, 0);
      if (closing.length > 0) assert.ok(Math.abs(total - 100) < 0.5, `${row.id}: ${total}`);
    }
  });

test('the page gets the same larder', () => {
  const again = compileLarder(unpack(JSON.parse(JSON.stringify(pack(larder.definition)))), new Report(new Map()));
  for (const [id, { values, entry }] of larder.rows) {
    const same = again.rows.get(id)!;
    assert.equal([...same.values], [...values], id);
    // Names that are read alike are sent once.
    const told = ({ label, aliases = [], allergens, density, piece, pieces }: typeof entry) => [
      ...[label, [...new Set([label, ...aliases].map(normalise))], allergens, density],
      ...[piece, pieces],
    ];
    assert.equal(told(same.entry), told(entry));
  }
});

test('whoever says what a piece weighs says where it is from', () => {
  const unsaid = [...larder.rows.values()].filter(
    ({ entry }) => (entry.piece ?? entry.pieces) !== undefined && !/\b(pieza|envase|talla)/.test(entry.source),
  );
  assert.equal(
    unsaid.map(({ id }) => id),
    [],
  );
});

/** A larder of one shelf with one edited ingredient, beside those of the water that recipes lose and of what labels lay open. */
function told(edit: (row: Record<string, unknown> & { values: Record<string, number> }) => void): string[] {
  const { folder, texts } = readLarder('larder');
  const shelf = JSON.parse(texts.get('huevos.json')!);
  edit(shelf.ingredients[0]);
  const columns = texts.get('columns.json')!;
  return loadLarder({
    folder,
    texts: new Map([
      ['columns.json', columns],
      ['quantities.json', texts.get('quantities.json')!],
      ['labelling.json', texts.get('labelling.json')!],
      ['bebidas.json', texts.get('bebidas.json')!],
      ['harinas.json', texts.get('harinas.json')!],
      ['huevos.json', JSON.stringify(shelf)],
    ]),
  }).problems.map(({ message }) => message);
}

test('what the tables do not settle is told where a technologist looks: on the row', () => {
  for (const id of ['orejon', 'dulce_de_leche', 'pasta_pistacho', 'harina_fuerza', 'miel_azahar', 'limoncello'])
    assert.match(larder.rows.get(id)!.entry.note!, /Duda: /, id);
});

test('a sound shelf says nothing', () =>
  assert.equal(
    told(() => {}),
    [],
  ));
const slips: [what: string, edit: Parameters<typeof told>[0], says: RegExp][] = [
  [
    'a name that is the id of another',
    (row) => (row.aliases = ['yema_polvo']),
    /es el identificador de «Yema de huevo en polvo»/,
  ],
  ['a sum that is not 100', (row) => (row.values.agua! += 10), /suman 110/],
  ['a part larger than its whole', (row) => (row.values.saturadas = 60), /una parte no puede ser mayor que el todo/],
  ['lactose without milk', (row) => (row.values.lactosa = 0.2), /no dice el alérgeno «leche»/],
  [
    'a family that does not exist',
    (row) => (row.family = 'huebo'),
    /No existe la familia «huebo»\. ¿Querías decir «huevo»\?/,
  ],
  [
    'an allergen that does not exist',
    (row) => (row.allergens = ['huevos']),
    /No existe el alérgeno «huevos»\. ¿Querías decir «huevo»\?/,
  ],
  [
    'an allergen in doubt that its own list names',
    (row) => (row.allergens = ['huevo?']),
    /La lista de «Huevo entero \(sin cáscara\)» nombra «huevo», y aquí depende de la marca/,
  ],
  [
    'what makes a legal name clear inside it',
    (row) => (row.legal = 'huevo (gallina)'),
    /El nombre legal de «Huevo entero \(sin cáscara\)» lleva un paréntesis: lo que va dentro se escribe en «clear»/,
  ],
  ['a column that does not exist', (row) => (row.values.proteina = 1), /No existe la columna «proteina»/],
  ['no source', (row) => delete row.source, /Falta la clave «source»/],
  [
    'a piece of a size that nobody declares',
    (row) => (row.pieces = { grandes: 57 }),
    /No existe la medida ni el tamaño «grandes»\. ¿Querías decir «grande»\?/,
  ],
  ['an alias of another', (row) => (row.aliases = ['huevina']), /«huevina» ya nombra a/],
];
for (const [what, edit, says] of slips)
  test(`${what} is told`, () => {
    const messages = told(edit);
    assert.ok(
      messages.some((message) => says.test(message)),
      messages.join('\n'),
    );
  });

test.run();
