// CSV as a Spanish spreadsheet opens and saves it: «;» between cells, decimal comma, UTF-8 with its mark, CRLF.
// A text that a spreadsheet would take for a formula goes with an apostrophe before it, and comes back without it.
import { cellsOf, formulaStart } from '../../engine/index.ts';

export interface Cell {
  readonly text: string;
  /** from 1, as a spreadsheet numbers its rows and columns */
  readonly row: number;
  readonly column: number;
}

export type Written = string | number | null;

export function toCsv(rows: readonly (readonly Written[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`;
}

function written(value: Written): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[;"\r\n]|^\s|\s$/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Rows of cells; empty rows are left out. The separator is the one that its first line uses most, unless it says it. */
export function fromCsv(text: string): Cell[][] {
  return cellsOf(text, mostUsed(text))
    .map((cells, row) => cells.map((content, column) => ({ text: content, row: row + 1, column: column + 1 })))
    .filter((cells) => cells.some(({ text: content }) => content.trim() !== ''));
}

function mostUsed(text: string): string {
  const line = text.slice(0, text.search(/\r?\n|$/));
  const count = (sign: string): number => line.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** «3,6» → 3.6; null when it is not a number, or could be two different ones. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/[−–]/, '-').replace(/^\+/, '');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+$/.test(plain)) return null;
  if (!/^-?(\d+([.,]\d+)?|[.,]\d+)(e-?\d+)?$/i.test(plain)) return null;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** «A», «Z», «AA»… */
export const columnName = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : columnName(Math.floor((column - 1) / 26)) + columnName(((column - 1) % 26) + 1);
