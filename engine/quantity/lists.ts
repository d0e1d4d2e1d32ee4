// What the rest of the project may use of the reader of lists: whole texts and tables, line by line.
export { cellsOf } from './cells.ts';
export type { ListItem } from './item.ts';
export { type List, most, readList } from './list.ts';
