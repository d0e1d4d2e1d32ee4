import * as assert from 'uvu/assert';
import { balance } from './bench.ts';
import { file, massOf, type Recipe } from './turron-masses.ts';

export type Answer = {
  type: string;
  params: Record<string, number>;
  score: { tipo: string; almendras: number; categoria: string; motivos: string[] };
  warnings: string[];
};
export type Example = {
  name: string;
  source?: string;
  recipe: Record<string, number>;
  expect: Record<string, unknown>;
};

export const turron = (type: string, recipe: Recipe): Answer => balance('turron', type, recipe) as unknown as Answer;
/** The answer to a mass whose grams are percentages. */
export const exact = (...mass: Parameters<typeof massOf>) => turron(mass[0], massOf(...mass));
export const types = ['jijona', 'alicante', 'yema_tostada', 'mazapan', 'guirlache', 'peladilla', 'generico'];
export const examples = (type: string): Example[] => file(`types/${type}`).examples;
export const published = (type: string, name: string): Record<string, number> =>
  examples(type).find((example) => example.name === name)!.recipe;

export const cincoClaras = published('jijona', 'Casera con cinco claras: le falta un punto de almendra');
export const sinMiel = published('jijona', 'Sin miel');
export const porUnaDecima = published('alicante', 'A una décima de Extra');
export const dePastelero = published('alicante', 'De pastelero, con glucosa');

export function near(value: number, expected: number, tolerance: number, what: string): void {
  assert.ok(Math.abs(value - expected) <= tolerance, `${what}: ${value}, expected ${expected} ± ${tolerance}`);
}
