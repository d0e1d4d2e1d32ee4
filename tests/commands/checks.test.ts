// Each check of the food: silent on a sound craft, and telling on the sample that it brings itself.
import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shelfOf, spoiled, spoiledLarder } from '../../commands/checks/sample.ts';
import type { Head } from '../../engine/model/craft.ts';
import { checks, larderChecks } from '../../workshop/checks/index.ts';

for (const { name, sample, run } of checks) {
  test(`${name}: silent where nothing is wrong`, () => {
    const shelf = shelfOf(() => {});
    run(shelf);
    assert.equal(shelf.report.problems, []);
  });

  test(`${name}: tells its own sample, in its place`, () => {
    const [problem, ...more] = spoiled({ name, sample, run });
    assert.is(more.length, 0, more.map(({ message }) => message).join('\n'));
    assert.ok(problem, 'it says nothing');
    assert.is(problem.severity, 'warning');
    assert.ok(problem.excerpt !== '' && problem.line > 1, problem.message);
  });
}

for (const { name, sample, run } of larderChecks) {
  test(`${name}: tells its own sample, in its place, and nothing of the larder as it is`, () => {
    const [problem, ...more] = spoiledLarder({ sample, run });
    assert.is(more.length, 0, more.map(({ message }) => message).join('\n'));
    assert.ok(problem, 'it says nothing');
    assert.is(problem.severity, 'warning');
    assert.ok(problem.excerpt !== '' && problem.line > 1, problem.message);
    assert.equal(spoiledLarder({ sample: () => {}, run }), []);
  });
}

test('movimiento_util: also tells a move that changes nothing', () => {
  const moving = checks.find(({ name }) => name === 'movimiento_util')!;
  const shelf = shelfOf(({ messages }) => {
    (messages['azucares.alto'] as Head).try = [{ change: { agua: 1e-12 } }];
  });
  moving.run(shelf);
  assert.equal(
    shelf.report.problems.map(({ message }) => message),
    ['Este movimiento no cambia el parámetro «Azúcares» en ninguna receta de ejemplo.'],
  );
});

test('movimiento_util: also tells a lever that keeps what it is to move', () => {
  const moving = checks.find(({ name }) => name === 'movimiento_util')!;
  const shelf = shelfOf(({ messages }) => {
    (messages['azucares.alto'] as Head).try = [{ swap: ['azucar', 'mantequilla'], keeping: 'azucares' }];
  });
  moving.run(shelf);
  assert.equal(
    shelf.report.problems.map(({ message }) => message),
    ['Esta palanca tendría que mover «Azúcares», y lo deja como está: mira qué se conserva en «keeping».'],
  );
});

test('each is in the file of its name, and every such file is in the list', () => {
  const files = readdirSync('workshop/checks').filter((file) => file !== 'index.ts' && file !== 'shared');
  assert.equal([...checks, ...larderChecks].map(({ name }) => `${name}.ts`).toSorted(), files.toSorted());
});

test.run();
