// The tables of cases, and what the readers know of a few things to weigh.
import { readFileSync } from 'node:fs';
import { compileQuantities } from '../../engine/index.ts';
import type { PhysicsOf } from '../../engine/quantity/piece.ts';
import file from '../../larder/quantities.json' with { type: 'json' };
import type { QuantitiesFile } from '../../schemas/generated/definitions.d.ts';

export const measures = compileQuantities(file as QuantitiesFile);

/** g/ml, grams of a piece and of other pieces, by the first word of the name. */
const known: Record<
  string,
  readonly [density: number | null, piece: number | null, pieces?: Readonly<Record<string, number>>]
> = {
  leche: [1.03, null],
  aceite: [0.92, null],
  miel: [1.42, null],
  sal: [1.2, null],
  azúcar: [0.85, null],
  huevo: [1.03, 55, { grande: 60 }],
  yema: [1.03, 18],
  limón: [null, 65],
  gelatina: [null, 2],
  impulsor: [0.9, 16],
  canela: [0.5, 3],
  vainilla: [null, 3],
  yogure: [1.03, 125],
};

export const physicsOf: PhysicsOf = (name) => {
  const words = name.trim().toLowerCase().split(/\s+/);
  const found = known[words[0]!.replace(/s$/, '')];
  return found && words.length <= 2 && !/\d/.test(name)
    ? { density: found[0], piece: found[1], pieces: found[2] ?? {} }
    : null;
};

/** «text → expected», one case per line; blank lines and those that begin with # are for the reader. */
export function casesIn(name: string): { text: string; expected: string; line: number }[] {
  const text = readFileSync(`tests/quantity/${name}.txt`, 'utf8');
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('# ')) return [];
    const at = line.lastIndexOf(' → ');
    if (at < 0) throw new Error(`${name}.txt:${index + 1} has no arrow`);
    return [{ text: line.slice(0, at), expected: line.slice(at + 3).trim(), line: index + 1 }];
  });
}
