// What is found for a few letters, what is asked about what nobody knows, what is commonest, and what things cost and weigh.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, priceColumn, priceOf, searchOf, usesOf } from '../../engine/index.ts';
import { physicsOf } from '../../engine/larder/physics.ts';
import type { Searched } from '../../engine/larder/search.ts';
import type { Mix } from '../../engine/read/compose.ts';
import { askedFirst, isLookedUp, isUnknown, nearestTo, unknownIn } from '../../engine/reckon/unknown.ts';

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

/** It says of every name what is near it: itself, with a number. */
const asked = (share: number, most: number): Craft =>
  ({
    unknown: { share: { code: () => share }, most },
    recognise: (name: string) => ({
      near: () => (name === 'nada' ? [] : [1, 2, 3, 4].map((number) => ({ label: `${name} ${number}` }))),
    }),
  }) as unknown as Craft;
const mixOf = (craft: Craft | object, lines: object[]): Mix =>
  ({ craft, type: { plan: { numbers: [] } }, lines, inputs: new Map() }) as unknown as Mix;
const line = (name: string, isKnown: boolean) => ({
  ...{ name, grams: 10, row: isKnown ? { id: name } : null, groups: isKnown ? ['x'] : ['desconocido'] },
});

test('a share over what the craft bears is told with its names', () => {
  const lines = [line('a', false), line('b', true), line('c', false)];
  assert.equal(unknownIn(mixOf(asked(5.1, 5), lines)), { share: 5.1, names: ['a', 'c'] });
  assert.is(unknownIn(mixOf(asked(5, 5), lines)), null);
  assert.is(unknownIn(mixOf(asked(50, 5), [line('b', true)])), null);
  assert.is(unknownIn(mixOf({ ...asked(50, 5), unknown: null }, lines)), null);
  const none = { ...asked(5, 0), unknown: { share: { code: () => null }, most: 0 } };
  assert.is(unknownIn(mixOf(none, lines)), null);
  assert.equal([isUnknown({ groups: ['desconocido'] }), isUnknown({ groups: ['x'] })], [true, false]);
});

const close = 'Escríbelo de otra manera o indica su composición.';
const closeAll = 'Escríbelos de otra manera o indica su composición.';
const first: [names: string[], says: string][] = [
  [['nada'], `Primero hay que saber qué es «nada»: no está en la despensa y pesa el 12,3 % de la receta. ${close}`],
  [
    ['a'],
    `Primero hay que saber qué es «a»: no está en la despensa y pesa el 12,3 % de la receta. ¿Querías decir «a 1», «a 2» o «a 3»? ${close}`,
  ],
  [
    ['a', 'b', 'c'],
    `Primero hay que saber qué son «a», «b» y «c»: no están en la despensa y pesan el 12,3 % de la receta. ¿Querías decir «a 1», «b 1» o «c 1»? ${closeAll}`,
  ],
  [
    ['a', 'nada', 'nada', 'd', 'e'],
    `Primero hay que saber qué son «a», «nada», «nada» y 2 más: no están en la despensa y pesan el 12,3 % de la receta. ¿Querías decir «a 1»? ${closeAll}`,
  ],
];
for (const [names, says] of first)
  test(`what is asked first of [${names}]`, () => assert.is(askedFirst(asked(0, 0), { share: 12.34, names }), says));

test('what names are most like', () => {
  assert.is(nearestTo(asked(0, 0), ['nada', 'nada']), null);
  assert.is(nearestTo(asked(0, 0), ['a', 'a']), '«a 1»');
  assert.is(nearestTo(asked(0, 0), ['a', 'b']), '«a 1» o «b 1»');
});

test('of many that nobody knows, the first twelve are looked up', () => {
  const lines = [line('conocida', true), ...Array.from({ length: 14 }, (_, at) => line(`n${at}`, false))];
  const mix = mixOf(asked(0, 0), lines);
  assert.equal(
    ['conocida', 'n0', 'n11', 'n12'].map((name) => isLookedUp(mix, { name })),
    [false, true, true, false],
  );
});

test('what is commonest in a craft, and by which names', () => {
  const craft = {
    definition: { craft: { request: { name: 'nombre' } } },
    types: new Map([
      [
        'x',
        { file: { examples: [{ recipe: { Cosa: 1, otra: 2 } }, { recipe: [{ nombre: 'cosas' }, { nombre: 3 }] }] } },
      ],
      ['y', { file: { examples: [{ recipe: { Cosá: 1, nadie: 2 } }] } }],
    ]),
    recognise: (name: string) => ({
      row: name === 'nadie' ? null : { id: name.toLowerCase().startsWith('co') ? 'cosa' : name },
    }),
  } as unknown as Craft;
  assert.equal(
    [...usesOf(craft)].map(([id, { uses, called }]) => [id, uses, [...called]]),
    [
      ['cosa', 3, ['cosa', 'cosas']],
      ['otra', 1, ['otra']],
    ],
  );
});

/** Columns of a craft and of its larder, each with its price or without it. */
const priced = (own: string | null, stored: string | null): Craft =>
  ({
    definition: { catalogue: { columns: { dulce: {}, ...(own ? { [own]: { means: 'price' } } : {}) } } },
    columnByKey: new Map([['precio', 1]]),
    larder: {
      definition: { columns: { columns: { agua: {}, ...(stored ? { [stored]: { means: 'price' } } : {}) } } },
      columnByKey: new Map([['coste', 0]]),
    },
  }) as unknown as Craft;
const weighed = (own: number, usual: number | null) =>
  ({
    row: usual === null ? null : { larder: { values: [usual] } },
    values: Float64Array.of(9, own),
  }) as unknown as Parameters<NonNullable<ReturnType<typeof priceOf>>>[0];
const prices: [own: string | null, stored: string | null, values: [number, number | null], price: number | null][] = [
  ['precio', 'coste', [3, 2], 3],
  ['precio', 'coste', [0, 2], 2],
  ['precio', 'coste', [0.5, 2], 0.5],
  ['precio', 'coste', [0, 0.5], 0.5],
  ['precio', 'coste', [0, 0], null],
  ['precio', 'coste', [0, null], null],
  ['precio', null, [3, 2], 3],
  ['precio', null, [0, 2], null],
  [null, 'coste', [3, 2], 2],
  [null, 'coste', [3, null], null],
];
for (const [own, stored, values, price] of prices)
  test(`a price of ${values} where ${own} and ${stored} are declared is ${price}`, () =>
    assert.is(priceOf(priced(own, stored))!(weighed(...values)), price));

test('where nobody tells prices there are none', () => {
  assert.is(priceOf(priced(null, null)), null);
  assert.equal([priced('precio', null), priced(null, null), priced('otro', null)].map(priceColumn), [1, null, null]);
});

test('what an ingredient weighs, where the larder knows it', () => {
  const row = (larder: object | null) => ({ id: 'x', larder }) as unknown as Parameters<typeof physicsOf>[0];
  assert.is(physicsOf(null), null);
  assert.equal(physicsOf(row(null)), { id: 'x', density: null, piece: null });
  assert.equal(physicsOf(row({ entry: { density: 1.2 } })), { id: 'x', density: 1.2, piece: null, pieces: {} });
  assert.equal(physicsOf(row({ entry: { piece: 55, pieces: { L: 60 } } })), {
    ...{ id: 'x', density: null, piece: 55 },
    pieces: { L: 60 },
  });
});

test.run();
