// What the tests of this craft share: recipes to start from, and short ways to ask.
import { readdirSync, readFileSync } from 'node:fs';
import { balance, rowsOf } from './bench.ts';

export type Item = { name: string; grams: number } & Record<string, unknown>;
export type Recipe = Record<string, number> | Item[];
export type Values = Record<string, number>;

export interface Answer {
  status: string;
  verdict: string;
  type: string;
  typeLabel: string;
  params: Values;
  ranges: Record<string, [number, number] | null>;
  inRange: Record<string, boolean | null>;
  pac_info: { escala: string; indice_clasico: { descripcion: string } } & Record<string, unknown>;
  suggestions: string[];
  warnings: string[];
  disclaimer: string;
  catalogoIngredientes: number;
}

export const folder = new URL('../../crafts/helado/', import.meta.url);
export const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
export const rows = rowsOf('helado');
export const types = readdirSync(new URL('types/', folder)).map((file) => file.replace('.json', ''));

export const analyse = (type: string, recipe: Recipe): Answer => balance('helado', type, recipe) as unknown as Answer;
export const line = (name: string, grams: number, values: Values = {}): Item => ({ name, grams, ...values });
export const without = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A mix of one custom ingredient, well inside every range of its type. */
export const good: Record<string, Values> = {
  helado_leche: { azucares: 18, materiagrasa: 8, esml: 9, otrossolidos: 2, pac: 25.5, pod: 17 },
  helado_crema: { azucares: 18, materiagrasa: 9, esml: 9, otrossolidos: 1, pac: 25.5, pod: 17 },
  sorbete_agua: { azucares: 26, materiagrasa: 0, esml: 0, otrossolidos: 4, pac: 33, pod: 24 },
  sorbete_leche: { azucares: 23, materiagrasa: 2, esml: 4, otrossolidos: 3, pac: 30, pod: 21 },
  crema_untable: { azucares: 40, materiagrasa: 40, esml: 8, otrossolidos: 11, pac: 44, pod: 40 },
  veteado: { azucares: 55, materiagrasa: 1, esml: 0, otrossolidos: 5, pac: 60, pod: 50 },
  granizado: { azucares: 15, materiagrasa: 0, esml: 0, otrossolidos: 2, pac: 15, pod: 15 },
  semifrio: { azucares: 23, materiagrasa: 22, esml: 3, otrossolidos: 5, pac: 25, pod: 23 },
  sin_azucar: { azucares: 1, materiagrasa: 7, esml: 9, otrossolidos: 19, pac: 26, pod: 14 },
  vegano: { azucares: 22, materiagrasa: 8, esml: 0, otrossolidos: 8, pac: 29, pod: 19 },
  salado: { azucares: 10, materiagrasa: 8, esml: 8, otrossolidos: 11, pac: 26, pod: 8 },
  base: { azucares: 17, materiagrasa: 6, esml: 9, otrossolidos: 2, pac: 24, pod: 16 },
};
export const mix = (type: string, values: Values = {}): Item[] => [
  line('Mezcla', 100, { kcal: 180, precio: 1, ...good[type], ...values }),
];

// biome-ignore format: a table reads by rows
export const milk = { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25, Neutro: 5 };

export const milkWith = (extra: Record<string, number>): Record<string, number> => ({ ...milk, ...extra });
