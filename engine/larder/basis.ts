// How sure a figure is, as people are told it: by the kind of its source, which whoever wrote the row or the range declares.
//   basisOf('memory') → { id: 'memory', label: 'de memoria: valor orientativo', sure: false }
import type { Basis } from '../../schemas/generated/definitions.d.ts';

export type { Basis };

const labels: Readonly<Record<Basis, string>> = {
  law: 'de una norma',
  measured: 'de una tabla o una receta publicada, o de la definición de la sustancia',
  label: 'de una etiqueta o una ficha técnica vista',
  trade: 'del oficio: receta o cálculo usual',
  memory: 'de memoria, sin ficha delante: valores orientativos',
};

export interface BasisAnswer {
  readonly id: Basis;
  readonly label: string;
  /** false: it is a guide, to be compared with the data sheet before anything is printed or decided */
  readonly sure: boolean;
}

export const basisOf = (id: Basis): BasisAnswer => ({ id, label: labels[id], sure: isSure(id) });

/** Null: nobody says. */
export const isSure = (id: Basis | null | undefined): boolean => id !== 'memory';

export const bases = Object.keys(labels) as Basis[];

/** What is not sure is not printed to the tenth: 38,7 → 39; 5,62 → 5,6. */
export const shownValue = (value: number, basis: Basis | null | undefined): number =>
  isSure(basis) || value === 0 ? Math.round(value * 1e4) / 1e4 : Number(value.toPrecision(2));
