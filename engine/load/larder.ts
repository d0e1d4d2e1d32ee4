// Files of the larder → its rows with every column worked out, or the list of what is wrong with them. No disk, no schema:
// a page compiles the larder with this too. Refuses sums that are not 100, parts larger than their whole, two rows of one
// id or name, and words that columns.json does not declare.
//   { "id": "x", "values": { "a": 40, "b": 60 } } → the same, with the columns that follow from a and b
import type { Larder, LarderDefinition, LarderFile, LarderRow, Nesting } from '../larder.ts';
import { type Ingredient, type Shelf, shelve } from '../names/shelf.ts';
import { didYouMean } from '../near.ts';
import { compileQuantities, noQuantities, type QuantitiesFile } from '../quantity/index.ts';
import { type Columns, compileColumns, workedOut } from './columns.ts';
import { checkClear, checkDoubts, compileLabelling } from './labelling.ts';
import { checkColumns, checkNames, checkRow, checkWords } from './larder-checks.ts';
import { makeupOf } from './makeup.ts';
import { compileMeasures } from './measures.ts';
import { compilePacket } from './packet.ts';
import type { Report } from './problem.ts';

const nothing: LarderDefinition = {
  columns: { columns: {}, families: {}, allergens: {}, origins: {}, classes: {} },
  names: {},
  shelves: {},
};

/** What crafts without a larder read. */
export const emptyLarder: Larder = {
  definition: nothing,
  labelling: null,
  packet: null,
  nesting: null,
  makeup: { addends: () => null, closed: (values) => values },
  columns: [],
  columnByKey: new Map(),
  rows: new Map(),
  shelf: shelve([], {}),
  measures: compileQuantities(noQuantities),
};

/** Texts that were proven before are not looked at again, and the figures of a row wait until somebody asks for them. */
export function compileLarder(
  definition: LarderDefinition,
  report: Report,
  quantities: QuantitiesFile = noQuantities,
  isProven = false,
): Larder {
  const file = definition.columns;
  const columns = compileColumns(file.columns, 'columns.json', report);
  if (!isProven) checkColumns(definition, report);
  const rows = new Map<string, LarderRow>();
  const known = {
    columns: Object.keys(file.columns),
    families: new Set(Object.keys(file.families)),
    allergens: new Set(Object.keys(file.allergens)),
    origins: new Set(Object.keys(file.origins)),
    classes: new Set(Object.keys(file.classes)),
    pieces: new Set(
      [...quantities.units.filter(({ kind }) => kind === 'piece'), ...quantities.sizes].map(({ label }) => label),
    ),
  };
  const carried = Object.entries(file.columns).flatMap(([key, { carriedFrom: from }]) => (from ? [{ key, from }] : []));
  for (const [shelf, { ingredients }] of Object.entries(definition.shelves)) {
    for (const [place, entry] of ingredients.entries()) {
      const row = rowOf(entry, shelf, place, columns, carried);
      if (!isProven) {
        const twin = rows.get(entry.id);
        const path = `/ingredients/${place}/id`;
        if (twin) report.error(shelf, { path }, `El ingrediente «${entry.id}» ya está en ${twin.file}.`);
        checkWords(row, known, report);
        // What is under a name that nobody knows is missing from every sum: the name is told.
        if (Object.keys(entry.values).every((key) => columns.index.has(key)))
          checkRow(row, definition, columns, report);
      }
      rows.set(entry.id, row);
    }
  }
  const shelves = { ...known, columns: columns.index, ids: new Set(rows.keys()) };
  const labelling = definition.labelling ? compileLabelling(definition.labelling, shelves, report) : null;
  if (labelling && !isProven)
    for (const row of rows.values()) {
      checkClear(row, labelling, report);
      checkDoubts(row, labelling, report);
    }
  return {
    definition,
    labelling,
    packet: compilePacket(file, columns, report),
    nesting: nestingOf(definition, rows, columns, report),
    makeup: makeupOf(columns, waterColumn(file, columns)),
    columns: columns.list,
    columnByKey: columns.index,
    rows,
    shelf: isProven ? shelve(namedIn(rows), definition.names) : shelfOf(rows, definition, report),
    measures: compileMeasures(quantities, report),
  };
}

/** A recipe uses a few of the hundreds. */
function rowOf(
  entry: LarderRow['entry'],
  file: string,
  place: number,
  columns: Columns,
  carried: readonly { key: string; from: number }[],
): LarderRow {
  let values: Float64Array | null = null;
  return Object.freeze({
    id: entry.id,
    label: entry.label,
    family: entry.family,
    entry,
    get values() {
      values ??= workedOut(
        columns.list.map(({ key }) => entry.values[key] ?? null),
        columns,
      ).values;
      return values;
    },
    get carries() {
      return carried.flatMap(({ key, from }) => (this.values[columns.index.get(key)!]! >= from ? [key] : []));
    },
    file,
    place,
  });
}

function nestingOf(
  { columns: { recipe, columns } }: LarderDefinition,
  rows: ReadonlyMap<string, LarderRow>,
  compiled: Columns,
  report: Report,
): Nesting | null {
  if (!recipe) return null;
  const { lost: id, ...fields } = recipe;
  const lost = rows.get(id);
  const column = waterColumn({ columns }, compiled);
  const at = (message: string): null => {
    report.error('columns.json', { path: '/recipe/lost' }, message);
    return null;
  };
  if (!lost) return at(`No existe el ingrediente «${id}».${didYouMean(id, rows.keys())}`);
  if (column === null) return at('Ninguna columna de la despensa dice cuánto de esto lleva algo («means»: «water»).');
  return { ...fields, lost, lostColumn: column };
}

function waterColumn({ columns }: Pick<LarderFile, 'columns'>, { index }: Columns): number | null {
  const key = Object.keys(columns).find((name) => columns[name]!.means === 'water');
  return key === undefined ? null : index.get(key)!;
}

/** A name is of one row; the words that names are made of speak of rows and families that exist. */
function shelfOf(rows: ReadonlyMap<string, LarderRow>, definition: LarderDefinition, report: Report): Shelf {
  checkNames(rows, definition, report);
  for (const row of rows.values())
    for (const [name, path] of namesOf(row)) {
      const other = rows.get(name);
      if (other && other !== row)
        report.error(
          row.file,
          { path: `/ingredients/${row.place}/${path}` },
          `«${name}» es el identificador de «${other.label}»: un nombre no puede ser de dos ingredientes.`,
        );
    }
  return shelve(namedIn(rows), definition.names, (name, owner, id) => {
    const row = rows.get(id)!;
    const [, path] = [...namesOf(row)].find(([text]) => text === name)!;
    report.error(
      row.file,
      { path: `/ingredients/${row.place}/${path}` },
      `«${name}» ya nombra a «${rows.get(owner)!.label}» (${owner}): un nombre no puede ser de dos ingredientes.`,
    );
  });
}

const namedIn = (rows: ReadonlyMap<string, LarderRow>): Ingredient[] =>
  [...rows.values()].map(({ id, label, family, entry }) => ({
    ...{ id, label, family },
    names: [label, ...(entry.aliases ?? [])],
  }));

/** Every name of a row, with the place where it is written. */
export function* namesOf({ entry }: LarderRow): Generator<[text: string, path: string]> {
  yield [entry.id, 'id'];
  yield [entry.label, 'label'];
  for (const [index, alias] of (entry.aliases ?? []).entries()) yield [alias, `aliases/${index}`];
}
