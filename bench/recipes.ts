// What is measured: ten ingredients, once balanced and once in need of advice.
import type { Craft } from '../engine/index.ts';

const amounts: Record<string, number> = {
  'Leche entera': 520,
  'Nata 35 %': 200,
  'Leche en polvo desnatada': 40,
  Azúcar: 115,
  Dextrosa: 30,
  'Glucosa en polvo': 25,
  'Azúcar invertido': 10,
  'Yema de huevo': 30,
  Neutro: 5,
  Sal: 1,
};

const bodyOf = (changed: Record<string, number>) => ({
  craft: 'helado',
  type: 'helado_crema',
  ingredients: Object.entries({ ...amounts, ...changed }).map(([name, grams]) => ({ name, grams })),
});

const balanced = bodyOf({});
const unbalanced = bodyOf({ Azúcar: 60, 'Nata 35 %': 60 });

/** One at a time there is nobody to share a group with: the dearest a request can be. */
export const recipes = [
  { recipe: 'sale bien', body: balanced, connections: 32 },
  { recipe: 'con consejos', body: unbalanced, connections: 32 },
  { recipe: 'sale bien, de una en una', body: balanced, connections: 1 },
];

/** A recipe of `count` different ingredients of a craft, as its callers would write it. */
export function wide(craft: Craft, count: number): { ingredients: Record<string, unknown>[] } {
  const { request } = craft.definition.craft;
  const rows = [...craft.rows.values()];
  const ingredients = Array.from({ length: count }, (_, index) => ({
    [request.name]: rows[index % rows.length]!.label,
    [request.weight]: 10 + (index % 17),
  }));
  return { ingredients };
}
