// What the workshop hands over: a patch that git takes, after which the commands say what the workshop said; and a zip.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Files,
  openWorkshop,
  patchOf,
  proposalsOf,
  report,
  setRange,
  setValue,
  zipOf,
} from '../../workshop/index.ts';
import { workshop as folderOf, leave, run } from '../commands/run.ts';
import { only, readFiles } from './definitions.ts';

const git = (folder: string, words: readonly string[], input = ''): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', '-c', 'core.autocrlf=false', ...words], {
    ...{ cwd: folder, input, encoding: 'utf8' },
  });

test('a patch, applied where the definitions are: check and impact there say the same', () => {
  const folder = folderOf({ panaderia: 'crafts/panaderia' });
  try {
    git(folder, ['init', '-q']);
    git(folder, ['add', 'crafts', 'larder']);
    git(folder, ['commit', '-qm', 'antes']);
    const before = readFiles(folder, ['crafts', 'larder']);
    const workshop = openWorkshop();
    const narrower = setRange(before, 'panaderia', 'baguette', 'hidratacion', {
      min: 60,
      max: 66,
      source: 'Oficio, añadido',
    });
    assert.equal(narrower.problems, []);
    const like = { craft: 'panaderia', id: 'barra_larga', like: 'baguette', label: 'Barra «larga»' };
    const made = workshop.create(narrower.files, 'type', like);
    assert.equal(made.problems, []);
    const { files: after } = setValue(
      made.files,
      'crafts/panaderia/types/barra_larga.json',
      '/ranges/hidratacion',
      [62, 68],
    );

    git(folder, ['apply', '--check', '-'], patchOf(before, after));
    git(folder, ['apply', '-'], patchOf(before, after));
    const read = readFiles(folder, ['crafts', 'larder']);
    assert.equal([...read.keys()].sort(), [...after.keys()].sort());
    for (const [path, text] of after) assert.is(read.get(path), text, path);

    const { problems, crafts } = workshop.check(after);
    const told = problems.length > 0 ? `${report(problems)}\n\n` : '';
    const check = run(folder, 'check');
    assert.ok(check.stdout.startsWith(told + crafts.map(({ summary }) => `${summary}\n`).join('')), check.text);
    const { stdout } = run(folder, 'impact', ['--json']);
    const consequences = workshop.consequences(before, after, [], { causes: true });
    assert.equal(
      consequences.map(({ headline: _, ...impact }) => impact),
      JSON.parse(stdout).crafts,
    );
    const kinds = new Set(consequences[0]!.changed.flatMap(({ changes }) => changes.map(({ kind }) => kind)));
    assert.ok(kinds.has('new') && kinds.has('verdict'), [...kinds].join());
  } finally {
    leave(folder);
  }
});

const line = fc.constantFrom(
  '{',
  '  "a": 1,',
  '  "ñ": «á»,',
  '}',
  '',
  '\t"x"\r',
  '\\ No newline at end of file',
  '-a',
  '+b',
);
const text = fc
  .tuple(fc.array(line, { maxLength: 25 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends ? '\n' : ''));

test('any two texts: git makes one of the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
  git(folder, ['init', '-q']);
  try {
    fc.assert(
      fc.property(fc.option(text, { nil: undefined }), fc.option(text, { nil: undefined }), (from, to) => {
        const files = (one: string | undefined): Files => new Map(one === undefined ? [] : [['crafts/x/y.json', one]]);
        const path = join(folder, 'crafts/x/y.json');
        rmSync(join(folder, 'crafts'), { recursive: true, force: true });
        if (from !== undefined) writeAt(path, from);
        const patch = patchOf(files(from), files(to));
        assert.is(patch === '', from === to);
        if (patch === '') return;
        git(folder, ['apply', '-'], patch);
        if (to === undefined) assert.throws(() => readFileSync(path));
        else assert.is(readFileSync(path, 'utf8'), to);
      }),
      { numRuns: 40 },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function writeAt(path: string, content: string): void {
  execFileSync('mkdir', ['-p', join(path, '..')]);
  writeFileSync(path, content);
}

test('a zip holds every file, by its name in UTF-8, with its bytes', () => {
  const files = new Map([...only(readFiles('.'), 'turron')].slice(0, 12)).set('docs/añadido.json', '{"ñ": "€"}\n');
  const bytes = zipOf(files, 'reglas/');
  assert.equal(unzipped(bytes), new Map([...files].map(([path, content]) => [`reglas/${path}`, content])));
  assert.equal(zipOf(files, 'reglas/'), bytes);
});

test('each change has the page of the repository where it is proposed, with its text put where it fits', () => {
  const before = new Map([
    ['crafts/a/x.json', '{}'],
    ['crafts/a/y.json', '{}'],
    ['crafts/a/z.json', '{}'],
  ]);
  const text = '{ "año": "1 & 2" }\n';
  const after = new Map([
    ['crafts/a/x.json', '{ "b": 1 }'],
    ['crafts/a/z.json', '{}'],
    ['crafts/a/types/ñu.json', text],
    ['crafts/a/types/w.json', 'x'.repeat(9000)],
  ]);
  for (const home of ['https://github.com/a/b', 'https://github.com/a/b/', 'https://github.com/a/b.git']) {
    const proposals = proposalsOf(home, before, after)!;
    assert.equal(
      proposals.map(({ path, paste }) => [path, paste?.length ?? null]),
      [
        ['crafts/a/types/w.json', 9000],
        ['crafts/a/types/ñu.json', null],
        ['crafts/a/x.json', 10],
        ['crafts/a/y.json', null],
      ],
    );
    const [long, fresh, changed, gone] = proposals.map(({ url }) => new URL(url));
    assert.equal([long!.pathname, long!.searchParams.get('value')], ['/a/b/new/HEAD', null]);
    assert.is(fresh!.searchParams.get('filename'), 'crafts/a/types/ñu.json');
    assert.is(fresh!.searchParams.get('value'), text);
    assert.is(changed!.pathname, '/a/b/edit/HEAD/crafts/a/x.json');
    assert.is(gone!.pathname, '/a/b/delete/HEAD/crafts/a/y.json');
  }
  assert.is(proposalsOf('https://git.example/a/b', before, after), null);
});

/** By the directory at its end, as programs read it. */
function unzipped(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const end = bytes.length - 22;
  assert.is(view.getUint32(end, true), 0x06054b50);
  const files = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    assert.is(view.getUint32(at, true), 0x02014b50);
    const [size, name, offset] = [
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    assert.is(view.getUint32(offset, true), 0x04034b50);
    const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    files.set(decoder.decode(bytes.slice(at + 46, at + 46 + name)), decoder.decode(bytes.slice(from, from + size)));
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

test.run();
