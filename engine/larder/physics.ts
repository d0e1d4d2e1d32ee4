// What a craft knows of an ingredient for weighing it: how much a millilitre and a piece of it weigh.
import type { Craft, Row } from '../model/craft.ts';
import type { Physics, PhysicsOf } from '../quantity/index.ts';
import type { LarderIngredient } from './larder.ts';

/** Null for what nobody knows. */
export const physicsOf = (row: Row | null): Physics | null =>
  row && { id: row.id, density: null, piece: null, ...weightsOf(row.larder?.entry) };

const weightsOf = (entry: LarderIngredient | undefined) =>
  entry && { density: entry.density ?? null, piece: entry.piece ?? null, pieces: entry.pieces ?? {} };

export const physicsIn =
  (craft: Craft): PhysicsOf =>
  (name) =>
    physicsOf(craft.recognise(name).row);
