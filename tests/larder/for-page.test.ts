// What a page fetches of the larder and of a craft: small, and nothing that is computed with or printed is lost on the way.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftForPage, type Definition, headOf, labelsForPage, larderForPage, withLabels } from '../../engine/index.ts';
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
const sent = JSON.parse(JSON.stringify(larderForPage(definition))) as ReturnType<typeof larderForPage>;

test('the larder of these tests is sound', () =>
  assert.equal([problems, rows.map(({ id }) => id)], [[], ['nata_casa', 'nata_35', 'agua', 'leche', 'huevo', 'yema']]));

/** A row without what only its editors read, and without what only a label prints. */
const bare = (
  { source, note, basis, code, legal, clear, compound, class: sort, ...row }: (typeof rows)[number],
  labels: boolean,
) => ({
  ...row,
  ...(labels && {
    source,
    ...(basis && { basis }),
    ...(legal && { legal }),
    ...(clear && { clear }),
    ...(compound && { compound }),
    ...(sort && { class: sort }),
  }),
});

test('it comes out as it went in, with labels or without', () => {
  const labels = JSON.parse(JSON.stringify(labelsForPage(definition, []))) as ReturnType<typeof labelsForPage>;
  assert.equal(
    sent.shelves.larder!.ingredients,
    rows.map((row) => bare(row, false)),
  );
  assert.is(sent.labelling, undefined);
  const printed = withLabels(sent, labels);
  assert.equal(
    printed.shelves.larder!.ingredients,
    rows.map((row) => bare(row, true)),
  );
  assert.equal(printed.labelling, definition.labelling);
  const own: Record<string, object> = {
    ...{ nata_casa: { clear: 'de vaca', compound: 'nata' }, huevo: { legal: 'huevo' }, yema: { class: 'emulgente' } },
  };
  assert.equal(labels.printed, Object.fromEntries(rows.map(({ id, source }) => [id, { ...own[id], source }])));
});

const note = (all: Record<string, { [key: string]: unknown }>): void => {
  Object.assign(all['params.json']!, { constants: { tope: { value: 12, source: 'oficio', note: 'x' }, otro: 3 } });
};

test('a craft without sources, notes or promises that nobody needs to compute', () => {
  const craft = inventedCraft((files) => {
    note(files);
    files['types/taza.json'].note = 'x';
    files['types/taza.json'].ranges.dulzor.note = 'x';
    files['types/taza.json'].examples[0].expect = { verdict: 'equilibrada', out: [], params: { dulzor: 4.67 } };
    files['types/taza.json'].examples[1].expect = { verdict: 'revisar', out: ['dulzor'], params: { dulzor: 16.39 } };
    files['types/taza.json'].examples[1].note = 'x';
  });
  const sent = JSON.parse(JSON.stringify(craftForPage(craft.definition))) as Definition;
  assert.equal(sent.params.constants, { tope: { value: 12 }, otro: 3 });
  const { taza } = sent.types;
  assert.equal([taza!.note, taza!.ranges!.dulzor], [undefined, { range: [2, 8], source: 'oficio' }]);
  assert.equal(taza!.examples, [
    { name: 'Buena', recipe: { agua: 200, azucar: 10, hoja: 4 }, expect: { out: [] } },
    { name: 'Dulce', recipe: { agua: 200, azucar: 40, hoja: 4 }, expect: { verdict: 'revisar', out: ['dulzor'] } },
  ]);
  const values = sent.catalogue.ingredients.map((row) => row.values);
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
  assert.equal(labelsForPage(definition, crafts.slice(0, 1)).crafts, { te: label });
});

test.run();
