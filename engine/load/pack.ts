// What a page fetches of the larder and of the crafts: their figures by columns (half the bytes of rows), what only a label
// prints apart from it, and neither with what only their editors read (sources, notes, promises of examples). Nothing that
// is computed with is lost on the way.
//   rows { a: 1 }, { a: 2.5 } → { a: '1,2.5' }
import type { Craft, Definition } from '../craft.ts';
import type { LarderDefinition, LarderIngredient, ShelfFile } from '../larder.ts';
import { normalise } from '../names/normalise.ts';
import { round } from '../number.ts';
import { type Cell, inRuns, outOfRuns } from './runs.ts';

type Texts = 'family' | 'origin';
type Printed = 'legal' | 'clear' | 'compound' | 'class';
type Numbers = 'density' | 'piece';

export interface Packed {
  readonly columns: LarderDefinition['columns'];
  readonly names: LarderDefinition['names'];
  /** of each row its id, its label and its aliases: words repeat within a row more than along a column. An id that one of
   *  those names spells is written as the place of that name, another with blanks. */
  readonly called: readonly string[];
  /** of each row, in runs; nothing where it does not write it */
  readonly texts: Readonly<Record<Texts, string>>;
  readonly lists: Readonly<Record<'allergens', string>>;
  readonly numbers: Readonly<Record<Numbers, string>>;
  /** the same, by column of the larder; «=» in the last that closes a row: what the others leave of 100 */
  readonly values: Readonly<Record<string, string>>;
  /** what its other measures weigh, by id: few rows have them */
  readonly pieces: Readonly<Record<string, LarderIngredient['pieces']>>;
}

/** A craft, and beside its catalogue what that writes of its rows, by column. */
export interface PackedCraft {
  readonly definition: Definition;
  readonly values: Packed['values'];
}

/** What only labels need. */
export interface PackedLabels {
  /** what is printed of each row, in the order of the larder */
  readonly printed: Readonly<Record<Printed, readonly (string | 0)[]>>;
  readonly labelling: LarderDefinition['labelling'];
  /** what each craft says of its labels */
  readonly crafts: Readonly<Record<string, Definition['label']>>;
}

const texts = ['family', 'origin'] as const;
const printed = ['legal', 'clear', 'compound', 'class'] as const;
const lists = ['allergens'] as const;
const numbers = ['density', 'piece'] as const;
const bar = '|';

export function pack({ columns, names, shelves }: LarderDefinition): Packed {
  const idle = idleIn(names);
  return {
    columns: {
      ...columns,
      $schema: undefined,
      originFamilies: undefined,
      originAllergens: undefined,
      classes: {},
      columns: withoutNotes(columns.columns),
    },
    names: { ...names, $schema: undefined },
    called: rowsOf(shelves).map(({ id, label, aliases = [] }) => {
      const called = distinct([label, ...aliases]);
      return [packedId(id, called, idle), ...called].join(bar);
    }),
    texts: allInRuns(byKey(shelves, texts, (row, key) => row[key])),
    lists: allInRuns(byKey(shelves, lists, (row, key) => row[key]?.join(bar))),
    numbers: allInRuns(byKey(shelves, numbers, (row, key) => row[key])),
    values: allInRuns(
      byKey(shelves, Object.keys(columns.columns), ({ values }, key) =>
        key === closing(columns) && values[key] === restOf(columns, values) ? rest : values[key],
      ),
    ),
    pieces: Object.fromEntries(
      rowsOf(shelves).flatMap(({ id, pieces }) => (pieces === undefined ? [] : [[id, pieces]])),
    ),
  };
}

/** Words that no id bears. */
const idleIn = ({ articles = [], skip = [] }: LarderDefinition['names']): ReadonlySet<string> =>
  new Set([...articles, ...skip]);

/** «Cosa de la casa» → «cosa_casa» */
const idIn = (name: string, idle: ReadonlySet<string>): string =>
  normalise(name)
    .split(' ')
    .filter((word) => !idle.has(word))
    .join('_');

function packedId(id: string, names: readonly string[], idle: ReadonlySet<string>): string {
  const spelt = names.findIndex((name) => idIn(name, idle) === id);
  return spelt < 0 ? id.replaceAll('_', ' ') : String(spelt);
}

const unpackedId = (written: string, names: readonly string[], idle: ReadonlySet<string>): string =>
  /^\d+$/.test(written) ? idIn(names[Number(written)]!, idle) : written.replaceAll(' ', '_');

/** In place of what is left of 100. */
const rest = '=';

/** The last of the columns that close a row. */
const closing = ({ columns }: LarderDefinition['columns']): string | undefined =>
  Object.keys(columns).findLast((key) => columns[key]!.closes);

/** What the others that close it leave of 100. */
function restOf(columns: LarderDefinition['columns'], values: LarderIngredient['values']): number {
  const last = closing(columns);
  const others = Object.keys(columns.columns).filter((key) => columns.columns[key]!.closes && key !== last);
  return round(100 - others.reduce((sum, key) => sum + (values[key] ?? 0), 0), 2);
}

/** Names that are read alike are one. */
function distinct(names: readonly string[]): string[] {
  const read = names.map(normalise);
  return names.filter((_, at) => read.indexOf(read[at]!) === at);
}

const withoutNotes = (columns: LarderDefinition['columns']['columns']): LarderDefinition['columns']['columns'] =>
  Object.fromEntries(Object.entries(columns).map(([key, { note, apart, ...column }]) => [key, column]));

const allInRuns = <Key extends string>(lists: Record<Key, readonly Cell[]>): Record<Key, string> =>
  mapped(lists, inRuns);

const mapped = <Key extends string, From, To>(
  all: Readonly<Record<Key, From>>,
  of: (one: From) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries<From>(all).map(([key, one]) => [key, of(one)])) as Record<Key, To>;

const rowsOf = (shelves: LarderDefinition['shelves']): LarderIngredient[] =>
  Object.values(shelves).flatMap(({ ingredients }) => ingredients);

export const packLabels = (
  { shelves, labelling }: LarderDefinition,
  crafts: readonly { readonly id: string; readonly definition: Definition }[],
): PackedLabels => ({
  printed: byKey(shelves, printed, (row, key) => row[key] ?? 0),
  labelling,
  crafts: Object.fromEntries(crafts.map(({ id, definition }) => [id, definition.label])),
});

function byKey<Key extends string, Cell>(
  shelves: LarderDefinition['shelves'],
  keys: readonly Key[],
  of: (row: LarderIngredient, key: Key) => Cell,
): Record<Key, Cell[]> {
  const rows = rowsOf(shelves);
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => of(row, key))])) as Record<Key, Cell[]>;
}

/** What is known of a craft before it is opened. */
export const headOf = ({
  id,
  label,
  definition,
}: Craft): { id: string; label: string; types: Record<string, string> } => ({
  ...{ id, label },
  types: Object.fromEntries(Object.entries(definition.types).map(([type, file]) => [type, file.label])),
});

/** Without `labels` it computes all the same, and prints no label. */
export function unpack(packed: Packed, labels?: PackedLabels): LarderDefinition {
  const numbersAt = apart(packed.numbers);
  const valuesAt = apart(packed.values);
  const [written, listed] = [mapped(packed.texts, outOfRuns), mapped(packed.lists, outOfRuns)];
  const last = closing(packed.columns);
  const idle = idleIn(packed.names);
  const ingredients = packed.called.map((called, place) => {
    const values = valuesAt(place);
    if (last !== undefined && Number.isNaN(values[last])) values[last] = restOf(packed.columns, values);
    const [idWritten, ...names] = called.split(bar) as [string, string, ...string[]];
    const [label, ...aliases] = names;
    const id = unpackedId(idWritten, names, idle);
    const row: Record<string, unknown> = {
      id,
      label,
      source: '',
      ...numbersAt(place),
      values,
    };
    if (aliases.length > 0) row.aliases = aliases;
    for (const key of texts) if (written[key][place] !== '') row[key] = written[key][place];
    if (labels) for (const key of printed) if (labels.printed[key][place] !== 0) row[key] = labels.printed[key][place];
    for (const key of lists) if (listed[key][place] !== '') row[key] = listed[key][place]!.split(bar);
    if (packed.pieces[id]) row.pieces = packed.pieces[id];
    return row;
  });
  return {
    columns: packed.columns,
    names: packed.names,
    shelves: { larder: { ingredients } as unknown as ShelfFile },
    ...(labels && { labelling: labels.labelling }),
  };
}

/** What each place of the lists holds. */
function apart(lists: Readonly<Record<string, string>>): (place: number) => Record<string, number> {
  const cells = Object.entries(lists).map(([key, list]) => [key, outOfRuns(list)] as const);
  return (place) =>
    Object.fromEntries(cells.flatMap(([key, list]) => (list[place] ? [[key, Number(list[place])]] : [])));
}

export function packCraft(definition: Definition): PackedCraft {
  const { ingredients, columns } = definition.catalogue;
  const cells = Object.keys(columns).map((key) => [key, ingredients.map(({ values }) => values?.[key])] as const);
  const told = cells.filter(([, list]) => list.some((value) => value !== undefined));
  return { definition: forPage(definition), values: allInRuns(Object.fromEntries(told)) };
}

export function unpackCraft({ definition, values }: PackedCraft): Definition {
  const valuesAt = apart(values);
  const { catalogue } = definition;
  const ingredients = catalogue.ingredients.map((row, place) => ({ ...row, values: valuesAt(place) }));
  return { ...definition, catalogue: { ...catalogue, ingredients } };
}

/** A craft without where its figures come from, without notes for its editors, without what its examples promise, without
 *  what only its labels need and without how it is presented to programs. */
function forPage(definition: Definition): Definition {
  const { craft, catalogue, params, types, trade } = definition;
  return schemaless({
    ...definition,
    craft: { ...craft, description: '', manifest: {} },
    label: null,
    trade: trade && unfounded(trade),
    catalogue: { ...catalogue, ingredients: catalogue.ingredients.map(({ source, note, values, ...rest }) => rest) },
    params: { ...params, constants: unsourced(params.constants), params: unnoted(params.params) },
    types: Object.fromEntries(
      Object.entries(types).map(([id, { note, ...type }]) => {
        const { trade, start, constants, ranges, examples } = type;
        const told = {
          ...(trade && { trade: unfounded(trade) }),
          ...(start && { start: unfounded(start) }),
          ...(constants && { constants: unsourced(constants) }),
          ...(ranges && { ranges: unnoted(ranges) }),
        };
        return [id, { ...type, ...told, examples: examples.map(bare) }];
      }),
    ),
  });
}

/** At whatever depth. */
const without =
  (...keys: readonly string[]) =>
  <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part, (key, value) => (keys.includes(key) ? undefined : value)));

const schemaless = without('$schema');
/** As it is computed with. */
const unfounded = without('source', 'note');

const unnoted = <One extends { note?: string }>(all: Record<string, One>): Record<string, One> =>
  Object.fromEntries(Object.entries(all).map(([key, { note, ...one }]) => [key, one as One]));

type Constants = Definition['params']['constants'];

const unsourced = (constants: Constants): Constants =>
  constants &&
  Object.fromEntries(
    Object.entries(constants).map(([key, one]) => {
      if (one === null || typeof one !== 'object') return [key, one];
      const { source, note, ...rest } = one;
      return [key, rest];
    }),
  );

type Example = Definition['types'][string]['examples'][number];

/** Of what it promises, only what tells whether it shows a recipe that works: that nothing is out, or words and what is. */
function bare({ source, note, expect, ...rest }: Example): Example {
  if (expect.out?.length === 0) return { ...rest, expect: { out: [] } };
  const told = Object.entries(expect).filter(([key, value]) => typeof value === 'string' || key === 'out');
  return { ...rest, expect: Object.fromEntries(told) };
}
