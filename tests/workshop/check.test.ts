// The workshop's check says what `npm run check` says, word by word and place by place, for every slip that people make.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CraftTexts } from '../../engine/load/index.ts';
import { fixOf, openWorkshop, report } from '../../workshop/index.ts';
import { checkIn, workshop as folderOf, leave } from '../commands/run.ts';
import { slips, sound } from '../commands/slips.ts';
import { edited, only, readFiles, writeFiles } from './definitions.ts';

const real = readFiles('.');

/** Each slip in a craft of its own. */
function spoiledCrafts(): Map<string, string> {
  const files = new Map([...real].filter(([path]) => path.startsWith('larder/')));
  const add = (id: string, { texts }: CraftTexts, file: string, from: string, to: string): void => {
    for (const [name, text] of texts) {
      const spoiled = name === file ? text.replace(from, () => to.replace('‸', '')) : text;
      const own = spoiled.replace('"id": "oficio"', `"id": "${id}"`).replace('/balance/oficio', `/balance/${id}`);
      files.set(`crafts/${id}/${name}`, own);
    }
  };
  for (const [at, [, file, from, to]] of slips.entries()) add(`a${at}`, sound, file, from, to);
  return files;
}

test('every slip is told as the command tells it', () => {
  const files = spoiledCrafts();
  const folder = folderOf({});
  try {
    rmSync(join(folder, 'larder'), { recursive: true });
    writeFiles(folder, files);
    const { problems, crafts } = openWorkshop().check(files);
    const silent = crafts.filter(({ errors, warnings }) => errors + warnings === 0).map(({ id }) => id);
    assert.equal(silent, []);
    const printed = `${report(problems)}\n\n${crafts.map(({ summary }) => `${summary}\n`).join('')}`;
    assert.is(printed, checkIn(folder).text);
  } finally {
    leave(folder);
  }
});

test('the definitions of the project have no errors, and each craft its line', () => {
  const { problems, crafts } = openWorkshop().check(only(real, 'turron'));
  assert.is(report(problems.filter(({ severity }) => severity === 'error')), '');
  const [line] = crafts;
  assert.is(crafts.length, 1);
  assert.is(line!.label, 'Turrón y mazapán');
  const types = [...real.keys()].filter((path) => path.startsWith('crafts/turron/types/')).length;
  assert.ok(line!.summary.startsWith(`turron: ${types} tipos, `), line!.summary);
});

test('an edit checks its craft again, and only it', () => {
  const two = new Map([...only(real, 'turron'), ...only(real, 'helado')]);
  const workshop = openWorkshop();
  workshop.check(two);
  const before = workshop.compiled(two, 'helado');
  const path = 'crafts/turron/craft.json';
  const broken = edited(two, path, '"label": "Turrón y mazapán"', '"label": 3');
  const { problems } = workshop.check(broken);
  assert.equal(
    problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => [file, message]),
    [[path, 'Aquí va un texto entre comillas.']],
  );
  assert.is(workshop.compiled(broken, 'helado'), before);
  assert.is(workshop.compiled(broken, 'turron'), null);
});

test('a broken larder is told once, and no craft is blamed for it', () => {
  const one = only(real, 'turron');
  const broken = new Map(one).set('larder/lacteos.json', '{ "ingredients": [');
  const { problems, crafts } = openWorkshop().check(broken);
  assert.equal([...new Set(problems.map(({ file }) => file))], ['larder/lacteos.json']);
  assert.is(crafts[0]!.label, null);
});

test('a column misspelt in the larder is told alone, and one click writes it', () => {
  const one = only(real, 'turron');
  const path = 'larder/frutos_secos.json';
  const broken = new Map(one).set(path, one.get(path)!.replace('"grasa":', '"grassa":'));
  const { problems } = openWorkshop().check(broken);
  assert.equal(
    problems.map(({ file, message }) => [file, message]),
    [[path, 'No existe la columna «grassa». ¿Querías decir «grasa»?']],
  );
  assert.is(fixOf(broken, problems[0]!)!.put, 'grasa');
});

test('a craft without types has one thing wrong', () => {
  const { problems } = openWorkshop().check(
    new Map([...only(real, 'turron')].filter(([path]) => !path.includes('/types/'))),
  );
  assert.equal(
    problems.map(({ message }) => message),
    ['No hay ningún tipo de receta: pon al menos uno en «types».'],
  );
});

test.run();
