// What people type, paste, keep and share, without a browser: tables of cases.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCrafts } from '../../engine/index.ts';
import { complete } from '../../page/src/completion.ts';
import { readFile, toCsv, toJson } from '../../page/src/files.ts';
import { begin, change, redo, undo } from '../../page/src/history.ts';
import { fromFragment, toFragment } from '../../page/src/link.ts';
import { readList } from '../../page/src/paste.ts';
import { faultIn, parseQuantity, shown, typed } from '../../page/src/quantity.ts';
import { portable, type Recipe, recipeFrom } from '../../page/src/recipe.ts';
import { baseName, baseOf, gramsForShare, scaled } from '../../page/src/shares.ts';

const { crafts } = loadCrafts('crafts');
const craftOf = (id: string) => crafts.find((craft) => craft.id === id)!;

const quantities: [string, number | null][] = [
  ['', null],
  ['  ', null],
  ['250', 250],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.250', 1250],
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['12.345.678', 12345678],
  ['1 250', 1250],
  ['1,2 kg', 1200],
  ['250 g', 250],
  ['500mg', 0.5],
  ['-5', -5],
  ['doce', Number.NaN],
  ['5 huevos', Number.NaN],
  ['1e5', Number.NaN],
  ['1,2,3', Number.NaN],
];

for (const [text, value] of quantities) {
  test(`«${text}» is ${value}`, () =>
    assert.is(Object.is(parseQuantity(text), value), true, String(parseQuantity(text))));
}

test('figures are printed the Spanish way', () => {
  assert.is(typed(1234.5), '1234,5');
  assert.is(shown(-12345.678, 2), '−12.345,68');
  assert.is(shown(0.5, 2, true), '0,50');
  assert.match(faultIn('doce', 'Gramos')!, 'escribe un número');
  assert.is(faultIn('12,5', 'Gramos'), null);
});

const lists: [string, [string, number][], string[]][] = [
  [
    'Leche entera\t560\nNata 35 %\t210',
    [
      ['Leche entera', 560],
      ['Nata 35 %', 210],
    ],
    [],
  ],
  ['560\tLeche entera', [['Leche entera', 560]], []],
  ['Ingrediente;%;Gramos\nAgua;60;600\nTotal;100;1000', [['Agua', 600]], []],
  ['560 g de leche entera', [['leche entera', 560]], []],
  ['- Leche entera: 0,56 kg', [['Leche entera', 560]], []],
  ['200 g nata 35 %', [['nata 35 %', 200]], []],
  ['Nata 35 % 210 g', [['Nata 35 %', 210]], []],
  ['100 g chocolate 70', [['chocolate 70', 100]], []],
  ['Harina de fuerza 1.000', [['Harina de fuerza', 1000]], []],
  ['560 agua', [['agua', 560]], []],
  ['1. Azúcar 125', [['Azúcar', 125]], []],
  ['Azúcar, 125', [['Azúcar', 125]], []],
  ['3 huevos', [], ['3 huevos']],
  ['Mezclar y reposar\nSal 2', [['Sal', 2]], ['Mezclar y reposar']],
  ['Nata 35 %', [], ['Nata 35 %']],
];

for (const [text, items, skipped] of lists) {
  test(`pasted: ${JSON.stringify(text)}`, () => {
    const read = readList(text);
    assert.equal(
      read.items.map(({ name, grams }) => [name, grams]),
      items,
    );
    assert.equal(read.skipped, skipped);
  });
}

/** A recipe with everything that must survive a journey. */
const craft = craftOf('helado');
const whole = recipeFrom(craft, {
  title: '=Crema; "la buena"',
  type: 'sorbete_agua',
  ingredients: [
    { name: 'Leche entera', grams: 560.5, fixed: true },
    { name: 'Nata; «35 %»', grams: 210, min: 100, max: 300 },
    { name: 'Mía', grams: 10, azucares: 12.5, precio: 3 },
  ],
});
const bare = ({ rows, ...recipe }: Recipe) => ({ ...recipe, rows: rows.map(({ id, ...row }) => row) });

test('a link, a JSON file and a saved recipe bring back all of it', async () => {
  const body = portable(craft, whole);
  assert.equal(bare(recipeFrom(craft, body)), bare(whole));
  assert.equal(await fromFragment(await toFragment(body)), body);
  assert.equal(readFile(toJson(craft, whole)), body);
});

test('a CSV file brings back what a table holds', () => {
  const csv = toCsv(craft, whole);
  assert.match(csv, 'Receta;"\'=Crema; ""la buena"""');
  const back = recipeFrom(craft, readFile(csv));
  const expected = bare(whole).rows.map((row) => ({ ...row, fixed: false, min: '', max: '' }));
  assert.equal(bare(back), { ...bare(whole), rows: expected });
  assert.throws(() => readFile('nada'), /ningún ingrediente/);
  assert.throws(() => readFile('{"a":'), /JSON válido/);
});

test('a link that is not ours, is cut or unfolds without end is refused', async () => {
  assert.is(await fromFragment('#resultado'), null);
  const refused = async (fragment: string) => {
    try {
      await fromFragment(fragment);
    } catch {
      return true;
    }
    return false;
  };
  const link = await toFragment(portable(craft, whole));
  assert.ok(await refused(link.slice(0, -20)));
  assert.ok(await refused('#r=%%%'));
  assert.ok(await refused(await toFragment({ ingredients: [], title: 'a'.repeat(1_000_000) })));
  assert.ok(await refused(await toFragment(JSON.parse('{"ingredients":3}'))));
});

test('what comes from outside is never trusted', () => {
  const odd = recipeFrom(craft, {
    type: '__proto__',
    title: 7,
    ingredients: [null, 3, { name: {}, grams: 'x'.repeat(99) }],
  });
  assert.is(odd.type, craft.defaultType);
  assert.is(odd.title, '');
  assert.equal(
    odd.rows.map(({ name, grams }) => [name, grams.length]),
    [['', 20]],
  );
});

test('keystrokes in one field are one step of the history', () => {
  const at = (title: string): Recipe => ({ ...whole, title });
  let history = begin(at(''));
  history = change(history, at('C'), 'title', 1000);
  history = change(history, at('Cr'), 'title', 1200);
  history = change(history, at('Cre'), 'title', 9000);
  history = change(history, at('Otra'), null, 9100);
  assert.equal(
    history.past.map(({ title }) => title),
    ['', 'Cr', 'Cre'],
  );
  history = undo(undo(history));
  assert.is(history.present.title, 'Cr');
  assert.is(redo(history).present.title, 'Cre');
  assert.is(change(history, at('Nueva'), null, 9200).future.length, 0);
  assert.is(undo(begin(at('x'))).present.title, 'x');
});

test('the catalogue completes by label, alias, words in any order and without accents', () => {
  const first = (typedText: string) => complete(craft, typedText)[0]?.label;
  assert.is(first('azucar'), craft.recognise('azúcar').row!.label);
  assert.is(first('desnatada polvo'), craft.recognise('leche en polvo desnatada').row!.label);
  assert.equal(complete(craft, ''), []);
  for (const one of crafts) {
    for (const { label } of one.rows.values()) assert.is(complete(one, label)[0]?.label, label, `${one.id}: ${label}`);
  }
});

test('percentages are of the total, or of the base that the craft keeps', () => {
  const bread = craftOf('panaderia');
  const dough = recipeFrom(bread, {
    ingredients: [
      { name: 'Harina panificable', grams: 500 },
      { name: 'Agua', grams: 300 },
    ],
  });
  assert.is(baseName(bread), 'sobre harina');
  assert.is(baseOf(bread, dough), 500);
  assert.is(gramsForShare(bread, dough, dough.rows[1]!.id, 65), 325);
  assert.is(baseName(craft), 'del total');
  const cream = recipeFrom(craft, {
    ingredients: [
      { name: 'Leche entera', grams: 900 },
      { name: 'Azúcar', grams: 10 },
    ],
  });
  assert.is(gramsForShare(craft, cream, cream.rows[1]!.id, 10), 100);
  assert.is(gramsForShare(craft, cream, cream.rows[1]!.id, 100), null);
  assert.equal(
    scaled(cream, 455).rows.map(({ grams }) => grams),
    ['450', '5'],
  );
});

test.run();
