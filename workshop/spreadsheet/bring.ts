// A sheet that came back → what it changes, or what is wrong in it, told by row and column. Writes nothing.
import { getLocation } from 'jsonc-parser';
import { type Definition, textOf } from '../../engine/index.ts';
import { type CraftTexts, compileTexts, loadCraft, type Problem, report } from '../../engine/load/index.ts';
import { columnName, fromCsv } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { lostSigns } from './signs.ts';

export interface Outcome {
  /** what keeps the sheet from being taken */
  readonly wrong: readonly string[];
  /** promises of the examples that would no longer hold: told, but the edit may be right */
  readonly broken: readonly Problem[];
  readonly differences: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

export function broughtFrom(
  path: string,
  bytes: Uint8Array,
  sheet: Sheet,
  definition: Definition,
  craft: CraftTexts,
): Outcome {
  const rows = fromCsv(textOf(bytes));
  const { faults: found, differences, texts, cellAt } = sheet.bring(rows, definition, craft.texts);
  const faults = [...lostSigns(sheet.table(definition), rows, sheet.key), ...found];
  const place = (row: number, column: number): string =>
    `${path}, fila ${row}${column > 0 ? `, columna ${columnName(column)}` : ''}`;
  const outcome = {
    wrong: faults.map(({ row, column, message }) => `${place(row, column)}\n${message}`),
    broken: [],
    differences,
    texts,
  };
  if (faults.length > 0 || differences.length === 0) return outcome;

  const after = { ...craft, texts: new Map([...craft.texts, ...texts]) };
  const errors = errorsOf(compileTexts(after).report.problems);
  if (errors.length === 0) return { ...outcome, broken: errorsOf(loadCraft(after).problems) };
  const wrong = errors.map((problem) => {
    const file = problem.file.slice(craft.folder.length + 1);
    const cell = cellAt(file, pathAt(after.texts.get(file) ?? '', problem));
    return cell ? `${place(cell.row, cell.column)}\n${problem.message}` : report([problem]);
  });
  return { ...outcome, wrong };
}

const errorsOf = (problems: readonly Problem[]): Problem[] => problems.filter(({ severity }) => severity === 'error');

/** The place in the value that a problem points at. */
export function pathAt(text: string, { line, column }: Problem): (string | number)[] {
  const before = text.split('\n').slice(0, line - 1);
  return getLocation(text, before.reduce((sum, one) => sum + one.length + 1, 0) + column).path;
}
