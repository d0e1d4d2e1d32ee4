// The functions of the formula language. A new one is named here, computed in compile.ts, and in linear.ts where its slope is
// not that of a constant.
import type { Operator } from './tree.ts';

/** How many arguments each function takes. */
export const functions: Record<string, [number, number]> = {
  si: [3, 3],
  min: [1, 99],
  max: [1, 99],
  primero: [1, 99],
  redondear: [1, 2],
  techo: [1, 2],
  suelo: [1, 2],
  raiz: [1, 1],
  exp: [1, 1],
  ln: [1, 1],
  log: [1, 1],
  hay: [1, 1],
};
export const aggregates = ['suma', 'media', 'mayor'];
export const asked = ['bajo', 'alto', 'bien', 'fuera', 'incumple', 'cumple'];

export const callable = [
  ...Object.keys(functions),
  ...aggregates,
  ...asked,
  'peso',
  'catalogo',
  'minimo',
  'maximo',
  'cuantos',
];

/** Words that no column, parameter or constant may be called. */
export const reserved: ReadonlySet<string> = new Set([
  ...Object.keys(functions),
  ...aggregates,
  ...asked.filter((word) => word !== 'fuera'),
  ...['peso', 'catalogo', 'minimo', 'maximo', 'cuantos', 'y', 'o', 'no', 'en', 'todo'],
]);

/** Outside its domain a curve has no value. */
export const curves: Record<'raiz' | 'exp' | 'ln' | 'log', (x: number) => number> = {
  raiz: Math.sqrt,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
};

/** Their slopes. */
export const steepness: Record<keyof typeof curves, (x: number) => number> = {
  raiz: (x) => 0.5 / Math.sqrt(x),
  exp: Math.exp,
  ln: (x) => 1 / x,
  log: (x) => 1 / (x * Math.LN10),
};

export const steps: Record<string, (x: number) => number> = {
  redondear: (x) => Math.floor(x + 0.5 + 1e-9),
  techo: (x) => Math.ceil(x - 1e-9),
  suelo: (x) => Math.floor(x + 1e-9),
};

export const comparisons: Partial<Record<Operator, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
