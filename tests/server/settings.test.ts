import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings, type Settings } from '../../server/settings.ts';

test('without any setting everything has its default', () => {
  const settings = readSettings({});
  assert.is(settings.port, 3000);
  assert.is(settings.host, '0.0.0.0');
  assert.is(settings.rateLimit, 60);
  assert.is(settings.workers, 1);
  assert.is(settings.trustProxy, null);
  assert.is(settings.redisUrl, null);
  assert.is(settings.logLevel, 'info');
  assert.is(settings.metricsPort, null);
});

const read: [env: Record<string, string>, key: keyof Settings, value: unknown][] = [
  [{ PORT: '8080' }, 'port', 8080],
  [{ PORT: '' }, 'port', 3000],
  [{ TRUST_PROXY: '2' }, 'trustProxy', 2],
  [{ TRUST_PROXY: '0' }, 'trustProxy', null],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32' }, 'trustProxy', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  [{ PUBLIC_URL: 'https://obrador.example/' }, 'publicUrl', 'https://obrador.example'],
  [{ REDIS_URL: 'redis://127.0.0.1:6379/2' }, 'redisUrl', 'redis://127.0.0.1:6379/2'],
  [{ CRAFTS_WATCH: '1' }, 'craftsWatch', true],
  [{ CRAFTS_WATCH: '0' }, 'craftsWatch', false],
  [{ METRICS_PORT: '9090' }, 'metricsPort', 9090],
];
for (const [env, key, value] of read) {
  test(`${JSON.stringify(env)} gives ${key} ${JSON.stringify(value)}`, () =>
    assert.equal(readSettings(env)[key], value));
}

const wrong: [name: string, value: string][] = [
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '30.5'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
  ['RATE_LIMIT_PER_MINUTE', 'muchas'],
  ['REDIS_URL', 'http://redis'],
  ['REDIS_URL', 'localhost:6379'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '1.2.3'],
  ['WORKERS', '0'],
  ['WORKERS', '9999'],
  ['PUBLIC_URL', 'obrador.example'],
  ['DOCS_URL', 'javascript:alert(1)'],
  ['REPOSITORY_URL', 'http://x'],
  ['LOG_LEVEL', 'verbose'],
  ['CRAFTS_WATCH', 'quizás'],
  ['METRICS_PORT', 'x'],
];
for (const [name, value] of wrong) {
  test(`${name}=${value} is refused by name, in Spanish`, () => {
    assert.throws(
      () => readSettings({ [name]: value }),
      new RegExp(`No se puede arrancar[\\s\\S]*${name}=«${value.replace(/[().]/g, '\\$&')}»: debe ser`),
    );
  });
}

test('all that is wrong is said at once, and the start stops with a message and no trace of code', () => {
  const env = { PATH: process.env.PATH, PORT: 'abc', WORKERS: '0' };
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  assert.is(status, 1);
  assert.match(stderr, /PORT=«abc»[\s\S]*WORKERS=«0»/);
  assert.not.match(stderr, /\.ts:\d/);
  assert.is(stdout, '');
});

test('a folder without crafts, or that is not there, stops the start with a sentence', () => {
  const env = { PATH: process.env.PATH, PORT: '0', CRAFTS_DIR: '/no/existe' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  assert.is(status, 1);
  assert.match(stderr, /\/no\/existe/);
  assert.not.match(stderr, /\.ts:\d/);
});

test.run();
