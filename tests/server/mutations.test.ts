// Definition files changed at random by the thousand: loading gives errors in words or a craft, never an exception.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCraft, report } from '../../engine/load/index.ts';
import { broken, garbled } from './generators.ts';
import { folderWithInvented } from './invented.ts';

const runs = Number(process.env.FUZZ_DEFINITIONS ?? 800);
// The suite tries the same every time; FUZZ_SEED=… looks elsewhere.
const seed = Number(process.env.FUZZ_SEED ?? 20261115);
const dir = folderWithInvented(false);
const folder = join(dir, 'limonada');
const texts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')] as const),
);
rmSync(dir, { recursive: true });

test('the craft as it is loads without a word', () => {
  const { craft, problems } = loadCraft({ folder, texts });
  assert.equal(
    problems.filter(({ severity }) => severity === 'error'),
    [],
  );
  assert.ok(craft);
});

test(`${runs} changed definitions`, () => {
  let refused = 0;
  const change = fc.constantFrom(...texts.keys()).chain((file) => {
    const value = fc.constant(JSON.parse(texts.get(file)!));
    const text = fc.oneof(
      { weight: 4, arbitrary: broken(value).map((one) => JSON.stringify(one) ?? '') },
      { weight: 1, arbitrary: garbled(value) },
    );
    return fc.tuple(fc.constant(file), text);
  });
  for (const [file, text] of fc.sample(change, { numRuns: runs, seed })) {
    const about = `FUZZ_SEED=${seed} ${file}\n${text}`;
    let outcome: ReturnType<typeof loadCraft>;
    try {
      outcome = loadCraft({ folder, texts: new Map([...texts, [file, text]]) });
    } catch (error) {
      throw new Error(`${(error as Error).stack}\n${about}`);
    }
    const errors = outcome.problems.filter(({ severity }) => severity === 'error');
    assert.is(outcome.craft === null, errors.length > 0, about);
    if (errors.length === 0) continue;
    refused++;
    assert.match(report(errors), /limonada/);
    for (const { message, line, column } of errors) {
      assert.ok(message.length > 5 && line >= 1 && column >= 1, `${message}\n${about}`);
      assert.not.match(message.replace(/«[^»]*»/g, ''), /undefined|\[object|NaN|TypeError|Cannot read/, about);
    }
  }
  assert.ok(refused > runs / 4, `${refused} refused`);
});

test.run();
