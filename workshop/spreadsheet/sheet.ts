// What a kind of sheet is: definitions → table, and a table that came back → the definitions it asks for, or what is wrong in it.
import type { Definition } from '../../engine/index.ts';
import type { Texts } from '../../engine/load/index.ts';
import type { Cell, Written } from './csv.ts';

/** What is wrong in a cell; `column` 0 is the whole row. */
export interface Fault {
  readonly row: number;
  readonly column: number;
  readonly message: string;
}

export interface Brought {
  /** files with their new text; only those that change */
  readonly texts: Map<string, string>;
  /** one line per difference, in Spanish */
  readonly differences: readonly string[];
  readonly faults: readonly Fault[];
  /** the cell that a place of a definition file came from */
  readonly cellAt: (file: string, path: readonly (string | number)[]) => { row: number; column: number } | null;
}

export interface Sheet {
  /** heading of the column that tells its rows apart */
  readonly key: string;
  readonly table: (definition: Definition) => Written[][];
  readonly bring: (rows: readonly (readonly Cell[])[], definition: Definition, texts: Texts) => Brought;
}
