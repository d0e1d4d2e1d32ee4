// Text as a spreadsheet copies or saves it → rows of cells. Quotes may hold separators, ends of line and quotes.
//   «"Uno; dos";560» → [«Uno; dos», «560»]

export function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = (): void => {
    rows.push([...row, cell.trim()]);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') cell += text[at++];
      else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === '' && text.indexOf('"', at + 1) > 0) {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
    else if (text[at + 1] !== '\n') endRow();
  }
  endRow();
  // A spreadsheet shows a text that looks like a formula with an apostrophe before it.
  return rows.map((cells) => cells.map((one) => one.replace(/^'(?=[=+@-])/, '')));
}
