// Which date a product carries and how it is kept, by what its craft declares; what no craft speaks of carries the usual one.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCrafts, readLarder } from '../../engine/load/disk.ts';
import { loadTexts } from '../../engine/load/index.ts';
import { itemsOf, labelled, type Recipe } from './desk.ts';

const cream = { 'Leche entera': 1000, Yema: 200, Azúcar: 200, Maicena: 80 };
const cold = 'Consérvese a 8 °C como mucho.';

// biome-ignore format: a table
const cases: [what: string, craft: string, type: string, recipe: Recipe, more: object, date: string, storage: string | null][] = [
  ['a cooked cream with egg', 'pasteleria', 'crema_pastelera', cream, {}, 'useBy', cold],
  ['the same inside another', 'pasteleria', 'diplomatica', { ...cream, 'Nata 35 %': 400, Gelatina: 8 }, {}, 'useBy', cold],
  ['egg that is not cooked', 'pasteleria', 'mousse_chocolate', { 'Chocolate negro 70 %': 300, Clara: 200, Yema: 80, Azúcar: 50 }, {}, 'useBy', cold],
  ['the same, cooked: it is still kept cold', 'pasteleria', 'mousse_chocolate', { 'Chocolate negro 70 %': 300, Clara: 200, Yema: 80, Azúcar: 50 }, { centro: 80 }, 'useBy', cold],
  ['a meringue that is not cooked', 'pasteleria', 'merengue', { Clara: 200, Azúcar: 400 }, {}, 'useBy', cold],
  ['a meringue out of the oven', 'pasteleria', 'merengue', { Clara: 200, Azúcar: 400 }, { centro: 95 }, 'bestBefore', null],
  ['whipped cream', 'pasteleria', 'chantilly', { 'Nata 35 %': 1000, Azúcar: 100 }, {}, 'useBy', null],
  ['a sponge', 'pasteleria', 'genoise', { Huevo: 200, Azúcar: 120, Harina: 120 }, {}, 'bestBefore', null],
  ['ice cream', 'helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35 %': 200, Azúcar: 160 }, {}, 'bestBefore', 'Consérvese a −18 °C o menos.'],
  ['bread of the day', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 650, Sal: 18, Levadura: 10 }, {}, 'none', null],
  ['bread with something else', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 650, Sal: 18, Levadura: 10, Nueces: 200 }, {}, 'bestBefore', null],
  ['a fresh filling', 'cacao', 'bombon', { 'Nata 35 %': 900, 'Chocolate negro 70 %': 300 }, {}, 'useBy', 'Consérvese en frío, entre 4 y 8 °C.'],
  ['a bar', 'cacao', 'negro', { 'Pasta de cacao': 700, Azúcar: 300 }, {}, 'bestBefore', null],
  ['a jam that moulds once open', 'conservas', 'compota', { Manzana: 1000, Azúcar: 200 }, {}, 'bestBefore', 'Una vez abierto, consérvese en frío.'],
  ['turrón', 'turron', 'jijona', { Almendra: 650, Miel: 150, Azúcar: 200 }, {}, 'bestBefore', null],
];
for (const [what, craft, type, recipe, more, date, storage] of cases) {
  test(`${what}: ${date}`, () => {
    const { keeping } = labelled(craft, { type, ingredients: itemsOf(craft, recipe), ...more });
    assert.equal([keeping!.date, keeping!.storage ?? null], [date, storage]);
    assert.ok(keeping!.law.length > 5);
  });
}

/** The problems of a craft whose label.json, or the larder's labelling.json, was edited. */
function problemsOf(edit: (own: { keeping: object[] }, shared: { dates?: object }) => void): string[] {
  const larder = readLarder('larder');
  const shared = JSON.parse(larder.texts.get('labelling.json')!);
  const [craft] = readCrafts('crafts', larder).filter(({ folder }) => folder.endsWith('turron'));
  const own = { keeping: [], ...JSON.parse(craft!.texts.get('label.json')!) };
  edit(own, shared);
  const texts = (all: ReadonlyMap<string, string>, file: string, value: object) =>
    new Map([...all, [file, JSON.stringify(value)]]);
  const edited = {
    ...craft!,
    texts: texts(craft!.texts, 'label.json', own),
    larder: { ...larder, texts: texts(larder.texts, 'labelling.json', shared) },
  };
  return loadTexts([edited]).problems.map(({ message }) => message);
}

test('what dates name has to exist: their type, their figures, their words', () => {
  const rule = { date: 'useBy', law: 'la norma' };
  assert.ok(
    problemsOf(({ keeping }) => keeping.push({ ...rule, types: ['jijjona'] })).some((text) =>
      /jijjona.*jijona/.test(text),
    ),
  );
  assert.ok(problemsOf(({ keeping }) => keeping.push({ ...rule, when: 'agua > 3' })).some((text) => /agua/.test(text)));
  const wordless = problemsOf(({ keeping }, shared) => {
    keeping.push(rule);
    delete shared.dates;
  });
  assert.ok(wordless.some((text) => /«dates»/.test(text)));
  assert.not.ok(problemsOf(({ keeping }) => keeping.push(rule)).some((text) => /fecha|dates/.test(text)));
});

test('each date is printed in the words of the larder', () => {
  const words = (craft: string, type: string, recipe: Recipe): string =>
    labelled(craft, { type, ingredients: itemsOf(craft, recipe) }).keeping!.text;
  assert.is(words('pasteleria', 'crema_pastelera', cream), 'Fecha de caducidad');
  assert.is(words('turron', 'jijona', { Almendra: 650, Miel: 350 }), 'Consumir preferentemente antes del');
});

test.run();
