// Recipes that nobody tuned the definitions with, and the verdict that a professional wrote beside them before they were run:
// the service goes on agreeing, and where it does not the table says why.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { judged, listsOf } from './unseen.ts';

const least = 0.9;
/** Of what was first run, by lists that independent masters wrote too, without the dossiers at hand. */
const leastAtFirst = 0.85;

const crafts = ['helado', 'panaderia', 'pasteleria', 'turron', 'cacao', 'conservas'];

for (const id of crafts) {
  for (const { list, rows } of listsOf(id)) {
    for (const row of rows) {
      const expected = row.disagrees === undefined;
      test(`${id}, ${list} list: ${row.name} is ${expected ? row.verdict : 'not agreed upon'}`, () => {
        const { agrees, said, why } = judged(id, row);
        assert.is(agrees, expected, `${said}: ${row.disagrees ?? why.join('\n')}`);
      });
    }
  }

  test(`${id}: nine of ten agree`, () => {
    const all = listsOf(id).flatMap(({ rows }) => rows);
    const agreed = all.filter(({ disagrees }) => disagrees === undefined);
    assert.ok(agreed.length >= least * all.length, `${agreed.length} of ${all.length}`);
    for (const list of listsOf(id)) assert.is(list.rows.length, list.of);
  });
}

test('most of the lists after the first did when they were first run', () => {
  const later = crafts.flatMap((id) => listsOf(id).slice(1));
  const atFirst = later.reduce((sum, { agreedAtFirst }) => sum + agreedAtFirst, 0);
  const of = later.reduce((sum, list) => sum + list.of, 0);
  assert.ok(atFirst >= leastAtFirst * of, `${atFirst} of ${of}`);
});

test.run();
