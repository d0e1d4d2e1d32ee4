// Text as a spreadsheet copies or saves it → rows of cells: the one reader of sheets. Quotes may hold separators, ends of
// line and quotes, and keep their spaces; «sep=;» in a line of its own, which some spreadsheets write first, says what parts
// cells, whatever anybody supposed.
//   «"Uno; dos";560» → [«Uno; dos», «560»]

const told = /^\ufeff?sep=(.)[^\S\n]*\r?\n/i;

/** What may part the cells of a text, likeliest first: what it says itself, or what sheets and tables usually have. */
export const separatorsIn = (text: string): readonly string[] => {
  const own = told.exec(text)?.[1];
  return own === undefined ? ['\t', ';', '|', ','] : [own];
};

/** A text that a spreadsheet would take for a formula is written with an apostrophe before it, and read without. */
export const formulaStart = /^'*[=+\-@\t\r]/;

export function cellsOf(written: string, usual: string): string[][] {
  const separator = told.exec(written)?.[1] ?? usual;
  const text = written.replace(told, '').replace(/^\ufeff/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** up to here the cell was between quotes: its spaces are its own */
  let quoted = 0;
  const endCell = (): void => {
    const content = quoted > 0 ? cell.slice(0, quoted) + cell.slice(quoted).trimEnd() : cell.trim();
    row.push(content.startsWith("'") && formulaStart.test(content) ? content.slice(1) : content);
    cell = '';
    quoted = 0;
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') cell += text[at++];
      else if (sign === '"') {
        isQuoted = false;
        quoted = cell.length;
      } else cell += sign;
    } else if (sign === '"' && cell.trim() === '' && text.indexOf('"', at + 1) > 0) {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
    else if (text[at + 1] !== '\n') endRow();
  }
  endRow();
  return rows;
}
