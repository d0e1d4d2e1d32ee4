// The window that counts one client's requests: never more than the limit in any minute, bounded memory, no clock to fool.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Blocked } from '../../server/rate-limit/blocked.ts';
import { Window } from '../../server/rate-limit/window.ts';

/** The memory that is left counts, not what is about to be collected. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

test('a million addresses stay within the bound', async () => {
  const window = new Window(60, 100_000);
  const collect = collector();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 1_000_000; index++) {
    window.take(`${index >> 16}.${(index >> 8) & 255}.${index & 255}.1`);
  }
  assert.is(window.size, 100_000);
  collect();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  assert.ok(megabytes < 40, `${megabytes} MB`);
});

test('one client that goes on asking keeps no memory', () => {
  const collect = collector();
  const window = new Window(60, 100_000);
  const ask = (times: number) => {
    for (let time = 0; time < times; time++) window.take(`198.51.100.${time % 3}`);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = ask(20_000);
  const after = ask(300_000);
  assert.ok(after - before < 5e6, `${(after - before) / 1e6} MB`);
});

test('in no minute are there more than the limit, however they are spread', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 20, maxLength: 120 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 12 }), (waits, limit) => {
      let now = 0;
      const window = new Window(limit, 100, () => now);
      const allowed: number[] = [];
      for (const wait of waits) {
        now += wait;
        const inLastMinute = allowed.filter((at) => at + 60_000 > now).length;
        const verdict = window.take('a');
        // Never one too many; and never one too few, but for the fiftieth of a second in which they are given back.
        assert.ok(!verdict.allowed || inLastMinute < limit);
        const nearby = allowed.filter((at) => at + 60_050 > now).length;
        assert.ok(verdict.allowed || nearby >= limit);
        if (verdict.allowed) allowed.push(now);
        assert.ok(verdict.milliseconds > 0 && verdict.milliseconds <= 60_050);
        if (verdict.allowed) continue;
        // When it says to come back, it is let in.
        now += verdict.milliseconds;
        assert.ok(window.take('a').allowed);
        allowed.push(now);
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});

test('sixty at the end of a minute and sixty at the start of the next are not to be had', () => {
  let now = 0;
  const window = new Window(60, 100, () => now);
  assert.ok(window.take('a').allowed);
  now = 59_900;
  for (let times = 0; times < 59; times++) assert.ok(window.take('a').allowed);
  now = 60_000;
  const seen = Array.from({ length: 60 }, () => window.take('a').allowed);
  assert.is(seen.filter((allowed) => allowed).length, 1);
  now = 119_900;
  assert.is(window.take('a').remaining, 58);
});

test('heavy work takes what it used of the budget, and never more than there is', () => {
  const window = new Window(60, 100, () => 0);
  window.take('a');
  window.charge('a', 15);
  assert.is(window.take('a').remaining, 43);
  window.charge('a', 1000);
  assert.equal(window.take('a'), { allowed: false, remaining: 0, milliseconds: 60_000 });
});

test('the room of those who are gone comes back', () => {
  let now = 0;
  const window = new Window(60, 1000, () => now);
  for (let index = 0; index < 500; index++) window.take(`a${index}`);
  now = 60_000;
  window.take('b');
  assert.is(window.size, 1);
});

test('when full, whoever came longest ago makes room and the rest stand', () => {
  let now = 0;
  const window = new Window(60, 3, () => now++);
  for (const key of ['a', 'b', 'c', 'a', 'd']) window.take(key);
  assert.is(window.size, 3);
  assert.is(window.take('a').remaining, 57);
  assert.is(window.take('b').remaining, 59);
  assert.is(window.take('d').remaining, 58);
});

test('who is over the budget is refused without asking, until its time; the oldest is forgotten first', async () => {
  const blocked = new Blocked(2);
  assert.is(blocked.verdict('a'), null);
  blocked.add('a', 60_000);
  const { milliseconds, ...refused } = blocked.verdict('a')!;
  assert.equal(refused, { allowed: false, remaining: 0 });
  assert.ok(milliseconds > 59_000 && milliseconds <= 60_000);
  blocked.add('b', 1);
  await new Promise((done) => setTimeout(done, 5));
  assert.is(blocked.verdict('b'), null);
  for (const key of ['b', 'c']) blocked.add(key, 60_000);
  assert.equal(
    ['a', 'b', 'c'].map((key) => blocked.verdict(key) !== null),
    [false, true, true],
  );
});

test.run();
