// Everyday products: the list as it would be printed, the legal names that hold, the figures as an independent sum of
// the larder's own columns gives them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftOf } from '../loaded.ts';
import { itemsOf, labelled } from './desk.ts';
import { unsweetened } from './everyday/model.ts';
import { type Product, products } from './products.ts';

const labelOf = ({ craft, type, what, recipe }: Product, more: object = {}) =>
  labelled(craft, { type, name: what, ingredients: itemsOf(craft, recipe), ...more });
const product = (what: string): Product => products.find((one) => one.what === what)!;

const lists: [what: string, text: string][] = [
  ['barra', 'Ingredientes: harina de **trigo**, agua, sal, levadura.'],
  [
    'pan de molde',
    'Ingredientes: harina de **trigo**, **leche** entera, mantequilla (**leche**), azúcar, levadura, sal.',
  ],
  ['bizcocho', 'Ingredientes: **huevo**, azúcar, harina de **trigo**.'],
  ['merengue', 'Ingredientes: azúcar, clara de **huevo**.'],
  ['Jijona', 'Ingredientes: **almendra** tostada (67 %), miel, azúcar, clara de **huevo**.'],
  ['mazapán', 'Ingredientes: **almendra** (49 %), azúcar.'],
  ['tableta 70', 'Ingredientes: pasta de cacao, azúcar, manteca de cacao, emulgente (lecitina de **soja**).'],
  ['blanco', 'Ingredientes: azúcar, manteca de cacao, **leche** entera en polvo, emulgente (lecitina de **soja**).'],
];
for (const [what, text] of lists)
  test(`list of ${what}`, () => {
    assert.is(labelOf(product(what)).ingredients.text, text);
  });

const names: [what: string, holds: string[], not: string[]][] = [
  ['vainilla', ['Helado crema', 'Helado de leche', 'Helado crema mantecado'], ['Sorbete']],
  ['leche merengada', ['Helado de leche'], ['Helado crema', 'Helado']],
  ['limón', ['Sorbete', 'Helado de agua'], ['Helado de leche']],
  ['horchata', ['Helado de agua'], ['Helado', 'Helado crema']],
  ['barra', ['Pan común'], ['Pan especial']],
  ['barra salada de más', [], ['Pan común']],
  ['pan integral', ['Pan 100 % integral'], []],
  [
    'hogaza de masa madre',
    ['Pan común elaborado con masa madre', 'Pan elaborado con harina integral 9 %'],
    ['Pan 100 % integral'],
  ],
  ['brioche', ['Pan especial'], ['Pan común']],
  ['Jijona', ['Turrón blando, categoría Suprema', 'Jijona'], []],
  ['mazapán', ['Mazapán, categoría Suprema'], ['Mazapán con fécula, categoría Estándar']],
  ['mazapán con fécula', ['Mazapán con fécula, categoría Estándar'], ['Mazapán, categoría Estándar']],
  ['tableta 70', ['Chocolate', 'Cobertura de chocolate'], ['Chocolate con leche', 'Chocolate blanco']],
  ['con leche', ['Chocolate con leche'], ['Chocolate']],
  ['blanco', ['Chocolate blanco'], ['Chocolate con leche']],
  ['a la taza', ['Chocolate a la taza'], ['Chocolate']],
  ['ganache', ['Bombón de chocolate'], []],
  ['gianduja', ['Chocolate con leche con avellanas gianduja'], ['Chocolate con avellanas gianduja']],
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
  const near = labelOf(product('nata sin azúcar')).names.find(({ name }) => name === 'Helado crema con edulcorantes')!;
  assert.is(near.holds, false);
  assert.ok(near.missing[0]!.grams! > 0);
  assert.match(
    near.missing[0]!.sentence,
    /^Faltan \d+(,\d)? g de grasa láctea: tiene un [\d,]+ % y pide al menos un 8 %\.$/,
  );
});

for (const one of products)
  test(`figures of ${one.craft} ${one.what}: an independent sum`, () => {
    const { rows, columnByKey } = craftOf(one.craft).larder;
    const { recognise } = craftOf(one.craft);
    const total = Object.values(one.recipe).reduce((sum, grams) => sum + grams, 0);
    const column = (key: string): number =>
      Object.entries(one.recipe).reduce((sum, [name, grams]) => {
        const id = recognise(name).row!.larder!.id;
        return sum + (grams * rows.get(id)!.values[columnByKey.get(key)!]!) / 100;
      }, 0);
    const loss = Math.min(10, (100 * column('agua')) / total);
    const per100 = (key: string): number => (100 * column(key)) / (total * (1 - loss / 100));
    const { values } = labelOf(one, { loss }).nutrition;
    const close = (key: string, expected: number) =>
      assert.ok(Math.abs(values[key]! - expected) < 0.02, `${key}: ${values[key]} and ${expected}`);
    close('grasas', per100('grasa'));
    close('proteinas', per100('proteinas'));
    close('sal', per100('sal'));
    close(
      'azucares',
      ['sacarosa', 'glucosa', 'fructosa', 'lactosa', 'maltosa', 'otrosAzucares'].reduce(
        (sum, key) => sum + per100(key),
        0,
      ),
    );
  });

test('allergens are told, by brand apart, and nothing is free of anything when somebody is unknown', () => {
  const brownie = labelOf(product('brownie'));
  assert.equal(brownie.allergens.contains, ['trigo', 'huevo', 'leche', 'nuez']);
  assert.equal(brownie.allergens.may, ['soja']);
  const { craft, type } = product('bizcocho');
  const body = {
    type,
    ingredients: [
      { name: 'Harina', grams: 100 },
      { name: 'Azúcar', grams: 100 },
      { name: 'Huevo entero', grams: 150 },
      { name: 'Xyzzy', grams: 30 },
    ],
  };
  const told = labelled(craft, body);
  assert.equal(told.allergens.unknown, ['Xyzzy']);
  assert.equal(told.names, []);
  assert.match(told.warnings[0]!, /«Xyzzy»/);
});

test('mentions carry their article', () => {
  const texts = labelOf(product('nata sin azúcar')).mentions.map(({ text }) => text);
  assert.equal(texts, ['Con edulcorantes.', unsweetened, 'Un consumo excesivo puede tener efectos laxantes.']);
  assert.equal(labelOf(product('tableta 70')).mentions, [
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
