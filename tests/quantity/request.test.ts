// The field `quantity` of a request, in every craft: grams as people write them, what was assumed, and refusals.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, type Craft, evaluate, spanish } from '../../engine/index.ts';
import { craftOf, crafts, site } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';

/** A recipe of the craft's own, and the same with its first weight as a quantity. */
function recipeOf(craft: Craft): { type: string; ingredients: Record<string, unknown>[] } {
  const { name, weight } = craft.definition.craft.request;
  for (const [type, { examples }] of Object.entries(craft.definition.types)) {
    const example = examples.find(({ recipe, expect }) => !Array.isArray(recipe) && expect.error === undefined);
    if (!example) continue;
    const ingredients = Object.entries(example.recipe).map(([typed, grams]) => ({ [name]: typed, [weight]: grams }));
    return { type, ingredients };
  }
  throw new Error(`${craft.id} has no example`);
}

/** A row that is known by its label and says this of itself. */
const rowWith = (craft: Craft, key: 'piece' | 'density') =>
  [...craft.rows.values()].find(
    (row) => row.larder?.entry[key] !== undefined && craft.recognise(row.label).row === row,
  )!;

const refused = (craft: Craft, body: unknown): string => refusalOf(() => evaluate(craft, body, site));

for (const craft of crafts) {
  const { name, weight } = craft.definition.craft.request;
  const recipe = recipeOf(craft);
  const [first, ...rest] = recipe.ingredients;
  const grams = first![weight] as number;
  const withFirst = (item: object) => ({ ...recipe, ingredients: [{ [name]: first![name], ...item }, ...rest] });
  const warnings = (body: unknown): string[] => (evaluate(craft, body, site) as { warnings: string[] }).warnings;

  test(`${craft.id}: grams written out give the answer that the number gives`, () => {
    const plain = evaluate(craft, recipe, site);
    assert.equal(evaluate(craft, withFirst({ quantity: `${grams} g` }), site), plain);
    assert.equal(evaluate(craft, withFirst({ quantity: `${grams / 1000} kg`.replace('.', ',') }), site), plain);
    assert.equal(evaluate(craft, withFirst({ [weight]: grams, quantity: `${grams} g` }), site), plain);
    assert.equal(evaluate(craft, withFirst({ [weight]: grams, quantity: null }), site), plain);
  });

  test(`${craft.id}: pieces and volumes are weighed by the larder, and it is said`, () => {
    const { label, larder } = rowWith(craft, 'piece');
    const piece = larder!.entry.piece!;
    const counted = { ...recipe, ingredients: [...recipe.ingredients, { [name]: label, quantity: '3 piezas' }] };
    const said = warnings(counted).find((sentence) => sentence.includes('3 piezas'));
    assert.is(said, `${label}, 3 piezas: ${spanish(3 * piece, 2)} g (${spanish(piece, 2)} g por pieza).`);
    const liquid = rowWith(craft, 'density');
    const poured = { ...recipe, ingredients: [...recipe.ingredients, { [name]: liquid.label, quantity: '1/4 l' }] };
    assert.ok(
      warnings(poured).some((sentence) => sentence.includes(`${spanish(liquid.larder!.entry.density!, 3)} g/ml`)),
    );
    const order = { ...counted, ingredients: [...counted.ingredients].reverse() };
    assert.equal(evaluate(craft, order, site), evaluate(craft, counted, site));
  });

  test(`${craft.id}: what is outside the mass needs no weight, and is said`, () => {
    const apart = [{ [name]: 'molde de 20 cm', quantity: '1 molde' }, { [name]: 'papel de horno' }];
    const { warnings: told, ...answer } = evaluate(
      craft,
      { ...recipe, ingredients: [...recipe.ingredients, ...apart] },
      site,
    ) as { warnings: string[] };
    const { warnings: plain, ...same } = evaluate(craft, recipe, site) as { warnings: string[] };
    assert.equal(answer, same);
    assert.equal(
      told.filter((sentence) => !plain.includes(sentence)),
      ['molde de 20 cm', 'papel de horno'].map((one) => `«${one}» no es un ingrediente: no entra en el cálculo.`),
    );
  });

  test(`${craft.id}: of a number and a quantity the number wins, and a difference is said`, () => {
    const body = withFirst({ [weight]: grams, quantity: `${2 * grams} g` });
    const { warnings: told, ...answer } = evaluate(craft, body, site) as { warnings: string[] };
    const { warnings: plain, ...same } = evaluate(craft, recipe, site) as { warnings: string[] };
    assert.equal(answer, same);
    assert.is(told.length, plain.length + 1);
    assert.ok(told.some((sentence) => sentence.includes('se usan estos')));
  });

  test(`${craft.id}: what cannot be read is refused by name`, () => {
    const message = refused(craft, withFirst({ quantity: 'una jarra grande' }));
    assert.match(message, 'ingredients[0].quantity');
    assert.match(message, '«una jarra grande»');
    assert.match(message, first![name] as string);
    assert.match(refused(craft, withFirst({ quantity: 'al gusto' })), 'no dice cuánto');
    assert.match(refused(craft, withFirst({ quantity: '-5 g' })), 'negativo');
    assert.match(refused(craft, withFirst({ quantity: 5 })), 'debe ser un texto');
    assert.match(refused(craft, withFirst({ quantity: '9'.repeat(5000) })), 'demasiado largo');
    assert.match(refused(craft, withFirst({})), `ingredients[0].${weight}: falta`);
  });

  if (craft.definition.craft.adjust)
    test(`${craft.id}: adjusting takes quantities, and its new weights are not told against them`, () => {
      const answer = adjust(craft, withFirst({ quantity: `${grams} g` }), site) as { after: { warnings: string[] } };
      assert.equal(answer, adjust(craft, recipe, site));
      assert.not.ok(answer.after.warnings.some((sentence) => sentence.includes('se usan')));
    });
}

const pasteleria = craftOf('pasteleria');
const figures: readonly (readonly [name: string, quantity: string, said: string | null])[] = [
  ['Huevos', '3', '150 g (50 g por pieza; sin unidad: pueden ser gramos o piezas)'],
  ['Huevo', '1', '50 g (50 g por pieza; sin unidad: pueden ser gramos o piezas)'],
  ['Manzanas', '2', '300 g (150 g por pieza; sin unidad: pueden ser gramos o piezas)'],
  ['Huevos', '150', '150 g (sin unidad: se toman gramos)'],
  ['Huevos', '2,5', '2,5 g (sin unidad: se toman gramos)'],
  ['Levadura fresca', '12', '12 g (sin unidad: se toman gramos)'],
  ['Azúcar', '3', '3 g (sin unidad: se toman gramos)'],
];
for (const [name, quantity, said] of figures)
  test(`«${quantity}» of «${name}» alone in its field: what it was taken for is said`, () => {
    const body = {
      ingredients: [
        { name: 'Harina', grams: 300 },
        { name: 'Huevo', grams: 400 },
        { name, quantity },
      ],
    };
    const { warnings } = evaluate(pasteleria, body, site) as { warnings: string[] };
    assert.ok(warnings.includes(`${name}, ${quantity}: ${said}.`), warnings.join('\n'));
  });

test.run();
