// The slips that people make when they edit the larder: each gives exactly one error, on its line and column.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLarder, report } from '../../engine/load/index.ts';
import { larder, slips, sounds } from './slips.ts';

const problemsOf = (texts: ReadonlyMap<string, string>) => loadLarder({ folder: 'larder', texts }).problems;

test('the larder that the slips spoil has none', () => assert.is(report(problemsOf(larder)), ''));

for (const [name, file, from, to, says] of slips)
  test(name, () => {
    const text = larder.get(file)!;
    assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
    const marked = text.replace(from, () => to);
    const problems = problemsOf(new Map(larder).set(file, marked.replace('‸', '')));
    const told = report(problems);
    assert.is(problems.length, 1, told || 'no error at all');
    assert.ok(problems[0]!.message.includes(says), told);
    if (!to.includes('‸')) return;
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    assert.is(problems[0]!.file, `larder/${file}`);
    assert.equal([problems[0]!.line, problems[0]!.column], [before.length, before.at(-1)!.length + 1], told);
  });

for (const [name, file, from, to] of sounds)
  test(`${name} is no slip`, () => {
    const text = larder.get(file)!;
    assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
    const edited = text.replace(from, () => to);
    assert.is(report(problemsOf(new Map(larder).set(file, edited))), '');
  });

test.run();
