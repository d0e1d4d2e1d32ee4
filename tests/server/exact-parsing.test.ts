// Requests of one connection, with a socket that only pretends: one at a time, and what is parsed when.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inTurn } from '../../server/batch.ts';
import { connectionsOf, nextTurn, resumes, socketOf } from './sockets.ts';

test(
  'one request at a time, in their order; reading goes on when none waits',
  resumes(async (resumed) => {
    const { connections, started, ask } = connectionsOf();
    const socket = socketOf();
    connections.add(socket, 'a');
    resumed.length = 0;
    const responses = ['one', 'two', 'three'].map((name) => ask(socket, name));
    assert.equal(started, ['one']);
    assert.equal(socket.seen, ['p']);
    assert.is(connections.waiting, 2);
    socket.resume();
    assert.is(resumed.length, 0);
    responses[0]!.finish();
    await nextTurn();
    assert.equal(started, ['one', 'two']);
    assert.is(connections.waiting, 1);
    assert.is(resumed.length, 0);
    responses[1]!.finish();
    await nextTurn();
    assert.equal(started, ['one', 'two', 'three']);
    assert.is(connections.waiting, 0);
    assert.equal(resumed, [socket]);
    responses[2]!.finish();
    await nextTurn();
    assert.is(resumed.length, 1);
    ask(socket, 'four');
    assert.equal(started, ['one', 'two', 'three', 'four']);
  }),
);

test('those that come while the last of a queue is answered wait for it, one by one', async () => {
  const { connections, started, ask } = connectionsOf();
  const socket = socketOf();
  connections.add(socket, 'a');
  const [one, two] = ['one', 'two'].map((name) => ask(socket, name));
  one!.finish();
  await nextTurn();
  const three = ask(socket, 'three');
  ask(socket, 'four');
  two!.finish();
  await nextTurn();
  assert.equal(started, ['one', 'two', 'three']);
  three.finish();
  await nextTurn();
  assert.equal(started, ['one', 'two', 'three', 'four']);
});

test('one that left while its turn came is not started', async () => {
  const { connections, started, ask } = connectionsOf();
  const socket = socketOf();
  connections.add(socket, 'a');
  const response = ask(socket, 'one');
  ask(socket, 'two');
  response.finish();
  socket.emit('close');
  await nextTurn();
  assert.equal(started, ['one']);
  assert.is(connections.waiting, 0);
});

test(
  'up to a kilobyte goes to the parser at once; more, by slices, in its turn',
  resumes(async (resumed) => {
    const { connections } = connectionsOf();
    const socket = socketOf();
    connections.add(socket, 'a');
    resumed.length = 0;
    socket.emit('data', Buffer.alloc(1024));
    assert.equal(socket.seen, [1024]);
    socket.emit('data', Buffer.alloc(2049));
    socket.emit('data', Buffer.alloc(10));
    assert.equal(socket.seen, [1024, 'p', 'p']);
    socket.resume();
    assert.is(resumed.length, 0);
    await nextTurn();
    assert.equal(socket.seen, [1024, 'p', 'p', 1024, 1024, 1, 10]);
    assert.equal(resumed, [socket]);
    socket.emit('data', Buffer.alloc(5));
    assert.equal(socket.seen.at(-1), 5);
  }),
);

test(
  'while a request waits nothing is parsed, and then it goes on where it was',
  resumes(async (resumed) => {
    const { connections, ask } = connectionsOf();
    const socket = socketOf();
    connections.add(socket, 'a');
    resumed.length = 0;
    const responses = ['one', 'two'].map((name) => ask(socket, name));
    socket.emit('data', Buffer.alloc(7));
    await nextTurn();
    assert.equal(socket.seen, ['p', 'p']);
    assert.is(resumed.length, 0);
    responses[0]!.finish();
    await nextTurn();
    assert.equal(socket.seen, ['p', 'p', 7]);
    assert.equal(resumed, [socket]);
  }),
);

test(
  'parsing for one connection longer than a millisecond lets others pass',
  resumes(async () => {
    const { connections } = connectionsOf();
    const socket = socketOf();
    connections.add(socket, 'a');
    const { now } = performance;
    let time = 0;
    performance.now = () => time;
    try {
      socket.emit('data', Buffer.alloc(3 * 1024));
      inTurn('b', () => void socket.seen.push('other'));
      // Each slice takes a millisecond: at one the next still goes, over it whoever else is ready passes first.
      const { push } = socket.seen;
      socket.seen.push = (...all) => {
        if (typeof all[0] === 'number') time += 1;
        return push.apply(socket.seen, all);
      };
      await nextTurn();
      assert.equal(socket.seen, ['p', 1024, 1024, 'other', 1024]);
    } finally {
      performance.now = now;
    }
  }),
);

test('what was read of a connection that left is not parsed', async () => {
  const { connections } = connectionsOf();
  const [destroyed, left] = [socketOf(), socketOf()];
  for (const socket of [destroyed, left]) {
    connections.add(socket, 'a');
    socket.emit('data', Buffer.alloc(2000));
  }
  Object.defineProperty(destroyed, 'destroyed', { value: true });
  left.emit('close');
  await nextTurn();
  assert.equal([destroyed.seen, left.seen], [['p'], ['p']]);
});

test.run();
