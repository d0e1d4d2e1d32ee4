// What --strict asks of a recipe: its verdict, and the law. A figure that the verdict does not look at may be out.
import type { Evaluation } from '../../engine/index.ts';

export const isRight = ({ judgement, state: { comparison } }: Evaluation): boolean =>
  judgement.verdict === 'equilibrada' && comparison.breaches.length === 0;
