// Every setting at its default, at both its ends and one beyond each; and what is said of one that is wrong, word by word.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings, type Settings, SettingsError } from '../../server/settings.ts';

const wholes: [name: string, key: keyof Settings, usual: number | null, min: number, max: number][] = [
  ['PORT', 'port', 3000, 0, 65535],
  ['RATE_LIMIT_PER_MINUTE', 'rateLimit', 60, 1, 1_000_000_000],
  ['RATE_LIMIT_CLIENTS', 'maxClients', 100_000, 100, 10_000_000],
  ['WORKERS', 'workers', 1, 1, 8 * availableParallelism()],
  ['METRICS_PORT', 'metricsPort', null, 0, 65535],
  ['HEAVY_THREADS', 'heavyThreads', 2, 1, 64],
  ['HEAVY_SECONDS', 'heavySeconds', 12, 1, 600],
  ['MAX_CONNECTIONS', 'maxConnections', 10_000, 1, 1_000_000],
  ['MAX_CONNECTIONS_PER_CLIENT', 'maxPerClient', 1000, 1, 1_000_000],
  ['MAX_IN_FLIGHT', 'maxInFlight', 1000, 1, 1_000_000],
  ['REQUEST_SECONDS', 'requestSeconds', 15, 1, 600],
  ['WRITE_SECONDS', 'writeSeconds', 20, 1, 600],
  ['KEEP_ALIVE_SECONDS', 'keepAliveSeconds', 65, 1, 600],
  ['DRAIN_SECONDS', 'drainSeconds', 3, 0, 600],
  ['SHUTDOWN_SECONDS', 'shutdownSeconds', 10, 1, 600],
  ['HANG_SECONDS', 'hangSeconds', 30, 1, 3600],
];

const refusalOf = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    assert.instance(error, SettingsError);
    return (error as Error).message;
  }
  return 'accepted';
};
const refused = (name: string, value: string, must: string): void =>
  assert.is(
    refusalOf({ [name]: value }),
    `No se puede arrancar con estos ajustes:\n  ${name}=«${value}»: debe ser ${must}`,
  );

for (const [name, key, usual, min, max] of wholes) {
  test(`${name} is ${usual} if nobody says, and goes from ${min} to ${max}`, () => {
    assert.is(readSettings({})[key], usual);
    assert.is(readSettings({ [name]: String(min) })[key], min);
    assert.is(readSettings({ [name]: ` ${max} ` })[key], max);
    const must = `un número entero entre ${min} y ${max}`;
    refused(name, String(min - 1), must);
    refused(name, String(max + 1), must);
    refused(name, `${min}x`, must);
  });
}

test('one client may have a tenth of the connections, rounded up, and never less than ten', () => {
  const ofConnections = (count: number) => readSettings({ MAX_CONNECTIONS: String(count) }).maxPerClient;
  assert.equal([1, 90, 100, 101, 2000, 2001].map(ofConnections), [10, 10, 10, 11, 200, 201]);
});

const flags: [value: string | undefined, is: boolean][] = [
  ...([undefined, '', '  ', '0', 'false', 'no', 'NO', ' False '] as const).map(
    (value) => [value, false] as [string, false],
  ),
  ...['1', 'true', 'si', 'sí', 'SÍ', ' True '].map((value) => [value, true] as [string, true]),
];
for (const name of ['CRAFTS_WATCH', 'LOG_RECIPES'] as const) {
  const key = name === 'CRAFTS_WATCH' ? 'craftsWatch' : 'logRecipes';
  test(`${name} is a yes or a no`, () => {
    for (const [value, is] of flags) assert.is(readSettings({ [name]: value })[key], is, String(value));
    refused(name, '2', '1 o 0');
    refused(name, 'yes', '1 o 0');
  });
}

const urls: [name: string, key: keyof Settings, good: string[], bad: string[], schemes: string][] = [
  ['REDIS_URL', 'redisUrl', ['redis://h:1', 'rediss://h'], ['http://h', 'h:1'], 'redis:// o rediss://'],
  ['PUBLIC_URL', 'publicUrl', ['http://h', 'https://h/x'], ['ftp://h', 'h', 'https://'], 'http:// o https://'],
  ['DOCS_URL', 'docsUrl', ['http://h', 'https://h/x'], ['redis://h'], 'http:// o https://'],
  ['REPOSITORY_URL', 'repositoryUrl', ['https://h/x'], ['http://h'], 'https://'],
];
for (const [name, key, good, bad, schemes] of urls) {
  test(`${name} is a whole address of its own schemes, without the slashes at its end`, () => {
    assert.is(readSettings({})[key], null);
    for (const value of good) {
      assert.is(readSettings({ [name]: value })[key], value);
      assert.is(readSettings({ [name]: `${value}//` })[key], value);
    }
    for (const value of bad) refused(name, value, `una dirección completa que empiece por ${schemes}`);
  });
}

test('the level of the log is one of five', () => {
  assert.is(readSettings({}).logLevel, 'info');
  for (const level of ['debug', 'info', 'warn', 'error', 'silent'])
    assert.is(readSettings({ LOG_LEVEL: level }).logLevel, level);
  refused('LOG_LEVEL', 'INFO', 'uno de debug, info, warn, error, silent');
});

const proxies: [value: string, is: number | string[] | null][] = [
  ['', null],
  ['0', null],
  ['1', 1],
  ['99', 99],
  ['loopback', ['loopback']],
  ['linklocal ,uniquelocal', ['linklocal', 'uniquelocal']],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/0', ['10.0.0.0/0']],
  ['10.0.0.0/32', ['10.0.0.0/32']],
  ['2001:db8::/33', ['2001:db8::/33']],
  ['2001:db8::/128', ['2001:db8::/128']],
];
for (const [value, is] of proxies)
  test(`TRUST_PROXY=${value} is ${JSON.stringify(is)}`, () =>
    assert.equal(readSettings({ TRUST_PROXY: value }).trustProxy, is));

for (const value of [
  ...['100', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0.0/1234', '2001:db8::/129'],
  ...['nada', 'nada/8', 'loopback,nada', 'loopback/8', '10.0.0.1,'],
])
  test(`TRUST_PROXY=${value} is refused`, () =>
    refused('TRUST_PROXY', value, 'el número de proxies o una lista de redes, p. ej. 1 o 10.0.0.0/8,loopback'));

test('texts have a default, and are taken without the spaces around them', () => {
  const { host, poweredBy, metricsHost } = readSettings({});
  assert.equal([host, poweredBy, metricsHost], ['0.0.0.0', 'Obrador', '127.0.0.1']);
  const told = readSettings({ HOST: ' ::1 ', POWERED_BY: ' Casa ', METRICS_HOST: ' ::2 ' });
  assert.equal([told.host, told.poweredBy, told.metricsHost], ['::1', 'Casa', '::2']);
});

test('folders: where they are by default, and where the last good definitions are kept', () => {
  const { craftsDir, larderDir, lastGoodDir } = readSettings({});
  assert.equal(
    [craftsDir, larderDir, lastGoodDir],
    ['crafts', 'larder', '.crafts-buenos'].map((one) => resolve(one)),
  );
  const moved = readSettings({ CRAFTS_DIR: '/a/oficios', LARDER_DIR: '/b' });
  assert.equal([moved.craftsDir, moved.larderDir, moved.lastGoodDir], ['/a/oficios', '/b', '/a/.oficios-buenos']);
  assert.is(readSettings({ LAST_GOOD_DIR: 'no' }).lastGoodDir, null);
  assert.is(readSettings({ LAST_GOOD_DIR: 'x/y' }).lastGoodDir, resolve('x/y'));
});

const secrets: [value: string, told: string][] = [
  ['http://user:s3creto@host', 'http://…@host'],
  ['http:user:s3creto@host', 'http:…@host'],
  ['redis//:s3creto@host', 'redis//…@host'],
  ['s3creto@b@host', '…@host'],
];
for (const [value, told] of secrets)
  test(`${value} is told as ${told}`, () =>
    assert.ok(refusalOf({ REDIS_URL: value }).includes(`REDIS_URL=«${told}»: debe`), refusalOf({ REDIS_URL: value })));

test('all that is wrong is said, one to a line', () => {
  const lines = refusalOf({ PORT: 'x', LOG_RECIPES: 'x', LOG_LEVEL: 'x' }).split('\n');
  assert.equal(
    lines.map((line) => line.trim().split('=')[0]),
    ['No se puede arrancar con estos ajustes:', 'PORT', 'LOG_LEVEL', 'LOG_RECIPES'],
  );
});

test.run();
