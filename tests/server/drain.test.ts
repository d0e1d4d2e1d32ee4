// Leaving: nobody who was let in is cut, in one process and in several (npm run bench -- hostile stops them fifty times).
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stopUnderLoad } from '../../bench/stops.ts';
import { craftFile } from './invented.ts';
import { command, eventually, raw } from './running.ts';

const body = JSON.stringify(craftFile.manifest.bodyExample);

for (const [what, env, processes] of [
  ['one process', {}, 1],
  ['two processes', { WORKERS: '2' }, 2],
] as const) {
  test(`${what}: no request is lost when it is stopped under load`, async () => {
    const server = await command({ ...env, DRAIN_SECONDS: '3' }, processes);
    const seen = await stopUnderLoad(`${server.url}/api/balance/limonada`, body, 8, () =>
      server.process.kill('SIGTERM'),
    );
    assert.equal({ lost: seen.lost, other: seen.other }, { lost: 0, other: 0 });
    assert.ok(seen.answered > 80);
    assert.equal(await server.ended, [0, null]);
  });
}

test('first it says so and goes on; then the door is shut; a second signal hurries it', async () => {
  const server = await command({ DRAIN_SECONDS: '60' });
  server.process.kill('SIGTERM');
  await eventually(async () => (await fetch(`${server.url}/readyz`)).status === 503);
  const answer = await fetch(`${server.url}/healthz`);
  assert.is(answer.status, 200);
  assert.is(answer.headers.get('connection'), 'close');
  server.process.kill('SIGTERM');
  assert.equal(await server.ended, [0, null]);
});

test('a client that never finishes does not keep it from leaving', async () => {
  const server = await command({ SHUTDOWN_SECONDS: '1' });
  const head = 'POST /api/balance/limonada HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const endless = raw(server.port, `${head}Content-Length: 100\r\n\r\n{`);
  await eventually(async () => (await fetch(`${server.url}/healthz`)).ok);
  server.process.kill('SIGTERM');
  assert.equal(await server.ended, [0, null]);
  await endless;
});

test('a worker that is stopped is ended with the rest: nobody is left on the port', async () => {
  const server = await command({ WORKERS: '2', SHUTDOWN_SECONDS: '1', HANG_SECONDS: '600' }, 2);
  const [first] = server.pids();
  process.kill(first!, 'SIGSTOP');
  server.process.kill('SIGTERM');
  assert.equal(await server.ended, [1, null]);
  await eventually(() => {
    try {
      process.kill(first!, 0);
      return false;
    } catch {
      return true;
    }
  });
  assert.match(server.output(), new RegExp(`no se cierran y se terminan","pids":\\[${first}\\]`));
});

test.run();
