// What a page fetches of the larder and of the crafts: the same definitions, without what only their editors read (sources,
// notes, promises of examples), and what only a label prints apart. Nothing that is computed with is lost on the way; that it
// is long is for Brotli.

import { isSure } from '../larder/basis.ts';
import type { LarderDefinition, LarderIngredient, ShelfFile } from '../larder/larder.ts';
import type { Craft, Definition } from '../model/craft.ts';

const printed = ['legal', 'clear', 'compound', 'class', 'basis', 'source'] as const;
type Printed = Partial<Pick<LarderIngredient, (typeof printed)[number]>>;

/** What only labels need. */
export interface LabelsForPage {
  /** what is printed of each ingredient, by its id */
  readonly printed: Readonly<Record<string, Printed>>;
  readonly labelling: LarderDefinition['labelling'];
  /** what each craft says of its labels */
  readonly crafts: Readonly<Record<string, Definition['label']>>;
}

const rowsOf = (shelves: LarderDefinition['shelves']): LarderIngredient[] =>
  Object.values(shelves).flatMap(({ ingredients }) => ingredients);

const shelved = (ingredients: readonly LarderIngredient[]): LarderDefinition['shelves'] => ({
  larder: { ingredients } as unknown as ShelfFile,
});

/** It computes all the same, and prints no label. */
export function larderForPage({ columns, names, shelves }: LarderDefinition): LarderDefinition {
  const unnoted = Object.entries(columns.columns).map(([key, { note, apart, ...column }]) => [key, column] as const);
  return {
    columns: {
      ...columns,
      $schema: undefined,
      originFamilies: undefined,
      originAllergens: undefined,
      classes: {},
      columns: Object.fromEntries(unnoted),
    },
    names: { ...names, $schema: undefined },
    shelves: shelved(
      rowsOf(shelves).map(({ note, basis, source, code, legal, clear, compound, class: sort, ...row }) => ({
        // Where it comes from is told with what labels print.
        ...(row as LarderIngredient),
        // What is only a guide is told beside its name; the rest, when somebody asks where a figure comes from.
        ...(!isSure(basis) && { basis }),
      })),
    ),
  };
}

export const labelsForPage = (
  { shelves, labelling }: LarderDefinition,
  crafts: readonly { readonly id: string; readonly definition: Definition }[],
): LabelsForPage => ({
  printed: Object.fromEntries(rowsOf(shelves).map((row) => [row.id, printedOf(row)])),
  labelling,
  crafts: Object.fromEntries(crafts.map(({ id, definition }) => [id, definition.label])),
});

const printedOf = (row: LarderIngredient): Printed =>
  Object.fromEntries(printed.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]])));

/** The larder that prints them too. */
export const withLabels = (larder: LarderDefinition, labels: LabelsForPage): LarderDefinition => ({
  ...larder,
  shelves: shelved(rowsOf(larder.shelves).map((row) => ({ ...row, ...labels.printed[row.id] }))),
  labelling: labels.labelling,
});

/** What is known of a craft before it is opened. */
export const headOf = ({
  id,
  label,
  definition,
}: Craft): { id: string; label: string; types: Record<string, string> } => ({
  ...{ id, label },
  types: Object.fromEntries(Object.entries(definition.types).map(([type, file]) => [type, file.label])),
});

/** A craft without where its figures come from, without notes for its editors, without what its examples promise, without
 *  what only its labels need and without how it is presented to programs. */
export function craftForPage(definition: Definition): Definition {
  const { craft, catalogue, params, types, trade } = definition;
  return schemaless({
    ...definition,
    craft: { ...craft, description: '', manifest: {} },
    label: null,
    trade: trade && unfounded(trade),
    catalogue: { ...catalogue, ingredients: catalogue.ingredients.map(({ source, note, ...rest }) => rest) },
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
