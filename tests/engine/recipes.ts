// Every example of every craft as a request, and a generator of recipes from the real catalogues.
import fc from 'fast-check';
import { bodyOf, type Craft } from '../../engine/index.ts';
import { crafts, site } from '../loaded.ts';

export { crafts, site };

export interface Request {
  type: string;
  ingredients: Record<string, unknown>[];
}

export const examples: readonly { craft: Craft; name: string; body: Request }[] = crafts.flatMap((craft) =>
  [...craft.types].flatMap(([type, { file }]) =>
    file.examples
      .filter(({ expect }) => expect.error === undefined)
      .map(({ name, recipe }) => ({
        craft,
        name: `${craft.id} · ${type} · ${name}`,
        body: bodyOf(craft, type, recipe) as Request,
      })),
  ),
);

/** An example of the craft, each weight bent, with some strange ingredients of the catalogue or of nobody. */
export function bentRecipe(craft: Craft): fc.Arbitrary<Request> {
  const own = examples.filter((example) => example.craft === craft).map(({ body }) => body);
  const { name, weight } = craft.definition.craft.request;
  const stranger = fc.record({
    [name]: fc.oneof(
      fc.constantFrom(...[...craft.rows.values()].map((row) => row.label)),
      fc.constantFrom('polvo de hadas', 'xyz 33 %'),
    ),
    [weight]: fc.integer({ min: 1, max: 4000 }).map((grams) => grams / 10),
  });
  return fc.constantFrom(...own).chain((body) =>
    fc
      .tuple(
        fc.array(fc.integer({ min: 2, max: 30 }), {
          minLength: body.ingredients.length,
          maxLength: body.ingredients.length,
        }),
        fc.array(stranger, { maxLength: 2 }),
      )
      .map(([factors, strangers]) => ({
        type: body.type,
        ingredients: [
          ...body.ingredients.map((item, index) => ({
            ...item,
            [weight]: (Number(item[weight]) * factors[index]!) / 10,
          })),
          ...strangers,
        ],
      })),
  );
}
