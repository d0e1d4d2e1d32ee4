// Files of the larder → its rows with every column worked out, or the list of what is wrong with them. No disk, no schema:
// a page compiles the larder with this too. Refuses sums that are not 100, parts larger than their whole, two rows of one
// id or name, and words that columns.json does not declare.
//   { "id": "x", "values": { "a": 40, "b": 60 } } → the same, with the columns that follow from a and b
import type { Larder, LarderDefinition, LarderFile, LarderRow, Nesting } from '../larder.ts';
import { type Ingredient, type Shelf, shelve } from '../names/shelf.ts';
import { didYouMean } from '../near.ts';
import { spanish } from '../number.ts';
import { compileQuantities, noQuantities, type QuantitiesFile } from '../quantity/index.ts';
import { traitsKnown } from '../traits.ts';
import { type Columns, compileColumns, workedOut } from './columns.ts';
import { checkClear, checkDoubts, compileLabelling } from './labelling.ts';
import { makeupOf } from './makeup.ts';
import { compileMeasures } from './measures.ts';
import { compilePacket } from './packet.ts';
import { step } from './pointer.ts';
import type { Report } from './problem.ts';

/** The parts of a row come from tables that round. */
const tolerance = 0.6;

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

interface Known {
  readonly columns: readonly string[];
  readonly families: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
  readonly origins: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly pieces: ReadonlySet<string>;
}

/** Whatever a row names is declared. */
function checkWords({ entry, file, place }: LarderRow, known: Known, report: Report): void {
  const path = `/ingredients/${place}`;
  const declared = (at: string, word: string, all: ReadonlySet<string>, what: string): void => {
    if (!all.has(word))
      report.error(file, { path: `${path}/${at}` }, `No existe ${what} «${word}».${didYouMean(word, all)}`);
  };
  declared('family', entry.family, known.families, 'la familia');
  if (entry.origin !== undefined) declared('origin', entry.origin, known.origins, 'el origen');
  if (entry.class !== undefined) declared('class', entry.class, known.classes, 'la clase');
  for (const [at, allergen] of (entry.allergens ?? []).entries())
    declared(`allergens/${at}`, allergen.replace(/\?$/, ''), known.allergens, 'el alérgeno');
  for (const key of Object.keys(entry.pieces ?? {}))
    declared(`pieces/${step(key)}`, key, known.pieces, 'la medida ni el tamaño');
  for (const key of Object.keys(entry.values)) {
    if (!known.columns.includes(key))
      report.error(
        file,
        { path: `${path}/values/${key}`, key: true },
        `No existe la columna «${key}».${didYouMean(key, known.columns)}`,
      );
  }
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

function checkColumns(definition: LarderDefinition, report: Report): void {
  const { columns, allergens, kinds = {} } = definition.columns;
  const traits = new Set(traitsKnown(definition));
  for (const [kind, of] of Object.entries(kinds))
    for (const [index, trait] of of.entries())
      if (!traits.has(trait))
        report.error(
          'columns.json',
          { path: `/kinds/${step(kind)}/${index}` },
          `La despensa no sabe nada de «${trait}».${didYouMean(trait, traits)}`,
        );
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

function checkNames(
  rows: ReadonlyMap<string, LarderRow>,
  { names, columns: { families } }: LarderDefinition,
  report: Report,
): void {
  const row = (path: string, id: string): void => {
    if (!rows.has(id))
      report.error('names.json', { path }, `No existe «${id}» en la despensa.${didYouMean(id, rows.keys())}`);
  };
  for (const [word, meaning] of Object.entries(names.means ?? {}))
    row(`/means/${step(word)}`, typeof meaning === 'string' ? meaning : meaning.is);
  for (const [index, { is }] of (names.kinds ?? []).entries()) row(`/kinds/${index}/is`, is);
  for (const [at, { are }] of (names.pieces ?? []).entries())
    for (const [made, itself] of Object.entries(are))
      for (const id of itself === null ? [made] : [made, itself]) row(`/pieces/${at}/are/${step(made)}`, id);
  for (const [index, { rows: steps, of }] of (names.series ?? []).entries()) {
    for (const [figure, id] of Object.entries(steps)) row(`/series/${index}/rows/${step(figure)}`, id);
    for (const [place, id] of (of ?? []).entries()) row(`/series/${index}/of/${place}`, id);
  }
  for (const [index, filler] of (names.filler ?? []).entries()) {
    for (const [place, family] of (typeof filler === 'string' ? [] : filler.of).entries())
      if (!Object.hasOwn(families, family))
        report.error(
          'names.json',
          { path: `/filler/${index}/of/${place}` },
          `No existe la familia «${family}».${didYouMean(family, Object.keys(families))}`,
        );
  }
}

/** Every name of a row, with the place where it is written. */
export function* namesOf({ entry }: LarderRow): Generator<[text: string, path: string]> {
  yield [entry.id, 'id'];
  yield [entry.label, 'label'];
  for (const [index, alias] of (entry.aliases ?? []).entries()) yield [alias, `aliases/${index}`];
}
