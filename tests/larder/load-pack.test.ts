// What a page fetches of the larder and of a craft: small, and nothing that is computed with or printed is lost on the way.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Definition, headOf, pack, packCraft, packLabels, unpack, unpackCraft } from '../../engine/index.ts';
import { loadLarder } from '../../engine/load/index.ts';
import { inventedCraft } from '../engine/invented.ts';
import { larder as texts } from './slips.ts';

const words = '"articles": ["el"], "skip": ["de"],';
const shelves = texts
  .get('basicos.json')!
  .replace('"id": "agua", "label": "Agua"', '"id": "agua", "label": "Agua", "density": 1, "piece": 250')
  .replace(
    '"ingredients": [',
    `"ingredients": [
    { "id": "nata_casa", "label": "Crema", "aliases": ["nata de el casa", "La crema", "crema"], "family": "leche", "clear": "de vaca", "compound": "nata", "values": { "agua": 60.25, "grasa": 39.75 }, "source": "x" },
    { "id": "nata_35", "label": "Nata montada", "family": "leche", "allergens": ["leche"], "values": { "agua": 60, "grasa": 35, "lactosa": 3, "resto": 2.3 }, "source": "x" },`,
  );
const all = new Map(texts)
  .set('basicos.json', shelves)
  .set('words.json', texts.get('words.json')!.replace('{', `{ ${words}`));
const { larder, problems } = loadLarder({ folder: 'larder', texts: all });
const { definition } = larder;
const rows = Object.values(definition.shelves).flatMap(({ ingredients }) => ingredients);
const packed = JSON.parse(JSON.stringify(pack(definition))) as ReturnType<typeof pack>;

test('the larder of these tests is sound', () =>
  assert.equal([problems, rows.map(({ id }) => id)], [[], ['nata_casa', 'nata_35', 'agua', 'leche', 'huevo', 'yema']]));

test('an id that a name spells is its place, another is written with blanks; names that are read alike are one', () =>
  assert.equal(packed.called, [
    '1|Crema|nata de el casa|La crema',
    'nata 35|Nata montada',
    '0|Agua',
    'leche|Leche entera|leche de vaca',
    'huevo|Huevo entero',
    '0|Yema|yema de huevo',
  ]));

test('figures by column; what the others leave of 100 is not written', () => {
  assert.equal(packed.numbers, { density: '*2,1,*3', piece: '*2,250,*3' });
  assert.equal(packed.values, {
    ...{ agua: '60.25,60,100,87.5,76,50', grasa: '39.75,35,,3.6,10,32', saturadas: '*3,2.3,3,' },
    ...{ lactosa: ',3,,4.7,*2', resto: ',2.3,,=*3', secos: '*6' },
  });
  assert.equal(packed.pieces, { huevo: { grande: 60 } });
});

test('words by column, what repeats but once', () => {
  assert.equal(packed.texts, { family: 'leche*2,agua,leche,huevo*2', origin: '*3,lacteo,animal,' });
  assert.equal(packed.lists, { allergens: ',leche,,leche,huevo*2' });
});

/** A row without what only its editors read, and without what only a label prints. */
const bare = (
  { source, legal, clear, compound, class: sort, aliases, ...row }: (typeof rows)[number],
  labels: boolean,
) => ({
  ...row,
  source: '',
  ...(aliases && { aliases: aliases.filter((alias) => alias !== 'crema') }),
  ...(labels && {
    ...(legal && { legal }),
    ...(clear && { clear }),
    ...(compound && { compound }),
    ...(sort && { class: sort }),
  }),
});

test('it comes out as it went in, with labels or without', () => {
  const labels = JSON.parse(JSON.stringify(packLabels(definition, []))) as ReturnType<typeof packLabels>;
  const again = unpack(packed);
  assert.equal(
    again.shelves.larder!.ingredients,
    rows.map((row) => bare(row, false)),
  );
  assert.is(again.labelling, undefined);
  const printed = unpack(packed, labels);
  assert.equal(
    printed.shelves.larder!.ingredients,
    rows.map((row) => bare(row, true)),
  );
  assert.equal(printed.labelling, definition.labelling);
  assert.equal(labels.printed, {
    legal: [0, 0, 0, 0, 'huevo', 0],
    clear: ['de vaca', 0, 0, 0, 0, 0],
    compound: ['nata', 0, 0, 0, 0, 0],
    class: [0, 0, 0, 0, 0, 'emulgente'],
  });
});

const note = (all: Record<string, { [key: string]: unknown }>): void => {
  Object.assign(all['params.json']!, { constants: { tope: { value: 12, source: 'oficio', note: 'x' }, otro: 3 } });
};

test('a craft without sources, notes or promises that nobody needs to compute; its figures apart', () => {
  const craft = inventedCraft((files) => {
    note(files);
    files['types/taza.json'].note = 'x';
    files['types/taza.json'].ranges.dulzor.note = 'x';
    files['types/taza.json'].examples[0].expect = { verdict: 'equilibrada', out: [], params: { dulzor: 4.67 } };
    files['types/taza.json'].examples[1].expect = { verdict: 'revisar', out: ['dulzor'], params: { dulzor: 16.39 } };
    files['types/taza.json'].examples[1].note = 'x';
  });
  const sent = JSON.parse(JSON.stringify(packCraft(craft.definition))) as ReturnType<typeof packCraft>;
  assert.equal(sent.values, { dulce: ',100,,60', seco: '*2,92,', precio: '0.1,1,30,2' });
  assert.ok(sent.definition.catalogue.ingredients.every((row) => !('values' in row)));
  assert.equal(sent.definition.params.constants, { tope: { value: 12 }, otro: 3 });
  const { taza } = sent.definition.types;
  assert.equal([taza!.note, taza!.ranges!.dulzor], [undefined, { range: [2, 8], source: 'oficio' }]);
  assert.equal(taza!.examples, [
    { name: 'Buena', recipe: { agua: 200, azucar: 10, hoja: 4 }, expect: { out: [] } },
    { name: 'Dulce', recipe: { agua: 200, azucar: 40, hoja: 4 }, expect: { verdict: 'revisar', out: ['dulzor'] } },
  ]);
  const values = unpackCraft(sent).catalogue.ingredients.map((row) => row.values);
  assert.equal(values, [
    { precio: 0.1 },
    { dulce: 100, precio: 1 },
    { seco: 92, precio: 30 },
    { dulce: 60, precio: 2 },
  ]);
});

test('what is known of a craft before it is opened, and what each says of its labels', () => {
  const craft = inventedCraft();
  assert.equal(headOf(craft), { id: 'te', label: 'Té', types: { taza: 'Taza' } });
  const label = { figures: {}, names: [] } as unknown as Definition['label'];
  const crafts = [{ id: 'te', definition: { ...craft.definition, label } }, craft];
  assert.equal(packLabels(definition, crafts.slice(0, 1)).crafts, { te: label });
});

test.run();
