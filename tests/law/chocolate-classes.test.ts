// Each class of chocolate (RD 1055/2003, 1.6 to 1.12) at each of its figures, and a tenth on the wrong side of it: the label gives
// the name, or does not, and the balance of that class says the same.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ask, type Balance, balanceOf, soldAs } from './desk.ts';

type Mass = Readonly<Record<string, number>>;
const of = (type: string, mass: Mass): Ask => ({
  craft: 'cacao',
  type,
  recipe: [{ ingrediente: 'masa propia', peso: 100, precio: 0, ...mass }],
});
const isLegal = (told: Balance): boolean =>
  (told.score as unknown as { cumpleDenominacion: boolean }).cumpleDenominacion;

const dark = { cacaoSeco: 20, manteca: 32, azucar: 48 };
const milk = { cacaoSeco: 6, manteca: 26, grasaLactea: 6, solidosLacteos: 14, azucar: 48 };
const white = { manteca: 30, grasaLactea: 6, solidosLacteos: 14, azucar: 50 };

// biome-ignore format: one figure of the decree per row
const figures: [article: string, name: string, type: string, mass: Mass, least: Mass][] = [
  ['1.6.a: 35 % of cocoa', 'Chocolate', 'negro', { ...dark, manteca: 20 }, { cacaoSeco: 15 }],
  ['1.6.a: 18 % of cocoa butter', 'Chocolate', 'negro', dark, { manteca: 18 }],
  ['1.6.a: 14 % of dry fat-free cocoa', 'Chocolate', 'negro', dark, { cacaoSeco: 14 }],
  ['1.6.b.2.º: 35 % of cocoa', 'Cobertura de chocolate', 'cobertura', { ...dark, manteca: 31 }, { cacaoSeco: 4 }],
  ['1.6.b.2.º: 31 % of cocoa butter', 'Cobertura de chocolate', 'cobertura', dark, { manteca: 31 }],
  ['1.6.b.2.º: 2,5 % of dry fat-free cocoa', 'Cobertura de chocolate', 'cobertura', { ...dark, manteca: 40 }, { cacaoSeco: 2.5 }],
  ['1.7.a: 25 % of cocoa', 'Chocolate con leche', 'leche', { ...milk, cacaoSeco: 5 }, { manteca: 20 }],
  ['1.7.a: 2,5 % of dry fat-free cocoa', 'Chocolate con leche', 'leche', milk, { cacaoSeco: 2.5 }],
  ['1.7.a: 14 % of milk solids', 'Chocolate con leche', 'leche', { ...milk, grasaLactea: 4 }, { solidosLacteos: 10 }],
  ['1.7.a: 3,5 % of milk fat', 'Chocolate con leche', 'leche', milk, { grasaLactea: 3.5 }],
  ['1.7.a: 25 % of fat', 'Chocolate con leche', 'leche', { ...milk, cacaoSeco: 8 }, { manteca: 19 }],
  ['1.9: 20 % of cocoa butter', 'Chocolate blanco', 'blanco', white, { manteca: 20 }],
  ['1.9: 14 % of milk solids', 'Chocolate blanco', 'blanco', { ...white, grasaLactea: 4 }, { solidosLacteos: 10 }],
  ['1.9: 3,5 % of milk fat', 'Chocolate blanco', 'blanco', white, { grasaLactea: 3.5 }],
];
for (const [article, name, type, mass, least] of figures)
  test(`RD 1055/2003, ${article} («${name}»)`, () => {
    const at = (change: number): Ask =>
      of(type, { ...mass, ...Object.fromEntries(Object.entries(least).map(([key, value]) => [key, value + change])) });
    for (const [change, holds] of [
      [-0.1, false],
      [0, true],
      [0.1, true],
    ] as const) {
      const ask = at(change);
      assert.is(soldAs(ask).includes(name), holds, `label, ${change}: ${soldAs(ask).join()}`);
      assert.is(isLegal(balanceOf(ask)), holds, `balance, ${change}`);
    }
  });

test.run();
