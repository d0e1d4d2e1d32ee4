// The command as an operator sees it: start, signals, slow clients, a port in use, log and metrics.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftFile } from './invented.ts';
import { command, eventually, raw } from './running.ts';

const body = JSON.stringify(craftFile.manifest.bodyExample);
const post = (url: string, id = 'x') =>
  fetch(`${url}/api/balance/limonada`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-request-id': id },
  });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`on ${signal} what is in flight finishes, what is new is not taken, and the exit is clean`, async () => {
    const server = await command();
    const answered = new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sending = request(`${server.url}/api/balance/limonada`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
      sending.on('error', reject);
      sending.write(body.slice(0, 10));
      setTimeout(() => server.process.kill(signal), 300);
      setTimeout(() => sending.end(body.slice(10)), 900);
    });
    await eventually(async () => {
      if (!server.output().includes('Cerrando') && server.process.exitCode === null) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return fetch(`${server.url}/healthz`).then(
          () => false,
          () => true,
        );
      }
      return true;
    });
    const { status } = await answered;
    assert.is(status, 200);
    assert.equal(await server.ended, [0, null]);
    assert.match(server.output(), new RegExp(`"message":"Cerrando","signal":"${signal}"`));
  });
}

test('slow headers and slow bodies are cut off, with an answer where one is due', async () => {
  const server = await command({ REQUEST_SECONDS: '1' });
  const slowHead = raw(server.port, 'POST /api/balance/limonada HTTP/1.1\r\nHost: a\r\nX: ');
  const slowBody = raw(
    server.port,
    'POST /api/balance/limonada HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"ing',
  );
  const started = Date.now();
  const [head, rest] = await Promise.all([slowHead, slowBody]);
  assert.ok(Date.now() - started < 6000);
  for (const received of [head, rest]) {
    assert.match(received, /^HTTP\/1.1 400 /);
    assert.match(received, /"error":"La petición tardó demasiado/);
  }
  assert.is((await post(server.url)).status, 200);
  await server.stop();
});

test('a port in use stops the start with a sentence', async () => {
  const server = await command();
  let message = '';
  await command({ PORT: String(server.port) }).catch((error: Error) => {
    message = error.message;
  });
  await server.stop();
  assert.match(message, /ended with 1[\s\S]*El puerto \d+ ya está ocupado/);
});

test('the log has one JSON line per request, with its id and never the recipe', async () => {
  const server = await command();
  await post(server.url, 'mi-peticion.1');
  await server.stop();
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const line = lines.find(({ id }) => id === 'mi-peticion.1');
  assert.is(line.method, 'POST');
  assert.is(line.path, '/api/balance/limonada');
  assert.is(line.status, 200);
  assert.type(line.ms, 'number');
  assert.not.match(server.output(), /limón/);
});

test('the recipe is logged only when asked for', async () => {
  const server = await command({ LOG_RECIPES: '1' });
  await post(server.url, 'con-receta');
  await server.stop();
  assert.match(
    server.output(),
    /"id":"con-receta".*"recipe":\{"type":"clasica","ingredients":\[\{"nombre":"Zumo de limón"/,
  );
});

test('a process that may write nowhere but in its temporary folder works as well', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'solo-'));
  const flags = [
    '--experimental-permission',
    '--allow-fs-read=*',
    `--allow-fs-write=${dir}/*`,
    '--allow-child-process',
    '--allow-worker',
  ];
  const server = await command({ TMPDIR: dir }, 1, flags);
  assert.is((await post(server.url)).status, 200);
  await server.stop();
  rmSync(dir, { recursive: true });
});

test('a log that nobody reads stops nobody', async () => {
  const server = await command();
  server.process.stdout?.pause();
  for (let times = 0; times < 1500; times++)
    assert.is((await fetch(`${server.url}/nada${'x'.repeat(200)}`)).status, 404);
  assert.is((await post(server.url)).status, 200);
  server.process.stdout?.resume();
  await server.stop();
});

test('metrics have a port of their own and are not on the public one', async () => {
  const server = await command({ METRICS_PORT: '0' });
  await post(server.url);
  await fetch(`${server.url}/nada`);
  const port = /"metrics":(\d+)/.exec(server.output())?.[1];
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const series = [
    /^obrador_requests_total\{craft="\w+",method="POST",status="200"\} 1$/m,
    /^obrador_requests_total\{craft="",method="GET",status="404"\} 1$/m,
    /^obrador_refused_total\{code="path_unknown"\} 1$/m,
    /^obrador_stage_seconds_count\{stage="cuerpo"\} 1$/m,
    /^obrador_request_seconds_bucket\{craft="\w+",le="\+Inf"\} 1$/m,
    /^obrador_limiter_clients 1$/m,
    /^obrador_definitions_info\{version="\w+"\} 1$/m,
    /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
  ];
  for (const one of series) assert.match(page, one);
  for (const name of new Set(page.match(/^obrador_\w+/gm))) {
    assert.ok(page.includes(`# TYPE ${name.replace(/_(bucket|sum|count)$/, '')} `), name);
  }
  assert.is((await fetch(`${server.url}/metrics`)).status, 404);
  await server.stop();
});

test.run();
