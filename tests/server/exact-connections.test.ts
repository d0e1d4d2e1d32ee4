// Who is connected, with sockets that only pretend: who gives way to whom, who is ended, who is held.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { connectionsOf, socketOf } from './sockets.ts';

test('a client may have so many: its oldest idle one leaves, and nobody else’s', () => {
  const { connections, ask } = connectionsOf({ perClient: 2 });
  const [other, first, second, third] = [socketOf(), socketOf(), socketOf(), socketOf()];
  assert.ok(connections.add(other, 'b'));
  assert.ok(connections.add(first, 'a'));
  assert.ok(connections.add(second, 'a'));
  assert.is(connections.size, 3);
  ask(first, 'at work');
  assert.ok(connections.add(third, 'a'));
  assert.equal(
    [other, first, second, third].map((one) => one.destroyed),
    [false, false, true, false],
  );
  assert.is(connections.size, 3);
  ask(third, 'at work');
  assert.is(connections.add(socketOf(), 'a'), false);
  assert.is(connections.size, 3);
});

test('one whose answer has left, or was cut, is idle again', () => {
  for (const end of ['writableFinished', 'destroyed'] as const) {
    const { connections, ask } = connectionsOf({ perClient: 1 });
    const socket = socketOf();
    connections.add(socket, 'a');
    const response = ask(socket, 'x');
    assert.is(connections.add(socketOf(), 'a'), false);
    response[end] = true;
    assert.is(connections.add(socketOf(), 'a'), true);
    assert.is(socket.destroyed, true);
  }
});

test('an answer is leaving from its first byte to its last', () => {
  const { connections, ask } = connectionsOf();
  const socket = socketOf();
  assert.is(connections.isAnswering(socket), false);
  connections.add(socket, 'a');
  assert.is(connections.isAnswering(socket), false);
  const response = ask(socket, 'x');
  assert.is(connections.isAnswering(socket), false);
  response.headersSent = true;
  assert.is(connections.isAnswering(socket), true);
  response.writableFinished = true;
  assert.is(connections.isAnswering(socket), false);
});

test('one with a request that waits is not idle', () => {
  const { connections, ask } = connectionsOf({ perClient: 1 });
  const socket = socketOf();
  connections.add(socket, 'a');
  const response = ask(socket, 'one');
  ask(socket, 'two');
  response.writableFinished = true;
  assert.is(connections.add(socketOf(), 'a'), false);
});

test('with no room at all, the client with most gives way; of equals, the first', () => {
  const { connections, ask } = connectionsOf({ total: 3 });
  const [a, b1, b2, c] = [socketOf(), socketOf(), socketOf(), socketOf()];
  connections.add(a, 'a');
  connections.add(b1, 'b');
  connections.add(b2, 'b');
  assert.ok(connections.add(c, 'c'));
  assert.equal(
    [a, b1, b2, c].map((one) => one.destroyed),
    [false, true, false, false],
  );
  for (const socket of [a, b2, c]) ask(socket, 'x');
  assert.is(connections.add(socketOf(), 'd'), false);
  assert.is(connections.size, 3);
});

test('who leaves is counted no more, whatever it had waiting', () => {
  const { connections, ask } = connectionsOf({ total: 2, perClient: 1 });
  const socket = socketOf();
  connections.add(socket, 'a');
  ask(socket, 'one');
  ask(socket, 'two');
  ask(socket, 'three');
  assert.is(connections.waiting, 2);
  socket.emit('close');
  socket.emit('close');
  assert.equal([connections.size, connections.waiting], [0, 0]);
  assert.ok(connections.add(socketOf(), 'a'));
});

test('a request on a connection nobody knows is cut', () => {
  const { ask, started } = connectionsOf();
  const socket = socketOf();
  ask(socket, 'x');
  assert.is(socket.destroyed, true);
  assert.equal(started, []);
});

test('held, what comes waits; released, it starts in its order, and from then on at once', () => {
  const { connections, started, ask } = connectionsOf();
  const [one, two] = [socketOf(), socketOf()];
  connections.add(one, 'a');
  connections.add(two, 'b');
  connections.release();
  connections.hold();
  connections.lastArrival = -1;
  ask(one, 'one').finish();
  assert.ok(connections.lastArrival >= 0);
  connections.hold();
  ask(two, 'two').finish();
  assert.equal(started, []);
  connections.release();
  assert.equal(started, ['one', 'two']);
  connections.lastArrival = -1;
  ask(one, 'three');
  assert.equal(started, ['one', 'two', 'three']);
  assert.is(connections.lastArrival, -1);
  connections.add(socketOf(), 'c');
  assert.ok(connections.lastArrival >= 0);
});

/** Whether it is ended, when at each moment it has so much written and so much of it not taken. */
function swept(...moments: [at: number, written: number, left: number][]): boolean[] {
  const { connections } = connectionsOf({ writeSeconds: 20 });
  const socket = socketOf();
  connections.add(socket, 'a');
  return moments.map(([at, written, left]) => {
    Object.defineProperty(socket, 'bytesWritten', { value: written, configurable: true });
    Object.defineProperty(socket, 'writableLength', { value: left, configurable: true });
    connections.sweep(at);
    return socket.destroyed;
  });
}
const large = 1_000_000;
const sweeps: [what: string, moments: [number, number, number][], ended: boolean[]][] = [
  [
    'takes nothing for twenty seconds',
    [
      [5000, large, 10],
      [24_999, large, 10],
      [25_000, large, 10],
    ],
    [false, false, true],
  ],
  [
    'has nothing to take',
    [
      [0, large, 0],
      [90_000, large, 0],
    ],
    [false, false],
  ],
  [
    'took all in between',
    [
      [0, large, 10],
      [10_000, large, 0],
      [20_000, large, 10],
      [39_999, large, 10],
    ],
    [false, false, false, false],
  ],
  [
    'took 64 kB in between',
    [
      [0, large, 100_000],
      [10_000, large, 34_464],
      [29_999, large, 34_464],
      [30_000, large, 34_464],
    ],
    [false, false, false, true],
  ],
  [
    'took a byte less',
    [
      [0, large, 100_000],
      [10_000, large, 34_465],
      [20_000, large, 34_465],
    ],
    [false, false, true],
  ],
];
for (const [what, moments, ended] of sweeps)
  test(`whoever ${what} is ${ended.at(-1) ? '' : 'not '}ended`, () => assert.equal(swept(...moments), ended));

test('one that does not take its answer gives way before those at work', () => {
  const { connections, ask } = connectionsOf({ perClient: 2 });
  const [working, stalled] = [socketOf(), socketOf()];
  for (const socket of [working, stalled]) {
    connections.add(socket, 'a');
    ask(socket, 'x');
  }
  Object.defineProperty(stalled, 'writableLength', { value: 5 });
  connections.sweep(0);
  assert.ok(connections.add(socketOf(), 'a'));
  assert.equal([working.destroyed, stalled.destroyed], [false, true]);
});

test.run();
