// What is found for a few letters: words begun, in any order, misspelt; and which comes first.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { searchOf } from '../../engine/index.ts';

type Searched = Parameters<typeof searchOf>[0][number];

const row = (label: string, more: Partial<Searched> = {}): Searched => ({ label, aliases: [], ...more });
const found = (rows: Searched[], typed: string, most = 9): string[] =>
  searchOf(rows)(typed, most).map(({ row: { label }, alias }) => (alias === null ? label : `${label} (${alias})`));

const things = [
  row('Otra cosa'),
  row('Cosaco'),
  row('Cosa nueva'),
  row('Cosa roja', { aliases: ['bermeja'] }),
  row('Cosa'),
  row('Rueda de la cosa'),
  row('Caballo de cartón'),
];
const searched: [typed: string, found: string[]][] = [
  ['', []],
  ['¿?', []],
  ['c', ['Cosa', 'Cosaco', 'Cosa roja', 'Cosa nueva', 'Caballo de cartón']],
  ['CO', ['Cosa', 'Cosaco', 'Cosa roja', 'Cosa nueva']],
  ['ro', []],
  ['roj', ['Cosa roja']],
  ['cosa', ['Cosa', 'Cosa roja', 'Cosa nueva', 'Cosaco', 'Otra cosa', 'Rueda de la cosa']],

  ['berm', ['Cosa roja (bermeja)']],
  ['roja cosa', ['Cosa roja']],
  ['cos roj', ['Cosa roja']],
  ['cosa verde', []],
  ['rueda cos', ['Rueda de la cosa']],
  ['cavallo', ['Caballo de cartón']],
  ['cavallo cart', ['Caballo de cartón']],
  ['zzz', []],
];
for (const [typed, wanted] of searched) test(`searched «${typed}»`, () => assert.equal(found(things, typed), wanted));

test('no more are given than were asked for', () => assert.equal(found(things, 'cosa', 2), ['Cosa', 'Cosa roja']));

const before: [why: string, typed: string, rows: Searched[], first: string][] = [
  [
    'the name itself, though three recipes use the longer',
    'cosa',
    [row('Cosa roja', { uses: 3 }), row('Cosa')],
    'Cosa',
  ],
  ['what four recipes use', 'cosa', [row('Cosa roja', { uses: 4 }), row('Cosa')], 'Cosa roja'],
  [
    'a label, though one recipe uses the other by its alias',
    'cosa',
    [row('Rueda', { aliases: ['cosa fina'], uses: 1 }), row('Cosa roja')],
    'Cosa roja',
  ],
  [
    'what two recipes use, by its alias',
    'cosa',
    [row('Cosa roja'), row('Rueda', { aliases: ['cosa fina'], uses: 2 })],
    'Rueda (cosa fina)',
  ],
  [
    'an alias that recipes say is as good as a label',
    'cosa',
    [row('Cosa roja'), row('Rueda', { aliases: ['Cosa fi'], called: new Set(['cosa fi']) })],
    'Rueda (Cosa fi)',
  ],
  ['an alias that none says is not', 'cosa', [row('Rueda', { aliases: ['cosa fi'] }), row('Cosa roja')], 'Cosa roja'],
  [
    'of two alike, the one with more names',
    'cosa',
    [row('Cosa azul'), row('Cosa rosa', { aliases: ['x'] })],
    'Cosa rosa',
  ],
  [
    'twenty names are as many as any',
    'cosa',
    [
      row('Cosa rosa', { aliases: Array.from({ length: 22 }, () => 'x') }),
      row('Cosa azul', { aliases: Array.from({ length: 20 }, () => 'x') }),
    ],
    'Cosa azul',
  ],
  ['of two alike, by the alphabet', 'cosa', [row('Cosa rosa'), row('Cosa azul')], 'Cosa azul'],
  ['the shorter', 'cosa', [row('Cosa blanca'), row('Cosa verde')], 'Cosa verde'],
  ['a word by itself before one that goes on', 'cosa', [row('Cosas'), row('Cosa violeta')], 'Cosa violeta'],
  [
    'what begins so, small words left out',
    'cosa tal',
    [row('Tal otra cosa tal'), row('Cosa de la tal')],
    'Cosa de la tal',
  ],
  [
    'words together before words apart',
    'rueda roja',
    [row('Roja o rueda'), row('La rueda roja y tal')],
    'La rueda roja y tal',
  ],
  ['by its best name', 'cosa', [row('Cosaquita', { aliases: ['una cosa', 'cosa'] })], 'Cosaquita (cosa)'],
];
for (const [why, typed, rows, first] of before)
  test(`first comes ${why}`, () => {
    assert.is(found(rows, typed)[0], first);
    assert.is(found(rows.toReversed(), typed)[0], first);
  });

test.run();
