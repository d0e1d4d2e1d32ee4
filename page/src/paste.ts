// A list copied from a spreadsheet or a message → ingredients with grams, and the lines that were not understood.
//   «Uno⇥560» «560 g de uno» «- Uno: 0,56 kg»; «3 unos» has no grams and is not understood
import { amount, parseQuantity } from './quantity.ts';

export interface Pasted {
  readonly items: readonly { readonly name: string; readonly grams: number }[];
  readonly skipped: readonly string[];
}

const unit = '(?:kg|kilos?|g|gr|gramos?|mg)';
const figure = "\\d[\\d.,' ]*";
const leading = new RegExp(`^(${figure}\\s*${unit})\\b\\.?\\s*(?:de\\s+)?(.+)$`, 'i');
const trailing = new RegExp(`^(.+?)[\\s:=,;–-]+(${figure}\\s*${unit})\\.?$`, 'i');
const trailingBare = /^(.+?)(?:\s*[:=;–-]\s*|,?\s+)(\d[\d.,]*)$/;
const leadingBare = /^(\d[\d.,]*)\s+(?:de\s+)?(\D.*)$/;
const weightTitle = /^(g|gr|grs|gramos?|pesos?|cantidad(es)?|grams?|weight|kg)\b/i;
const sum = /^(total|suma|peso total)\b/i;

export function readList(text: string): Pasted {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const separator = ['\t', ';', '|'].find((sign) => lines.some((line) => line.includes(sign)));
  const items: { name: string; grams: number }[] = [];
  const skipped: string[] = [];
  let column: number | null = null;
  for (const line of lines) {
    if (line === '') continue;
    const cells = separator === undefined ? [] : line.split(separator).map((cell) => unquoted(cell.trim()));
    if (
      cells.length > 1 &&
      cells.some((cell) => weightTitle.test(cell)) &&
      cells.every((cell) => amount(cell) === null)
    ) {
      column = cells.findIndex((cell) => weightTitle.test(cell));
      continue;
    }
    const item = cells.length > 1 ? fromCells(cells, column) : fromText(line);
    if (item && !sum.test(item.name)) items.push(item);
    else if (!item) skipped.push(line);
  }
  return { items, skipped };
}

const unquoted = (cell: string): string => (/^".*"$/.test(cell) ? cell.slice(1, -1).replace(/""/g, '"') : cell);

function fromCells(cells: readonly string[], column: number | null): { name: string; grams: number } | null {
  const name = cells.find((cell) => /\p{L}/u.test(cell) && Number.isNaN(parseQuantity(cell)));
  const grams = column === null ? cells.find((cell) => amount(cell) !== null) : cells[column];
  return itemOf(name, grams);
}

function fromText(line: string): { name: string; grams: number } | null {
  const bare = line.replace(/^[-–•*·]+\s*/, '').replace(/^\d+[.)]\s+(?=\D)/, '');
  const withUnit = leading.exec(bare);
  if (withUnit) return itemOf(withUnit[2], withUnit[1]);
  const behind = trailing.exec(bare) ?? trailingBare.exec(bare);
  if (behind) return itemOf(behind[1], behind[2]);
  const before = leadingBare.exec(bare);
  // «3 de algo» counts pieces, not grams.
  const isCount = before !== null && /^\d{1,2}$/.test(before[1]!) && Number(before[1]) < 20;
  return before && !isCount ? itemOf(before[2], before[1]) : null;
}

function itemOf(name: string | undefined, text: string | undefined): { name: string; grams: number } | null {
  const grams = text === undefined ? null : amount(text);
  const bare = name?.trim().replace(/[:,;.]$/, '') ?? '';
  return bare === '' || grams === null ? null : { name: bare.slice(0, 120), grams };
}
