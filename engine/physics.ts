// What a craft knows of an ingredient for weighing it: how much a millilitre and a piece of it weigh.
import type { Craft, Row } from './craft.ts';
import type { Physics, PhysicsOf } from './quantity/index.ts';

/** Null for what nobody knows. */
export const physicsOf = (row: Row | null): Physics | null =>
  row && { density: row.larder?.entry.density ?? null, piece: row.larder?.entry.piece ?? null };

export const physicsIn =
  (craft: Craft): PhysicsOf =>
  (name) =>
    physicsOf(craft.recognise(name).row);
