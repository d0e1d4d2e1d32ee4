// The small parts that loading is made of, each by itself: freezing, ends of ranges, days, and names of files.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isDay } from '../../engine/day.ts';
import type { Definition } from '../../engine/index.ts';
import { Sums } from '../../engine/load/figures/sums.ts';
import { deepFreeze } from '../../engine/load/frozen.ts';
import { isMisnamed, lastStep } from '../../engine/load/index.ts';
import { changesIn, constantOn, dayBefore, entriesOn } from '../../engine/load/written/dates.ts';
import { readBounds } from '../../engine/load/written/entries.ts';
import type { TargetFile } from '../../engine/model/craft.ts';

test('objects are frozen at any depth, in lists and maps too; lists, maps and arrays of figures are not', () => {
  const inner = { a: 1 };
  const list = [inner];
  const map = new Map([['k', { b: 2 }]]);
  const round: Record<string, unknown> = {
    list,
    map,
    set: new Set([1]),
    figures: new Float64Array(2),
    by: /x/,
    none: null,
  };
  round.self = round;
  assert.is(deepFreeze(round), round);
  const frozen = (value: unknown): boolean => Object.isFrozen(value);
  assert.ok(frozen(round) && frozen(inner) && frozen(map.get('k')));
  assert.equal([list, map, round.set, round.by].map(frozen), [false, false, false, false]);
  list.push({ a: 2 });
  (round.figures as Float64Array)[0] = 3;
  assert.is(deepFreeze('text'), 'text');
  assert.is(deepFreeze(null), null);
  // What is frozen already is not gone into: somebody did that before.
  const within = { c: 3 };
  deepFreeze(Object.freeze({ within }));
  assert.is(frozen(within), false);
});

test('an end that is not included ends where the last decimal does', () => {
  const table: [bounds: Parameters<typeof readBounds>[0], decimals: number, range: (number | null)[]][] = [
    ['<60', 1, [null, 59.9]],
    ['<= 60', 1, [null, 60]],
    [' > 60 ', 2, [60.01, null]],
    ['>=-1.5', 2, [-1.5, null]],
    ['<0.3', 0, [null, -0.7]],
    ['<60.0000004', 0, [null, 59]],
    ['<=0.000004', 0, [null, 0.000004]],
    [[1, null], 2, [1, null]],
  ];
  for (const [bounds, decimals, range] of table) assert.equal(readBounds(bounds, decimals), range, String(bounds));
});

test('days of the calendar, and the day before', () => {
  const days = ['2026-06-14', '2024-02-29', '2026-02-29', '2026-6-14', '14-06-2026', '2026-13-01', 'x2026-06-14', ''];
  assert.equal(days.map(isDay), [true, true, false, false, false, false, false, false]);
  assert.equal(['2026-03-01', '2026-01-01', 'nunca'].map(dayBefore), ['2026-02-28', '2025-12-31', 'nunca']);
});

const dated = {
  params: { constants: { a: 1, b: { value: 1, since: [{ from: '2027-01-01', value: 2 }] }, c: { value: 3 }, d: null } },
  types: {
    x: {
      ranges: { p: { range: [1, 2], from: '2025-01-01', since: [{ from: '2026-01-01', range: [1, 3] }] } },
      variants: [{ limits: { q: { range: [0, 1], from: '2024-01-01' } }, constants: { e: { value: 1, since: [] } } }],
    },
  },
} as unknown as Definition;

test('every day on which something changes, in order', () =>
  assert.equal(changesIn(dated), ['2024-01-01', '2025-01-01', '2026-01-01', '2027-01-01']));

test('what is in force on a day, from the day itself', () => {
  const p = {
    ...{ range: [1, 2], minimum: 'm', source: 's', from: '2025-01-01' },
    since: [
      { from: '2026-01-01', range: [1, 3] },
      { from: '2027-01-01', range: [1, 4], minimum: 'n' },
    ],
  } as unknown as TargetFile;
  const on = (day: string | null) => entriesOn({ p }, day).p;
  assert.is(on('2024-12-31'), undefined);
  assert.equal(on('2025-01-01'), { range: [1, 2], minimum: 'm', source: 's' });
  const [second, third] = [on('2026-12-31')!, on(null)!];
  assert.equal([second.range, second.minimum, second.source], [[1, 3], undefined, 's']);
  assert.equal([third.range, third.minimum, 'from' in third, 'since' in third], [[1, 4], 'n', false, false]);
  const constant: Parameters<typeof constantOn>[0] = { value: 1, since: [{ from: '2026-01-01', value: 2 }] };
  assert.equal(
    [constantOn(constant, '2025-12-31'), constantOn(constant, '2026-01-01'), constantOn(constant, null)],
    [{ value: 1 }, { value: 2 }, { value: 2 }],
  );
  assert.equal([constantOn(5, null), constantOn(null, null)], [5, null]);
});

test('names of files that were meant to be read, and the last step of a folder', () => {
  const misnamed = ['a.json.txt', 'a.JSON', 'a.jsn', 'a.json.json', 'a.json.bak.json', 'a.Json'];
  const others = ['a.json', 'a.txt', 'a.json.bak', 'ajsn', 'a.jsn.md'];
  assert.equal(
    misnamed.filter((name) => !isMisnamed(name)),
    [],
  );
  assert.equal(others.filter(isMisnamed), []);
  assert.equal(['crafts/x', 'c:\\crafts\\y', 'z'].map(lastStep), ['x', 'y', 'z']);
});

test('a sum that several formulas read has one number', () => {
  const sums = new Sums();
  const each = () => 1;
  const numbers = [0, 1, 0].map((selection) => sums.number({ each, selection }, 'a'));
  assert.equal([numbers, sums.number({ each, selection: 0 }, 'b'), sums.list.length], [[0, 1, 0], 2, 3]);
  assert.equal(sums.list[1], { each, selection: 1 });
});

test.run();
