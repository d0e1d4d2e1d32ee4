// What the tests of this craft share: recipes to start from, and short ways to ask.
import { readFileSync } from 'node:fs';
import { balance, refusal } from './bench.ts';

export type Recipe = Record<string, number> | Record<string, unknown>[];
export type Answer = {
  verdict: string;
  type: string;
  params: Record<string, number>;
  ranges: Record<string, [number, number]>;
  inRange: Record<string, boolean | null>;
  suggestions: string[];
  warnings: string[];
};

/** «Harina 1000, Biga al 50 % 450» → grams by name. */
export const grams = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split(', ').map((item) => {
      const at = item.lastIndexOf(' ');
      return [item.slice(0, at), Number(item.slice(at))];
    }),
  );
/** One case per line, two halves. */
export const table = (text: string, between: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({
      left: line.slice(0, line.indexOf(between)).trim(),
      right: line.slice(line.indexOf(between) + between.length).trim(),
    }));
export const inside = (type: string) => grams(good[type]!);

export const folder = new URL('../../crafts/panaderia/', import.meta.url);
export const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
export const dough = (type: string, recipe: Recipe) => balance('panaderia', type, recipe) as unknown as Answer;
export const refused = (type: string, recipe: Recipe) => refusal('panaderia', type, recipe);

/** A dough in the middle of each type's ranges: it says nothing but that it is right. */
export const good: Record<string, string> = {
  pan_comun: 'Harina 1000, Agua 620, Sal 15, Levadura fresca 20',
  baguette: 'Harina 1000, Agua 680, Sal 16, Levadura fresca 10',
  ciabatta: 'Harina 700, Agua 610, Sal 16, Levadura fresca 8, Biga al 50 % 450',
  pizza_napolitana: 'Harina 00 1000, Agua 600, Sal 28, Levadura fresca 1.5',
  pizza_teglia: 'Harina 00 1000, Agua 800, Sal 23, Levadura fresca 5, AOVE 30',
  pan_molde: 'Harina 1000, Agua 300, Leche 300, Mantequilla 60, Azúcar 50, Sal 19, Levadura fresca 25',
  brioche: 'Harina 500, Huevos 300, Mantequilla 250, Azúcar 50, Sal 10, Levadura fresca 20',
  pan_rustico_mm: 'Harina 1000, Agua 740, Sal 20, Masa madre al 100 % 250',
  bolleria: 'Harina de fuerza 1000, Leche 450, Huevo 100, Sal 18, Levadura fresca 40, Mantequilla 100, Azúcar 100',
  panettone:
    'Harina de fuerza 800, Agua 330, Yemas 320, Azúcar 330, Mantequilla 580, Masa madre sólida al 50 % 300, Sal 10, Pasas 400',
  focaccia: 'Harina 1000, Agua 700, Sal 22, Levadura fresca 12, AOVE 60',
  pan_cristal: 'Harina de fuerza 1000, Agua 950, Sal 19, Levadura fresca 8',
  candeal: 'Harina candeal 1000, Agua 480, Sal 16, Levadura fresca 15',
  centeno: 'Harina de centeno blanca 500, Harina 200, Masa madre de centeno al 100 % 600, Agua 480, Sal 18',
  pizza_contemporanea: 'Harina 00 700, Agua 565, Biga al 50 % 450, Sal 25, Levadura fresca 1',
};
export const plain = inside('pan_comun');
