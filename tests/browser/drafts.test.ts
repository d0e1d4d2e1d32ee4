// The draft of the workshop as a value: whatever is done can be undone, redone and gone back to.
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changed, filesAfter, newDraft, redone, touched, undone } from '../../page/src/workshop/draft.ts';
import { readPlace, writePlace } from '../../page/src/workshop/place.ts';
import { inverse, splicesBetween, withSplices } from '../../page/src/workshop/steps.ts';

const files = fc
  .dictionary(
    fc.constantFrom('crafts/a/x.json', 'crafts/a/types/y.json', 'larder/z.json'),
    fc.string({ unit: 'grapheme' }),
  )
  .map((texts) => new Map(Object.entries(texts)));
const same = (one: ReadonlyMap<string, string> | null, other: ReadonlyMap<string, string>): void =>
  assert.equal([...(one ?? [])].sort(), [...other].sort());

test('splices lead from any files to any others, and back', () => {
  fc.assert(
    fc.property(files, files, (before, after) => {
      const splices = splicesBetween(before, after);
      same(withSplices(before, splices), after);
      same(withSplices(after, inverse(splices)), before);
    }),
  );
});

test('splices of other files are refused, not half made', () => {
  const splices = splicesBetween(new Map([['a', 'uno']]), new Map([['a', 'una']]));
  assert.is(withSplices(new Map([['a', 'dos']]), splices), null);
  assert.is(withSplices(new Map(), splices), null);
  assert.is(withSplices(new Map([['b', 'x']]), splicesBetween(new Map(), new Map([['b', 'y']]))), null);
});

test('every step of a draft is undone, redone and gone back to', () => {
  fc.assert(
    fc.property(files, fc.array(files, { maxLength: 8 }), (base, edits) => {
      let draft = newDraft(base);
      const seen = [draft.files];
      for (const [index, edit] of edits.entries()) {
        draft = changed(draft, edit, `paso ${index}`, index);
        if (draft.past.length === seen.length) seen.push(draft.files);
      }
      const last = draft.files;
      for (const [steps, was] of seen.entries()) same(filesAfter(draft, steps), was);
      while (draft.past.length > 0) draft = undone(draft);
      same(draft.files, base);
      assert.equal(touched(draft), []);
      while (draft.future.length > 0) draft = redone(draft);
      same(draft.files, last);
    }),
  );
});

test('typing on in one place is one step; elsewhere, later or after undoing it is another', () => {
  const typed = (text: string) => new Map([['a', text]]);
  let draft = newDraft(typed(''));
  for (const [index, text] of ['h', 'ho', 'hol', 'hola'].entries())
    draft = changed(draft, typed(text), 'a', index * 100);
  assert.equal(
    draft.past.map(({ splices }) => splices),
    [[{ path: 'a', at: 0, cut: '', put: 'hola' }]],
  );
  draft = changed(draft, typed('hola,'), 'a', 60_000);
  assert.is(draft.past.length, 2);
  draft = changed(draft, typed('hola, b'), 'b', 60_100);
  assert.is(draft.past.length, 3);
  // What was typed and taken back at once leaves no step.
  draft = changed(changed(draft, typed('x'), 'c', 60_200), typed('hola, b'), 'c', 60_300);
  assert.is(draft.past.length, 3);
});

test('a place is read from its address as it was written', () => {
  const crafts = ['uno', 'dos'];
  for (const place of [
    { craft: 'dos', view: 'rangos', spot: null },
    { craft: 'uno', view: 'ficheros', spot: { path: 'crafts/uno/types/a.json', line: 12, column: 3 } },
    { craft: 'uno', view: 'ficheros', spot: { path: 'larder/z.json', line: 0, column: 0 } },
  ] as const)
    assert.equal(readPlace(writePlace(place), crafts), place);
  for (const odd of ['', '#', '#/', '#/tres/nada', '#/%E0%A4%A', '#/uno/rangos/../..'])
    assert.equal(readPlace(odd, crafts), { craft: 'uno', view: 'rangos', spot: null });
});

test.run();
