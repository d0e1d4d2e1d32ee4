// Files of the larder → its rows with every column worked out, or the list of what is wrong with them. No disk, no schema:
// a page compiles the larder with this too. Refuses sums that are not 100, parts larger than their whole, two rows of one
// id or name, and words that columns.json does not declare.
//   { "id": "x", "values": { "a": 40, "b": 60 } } → the same, with the columns that follow from a and b
import type { Larder, LarderDefinition, LarderRow } from '../larder.ts';
import { keyOf, normalise, words } from '../names.ts';
import { didYouMean } from '../near.ts';
import { spanish } from '../number.ts';
import { compileQuantities, noQuantities, type QuantitiesFile } from '../quantity/index.ts';
import { type Columns, compileColumns, workedOut } from './columns.ts';
import { compileLabelling } from './labelling.ts';
import { compileMeasures } from './measures.ts';
import { compilePacket } from './packet.ts';
import type { Report } from './problem.ts';

/** The parts of a row come from tables that round. */
const tolerance = 0.6;

const nothing: LarderDefinition = {
  columns: { columns: {}, families: {}, allergens: {}, origins: {}, classes: {} },
  shelves: {},
};

/** What crafts without a larder read. */
export const emptyLarder: Larder = {
  definition: nothing,
  labelling: null,
  packet: null,
  columns: [],
  columnByKey: new Map(),
  rows: new Map(),
  names: new Map(),
  measures: compileQuantities(noQuantities),
};

export function compileLarder(
  definition: LarderDefinition,
  report: Report,
  quantities: QuantitiesFile = noQuantities,
): Larder {
  const file = definition.columns;
  const columns = compileColumns(file.columns, 'columns.json', report);
  checkColumns(definition, report);
  const rows = new Map<string, LarderRow>();
  const known = {
    columns: Object.keys(file.columns),
    families: new Set(Object.keys(file.families)),
    allergens: new Set(Object.keys(file.allergens)),
    origins: new Set(Object.keys(file.origins)),
    classes: new Set(Object.keys(file.classes)),
  };
  for (const [shelf, { ingredients }] of Object.entries(definition.shelves)) {
    for (const [place, entry] of ingredients.entries()) {
      const path = `/ingredients/${place}`;
      const declared = (at: string, word: string, all: ReadonlySet<string>, what: string): void => {
        if (!all.has(word))
          report.error(shelf, { path: `${path}/${at}` }, `No existe ${what} «${word}».${didYouMean(word, all)}`);
      };
      const twin = rows.get(entry.id);
      if (twin) report.error(shelf, { path: `${path}/id` }, `El ingrediente «${entry.id}» ya está en ${twin.file}.`);
      declared('family', entry.family, known.families, 'la familia');
      if (entry.origin !== undefined) declared('origin', entry.origin, known.origins, 'el origen');
      if (entry.class !== undefined) declared('class', entry.class, known.classes, 'la clase');
      for (const [at, allergen] of (entry.allergens ?? []).entries())
        declared(`allergens/${at}`, allergen.replace(/\?$/, ''), known.allergens, 'el alérgeno');
      for (const key of Object.keys(entry.values)) {
        if (!columns.index.has(key))
          report.error(
            shelf,
            { path: `${path}/values/${key}`, key: true },
            `No existe la columna «${key}».${didYouMean(key, known.columns)}`,
          );
      }
      const { values } = workedOut(
        columns.list.map(({ key }) => entry.values[key] ?? null),
        columns,
      );
      const row = Object.freeze({
        id: entry.id,
        label: entry.label,
        family: entry.family,
        entry,
        values,
        file: shelf,
        place,
      });
      checkRow(row, definition, columns, report);
      rows.set(entry.id, row);
    }
  }
  const shelves = { ...known, columns: columns.index, ids: new Set(rows.keys()) };
  const labelling = definition.labelling ? compileLabelling(definition.labelling, shelves, report) : null;
  return {
    definition,
    labelling,
    packet: compilePacket(file, columns, report),
    columns: columns.list,
    columnByKey: columns.index,
    rows,
    names: namesIn(rows, report),
    measures: compileMeasures(quantities, report),
  };
}

function checkColumns({ columns: { columns, allergens } }: LarderDefinition, report: Report): void {
  for (const [key, { partOf, allergen }] of Object.entries(columns)) {
    if (partOf !== undefined && !Object.hasOwn(columns, partOf))
      report.error(
        'columns.json',
        { path: `/columns/${key}/partOf` },
        `No existe la columna «${partOf}».${didYouMean(partOf, Object.keys(columns))}`,
      );
    if (allergen !== undefined && !Object.hasOwn(allergens, allergen))
      report.error(
        'columns.json',
        { path: `/columns/${key}/allergen` },
        `No existe el alérgeno «${allergen}».${didYouMean(allergen, Object.keys(allergens))}`,
      );
  }
}

function checkRow(
  row: LarderRow,
  { columns: { columns } }: LarderDefinition,
  { list, index }: Columns,
  report: Report,
): void {
  const path = `/ingredients/${row.place}`;
  const at = (key: string): number => row.values[index.get(key)!]!;
  const closing = list.filter((column) => column.closes);
  const total = closing.reduce((sum, column) => sum + row.values[column.index]!, 0);
  if (closing.length > 0 && Math.abs(total - 100) > tolerance)
    report.error(
      row.file,
      { path: `${path}/values` },
      `Las partes de «${row.label}» suman ${spanish(total, 2)} y no 100.`,
    );
  for (const [key, { partOf, label, allergen }] of Object.entries(columns)) {
    const value = at(key);
    if (value === 0) continue;
    if (partOf !== undefined && index.has(partOf) && value > at(partOf) + 0.05)
      report.error(
        row.file,
        { path: `${path}/values/${key}` },
        `«${row.label}» lleva ${spanish(value, 2)} de ${label.toLowerCase()} y solo ${spanish(at(partOf), 2)} de ${columns[partOf]!.label.toLowerCase()}: una parte no puede ser mayor que el todo.`,
      );
    if (allergen !== undefined && !(row.entry.allergens ?? []).some((one) => one.replace(/\?$/, '') === allergen))
      report.error(
        row.file,
        { path: `${path}/values/${key}` },
        `«${row.label}» lleva ${label.toLowerCase()} y no dice el alérgeno «${allergen}».`,
      );
  }
}

const none: ReadonlySet<string> = new Set();

/** A name is of one row. */
function namesIn(rows: ReadonlyMap<string, LarderRow>, report: Report): Map<string, LarderRow> {
  const owners = new Map<string, LarderRow>();
  for (const row of rows.values()) {
    for (const [text, path] of namesOf(row)) {
      const key = keyOf(words(normalise(text), none));
      const owner = owners.get(key);
      if (owner && owner !== row)
        report.error(
          row.file,
          { path: `/ingredients/${row.place}/${path}` },
          `«${text}» ya nombra a «${owner.label}» (${owner.id}): un nombre no puede ser de dos ingredientes.`,
        );
      else owners.set(key, row);
    }
  }
  return owners;
}

/** Every name of a row, with the place where it is written. */
export function* namesOf({ entry }: LarderRow): Generator<[text: string, path: string]> {
  yield [entry.id, 'id'];
  yield [entry.label, 'label'];
  for (const [index, alias] of (entry.aliases ?? []).entries()) yield [alias, `aliases/${index}`];
}
