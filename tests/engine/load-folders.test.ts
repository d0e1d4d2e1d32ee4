// Folders of crafts → crafts: which files are read, in what order they are offered, and what is taken on trust.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCrafts, readCraft, readCrafts, readLarder, versionOf } from '../../engine/load/disk.ts';
import { type CraftTexts, loadTexts, loadTrusted, namedPart } from '../../engine/load/index.ts';
import { larder, textsWith } from './invented.ts';
import type { Files } from './tea.ts';

/** A folder with these files, while something is done with it. */
function withFiles(files: Record<string, string>, use: (root: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'obrador-load-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('of a folder of crafts, the folders with a definition, by name; of each, its files and those of its types', () =>
  withFiles(
    {
      ...{
        'crafts/b/craft.json': 'b',
        'crafts/a/craft.json': 'a',
        'crafts/a/types/z.json': 'z',
        'crafts/a/types/y.json': 'y',
      },
      ...{ 'crafts/a/notas.txt': '', 'crafts/a/types/leeme.md': '', 'crafts/a/otra/x.json': '' },
      ...{
        'crafts/a/params.jsn': '',
        'crafts/a/types/w.json.txt': '',
        'crafts/c/x.md': '',
        'crafts/.d/craft.json': 'd',
      },
      ...{ 'crafts/e.json': '{}', 'larder/columns.json': 'c', 'larder/a.json': 'a', 'larder/leeme.md': '' },
    },
    (root) => {
      const found = readCrafts(join(root, 'crafts'));
      assert.equal(
        found.map(({ folder }) => folder),
        [join(root, 'crafts/a'), join(root, 'crafts/b')],
      );
      const [a, b] = found;
      assert.equal([...a!.texts].sort(), [
        ['craft.json', 'a'],
        ['types/y.json', 'y'],
        ['types/z.json', 'z'],
      ]);
      assert.equal(a!.misnamed!.toSorted(), ['params.jsn', 'types/w.json.txt']);
      assert.equal([[...b!.texts], 'misnamed' in b!], [[['craft.json', 'b']], false]);
      assert.is(a!.larder, b!.larder);
      assert.equal(
        [...a!.larder!.texts],
        [
          ['a.json', 'a'],
          ['columns.json', 'c'],
        ],
      );
      assert.equal([...readCraft(join(root, 'crafts/b')).larder!.texts.keys()], ['a.json', 'columns.json']);
      assert.is(readLarder(join(root, 'nada')).texts.size, 0);
    },
  ));

/** The invented craft under another name. */
const named = (id: string, edit: (all: Files) => void = () => {}, more: Partial<CraftTexts> = {}): CraftTexts => ({
  folder: `crafts/${id}`,
  larder,
  texts: textsWith((all) => {
    Object.assign(all['craft.json'], { id, path: `/api/${id}` });
    edit(all);
  }),
  ...more,
});
const ordered = (id: string, order?: number, path = `/api/${id}`): CraftTexts =>
  named(id, (all) => Object.assign(all['craft.json'], { order, path }));
const label = (all: Files): void => {
  all['label.json'] = { figures: {}, names: [] };
};

test('loaded from a disk, nothing of it can be changed', () => {
  const files = Object.fromEntries([...named('te').texts].map(([file, text]) => [`crafts/te/${file}`, text]));
  for (const [file, text] of larder.texts) files[`larder/${file}`] = text;
  withFiles(files, (root) => {
    const { crafts, problems, larder: stored } = loadCrafts(join(root, 'crafts'));
    assert.equal([problems, crafts.length], [[], 1]);
    assert.ok([crafts[0]!, crafts[0]!.definition.craft, stored.larder].every(Object.isFrozen));
  });
});

test('crafts are offered in the order they declare; then the shortest path, then by path', () => {
  const all = [ordered('dd'), ordered('bb'), ordered('a', undefined, '/api/aaa'), ordered('z', 2), ordered('y', 1)];
  const { offers, crafts, problems } = loadTexts([...all, ordered('w', 1, '/w')]);
  assert.equal(problems, []);
  assert.equal(
    offers.map(({ id, path }) => `${id} ${path}`),
    ['w /w', 'y /api/y', 'z /api/z', 'bb /api/bb', 'dd /api/dd', 'a /api/aaa'],
  );
  assert.equal(
    crafts.map(({ id }) => id),
    offers.map(({ id }) => id),
  );
});

test('an offer says whether it adjusts and prints labels, whether or not it is compiled', () => {
  const bare = named('te', (all) => delete all['craft.json'].adjust);
  const whole = named('te', label);
  const told = (offers: ReturnType<typeof loadTexts>['offers']): boolean[] =>
    offers.flatMap(({ adjusts, labels }) => [adjusts, labels]);
  for (const load of [loadTexts, loadTrusted]) {
    assert.equal(told(load([bare]).offers), [false, false]);
    assert.equal(told(load([whole]).offers), [true, true]);
  }
});

test('the version is of the texts: twelve figures, the same wherever they lie, and others with any letter of them', () => {
  const version = versionOf([named('a'), named('b')]);
  assert.match(version, /^[0-9a-f]{12}$/);
  const moved = { ...named('b'), folder: 'more/b', larder: { ...larder, folder: 'more/larder' } };
  assert.is(versionOf([named('a'), moved]), version);
  const edited = named('b', (all) => (all['craft.json'].label = 'Otro'));
  const renamed = { ...named('b'), folder: 'crafts/c' };
  const stocked = { ...named('a'), larder: { ...larder, texts: new Map(larder.texts).set('x.json', '{}') } };
  const others = [[named('a')], [named('a'), edited], [named('a'), renamed], [stocked, named('b')]].map(versionOf);
  assert.is(new Set([...others, version]).size, 5);
});

test('of crafts whose larder is wrong nothing is said', () => {
  const texts = new Map(larder.texts).set('words.json', '{ "articles": 3 }');
  const broken = named('te', (all) => delete all['params.json'], { larder: { folder: 'larder', texts } });
  const { problems, offers, crafts, parts } = loadTexts([broken]);
  assert.equal(
    [problems.map(({ file }) => file), offers, crafts, parts[0]!.craft],
    [['larder/words.json'], [], [], null],
  );
  texts.delete('columns.json');
  texts.set('words.json', '{}');
  const lacking = loadTexts([{ ...broken, larder: { folder: 'larder', texts: new Map(texts) } }]).problems;
  assert.equal(
    lacking.map(({ file, message, line, column }) => [file, message, line, column]),
    [['larder/columns.json', 'Falta este fichero. Si se ha borrado, vuelve con «git checkout --» y su nombre.', 1, 1]],
  );
});

/** An example that does not give what it says. */
const lying = (all: Files): void => {
  all['types/taza.json'].examples[0].expect = { verdict: 'mala' };
};

test('what is trusted is not tried again, and compiled when it is asked for', () => {
  const folder = named('te', lying);
  assert.is(loadTexts([folder]).offers.length, 0);
  const { offers, problems } = loadTrusted([folder]);
  assert.equal([problems, offers.length], [[], 1]);
  const craft = offers[0]!.craft();
  assert.equal([craft.id, offers[0]!.craft() === craft, [...craft.types.keys()]], ['te', true, ['taza']]);
});

test('what another edition proved, and is wrong, says so when it is compiled', () => {
  const wrong = loadTrusted([named('te', (all) => (all['params.json'].params.dulzor.formula = 'media(nada)'))]);
  assert.equal([wrong.problems, wrong.offers.length], [[], 1]);
  assert.throws(() => wrong.offers[0]!.craft(), /params\.json: No existe la columna «nada»/);
  const inType = named('te', (all) => (all['types/taza.json'].messages = { ok: 'Va {nada}.' }));
  const craft = loadTrusted([inType]).crafts[0]!;
  assert.throws(() => craft.types.get('taza'), /types\/taza\.json: No hay nada que poner en el hueco «\{nada\}»/);
  const noLarder = loadTrusted([{ folder: 'crafts/te', texts: textsWith() }]);
  assert.is(noLarder.crafts[0]!.rows.size, 4);
});

test('a craft that nobody asks about is known by its name and its path, where they can be read', () => {
  const folder = named('te');
  const offerOf = (text: string | null) => {
    const texts = new Map(folder.texts);
    if (text === null) texts.delete('craft.json');
    else texts.set('craft.json', text);
    return namedPart({ ...folder, texts }).offer?.path;
  };
  const craft = folder.texts.get('craft.json')!;
  const table: [text: string | null, path: string | undefined][] = [
    [craft, '/api/te'],
    ['{ "id": "te", "path": "/x" }', '/x'],
    ...[
      null,
      '',
      'null',
      '{ "id": "te" }',
      '{ "path": "/x" }',
      '{ "id": 3, "path": "/x" }',
      '{ "id": "te", "path": 3 }',
    ].map((text): [string | null, undefined] => [text, undefined]),
    ['{ "id": "te", "path": "/x", }', undefined],
  ];
  for (const [text, path] of table) assert.is(offerOf(text), path, String(text));
  const found = namedPart(folder);
  assert.equal([found.folder, found.problems, found.craft], ['crafts/te', [], null]);
});

test('a file by another name is told, and the one it was meant to be is not missed', () => {
  const folder = named('te');
  const texts = new Map(folder.texts);
  texts.delete('params.json');
  const told = loadTexts([{ ...folder, texts, misnamed: ['params.json.txt'] }]).problems;
  assert.equal(
    told.map(({ file, message }) => [file, message]),
    [['crafts/te/params.json.txt', 'Este fichero no se lee por su nombre: llámalo «params.json».']],
  );
  const both = loadTexts([{ ...folder, texts, misnamed: ['trade.JSON'] }]).problems;
  assert.equal(
    both.map(({ file }) => file),
    ['crafts/te/trade.JSON', 'crafts/te/params.json'],
  );
});

test('what looks like a type is one with a label and examples', () => {
  const told = (value: unknown): string => {
    const texts = new Map(named('te').texts).set('otro.json', JSON.stringify(value));
    return loadTexts([named('te', undefined, { texts })]).problems[0]!.message;
  };
  assert.is(told({ label: 'x', examples: [] }), 'Parece un tipo: los tipos van en la carpeta «types».');
  const valid =
    'craft.json, catalogue.json, params.json, rules.json, messages.json, kinds.json, names.json, trade.json, label.json';
  for (const value of [{ label: 'x' }, { examples: [] }, null, 3])
    assert.is(told(value), `Este fichero no es de un oficio: los que valen son ${valid} y types/*.json.`);
});

test.run();
