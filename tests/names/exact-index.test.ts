// Every name of every row: found as written, by its words, inside a longer name, and by what it shares; the books over it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Cover, indexNames, scoreOf } from '../../engine/names/index.ts';
import { keepingOf } from '../../engine/names/kept.ts';
import { heldOf, lackingOf } from '../../engine/names/lacking.ts';
import { lexiconOf } from '../../engine/names/lexicon.ts';
import { meaningsOf } from '../../engine/names/meanings.ts';
import { noteOn } from '../../engine/names/notes.ts';
import type { Reading } from '../../engine/names/read.ts';
import { type Ingredient, nearest, shelve } from '../../engine/names/shelf.ts';
import { typeReaderOf } from '../../engine/names/types.ts';

const lexicon = lexiconOf({
  articles: ['la'],
  skip: ['de', 'con', 'a'],
  with: ['con'],
  without: 'sin',
  filler: ['fino'],
});
const clashes: string[][] = [];
const index = indexNames(
  [
    { id: 'roja', names: ['Cosa roja', 'cosa bermeja de allí'] },
    { id: 'azul', names: ['Cosa azul', 'COSA ROJA', ''] },
    { id: 'con_tapa', names: ['cosa con tapa'] },
    { id: 'sola', names: ['a tapa'] },
    { id: 'otra', names: ['tapa'] },
    { id: 'acaba', names: ['rueda de'] },
    { id: 'doble', names: ['cosa cosa mesa'] },
  ],
  lexicon,
  (...clash) => clashes.push(clash),
  () => [
    { id: 'azul', texts: ['celeste', 'cosa roja', '', 'azul cosa'] },
    { id: 'roja', texts: ['celeste', 'cosa la azul'] },
  ],
);

test('as it is written: the first keeps a name of two, which is told; an id comes after all', () => {
  assert.equal(clashes, [['COSA ROJA', 'roja', 'azul']]);
  const texts = [
    'cosa roja',
    'cosa azul',
    'roja',
    'con tapa',
    'celeste',
    'azul cosa',
    'cosa la azul',
    'nada',
    '',
    'rueda de',
  ];
  assert.equal(texts.map(index.text), [
    ...['roja', 'azul', 'roja', 'con_tapa', 'azul', 'azul', undefined, undefined, undefined, 'acaba'],
  ]);
});

test('by its words in their order, or run together', () => {
  assert.is(index.phrase(['cosa', 'roja']), 'roja');
  assert.is(index.phrase(['roja', 'cosa']), undefined);
  assert.is(index.phrase(['azul', 'cosa']), 'azul');
  assert.is(index.phrase(['tapa']), 'otra', '«tapa» is rather of the row so named than of «a tapa»');
  assert.is(index.phrase(['rueda']), undefined, 'a name does not end in a word that binds');
  assert.is(index.phrase([]), undefined);
  assert.is(index.together(['cosar', 'oja']), 'roja');
  assert.is(index.together(['tapa']), undefined, 'of one word nothing is run together');
  assert.ok(index.has('bermeja') && !index.has('rueda'));
  assert.equal(index.saying('mesa'), ['doble']);
  assert.equal(index.saying('nada'), []);
  assert.equal(
    [index.says('roja', 'alli'), index.says('azul', 'alli'), index.says('azul', 'nada')],
    [true, false, false],
  );
  assert.equal([index.adds('con_tapa', 'tapa'), index.adds('otra', 'tapa')], [true, false]);
  assert.ok([...index.words()].includes('bermeja'));
});

test('most names with a word begin with it, or do not', () => {
  const { leads } = indexNames(
    [
      { id: 'x', names: ['uno dos', 'uno tres', 'cinco uno', 'dos tres'] },
      { id: 'y', names: ['tres dos'] },
    ],
    lexicon,
  );
  // «dos» begins one of three, «tres» one of three, «uno» two of three; «x» and «y» are names too.
  assert.equal(['uno', 'dos', 'tr', 'cinco', 'x', 'nada'].map(leads), [true, false, false, true, true, false]);
});

test('inside a longer name', () => {
  const covers = (words: string[]): [string, string[], string[], boolean][] =>
    index.covers(words).map(({ id, words: own, left, ordered }) => [id, [...own], [...left], ordered]);
  assert.equal(covers(['cosa', 'roja']).sort(), [
    ['roja', ['cosa', 'roja'], [], true],
    ['roja', ['roja'], ['cosa'], true],
  ]);
  assert.equal(covers(['mesa', 'alta', 'cosa']), [['doble', ['cosa', 'mesa'], ['alta'], false]]);
  assert.equal(covers(['cosa', 'cosa', 'mesa']), [['doble', ['cosa', 'mesa'], [], true]]);
  assert.equal(covers(['cosa']), []);
});

test('by what it shares: rare words count for more, and what a name has besides counts against it', () => {
  const shared = index.sharing(['bermeja', 'nada']);
  assert.equal([...shared.keys()], ['roja']);
  // Fourteen phrases are known, six of them ids; «bermeja» and «alli» stand in one, «cosa» in six.
  const weigh = (names: number): number => Math.log(1 + 14 / names);
  const score = weigh(1) / (weigh(1) + weigh(1) + weigh(6));
  assert.ok(Math.abs(shared.get('roja')! - score) < 1e-9, `${shared.get('roja')} ${score}`);
  assert.is(index.sharing(['tapa']).get('otra'), 1);
  assert.is(index.sharing([]).size, 0);
});

test('the score of a cover: words, then the craft, then the first word, then their order', () => {
  const cover = (words: string[], ordered: boolean): Cover => ({ id: 'x', words, left: [], ordered });
  assert.is(scoreOf(cover(['a', 'b'], true), 'a', 0, false), 35);
  assert.is(scoreOf(cover(['a', 'b'], false), 'a', 0, false), 34);
  assert.is(scoreOf(cover(['a', 'b'], true), 'c', 0, false), 33);
  assert.is(scoreOf(cover(['a', 'b'], true), 'a', 2, false), 43);
  assert.is(scoreOf(cover(['a', 'b'], true), 'a', 0, true), 19);
});

const row = (id: string, label: string, more: Partial<Ingredient> = {}): Ingredient => ({
  ...{ id, label, names: [label], family: 'ruedas', carries: [], held: [] },
  ...more,
});
const mapOf = (rows: Ingredient[]): Map<string, Ingredient> => new Map(rows.map((one) => [one.id, one]));

test('what is sold raw and preserved alike', () => {
  const { isKept, isRaw } = keepingOf(
    { kept: { of: ['ruedas'], words: ['en lata'], signs: ['escurrido'], raw: ['crudo'], say: '' } as never },
    mapOf([
      row('lata', 'Cosa en lata (grande)'),
      row('dos', 'Cosa / tapa en lata'),
      row('fresca', 'Cosa'),
      row('ajena', 'Cosa en lata', { family: 'coches' }),
    ]),
    lexiconOf({ skip: ['en'] }),
  );
  const kept: [id: string, words: string[], is: boolean][] = [
    ['lata', ['cosa'], true],
    ['lata', ['cosa', 'lata'], false],
    ['lata', ['cosa', 'escurrido'], false],
    ['dos', ['cosa'], false],
    ['fresca', ['cosa'], false],
    ['ajena', ['cosa'], false],
    ['nadie', ['cosa'], false],
  ];
  for (const [id, words, is] of [...kept, ...kept]) assert.is(isKept(id, words), is, `${id} ${words}`);
  assert.equal([isRaw('crudo'), isRaw('lata')], [true, false]);
});

test('what «sin tal» says of an ingredient', () => {
  const free = [
    'gluten',
    { things: ['azúcar'], columns: ['a', 'b'], most: 1, little: 5, own: ['frutas', 'propia'], added: ['puesta'] },
    { things: ['sal'], columns: ['s'], most: 2 },
  ] as Parameters<typeof heldOf>[1]['free'];
  const held = (values: Record<string, number>): number[] => heldOf(values, { free });
  assert.equal(held({ a: 1, b: 2, s: 3 }), [3, 3]);
  assert.equal(held({ a: 1 }), [1, 0]);
  assert.equal(heldOf({ a: 1 }, {}), []);
  const of = (id: string, values: Record<string, number>, more: Partial<Ingredient> = {}): Ingredient =>
    row(id, id, { held: held(values), ...more });
  const lacking = lackingOf(
    { free },
    mapOf([
      of('poco', { a: 0.5, b: 0.5, s: 2 }),
      of('algo', { a: 5, s: 2.1 }),
      of('mucho', { a: 5.1 }),
      of('fruta', { a: 9 }, { family: 'frutas' }),
      of('propia', { a: 9 }),
      of('puesta', { a: 0 }, { family: 'frutas' }),
      of('trigo', {}, { carries: ['gluten'] }),
    ]),
    lexiconOf({ without: 'sin', free }),
  );
  const said: [id: string, word: string, lack: string | null][] = [
    ['poco', 'sin_azucar', 'none'],
    ['algo', 'sin_azucar', 'little'],
    ['mucho', 'sin_azucar', 'much'],
    ['fruta', 'sin_azucar', 'none'],
    ['propia', 'sin_azucar', 'none'],
    ['puesta', 'sin_azucar', 'much'],
    ['poco', 'sin_sal', 'none'],
    ['algo', 'sin_sal', 'much'],
    ['poco', 'sin_gluten', 'none'],
    ['trigo', 'sin_gluten', null],
    ['poco', 'sin_tapa', null],
    ['poco', 'azucar', null],
    ['nadie', 'sin_azucar', null],
  ];
  for (const [id, word, lack] of said) assert.is(lacking(id, word), lack, `${id} ${word}`);
});

test('the first list that has a word decides what it means, and where a craft has no row it means nothing', () => {
  const rowOf = (id: string): string | undefined => (id === 'ajena' ? undefined : `${id}_aqui`);
  const meanings = meaningsOf(
    [
      { Cosa: 'roja', tapa: { is: 'ajena' } },
      { cosa: { is: 'azul', or: ['verde'] }, rueda: { is: 'negra', say: 'sí' }, tapa: 'ajena', mesa: 'ajena' },
    ],
    rowOf,
  );
  assert.equal(Object.fromEntries(meanings), {
    cosa: { is: 'roja_aqui', or: ['verde'] },
    rueda: { is: 'negra_aqui', say: 'sí' },
  });
});

test('what is told about how a name was read', () => {
  const say = { ware: 'útil {nombre}', apart: 'fuera {nombre}', brand: '{nombre}: {fila}, {marca}{x}' } as never;
  const states = { say: 'hecho {marca}' } as never;
  const told = (reading: Partial<Reading>, label: string | null = 'Fila'): string | null =>
    noteOn({ printable: 'n', apart: false, how: 'name', ...reading } as Reading, label === null ? null : { label }, {
      say,
      states,
    });
  assert.is(told({}), null);
  for (const how of ['figure', 'meaning', 'unknown'] as const) assert.is(told({ how }), null);
  assert.is(told({ how: 'ware', apart: true }), 'útil n');
  assert.is(told({ apart: true }), 'fuera n');
  assert.is(told({ how: 'state', brand: 'm' }), 'hecho m');
  assert.is(told({ how: 'state', apart: true }), 'fuera n');
  assert.is(told({ how: 'brand', brand: 'm' }), 'n: Fila, m{x}');
  assert.is(told({ how: 'brand' }, null), 'n: , {x}');
  assert.is(told({ how: 'meaning', meaning: { is: 'x', say: 'dicho de {fila}' } }), 'dicho de Fila');
  assert.is(noteOn({ printable: 'n', apart: true, how: 'name' } as Reading, null, {}), null);
});

test('a label without its brackets or its idle words, where that names one row; and the rows most like some words', () => {
  const shelf = shelve(
    [
      row('a', 'Cosa roja (grande)'),
      row('b', 'Rueda fina verde'),
      row('c', 'Mesa (alta)'),
      row('d', 'Mesa (baja)'),
      row('e', 'Canela fina'),
    ],
    { filler: ['fino'] },
  );
  const texts = ['cosa roja', 'rueda verde', 'rueda fina verde', 'mesa', 'canela', 'canela fina'];
  assert.equal(texts.map(shelf.index.text), ['a', undefined, 'b', undefined, undefined, 'e']);
  assert.is(shelf.index.phrase(['rueda', 'verd']), 'b');
  assert.is(shelf.index.phrase(['canela']), undefined);
  assert.equal(
    [shelf.isLabel('a', 'cosa roja grande'), shelf.isLabel('a', 'cosa'), shelf.isLabel('x', 'cosa')],
    [true, false, false],
  );
  assert.equal(nearest(shelf, ['mesa'], 3), ['c', 'd']);
  assert.equal(nearest(shelf, ['mesa'], 1), ['c']);
  assert.equal(nearest(shelf, ['mesas', 'baja'], 3), ['d', 'c']);
  assert.equal(nearest(shelf, ['fino'], 3), []);
  assert.equal(nearest(shelf, ['a'], 3), [], 'a letter tells nothing, though it is an id');
  assert.equal(nearest(shelf, ['canepa'], 3), ['e']);
  assert.equal(nearest(shelf, [...Array.from({ length: 12 }, () => 'x'), 'mesa'], 3), []);
  assert.equal(nearest(shelf, [...Array.from({ length: 11 }, () => 'x'), 'mesa'], 1), ['c']);
});

test('the type asked for', () => {
  const types = [
    { id: 'cosa_horno', label: 'Cosa al horno' },
    { id: 'cosa_fria', label: 'Cosa fría / helada (dulce)' },
    { id: 'tarta', label: 'Tarta' },
  ];
  const read = typeReaderOf(types, { horneado: 'cosa_horno', 'pan *': 'tarta' });
  const asked: [name: string, id: string | null][] = [
    ['cosa_horno', 'cosa_horno'],
    ['COSA AL HORNO', 'cosa_horno'],
    ['cosas hornos', 'cosa_horno'],
    ['cosahorno', 'cosa_horno'],
    ['horno', 'cosa_horno'],
    ['helada', 'cosa_fria'],
    ['dulce', 'cosa_fria'],
    ['horneados', 'cosa_horno'],
    ['cosa', null],
    ['cosa al horno de Fulano', 'cosa_horno'],
    ['Fulano de cosa al horno', null],
    ['tarta de Fulano', 'tarta'],
    ['horneado de Fulano', null],
    ['pan de Fulano', 'tarta'],
    ['pan', 'tarta'],
    ['pan de hornno', null],
    ['pan de tarta', 'tarta'],
    ['', null],
    ['al', null],
  ];
  for (const [name, id] of asked) assert.is(read(name), id, name);
});

test.run();
