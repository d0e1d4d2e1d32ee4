// Where the first edition kept things in the local storage, and how.
import type { Body } from '../../../engine/recipes/model.ts';

export const keys = { saved: 'obrador.recetas', own: 'obrador.ingredientes', desk: 'obrador.mesa' } as const;

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const isBody = (value: unknown): value is Body => isObject(value) && Array.isArray(value.ingredients);
