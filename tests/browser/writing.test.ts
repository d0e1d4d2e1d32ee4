// What people type, paste, keep and share, without a browser: tables of cases.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyFor, plainWish, type Wish } from '../../page/src/adjust/wish.ts';
import { complete } from '../../page/src/completion.ts';
import { csvOf } from '../../page/src/csv.ts';
import { readFile, toCsv, toJson } from '../../page/src/files.ts';
import { begin, change, redo, undo } from '../../page/src/history.ts';
import { headedPrices, writePrices } from '../../page/src/larder-file.ts';
import { fromFragment, toFragment } from '../../page/src/link.ts';
import { parted, readPasted, weightsIn } from '../../page/src/pasted-list.ts';
import { amount, faultIn, shown, typed } from '../../page/src/quantity.ts';
import { outcomeOf } from '../../page/src/reading.ts';
import { portable, type Recipe, recipeFrom, requestOf } from '../../page/src/recipe.ts';
import { shareable } from '../../page/src/shareable.ts';
import { baseName, baseOf, gramsForShare, scaled } from '../../page/src/shares.ts';
import { tableOf, workbookOf } from '../../workshop/spreadsheet/xlsx.ts';
import { craftOf, crafts } from '../loaded.ts';
import { weighed } from '../weighed.ts';

// Every way of writing a quantity and a list is in the tables of tests/quantity; here, what the page makes of them.
const quantities: [string, number | null][] = [
  ['', null],
  ['  ', null],
  ['250', 250],
  ['12,5', 12.5],
  ['1.250', 1250],
  ['1 250', 1250],
  ['1.250 kg', 1250],
  ['1/2 kg', 500],
  ['250+30', 280],
  ['-5', null],
  ['mucho', null],
  ['0000', null],
];

for (const [text, value] of quantities) {
  test(`«${text}» is ${value}`, () => assert.is(amount(text), value));
}

test('figures are printed the Spanish way', () => {
  assert.is(typed(1234.5), '1234,5');
  assert.is(shown(-12345.678, 2), '−12.345,68');
  assert.is(shown(0.5, 2, true), '0,50');
  assert.match(faultIn('mucho', 'Gramos')!, 'escribe un número');
  assert.match(faultIn('-5', 'Gramos')!, 'negativo');
  assert.is(faultIn('12,5', 'Gramos'), null);
});

// biome-ignore format: one name per line
const named: [typed: string, name: string | null, grams?: string][] = [
  ['2 huevos', 'huevos', '100'],
  ['500 g leche', 'leche', '500'],
  ['1/2 kg de harina', 'harina', '500'],
  ['00', null],
  ['3 cosas', null],
  ['2 huevos, 1 yema', null],
];
test('a name typed with how much of it is both, where that is sure', () => {
  for (const [typed, name, grams] of named) {
    const found = parted(craftOf('helado'), typed);
    assert.equal(found && [found.row.name, found.row.grams], name === null ? null : [name, grams], typed);
  }
});

test('what may come in is told to the service only when somebody says it', () => {
  const craft = craftOf('helado');
  const recipe = recipeFrom(craft, { type: 'helado_crema', ingredients: [{ name: 'leche', grams: 500 }] });
  const sent = (wish: Partial<Wish>) => bodyFor(craft, recipe, { ...plainWish, ...wish }, {}).add;
  assert.is(sent({ without: 'nata' }), undefined);
  assert.equal(sent({ adds: false }), []);
  assert.ok((sent({ also: 'miel' }) as string[]).includes('miel'));
});

test('a pasted list is rows for the bench; what has no grams goes as it was written', () => {
  const text = 'Leche entera 560 g\nNata 35 210 g\n3 jarras de agua\nCosa: 125 ml\nTotal 1.000 g\nMezclar y reposar';
  const { rows, left, isSure } = readPasted(craftOf('helado'), text);
  const told = rows.map(({ name, grams }) => ({ name, grams }));
  assert.equal(told, [
    { name: 'Leche entera', grams: '560' },
    { name: 'Nata 35', grams: '210' },
    // Not 3 g: so many of something whose weight is not known.
    { name: 'jarras de agua', grams: '3 piezas' },
    { name: 'Cosa', grams: '125 ml' },
  ]);
  assert.equal(
    rows.map(({ doubt }) => doubt !== ''),
    [false, false, true, true],
  );
  assert.equal(
    left.map(({ why }) => why),
    ['total', 'unread'],
  );
  assert.not(isSure);
  assert.ok(readPasted(craftOf('helado'), 'Leche entera\t560\nNata\t210').isSure);
});

const pasted: [what: string, craft: string, text: string, title: string, rows: string, steps: number][] = [
  [
    'a title with its yield',
    'helado',
    'Te paso el de vainilla\n*HELADO VAINILLA TAHITI* (5 kg aprox)\n- 1 kg leche\n- 200 g azúcar',
    'Helado vainilla tahiti',
    'leche 1000, azúcar 200',
    0,
  ],
  [
    'a yield in words',
    'helado',
    'Helado de turrón - receta para 3 kg\nLeche 1 kg\nTurrón 300 g',
    'Helado de turrón',
    'Leche 1000, Turrón 300',
    0,
  ],
  ['brackets that weigh', 'helado', 'Leche (500 g)\nNata (200 g)', '', 'Leche 500, Nata 200', 0],
  [
    'steps',
    'helado',
    '500 g leche\nYemas (75 g)\nElaboración:\n1. Bate las yemas (75 g)\n2. Mantecar 30 minutos',
    '',
    'leche 500, Yemas 75',
    2,
  ],
  [
    'percentages on the flour',
    'panaderia',
    'Harina de fuerza 1000 g\nAgua: 68%\nSal 2 %',
    '',
    'Harina de fuerza 1000, Agua 680, Sal 20',
    0,
  ],
];
for (const [what, id, text, title, rows, steps] of pasted) {
  test(`pasted: ${what}`, () => {
    const read = readPasted(craftOf(id), text);
    assert.is(read.rows.map(({ name, grams }) => `${name} ${grams}`).join(', '), rows);
    assert.is(read.title, title);
    assert.is(read.steps === '' ? 0 : read.steps.split('\n').length, steps);
  });
}

test('the prices of a table are those under a heading that says so, a pack by its kilo', () => {
  assert.equal(headedPrices('Ingrediente\tGramos\t€/kg\nLeche\t500\t1,10\nNata\t200\t25 €/5 kg'), [
    { name: 'Leche', price: '1,1' },
    { name: 'Nata', price: '5' },
  ]);
  assert.equal(headedPrices('Leche\t500\nNata\t200'), []);
});

test('a sheet of a spreadsheet goes and comes back', async () => {
  const table = [['Receta', '=Crema & "b" <x>'], [], ['Ingrediente', 'Gramos'], ['Azúcar', '0,12'], ['-1+1', '-5']];
  assert.equal(await tableOf(workbookOf(table)), table);
});

test('a column of weights is told from a list', () => {
  assert.equal(weightsIn(craftOf('helado'), '560\n210,5\n\n0,04 kg'), ['560', '210,5', '', '0,04 kg']);
  assert.equal(weightsIn(craftOf('helado'), '500\n330\n100'), ['500', '330', '100'], 'numbers of additives too');
  assert.is(weightsIn(craftOf('helado'), 'Leche\t560\nNata\t210'), null);
  assert.is(weightsIn(craftOf('helado'), '560'), null);
});

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
  assert.equal(readFile(craft, toJson(craft, whole)), body);
});

test('a recipe inside another is shared and computed as it was written, at any depth', () => {
  const deep = { ingredients: [{ ingrediente: 'Azúcar', peso: 10 }] };
  const recipe = {
    ingredients: [
      { name: 'Mía', grams: 10, azucares: 12.5 },
      { name: 'Otra', grams: 5, recipe: deep },
    ],
  };
  const ingredients = [{ name: 'Base', grams: 100, recipe }];
  const written = recipeFrom(craft, { ingredients });
  assert.equal(shareable(craft, written).ingredients, ingredients);
  assert.equal(requestOf(craft, written).ingredients, ingredients);
  const broken = recipeFrom(craft, { ingredients: [{ name: 'Base', grams: 100, recipe: { ingredients: [null, 3] } }] });
  assert.ok('refusal' in outcomeOf(craft, broken, { service: '', poweredBy: '', docsUrl: '', publicUrl: '' })!);
});

test('a CSV file brings back what a table holds', () => {
  const csv = toCsv(craft, whole);
  assert.match(csv, 'Receta;"\'=Crema; ""la buena"""');
  const back = recipeFrom(craft, readFile(craft, csv));
  const expected = bare(whole).rows.map((row) => ({ ...row, fixed: false, min: '', max: '' }));
  assert.equal(bare(back), { ...bare(whole), rows: expected });
  assert.throws(() => readFile(craft, 'nada'), /ningún ingrediente/);
  assert.throws(() => readFile(craft, '{"a":'), /JSON válido/);
});

test('what cannot be read is kept as typed everywhere, and the verdict waits for it', async () => {
  const typedBody = {
    ingredients: [{ name: 'Leche entera', grams: 500 }, { name: 'Agua', quantity: '2 jarras' }, { name: 'Nata' }],
  };
  const recipe = recipeFrom(craft, typedBody);
  const cells = ({ rows }: Recipe) => rows.map(({ name, grams }) => [name, grams]);
  const expected = [
    ['Leche entera', '500'],
    ['Agua', '2 jarras'],
    ['Nata', ''],
  ];
  assert.equal(cells(recipe), expected);
  const body = portable(craft, recipe);
  assert.equal(cells(recipeFrom(craft, (await fromFragment(await toFragment(body)))!)), expected);
  assert.equal(cells(recipeFrom(craft, readFile(craft, toJson(craft, recipe)))), expected);
  assert.equal(cells(recipeFrom(craft, readFile(craft, toCsv(craft, recipe)))), expected);
  const site = { name: 'x', url: 'http://x' };
  const outcome = outcomeOf(craft, recipe, site as never) as { refusal: string };
  assert.match(outcome.refusal, 'Falta leer «2 jarras» de Agua');
});

// biome-ignore format: one cell per line
const cells: [text: string, isText: boolean][] = [
  ['=1+1', true], ['+1+1', true], ['-1+1', true], ['@SUM(A1)', true], ['-2+3+cmd|\' /C calc\'!A0', true],
  ['\t=1+1', true], ['\r=1+1', true], ['\n=1+1', true], [' =1+1', true], ['\u00a0=1+1', true], ['\u200b=1+1', true],
  ['＝1+1', true], ['−1+1', true], ['|calc', true], ['-', true],
  ['-1,5', false], ['-12.5', false], ['+34', false], ['-1.250,5', false], ['leche', false], ['35 % nata', false], ['', false],
];
test('no cell of a table is a formula, and a negative number stays a number', () => {
  for (const [text, isText] of cells) {
    const [line] = csvOf([[text]])
      .slice(1)
      .split(/\r\n$/);
    const bare = line!.replace(/^"([\s\S]*)"$/, '$1');
    assert.is(bare, isText ? `'${text}` : text, JSON.stringify(text));
  }
  assert.match(
    writePrices([{ id: 'x', name: '=HYPERLINK("x")', price: '-1+1', compositions: {} }]),
    /'=HYPER.*;'-1\+1/,
  );
});

test('what is nested without end is refused, and a nothing in a list is passed over', async () => {
  let deep: Record<string, unknown> = { name: 'x', grams: 1 };
  for (let i = 0; i < 600; i++) deep = { name: 'x', grams: 1, recipe: { ingredients: [deep] } };
  const link = toFragment({ ingredients: [deep] });
  assert.ok(
    await link.then(fromFragment).then(
      () => false,
      () => true,
    ),
  );
  assert.throws(() => readFile(craft, JSON.stringify({ ingredients: [deep] })), /sin fin/);
  assert.throws(() => readFile(craft, '{"ingredients": null}'), /ingredients/);
  const odd = recipeFrom(craft, {
    making: null,
    ingredients: [null, { name: null, grams: null }, { name: 'Leche', recipe: null }],
  });
  assert.equal(
    odd.rows.map(({ name }) => name),
    ['', 'Leche'],
  );
});

const sheets: [string, string][] = [
  ['semicolons, in kilos', 'Ingrediente;Kg\r\nLeche entera;0,560\r\nNata 35 %;0,21\r\n'],
  ['commas', 'Ingrediente,Gramos\nLeche entera,560\nNata 35 %,210\n'],
  ['tabs', 'Ingrediente\tGramos\nLeche entera\t560\nNata 35 %\t210\n'],
];

for (const [what, text] of sheets) {
  test(`a spreadsheet with ${what} is read`, () => {
    const { rows } = recipeFrom(craft, readFile(craft, text));
    assert.equal(
      rows.map(({ name, grams }) => [name, grams]),
      [
        ['Leche entera', '560'],
        ['Nata 35 %', '210'],
      ],
    );
  });
}

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
    const some = [...one.rows.values()].filter((_, index) => index % 15 === 0);
    // What the reader understands comes first: in turrón, «maltitol» is its syrup.
    for (const { label } of some)
      assert.is(complete(one, label)[0]?.label, one.recognise(label).row!.label, `${one.id}: ${label}`);
  }
});

test('percentages are of the total, or of the base that the craft keeps', () => {
  const bread = craftOf('panaderia');
  const dough = recipeFrom(bread, {
    ingredients: weighed({ 'Harina panificable': 500, Agua: 300 }),
  });
  assert.is(baseName(bread), 'sobre harina');
  assert.is(baseOf(bread, dough), 500);
  assert.is(gramsForShare(bread, dough, dough.rows[1]!.id, 65), 325);
  assert.is(baseName(craft), 'del total');
  const cream = recipeFrom(craft, {
    ingredients: weighed({ 'Leche entera': 900, Azúcar: 10 }),
  });
  assert.is(gramsForShare(craft, cream, cream.rows[1]!.id, 10), 100);
  assert.is(gramsForShare(craft, cream, cream.rows[1]!.id, 100), null);
  assert.equal(
    scaled(craft, cream, 455).rows.map(({ grams }) => grams),
    ['450', '5'],
  );
});

test.run();
