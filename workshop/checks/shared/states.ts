// The examples of a type, evaluated: what checks look at.
import { Refusal, type State } from '../../../engine/index.ts';
import type { Shelf } from './check.ts';

/** Of those that are not refused. */
export const statesOf = ({ craft, trials }: Pick<Shelf, 'craft' | 'trials'>, type: string): State[] =>
  craft.types.get(type)!.file.examples.flatMap((example) => {
    const tried = trials.of(type, example);
    return tried instanceof Refusal ? [] : [tried.state];
  });
