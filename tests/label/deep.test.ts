// However deep recipes lie in one another: nothing is lost, and what cannot be is refused by its name.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, label } from '../../engine/index.ts';
import { craftOf, site } from '../loaded.ts';
import { weighed } from '../weighed.ts';
import { day, type Inner, inner, labelled, told } from './desk.ts';

function deep(levels: number, core: Inner = inner({ Azúcar: 50, Agua: 50 })): Inner {
  return levels <= 1
    ? core
    : { ingredients: [{ name: `Nivel ${levels}`, grams: 100, recipe: deep(levels - 1, core) }] };
}
const withRecipe = (recipe: unknown): object[] => [
  ...weighed({ 'Leche entera': 500 }),
  { name: 'Cosa mía', grams: 100, recipe },
];

test('five, one inside the other, weigh what they weigh', () => {
  assert.equal(
    told('helado', 'helado_leche', withRecipe(deep(5))).params,
    told('helado', 'helado_leche', withRecipe(deep(1))).params,
  );
});

const circular: { ingredients: object[] } = { ingredients: [] };
circular.ingredients.push({ name: 'Otra vez', grams: 10, recipe: circular });
const many = (count: number): Inner => ({
  ingredients: Array.from({ length: count }, () => ({ name: 'Azúcar', grams: 1 })),
});
const refused: [what: string, recipe: unknown, message: RegExp][] = [
  ['six deep', deep(6), /«Nivel 2»\): hay más de 5 recetas una dentro de otra/],
  ['itself', circular, /«Otra vez»\): es una receta que se contiene a sí misma/],
  ['too many in all', many(199), /«Cosa mía»\): con las recetas de dentro hay más de 200 ingredientes/],
  ['no object', 'praliné', /^ingredients\[1\]\.recipe \(«Cosa mía»\): debe ser un objeto/],
  ['no list', {}, /recipe\.ingredients \(«Cosa mía»\): debe ser una lista/],
  ['empty', { ingredients: [] }, /recipe\.ingredients \(«Cosa mía»\): debe ser una lista/],
  ['no weight', inner({ Azúcar: 0 }), /sus ingredientes no pesan nada/],
  ['more lost than there is', inner({ Azúcar: 90, Agua: 10 }, { loss: 30 }), /no puede perder 30 g: de agua lleva 10/],
  ['heavier done', inner({ Azúcar: 90 }, { finishedWeight: 100 }), /no puede pesar más que sus ingredientes \(90 g\)/],
  ['twice', inner({ Azúcar: 90 }, { finishedWeight: 80, loss: 5 }), /manda solo uno/],
  ['a loss that cannot be', inner({ Azúcar: 90 }, { loss: 100 }), /recipe\.loss .*de 0 a 100/],
  ['unknown field', inner({ Azúcar: 90 }, { perdida: 3 }), /recipe\.perdida .*nadie conoce este campo/],
  ['open', inner({ Azúcar: 90 }, { open: 'sí' }), /recipe\.open .*true o false/],
  [
    'an item of it',
    { ingredients: [{ name: 'Azúcar', grams: -1 }] },
    /^ingredients\[1\]\.recipe\.ingredients\[0\]\.grams: /,
  ],
];
for (const [what, recipe, message] of refused)
  test(`refused: ${what}`, () => {
    for (const run of [
      () => told('helado', 'helado_leche', withRecipe(recipe)),
      () => labelled('helado', { ingredients: withRecipe(recipe) }),
      () => adjust(craftOf('helado'), { ingredients: withRecipe(recipe) }, site),
    ])
      assert.throws(run, (error: Error) => error.name === 'Refusal' && message.test(error.message));
  });

test('a composition beside a recipe is refused, by name', () => {
  assert.throws(
    () => told('helado', 'helado_leche', [{ name: 'Cosa', grams: 5, azucares: 5, recipe: inner({ Azúcar: 5 }) }]),
    /«Cosa» lleva una receta: su composición sale de ella/,
  );
});

test('an unknown ingredient inside is told by its own name', () => {
  const answer = told('helado', 'helado_leche', withRecipe(inner({ Azúcar: 50, Xyzzy: 50 })));
  assert.ok((answer.warnings as string[]).some((text) => text.includes('Xyzzy')));
  const { allergens, names } = labelled('helado', { ingredients: withRecipe(inner({ Azúcar: 50, Xyzzy: 50 })) });
  assert.equal(allergens.unknown, ['Xyzzy']);
  assert.equal(names, []);
});

const things = [
  'Leche entera',
  'Harina',
  'Azúcar',
  'Huevo entero',
  'Almendra molida',
  'Mantequilla',
  'Chocolate negro',
  'Agua',
];
const leaf = fc.record({ name: fc.constantFrom(...things), grams: fc.integer({ min: 1, max: 500 }) });
const tree = fc.letrec<{ item: object }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.record({
      name: fc.constantFrom('Crema', 'Relleno', 'Base'),
      grams: fc.integer({ min: 1, max: 500 }),
      recipe: fc.record({ ingredients: fc.array(tie('item'), { minLength: 1, maxLength: 3 }), open: fc.boolean() }),
    }),
  ),
})).item;
interface Node {
  readonly name: string;
  readonly recipe?: { readonly ingredients: readonly Node[] };
}
const namesIn = (items: readonly Node[]): string[] =>
  items.flatMap((item) => (item.recipe ? namesIn(item.recipe.ingredients) : [item.name]));

test('however deep: no allergen is lost, the list is in order, the table does not depend on the wrapping', () => {
  const craft = craftOf('pasteleria');
  const of: Record<string, string[]> = Object.fromEntries(
    things.map((name) => [name, craft.recognise(name).row!.larder!.entry.allergens ?? []]),
  );
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (items) => {
      const answer = label(
        craft,
        {
          type: 'natillas',
          ingredients: [{ name: 'Leche entera', grams: 100 }, { name: 'Yema', grams: 20 }, ...items],
        },
        site,
        day,
      );
      const wanted = new Set(namesIn(items as Node[]).flatMap((name) => of[name]!.filter((id) => !id.endsWith('?'))));
      for (const id of wanted)
        assert.ok(answer.allergens.contains.includes(craft.larder.labelling!.allergens.get(id)!.label), id);
      const percents = answer.ingredients.items.map(({ percent }) => percent);
      assert.equal(
        percents,
        [...percents].sort((a, b) => b - a),
      );
      const wrapped = label(
        craft,
        {
          type: 'natillas',
          ingredients: [
            {
              name: 'Todo',
              recipe: { ingredients: [{ name: 'Leche entera', grams: 100 }, { name: 'Yema', grams: 20 }, ...items] },
            },
          ],
        },
        site,
        day,
      );
      for (const [key, value] of Object.entries(answer.nutrition.values))
        assert.ok(Math.abs(value - wrapped.nutrition.values[key]!) < 0.02, key);
    }),
    { numRuns: 60 },
  );
});

test.run();
