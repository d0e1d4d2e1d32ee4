// Over every case: what the adjustment and the plan do is what the trade would do.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cases, disagreementsWith } from './professional/judged.ts';
import { craftOf } from './recipes.ts';

for (const [id, rows] of Object.entries(cases))
  for (const one of rows)
    test(`${id}: ${one[0]}`, () => {
      const { found, told } = disagreementsWith(craftOf(id), one);
      assert.equal(found, [], told);
    });

test.run();
