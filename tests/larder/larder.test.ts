// The larder and what the crafts make of it: every ingredient of it is a row of every craft, whole.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileCraft, compileLarder, craftForPage, larderForPage, normalise } from '../../engine/index.ts';
import { readLarder } from '../../engine/load/disk.ts';
import { loadLarder, Report } from '../../engine/load/index.ts';
import { crafts, loaded } from '../loaded.ts';

const { larder } = loaded.larder;

test('it loads without a word', () => assert.equal(loadLarder(readLarder('larder')).problems, []));

for (const craft of crafts)
  test(`${craft.id} can use every ingredient, and what it reads of them is whole`, () => {
    const stored = new Set([...craft.rows.values()].map((row) => row.larder?.id));
    for (const id of larder.rows.keys()) assert.ok(stored.has(id), id);
    const closing = craft.columns.filter(({ closes }) => closes);
    for (const row of craft.rows.values()) {
      assert.ok(row.groups.length > 0, row.id);
      for (const { key, index } of craft.columns)
        assert.ok(
          Number.isFinite(row.values[index]) && row.values[index]! >= -1e-9,
          `${row.id} ${key} ${row.values[index]}`,
        );
      const total = closing.reduce((sum, { index }) => sum + row.values[index]!, 0);
      if (closing.length > 0) assert.ok(Math.abs(total - 100) < 0.5, `${row.id}: ${total}`);
    }
  });

test('the page gets the same larder', () => {
  const again = compileLarder(JSON.parse(JSON.stringify(larderForPage(larder.definition))), new Report(new Map()));
  for (const [id, { values, entry }] of larder.rows) {
    const same = again.rows.get(id)!;
    assert.equal([...same.values], [...values], id);
    // Names that are read alike are sent once.
    const told = ({ label, aliases = [], allergens, density, piece, pieces }: typeof entry) => [
      ...[label, [...new Set([label, ...aliases].map(normalise))], allergens, density],
      ...[piece, pieces],
    ];
    assert.equal(told(same.entry), told(entry));
  }
});

for (const craft of crafts)
  test(`the page gets the same ${craft.id}`, () => {
    const sent = JSON.parse(JSON.stringify(craftForPage(craft.definition)));
    const again = compileCraft(sent, larder, Report.ofTrusted(), null)!;
    assert.is(again.rows.size, craft.rows.size);
    for (const [id, { values, label, groups }] of craft.rows) {
      const same = again.rows.get(id)!;
      assert.equal([same.label, same.groups, ...same.values], [label, groups, ...values], id);
    }
  });

test('whoever says what a piece weighs says where it is from', () => {
  const unsaid = [...larder.rows.values()].filter(
    ({ entry }) => (entry.piece ?? entry.pieces) !== undefined && !/\b(pieza|envase|talla)/.test(entry.source),
  );
  assert.equal(
    unsaid.map(({ id }) => id),
    [],
  );
});

test('what the tables do not settle is told where a technologist looks: on the row', () => {
  for (const id of ['orejon', 'dulce_de_leche', 'pasta_pistacho', 'harina_fuerza', 'miel_azahar', 'limoncello']) {
    const { basis, note = '' } = larder.rows.get(id)!.entry;
    assert.ok(basis === 'memory' || note.includes('Duda: '), id);
  }
});

test.run();
