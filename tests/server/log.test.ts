// The log: the time of a line, which is not put into words anew each time, and that nothing is lost on the way out.
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog, timestamp } from '../../server/log.ts';

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

async function inFile(use: (descriptor: number, read: () => string[]) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'registro-'));
  const path = join(dir, 'registro');
  const descriptor = openSync(path, 'w');
  try {
    await use(descriptor, () => readFileSync(path, 'utf8').trim().split('\n'));
  } finally {
    closeSync(descriptor);
    rmSync(dir, { recursive: true });
  }
}

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `{"n":${from + index},"x":"${'x'.repeat(2000)}"}`);

for (const way of ['flush', 'close'] as const) {
  test(`${way}: what is being written and what waits behind it are both there, in their order`, () =>
    inFile(async (descriptor, read) => {
      const log = createLog('info', descriptor);
      for (const line of lines(0, 1000)) log.line(line);
      // Long enough for the first part to be on its way.
      await new Promise((resolve) => setTimeout(resolve, 55));
      for (const line of lines(1000, 500)) log.line(line);
      await log[way]();
      const seen = read().map((line) => JSON.parse(line).n);
      assert.equal(
        seen,
        Array.from({ length: 1500 }, (_, index) => index),
      );
      assert.is(log.lost(), 0);
    }));
}

test('under pressure lines are counted and dropped, and close does not wait for ever', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tubo-'));
  const pipe = join(dir, 'tubo');
  execFileSync('mkfifo', [pipe]);
  // Open at both ends by this process, and read by nobody.
  const descriptor = openSync(pipe, 'r+');
  const log = createLog('info', descriptor);
  for (const line of lines(0, 4000)) log.line(line);
  assert.ok(log.lost() > 1500, `${log.lost()}`);
  const started = Date.now();
  await log.close();
  assert.ok(Date.now() - started < 5000);
  // Frees the thread that was writing, however much it still had: until nothing has come for a while.
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const bytes = Buffer.alloc(1 << 20);
  for (let empty = 0; empty < 5; ) {
    try {
      readSync(reader, bytes);
      empty = 0;
    } catch {
      empty++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  closeSync(reader);
  closeSync(descriptor);
  rmSync(dir, { recursive: true });
});

test.run();
