// What a craft knows of an ingredient for weighing it: how much a millilitre and a piece of it weigh.
import type { Craft } from './craft.ts';
import type { PhysicsOf } from './quantity/index.ts';

/** Null for what nobody knows. */
export const physicsIn =
  (craft: Craft): PhysicsOf =>
  (name) =>
    craft.recognise(name).row && { density: null, piece: null };
