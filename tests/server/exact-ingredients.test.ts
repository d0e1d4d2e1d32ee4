// What the larder tells of an ingredient, from a small larder made for it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, type Larder, requestLimits } from '../../engine/index.ts';
import type { Offer } from '../../engine/load/index.ts';
import type { Fault } from '../../server/errors.ts';
import { ingredientsOf } from '../../server/ingredients.ts';

type Row = Record<string, unknown>;
const rowOf = (id: string, label: string, entry: Row = {}, values = [1, 2]): [string, Row] => [
  id,
  { id, label, family: 'lacteo', values, entry: { label, source: 'tabla', ...entry } },
];
const larder = {
  rows: new Map([
    rowOf('leche', 'Leche', { aliases: ['milk'] }),
    rowOf('nata', 'Nata', {
      ...{ legal: 'nata', class: 'e1', origin: 'animal', density: 1.01, piece: 50, pieces: { brick: 200 } },
      ...{ allergens: ['leche', 'soja?', 'otro'], compound: 'leche', note: 'de vaca', family: 'x' },
    }),
    [
      'raro',
      {
        id: 'raro',
        label: 'Raro',
        family: 'nada',
        values: [1.23456, 2.00004],
        entry: { label: 'Raro', source: 's', class: 'z', origin: 'z' },
      },
    ],
  ]),
  columns: [
    { key: 'agua', label: 'Agua', unit: 'g', index: 0 },
    { key: 'grasa', label: 'Grasa', unit: 'g', index: 1 },
  ],
  definition: {
    columns: {
      ...{ families: { lacteo: 'Lácteos' }, allergens: { leche: 'Leche', soja: 'Soja' } },
      ...{ origins: { animal: 'Animal' }, classes: { e1: 'Emulgente' } },
    },
  },
} as unknown as Larder;

const craft = {
  id: 'pan',
  label: 'Pan',
  rows: new Map([
    [
      'mi_nata',
      {
        id: 'mi_nata',
        label: 'Mi nata',
        aliases: ['crema'],
        larder: larder.rows.get('nata'),
        isDerived: true,
        groups: ['g1'],
        values: [0.00005, 7, 1.00004],
      },
    ],
    [
      'mi_masa',
      {
        id: 'mi_masa',
        label: 'Mi masa',
        aliases: [],
        larder: null,
        isDerived: false,
        groups: ['g2'],
        values: [1, 2, 3],
      },
    ],
    [
      'mi_mano',
      {
        id: 'mi_mano',
        label: 'Mi mano',
        aliases: [],
        larder: null,
        isDerived: true,
        groups: ['g3'],
        values: [1, 2, 3],
      },
    ],
  ]),
  columns: [
    { key: 'a', internal: false, index: 0 },
    { key: 'b', internal: true, index: 1 },
    { key: 'c', internal: false, index: 2 },
  ],
  types: new Map(),
  definition: {
    craft: { request: { name: 'n', weight: 'g' } },
    catalogue: { groups: { g1: 'Grasas' } },
    types: { t: { label: 'T' } },
  },
} as unknown as Craft;
const offers = [{ id: 'pan', craft: () => craft }] as unknown as Offer[];
const ingredients = ingredientsOf(offers, larder, 'v1');

const searched = (query: string): { id: string; alias: string | null; family: string | null }[] =>
  (ingredients.search(new URLSearchParams(query)) as { ingredients: never[] }).ingredients;
const refused = (work: () => unknown): string => {
  try {
    work();
    return 'answered';
  } catch (error) {
    return `${(error as Fault).status} ${(error as Fault).message}`;
  }
};

test('a search of the larder: by label or alias, with its family in words', () => {
  assert.equal(ingredients.search(new URLSearchParams('q=lech')), {
    definitions: 'v1',
    ingredients: [{ id: 'leche', label: 'Leche', alias: null, family: 'Lácteos' }],
  });
  assert.equal(searched('q=milk')[0]!.alias, 'milk');
  assert.is(searched('q=raro')[0]!.family, null);
});

test('a search in a craft: its own rows, and its own before those of the larder', () => {
  assert.equal(searched('q=crema&craft=pan'), [
    { id: 'mi_nata', label: 'Mi nata', alias: 'crema', family: 'Lácteos' } as never,
  ]);
  assert.equal(
    searched('q=mi+ma&craft=pan').map(({ id, family }) => [id, family]),
    [
      ['mi_masa', null],
      ['mi_mano', null],
    ],
  );
  assert.equal(searched('q=leche&craft=pan'), []);
});

const wrong: [query: string, told: string][] = [
  ['', '400 q: falta el texto que se busca, p. ej. /api/ingredients?q=lech'],
  ['q=%20', '400 q: falta el texto que se busca, p. ej. /api/ingredients?q=lech'],
  [`q=${'a'.repeat(requestLimits.name)}`, 'answered'],
  [
    `q=${'a'.repeat(requestLimits.name + 1)}`,
    `400 q: tiene ${requestLimits.name + 1} caracteres y el máximo es ${requestLimits.name}`,
  ],
  ['q=a&craft=otro', '400 craft: no existe el oficio «otro». Los hay: pan.'],
  [`q=a&craft=${'x'.repeat(81)}`, `400 craft: no existe el oficio «${'x'.repeat(80)}». Los hay: pan.`],
  ...['0', '-1', 'x', '1.5', '12345'].map((limit): [string, string] => [
    `q=a&limit=${limit}`,
    '400 limit: debe ser un número entero entre 1 y 50',
  ]),
  ...['', '1', '50', '51', '9999'].map((limit): [string, string] => [`q=a&limit=${limit}`, 'answered']),
];
for (const [query, told] of wrong)
  test(`?${query.slice(0, 40)}: ${told.slice(0, 40)}`, () =>
    assert.is(
      refused(() => ingredients.search(new URLSearchParams(query))),
      told,
    ));

test('so many are found as are asked for: eight by default, fifty at most', () => {
  const rows = new Map(
    Array.from({ length: 60 }, (_, index) =>
      rowOf(`i${index}`, `Cosa ${'abcdefghij'[index % 10]}${'abcdef'[Math.floor(index / 10)]}`),
    ),
  );
  const many = ingredientsOf([], { ...larder, rows } as unknown as Larder, 'v');
  const found = (query: string): number =>
    (many.search(new URLSearchParams(query)) as { ingredients: unknown[] }).ingredients.length;
  assert.equal(
    ['', '&limit=', '&limit=1', '&limit=50', '&limit=60'].map((more) => found(`q=cosa${more}`)),
    [8, 8, 1, 50, 50],
  );
});

test('one ingredient, with all that is known of it', () => {
  assert.equal(ingredients.one('nata'), {
    ...{ definitions: 'v1', id: 'nata', label: 'Nata', aliases: [], family: { id: 'lacteo', label: 'Lácteos' } },
    ...{ legal: 'nata', class: 'Emulgente', origin: 'Animal', density: 1.01, piece: 50 },
    allergens: [
      { id: 'leche', label: 'Leche', sure: true },
      { id: 'soja', label: 'Soja', sure: false },
      { id: 'otro', label: 'otro', sure: true },
    ],
    pieces: [{ label: 'brick', grams: 200 }],
    compound: 'leche',
    values: [
      { key: 'agua', label: 'Agua', unit: 'g', value: 1 },
      { key: 'grasa', label: 'Grasa', unit: 'g', value: 2 },
    ],
    ...{ source: 'tabla', note: 'de vaca' },
    crafts: [{ craft: 'pan', id: 'mi_nata', label: 'Mi nata', group: 'Grasas', values: { a: 0.0001, c: 1 } }],
  });
});

test('one of which little is known', () => {
  const { values, ...told } = ingredients.one('raro') as { values: { value: number }[] };
  assert.equal(told, {
    ...{ definitions: 'v1', id: 'raro', label: 'Raro', aliases: [], family: { id: 'nada', label: 'nada' } },
    ...{ legal: null, class: null, origin: null, allergens: [], density: null, piece: null, pieces: [] },
    ...{ compound: null, source: 's', note: null, crafts: [] },
  } as never);
  assert.equal(
    values.map(({ value }) => value),
    [1.2346, 2],
  );
});

test('one that is not there: told, with the nearest', () => {
  assert.is(
    refused(() => ingredients.one('lechee')),
    '404 No existe el ingrediente «lechee» en la despensa. ¿Querías decir «leche»?',
  );
  const long = 'x'.repeat(90);
  assert.is(
    refused(() => ingredients.one(long)),
    `404 No existe el ingrediente «${long.slice(0, 80)}» en la despensa.`,
  );
});

test.run();
