// Small parts that operators rely on: what metrics say, how falls are spaced, what settings give away.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createFalls } from '../../server/cluster/restart-pause.ts';
import { Places } from '../../server/edge/places.ts';
import { exposition, Metrics } from '../../server/metrics/series.ts';
import { readSettings } from '../../server/settings.ts';

test('a histogram counts each value in its bucket and in every larger one', () => {
  const metrics = new Metrics();
  for (const milliseconds of [0.05, 0.1, 0.2, 3, 30, 3000])
    metrics.observe('obrador_request_seconds', '', milliseconds);
  const page = exposition(new Map([['', metrics.samples()]]));
  const bucket = (le: string) => Number(new RegExp(`_bucket\\{le="${le}"\\} (\\d+)`).exec(page)?.[1]);
  const bounds = ['0.0001', '0.00025', '0.001', '0.0025', '0.005', '0.05', '2.5', '\\+Inf'];
  assert.equal(bounds.map(bucket), [2, 3, 3, 3, 4, 5, 5, 6]);
  assert.match(page, /obrador_request_seconds_count 6\n/);
  assert.match(page, /obrador_request_seconds_sum 3\.03335\n/);
});

test('a worker that keeps falling is replaced ever later, up to five seconds; a healthy life forgets it', () => {
  const delayAfter = createFalls();
  assert.is(delayAfter(60_000), 0);
  assert.equal([10, 10, 4999].map(delayAfter), [200, 400, 600]);
  for (let times = 0; times < 40; times++) delayAfter(0);
  assert.is(delayAfter(0), 5000);
  assert.is(delayAfter(5000), 0);
  assert.is(delayAfter(1), 200);
});

test('a place is lost by whoever has most bodies half sent, and never by work that is whole', () => {
  const places = new Places(3);
  const lost: string[] = [];
  const take = (client: string, name: string) => places.take(client, () => void lost.push(name));
  const whole = take('a', 'a1')!;
  places.settle(whole);
  take('a', 'a2');
  take('b', 'b1');
  assert.ok(take('c', 'c1'));
  assert.equal(lost.length, 1);
  places.settle(take('b', 'b2')!);
  assert.is(places.taken, 3);
  places.leave(whole);
  places.leave(whole);
  assert.is(places.taken, 2);
  const full = new Places(1);
  full.settle(full.take('a', () => {})!);
  assert.is(
    full.take('b', () => {}),
    null,
  );
});

for (const url of ['redis//:s3creto@host:6379', 'http://user:s3creto@host', 'mysql://user:s3/creto@host/0']) {
  test(`an address that is wrong does not give its password away: ${url}`, () => {
    try {
      readSettings({ REDIS_URL: url });
      assert.unreachable();
    } catch (error) {
      assert.match((error as Error).message, /REDIS_URL=«/);
      assert.not.match((error as Error).message, /creto/);
    }
  });
}

test.run();
