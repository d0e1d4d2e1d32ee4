// The neighbours' names of what every workshop uses: nine in ten known in each tongue.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../loaded.ts';
import { languagesKnown } from './languages.ts';

for (const list of ['tongues.txt', 'neighbours-daily.txt'])
  for (const [language, { known, all, missed }] of languagesKnown(crafts, `lists/${list}`)) {
    test(`${language}: nine names in ten of ${list} are known`, () => {
      assert.ok(known >= 0.9 * all, missed.join('\n'));
    });
  }

test.run();
