// The files of one craft as values, to be rewritten in place.
import type { Written } from '../../engine/index.ts';

export type Files = Map<string, Record<string, unknown>>;

export const file = <K extends keyof Written>(files: Files, name: K): Written[K] =>
  (files.get(`${name}.json`) ?? {}) as unknown as Written[K];

export const typesIn = (files: Files): [string, Written['types'][string]][] =>
  [...files]
    .filter(([name]) => name.startsWith('types/'))
    .map(([name, value]) => [
      name.slice('types/'.length, -'.json'.length),
      value as unknown as Written['types'][string],
    ]);

/** Every object inside a value, itself included, with its key in its parent. */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  else if (value !== null && typeof value === 'object') {
    yield value as Record<string, unknown>;
    for (const item of Object.values(value)) yield* objectsIn(item);
  }
}

/** Everything that a craft says about its recipes: not the recipes themselves. */
export const partsWithRules = (files: Files): unknown[] => [
  ...[...files].filter(([name]) => !name.startsWith('types/') && name !== 'catalogue.json').map(([, value]) => value),
  ...typesIn(files).map(([, { examples: _, ...type }]) => type),
];
