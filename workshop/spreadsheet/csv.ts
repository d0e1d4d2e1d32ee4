// CSV as a Spanish spreadsheet opens and saves it: «;» between cells, decimal comma, UTF-8 with its mark, CRLF.
// A text that a spreadsheet would take for a formula goes with an apostrophe before it, and comes back without it.

export interface Cell {
  readonly text: string;
  /** from 1, as a spreadsheet numbers its rows and columns */
  readonly row: number;
  readonly column: number;
}

const formulaStart = /^'*[=+\-@\t\r]/;

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

/** Rows of cells; empty rows are left out. The separator is the one that its first line uses most. */
export function fromCsv(text: string): Cell[][] {
  const body = text.replace(/^\uFEFF/, '').replace(/^sep=(.)\r?\n/i, '');
  const separator = separatorOf(body);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let cell = '';
  let quoted = false;
  let number = 1;
  const endCell = (): void => {
    row.push({
      text: formulaStart.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell,
      row: number,
      column: row.length + 1,
    });
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some(({ text: content }) => content.trim() !== '')) rows.push(row);
    row = [];
    number++;
  };
  for (let at = 0; at < body.length; at++) {
    const character = body[at]!;
    if (quoted) {
      if (character === '"' && body[at + 1] === '"') cell += body[at++];
      else if (character === '"') quoted = false;
      else cell += character;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r' || body[at + 1] !== '\n') cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

function separatorOf(text: string): string {
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
