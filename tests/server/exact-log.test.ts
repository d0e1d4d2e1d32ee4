// The log, with a disk that only pretends: what is written when, what is lost, and what is counted as lost.
import fs from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { complain, createLog, timestamp } from '../../server/log.ts';
import { insteadIn } from './instead.ts';
import { ticking } from './ticking.ts';

type Done = (failed: { code: string } | null, written: number) => void;
const writes: { descriptor: number; text: string; done: Done }[] = [];
const atOnce: [descriptor: number, text: string][] = [];
let isBroken = false;

insteadIn(test, fs, {
  write: (descriptor: number, bytes: Buffer, done: Done) => void writes.push({ descriptor, text: String(bytes), done }),
  writeSync: (descriptor: number, text: string) => {
    if (isBroken) throw new Error('nobody reads');
    atOnce.push([descriptor, text]);
  },
});

test.before.each(() => {
  writes.length = 0;
  atOnce.length = 0;
  isBroken = false;
});
const texts = (): string[] => writes.map(({ text }) => text);
const done = (): void => writes.at(-1)!.done(null, writes.at(-1)!.text.length);

test('lines are gathered for a twentieth of a second, and written together', () =>
  ticking((tick) => {
    const log = createLog('info', 7);
    log.line('a');
    tick(49);
    log.line('b');
    assert.equal(texts(), []);
    tick(1);
    assert.equal(
      writes.map(({ descriptor, text }) => [descriptor, text]),
      [[7, 'a\nb\n']],
    );
    tick(1000);
    assert.is(writes.length, 1);
  }));

test('while one part is being written the next is gathered, and follows it', () =>
  ticking((tick) => {
    const log = createLog('info');
    log.line('a');
    tick(50);
    log.line('b');
    tick(1000);
    assert.equal(texts(), ['a\n']);
    done();
    tick(49);
    assert.is(writes.length, 1);
    tick(1);
    assert.equal(texts(), ['a\n', 'b\n']);
    assert.is(writes[1]!.descriptor, 1);
    done();
    tick(1000);
    assert.is(writes.length, 2);
    assert.is(log.lost(), 0);
  }));

test('what was written in part is written on; what could not be now, in a moment', () =>
  ticking((tick) => {
    const log = createLog('info');
    log.line('abcd');
    tick(50);
    writes[0]!.done(null, 2);
    assert.equal(texts(), ['abcd\n', 'cd\n']);
    writes[1]!.done({ code: 'EAGAIN' }, 0);
    tick(49);
    assert.is(writes.length, 2);
    tick(1);
    assert.equal(texts()[2], 'cd\n');
    done();
    log.line('e');
    tick(50);
    assert.equal(texts()[3], 'e\n');
    assert.is(log.lost(), 0);
  }));

test('what cannot be written is counted, line by line, and the next is tried', () =>
  ticking((tick) => {
    const log = createLog('info');
    for (const line of ['a', 'b', 'c']) log.line(line);
    tick(50);
    writes[0]!.done({ code: 'ENOSPC' }, 0);
    assert.is(log.lost(), 3);
    log.line('d');
    tick(50);
    assert.equal(texts(), ['a\nb\nc\n', 'd\n']);
  }));

test('four million letters wait, and what does not fit is counted', () =>
  ticking(() => {
    const log = createLog('info');
    log.line('x'.repeat(2_000_000));
    log.line('x'.repeat(1_999_999));
    assert.is(log.lost(), 0);
    log.line('');
    assert.is(log.lost(), 1);
    const exact = createLog('info');
    exact.line('x'.repeat(4_000_000));
    assert.is(exact.lost(), 0);
    const over = createLog('info');
    over.line('x'.repeat(4_000_001));
    assert.is(over.lost(), 1);
  }));

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
for (const [index, level] of levels.entries())
  test(`at level ${level} less is not said`, () =>
    ticking((tick) => {
      const log = createLog(level);
      assert.is(log.level, level);
      for (const own of ['debug', 'info', 'warn', 'error'] as const) log[own]('m', { field: own });
      log.line('{"level":"info"}');
      tick(50);
      const said = (texts()[0] ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).level);
      const usual = levels.slice(index, 4);
      assert.equal(said, index <= 1 ? [...usual, 'info'] : usual);
    }));

test('a line says when, how grave, what, and the rest', () =>
  ticking((tick) => {
    createLog('info').warn('m', { a: 1 });
    tick(50);
    const { time, ...rest } = JSON.parse(texts()[0]!);
    assert.equal(rest, { level: 'warn', message: 'm', a: 1 });
    assert.match(time, /^20\d\d-.*Z$/);
    assert.is(timestamp(1_700_000_000_007), '2023-11-14T22:13:20.007Z');
    assert.is(timestamp(1_700_000_000_999), '2023-11-14T22:13:20.999Z');
    assert.is(timestamp(1_700_000_001_000), '2023-11-14T22:13:21.000Z');
  }));

test('on the way out what is left is written at once, and once', () =>
  ticking((tick) => {
    const log = createLog('info', 9);
    log.flush();
    assert.equal(atOnce, []);
    log.line('a');
    log.flush();
    log.flush();
    assert.equal(atOnce, [[9, 'a\n']]);
    tick(50);
    assert.equal(texts(), []);
    log.line('b');
    isBroken = true;
    log.flush();
    isBroken = false;
    log.flush();
    assert.is(atOnce.length, 1);
  }));

test('what is on its way is waited for a quarter of a second; when nothing is, nobody waits', () =>
  ticking((tick) => {
    const { wait } = Atomics;
    const waited: unknown[] = [];
    Atomics.wait = ((_cells: Int32Array, at: number, value: number, ms: number) => {
      waited.push([at, value, ms]);
      return 'timed-out';
    }) as typeof Atomics.wait;
    try {
      const log = createLog('info');
      log.line('a');
      log.flush();
      assert.equal(waited, []);
      log.line('b');
      tick(50);
      log.flush();
      assert.equal(waited, [[0, 0, 250]]);
    } finally {
      Atomics.wait = wait;
    }
  }));

test('closed once all is written, or after a second with nobody to take it', async () => {
  const log = createLog('info');
  await log.close();
  log.line('a');
  let isClosed = false;
  const closing = log.close().then(() => {
    isClosed = true;
  });
  assert.equal(texts(), ['a\n']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.is(isClosed, false);
  done();
  await closing;
  const { now } = Date;
  let time = 0;
  Date.now = () => time;
  try {
    const stuck = createLog('info');
    stuck.line('b');
    const given = stuck.close();
    time = 999;
    await new Promise((resolve) => setTimeout(resolve, 20));
    time = 1000;
    await given;
  } finally {
    Date.now = now;
  }
});

test('a complaint goes to the screen, and a screen that is gone is no reason to fall', () => {
  complain('ay');
  assert.equal(atOnce, [[2, 'ay\n']]);
  isBroken = true;
  complain('ay');
});

test.run();
