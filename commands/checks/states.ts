// The examples of a type, evaluated: what checks look at.
import { evaluateWhole } from '../../engine/evaluate.ts';
import { bodyOf } from '../../engine/load/examples.ts';
import type { State } from '../../engine/messages/move.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Shelf } from './check.ts';

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

/** Of those that are not refused. */
export function statesOf(craft: Shelf['craft'], type: string): State[] {
  return craft.types.get(type)!.file.examples.flatMap(({ recipe }) => {
    try {
      return [evaluateWhole(craft, bodyOf(craft, type, recipe), site).state];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
}
