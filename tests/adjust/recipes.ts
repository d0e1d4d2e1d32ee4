// Every example of every type of every craft, good and broken, as the recipes that explaining and adjusting are tried on.
import { type Craft, exampleBody } from '../../engine/index.ts';
import { deepFreeze } from '../../engine/load/frozen.ts';
import { craftOf, crafts, site } from '../loaded.ts';

// Whoever changes what was compiled is noticed.
deepFreeze(crafts);

export { craftOf, crafts, site };

export interface Recipe {
  craft: Craft;
  title: string;
  body: Record<string, unknown> & { type: string; ingredients: Record<string, unknown>[] };
}

/** Examples that the craft accepts. */
export const recipes: Recipe[] = crafts.flatMap((craft) =>
  [...craft.types].flatMap(([id, type]) =>
    type.file.examples
      .filter(({ expect }) => expect.error === undefined)
      .map((example) => ({
        craft,
        title: `${craft.id}/${id}: ${example.name}`,
        body: exampleBody(craft, id, example) as Recipe['body'],
      })),
  ),
);

/** A milk ice cream with nothing wrong in it. */
export const crema: Record<string, number> = {
  'Leche entera': 560,
  'Nata 35 %': 210,
  'Leche en polvo desnatada': 40,
  Azúcar: 125,
  Dextrosa: 35,
  'Glucosa en polvo': 25,
  'Neutro para cremas': 5,
};
