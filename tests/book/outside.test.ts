// A book by its other doors: over HTTP, as the command in a process of its own, and as an assistant's tool.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openBook, type Turned } from '../../engine/index.ts';
import { tableOf } from '../../workshop/spreadsheet/xlsx.ts';
import { build } from '../build.ts';
import { type Running, start } from '../server/running.ts';
import { suizo as bun, craftOf, good, pan as loaf } from './book.ts';

const suizo = { ...bun, title: 'Suizos' };
const pan = { ...loaf, title: 'Pan; =de casa' };

let server: Running;
const folder = mkdtempSync(join(tmpdir(), 'libro-'));
test.before(async () => {
  server = await start();
});
test.after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const lines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('POST /api/book answers a line for each recipe that is touched, and the summary', async () => {
  const sent = { recipes: [suizo, pan, 7], change: { avoid: ['Mantequilla'] } };
  const { status, text, headers } = await server.post('/api/book', sent);
  assert.is(status, 200, text);
  assert.match(headers.get('content-type') ?? '', /^application\/x-ndjson/);
  const [first, second, { summary }] = lines(text);
  assert.equal([first.recipe, first.outcome, second.outcome], ['Suizos', 'adjusted', 'refused']);
  assert.equal([summary.recipes, summary.touched], [3, 2]);
  assert.match(summary.receipt.request, /^[0-9a-f]{16}$/);
  const again = await server.post('/api/book', sent);
  assert.is(again.text, text);
});

const refused: [what: string, body: unknown, code: string, says: RegExp][] = [
  ['no recipes', { change: { avoid: ['leche'] } }, 'batch_invalid', /recipes/],
  ['a bare list', [suizo], 'batch_invalid', /recipes/],
  ['more than a hundred', { recipes: Array(101).fill(pan), change: { avoid: ['sal'] } }, 'batch_invalid', /101/],
  ['no change', { recipes: [pan] }, 'field_invalid', /change: no dice qué cambia/],
  ['an unknown field', { recipes: [pan], change: { x: 1 } }, 'field_unknown', /change\.x/],
  ['an unknown name', { recipes: [pan], change: { avoid: ['xyzw'] } }, 'field_invalid', /no se conoce «xyzw»/],
];
for (const [what, body, code, says] of refused)
  test(`POST /api/book refuses ${what}`, async () => {
    const { status, text } = await server.post('/api/book', body);
    assert.is(status, 400, text);
    assert.is(JSON.parse(text).code, code, text);
    assert.match(text, says);
  });

test('a book counts as its recipes among the requests of a minute', async () => {
  const own = await start({ RATE_LIMIT_PER_MINUTE: '10' });
  const sent = { recipes: Array(8).fill(pan), change: { avoid: ['leche'] } };
  assert.is((await own.post('/api/book', sent)).status, 200);
  assert.is((await own.post('/api/book', sent)).status, 429);
  await own.stop();
});

function obrador(...words: string[]) {
  build();
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('dist/obrador.js'), 'book', ...words], {
    ...{ cwd: folder, env: { PATH: process.env.PATH }, encoding: 'utf8', maxBuffer: 1e9 },
  });
  return { code: status, stdout, stderr };
}
function put(name: string, value: unknown): string {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  return name;
}

test('the command: a change in a file, and each of its outputs', () => {
  const change = put('cambio.json', { avoid: ['Mantequilla'] });
  const recipes = [put('a.json', suizo), put('b.json', pan)];
  const table = obrador(change, ...recipes, '--to', 'table');
  assert.is(table.code, 0, table.stderr);
  assert.match(table.stdout, /Suizos\s+corregida[\s\S]*2 recetas; el cambio toca 1[\s\S]*Recibo: definiciones \w{12}/);
  const [one, { summary }] = lines(obrador(change, ...recipes, '--to', 'ndjson').stdout);
  assert.equal([one.recipe, summary.touched, summary.receipt.engine.length > 0], ['Suizos', 1, true]);
  assert.match(obrador(change, ...recipes, '--to', 'csv').stdout, /\r\nSuizos;panaderia;.*;corregida;/);
  const html = obrador(change, ...recipes, '--to', 'html').stdout;
  assert.match(html, /^<!doctype html>[\s\S]*<h2>Suizos<\/h2>[\s\S]*<\/html>\n$/);
});

test('the command: a sheet of recipes and of prices, and the change in the order', () => {
  const rows = [suizo, pan].flatMap(({ title, type, ingredients }) =>
    ingredients.map(({ name, grams }) => `"${title}";${type};${name};${grams}`),
  );
  const sheet = put('libro.csv', `receta;tipo;ingrediente;gramos\n${rows.join('\n')}\n`);
  const prices = put('precios.csv', 'Ingrediente;€/kg\nMantequilla;10,5\n');
  const { code, stdout, stderr } = obrador(
    sheet,
    '--craft',
    'panaderia',
    '--avoid',
    'leche',
    '--prices',
    prices,
    '--to',
    'json',
  );
  assert.is(code, 0, stderr);
  const { turned } = JSON.parse(stdout) as { turned: Turned[] };
  assert.equal(
    turned.map(({ recipe }) => recipe),
    ['Suizos'],
  );
  const costly = (0.15 * 10.5) / 1.895;
  assert.ok((turned[0]!.before!.cost!.kilo ?? 0) > costly);
});

const codes: [what: string, words: string[], code: number, says: RegExp][] = [
  [
    'a recipe that cannot be read',
    ['--avoid', 'leche', 'mala.json', 'a.json'],
    1,
    /es JSON válido|no se conoce|oficio/,
  ],
  ['strict, and one cannot be put right', ['--avoid', 'huevo', 'brioche.json', '--strict'], 3, /^$/],
  ['no recipes', ['cambio.json'], 2, /Faltan las recetas/],
  ['a change that is none', ['a.json', 'b.json'], 2, /no es un cambio/],
  ['a name that nobody knows', ['--avoid', 'xyzw', 'a.json'], 2, /no se conoce «xyzw»/],
  ['an output that is none', ['--avoid', 'leche', 'a.json', '--to', 'pdf'], 2, /--to/],
];
for (const [what, words, code, says] of codes)
  test(`the command ends in ${code}: ${what}`, () => {
    put('mala.json', '{');
    put('a.json', suizo);
    put('b.json', pan);
    put('cambio.json', { avoid: ['Mantequilla'] });
    const brioche = good.find(({ type }) => type === 'brioche');
    put('brioche.json', brioche);
    const { code: ended, stderr } = obrador(...words);
    assert.is(ended, code, stderr);
    assert.match(stderr, says);
  });

test('over all cores, the same book as one recipe after another', () => {
  const recipes = good.slice(0, 80);
  const sent = put('muchas.json', { recipes });
  const [many, one] = ['2', '1'].map((jobs) =>
    obrador('--avoid', 'Mantequilla', sent, '--jobs', jobs, '--to', 'ndjson'),
  );
  assert.is(many!.code, 0, many!.stderr);
  assert.is(many!.stdout, one!.stdout);
  assert.ok(lines(many!.stdout).length > 3);
});

test('the sheets of a book: allergens, what to buy, what each costs', async () => {
  const recipes = [
    { ...suizo, batches: 3 },
    { ...pan, title: 'Masa', type: 'pan_comun' },
    {
      ...suizo,
      title: 'Con masa',
      ingredients: [...suizo.ingredients, { name: 'Masa de pan', grams: 331, recipe: 'Masa' }],
    },
  ];
  const open = openBook(craftOf, { recipes }, null, { today: '2026-07-01' });
  const allergens = open.sheet('allergens').sheet;
  const milk = allergens.head.indexOf('leche') < 0 ? allergens.head.indexOf('Leche') : allergens.head.indexOf('leche');
  assert.equal(
    allergens.rows.map((row) => row[milk]),
    ['sí', null, 'sí'],
  );
  const bought = open.sheet('shopping').sheet;
  const butter = bought.rows.find(([name]) => /^mantequilla/i.test(String(name)));
  assert.is(butter?.[1], 150 * 4);
  // What others carry is bought as far as they carry it.
  const water = bought.rows.find(([name]) => /^agua/i.test(String(name)));
  assert.is(water?.[1], Math.round(((620 * 331) / 1655) * 10) / 10);
  const prices = open.sheet('prices').sheet;
  assert.is(prices.rows.length, 3);
  assert.ok(Number(prices.rows[0]![4]) > 0);
  put('a.json', suizo);
  assert.is(obrador('a.json', '--sheet', 'prices', '--to', 'xlsx', '--output', 'hoja.xlsx').code, 0);
  const table = await tableOf(new Uint8Array(readFileSync(join(folder, 'hoja.xlsx'))));
  assert.equal([table[0]![0], table[1]![0]], ['Receta', 'Suizos']);
  assert.match(obrador('a.json', '--sheet', 'allergens', '--to', 'html').stdout, /<th scope="col">/);
});

test.run();
