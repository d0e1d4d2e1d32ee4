// What the rest of the project may use of the reader of quantities.
export type { QuantitiesFile } from '../../schemas/generated/definitions.d.ts';
export { cellsOf } from './cells.ts';
export type { ListItem } from './item.ts';
export { type List, most, readList } from './list.ts';
export type { Physics, PhysicsOf } from './piece.ts';
export { type Read, readAmount, readQuantity } from './read.ts';
export { compileQuantities, type Measures, noQuantities, twinUnits } from './words.ts';
