// The definitions on disk: opened, kept beside, proven and watched, with folders of the test’s own.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createChecker } from '../../server/definitions/checker.ts';
import { keep, lastKept } from '../../server/definitions/kept.ts';
import { open } from '../../server/definitions/reload.ts';
import { compile, DefinitionsError, filesOf, packedIn } from '../../server/definitions/texts.ts';
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
  const fail = (craftsDir: string): string => {
    try {
      return String(packedIn({ craftsDir, larderDir: empty }).crafts.length);
    } catch (error) {
      assert.instance(error, DefinitionsError);
      return (error as Error).message;
    }
  };
  assert.is(fail(crafts()), '1');
  assert.is(fail(empty), `No hay ningún oficio en ${empty}`);
  assert.is(fail('/no/hay'), 'No existe la carpeta de oficios /no/hay: indíquela con CRAFTS_DIR');
});

test('a larder that is not there is named before what misses it', async () => {
  const dir = crafts();
  writeFileSync(join(dir, 'limonada', 'craft.json'), JSON.stringify(broken));
  const opened = open(settingsOf(dir, { LARDER_DIR: '/no/hay' }), telling().log);
  const said = await opened.catch(({ message }: Error) => message);
  assert.match(String(said), /^No existe la carpeta de la despensa \/no\/hay: indíquela con LARDER_DIR\n.*craft\.json/);
});

test('what travels is compiled only if it came whole', () => {
  const packed = packedIn(settingsOf(crafts()));
  assert.is(compile(packed).offers.length, 1);
  assert.throws(() => compile({ ...packed, version: 'otra' }), /^Las definiciones otra no llegaron enteras$/);
  const paths = Object.keys(filesOf({ ...packed, larder: { folder: 'x', files: { 'a.json': '1' } } }));
  assert.ok(paths.includes('crafts/limonada/craft.json'));
  assert.ok(paths.includes('larder/a.json'));
});

test('opened: good, and kept beside', async () => {
  const dir = crafts();
  const beside = join(folder(), 'buenos');
  const { log, told } = telling();
  const { packed, stale } = await open(settingsOf(dir, { LAST_GOOD_DIR: beside }), log);
  assert.equal([stale, readdirSync(beside)], [false, [`${packed.version}.json`]]);
  assert.equal(told, []);
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
  assert.equal([opened.stale, opened.packed.version], [true, packed.version]);
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

test("definitions are read through links and mounts, and what others leave beside them is nobody's", () => {
  const dir = folder();
  const real = join(crafts(), 'limonada');
  const version = (): string => packedIn(settingsOf(dir)).version;
  symlinkSync(real, join(dir, 'limonada'));
  const plain = version();
  // As a cluster mounts them: the files are links into a folder that is changed whole.
  const mounted = join(folder(), 'limonada');
  mkdirSync(mounted);
  symlinkSync(real, join(mounted, '..data'));
  for (const name of readdirSync(real)) symlinkSync(join('..data', name), join(mounted, name));
  rmSync(join(dir, 'limonada'));
  symlinkSync(mounted, join(dir, 'limonada'));
  assert.is(version(), plain);
  symlinkSync('quien@donde.123', join(real, '.#params.json'));
  writeFileSync(join(real, '._params.json'), 'x');
  mkdirSync(join(real, 'types', 'x.json'));
  symlinkSync(join(dir, 'otra'), join(dir, 'otra'));
  assert.is(version(), plain);
});

test('an edit is seen through links, and beside the lock of an editor', () =>
  ticking((tick) => {
    const real = join(crafts(), 'limonada');
    const dir = folder();
    symlinkSync(real, join(dir, 'limonada'));
    symlinkSync('quien@donde.123', join(real, '.#craft.json'));
    symlinkSync('nada', join(real, 'sobra.json'));
    let changes = 0;
    const stop = watch([dir], () => changes++);
    writeFileSync(join(real, 'types/otra.json'), '{}');
    tick(300);
    stop();
    assert.is(changes, 1);
  }));

test('checking has a ceiling, told in words: how deep a file goes, and how many parameters there are', async () => {
  const check = createChecker();
  const faultOf = async (changed: Record<string, unknown>): Promise<string> => {
    const dir = crafts();
    writeInvented(dir, changed);
    return (await check(packedIn(settingsOf(dir)))).fault ?? '';
  };
  assert.is(await faultOf({}), '');
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  assert.match(await faultOf({ 'rules.json': deep }), /más de 200 llaves o corchetes encajados/);
  const internal: Record<string, string> = { d0: 'peso' };
  for (let i = 1; i <= 1000; i++) internal[`d${i}`] = `d${i - 1} + d${i - 1}`;
  const params = JSON.parse(readFileSync(join(crafts(), 'limonada', 'params.json'), 'utf8'));
  assert.match(await faultOf({ 'params.json': { ...params, internal } }), /Hay \d+ parámetros.* el máximo es 500/);
});

test('checking that does not end is given up, and the next is checked all the same', async () => {
  const packed = packedIn(settingsOf(crafts()));
  assert.match((await createChecker(1)(packed)).fault!, /pasados 0,001 s no se ha terminado/);
  assert.is((await createChecker()(packed)).fault, null);
});

test.run();
