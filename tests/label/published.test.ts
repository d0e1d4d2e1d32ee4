// Labels of products on sale, where their percentages say the recipe or nearly: the list and the allergens in their order,
// and nutrients within the tolerance of the European guidance (December 2012). What a label does not say is worked out of
// one figure that it does (fat or sugars), and the others are what is tested.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { itemsOf, labelled } from './desk.ts';

type Nutrient = 'energia_kcal' | 'grasas' | 'saturadas' | 'hidratos' | 'azucares' | 'fibra' | 'proteinas' | 'sal';

interface Published {
  readonly what: string;
  readonly source: string;
  readonly craft: string;
  readonly type: string;
  readonly recipe: Readonly<Record<string, number>>;
  readonly finished: number;
  /** words of the printed list, in their order */
  readonly order: readonly RegExp[];
  readonly contains: readonly string[];
  /** of 100 g */
  readonly nutrients: Readonly<Partial<Record<Nutrient, number>>>;
}

const published: readonly Published[] = [
  {
    what: 'crema de cacao y avellanas (13 % de avellana, 8,7 % de leche desnatada en polvo, 7,4 % de cacao magro)',
    source: 'Nutella, Open Food Facts 3017620422003',
    craft: 'cacao',
    type: 'gianduja',
    // palm fat from the 30.9 g of fat, and the rest is sugar
    recipe: {
      ...{ Azúcar: 48.9, 'Aceite de palma': 21.6, 'Avellana tostada': 13, 'Leche en polvo desnatada': 8.7 },
      ...{ 'Cacao en polvo desgrasado 10-12 %': 7.4, 'Lecitina de soja': 0.38, Vainillina: 0.02 },
    },
    finished: 100,
    order: [/azúcar/, /palma/, /avellana/, /leche desnatada/, /cacao/, /lecitina/, /vainillina/],
    contains: ['avellana', 'leche', 'soja'],
    nutrients: {
      ...{ energia_kcal: 539, grasas: 30.9, saturadas: 10.6, hidratos: 57.5, azucares: 56.3, proteinas: 6.3 },
      sal: 0.107,
    },
  },
  {
    what: 'confitura de fresa (fresas, azúcar, azúcar de caña, zumo de limón concentrado, pectina)',
    source: 'Bonne Maman, Open Food Facts 3045320094008',
    craft: 'conservas',
    type: 'confitura_extra',
    // sugar from the 59 g of sugars
    recipe: { Fresa: 50, Azúcar: 38, 'Azúcar moreno de caña': 18, 'Zumo de limón': 2, Pectina: 0.7 },
    finished: 100,
    order: [/fresa/, /azúcar/, /caña/, /limón/, /pectina/],
    contains: [],
    nutrients: { energia_kcal: 241, grasas: 0.1, hidratos: 59, azucares: 59, fibra: 1.2, proteinas: 0.4 },
  },
  {
    what: 'turrón de Alicante (60 % de almendra tostada, azúcar, miel, clara de huevo; oblea)',
    source: 'Picó; energía de la calidad Suprema, Onza de Oro',
    craft: 'turron',
    type: 'alicante',
    recipe: { 'Almendra tostada': 60, Azúcar: 24, Miel: 15, 'Clara de huevo en polvo': 0.7, Oblea: 0.5 },
    finished: 100,
    order: [/almendra tostada/, /azúcar/, /miel/, /clara/],
    contains: ['almendra', 'huevo'],
    nutrients: { energia_kcal: 540 },
  },
  {
    what: 'jijona suprema (al menos 64 % de almendra y 10 % de miel)',
    source: 'energía de la calidad Suprema, Onza de Oro',
    craft: 'turron',
    type: 'jijona',
    recipe: { 'Almendra tostada': 66, Azúcar: 20.3, Miel: 13, 'Clara de huevo en polvo': 0.7 },
    finished: 100,
    order: [/almendra tostada/, /azúcar/, /miel/, /clara/],
    contains: ['almendra', 'huevo'],
    nutrients: { energia_kcal: 560 },
  },
];

/** How far a declared value may be from the true one; of the energy, what its parts may be. */
function allowed(nutrient: Nutrient, value: number): number {
  if (nutrient === 'energia_kcal') return 0.08 * value;
  if (nutrient === 'sal') return value < 1.25 ? 0.375 : 0.2 * value;
  if (nutrient === 'saturadas') return value < 4 ? 0.8 : 0.2 * value;
  const least = nutrient === 'grasas' ? 1.5 : 2;
  return value < 10 ? least : value <= 40 ? 0.2 * value : 8;
}

for (const { what, source, craft, type, recipe, finished, order, contains, nutrients } of published)
  test(`${what}: ${source}`, () => {
    const told = labelled(craft, { type, ingredients: itemsOf(craft, recipe), finishedWeight: finished });
    let from = 0;
    for (const word of order) {
      const at = told.ingredients.text.slice(from).replaceAll('**', '').search(word);
      assert.ok(at >= 0, `${word} after ${from}: ${told.ingredients.text}`);
      from += at + 1;
    }
    assert.equal([...told.allergens.contains].sort(), [...contains].sort());
    assert.equal(told.allergens.unknown, []);
    for (const [nutrient, value] of Object.entries(nutrients) as [Nutrient, number][]) {
      const own = told.nutrition.values[nutrient] ?? Number.NaN;
      assert.ok(Math.abs(own - value) <= allowed(nutrient, value), `${nutrient}: ${own}, published ${value}`);
    }
  });

test.run();
