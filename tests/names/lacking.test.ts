// «sin tal»: what has none of it is the same; what has much of it is another thing, or nobody; in between it is said.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { LarderRow } from '../../engine/index.ts';
import { craftOf } from '../loaded.ts';
import { madeOf } from './corpus.ts';

const craft = craftOf('pasteleria');
const made = (name: string): string => madeOf(craft.recognise(name));

/** Columns, how much is much, and families that have it of their own. */
const lacks = {
  azúcar: {
    columns: ['sacarosa', 'glucosa', 'fructosa'],
    much: 14,
    own: new Set(['fruta', 'pure', 'zumo', 'verdura', 'tuberculo', 'especia', 'fruta_polvo', 'fruta_seca', 'harina']),
  },
  lactosa: { columns: ['lactosa'], much: 0.2, own: new Set<string>() },
  sal: { columns: ['salComun'], much: 0.3, own: new Set<string>() },
  alcohol: { columns: ['alcohol'], much: 1, own: new Set<string>() },
};

for (const [thing, { columns, much, own }] of Object.entries(lacks)) {
  const has = ({ family, entry }: LarderRow): boolean =>
    !own.has(family) && columns.reduce((sum, key) => sum + (entry.values[key] ?? 0), 0) > much;
  test(`no name of what has it becomes that in silence when it says «sin ${thing}»`, () => {
    const names = [...craft.larder.rows.values()]
      .filter(has)
      .flatMap(({ label, entry }) => [label, ...(entry.aliases ?? [])])
      .filter((name) => !name.includes('sin '));
    const silent = names
      .flatMap((name) => [`${name} sin ${thing}`, `${name} (sin ${thing})`])
      .filter((name) => {
        const { row, note } = craft.recognise(name);
        return row?.larder && note === null && has(row.larder);
      });
    assert.equal(silent, []);
  });
}

const same = {
  'zumo de naranja sin azúcar': 'zumo_naranja',
  'yogur natural sin azúcares añadidos': 'yogur_natural',
  'pasta de pistacho sin azúcar': 'pasta_pistacho',
  'bebida de soja sin endulzar': 'bebida_soja',
  'cacao 0 % azúcares': 'cacao_22',
  'piña en su jugo sin azúcar añadido': 'pina_su_jugo',
  'mantequilla sin sal': 'mantequilla',
  'margarina sin sal': 'margarina',
  'queso crema sin lactosa': 'queso_crema',
  'nata para montar sin lactosa': 'nata_sin_lactosa',
  'chocolate negro sin leche': 'cobertura_58',
  'chocolate con leche sin azúcar': 'cobertura_leche_sin_azucar',
  'chocolate sin azúcar': 'cobertura_negra_sin_azucar',
  'harina para bizcocho sin gluten': 'harina_sin_gluten',
};
const unknown = [
  ...[
    'horchata sin azúcar',
    'mermelada de fresa sin azúcar',
    'mermelada de fresa (sin azúcar)',
    'miel de brezo sin azúcar',
  ],
  ...[
    'tomate frito sin azúcar',
    'néctar de melocotón sin azúcar',
    'refresco de cola sin azúcar',
    'galletas sin azúcar',
  ],
  ...[
    'melocotón en lata sin azúcar',
    'jugo de durazno sin azúcar',
    'chocolate a la taza sin azúcar',
    'almendra garrapiñada sin azúcar',
  ],
  ...[
    'pan sin sal',
    'queso manchego sin sal',
    'leche en polvo entera sin lactosa',
    'vino tinto sin alcohol',
    'licor de manzana sin alcohol',
  ],
  ...['levadura para bizcochos light', 'relleno de manzana para tarta sin azúcar'],
];

test('what is missing is looked for in what it is made of', () => {
  assert.equal(Object.fromEntries(Object.keys(same).map((name) => [name, made(name)])), same);
  assert.equal(
    unknown.filter((name) => made(name) !== '-'),
    [],
  );
});

test('what has a little of what is missing stands for it, and that is said', () => {
  assert.is(
    craft.recognise('margarina sin sal').note,
    '«margarina sin sal» se ha tomado por «Margarina»: no hay ficha propia.',
  );
  assert.ok(craft.recognise('nata 36 sin lactosa').note);
  assert.is(craft.recognise('pasta de pistacho sin azúcar').note, null);
});

test('an idle word makes no other row of what is written as one', () => {
  for (const name of [
    'harina de pan',
    'papa',
    'naranja con piel',
    'mantequilla deshidratada',
    'blueberry seco',
    'base crema 100 g/kg',
  ])
    assert.is(made(`${name} ecológico`), made(name), name);
});

test('a bare number that is not read is said where rows are called by one', () => {
  for (const name of ['chocolate de mesa 85', 'proteína de leche 85']) assert.ok(craft.recognise(name).note, name);
  assert.is(craft.recognise('agar agar en polvo 900').note, null);
});

test.run();
