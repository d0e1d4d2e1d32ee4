// The counts of clients, moment by moment on a clock of the test’s own, and the key each is counted under.
import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Blocked } from '../../server/rate-limit/blocked.ts';
import { clientKey } from '../../server/rate-limit/client.ts';
import { patience } from '../../server/rate-limit/timeout.ts';
import { Window } from '../../server/rate-limit/window.ts';

const nextTurn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

test('each point comes back a minute after it was taken, and not a moment before', () => {
  let now = 1000;
  const window = new Window(2, 10, () => now);
  assert.equal(window.take('a'), { allowed: true, remaining: 1, milliseconds: 60_000 });
  now = 11_000;
  assert.equal(window.take('a'), { allowed: true, remaining: 0, milliseconds: 50_000 });
  assert.equal(window.take('a'), { allowed: false, remaining: 0, milliseconds: 50_000 });
  now = 60_999;
  assert.equal(window.take('a'), { allowed: false, remaining: 0, milliseconds: 1 });
  now = 61_000;
  assert.equal(window.take('a'), { allowed: true, remaining: 0, milliseconds: 10_000 });
  now = 71_000;
  assert.equal(window.take('a'), { allowed: true, remaining: 0, milliseconds: 50_000 });
});

test('with no budget at all, the wait is the whole minute', () =>
  assert.equal(new Window(0, 10, () => 5).take('a'), { allowed: false, remaining: 0, milliseconds: 60_000 }));

test('a charge takes what there is, and a charge of nothing leaves no trace', () => {
  let now = 0;
  const window = new Window(5, 10, () => now);
  window.charge('a', 0);
  now = 100;
  window.charge('a', 2);
  assert.equal(window.take('a'), { allowed: true, remaining: 2, milliseconds: 60_000 });
  now = 200;
  window.charge('a', 9);
  window.charge('a', 9);
  assert.equal(window.take('a'), { allowed: false, remaining: 0, milliseconds: 59_900 });
  now = 60_100;
  assert.equal(window.take('a'), { allowed: true, remaining: 2, milliseconds: 100 + 60_000 - 100 - 59_900 });
});

test('after 1200 moments they are counted by the later end of a twentieth of a second', () => {
  let now = 0;
  const window = new Window(10_000, 10, () => now);
  for (let moment = 1; moment <= 1200; moment++) {
    now = moment;
    window.take('a');
  }
  now = 1201;
  window.take('a');
  now = 1249;
  window.take('a');
  now = 1250;
  window.take('a');
  assert.is(window.take('a').remaining, 10_000 - 1204);
  // All of the first 1200 are back a minute after the last of them; those four, only at 1250.
  now = 61_200;
  assert.is(window.take('a').remaining, 10_000 - 5);
  now = 61_249;
  assert.is(window.take('a').remaining, 10_000 - 6);
  now = 61_250;
  assert.is(window.take('a').remaining, 10_000 - 3);
});

test('at 1199 moments the next one still counts by itself', () => {
  let now = 0;
  const window = new Window(10_000, 10, () => now);
  for (let moment = 1; moment <= 1199; moment++) {
    now = moment;
    window.take('a');
  }
  now = 1201;
  window.take('a');
  now = 61_201;
  assert.is(window.take('a').remaining, 9999);
});

test('room is made only by whoever is over, or by the oldest when there is none', () => {
  let now = 0;
  const window = new Window(9, 3, () => now);
  window.take('a');
  now = 1;
  window.take('b');
  now = 60_000;
  window.take('c');
  assert.is(window.size, 2);
  window.take('d');
  assert.is(window.size, 3);
  now = 60_001;
  window.take('e');
  assert.is(window.size, 3);
  window.take('f');
  assert.is(window.size, 3);
  assert.is(window.take('d').remaining, 7);
  assert.is(window.take('c').remaining, 8);
});

test('one that was charged nothing has nothing to give back, and goes first', () => {
  let now = 100_000;
  const window = new Window(9, 9, () => now);
  window.charge('a', 0);
  window.take('b');
  assert.is(window.size, 1);
  now = 100_001;
  window.take('c');
  assert.is(window.size, 2);
});

test('thousands of clients that come and go are forgotten in their order', () => {
  let now = 0;
  const window = new Window(9, 50, () => now++);
  for (let index = 0; index < 5000; index++) {
    window.take(`k${index}`);
    if (index % 3 === 0) window.take(`k${Math.max(0, index - 20)}`);
    assert.ok(window.size <= 50);
  }
  assert.is(window.size, 50);
  assert.is(window.take('k4999').remaining, 7);
  assert.is(window.take('k1').remaining, 8);
});

test('who is blocked is so until its time, of so many at most', () => {
  const { now } = performance;
  let time = 1000;
  performance.now = () => time;
  try {
    const blocked = new Blocked(2);
    blocked.add('a', 500);
    time = 1499;
    assert.equal(blocked.verdict('a'), { allowed: false, remaining: 0, milliseconds: 1 });
    time = 1500;
    assert.is(blocked.verdict('a'), null);
    time = 1000;
    assert.is(blocked.verdict('a'), null);
    for (const key of ['a', 'b']) blocked.add(key, 10);
    assert.equal(
      ['a', 'b'].map((key) => blocked.verdict(key)?.milliseconds),
      [10, 10],
    );
    blocked.add('c', 10);
    assert.equal(
      ['a', 'b', 'c'].map((key) => blocked.verdict(key)?.milliseconds),
      [undefined, 10, 10],
    );
  } finally {
    performance.now = now;
  }
});

test('late is said once the time has passed and what had arrived is read; not to whoever was heard', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const late: string[] = [];
    patience(250, () => void late.push('unheard'));
    const heard = patience(250, () => void late.push('heard'));
    const atOnce = patience(250, () => void late.push('at once'));
    atOnce();
    mock.timers.tick(249);
    assert.equal(late, []);
    mock.timers.tick(1);
    assert.equal(late, []);
    heard();
    await nextTurn();
    assert.equal(late, ['unheard']);
  } finally {
    mock.timers.reset();
  }
});

const keys: [address: string, key: string][] = [
  ...([0, 1, 2, 3, 4] as const).map((at): [string, string] => {
    const groups = ['0', '0', '0', '0', '0', 'ffff', 'c000', '207'].map((one, index) => (index === at ? '1' : one));
    return [groups.join(':'), `${groups.slice(0, 4).join(':')}::/64`];
  }),
  ...([2, 3, 4, 5] as const).map((at): [string, string] => {
    const groups = ['64', 'ff9b', '0', '0', '0', '0', 'c000', '207'].map((one, index) => (index === at ? '1' : one));
    return [groups.join(':'), `${groups.slice(0, 4).join(':')}::/64`];
  }),
  ['::fffe:192.0.2.7', '0:0:0:0::/64'],
  ['65:ff9b::c000:207', '65:ff9b:0:0::/64'],
  ['64:ff9c::c000:207', '64:ff9c:0:0::/64'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:255.254.253.252', '255.254.253.252'],
  ['[::ffff:1.2.3.4]', '1.2.3.4'],
  ['[2001:db8:0:a::1]', '2001:db8:0:a::/64'],
  ['1:2:3:4:5::', '1:2:3:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
];
for (const [address, key] of keys) test(`${address} is counted under ${key}`, () => assert.is(clientKey(address), key));
test('an address nobody can read is counted under what one is told', () => {
  assert.is(clientKey('x', 'other'), 'other');
  assert.is(clientKey(undefined, 'other'), 'other');
});

test.run();
