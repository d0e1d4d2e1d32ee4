// What «explain» tells, in the shape the pictures use.
import type { Json } from '../../../engine/stages/present.ts';

export interface Contribution {
  readonly name: string;
  readonly grams: number;
  readonly value: number;
}

export interface ExplainedParam {
  readonly label: string;
  readonly unit: string;
  readonly kind: 'suma' | 'cociente' | 'marginal';
  readonly contributions: readonly Contribution[];
}

export type Explained = Readonly<Record<string, ExplainedParam>>;

export const explainedOf = (explanation: { [key: string]: Json }): Explained =>
  explanation.params as unknown as Explained;
