// What the larder can say of something that has no row in it: which columns a figure adds up, and the columns that follow
// from the others.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLarder } from '../../engine/load/index.ts';
import { larder as texts } from './slips.ts';

const file = texts
  .get('columns.json')!
  .replace(
    '"secos": {',
    '"doble": { "label": "Doble", "formula": "2 * grasa" }, "entero": { "label": "Entero", "formula": "agua + secos" },\n    "secos": {',
  );
const { larder, problems } = loadLarder({ folder: 'larder', texts: new Map(texts).set('columns.json', file) });
const keys = larder.columns.map(({ key }) => key);

test('the larder of these tests is sound', () => assert.equal(problems, []));

const sums: [formula: string, adds: string[] | null][] = [
  ['grasa', ['grasa']],
  ['grasa + lactosa', ['grasa', 'lactosa']],
  ['secos', ['grasa', 'lactosa', 'resto']],
  ['agua + secos', ['agua', 'grasa', 'lactosa', 'resto']],
  ['entero', ['agua', 'grasa', 'lactosa', 'resto']],
  ['grasa - lactosa', null],
  ['2 * grasa', null],
  ['doble', null],
  ['grasa + doble', null],
  ['grasa * lactosa', null],
  ['grasa +', null],
  ['nada', null],
];
for (const [formula, adds] of sums)
  test(`«${formula}» adds up ${adds?.join(', ') ?? 'nothing that can be told'}`, () =>
    assert.equal(larder.makeup.addends(formula)?.map((at) => keys[at]) ?? null, adds));

test('what is not told is water, and the columns that follow are worked out', () => {
  const closed = (told: Record<string, number>): Record<string, number> => {
    const values = Float64Array.from(keys, (key) => told[key] ?? 0);
    return Object.fromEntries([...larder.makeup.closed(values)].map((value, at) => [keys[at]!, value]));
  };
  const part = closed({ agua: 7, grasa: 30, saturadas: 20, resto: 10, secos: 99 });
  assert.equal(part, { agua: 60, grasa: 30, saturadas: 20, lactosa: 0, resto: 10, doble: 60, entero: 100, secos: 40 });
  assert.is(closed({ grasa: 90, resto: 30 }).agua, 0, 'never below nothing');
});

test('where no column is of water, what is told stays', () => {
  const dry = file.replace(', "means": "water"', '').replace(/\n {2}"recipe":.*/, '');
  const { larder: other, problems: wrong } = loadLarder({
    folder: 'larder',
    texts: new Map(texts).set('columns.json', dry),
  });
  assert.equal(wrong, []);
  const values = Float64Array.from(keys, (key) => (key === 'agua' ? 7 : key === 'grasa' ? 30 : 0));
  assert.equal([...other.makeup.closed(values)], [7, 30, 0, 0, 0, 60, 37, 30]);
});

test.run();
