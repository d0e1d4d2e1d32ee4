// Each product of RD 863/2003 at its fruit per kilo and at its 60 °Brix, and a tenth on the wrong side: the label gives the name, or
// does not, and the balance of that type says the same.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ask, balanceOf, soldAs } from './desk.ts';

type Recipe = Readonly<Record<string, number>>;
const ask = (type: string, recipe: Recipe, more: object, day: string): Ask => ({
  craft: 'conservas',
  type,
  recipe,
  more: { ...more },
  day,
});
const before = '2026-06-13';
const since = '2026-06-14';

/** What both of them say; they say the same. */
function holds(asked: Ask, name: string): boolean {
  const isSold = soldAs(asked).some((one) => one === name || one.startsWith(`${name} de `));
  const { motivos } = balanceOf(asked).score;
  const isCalled = !motivos.some((one) => one.startsWith('No puede llamarse'));
  assert.is(isCalled, isSold, `${soldAs(asked).join()} | ${motivos.join(' ')}`);
  return isSold;
}

const jam = { fresa: 700, azucar: 1000, agua: 200 };
const thin = { fresa: 700, azucar: 1300, agua: 200 };
const jelly = { zumo_manzana: 700, azucar: 1000, agua: 200 };
const thinJelly = { zumo_manzana: 700, azucar: 1300, agua: 200 };

// biome-ignore format: one figure of the decree per row
const fruit: [article: string, name: string, type: string, recipe: Recipe, grams: number, least: number, day?: string][] = [
  ['3.1 y 5', 'Confitura', 'confitura', jam, 700, 450],
  ['3.1 y 5, hasta el 13-6-2026', 'Confitura', 'confitura', thin, 700, 350, before],
  ['3.2 y 5', 'Confitura extra', 'confitura_extra', jam, 700, 500],
  ['3.2 y 5, hasta el 13-6-2026', 'Confitura extra', 'confitura_extra', jam, 700, 450, before],
  ['3.3', 'Jalea', 'jalea', jelly, 700, 450],
  ['3.3, hasta el 13-6-2026', 'Jalea', 'jalea', thinJelly, 700, 350, before],
  ['3.4', 'Jalea extra', 'jalea_extra', jelly, 700, 500],
  ['3.5', 'Marmalade', 'mermelada', { naranja_amarga: 300, azucar: 1000, agua: 700 }, 300, 200],
  ['3.7', 'Crema de castañas', 'crema_castanas', { pure_castana: 500, azucar: 720, agua: 300 }, 500, 380],
];
for (const [article, name, type, recipe, grams, least, day = since] of fruit)
  test(`RD 863/2003, ${article}: ${least} g of fruit per kilo of «${name}»`, () => {
    const at = (perKilo: number): boolean =>
      holds(ask(type, recipe, { peso_final: (1000 * grams) / perKilo }, day), name);
    assert.equal([least - 0.1, least, least + 0.1].map(at), [false, true, true]);
  });

for (const [name, type, recipe] of [
  ['Confitura', 'confitura', { fresa: 1000, azucar: 900 }],
  ['Confitura extra', 'confitura_extra', { fresa: 1000, azucar: 900 }],
  ['Jalea', 'jalea', { zumo_manzana: 1000, azucar: 900 }],
  ['Jalea extra', 'jalea_extra', { zumo_manzana: 1000, azucar: 900 }],
] as const)
  test(`RD 863/2003, 4.1: 60 °Brix of «${name}»`, () => {
    const at = (brix_final: number): boolean => holds(ask(type, recipe, { brix_final }, since), name);
    assert.equal([59.9, 60, 60.1].map(at), [false, true, true]);
  });

test.run();
