// The definitions on disk: opened, kept beside, proven and watched, with folders of the test’s own.
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openBuilt, provenByBuild } from '../../server/definitions/built.ts';
import { keep, lastKept } from '../../server/definitions/kept.ts';
import { prove, proveGood } from '../../server/definitions/prove.ts';
import { open } from '../../server/definitions/reload.ts';
import { compile, craftsIn, DefinitionsError, filesOf } from '../../server/definitions/texts.ts';
import { watch } from '../../server/definitions/watch.ts';
import { broken, crafts, folder, packedOf, removeFolders, settingsOf, telling } from './folders.ts';
import { writeInvented } from './invented.ts';
import { ticking } from './ticking.ts';

test.after(removeFolders);

test('the last three are kept, by their version, the newest first; one that is there is only touched', () => {
  const dir = join(folder(), 'dentro');
  const age = (version: string, seconds: number): void => utimesSync(join(dir, `${version}.json`), seconds, seconds);
  assert.equal(lastKept(dir), []);
  for (const [index, version] of ['a1', 'b2', 'c3'].entries()) {
    assert.is(keep(dir, packedOf(version)), null);
    age(version, 1000 + index);
  }
  writeFileSync(join(dir, 'otro.json'), '{}');
  writeFileSync(join(dir, 'd4.json.99'), '{}');
  assert.equal(
    lastKept(dir).map(({ version }) => version),
    ['c3', 'b2', 'a1'],
  );
  const { size } = statSync(join(dir, 'a1.json'));
  assert.is(keep(dir, { ...packedOf('a1'), crafts: [{ folder: 'x', files: {} }] }), null);
  assert.is(statSync(join(dir, 'a1.json')).size, size);
  assert.equal(lastKept(dir)[0]!.version, 'a1');
  assert.is(keep(dir, packedOf('e5')), null);
  assert.equal(readdirSync(dir).sort(), ['a1.json', 'c3.json', 'd4.json.99', 'e5.json', 'otro.json']);
  writeFileSync(join(dir, 'c3.json'), '{');
  assert.is(lastKept(dir).length, 2);
  writeFileSync(join(dir, 'fichero'), '');
  assert.match(keep(join(dir, 'fichero'), packedOf('f6'))!, /EEXIST|ENOTDIR/);
});

test('a folder without crafts, or that is not there, is told by its name', () => {
  const empty = folder();
  const fail = (dir: string): string => {
    try {
      return String(craftsIn(settingsOf(dir)).length);
    } catch (error) {
      assert.instance(error, DefinitionsError);
      return (error as Error).message;
    }
  };
  assert.is(fail(crafts()), '1');
  assert.is(fail(empty), `No hay ningún oficio en ${empty}`);
  assert.is(fail('/no/hay'), 'No existe la carpeta de oficios /no/hay: indíquela con CRAFTS_DIR');
});

test('what travels is compiled only if it came whole', () => {
  const { packed } = prove(settingsOf(crafts()));
  assert.is(compile(packed).version, packed.version);
  assert.throws(() => compile({ ...packed, version: 'otra' }), /^Las definiciones otra no llegaron enteras$/);
  const paths = Object.keys(filesOf({ ...packed, larder: { folder: 'x', files: { 'a.json': '1' } } }));
  assert.ok(paths.includes('crafts/limonada/craft.json'));
  assert.ok(paths.includes('larder/a.json'));
});

test('what is wrong is refused whole; of several crafts, the good ones are found', () => {
  const dir = crafts();
  assert.is(prove(settingsOf(dir)).loaded.offers.length, 1);
  assert.is(proveGood(settingsOf(dir))!.loaded.crafts.length, 1);
  writeInvented(dir, { 'craft.json': { ...broken, id: 'mala', path: '/api/balance/mala' } }, 'mala');
  assert.throws(
    () => prove(settingsOf(dir)),
    (error: unknown) => error instanceof DefinitionsError && /otra/.test(error.message),
  );
  const good = proveGood(settingsOf(dir))!;
  assert.equal(
    good.loaded.crafts.map(({ id }) => id),
    ['limonada'],
  );
  assert.is(good.packed.crafts.length, 1);
  writeInvented(dir, { 'craft.json': broken });
  assert.is(proveGood(settingsOf(dir)), null);
  assert.is(proveGood(settingsOf('/no/hay')), null);
});

test('source code that was not built trusts nothing', () => {
  const isBuilt = existsSync('server/definitions/proven.json');
  assert.is(isBuilt, false);
  assert.is(provenByBuild()('x'), false);
  assert.is(openBuilt(settingsOf(crafts())), null);
});

test('opened: good, and kept beside', async () => {
  const dir = crafts();
  const beside = join(folder(), 'buenos');
  const { log, told } = telling();
  const { packed, stale, loaded } = await open(settingsOf(dir, { LAST_GOOD_DIR: beside }), log);
  assert.equal([stale, loaded.version, readdirSync(beside)], [false, packed.version, [`${packed.version}.json`]]);
  assert.equal(told, []);
  await open(settingsOf(dir, { LAST_GOOD_DIR: join(dir, 'limonada', 'craft.json') }), log);
  assert.equal(told, [
    'warn: No se puede guardar copia de las definiciones buenas: tras un reinicio con errores no las habría error',
  ]);
});

test('opened: bad, with the last good ones beside, the first that is whole', async () => {
  const dir = crafts();
  const beside = join(folder(), 'buenos');
  const settings = settingsOf(dir, { LAST_GOOD_DIR: beside });
  const { log, told } = telling();
  const { packed } = await open(settings, log);
  keep(beside, { ...packed, version: 'abc' });
  utimesSync(join(beside, 'abc.json'), 9e9, 9e9);
  writeInvented(dir, { 'craft.json': broken });
  const opened = await open(settings, log);
  assert.equal([opened.stale, opened.packed.version, opened.loaded.version], [true, packed.version, packed.version]);
  assert.equal(told, ['error: Definiciones con errores: se siguen usando las últimas buenas version']);
  await open(settingsOf(dir), log).then(
    () => assert.unreachable(),
    (error: unknown) => assert.instance(error, DefinitionsError),
  );
  // Only somebody who edits is content with part of them.
  writeInvented(dir, {}, 'limonada');
  writeInvented(dir, { 'craft.json': { ...broken, id: 'mala', path: '/api/balance/mala' } }, 'mala');
  await open(settingsOf(dir), log).then(
    () => assert.unreachable(),
    () => {},
  );
  const part = await open(settingsOf(dir, { CRAFTS_WATCH: '1' }), log);
  assert.equal([part.stale, part.loaded.crafts.map(({ id }) => id)], [true, ['limonada']]);
  assert.is(told.at(-1), 'error: Definiciones con errores: se sirve lo que está bien version,crafts');
});

test('a change is told once, when all has been still for one look; what is no definition is none', () =>
  ticking((tick) => {
    const dir = folder();
    const file = join(dir, 'x.json');
    let changes = 0;
    const stop = watch([dir, '/no/hay'], () => changes++);
    tick(950);
    assert.is(changes, 0);
    writeFileSync(file, '1');
    tick(50);
    writeFileSync(file, '12');
    tick(50);
    assert.is(changes, 0);
    tick(49);
    assert.is(changes, 0);
    tick(1);
    assert.is(changes, 1);
    tick(1000);
    assert.is(changes, 1);
    writeFileSync(join(dir, 'x.txt'), '1');
    tick(1000);
    assert.is(changes, 1);
    rmSync(file);
    tick(240);
    assert.is(changes, 2);
    stop();
    writeFileSync(file, '1');
    tick(1000);
    assert.is(changes, 2);
  }));

test.run();
