// obrador catalogue export|import <oficio> | larder [fichero.csv] [--ranges] [--yes]: the larder, or the catalogue or all
// the ranges of a craft, as a sheet for Excel or LibreOffice, and back with the same checks, told by row and column.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean, textOf } from '../engine/index.ts';
import { readCrafts, readLarder } from '../engine/load/disk.ts';
import {
  type CraftTexts,
  compileTexts,
  type LarderTexts,
  loadLarder,
  type Problem,
  report,
} from '../engine/load/index.ts';
import { createChecker, larderProblems } from '../workshop/checker.ts';
import { broughtFrom, pathAt } from '../workshop/spreadsheet/bring.ts';
import { catalogueSheet } from '../workshop/spreadsheet/catalogue.ts';
import { columnName, fromCsv, toCsv } from '../workshop/spreadsheet/csv.ts';
import { bringLarder, larderTable } from '../workshop/spreadsheet/larder.ts';
import { rangesSheet } from '../workshop/spreadsheet/ranges.ts';
import { lostSigns } from '../workshop/spreadsheet/signs.ts';
import { agrees, noMoreQuestions } from './ask.ts';
import { craftsIn, larderFor } from './folders.ts';

const usage = 'Uso: obrador catalogue export|import <oficio> | larder [fichero.csv] [--ranges] [--yes]';
const root = process.env.CRAFTS_DIR ?? 'crafts';
const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('--'));
const [action, name, given] = words.filter((word) => !word.startsWith('--'));

if (
  (action !== 'export' && action !== 'import') ||
  name === undefined ||
  flags.some((flag) => !['--ranges', '--yes'].includes(flag))
)
  stop(usage, 2);
if (name === 'larder') {
  await larderSheet();
  noMoreQuestions();
  process.exit();
}
const craft = craftOf(name);
const isRanges = flags.includes('--ranges');
const sheet = isRanges ? rangesSheet : catalogueSheet;
const path = given ?? `${isRanges ? 'rangos' : 'catalogo'}-${name}.csv`;
const definition = definitionOf(craft);

if (action === 'export') {
  const rows = sheet.table(definition);
  writeFileSync(path, toCsv(rows));
  console.log(
    `${path}: ${rows.length - 1} ${isRanges ? 'filas de rangos' : 'ingredientes'}. Ábrelo con Excel o LibreOffice, guárdalo como CSV y tráelo con: obrador catalogue import ${name} ${path}${isRanges ? ' --ranges' : ''}`,
  );
} else {
  await bringBack();
  noMoreQuestions();
}

function stop(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

/** The larder, out and back. */
async function larderSheet(): Promise<void> {
  const path = given ?? 'despensa.csv';
  const read = readLarder(larderFor(root));
  const { larder, problems } = loadLarder(read);
  if (problems.some(({ severity }) => severity === 'error')) stop(`${report(problems)}\n\nArregla esto antes.`);
  if (action === 'export') {
    const rows = larderTable(larder.definition);
    writeFileSync(path, toCsv(rows));
    console.log(
      `${path}: ${rows.length - 1} ingredientes. Ábrelo con Excel o LibreOffice, guárdalo como CSV y tráelo con: obrador catalogue import larder ${path}`,
    );
    return;
  }
  if (!existsSync(path)) stop(`No existe el fichero «${path}». Sácalo antes con: obrador catalogue export larder`);
  const sheet = fromCsv(textOf(readFileSync(path)));
  const { faults: found, differences, texts, cellAt } = bringLarder(sheet, larder.definition, read.texts);
  const faults = [...lostSigns(larderTable(larder.definition), sheet, 'id'), ...found];
  const place = (row: number, column: number): string =>
    `${path}, fila ${row}${column > 0 ? `, columna ${columnName(column)}` : ''}`;
  if (faults.length > 0)
    stop(
      `${faults.map(({ row, column, message }) => `${place(row, column)}\n${message}`).join('\n\n')}\n\nNo se ha cambiado nada.`,
    );
  if (differences.length === 0) return console.log('La hoja dice lo mismo que la despensa: no hay nada que cambiar.');
  const after = { ...read, texts: new Map([...read.texts, ...texts]) };
  const errors = loadLarder(after).problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const told = errors.map((problem) => {
      const file = basename(problem.file);
      const cell = cellAt(file, pathAt(after.texts.get(file) ?? '', problem));
      return cell ? `${place(cell.row, cell.column)}\n${problem.message}` : report([problem]);
    });
    stop(`${told.join('\n\n')}\n\nNo se ha cambiado nada.`);
  }
  // What a craft, an example or a label uses may not go from under it.
  const broken = brokenBy(after);
  if (broken.length > 0) stop(`${report(broken)}\n\nNo se ha cambiado nada.`);
  console.log(`${differences.join('\n')}\n`);
  const odd = remarks(larderProblems(loadLarder(read)), larderProblems(loadLarder(after)), (problem) => {
    const file = basename(problem.file);
    const cell = cellAt(file, pathAt(after.texts.get(file) ?? '', problem));
    return cell && place(cell.row, cell.column);
  });
  if (odd !== '') console.log(odd);
  const what = differences.length === 1 ? 'este cambio' : `estos ${differences.length} cambios`;
  if (!flags.includes('--yes') && !(await agrees(`¿Escribir ${what} en la despensa?`)))
    return console.log('No se ha cambiado nada.');
  for (const [file, text] of texts) writeFileSync(join(read.folder, file), text);
  console.log(
    `Escrito: ${[...texts.keys()].map((file) => join(read.folder, file)).join(', ')}. Mira qué cambia con: obrador impact`,
  );
}

/** What is wrong in the crafts with another larder, and was not before. */
function brokenBy(larder: LarderTexts): readonly Problem[] {
  const errorsIn = (folders: readonly CraftTexts[]): readonly Problem[] =>
    createChecker()
      .check(folders)
      .problems.filter(({ severity }) => severity === 'error');
  const after = errorsIn(readCrafts(root, larder));
  if (after.length === 0) return [];
  const known = new Set(errorsIn(craftsIn(root)).map(({ file, message }) => `${file} ${message}`));
  return after.filter(({ file, message }) => !known.has(`${file} ${message}`));
}

/** What the checks of the food find in the sheet that they did not find before: it may be written all the same. */
function remarks(
  before: readonly Problem[],
  after: readonly Problem[],
  placeOf: (problem: Problem) => string | null | undefined,
): string {
  const known = new Set(before.map(({ message }) => message));
  const found = after.filter(({ severity, message }) => severity === 'warning' && !known.has(message));
  if (found.length === 0) return '';
  const told = found.map((problem) => {
    const place = placeOf(problem);
    return place ? `${place}\n${problem.message}` : report([problem]);
  });
  return `Antes de escribirlo, mira esto:\n\n${told.join('\n\n')}\n`;
}

function craftOf(wanted: string): CraftTexts {
  const folders = craftsIn(root);
  const found = folders.find(({ folder }) => basename(folder) === wanted);
  return (
    found ??
    stop(
      `No existe el oficio «${wanted}».${didYouMean(
        wanted,
        folders.map(({ folder }) => basename(folder)),
      )}`,
    )
  );
}

function definitionOf(folder: CraftTexts) {
  const { craft: compiled, report: told } = compileTexts(folder);
  return compiled ? compiled.definition : stop(`${report(told.problems)}\n\nArregla esto antes: obrador check ${name}`);
}

async function bringBack(): Promise<void> {
  if (!existsSync(path)) stop(`No existe el fichero «${path}». Sácalo antes con: obrador catalogue export ${name}`);
  const { wrong, broken, differences, texts } = broughtFrom(path, readFileSync(path), sheet, definition, craft);
  if (wrong.length > 0) stop(`${wrong.join('\n\n')}\n\nNo se ha cambiado nada.`);
  if (differences.length === 0) {
    console.log('La hoja dice lo mismo que el oficio: no hay nada que cambiar.');
    return;
  }
  if (broken.length > 0)
    console.log(`Dejarán de cumplirse ${broken.length} promesas de los ejemplos:\n\n${report(broken)}\n`);
  console.log(`${differences.join('\n')}\n`);
  const checker = createChecker();
  const after = { ...craft, texts: new Map([...craft.texts, ...texts]) };
  const odd = remarks(checker.check([craft]).problems, checker.check([after]).problems, () => null);
  if (odd !== '') console.log(odd);
  const files = [...texts.keys()].map((file) => join(craft.folder, file));
  const what = differences.length === 1 ? 'este cambio' : `estos ${differences.length} cambios`;
  const where = files.length === 1 ? files[0] : `${files.length} ficheros`;
  if (!flags.includes('--yes') && !(await agrees(`¿Escribir ${what} en ${where}?`))) {
    console.log('No se ha cambiado nada.');
    return;
  }
  for (const [file, text] of texts) writeFileSync(join(craft.folder, file), text);
  console.log(`Escrito: ${files.join(', ')}. Mira qué cambia con: obrador impact`);
}
