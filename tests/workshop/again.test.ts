// A workshop that remembers says, after any run of edits, what one that has seen nothing says.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Files, openWorkshop, report } from '../../workshop/index.ts';
import { only, readFiles } from './definitions.ts';

const real = readFiles('.');

/** Slips and edits of a text that leave something to say, or nothing. */
const edits: ((text: string, at: number) => string)[] = [
  (text, at) => nth(text, /\[(-?[\d.]+), (-?[\d.]+)\]/g, at, (found) => found.replace(/, .*/, ', 99]')),
  (text, at) => nth(text, /\[(-?[\d.]+), (-?[\d.]+)\]/g, at, (found) => found.replace('[', '[0.')),
  (text, at) => nth(text, /"(range|source|weight)"/g, at, (found) => found.replace('"', '"x')),
  (text, at) => nth(text, /[<>]=? \d+/g, at, (found) => found.replace(/\d+/, '7')),
  (text, at) => nth(text, /"examples": \[/g, at, (found) => `"constants": { "nueva": 3 }, ${found}`),
  (text, at) => nth(text, /"recipe": \{ "/g, at, (found) => `${found}Nadie`),
  (text, at) => nth(text, /suma\(|peso\(|media\(/g, at, (found) => `${found.slice(0, -1)}s(`),
  (text) => text.slice(0, -3),
  (text) => text.replace(/"label": "/, '"label": "Otro '),
];

function nth(text: string, what: RegExp, at: number, change: (found: string) => string): string {
  const found = [...text.matchAll(what)];
  const one = found[at % Math.max(1, found.length)];
  return one ? text.slice(0, one.index) + change(one[0]) + text.slice(one.index + one[0].length) : text;
}

for (const craft of ['turron', 'conservas']) {
  const files = only(real, craft);
  const paths = [...files.keys()].filter((path) => path.startsWith(`crafts/${craft}/`));
  const types = paths.filter((path) => path.includes('/types/'));
  const step = fc.record({
    path: fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...types) },
      { weight: 1, arbitrary: fc.constantFrom(...paths) },
    ),
    edit: fc.constantFrom(...edits),
    at: fc.nat(200),
    back: fc.boolean(),
  });

  test(`${craft}: any run of edits`, () => {
    const kept = openWorkshop();
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        let now: Files = files;
        for (const { path, edit, at, back } of steps) {
          now = new Map(now).set(path, back ? files.get(path)! : edit(now.get(path)!, at));
          kept.check(now);
          kept.consequences(files, now);
        }
        const fresh = openWorkshop();
        assert.is(report(kept.check(now).problems), report(fresh.check(now).problems));
        assert.equal(kept.consequences(files, now), fresh.consequences(files, now));
        assert.equal(kept.coverage(now, craft), fresh.coverage(now, craft));
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
}

test('a type is named by the sentences of others: with another label, they say it otherwise', () => {
  const files = only(real, 'conservas');
  const path = 'crafts/conservas/types/mermelada_tradicional.json';
  const renamed = new Map(files).set(path, files.get(path)!.replace(/"label": "/, '"label": "Otra '));
  const kept = openWorkshop();
  kept.check(files);
  assert.equal(kept.consequences(files, renamed), openWorkshop().consequences(files, renamed));
  const told = kept.consequences(files, renamed).flatMap(({ changed }) => changed.map(({ type }) => type));
  assert.ok(told.includes('mermelada'), told.join(', '));
});

test.run();
