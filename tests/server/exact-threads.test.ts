// What runs in threads of its own: what a job answers by its kind, its processor time, the turns of a batch, and what the
// build proved.
import fs, { rmSync } from 'node:fs';
import os from 'node:os';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fingerprintsOf } from '../../engine/load/index.ts';
import { inTurn } from '../../server/batch.ts';
import { openBuilt, provenByBuild } from '../../server/definitions/built.ts';
import { prove } from '../../server/definitions/prove.ts';
import { textsIn } from '../../server/definitions/texts.ts';
import { budgetOf } from '../../server/heavy/budget.ts';
import { pathsOf } from '../../server/paths.ts';
import { siteOf } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import { instead } from './instead.ts';
import { folderWithInvented } from './invented.ts';

/** Runs with these functions of a module of node’s own in the place of the real ones. */
function replacing<M extends object>(module: M, changed: Partial<Record<keyof M, unknown>>, use: () => void): void {
  const restore = instead(module, changed);
  try {
    use();
  } finally {
    restore();
  }
}

test('a budget looks at the clock until it is due, then at the processor each five milliseconds', () => {
  const { now } = performance;
  let clock = 1000;
  let processor = 50e6;
  let looks = 0;
  performance.now = () => clock;
  const readFileSync = (path: string, coding: string): string => {
    assert.equal([path, coding], ['/proc/thread-self/schedstat', 'latin1']);
    looks++;
    return `${processor} 7 8\n`;
  };
  try {
    replacing(fs, { readFileSync }, () => {
      const { spent, used } = budgetOf(20);
      looks = 0;
      clock = 1019.9;
      processor = 90e6;
      assert.equal([spent(), looks], [false, 0]);
      clock = 1020;
      processor = 69.9e6;
      assert.equal([spent(), looks], [false, 1]);
      clock = 1024.9;
      processor = 70e6;
      assert.equal([spent(), looks], [false, 1]);
      clock = 1025;
      assert.equal([spent(), looks], [true, 2]);
      assert.is(used(), 20);
      processor = 52.5e6;
      assert.is(used(), 2.5);
    });
    const failing = (): never => {
      throw new Error('no such file');
    };
    replacing(fs, { readFileSync: failing }, () => {
      clock = 0;
      const { spent, used } = budgetOf(20);
      clock = 19;
      assert.equal([spent(), used()], [false, 19]);
      clock = 20;
      assert.equal([spent(), used()], [true, 20]);
    });
  } finally {
    performance.now = now;
  }
});

const nextTurn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

/** The names of those that went on in each turn, when each takes so long on the clock. */
async function turns(names: readonly string[], eachMs: number): Promise<string[]> {
  const { now } = performance;
  let clock = 0;
  performance.now = () => clock;
  const seen: string[] = [];
  let gone = 0;
  try {
    for (const name of names)
      inTurn(name[0]!, () => {
        clock += eachMs;
        gone++;
        seen[seen.length - 1] += name;
      });
    while (gone < names.length) {
      seen.push('');
      await nextTurn();
    }
  } finally {
    performance.now = now;
  }
  return seen;
}

test('a batch ends after more than ten milliseconds, or thirty-two', async () => {
  assert.equal(await turns(['a', 'a', 'a', 'a'], 5), ['aaa', 'a']);
  assert.equal(await turns(['a', 'a', 'a'], 5.1), ['aa', 'a']);
  assert.equal(
    (await turns(new Array<string>(33).fill('a'), 0)).map((one) => one.length),
    [32, 1],
  );
  assert.equal(await turns(['a', 'a', 'b', 'a', 'c', 'b'], 0), ['abcaba']);
});

test('one asked for from within goes last of its batch, or in the next turn', async () => {
  const seen: string[] = [];
  inTurn('a', () => {
    seen.push('a1');
    inTurn('a', () => void seen.push('a3'));
  });
  inTurn('a', () => void seen.push('a2'));
  await nextTurn();
  assert.equal(seen, ['a1', 'a2', 'a3']);
  await nextTurn();
  inTurn('a', () => void seen.push('a4'));
  await nextTurn();
  assert.is(seen.at(-1), 'a4');
});

const craftsDir = folderWithInvented(false);
const folders = { craftsDir, larderDir: '/no/hay' };
const { loaded, packed } = prove(folders);
test.after(() => rmSync(craftsDir, { recursive: true, force: true }));

/** As if the build had left these fingerprints. */
const proven = (hashes: readonly string[], use: () => void): void => {
  const { existsSync, readFileSync } = fs;
  const isRecord = (path: unknown): boolean => String(path).endsWith('proven.json');
  replacing(
    fs,
    {
      existsSync: (path: string) => isRecord(path) || existsSync(path),
      readFileSync: (path: string, coding: 'utf8') =>
        isRecord(path) ? JSON.stringify(hashes) : readFileSync(path, coding),
    },
    use,
  );
};

test('what the build proved is trusted by its fingerprint, if all of it is there', () => {
  const hashes = fingerprintsOf(textsIn(folders));
  proven(hashes, () => {
    assert.is(provenByBuild()(hashes[0]!), true);
    assert.is(provenByBuild()('otra'), false);
    const built = openBuilt(folders)!;
    assert.equal([built.loaded.version, built.packed], [loaded.version, packed]);
    assert.is(openBuilt({ craftsDir: '/no/hay', larderDir: '/no/hay' }), null);
    assert.is(openBuilt({ craftsDir: `${os.tmpdir()}/../proc/self/fdinfo`, larderDir: '/no/hay' }), null);
  });
  proven(hashes.slice(1), () => assert.is(openBuilt(folders), null));
  assert.is(openBuilt(folders), null);
});

test('two things that want one path are refused', () => {
  const offer = { id: 'a', path: '/api/balance/a', labels: true, adjusts: true };
  const taken = (...offers: object[]): string[] => [...pathsOf(offers as never)].slice(9);
  assert.equal(taken(offer), ['/api/crafts/a', '/api/balance/a', '/api/label/a', '/api/adjust/a']);
  assert.equal(taken({ ...offer, labels: false, adjusts: false }), ['/api/crafts/a', '/api/balance/a']);
  assert.equal(taken({ ...offer, path: '/api' }), ['/api/crafts/a', '/api', '/api/label', '/api/adjust']);
  const other = { ...offer, id: 'b' };
  assert.throws(
    () => taken(offer, other),
    /^Dos cosas distintas quieren el camino \/api\/balance\/a: cambia «path» en craft.json$/,
  );
  assert.throws(() => taken({ ...offer, path: '/healthz' }), /camino \/healthz/);
});

test('the site: its own address where it has one, and its documents', () => {
  const told = (env: Record<string, string>) => siteOf(readSettings(env));
  assert.equal(told({ PORT: '81' }), {
    ...{ service: 'Obrador', poweredBy: 'Obrador' },
    ...{ publicUrl: 'http://localhost:81', docsUrl: 'http://localhost:81/docs' },
  });
  assert.equal(told({ PUBLIC_URL: 'https://x', DOCS_URL: 'https://y' }).docsUrl, 'https://y');
});

test.run();
