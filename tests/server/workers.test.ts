// Several processes on one machine: one port, one budget, one set of definitions, and a fall that nobody else notices.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftFile } from './invented.ts';
import { type Command, command, eventually } from './running.ts';

const body = JSON.stringify(craftFile.manifest.bodyExample);
const headers = { 'content-type': 'application/json', connection: 'close' };
const post = (server: Command) => fetch(`${server.url}/api/balance/limonada`, { method: 'POST', body, headers });

test('two workers give one budget of sixty', async () => {
  const server = await command({ WORKERS: '2', RATE_LIMIT_PER_MINUTE: '60' }, 2);
  const statuses = (await Promise.all(Array.from({ length: 90 }, () => post(server)))).map(({ status }) => status);
  assert.is(statuses.filter((status) => status === 200).length, 60);
  assert.is(statuses.filter((status) => status === 429).length, 30);
  const refused = await post(server);
  assert.is(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) >= 1);
  await server.stop();
  assert.is(server.process.exitCode, 0);
});

test('a worker that falls is replaced, and no other request is lost', async () => {
  const server = await command({ WORKERS: '2', METRICS_PORT: '0' }, 2);
  const [first] = server.pids();
  let going = true;
  let good = 0;
  let lost = 0;
  const load = async () => {
    while (going) {
      await post(server).then(
        async (response) => {
          if (response.status === 200 && (await response.json())) good++;
          else lost++;
        },
        () => lost++,
      );
    }
  };
  const loads = [load(), load(), load(), load()];
  try {
    await eventually(() => good > 20);
    process.kill(first!, 'SIGKILL');
    await eventually(() => server.pids().length === 3, 30_000);
    const after = good;
    await eventually(() => good > after + 20);
  } finally {
    going = false;
    await Promise.all(loads);
  }
  // Only what the killed process had in its hands can be lost: one per client at most.
  assert.ok(lost <= 4, `${lost} lost, ${good} good`);
  assert.match(server.output(), /Un proceso ha caído y se repone/);
  const port = /"metrics":(\d+)/.exec(server.output())?.[1];
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  assert.match(page, /obrador_worker_restarts_total\{worker="primario"\} 1/);
  assert.match(page, /obrador_requests_total\{craft="\w+",method="POST",status="200",worker="3"\} \d+/);
  await server.stop();
});

test('a worker that hangs is ended and replaced', async () => {
  const server = await command({ WORKERS: '2', HANG_SECONDS: '4' }, 2);
  const [first] = server.pids();
  process.kill(first!, 'SIGSTOP');
  await eventually(() => server.pids().length === 3, 30_000);
  assert.throws(() => process.kill(first!, 0), /ESRCH/);
  assert.match(server.output(), new RegExp(`Un proceso no responde y se termina","pid":${first}`));
  assert.is((await post(server)).status, 200);
  await server.stop();
});

test('on SIGTERM all processes leave', async () => {
  const server = await command({ WORKERS: '3' }, 3);
  const all = server.pids();
  await server.stop();
  assert.equal(await server.ended, [0, null]);
  for (const pid of all) assert.throws(() => process.kill(pid, 0), /ESRCH/);
});

test.run();
