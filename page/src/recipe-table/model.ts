// What can be done to a row.
import type { Row } from '../recipe.ts';

export interface RowActions {
  put(id: number, parts: Partial<Row>, field?: string | null): void;
  /** the field of a row was entered */
  enter(): void;
  weigh(id: number, grams: string): void;
  share(id: number, value: number): void;
  move(id: number, to: number): void;
  remove(id: number): void;
  /** a list, into the place of this row */
  insert(id: number, text: string): void;
  /** weights, from this row down */
  fill(id: number, text: string): void;
  /** «2 cosas» typed as a name: how much of what */
  part(id: number): void;
  /** what was typed, in grams, when it can be read */
  settle(id: number): void;
  define(id: number): void;
  /** opens and closes its details */
  toggle(id: number): void;
  /** the focus, to the same field so many rows further */
  go(id: number, by: number, field: 'name' | 'grams'): void;
}
