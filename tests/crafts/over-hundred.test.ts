// What a caller says that an ingredient is made of weighs no more than the ingredient: more is scaled, and it is said. In
// every craft, also where the columns do not make up the whole 100 g.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, exampleBody } from '../../engine/index.ts';
import { site } from '../loaded.ts';
import { crafts } from '../server/running.ts';

const table: [craft: string, over: Record<string, number>, whole: Record<string, number>][] = [
  ['helado', { azucares: 80, materiagrasa: 40 }, { azucares: 60, materiagrasa: 40 }],
  ['pasteleria', { azucares: 80, grasa: 40 }, { azucares: 60, grasa: 40 }],
  ['cacao', { azucar: 80, manteca: 40 }, { azucar: 60, manteca: 40 }],
  ['panaderia', { agua: 60, grasa: 80 }, { agua: 20, grasa: 80 }],
  ['turron', { agua: 90, grasa: 90, azT: 90 }, { agua: 10, grasa: 40, azT: 50, miel: 100, azuc: 100 }],
  ['conservas', { agua: 90, sac: 90, glu: 90 }, { agua: 50, sac: 30, glu: 20, azT: 50, sol: 50 }],
];
for (const [id, over, whole] of table)
  test(`${id}: ${JSON.stringify(over)} is more than 100 g, and is told`, () => {
    const craft = crafts().crafts.find((one) => one.id === id)!;
    const { name, weight } = craft.definition.craft.request;
    const type = craft.defaultType;
    const { ingredients } = exampleBody(craft, type, craft.definition.types[type]!.examples[0]!) as {
      ingredients: object[];
    };
    const told = (composition: Record<string, number>): string =>
      JSON.stringify(
        evaluate(
          craft,
          { type, ingredients: [...ingredients, { [name]: 'Xyzzy', [weight]: 20, precio: 1, ...composition }] },
          site,
        ),
      );
    assert.match(told(over), /«Xyzzy» suma más de 100/);
    assert.not.match(told(whole), /suma más de 100/);
  });

test('what the catalogue says of an ingredient is no more than the ingredient', () => {
  for (const { id, columns, rows } of crafts().crafts) {
    const parts = columns.filter(({ adds, formula }) => adds && !formula);
    assert.ok(parts.length > 1, id);
    for (const { label, values } of rows.values())
      assert.ok(parts.reduce((sum, { index }) => sum + values[index]!, 0) < 100.5, `${id}: ${label}`);
  }
});

test.run();
