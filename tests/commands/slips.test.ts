// The slips that people make when they edit: each gives exactly one error, on its line and column, that says what to do.
// «‸» in the edited text marks the place where the error must stand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCraft } from '../../engine/load/index.ts';
import { report } from '../../engine/load/problem.ts';
import { Source } from '../../engine/load/source.ts';
import { slips, sound, template } from './slips.ts';

for (const { name, file, from, to, says } of slips) {
  test(name, () => {
    const text = sound.texts.get(file)!;
    assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
    const marked = text.replace(from, () => to);
    const { problems } = loadCraft({ ...sound, texts: new Map(sound.texts).set(file, marked.replace('‸', '')) });
    const told = report(problems);
    assert.is(problems.length, 1, told || 'no error at all');
    const [problem] = problems;
    assert.ok(problem!.message.includes(says), told);
    if (!to.includes('‸')) return;
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    assert.is(problem!.file, `templates/craft/${file}`);
    assert.equal([problem!.line, problem!.column], [before.length, before.at(-1)!.length + 1], told);
  });
}

test('a file with any one character missing is read, or told with one error inside the file', () => {
  for (const [file, text] of template.texts) {
    for (let at = 0; at < text.length; at++) {
      const damaged = text.slice(0, at) + text.slice(at + 1);
      const { slips: found } = new Source(file, damaged);
      assert.ok(found.length <= 1, `${file} without its character ${at}`);
      for (const { offset, length, message } of found) {
        assert.ok(
          offset >= 0 && offset <= damaged.length && length >= 0 && message !== '',
          `${file} without its character ${at}`,
        );
      }
    }
  }
});

test('the craft that the slips spoil has none', () => {
  assert.is(report(loadCraft(sound).problems), '');
});

test.run();
