// Files of the larder → its rows with every column worked out. No disk, no schema: a page compiles its larder with this too.
//   { "id": "x", "values": { "a": 40, "b": 60 } } → the same, with the columns that follow from a and b

import { noSuch } from '../../did-you-mean.ts';
import type { Larder, LarderDefinition, LarderFile, LarderRow, Nesting } from '../../larder/larder.ts';
import { rolesOf } from '../../larder/role.ts';
import { traitsOf } from '../../larder/traits.ts';
import { heldOf } from '../../names/lacking.ts';
import { type Ingredient, shelve } from '../../names/shelf.ts';
import { compileQuantities, noQuantities, type QuantitiesFile } from '../../quantity/index.ts';
import type { Report } from '../file/problem.ts';
import { type Columns, compileColumns, workedOut } from './columns.ts';
import type { compileLabelling } from './labelling.ts';
import { makeupOf } from './makeup.ts';
import { compileMeasures } from './measures.ts';
import { compilePacket } from './packet.ts';

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
  roles: [],
  columns: [],
  columnByKey: new Map(),
  rows: new Map(),
  shelf: shelve([], {}),
  measures: compileQuantities(noQuantities),
};

/** Without what compiles its labelling, for no labels. The figures of a row wait until somebody asks for them. */
export function compileLarder(
  definition: LarderDefinition,
  report: Report,
  quantities: QuantitiesFile = noQuantities,
  labels: typeof compileLabelling | null = null,
): Larder {
  const file = definition.columns;
  const columns = compileColumns(file.columns, 'columns.json', report);
  const rows = new Map(rowsIn(definition, columns).map((row) => [row.id, row]));
  const labelling = definition.labelling && labels ? labels(definition.labelling, columns.index, report) : null;
  return {
    definition,
    labelling,
    packet: compilePacket(file, columns, report),
    nesting: nestingOf(definition, rows, columns, report),
    makeup: makeupOf(columns, waterColumn(file, columns)),
    roles: rolesOf(file),
    columns: columns.list,
    columnByKey: columns.index,
    rows,
    shelf: shelve(namedIn(rows, definition.names), definition.names),
    measures: compileMeasures(quantities, report),
  };
}

/** All its rows, also those whose id another has. */
export function rowsIn({ columns: file, shelves }: LarderDefinition, columns: Columns): LarderRow[] {
  const carried = Object.entries(file.columns).flatMap(([key, { carriedFrom: from }]) => (from ? [{ key, from }] : []));
  return Object.entries(shelves).flatMap(([shelf, { ingredients }]) =>
    ingredients.map((entry, place) => new StoredRow(entry, { file: shelf, place }, columns, carried)),
  );
}

type Carried = readonly { readonly key: string; readonly from: number }[];

/** A recipe uses a few of the hundreds: what has to be worked out waits. A class, for getters of one's own are a shape apart. */
class StoredRow implements LarderRow {
  readonly id: string;
  readonly label: string;
  readonly family: string;
  readonly entry: LarderRow['entry'];
  readonly file: string;
  readonly place: number;
  readonly #columns: Columns;
  readonly #carried: Carried;
  #values: Float64Array | null = null;
  #traits: readonly string[] | null = null;

  constructor(entry: LarderRow['entry'], at: Pick<LarderRow, 'file' | 'place'>, columns: Columns, carried: Carried) {
    this.id = entry.id;
    this.label = entry.label;
    this.family = entry.family;
    this.entry = entry;
    this.file = at.file;
    this.place = at.place;
    this.#columns = columns;
    this.#carried = carried;
    Object.freeze(this);
  }

  get values(): Float64Array {
    this.#values ??= workedOut(
      this.#columns.list.map(({ key }) => this.entry.values[key] ?? null),
      this.#columns,
    ).values;
    return this.#values;
  }

  get traits(): readonly string[] {
    const isCarried = ({ key, from }: Carried[number]): boolean => this.values[this.#columns.index.get(key)!]! >= from;
    this.#traits ??= traitsOf(
      this.entry,
      this.#carried.filter(isCarried).map(({ key }) => key),
    );
    return this.#traits;
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
  if (!lost) return at(noSuch('el ingrediente', id, rows.keys()));
  if (column === null) return at('Ninguna columna de la despensa dice cuánto de esto lleva algo («means»: «water»).');
  return { ...fields, lost, lostColumn: column };
}

function waterColumn({ columns }: Pick<LarderFile, 'columns'>, { index }: Columns): number | null {
  const key = Object.keys(columns).find((name) => columns[name]!.means === 'water');
  return key === undefined ? null : index.get(key)!;
}

export const namedIn = (rows: ReadonlyMap<string, LarderRow>, names: LarderDefinition['names']): Ingredient[] =>
  [...rows.values()].map(({ id, label, family, entry }) => ({
    id,
    label,
    family,
    names: [label, ...(entry.aliases ?? []), ...Object.values(entry.names ?? {}).flat()],
    carries: (entry.allergens ?? []).filter((one) => !one.endsWith('?')).map((one) => one.split(':')[0]!),
    held: heldOf(entry.values, names),
  }));
