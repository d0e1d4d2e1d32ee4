// What may be printed as the name of twenty-five everyday products, written from the decrees before the engine was asked: the plain
// reserved name first, as it stands, and what may complete it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../loaded.ts';
import { itemsOf, labelled, type Recipe } from './desk.ts';

interface Product {
  readonly craft: string;
  readonly type: string;
  readonly what: string;
  readonly recipe: Recipe;
  readonly more?: object;
  readonly first: string | null;
  readonly also?: readonly string[];
  readonly not?: readonly string[];
}

const cream = { 'Leche entera': 560, 'Nata 35 %': 220, Azúcar: 140, 'Leche en polvo desnatada': 40, Yema: 42 };
const dark = { 'Pasta de cacao': 600, 'Manteca de cacao': 100, 'Lecitina de soja': 4 };
const milk = { 'Pasta de cacao': 160, 'Manteca de cacao': 230, 'Leche en polvo entera': 240, 'Lecitina de soja': 4 };
const bread = { Sal: 16, 'Levadura fresca': 10, Agua: 650 };

const products: readonly Product[] = [
  {
    craft: 'helado',
    type: 'helado_crema',
    what: 'helado de nata y yema',
    recipe: cream,
    first: 'Helado crema',
    also: ['Helado crema mantecado'],
  },
  {
    craft: 'helado',
    type: 'helado_crema',
    what: 'el mismo con un 120 % de aire',
    recipe: cream,
    more: { overrun: 120 },
    first: 'Helado crema',
  },
  {
    craft: 'helado',
    type: 'helado_crema',
    what: 'el mismo con un 170 % de aire',
    recipe: cream,
    more: { overrun: 170 },
    first: 'Mousse de helado crema',
    not: ['Helado crema'],
  },
  {
    craft: 'helado',
    type: 'helado_crema',
    what: 'con maltitol en vez de azúcar',
    recipe: { ...cream, Azúcar: 0, Maltitol: 140 },
    first: 'Helado crema con edulcorantes',
    not: ['Helado crema'],
  },
  {
    craft: 'helado',
    type: 'sorbete_agua',
    what: 'sorbete de fresa',
    recipe: { Agua: 400, Azúcar: 200, Fresa: 350, Dextrosa: 50 },
    first: 'Sorbete con fresa',
    also: ['Helado de agua con fresa'],
  },
  {
    craft: 'helado',
    type: 'sorbete_agua',
    what: 'sorbete con poca fresa',
    recipe: { Agua: 460, Azúcar: 200, Fresa: 100, 'Zumo de limón': 150, Dextrosa: 50 },
    first: 'Sorbete con limón',
    also: ['Sorbete sabor fresa'],
    not: ['Sorbete con fresa'],
  },
  {
    craft: 'helado',
    type: 'helado_leche',
    what: 'helado de leche y avellana',
    recipe: {
      'Leche entera': 680,
      Azúcar: 150,
      'Leche en polvo desnatada': 40,
      'Pasta de avellana': 90,
      'Nata 35 %': 40,
    },
    first: 'Helado de leche con avellana',
    also: ['Helado de leche con avellana'],
  },
  {
    craft: 'panaderia',
    type: 'baguette',
    what: 'barra',
    recipe: { 'Harina panificable': 1000, ...bread },
    first: 'Pan común',
    also: ['Pan de flama'],
  },
  {
    craft: 'panaderia',
    type: 'pan_comun',
    what: 'pan integral',
    recipe: { 'Harina integral': 1000, ...bread },
    first: 'Pan 100 % integral de trigo',
  },
  {
    craft: 'panaderia',
    type: 'pan_comun',
    what: 'pan con un 60 % de harina integral',
    recipe: { 'Harina panificable': 400, 'Harina integral': 600, ...bread },
    first: 'Pan elaborado con harina integral 60 % de trigo',
    not: ['Pan 100 % integral de trigo', 'Pan común'],
  },
  {
    craft: 'panaderia',
    type: 'centeno',
    what: 'pan con la mitad de centeno',
    recipe: { 'Harina panificable': 500, 'Harina de centeno': 500, ...bread },
    first: null,
    also: ['Pan de centeno 50 %'],
  },
  {
    craft: 'panaderia',
    type: 'pan_rustico_mm',
    what: 'pan de masa madre',
    recipe: { 'Harina panificable': 900, 'Masa madre líquida': 200, Agua: 580, Sal: 18 },
    first: 'Pan común',
    also: ['Pan común elaborado con masa madre'],
  },
  {
    craft: 'pasteleria',
    type: 'magdalenas',
    what: 'magdalenas',
    recipe: { 'Harina floja': 250, Azúcar: 200, Huevo: 200, 'Aceite de girasol': 200, Leche: 100, Impulsor: 12 },
    first: 'Magdalenas',
    also: ['Masa batida'],
  },
  {
    craft: 'pasteleria',
    type: 'galletas_mantequilla',
    what: 'galletas de mantequilla',
    recipe: { 'Harina floja': 500, Mantequilla: 300, 'Azúcar glas': 200, Huevo: 60 },
    first: 'Galletas de mantequilla',
    also: ['Masa azucarada'],
  },
  {
    craft: 'turron',
    type: 'jijona',
    what: 'turrón blando',
    recipe: { almendra_tostada: 660, Miel: 170, Azúcar: 150, Clara: 20 },
    more: { finishedWeight: 975 },
    first: 'Turrón blando, categoría Suprema',
    also: ['Jijona'],
  },
  {
    craft: 'turron',
    type: 'mazapan',
    what: 'mazapán',
    recipe: { almendra_repelada: 500, Azúcar: 430, Agua: 60 },
    first: 'Mazapán, categoría Suprema',
  },
  {
    craft: 'cacao',
    type: 'negro',
    what: 'chocolate negro',
    recipe: { ...dark, Azúcar: 296 },
    first: 'Chocolate',
    also: ['Chocolate extrafino'],
  },
  {
    craft: 'cacao',
    type: 'negro',
    what: 'chocolate negro con maltitol',
    recipe: { ...dark, Maltitol: 296 },
    first: 'Chocolate con edulcorantes',
    not: ['Chocolate'],
  },
  {
    craft: 'cacao',
    type: 'negro',
    what: 'chocolate negro con azúcar y maltitol',
    recipe: { ...dark, Maltitol: 150, Azúcar: 146 },
    first: 'Chocolate con azúcares y edulcorantes',
  },
  {
    craft: 'cacao',
    type: 'leche',
    what: 'chocolate con leche',
    recipe: { ...milk, Azúcar: 366 },
    first: 'Chocolate con leche',
  },
  {
    craft: 'cacao',
    type: 'blanco',
    what: 'chocolate blanco',
    recipe: { 'Manteca de cacao': 300, Azúcar: 430, 'Leche en polvo entera': 266, 'Lecitina de soja': 4 },
    first: 'Chocolate blanco',
  },
  {
    craft: 'cacao',
    type: 'cobertura',
    what: 'cobertura',
    recipe: { 'Pasta de cacao': 480, 'Manteca de cacao': 150, Azúcar: 366, 'Lecitina de soja': 4 },
    first: 'Cobertura de chocolate',
    also: ['Chocolate'],
  },
  {
    craft: 'conservas',
    type: 'confitura_extra',
    what: 'confitura de fresa',
    recipe: { Fresa: 1200, Azúcar: 900, 'Zumo de limón': 20, 'Pectina HM': 8 },
    more: { brix_final: 63 },
    first: 'Confitura extra de fresa',
  },
  {
    craft: 'conservas',
    type: 'confitura_extra',
    what: 'confitura de dos frutas',
    recipe: { Fresa: 800, Frambuesa: 400, Azúcar: 900, 'Pectina HM': 8 },
    more: { brix_final: 63 },
    first: 'Confitura extra de fresa y frambuesa',
  },
  {
    craft: 'conservas',
    type: 'compota',
    what: 'compota de manzana',
    recipe: { Manzana: 1000, Azúcar: 150 },
    first: 'Compota de manzana',
  },
];

const namesOf = ({ craft, type, recipe, more }: Product) =>
  labelled(craft, { type, ingredients: itemsOf(craft, recipe), ...more }).names;

for (const product of products)
  test(`${product.craft}: ${product.what}`, () => {
    const held = namesOf(product)
      .filter(({ holds }) => holds)
      .map(({ name }) => name);
    const shown = held.join(' · ');
    if (product.first !== null) assert.is(held[0], product.first, shown);
    for (const name of product.also ?? []) assert.ok(held.includes(name), shown);
    for (const name of product.not ?? []) assert.not.ok(held.includes(name), shown);
    for (const name of held) assert.match(name, /^\p{Lu}[^()«»"…/{}:]*$/u);
  });

test('a fruit in two shapes is one fruit', () => {
  const recipe = { Agua: 400, Azúcar: 200, Fresa: 90, 'Puré de fresa': 90, 'Zumo de limón': 150, Dextrosa: 50 };
  const held = namesOf({ craft: 'helado', type: 'sorbete_agua', what: '', recipe, first: null }).filter(
    ({ holds }) => holds,
  );
  assert.is(held.filter(({ name }) => name === 'Sorbete con fresa').length, 1);
});

test('what a litre weighs is a condition until it is known, and then it holds or it does not', () => {
  const [product] = products;
  const told = (overrun?: number) =>
    namesOf({ ...product!, more: { overrun } }).find(({ name }) => name === 'Helado crema')!;
  assert.equal(told().conditions, ['Pesa al menos 430 g por litro.']);
  assert.equal([told(100).holds, told(100).conditions], [true, []]);
  assert.is(told(170).holds, false);
  assert.match(told(170).missing[0]!.sentence, /Peso de un litro: \d{3},?\d* g\/l, y pide al menos 430 g\/l\./);
});

test('every name of every craft can be printed as it stands, and what explains it is beside it', () => {
  for (const { id, labels } of crafts)
    for (const { name, completes } of labels!.names)
      assert.match(name, completes === null ? /^[\p{Lu}{][^()«»"…/]*$/u : /^\p{Ll}[^()«»"…/]*$/u, `${id}: ${name}`);
});

test.run();
