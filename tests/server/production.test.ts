// The examples of docs/produccion.md are run, not believed: the reverse proxy, the unit, the table of settings.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stopUnderLoad } from '../../bench/stops.ts';
import { readSettings } from '../../server/settings.ts';
import { craftFile } from './invented.ts';
import { isCut, nginxBefore } from './nginx.ts';
import { command, start } from './running.ts';

const body = JSON.stringify(craftFile.manifest.bodyExample);
const guide = readFileSync('docs/produccion.md', 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';

function missing(program: string, ...args: string[]): boolean {
  if (spawnSync(program, args).status === 0) return false;
  if (process.env.REQUIRE_ALL === '1') throw new Error(`${program} is missing and REQUIRE_ALL=1`);
  console.log(`SALTADO: no hay ${program}; su ejemplo de docs/produccion.md no se ha probado`);
  return true;
}

if (!missing('nginx', '-v')) {
  test('behind the nginx of the guide each client has its own budget, and forging an address gives no other', async () => {
    const server = await start({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '3' });
    const proxy = await nginxBefore(server.port);
    const url = `${proxy.url}/api/balance`;
    try {
      const milk = JSON.stringify({ ingredients: [{ name: 'Leche entera', grams: 1 }] });
      const statuses: number[] = [];
      for (let index = 0; index < 5; index++) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` };
        const response = await fetch(url, { method: 'POST', body: milk, headers });
        statuses.push(response.status);
        assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f]{32}$/);
      }
      assert.equal(statuses, [200, 200, 200, 429, 429]);
    } finally {
      await proxy.end();
      await server.stop();
    }
  });

  test('behind the nginx of the guide no request is lost when the service is stopped under load', async () => {
    const server = await command({ DRAIN_SECONDS: '3', TRUST_PROXY: '1' });
    const proxy = await nginxBefore(server.port);
    try {
      const seen = await stopUnderLoad(`${proxy.url}/api/balance/limonada`, body, 8, () =>
        server.process.kill('SIGTERM'),
      );
      assert.equal({ lost: seen.lost, other: seen.other }, { lost: 0, other: 0 });
      assert.equal(await server.ended, [0, null]);
      assert.equal(proxy.complaints().filter(isCut), [], 'all it complains of is that the door is shut');
    } finally {
      await proxy.end();
    }
  });
}

if (!missing('systemd-analyze', '--version')) {
  test('the unit of the guide is one systemd understands, and its settings are ours', () => {
    const unit = block('ini');
    const dir = mkdtempSync(join(tmpdir(), 'unit-'));
    const file = join(dir, 'obrador.service');
    writeFileSync(file, unit);
    const { stderr, stdout } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    rmSync(dir, { recursive: true });
    const complaints = (stderr + stdout).split('\n').filter((line) => line.includes('obrador.service'));
    assert.equal(complaints, []);
    const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap((match) =>
      match[1]!.split(' ').map((pair) => pair.split('=') as [string, string]),
    );
    const read = readSettings(Object.fromEntries(settings));
    assert.is(read.workers, 2);
    assert.is(read.trustProxy, 1);
  });
}

test('the table of settings names all there are, and no other', () => {
  const source = readFileSync('server/settings.ts', 'utf8');
  const known = new Set([...source.matchAll(/'([A-Z][A-Z_]{3,})'/g)].map((match) => match[1]!));
  const table = guide.slice(guide.indexOf('## Ajustes'));
  const told = new Set([...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]!));
  assert.equal([...told].sort(), [...known].sort());
});

test.run();
