// The examples of a type, evaluated: what checks look at.

import type { State } from '../engine/advice/state.ts';
import { evaluateWhole } from '../engine/evaluate.ts';
import { exampleBody } from '../engine/load/examples.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Shelf } from './check.ts';

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

/** Of those that are not refused. */
export function statesOf(craft: Shelf['craft'], type: string): State[] {
  return craft.types.get(type)!.file.examples.flatMap((example) => {
    try {
      return [evaluateWhole(craft, exampleBody(craft, type, example), site).state];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
}
