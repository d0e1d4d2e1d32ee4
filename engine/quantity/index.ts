// What the rest of the project may use of the reader of quantities; whole lists have a door of their own (lists.ts).
export type { QuantitiesFile } from '../../schemas/generated/definitions.d.ts';
export type { Physics, PhysicsOf } from './piece.ts';
export { type Read, readAmount, readQuantity } from './read.ts';
export { compileQuantities, type Measures, noQuantities, twinUnits } from './words.ts';
