// Chocolates that the tests of cocoa share: two by their grams, five by their figures, and how one is asked about.
import { balance } from './bench.ts';

export type Item = Record<string, string | number>;
export type Recipe = Record<string, number> | Item[];

/** One ingredient of the caller's own, so that every figure can be set to the hundredth. */
export const own = (values: Record<string, number>): Item[] => [
  { ingrediente: 'masa propia', peso: 100, precio: 0, ...values },
];
export const judge = (type: string, recipe: Recipe) => balance('cacao', type, recipe);
export const reasons = (type: string, recipe: Recipe): string[] => judge(type, recipe).score.motivos;
export const warnings = (type: string, recipe: Recipe): string[] => judge(type, recipe).warnings;

export const negro = { pasta_cacao: 60, manteca_cacao: 8, azucar: 31.5, lecitina: 0.5 };
export const leche = { pasta_cacao: 20, leche_entera_polvo: 20, manteca_cacao: 20, azucar: 39.5, lecitina: 0.5 };

export const dark = { cacaoSeco: 20, manteca: 32, azucar: 48 };
export const milk = { cacaoSeco: 5, manteca: 27, grasaLactea: 6, solidosLacteos: 17, azucar: 45 };
export const white = { manteca: 30, grasaLactea: 6, solidosLacteos: 17, azucar: 47 };
export const nutty = { cacaoSeco: 15, manteca: 22, azucar: 30, otraGrasa: 19, otros: 14, frutoSeco: 30, avellana: 30 };
export const nuttyMilk = {
  cacaoSeco: 5,
  manteca: 22,
  grasaLactea: 3,
  solidosLacteos: 9,
  azucar: 30,
  otraGrasa: 19,
  otros: 12,
  frutoSeco: 30,
  avellana: 30,
};
