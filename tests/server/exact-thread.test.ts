// The threads themselves, run within the test: what a heavy one and a prover answer, and how the proving is shared out.
import { EventEmitter } from 'node:events';
import fs, { rmSync } from 'node:fs';
import os from 'node:os';
import threads from 'node:worker_threads';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CraftTexts } from '../../engine/load/index.ts';
import { prove } from '../../server/definitions/prove.ts';
import type { Proof, ProverTask } from '../../server/definitions/prover.ts';
import { createProvers } from '../../server/definitions/provers.ts';
import { textsIn } from '../../server/definitions/texts.ts';
import type { Report, Task } from '../../server/heavy/thread.ts';
import { instead, insteadIn } from './instead.ts';
import { craftFile, folderWithInvented, writeInvented } from './invented.ts';
import { ticking } from './ticking.ts';

class Port extends EventEmitter {
  said: unknown[] = [];
  postMessage(message: unknown): void {
    this.said.push(message);
  }
}
class Started extends EventEmitter {
  static all: Started[] = [];
  tasks: ProverTask[] = [];
  isHolding = true;
  constructor(readonly source: string) {
    super();
    Started.all.push(this);
  }
  unref(): void {
    this.isHolding = false;
  }
  postMessage(task: ProverTask): void {
    this.tasks.push(task);
  }
}

const heavyPort = new Port();
const proverPort = new Port();
const priorities: unknown[] = [];
const site = { service: 'Obrador', poweredBy: 'Casa', docsUrl: '', publicUrl: '' };
insteadIn(test, os, {
  setPriority: (...given: unknown[]) => void priorities.push(given),
  availableParallelism: () => 8,
});
insteadIn(test, threads, { parentPort: heavyPort, workerData: { site, budgetMs: 60 }, Worker: Started });
test.before(async () => void (await import('../../server/heavy/thread.ts')));
test.after(() => rmSync(craftsDir, { recursive: true, force: true }));

const craftsDir = folderWithInvented(false);
const folders = { craftsDir, larderDir: '/no/hay' };
const { packed } = prove(folders);
writeInvented(craftsDir, { 'craft.json': { ...craftFile, label: 'Nueva' } });
const newer = prove(folders).packed;
writeInvented(craftsDir, { 'craft.json': { ...craftFile, label: 'Otra' } });
const newest = prove(folders).packed;

const told = (order: object): Report => {
  heavyPort.said.length = 0;
  heavyPort.emit('message', order);
  assert.is(heavyPort.said.length, 1);
  return heavyPort.said[0] as Report;
};
const task = (more: Partial<Task> = {}): Task => ({
  ...{ kind: 'balance', version: packed.version, craft: 'limonada', today: '2026-01-01' },
  ...{ body: craftFile.manifest.bodyExample, ...more },
});
const answerOf = (report: Report): Record<string, unknown> => {
  assert.ok('answer' in report, JSON.stringify(report));
  assert.ok(report.milliseconds >= 0);
  return JSON.parse(report.answer);
};

test('a heavy thread gives way to the others, and without definitions fails in words', () => {
  assert.equal(priorities, [[0, 10]]);
  const report = told(task());
  assert.match((report as { failed: string }).failed, new RegExp(`^Error: no craft limonada in ${packed.version}\\n`));
});

test('it learns what it is handed, and answers by the kind of the job', () =>
  ticking(() => {
    assert.equal(told({ packed }), { ready: packed.version });
    const balance = answerOf(told(task()));
    assert.equal([balance.status, balance.poweredBy, 'explain' in balance], ['ok', 'Casa', false]);
    assert.ok('explain' in answerOf(told(task({ kind: 'explain' }))));
  }));

test('what a recipe is refused for comes back as it was said', () =>
  ticking(() => {
    const refused = told(task({ body: { ingredients: [] } })) as { refused: string; supported?: unknown };
    assert.ok(refused.refused.length > 0);
    assert.is('supported' in refused, false);
    assert.match((told(task({ craft: 'otro' })) as { failed: string }).failed, /^Error: no craft otro/);
  }));

test('the last two versions are kept; one that is older is answered by the newest', () =>
  ticking(() => {
    const labelOf = (version: string): unknown => answerOf(told(task({ version, kind: 'explain' }))).status;
    told({ packed: newer });
    assert.equal([packed.version, newer.version].map(labelOf), ['ok', 'ok']);
    told({ packed: newest });
    assert.is(labelOf(packed.version), 'ok');
  }));

test('a prover proves its share, and takes the rest as proven', async () => {
  const restore = instead(threads, { parentPort: proverPort });
  await import('../../server/definitions/prover.ts');
  const dir = folderWithInvented(false);
  try {
    const prover = (share: readonly string[]): Proof => {
      proverPort.said.length = 0;
      const texts = textsIn({ craftsDir: dir, larderDir: '/no/hay' });
      const mine = new Set(
        texts.map(({ folder }) => folder).filter((folder) => share.some((name) => folder.endsWith(name))),
      );
      proverPort.emit('message', { number: 7, texts, share: mine });
      return proverPort.said[0] as Proof;
    };
    assert.equal(prover(['limonada']), { number: 7, fault: null });
    const wrong = {
      label: 'x',
      ranges: {},
      examples: [{ name: 'x', recipe: { Agua: 1 }, expect: { verdict: 'equilibrada' } }],
    };
    const file = { ...craftFile, id: 'mala', path: '/api/balance/mala', defaultType: 'clasica' };
    writeInvented(dir, { 'craft.json': file, 'types/clasica.json': wrong }, 'mala');
    assert.is(prover(['limonada']).fault, null);
    assert.ok(prover(['mala']).fault);
    assert.is(prover([]).fault, null);
    writeInvented(dir, { 'craft.json': { ...file, path: '/healthz' } }, 'mala');
    assert.match(prover(['limonada', 'mala']).fault!, /healthz/);
    fs.writeFileSync(`${dir}/mala/craft.json`, '{');
    assert.ok(prover(['limonada']).fault);
  } finally {
    restore();
    rmSync(dir, { recursive: true, force: true });
  }
});

const textOf = (folder: string, ...sizes: number[]): CraftTexts =>
  ({ folder, texts: new Map(sizes.map((size, index) => [`${index}`, 'x'.repeat(size)])) }) as unknown as CraftTexts;
const sharesOf = (...texts: CraftTexts[]): string[] => {
  Started.all = [];
  void createProvers()(texts);
  return Started.all.map(({ tasks: [first] }) => [...first!.share].join());
};

test('the work is shared by two, about as much text for each, the largest first', () => {
  assert.equal(sharesOf(textOf('a', 1), textOf('b', 5), textOf('c', 3), textOf('d', 1, 1)), ['b,a', 'c,d']);
  assert.equal(sharesOf(textOf('a', 4), textOf('b', 4), textOf('c', 4)), ['a,c', 'b']);
  assert.equal(sharesOf(textOf('a', 4)), ['a', '']);
  assert.equal(sharesOf(textOf('a', 9), textOf('b', 2, 3), textOf('c', 4), textOf('d', 1)), ['a,d', 'b,c']);
});

test('each is asked by number, and what both say is said once', async () => {
  Started.all = [];
  const proven = createProvers();
  const first = proven([textOf('a', 1)]);
  const second = proven([textOf('a', 1)]);
  const [one, two] = Started.all;
  assert.equal([Started.all.length, one!.isHolding], [2, false]);
  assert.equal(
    one!.tasks.map(({ number }) => number),
    [1, 2],
  );
  const say = (from: Started, number: number, fault: string | null): boolean => from.emit('message', { number, fault });
  say(one!, 2, null);
  say(two!, 2, null);
  say(one!, 9, 'nobody asked');
  say(one!, 1, 'the same');
  say(two!, 1, 'the same');
  assert.equal([await first, await second], ['the same', null]);
  const third = proven([textOf('a', 1)]);
  say(one!, 3, 'one');
  say(two!, 3, 'two');
  assert.is(await third, 'one\ntwo');
});

test('one that falls says so to whoever waits, and another takes its place', async () => {
  Started.all = [];
  const proven = createProvers();
  const first = proven([textOf('a', 1)]);
  for (const one of [...Started.all]) {
    one.emit('error', new Error('memory'));
    one.emit('exit');
  }
  assert.is(await first, 'No se han podido comprobar las definiciones: memory');
  void proven([textOf('a', 1)]);
  assert.is(Started.all.length, 4);
  assert.equal(
    Started.all.map(({ tasks }) => tasks.length),
    [1, 1, 1, 1],
  );
});

test.run();
