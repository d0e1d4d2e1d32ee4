import type { TypeFile } from '../../engine/model/craft.ts';
import { type Answer, balance, craft } from './bench.ts';

export type Recipe = Record<string, number>;
export type Items = { name: string; grams: number; role?: string; [column: string]: unknown }[];

export const id = 'pasteleria';
export const of = (type: string, recipe: Recipe | Items): Answer => balance(id, type, recipe);
export const warnings = (type: string, recipe: Recipe | Items): string[] => of(type, recipe).warnings;
export const suggestions = (type: string, recipe: Recipe | Items): string[] => of(type, recipe).suggestions;
export const types = (): [string, TypeFile][] => Object.entries(craft(id).definition.types);

export const genoise: Recipe = { 'Huevo entero': 1050, Azúcar: 700, Harina: 700, Mantequilla: 225 };
export const without = (recipe: Recipe, ...names: string[]): Recipe =>
  Object.fromEntries(Object.entries(recipe).filter(([name]) => !names.includes(name)));

export const crema: Recipe = { 'Leche entera': 1000, Yema: 200, Azúcar: 200, 'Almidón/Maicena': 80 };

export const bavarois: Recipe = {
  'Leche entera': 1030,
  Yema: 162,
  Azúcar: 275,
  Gelatina: 22,
  'Nata 35%': 800,
  'Azúcar glas': 50,
};
