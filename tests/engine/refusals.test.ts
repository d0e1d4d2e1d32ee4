// What is refused of a request is refused at its place, in the caller's own words, whatever craft it is sent to.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { craftOf, site } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';

const flour = { name: 'Harina', grams: 500 };
const of = (...more: object[]) => ({ ingredients: [flour, ...more] });
/** A filling with a recipe of its own. */
const filled = (recipe: unknown, more: object = {}) => of({ name: 'Relleno', grams: 100, recipe, ...more });
const custard = [{ name: 'Leche', grams: 100 }];
const packet = (etiqueta: unknown) => of({ name: 'Masa comprada', grams: 10, etiqueta });
const at = 'ingredients[1]';

const refused: [body: unknown, says: string | RegExp][] = [
  [7, 'El cuerpo de la petición debe ser un objeto JSON.'],
  [{}, 'Falta la lista de ingredientes («ingredients»).'],
  [{ ingredients: 'harina' }, 'ingredients: debe ser una lista de ingredientes.'],
  [{ ingredients: Array(201).fill(flour) }, 'ingredients: hay 201 ingredientes y el máximo es 200.'],
  [{ ...of(), type: 7 }, 'type: debe ser un texto.'],
  [of(7 as never), `${at}: debe ser un objeto con «name» y «grams».`],
  [of({ grams: 3 }), `${at}.name: falta; debe ser un texto con el nombre del ingrediente.`],
  [of({ name: 3, grams: 3 }), `${at}.name: debe ser un texto con el nombre del ingrediente.`],
  [of({ name: ' ', grams: 3 }), `${at}.name: está vacío.`],
  [of({ name: 'a'.repeat(121), grams: 3 }), `${at}.name: tiene 121 caracteres y el máximo es 120.`],
  [of({ name: 'Sal' }), /^ingredients\[1\]\.grams: falta/],
  [of({ name: 'Sal', grams: -1 }), `${at}.grams: debe ser un número mayor o igual que 0.`],
  [of({ name: 'Sal', grams: '3' }), `${at}.grams: debe ser un número mayor o igual que 0.`],
  [of({ name: 'Sal', grams: 1e10 }), /^ingredients\[1\]\.grams: es demasiado grande/],
  [of({ name: 'Sal', quantity: 3 }), `${at}.quantity: debe ser un texto, por ejemplo «1/2 kg» o «2 piezas».`],
  [
    of({ name: 'Sal', grams: 3, role: 'adorno' }),
    /^ingredients\[1\]\.role: debe ser uno de estos valores: harina, agua,/,
  ],
  [of({ name: 'Sal', grams: 3, sal: 101 }), /^ingredients\[1\]\.sal: es demasiado grande; el máximo es 100\.$/],
  [{ ...of(), date: '2026-02-31' }, 'date: debe ser un día del calendario, escrito año-mes-día, como 2026-06-14.'],
  [filled('leche'), `${at}.recipe («Relleno»): debe ser un objeto con su lista de ingredientes («ingredients»).`],
  [filled({}), `${at}.recipe.ingredients («Relleno»): debe ser una lista con los ingredientes de esa receta.`],
  [
    filled({ ingredients: [] }),
    `${at}.recipe.ingredients («Relleno»): debe ser una lista con los ingredientes de esa receta.`,
  ],
  [filled({ ingredients: custard, name: 7 }), `${at}.recipe.name («Relleno»): debe ser un texto.`],
  [
    filled({ ingredients: custard, trim: 100 }),
    `${at}.recipe.trim («Relleno»): debe ser un porcentaje de 0 a 100, sin llegar a 100.`,
  ],
  [
    filled({ ingredients: custard, loss: -1 }),
    `${at}.recipe.loss («Relleno»): debe ser un porcentaje de 0 a 100, sin llegar a 100.`,
  ],
  [
    filled({ ingredients: custard, finishedWeight: 0 }),
    `${at}.recipe.finishedWeight («Relleno»): debe ser un número mayor que 0.`,
  ],
  [
    filled({ ingredients: custard, finishedWeight: 200 }),
    /lo acabado no puede pesar más que sus ingredientes \(100 g\)\.$/,
  ],
  [filled({ ingredients: [{ name: 'Leche', grams: -1 }] }), /^ingredients\[1\]\.recipe\.ingredients\[0\]\.grams: /],
  [filled({ ingredients: custard }, { sal: 3 }), /su composición sale de ella y no se envía aparte\.$/],
  [packet('mucha'), `${at}.etiqueta: debe ser un objeto con lo que dice el envase por 100 g.`],
  [packet([3]), `${at}.etiqueta: debe ser un objeto con lo que dice el envase por 100 g.`],
  [packet({ grasa: 3 }), /^ingredients\[1\]\.etiqueta: no se conoce «grasa»\. Valen: energia, grasas,/],
  [packet({ grasas: '3' }), `${at}.etiqueta: «grasas» debe ser un número de 0 a 100 (g por 100 g).`],
  [packet({ energia: 901 }), /^ingredients\[1\]\.etiqueta: «energia» debe ser un número de 0 a 900 \(kcal por 100 g\)/],
  [of({ ...flour, allergens: 'leche' }), `${at}.allergens: debe ser una lista de alérgenos: [] si no lleva ninguno.`],
  [
    of({ ...flour, allergens: ['leche', 3] }),
    `${at}.allergens: debe ser una lista de alérgenos: [] si no lleva ninguno.`,
  ],
  [of({ ...flour, allergens: ['lechi'] }), /no se conoce el alérgeno «lechi»\. ¿Querías decir «leche»\?/],
  [of({ ...flour, compound: 'a'.repeat(2001) }), `${at}.compound: debe ser un texto de 2000 letras como mucho.`],
];
const bread = craftOf('panaderia');
for (const [body, says] of refused) {
  test(`refused: ${JSON.stringify(body).slice(0, 110)}`, () => {
    const said = refusalOf(() => evaluate(bread, body, site));
    if (typeof says === 'string') assert.is(said, says);
    else assert.match(said, says);
  });
}

test.run();
