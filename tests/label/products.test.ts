// Everyday products without what they weigh when done: the legal names that hold and those that do not, the mentions, and what is refused.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { weighed } from '../weighed.ts';
import { itemsOf, labelled } from './desk.ts';
import { everyday } from './everyday/all.ts';
import { type Everyday, unsweetened } from './everyday/model.ts';

type Product = Pick<Everyday, 'craft' | 'type' | 'what' | 'recipe'>;

const labelOf = ({ craft, type, what, recipe }: Product, more: object = {}) =>
  labelled(craft, { type, name: what, ingredients: itemsOf(craft, recipe), ...more });

// biome-ignore format: a recipe per line
const apart: readonly Product[] = [
  { craft: 'helado', type: 'vegano', what: 'horchata', recipe: { Horchata: 700, Azúcar: 90, Dextrosa: 40, Inulina: 30, 'Aceite de coco': 30, Agua: 105, Neutro: 5 } },
  { craft: 'panaderia', type: 'pan_comun', what: 'barra salada de más', recipe: { 'Harina panificable': 1000, Agua: 600, Sal: 22, 'Levadura fresca': 15 } },
  { craft: 'cacao', type: 'gianduja', what: 'gianduja con leche', recipe: { pasta_avellana: 300, cob_leche: 350, cob_negra: 350 } },
];
const product = (what: string): Product => [...everyday, ...apart].find((one) => one.what === what)!;

const names: [what: string, holds: string[], not: string[]][] = [
  [
    'helado de vainilla',
    ['Helado crema sabor a vainilla', 'Helado de leche sabor a vainilla', 'Helado crema mantecado sabor a vainilla'],
    ['Sorbete', 'Helado crema'],
  ],
  ['leche merengada', ['Helado de leche con canela'], ['Helado crema', 'Helado', 'Helado de leche']],
  ['sorbete de limón', ['Sorbete con limón', 'Helado de agua con limón'], ['Helado de leche', 'Sorbete']],
  ['horchata', ['Helado de agua'], ['Helado', 'Helado crema']],
  ['barra', ['Pan común'], ['Pan especial']],
  ['barra salada de más', [], ['Pan común']],
  ['pan integral', ['Pan 100 % integral de trigo'], ['Pan común']],
  [
    'hogaza de masa madre',
    [
      'Pan elaborado con harina integral 9 % de trigo',
      'Pan elaborado con harina integral 9 % de trigo elaborado con masa madre',
    ],
    ['Pan 100 % integral de trigo', 'Pan común'],
  ],
  ['brioche', ['Pan especial'], ['Pan común']],
  ['turrón blando', ['Turrón blando, categoría Suprema', 'Jijona'], []],
  ['mazapán', ['Mazapán, categoría Suprema'], ['Mazapán con fécula, categoría Estándar']],
  ['mazapán con fécula', ['Mazapán con fécula, categoría Estándar'], ['Mazapán, categoría Estándar']],
  ['chocolate negro 70 %', ['Chocolate', 'Cobertura de chocolate'], ['Chocolate con leche', 'Chocolate blanco']],
  ['chocolate con leche', ['Chocolate con leche'], ['Chocolate']],
  ['chocolate blanco', ['Chocolate blanco'], ['Chocolate con leche']],
  ['chocolate a la taza', ['Chocolate a la taza'], ['Chocolate']],
  ['bombón de ganache', ['Bombón de chocolate'], []],
  ['gianduja con leche', ['Chocolate con leche con avellanas gianduja'], ['Chocolate con avellanas gianduja']],
  ['galletas de mantequilla', ['Galletas de mantequilla'], ['Galletas de mantequilla de mantequilla']],
];
for (const [what, holds, not] of names)
  test(`legal names of ${what}`, () => {
    const held = labelOf(product(what))
      .names.filter((one) => one.holds)
      .map(({ name }) => name);
    for (const name of holds) assert.ok(held.includes(name), `${name} in ${held.join('; ')}`);
    for (const name of not) assert.not(held.includes(name), name);
  });

test('a name that is near says the grams, and with them it holds', () => {
  const near = labelOf(product('helado de nata sin azúcar')).names.find(
    ({ name }) => name === 'Helado crema con edulcorantes',
  )!;
  assert.is(near.holds, false);
  assert.ok(near.missing[0]!.grams! > 0);
  assert.match(
    near.missing[0]!.sentence,
    /^Faltan \d+(,\d)? g de grasa láctea: tiene un [\d,]+ % y pide al menos un 8 %\.$/,
  );
});

test('allergens are told, by brand apart, and nothing is free of anything when somebody is unknown', () => {
  const brownie = labelOf(product('brownie'));
  assert.equal(brownie.allergens.contains, ['trigo', 'huevo', 'leche', 'nuez']);
  assert.equal(brownie.allergens.may, ['soja']);
  const { craft, type } = product('bizcocho genovés');
  const body = {
    type,
    ingredients: weighed({ Harina: 100, Azúcar: 100, 'Huevo entero': 150, Xyzzy: 30 }),
  };
  const told = labelled(craft, body);
  assert.equal(told.allergens.unknown, ['Xyzzy']);
  assert.equal(told.names, []);
  assert.match(told.warnings[0]!, /«Xyzzy»/);
});

test('mentions carry their article', () => {
  const texts = labelOf(product('helado de nata sin azúcar')).mentions.map(({ text }) => text);
  assert.equal(texts, ['Con edulcorantes.', unsweetened, 'Un consumo excesivo puede tener efectos laxantes.']);
  assert.equal(labelOf(product('chocolate negro 70 %')).mentions, [
    { text: 'Cacao: 70 % mínimo.', law: 'RD 1055/2003, ap. 6.d', prints: true },
  ]);
});

const refused: [more: object, message: RegExp][] = [
  [{ finishedWeight: 0 }, /^finishedWeight: debe ser un número mayor que 0\.$/],
  [{ finishedWeight: 5000 }, /no puede pesar más que sus ingredientes/],
  [{ loss: 100 }, /^loss: /],
  [{ loss: 5, finishedWeight: 100 }, /manda solo uno/],
  [{ portions: '2' }, /^portions: /],
  [{ name: 7 }, /^name: /],
];
for (const [more, message] of refused)
  test(`refused: ${JSON.stringify(more)}`, () => {
    assert.throws(
      () => labelOf(product('barra'), more),
      (error: Error) => message.test(error.message),
    );
  });

test.run();
