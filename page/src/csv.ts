// A table as a Spanish spreadsheet reads it: semicolons, and no cell that it would take for a formula.
//   «-1,5» is a number and stays one; «-1+1», «=1+1» and a tab before them are texts

/** The mark at the start tells spreadsheets that this is UTF-8. */
export const csvOf = (table: readonly (readonly string[])[]): string =>
  `\ufeff${table.map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`;

/** A sign before a whole number and nothing behind it calculates nothing. */
const number = /^[+-]?\d+(?:[.,]\d+)*$/;

/** Spreadsheets pass over blanks and signs without a picture before they look for what begins a formula. */
const formula = /^[\s\p{C}\p{Z}]*[=+\-−@|%＝＋－＠]/u;

function cellOf(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[";\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
