// The time of a log line, which is not put into words anew each time.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { timestamp } from '../../server/log.ts';

test('the time reads as ISO 8601 in UTC, forwards and backwards', () => {
  const moment = fc.integer({ min: 0, max: 4e12 });
  const near = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(moment, near, (first, step) => {
      for (const now of [first, Math.max(0, first + step), first]) {
        assert.is(timestamp(now), new Date(now).toISOString());
      }
    }),
    { numRuns: 1000, seed: 7 },
  );
});

test.run();
