// A recipe inside the recipe, what goes in and what is left of it; and what a line of the request weighs.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, type Nesting, type Recognised, Refusal } from '../../engine/index.ts';
import { type Inner, innerOf, type Nest, type Reading } from '../../engine/read/inner.ts';
import { inputsIn, strayIn } from '../../engine/read/process-inputs.ts';
import { amount, weightOf } from '../../engine/read/weight.ts';
import { craftOf } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';

interface Item {
  grams: number;
  water: number;
  nest: Nest;
  index: number;
}

const nesting = { field: 'recipe', deepest: 2, lost: { label: 'Agua' } } as unknown as Nesting;
const top: Nest = { place: 'ingredients', depth: 0, around: [], tally: { items: 1 } };
const readingIn = (nest: Nest): Reading<Item> => ({
  ...{ nesting, nest, place: 'ingredients[3]', name: 'Crema', most: 5 },
  read: (item, index, within) => ({ ...(item as { grams: number; water: number }), nest: within, index }),
  holds: ({ water }) => water,
});
const of = (sent: unknown, nest = { ...top, tally: { items: 1 } }): Inner<Item> => innerOf(sent, readingIn(nest));
/** 60 g with 50 of water, and 40 without any. */
const two = [
  { grams: 60, water: 50 },
  { grams: 40, water: 0 },
];

type Figures = [used: number, finished: number, lost: number, left: number, kept: number, isOpen: boolean | null];
const whole: [more: object, figures: Figures][] = [
  [{}, [100, 100, 0, 50, 1, null]],
  [{ finishedWeight: 80 }, [100, 80, 20, 30, 1, null]],
  [{ loss: 30 }, [100, 70, 30, 20, 1, null]],
  [{ loss: 0 }, [100, 100, 0, 50, 1, null]],
  [{ loss: null, trim: null, open: null, name: null }, [100, 100, 0, 50, 1, null]],
  [{ trim: 50 }, [100, 50, 0, 50, 0.5, null]],
  [{ loss: 20, trim: 50 }, [100, 40, 20, 30, 0.5, null]],
  [{ finishedWeight: 40, trim: 50 }, [100, 40, 20, 30, 0.5, null]],
  // a thousandth more than what went in is the scale's
  [{ finishedWeight: 100.1 }, [100, 100, 0, 50, 1, null]],
  // and so is a hundredth more than there is to lose
  [{ loss: 51 }, [100, 49, 51, 0, 1, null]],
  [{ open: true, name: 'x', craft: 'y', type: 'z', title: 't' }, [100, 100, 0, 50, 1, true]],
  [{ open: false }, [100, 100, 0, 50, 1, false]],
];
for (const [more, figures] of whole)
  test(`a recipe with ${JSON.stringify(more)}`, () => {
    const { used, finished, lost, left, kept, isOpen } = of({ ingredients: two, ...more });
    const round = (value: number): number => Math.round(value * 1e9) / 1e9;
    assert.equal([round(used), round(finished), round(lost), round(left), kept, isOpen], figures);
  });

const at = 'ingredients[3].recipe';
const fields = 'craft, type, name, title, ingredients, finishedWeight, loss, trim, open';
const wrongly: [sent: unknown, says: string][] = [
  ['x', `${at} («Crema»): debe ser un objeto con su lista de ingredientes («ingredients»).`],
  [[], `${at} («Crema»): debe ser un objeto con su lista de ingredientes («ingredients»).`],
  [null, `${at} («Crema»): debe ser un objeto con su lista de ingredientes («ingredients»).`],
  [{ ingredients: two, sal: 1 }, `${at}.sal («Crema»): nadie conoce este campo. Valen: ${fields}.`],
  [
    { ingredients: two, ['x'.repeat(121)]: 1 },
    `${at}.${'x'.repeat(120)} («Crema»): nadie conoce este campo. Valen: ${fields}.`,
  ],
  [{ ingredients: two, title: 3 }, `${at}.title («Crema»): debe ser un texto.`],
  [{ ingredients: [] }, `${at}.ingredients («Crema»): debe ser una lista con los ingredientes de esa receta.`],
  [{ ingredients: 'x' }, `${at}.ingredients («Crema»): debe ser una lista con los ingredientes de esa receta.`],
  [{ ingredients: [{ grams: 0, water: 0 }] }, `${at}.ingredients («Crema»): sus ingredientes no pesan nada.`],
  [{ ingredients: two, trim: 100 }, `${at}.trim («Crema»): debe ser un porcentaje de 0 a 100, sin llegar a 100.`],
  [{ ingredients: two, loss: -1 }, `${at}.loss («Crema»): debe ser un porcentaje de 0 a 100, sin llegar a 100.`],
  [{ ingredients: two, loss: '3' }, `${at}.loss («Crema»): debe ser un porcentaje de 0 a 100, sin llegar a 100.`],
  [
    { ingredients: two, loss: 1, finishedWeight: 90 },
    `${at} («Crema»): «finishedWeight» y «loss» dicen lo mismo: manda solo uno.`,
  ],
  [{ ingredients: two, finishedWeight: 0 }, `${at}.finishedWeight («Crema»): debe ser un número mayor que 0.`],
  [{ ingredients: two, finishedWeight: '9' }, `${at}.finishedWeight («Crema»): debe ser un número mayor que 0.`],
  [
    { ingredients: two, finishedWeight: 100.2 },
    `${at}.finishedWeight («Crema»): lo acabado no puede pesar más que sus ingredientes (100 g).`,
  ],
  [
    { ingredients: two, finishedWeight: 51, trim: 50 },
    `${at}.finishedWeight («Crema»): lo acabado no puede pesar más que sus ingredientes (50 g).`,
  ],
  [{ ingredients: two, loss: 51.5 }, `${at} («Crema»): no puede perder 51,5 g: de agua lleva 50 g.`],
  [{ ingredients: two, open: 1 }, `${at}.open («Crema»): debe ser true o false.`],
];
for (const [sent, says] of wrongly)
  test(`refused: ${says.slice(0, 110)}`, () =>
    assert.is(
      refusalOf(() => of(sent)),
      says,
    ));

test('how deep, how many and in itself', () => {
  const sent = { ingredients: two };
  assert.is(of(sent, { ...top, depth: 1, tally: { items: 1 } }).used, 100);
  assert.is(
    refusalOf(() => of(sent, { ...top, depth: 2, tally: { items: 1 } })),
    `${at} («Crema»): hay más de 2 recetas una dentro de otra, y el máximo es 2.`,
  );
  const tally = { items: 3 };
  assert.is(of(sent, { ...top, tally }).used, 100);
  assert.is(tally.items, 5);
  assert.is(
    refusalOf(() => of(sent, { ...top, tally })),
    `${at}.ingredients («Crema»): con las recetas de dentro hay más de 5 ingredientes, y el máximo es 5.`,
  );
  assert.is(
    refusalOf(() => of(sent, { ...top, around: [sent] })),
    `${at} («Crema»): es una receta que se contiene a sí misma.`,
  );
  const { items } = of(sent, { ...top, around: [two], tally: { items: 0 } });
  assert.equal(
    items.map(({ index, nest }) => [index, nest.depth, nest.place, nest.around.length]),
    [
      [0, 1, `${at}.ingredients`, 2],
      [1, 1, `${at}.ingredients`, 2],
    ],
  );
});

const refuse = (key: string, message: string): Refusal => new Refusal(`${key}: ${message}`);
const amounts: [value: unknown, says: string][] = [
  [0, ''],
  [1000, ''],
  [undefined, 'g: falta; debe ser un número mayor o igual que 0.'],
  [-0.1, 'g: debe ser un número mayor o igual que 0.'],
  ['3', 'g: debe ser un número mayor o igual que 0.'],
  [Number.NaN, 'g: debe ser un número mayor o igual que 0.'],
  [Infinity, 'g: debe ser un número mayor o igual que 0.'],
  [1000.1, 'g: es demasiado grande; el máximo es 1000.'],
];
for (const [value, says] of amounts)
  test(`an amount of ${String(value)}: «${says}»`, () =>
    assert.is(
      refusalOf(() => amount(value, refuse, 'g', 1000)),
      says,
    ));

const bakery = craftOf('panaderia');
const weighed = (item: Record<string, unknown>, apart = false, inner: { finished: number } | null = null): string => {
  const read = { row: bakery.rows.get('harina_panificable')!, apart, printable: 'Harina' } as unknown as Recognised;
  let found = '';
  const says = refusalOf(() => {
    const { grams, notes } = weightOf(bakery, item, refuse, read, inner);
    found = [grams, ...notes].join(' | ');
  });
  return says || found;
};
const quantities: [item: Record<string, unknown>, found: string][] = [
  [{ grams: 50 }, '50'],
  [{ grams: 50, quantity: null }, '50'],
  [{}, 'grams: falta; debe ser un número mayor o igual que 0.'],
  [{ quantity: 3 }, 'quantity: debe ser un texto, por ejemplo «1/2 kg» o «2 piezas».'],
  [{ quantity: '1/2 kg' }, '500'],
  [{ quantity: '500' }, '500 | Harina, 500: 500 g (sin unidad: se toman gramos).'],
  [{ quantity: '1/2 kg', grams: 500 }, '500'],
  // half a gram, or one in a hundred
  [{ quantity: '1/2 kg', grams: 505 }, '505'],
  [{ quantity: '1/2 kg', grams: 506 }, '506 | Harina: «1/2 kg» son 500 g y se han enviado 506 g: se usan estos.'],
  [{ quantity: '10 g', grams: 10.5 }, '10.5'],
  [{ quantity: '10 g', grams: 10.6 }, '10.6 | Harina: «10 g» son 10 g y se han enviado 10,6 g: se usan estos.'],
  [{ quantity: '10 g', grams: -1 }, 'grams: debe ser un número mayor o igual que 0.'],
];
for (const [item, found] of quantities)
  test(`${JSON.stringify(item)} weighs ${found}`, () => assert.is(weighed(item), found));

test('what is outside the mass need not be weighed, and a recipe goes in whole', () => {
  assert.equal([weighed({}, true), weighed({ grams: null }, true), weighed({ grams: 3 }, true)], ['0', '0', '3']);
  assert.is(weighed({ quantity: 'zzz' }, true), '0');
  assert.match(weighed({ quantity: 'zzz' }), /^quantity: «zzz» de «Harina»: .+\.$/);
  assert.match(weighed({ quantity: 'zzz', grams: 4 }), /^4 \| Harina: «zzz» .+; se usan los 4 g enviados\.$/);
  const inner = { finished: 80 };
  assert.equal(
    [weighed({}, false, inner), weighed({ grams: null }, false, inner), weighed({ grams: 30 }, false, inner)],
    [...['80', '80', '30']],
  );
});

const told = {
  inputs: [
    { key: 'aire_metido', label: 'Aire', input: { told: 4 } },
    { key: 'horas', label: 'Horas', input: { told: 6 } },
  ],
} as unknown as Craft;
const inputs: [body: Record<string, unknown>, found: [number, number][] | string][] = [
  [
    { aire_metido: 3, horas: -2 },
    [
      [4, 3],
      [6, -2],
    ],
  ],
  [{ aire_metido: '', horas: null }, []],
  [{ horas: 0 }, [[6, 0]]],
  [{ horas: 1e9 }, [[6, 1e9]]],
  [{ horas: 1e9 + 1 }, 'horas: debe ser un número (horas).'],
  [{ horas: '3' }, 'horas: debe ser un número (horas).'],
  [{ horas: Number.NaN }, 'horas: debe ser un número (horas).'],
];
for (const [body, found] of inputs)
  test(`told ${JSON.stringify(body)}`, () => {
    if (typeof found === 'string')
      assert.is(
        refusalOf(() => inputsIn(told, body)),
        found,
      );
    else assert.equal([...inputsIn(told, body)], found);
  });

const note = (key: string, near: string) => `«${key}» no se usa. ¿Querías decir «${near}»?`;
const strays: [body: Record<string, unknown>, notes: string[]][] = [
  [{ aire_metido: 3 }, []],
  [{ aireMetido: 3 }, [note('aireMetido', 'aire_metido')]],
  [{ aireMetido: '3' }, []],
  [{ aireMetido: 3, aire_metido: 3 }, []],
  [{ otra: 3 }, []],
  [{ inputs: { horas: 3 } }, ['«horas» va en la petición, no dentro de «inputs»: así no se usa.']],
  [{ inputs: { horas: 3 }, horas: 2 }, []],
  [{ inputs: ['horas'] }, []],
  [{ ...Object.fromEntries('abcdefghi'.split('').map((key) => [key, 1])), Horas: 1 }, [note('Horas', 'horas')]],
  [{ ...Object.fromEntries('abcdefghij'.split('').map((key) => [key, 1])), Horas: 1 }, []],
];
for (const [body, notes] of strays)
  test(`strayed: ${JSON.stringify(body)}`, () => assert.equal(strayIn(told, body), notes));

test('where nothing is asked nothing strays', () => {
  assert.is(inputsIn({ inputs: [] } as unknown as Craft, { horas: 'x' }).size, 0);
  assert.equal(strayIn({ inputs: [] } as unknown as Craft, { inputs: { horas: 3 }, Horas: 3 }), []);
});

test.run();
