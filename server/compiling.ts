// What speaks of several crafts compiles them first, each in a turn of its own: others are answered between them.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Craft } from '../engine/index.ts';
import type { Offer } from '../engine/load/index.ts';

export async function inTurns(offers: readonly Offer[]): Promise<Craft[]> {
  const crafts: Craft[] = [];
  for (const { craft } of offers) {
    crafts.push(craft());
    await nextTurn();
  }
  return crafts;
}
