// A recipe as it is being written: texts as typed. It travels (link, file, browser) as the body the API takes, with a title.
import { type Craft, requestLimits } from '../../engine/index.ts';
import type { Body, Fields } from '../../engine/recipes/model.ts';
import { type Described, describedFrom, describedIn } from './own-ingredient.ts';
import { amount, figure, readCell, typed } from './quantity.ts';

export interface Row extends Described {
  readonly id: number;
  readonly grams: string;
  readonly role: string;
  readonly fixed: boolean;
  readonly min: string;
  readonly max: string;
  /** why its grams should be looked at, where they were read off a list; '' once somebody writes others */
  readonly doubt: string;
  /** the recipe that it is, as the API takes it; null: an ingredient like any other */
  readonly inner: Fields | null;
}

/** What is written beside the formula, as typed. */
export interface Making {
  readonly notes: string;
  /** one step per line */
  readonly steps: string;
  readonly pieces: string;
  /** % lost while making it */
  readonly loss: string;
  /** % of air by volume */
  readonly air: string;
  /** € that a kilo is sold at, and a piece */
  readonly kilo: string;
  readonly piece: string;
  /** % of VAT in that price; '' where the price has none */
  readonly vat: string;
  /** minutes of work in a batch, and € an hour of it */
  readonly minutes: string;
  readonly hour: string;
  /** € of gas and light in a batch */
  readonly energy: string;
  /** € of what each piece, or each kilo where there are none, is packed in */
  readonly packing: string;
}

export interface Recipe {
  /** its place on the shelf, once saved */
  readonly id: string | null;
  /** the version on the shelf that it goes on from */
  readonly version: string | null;
  /** whether it was changed since it was loaded or saved */
  readonly touched: boolean;
  readonly craft: string;
  readonly type: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly making: Making;
  /** what is told of the process, as typed, by input of the craft */
  readonly process: Readonly<Record<string, string>>;
  /** whether changing a row leaves the total as it is */
  readonly keepsTotal: boolean;
}

const nothingMade: Making = {
  ...{ notes: '', steps: '', pieces: '', loss: '', air: '', kilo: '', piece: '' },
  ...{ vat: '', minutes: '', hour: '', energy: '', packing: '' },
};

export const blankRecipe = (craft: string, type: string): Recipe => ({
  ...{
    id: null,
    version: null,
    touched: false,
    craft,
    type,
    title: '',
    rows: [],
    making: nothingMade,
    process: {},
    keepsTotal: false,
  },
});

let serial = 0;

export const newRow = (parts: Partial<Row> = {}): Row => ({
  name: '',
  grams: '',
  role: '',
  fixed: false,
  min: '',
  max: '',
  doubt: '',
  composition: {},
  inner: null,
  packet: {},
  ...parts,
  id: ++serial,
});

export const isBlank = ({ name, grams }: Row): boolean => name.trim() === '' && grams.trim() === '';

/** A row that takes part: it has a name and a weight that can be read. */
export const counts = ({ name, grams }: Row): boolean => name.trim() !== '' && amount(grams) !== null;

export const gramsOf = (row: Row): number => (counts(row) ? amount(row.grams)! : 0);

interface Reading {
  /** with what only adjusting reads */
  readonly adjusting?: boolean;
  /** with what one's own larder says */
  readonly own?: boolean;
}

/** A quantity that can be read («2 piezas», «1 taza») as grams; any other stays as typed. */
export function settled(craft: Craft, row: Row): Row {
  if (row.grams.trim() === '' || amount(row.grams) !== null) return row;
  const { grams } = readCell(craft, row.name, row.grams);
  return grams === null ? row : { ...row, grams: typed(grams, 6) };
}

/** Why the grams of a row cannot be read; null when they can, or when there are none. */
export function unreadIn(craft: Craft, { name, grams }: Row): string | null {
  if (grams.trim() === '' || amount(grams) !== null) return null;
  const read = readCell(craft, name, grams);
  return read.grams === null ? read.why : null;
}

/** The rows that take part, as ingredients of a request. */
export function ingredientsOf(craft: Craft, rows: readonly Row[], { adjusting, own }: Reading = {}): Fields[] {
  const { name, weight, role } = craft.definition.craft.request;
  const taken = rows.map((row) => settled(craft, row)).filter(counts);
  return taken.map((row) => {
    const item: Fields = { [name]: row.name.trim(), [weight]: amount(row.grams) };
    if (role !== undefined && row.role !== '') item[role] = row.role;
    if (row.inner !== null && craft.larder.nesting)
      item[craft.larder.nesting.field] = own
        ? innerTold(craft, row.inner, (one) => describedIn(craft, one, true))
        : row.inner;
    if (row.inner === null) Object.assign(item, describedIn(craft, row, own === true));
    if (!adjusting) return item;
    if (row.fixed) item.fixed = true;
    const [min, max] = [amount(row.min), amount(row.max)];
    if (min !== null) item.min = min;
    if (max !== null) item.max = max;
    return item;
  });
}

/** A recipe inside the recipe, with each of its own ingredients told as `tell` does. */
export function innerTold(craft: Craft, inner: Fields, tell: (one: Described) => Fields): Fields {
  const { field, name } = craft.larder.nesting!;
  if (!Array.isArray(inner.ingredients)) return inner;
  const ingredients = inner.ingredients.map((item: Fields | null) => {
    if (typeof item !== 'object' || item === null) return item;
    const deeper = innerIn(craft, item);
    if (deeper) return { ...item, [field]: innerTold(craft, deeper, tell) };
    const key = name.find((one) => Object.hasOwn(item, one)) ?? '';
    return { ...item, ...tell({ name: text(item[key]), ...describedFrom(craft, item) }) };
  });
  return { ...inner, ingredients };
}

/** What is told of the process and can be read, as fields of a request; to be kept, also what cannot. */
export const processOf = ({ inputs }: Craft, { process }: Recipe, kept = false): Fields =>
  Object.fromEntries(
    inputs.flatMap(({ key }) => {
      const text = process[key]?.trim() ?? '';
      const told = figure(text) ?? (kept && text !== '' ? text : null);
      return told === null ? [] : [[key, told]];
    }),
  );

/** What is evaluated: exactly what would be sent to the API. */
export const requestOf = (craft: Craft, recipe: Recipe): Body => ({
  type: recipe.type,
  ingredients: ingredientsOf(craft, recipe.rows, { own: true }),
  ...processOf(craft, recipe),
});

/** What is kept and shared. */
export const portable = (craft: Craft, recipe: Recipe): Body => ({
  ...(recipe.title.trim() === '' ? {} : { title: recipe.title.trim() }),
  craft: craft.id,
  type: recipe.type,
  ingredients: recipe.rows.flatMap((row) => (isBlank(row) ? [] : [keptOf(craft, row)])),
  ...makingOf(recipe),
  ...processOf(craft, recipe, true),
});

const kept = new WeakMap<Row, { readonly craft: Craft; readonly item: Fields }>();

/** A row as an ingredient, made once: of thirty rows a keystroke changes one. */
function keptOf(craft: Craft, row: Row): Fields {
  const known = kept.get(row);
  if (known?.craft === craft) return known.item;
  const item = keepable(craft, row);
  kept.set(row, { craft, item });
  return item;
}

/** Whether or not its grams can be read: what was typed is never lost. */
function keepable(craft: Craft, row: Row): Fields {
  const { name, weight } = craft.definition.craft.request;
  const doubt = row.doubt === '' ? {} : { doubt: row.doubt };
  const [item] = ingredientsOf(craft, [row], { adjusting: true });
  if (item) return { ...item, ...doubt };
  const [rest] = ingredientsOf(craft, [{ ...row, name: row.name.trim() || '?', grams: '0' }], { adjusting: true });
  const { [weight]: _none, ...kept } = rest!;
  return {
    ...kept,
    ...doubt,
    [name]: row.name.trim(),
    ...(row.grams.trim() === '' ? {} : { quantity: row.grams.trim() }),
  };
}

function makingOf({ making }: Recipe): { making?: Fields } {
  const written = Object.entries(making).filter(([, value]) => value.trim() !== '');
  return written.length === 0 ? {} : { making: Object.fromEntries(written) };
}

const text = (value: unknown, longest = 120): string => (typeof value === 'string' ? value.slice(0, longest) : '');
const number = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? typed(value, 6) : text(value, 20);

/** From a body to a recipe; what does not fit is left out, never trusted. */
export function recipeFrom(
  craft: Craft,
  body: Fields,
  { id = null, version = null, touched = false }: Partial<Pick<Recipe, 'id' | 'version' | 'touched'>> = {},
): Recipe {
  const { name, weight, role } = craft.definition.craft.request;
  const items = Array.isArray(body.ingredients) ? body.ingredients.slice(0, requestLimits.ingredients) : [];
  const rows = items.flatMap((item: unknown): Row[] => {
    if (typeof item !== 'object' || item === null) return [];
    const given = item as Fields;
    const asked = role === undefined ? '' : text(given[role]);
    const row = newRow({
      name: labelled(craft, text(given[name] ?? given.name)),
      grams: number(given[weight] ?? given.grams) || text(given.quantity, 80),
      role: rolesOf(craft).some(({ key }) => key === asked) ? asked : '',
      fixed: given.fixed === true,
      min: number(given.min),
      max: number(given.max),
      doubt: text(given.doubt),
      ...describedFrom(craft, given),
      inner: innerIn(craft, given),
    });
    return [settled(craft, row)];
  });
  const type = text(body.type);
  const given = (typeof body.making === 'object' ? body.making : null) as Fields | null;
  const written = (key: string, longest: number): string => text(given?.[key], longest);
  const pieces = written('pieces', 20);
  return {
    ...{ id, version, touched, craft: craft.id, rows, keepsTotal: false },
    process: Object.fromEntries(
      craft.inputs.flatMap(({ key }) => (Object.hasOwn(body, key) ? [[key, number(body[key])]] : [])),
    ),
    type: craft.types.has(type) ? type : craft.defaultType,
    title: text(body.title),
    making: {
      ...{ notes: written('notes', 4000), steps: written('steps', 8000) },
      ...{ pieces, loss: written('loss', 20), air: written('air', 20) },
      ...{ kilo: written('kilo', 20), piece: written('piece', 20), vat: written('vat', 20) },
      ...{ minutes: written('minutes', 20), hour: written('hour', 20) },
      ...{ energy: written('energy', 20), packing: written('packing', 20) },
      // Once there was one price, of a piece where there were pieces.
      ...(typeof given?.price === 'string' && { [pieces === '' ? 'kilo' : 'piece']: written('price', 20) }),
    },
  };
}

/** A recipe inside the recipe, as it came: the engine says what is wrong with it. */
function innerIn({ larder: { nesting } }: Craft, given: Fields): Fields | null {
  const inner = nesting ? given[nesting.field] : null;
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Fields) : null;
}

/** What a line may be told to count as: a group of the catalogue, or a part of the product. */
export const rolesOf = ({ roles, lineRoles, definition }: Craft): readonly { key: string; label: string }[] => [
  ...[...roles.keys()].map((key) => ({ key, label: definition.catalogue.groups[key] ?? key })),
  ...lineRoles,
];

/** An id is a word for programs: people read the label. */
const labelled = (craft: Craft, name: string): string => craft.rows.get(name)?.label ?? name;
