// What a caller does not say of an ingredient of its own: what it carries, or what it is made of.
import { enumerate } from '../number.ts';
import type { LabelLine, Labelling } from './model.ts';

const namesOf = (lines: readonly LabelLine[]): string => enumerate([...new Set(lines.map(({ name }) => `«${name}»`))]);

export function untold(leaves: readonly LabelLine[], { unlisted }: Labelling): string[] {
  const described = leaves.filter(({ isOwn, values }) => isOwn && values !== null);
  const bare = described.filter(({ allergens }) => allergens === null);
  const without = described.filter(({ allergens, compound }) => allergens !== null && compound === null);
  return [
    ...(bare.length === 0
      ? []
      : [
          `No constan los alérgenos ni los ingredientes de ${namesOf(bare)}: búscalos en su ficha antes de imprimir nada. De su información nutricional solo cuenta lo enviado.`,
        ]),
    ...(without.length === 0 || unlisted === null ? [] : [unlisted.replace('{nombres}', () => namesOf(without))]),
  ];
}
