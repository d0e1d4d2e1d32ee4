// Places in the text of a definition file: how they are asked for, and how they are shown.
export interface Where {
  /** JSON pointer inside the file */
  path: string;
  /** points at the key rather than at its value */
  key?: boolean;
  /** piece of a text value */
  from?: number;
  to?: number;
}

export interface Place {
  line: number;
  column: number;
  excerpt: string;
  underline: readonly [number, number];
}

export interface Slip {
  offset: number;
  length: number;
  message: string;
  /** what to write in its place, where the remedy leaves no doubt */
  put?: string;
}
