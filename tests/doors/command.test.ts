// The command as it is installed: a real process, files and pipes, what it says and how it ends.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../build.ts';
import { weighed } from '../weighed.ts';

const folder = mkdtempSync(join(tmpdir(), 'orden-'));
const command = resolve('dist/obrador.js');

/** In a folder with no definitions: those that came with it are used. */
function obrador(words: readonly string[], input = '') {
  build();
  const env = { PATH: process.env.PATH };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    ...{ cwd: folder, input, env, encoding: 'utf8', maxBuffer: 1e9 },
  });
  return { code: status, stdout, stderr };
}

const put = (name: string, text: string | Buffer): string => {
  writeFileSync(join(folder, name), text);
  return name;
};

const bread = {
  type: 'pan_comun',
  ingredients: weighed({ 'Harina de fuerza': 500, Agua: 300, 'Levadura fresca': 10, Sal: 10 }),
};
const lines = ['500 g de harina de fuerza', '300 g de agua', '10 g de levadura fresca', '10 g de sal'];

/** The same recipe as others write it. */
const same: Record<string, [file: string, text: string | Buffer]> = {
  JSON: ['a.json', JSON.stringify(bread)],
  'JSON with the mark of a spreadsheet': ['b.json', `\ufeff${JSON.stringify(bread)}`],
  'schema.org': [
    'c.json',
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage' }, { '@type': ['Thing', 'Recipe'], name: 'Barra', recipeIngredient: lines }],
    }),
  ],
  Cooklang: [
    'd.cook',
    '---\ntitle: Barra\n---\nAmasa @harina de fuerza{500%g} con @agua{300%g} #robot{} ~{10%min}.\n-- @nada{1%kg}\nAñade @levadura fresca{10%g} y @sal{10%g}; deja la @&agua{} aparte.\n',
  ],
  'a list': ['e.txt', `${lines.join('\n')}\n`],
  'a sheet of many recipes': [
    'f.csv',
    `receta;tipo;ingrediente;gramos\r\n${bread.ingredients.map(({ name, grams }) => `Barra;pan_comun;${name};${grams}`).join('\r\n')}\r\n`,
  ],
  'an old sheet': [
    'g.csv',
    Buffer.from('Ingrediente;Gramos\r\nHarina de fuerza;500\r\nAgua;300\r\nLevadura fresca;10\r\nSal;10\r\n', 'latin1'),
  ],
};

for (const [name, [file, text]] of Object.entries(same)) {
  test(`a recipe as ${name} is the same recipe`, () => {
    const { code, stdout, stderr } = obrador(['balance', 'panaderia', put(file, text), '--type', 'pan_comun']);
    assert.is(stderr, '');
    const answer = JSON.parse(stdout);
    assert.equal(answer.params, { hidratacion: 60, sal: 2, levadura: 2, prefermento: 0, grasa: 0, azucar: 0 });
    assert.is(code, 0);
  });
}

test('a pipe is read as a file is, and with --strict a recipe out of range ends in 3', () => {
  assert.is(obrador(['balance', 'panaderia', '--strict'], JSON.stringify(bread)).code, 3);
  const right = {
    ...bread,
    ingredients: bread.ingredients.map((one) => (one.name === 'Sal' ? { ...one, grams: 8.5 } : one)),
  };
  assert.is(obrador(['balance', 'panaderia', '-', '--strict'], JSON.stringify(right)).code, 0);
});

test('adjust, label and explain answer, and show themselves to people', () => {
  const file = put('pan.json', JSON.stringify(bread));
  assert.is(JSON.parse(obrador(['adjust', 'panaderia', file]).stdout).adjusted, true);
  assert.match(obrador(['adjust', 'panaderia', file, '--to', 'table']).stdout, /Sal +10 g +8,\d g/);
  assert.match(JSON.parse(obrador(['label', 'panaderia', file]).stdout).ingredients.text, /^Ingredientes: /);
  assert.match(obrador(['label', 'panaderia', file, '--to', 'table']).stdout, /Contiene\n {2}· trigo/);
  assert.ok(JSON.parse(obrador(['explain', 'panaderia', file]).stdout).explain.params.sal);
  assert.match(obrador(['explain', 'panaderia', file, '--to', 'table']).stdout, /Sal: 2 % = /);
  const table = obrador(['balance', 'panaderia', file, '--to', 'table']).stdout;
  assert.match(table, /^Pan común .* · revisar\n/);
  assert.match(table, /Sal +2 % +1,3 a 1,\d+ +alto/);
  const schema = JSON.parse(obrador(['label', 'panaderia', file, '--to', 'schema']).stdout);
  assert.is(schema['@type'], 'Recipe');
  assert.match(schema.nutrition.calories, /^\d+ kcal$/);
  assert.match(schema.nutrition.sodiumContent, /^\d+ mg$/);
  // What goes out comes back the same.
  const back = obrador(['balance', 'panaderia', put('vuelta.json', JSON.stringify(schema)), '--type', 'pan_comun']);
  assert.is(JSON.parse(back.stdout).params.sal, 2);
});

test('thousands at once come back in their order, with what is wrong told in its place', () => {
  const many = Array.from({ length: 2500 }, (_, index) =>
    index === 1234
      ? '{ esto no'
      : JSON.stringify({
          ...bread,
          title: `r${index}`,
          ingredients: [...bread.ingredients, { name: 'Agua', grams: index % 50 }],
        }),
  );
  const file = put('muchas.ndjson', many.join('\n'));
  const all = obrador(['balance', 'panaderia', file, '--jobs', '2']);
  const read = all.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.is(read.length, 2500);
  assert.is(all.code, 1);
  assert.equal(read[1234], { recipe: '1235', ok: false, error: 'no es JSON válido.' });
  for (const at of [0, 49, 999, 2499]) {
    assert.is(read[at].recipe, `r${at}`);
    assert.is(read[at].answer.params.hidratacion, 60 + (at % 50) / 5);
  }
  const alone = obrador(['balance', 'panaderia', file, '--jobs', '1']);
  assert.is(alone.stdout, all.stdout);
});

test('results as a sheet, and in a file', () => {
  const file = put(
    'dos.ndjson',
    [bread, { ...bread, title: 'Otra; con punto y coma' }].map((one) => JSON.stringify(one)).join('\n'),
  );
  const { code } = obrador(['balance', 'panaderia', file, '--to', 'csv', '--output', 'sale.csv']);
  assert.is(code, 0);
  const [head, first, second] = readFileSync(join(folder, 'sale.csv'), 'utf8').replace('\ufeff', '').split('\r\n');
  const at = head!.split(';').indexOf('params.hidratacion');
  assert.is(first!.split(';')[at], '60');
  assert.ok(second!.startsWith('"Otra; con punto y coma";'));
});

const slips: [words: string[], code: number, says: RegExp][] = [
  [[], 2, /^Obrador: /],
  [['check', '--nope'], 2, /No se conoce «--nope»\. Uso: obrador check/],
  [['balanze', 'panaderia'], 2, /No existe la orden «balanze»\. ¿Querías decir «balance»\?/],
  [['balance'], 2, /Falta el oficio: helado, panaderia/],
  [['balance', 'panderia', 'a.json'], 2, /No existe el oficio «panderia»\. ¿Querías decir «panaderia»\?/],
  [['balance', 'panaderia', 'no-hay.json'], 2, /No se puede leer «no-hay.json»: no existe\./],
  [['balance', 'panaderia', '.'], 2, /«\.»: es una carpeta\./],
  [['balance', 'panaderia', 'a.json', '--tipe', 'x'], 2, /No se conoce «--tipe»\. ¿Querías decir «--type»\?/],
  [['balance', 'panaderia', 'a.json', '--to', 'csvv'], 2, /--to: no vale «csvv»\. ¿Querías decir «csv»\?/],
  [['balance', 'panaderia', 'a.json', '--type'], 2, /A --type le falta su valor/],
  [['balance', 'panaderia', 'a.json', '--jobs', '0'], 2, /--jobs: debe ser un número entero mayor que 0/],
  [['adjust', 'panaderia', 'a.json', '--total', 'mucho'], 2, /--total: «mucho» no es un número/],
  [['adjust', 'panaderia', 'a.json', '--objective', 'nope'], 2, /--objective: no vale «nope»\..* minimal/],
  [['balance', 'panaderia', 'a.json', '--date', 'ayer'], 2, /--date: «ayer» no es un día/],
  [['balance', 'panaderia', 'a.json', '--output', 'a.json/x'], 2, /No se puede escribir «a\.json\/x»/],
  // Where no folder can be made it is told, and does not wait for ever.
  [['balance', 'panaderia', 'a.json', '--output', '/proc/nada/x'], 2, /No se puede escribir «\/proc\/nada\/x»/],
  [['serve', '--port', 'abc'], 2, /--port: «abc» no es un puerto/],
  [['catalogue'], 2, /^Uso: obrador catalogue/],
  [['new'], 2, /^Uso: obrador new/],
  [['new', 'type', 'helado', 'x'], 2, /Aquí no hay definiciones que editar/],
  [['serve', 'ya'], 2, /Sobra «ya»/],
  [['completion', 'fish'], 2, /bash o zsh/],
];
for (const [words, code, says] of slips) {
  test(`obrador ${words.join(' ')} is answered with what was meant`, () => {
    put('a.json', JSON.stringify(bread));
    const run = obrador(words);
    assert.match(run.stdout + run.stderr, says);
    assert.is(run.code, code);
  });
}

test('what is written goes to its folder, and one recipe is an object whether it succeeds or fails', () => {
  put('a.json', JSON.stringify(bread));
  assert.is(obrador(['balance', 'panaderia', 'a.json', '--to', 'json', '--output', 'una/otra/sale.json']).code, 0);
  assert.is(JSON.parse(readFileSync(join(folder, 'una/otra/sale.json'), 'utf8')).status, 'ok');
  const { stdout, code } = obrador(['balance', 'panaderia', '--to', 'json'], '{"ingredients":[]}');
  assert.is(code, 1);
  assert.type(JSON.parse(stdout).error, 'string');
});

test('a recipe of another craft than the one ordered is not worked out as if it were', () => {
  const { code, stderr } = obrador(['balance', 'panaderia'], 'receta;oficio;ingrediente;g\nA;turron;Almendra;500\n');
  assert.is(code, 1);
  assert.match(stderr, /es del oficio «turron», y la orden pide «panaderia»/);
});

test('what only looks at the definitions looks at those that came with it', () => {
  const { code, stdout, stderr } = obrador(['catalogue', 'export', 'helado', 'catalogo.csv']);
  assert.is(code, 0, stderr);
  assert.match(stdout, /catalogo\.csv: \d{3,} ingredientes.*obrador catalogue import/);
});

const hostile: [name: string, text: string][] = [
  ['nothing', ''],
  ['a number', '7'],
  ['null', 'null'],
  ['deep lists', '['.repeat(5000) + ']'.repeat(5000)],
  ['a recipe without ingredients', '{"type":"pan_comun"}'],
  ['cut JSON', '{"ingredients":[{"name":'],
  ['a prototype', '{"__proto__":{"x":1},"ingredients":[{"name":"constructor","grams":1}],"craft":"__proto__"}'],
  ['zeros', '\0\0\0\0'],
];
for (const [name, text] of hostile) {
  test(`${name} in place of a recipe is refused in Spanish`, () => {
    const run = obrador(['balance', 'panaderia', put('malo.json', text)]);
    assert.is(run.code, 1, run.stderr + run.stdout);
    assert.ok(run.stderr.trim().length > 10);
    assert.not.match(run.stderr, /at .*\.js:\d+/);
  });
}

test('help is in Spanish, for the whole and for each order; the version is that of the package', () => {
  assert.match(obrador(['--help']).stdout, /Uso: obrador <orden>/);
  assert.match(obrador(['adjust', '--help']).stdout, /--avoid <nombre> +ingrediente o grupo que no puede llevar/);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.is(obrador(['--version']).stdout, `${version}\n`);
});

test('bash completes orders, crafts and options', () => {
  const script = `${obrador(['completion', 'bash']).stdout}
complete_for() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _obrador; echo "\${COMPREPLY[@]}"; }
complete_for obrador bal; complete_for obrador balance pan; complete_for obrador adjust helado --max; complete_for obrador balance helado --to c`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8', cwd: folder });
  assert.is(stderr, '');
  assert.equal(stdout.trim().split('\n'), ['balance', 'panaderia', '--max-cost', 'csv']);
});

const hasZsh = spawnSync('zsh', ['-c', 'true']).status === 0;
if (!hasZsh && process.env.REQUIRE_ALL === '1') throw new Error('zsh is missing and REQUIRE_ALL=1');
(hasZsh ? test : test.skip)('zsh completes the same, at the tabulator of a real terminal', () => {
  const file = join(folder, 'completion.zsh');
  writeFileSync(file, obrador(['completion', 'zsh']).stdout);
  const script = `zmodload zsh/zpty
zpty shell "TERM=dumb PS1='> ' zsh -f -i"
hear() { heard=''; for wait in {1..100}; do while zpty -r -t shell part; do heard+=$part; done; [[ $heard == *$1* ]] && return; sleep 0.1; done; }
zpty -w shell 'source ${file}; echo rea""dy'; hear ready
for typed wanted in 'bal' 'balance' 'balance pan' 'panaderia' 'adjust helado --max' '--max-cost' 'balance helado --to c' '--to csv'; do
  zpty -w -n shell "obrador $typed"$'\\t'; hear $wanted; [[ $heard == *$wanted* ]] && print -r -- $wanted; zpty -w -n shell $'\\x15'
done`;
  const { stdout } = spawnSync('zsh', ['-f', '-c', script], { encoding: 'utf8', cwd: folder });
  assert.equal(stdout.trim().split('\n'), ['balance', 'panaderia', '--max-cost', '--to csv']);
});

test('what has to do with definitions works from the built command too', () => {
  const checked = spawnSync(process.execPath, [command, 'check', 'conservas'], { encoding: 'utf8' });
  assert.is(checked.status, 0, checked.stdout + checked.stderr);
  assert.match(checked.stdout, /conservas/);
});

test.after(() => rmSync(folder, { recursive: true, force: true }));
test.run();
