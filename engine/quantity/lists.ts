// What the rest of the project may use of the reader of quantities and lists: whole texts and tables, line by line.
export { cellsOf, formulaStart, separatorsIn } from './cells.ts';
export type { ListItem } from './item.ts';
export { type List, readList, readRows } from './list.ts';
export { type Read, readQuantity } from './read.ts';
export { unusedIn } from './table.ts';
export { tokensOf } from './tokens.ts';
export { compileQuantities } from './words.ts';
