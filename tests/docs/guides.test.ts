// The guides are executed: their commands run in a copy of the crafts, their edits are made, their excerpts must stand in the
// files and what they show as output must come out. In Markdown:
//   ```sh                     commands, one per line
//   ```text                   what they print: these lines, in this order; «…» stands for anything
//   ```json crafts/x/y.json   an excerpt of a file, as it is at that point of the walk
//   ```diff crafts/x/y.json   an edit: the lines with - are replaced by the lines with +
//   ```receta label/x         a request to the label (or the balance) of a craft: what comes out is its answer
//   ```receta book            a book and its change: what comes out is what comes of every recipe
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shelfOf } from '../../commands/checks/sample.ts';
import { checksTable } from '../../commands/checks/table.ts';
import { keysReference } from '../../commands/reference.ts';
import { evaluate, evaluateWhole, label, openBook, reserved } from '../../engine/index.ts';
import { kindOf } from '../../workshop/layout.ts';
import { checkIn, leave, run, workshop } from '../commands/run.ts';
import { crafts } from '../server/running.ts';
import { weighed } from '../weighed.ts';

const written = readdirSync('docs').filter(
  (name) => name.endsWith('.md') && !['rendimiento.md', 'produccion.md', 'biblioteca.md', 'orden.md'].includes(name),
);
const read = (name: string): string => readFileSync(join('docs', name), 'utf8');

interface Block {
  kind: string;
  file: string;
  body: string;
}

const blocksOf = (guide: string): Block[] =>
  [...guide.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, kind, file, body]) => ({
    kind: kind!,
    file: file ?? '',
    body: body!,
  }));

const bare = (text: string): string => text.replaceAll(/\s+/g, '');

/** Words of a command line; a text between quotes is one word. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

function command(folder: string, line: string): string {
  const [npm, verb, script, ...words] = wordsOf(line);
  assert.equal([npm, verb], ['npm', 'run'], `«${line}» is not npm run …`);
  const args = words[0] === '--' ? words.slice(1) : words;
  return (script === 'check' ? checkIn(folder, args) : run(folder, script!, args)).text;
}

/** The answer of the service to a request that a guide shows. */
function answered(path: string, body: string): string {
  const [what, id] = path.split('/');
  if (what === 'book') return turned(JSON.parse(body));
  const craft = crafts().crafts.find((one) => one.id === id)!;
  const site = { service: 'x', poweredBy: 'x', docsUrl: 'x', publicUrl: 'x' };
  const sent = JSON.parse(body);
  const today = '2026-11-15';
  return JSON.stringify(
    what === 'label' ? label(craft, sent, site, today) : evaluate(craft, sent, site, { today }),
    null,
    1,
  );
}

/** What comes of every recipe of a book. */
function turned({ change, ...sent }: { recipes: unknown[]; change: unknown }): string {
  const open = openBook((id) => crafts().crafts.find((one) => one.id === id), sent, change, { today: '2026-11-15' });
  return JSON.stringify(
    sent.recipes.map((_, place) => open.turn(place)),
    null,
    1,
  );
}

function edit(path: string, body: string): void {
  const lines = body.trimEnd().split('\n');
  const take = (sign: string): string =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const text = readFileSync(path, 'utf8');
  assert.is(text.split(take('-')).length, 2, `this must stand once in ${path}:\n${take('-')}`);
  writeFileSync(
    path,
    text.replace(take('-'), () => take('+')),
  );
}

function mustShow(output: string, shown: string): void {
  let rest = output;
  for (const line of shown.trimEnd().split('\n')) {
    const pattern = line
      .trim()
      .split('…')
      .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    const found = new RegExp(pattern).exec(rest);
    assert.ok(found, `«${line}» does not come out of:\n${output}`);
    rest = rest.slice(found.index + found[0].length);
  }
}

test('the guides that the schemas name exist', () => {
  const schemas = readdirSync('schemas').filter((name) => name.endsWith('.json'));
  const named = schemas.flatMap((name) => readFileSync(join('schemas', name), 'utf8').match(/docs\/[\w-]+\.md/g) ?? []);
  assert.ok(named.length > 0);
  assert.equal(
    named.filter((guide) => !existsSync(guide)),
    [],
  );
});

for (const name of written) {
  const blocks = blocksOf(read(name));
  if (blocks.length === 0) continue;
  test(`docs/${name} does what it says`, () => {
    const named = [...new Set([...read(name).matchAll(/crafts\/(\w+)/g)].map(([, craft]) => craft!))].filter((craft) =>
      existsSync(join('crafts', craft)),
    );
    const folder = workshop({
      ...Object.fromEntries(named.map((craft) => [craft, join('crafts', craft)])),
      ...(/crafts\/oficio/.test(read(name)) ? { oficio: 'workshop/template' } : {}),
    });
    const git = (...words: string[]): void =>
      void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...words], { cwd: folder });
    git('init', '-q');
    git('add', '-A', 'crafts');
    git('commit', '-qm', 'x', '--allow-empty');
    let output = '';
    for (const { kind, file, body } of blocks) {
      if (kind === 'sh')
        output = body
          .trim()
          .split('\n')
          .map((line) => command(folder, line))
          .join('');
      else if (kind === 'text') mustShow(output, body);
      else if (kind === 'diff') edit(join(folder, file), body);
      else if (kind === 'receta') output = answered(file, body);
      else if (kind === 'json' && file !== '')
        assert.ok(bare(readFileSync(join(folder, file), 'utf8')).includes(bare(body)), `not in ${file}:\n${body}`);
      else assert.unreachable(`a block «${kind} ${file}» is not executed`);
    }
    leave(folder);
  });

  test(`docs/${name} links to what exists`, () => {
    for (const [, target] of read(name).matchAll(/\]\(([^)#:]+)\)/g))
      assert.ok(existsSync(join('docs', target!)), target);
  });
}

// «| `formula` | value | …»
const examples = [...read('formulas.md').matchAll(/^\| `([^`]+)` \| (-?[\d.]+) \|/gm)].map(([, formula, value]) => ({
  formula: formula!,
  value: Number(value),
}));

for (const { formula, value } of examples) {
  test(`docs/formulas.md: ${formula} gives ${value}`, () => {
    const { craft } = shelfOf(({ params }) => {
      params.params.prueba = { label: 'Prueba', show: 'never', decimals: 2, formula };
    });
    const body = {
      ingredients: weighed({ harina: 500, azúcar: 250, mantequilla: 250 }),
    };
    const { state } = evaluateWhole(craft, body, { service: '', poweredBy: '', docsUrl: '', publicUrl: '' });
    assert.is(state.figures.run.rounded[craft.paramByKey.get('prueba')!.index], value);
  });
}

test('docs/formulas.md has every word of the language', () => {
  const guide = read('formulas.md');
  for (const word of reserved) assert.match(guide, new RegExp(`\`[^\`]*\\b${word}\\b[^\`]*\``), word);
});

test('an editor finds the schema of every definition file by its place', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  for (const root of ['crafts', 'workshop/template']) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    )) {
      const path = join(root, file);
      const own = `schemas/${kindOf(path)}.schema.json`;
      const matches = settings['json.schemas'].filter(({ fileMatch }) =>
        fileMatch.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(`/${path}`)),
      );
      assert.equal(
        matches.map(({ url }) => join(url)),
        [own],
        path,
      );
      assert.ok(existsSync(own), own);
    }
  }
});

const readme = readFileSync('README.md', 'utf8');
const readmeBlock = (pattern: RegExp): string => {
  const block = pattern.exec(readme)?.[1];
  assert.ok(block, `no ${pattern} in the README`);
  return block!;
};

test('README.md: the request is answered as it says', () => {
  const body = readmeBlock(/\/api\/balance\/panaderia .* -d '(\{[\s\S]*?\n\})'/);
  const answer = readmeBlock(/^```json\n([\s\S]*?)^```$/m);
  const craft = crafts().crafts.find(({ id }) => id === 'panaderia')!;
  const site = { service: 'x', poweredBy: 'Obrador', docsUrl: 'x', publicUrl: 'x' };
  assert.equal(JSON.parse(answer), evaluate(craft, JSON.parse(body), site, { today: '2026-11-15' }));
});

test('README.md: the slip is told as it says', () => {
  const told = readmeBlock(/A slip is told where it is[\s\S]*?\n```\n([\s\S]*?)^```$/m);
  const folder = workshop({ helado: join('crafts', 'helado') });
  edit(
    join(folder, 'crafts/helado/params.json'),
    '-"formula": "100 - solidosTotales"\n+"formula": "100 - solidoTotales"\n',
  );
  const output = checkIn(folder).text;
  leave(folder);
  for (const line of told.trimEnd().split('\n')) assert.ok(output.includes(line.trim()), `${line}\n${output}`);
});

test('docs/comprobaciones.md has the table of the checks as they are', () => {
  assert.ok(read('comprobaciones.md').includes(checksTable()), 'npm run docs');
});

test('docs/claves.md has every key as the schemas have it', () => {
  assert.ok(read('claves.md').includes(keysReference()), 'npm run docs');
});

test.run();
