// The small parts that loading is made of, each by itself: fingerprints, freezing, making in pieces, types on demand, ends of
// ranges, days, and names of files.
import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Row, Sum, TargetFile } from '../../engine/craft.ts';
import { isDay } from '../../engine/day.ts';
import type { Definition, Type } from '../../engine/index.ts';
import type { Selections } from '../../engine/load/figures/selections.ts';
import { Sums } from '../../engine/load/figures/sums.ts';
import { larderHash } from '../../engine/load/file/hash.ts';
import { sha256 } from '../../engine/load/file/sha256.ts';
import { fingerprint } from '../../engine/load/file/texts.ts';
import { deepFreeze } from '../../engine/load/frozen.ts';
import { type CraftTexts, hashOf, isMisnamed, lastStep } from '../../engine/load/index.ts';
import { RowsOnDemand, TypesOnDemand } from '../../engine/load/ondemand.ts';
import { allAtOnce, Pieces } from '../../engine/load/pieces.ts';
import { changesIn, constantOn, dayBefore, entriesOn } from '../../engine/load/written/dates.ts';
import { readBounds } from '../../engine/load/written/entries.ts';

test('the SHA-256 of pages is that of node, whatever the length and the letters', () => {
  const texts = [
    '',
    'abc',
    'áéñ «€» 🍞',
    ...[1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000].map((n) => 'x'.repeat(n)),
  ];
  for (const text of texts)
    assert.is(sha256(text), createHash('sha256').update(text).digest('hex'), `${text.length} letters`);
});

test('a fingerprint is of the texts one by one, in their order', () => {
  assert.is(fingerprint(['a', 'b']), sha256('1:a1:b'));
  const all = [['ab'], ['a', 'b'], ['b', 'a'], ['ab', '']].map(fingerprint);
  assert.is(new Set(all).size, 4);
});

test('a craft is known by its folder, its files, what is misnamed and the larder', () => {
  const hash = (more: Partial<CraftTexts>, larder = 'l'): string =>
    hashOf({ folder: 'crafts/x', texts: new Map([['a.json', '{}']]), ...more }, larder);
  assert.is(hash({}), hash({ folder: 'elsewhere/x' }));
  const others = [
    hash({}),
    hash({}, 'm'),
    hash({ folder: 'crafts/y' }),
    hash({ misnamed: ['b.jsn'] }),
    hash({ texts: new Map([['a.json', '{ }']]) }),
    hash({ texts: new Map([['b.json', '{}']]) }),
    larderHash({ folder: 'larder', texts: new Map([['a.json', '{}']]) }),
  ];
  assert.is(new Set(others).size, others.length);
  assert.is(hash({}), others[0]);
});

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

test('made in pieces: whole when the last is made, once', () => {
  let begun = 0;
  const pieces = new Pieces(function* () {
    begun++;
    yield;
    yield;
    return 'made';
  });
  assert.is(pieces.isWhole, false);
  assert.equal([pieces.advance(), pieces.advance(), pieces.isWhole], [false, false, false]);
  assert.equal([pieces.advance(), pieces.isWhole, pieces.advance()], [true, true, true]);
  assert.equal([pieces.whole(), pieces.whole(), begun], ['made', 'made', 1]);
  const given = Pieces.of(7);
  assert.equal([given.isWhole, given.advance(), given.whole()], [true, true, 7]);
  assert.is(allAtOnce([1, 2][Symbol.iterator]() as unknown as Iterator<unknown, undefined>), undefined);
});

test('what cannot be made says why each time it is asked for, from the beginning', () => {
  let tried = 0;
  const pieces = new Pieces(function* (): Generator<undefined, never> {
    tried++;
    yield;
    throw new Error('no');
  });
  assert.throws(() => pieces.whole(), 'no');
  assert.throws(() => pieces.whole(), 'no');
  assert.equal([tried, pieces.isWhole], [2, false]);
});

test('a type is compiled when it is first asked for', () => {
  const compiled: string[] = [];
  const types = new TypesOnDemand(['a', 'b'], (id) => {
    compiled.push(id);
    return { id } as unknown as Type;
  });
  assert.equal(
    [[...types.keys()], types.size, types.has('b'), types.has('c'), compiled],
    [['a', 'b'], 2, true, false, []],
  );
  const a = types.get('a')!;
  assert.is(types.get('a'), a);
  assert.equal([compiled, types.get('c')], [['a'], undefined]);
  const told: string[] = [];
  types.forEach((type, id, all) => {
    told.push(`${id} ${type.id} ${all === types}`);
  });
  assert.equal(
    [told, compiled],
    [
      ['a a true', 'b b true'],
      ['a', 'b'],
    ],
  );
  assert.equal(
    [...types.values()].map(({ id }) => id),
    ['a', 'b'],
  );
  assert.equal(
    [...types].map(([key, { id }]) => key + id),
    ['aa', 'bb'],
  );
});

test('what a row is in a type is worked out once, and again when there is one more selection or sum', () => {
  const asked: string[] = [];
  const lists = [['todo']];
  const sums: Sum[] = [{ each: (_, line) => line!.values[0]! / 100, selection: -1 }];
  const picks = (id: string | null, groups: readonly string[]): Uint8Array => {
    asked.push(`${id} ${groups}`);
    return Uint8Array.of(1);
  };
  const rowsOf = () => new RowsOnDemand(picks, { lists } as unknown as Selections, sums);
  const rows = rowsOf();
  const [flour, salt] = ['harina', 'sal'].map(
    (id) => ({ id, groups: ['seco'], values: Float64Array.of(40), larder: null }) as unknown as Row,
  ) as [Row, Row];
  assert.equal([...rows.asCatalogued(flour).shares], [0.4]);
  assert.is(rows.asCatalogued(flour).member, rows.memberOf(flour, ['seco', 'catalogado']));
  assert.equal(asked, ['harina seco,catalogado']);
  rows.asCatalogued(salt);
  const next = rowsOf();
  next.carryFrom(rows, (id) => id === 'sal', new Map([['sal', salt]]));
  assert.equal([next.asCatalogued(salt), asked.length], [rows.asCatalogued(salt), 2]);
  assert.is.not(next.asCatalogued(salt).member, rows.asCatalogued(salt).member);
  next.asCatalogued(flour);
  assert.is(asked.length, 3);
  sums.push({ each: null, selection: -1 });
  assert.equal([[...rows.asCatalogued(flour).shares], asked.length], [[0.4, 1], 4]);
  lists.push(['seco']);
  rows.memberOf(flour, ['seco', 'catalogado']);
  assert.is(asked.length, 5);
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
