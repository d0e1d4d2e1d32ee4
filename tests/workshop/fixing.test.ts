// One click puts right what the sentence says: wherever a fix is offered it is the one that the checker names, and with it
// made that is not wrong any more; where the slip was all that was wrong, nothing is.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fixOf, openWorkshop, report, withFix } from '../../workshop/index.ts';
import { slips, sound } from '../commands/slips.ts';
import { craftSlips } from '../commands/slips-craft.ts';
import { placeSlips } from '../commands/slips-places.ts';
import { readFiles } from './definitions.ts';

const folder = 'crafts/oficio';
const larder = [...readFiles('.', ['larder'])];
const files = new Map([...larder, ...[...sound.texts].map(([file, text]) => [`${folder}/${file}`, text] as const)]);
const workshop = openWorkshop();
const mended = new Set<string>();

for (const [name, file, from, to, says] of [...slips, ...craftSlips, ...placeSlips]) {
  const meant = /¿Querías decir «([^»]+)»\?/.exec(says)?.[1];
  test(name, () => {
    const path = `${folder}/${file}`;
    const put = to.replace('‸', '');
    const spoiled = new Map(files).set(
      path,
      files.get(path)!.replace(from, () => put),
    );
    const [problem] = workshop.check(spoiled).problems;
    const fix = fixOf(spoiled, problem!);
    if (fix === null) return;
    mended.add(name);
    if (meant !== undefined) assert.is(fix.put, meant);
    const { files: after, problems } = withFix(spoiled, fix);
    assert.equal(problems, []);
    // Another figure than the sound one may break a promise.
    const isSound = after.get(path) === files.get(path);
    const left = workshop.check(after).problems.filter(({ message }) => isSound || message === problem!.message);
    assert.is(report(left), '', `${fix.cut} → ${fix.put}`);
    // What was mended or typed over meanwhile is left alone.
    assert.ok(withFix(after, fix).problems.length === 1 || fix.put.startsWith(fix.cut));
  });
}

test('commas, quotes, brackets, decimals and names have their fix', () => {
  const mechanical = [
    ...['missing comma', 'trailing comma', 'one brace too many', 'typographic quotes', 'decimal comma in a number'],
    ...['key without quotes', 'bracket of the other kind', 'misspelt key', 'wrong column in a formula'],
    ...['wrong parameter in a rule', 'wrong parameter in the ranges', 'wrong group in a set', 'misspelt function'],
    ...['misspelt placeholder', 'default type that does not exist', 'accent in a name of a formula'],
    ...[
      'a long minus',
      'a figure with its unit',
      'a dash between the ends',
      'a word between the ends',
      'a tab inside a text',
    ],
    ...['no limit, as programs write it', 'None of Python', 'a limit in Spanish', 'a fact misspelt'],
  ];
  assert.equal(
    mechanical.filter((name) => !mended.has(name)),
    [],
  );
});

test.run();
