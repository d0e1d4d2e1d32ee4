// recognise: body → the order: type asked for, and items with the row each name stands for.
// Refuses a body that does not fit the craft's request. Read by hand and not by ajv: it also runs in a page that forbids
// generated code, and every error names its place in the caller's own words.
//   { name: 'Nata 35 %', grams: 200 } → the row «nata_35» and 200 g

import { nearest } from '../did-you-mean.ts';
import type { AllergensTold } from '../larder/own-allergens.ts';
import type { PacketReading } from '../larder/packet.ts';
import type { Blend, Craft, Recognised, Row, Type } from '../model/craft.ts';
import { normalise, printable } from '../names/normalise.ts';
import { Refusal, type RefusalCode, refused } from '../refusal.ts';
import { requestLimits } from '../request-limits.ts';
import { inSentence } from '../spanish.ts';
import { allergensIn, compoundIn, type Fields, field, isObject, packetIn, type Refuse } from './described.ts';
import { type Inner, innerOf, type Nest } from './inner.ts';
import { inputsIn, strayIn } from './process-inputs.ts';
import { lineRoleOf } from './roles.ts';
import { amount, weightOf } from './weight.ts';

/** Less than this is no weight: no scale shows it and no figure survives it. */
const leastGrams = 1e-6;

export interface Item {
  readonly name: string;
  readonly normal: string;
  readonly grams: number;
  readonly row: Row | null;
  readonly role: string | null;
  readonly marks: readonly string[];
  readonly figure: Blend | null;
  /** composition passed by the caller, by column */
  readonly given: ReadonlyMap<number, number>;
  /** what was assumed of it, in sentences */
  readonly notes: readonly string[];
  /** what its packet says, read as the larder would know it */
  readonly packet: PacketReading | null;
  /** what it carries, said by the caller; null: nobody says */
  readonly allergens: AllergensTold | null;
  /** its own list of ingredients, said by the caller; null: nobody says */
  readonly compound: string | null;
  /** a recipe of its own */
  readonly inner: Inner<Item> | null;
  /** as it was sent, and what the reader of names made of it */
  readonly sent: { readonly name: string; readonly grams: number };
  readonly read: Recognised;
}

export interface Order {
  readonly craft: Craft;
  readonly type: Type;
  /** the type asked for, when nobody knows it, and the nearest one */
  readonly unknownType: { readonly asked: string; readonly near: string | null } | null;
  /** what the maker told of the process, by number of its constant */
  readonly inputs: ReadonlyMap<number, number>;
  /** what was told of it in a field that nobody reads, in sentences */
  readonly stray: readonly string[];
  readonly items: readonly Item[];
}

export function recognise(craft: Craft, body: unknown): Order {
  if (!isObject(body))
    throw new Refusal('El cuerpo de la petición debe ser un objeto JSON.', { code: 'body_not_object' });
  checkCraft(craft, field(body, 'craft'));
  const { type, unknownType } = typeOf(craft, field(body, 'type'));
  const ingredients = field(body, 'ingredients');
  if (ingredients === undefined)
    throw new Refusal('Falta la lista de ingredientes («ingredients»).', {
      code: 'ingredients_missing',
      param: 'ingredients',
    });
  if (!Array.isArray(ingredients)) throw refused('ingredients', 'debe ser una lista de ingredientes.');
  if (ingredients.length > requestLimits.ingredients) {
    const why = `hay ${ingredients.length} ingredientes y el máximo es ${requestLimits.ingredients}.`;
    throw refused('ingredients', why, 'too_many_ingredients');
  }
  return {
    craft,
    type,
    unknownType,
    inputs: inputsIn(craft, body),
    stray: strayIn(craft, body),
    items: itemsOf(craft, ingredients),
  };
}

function itemsOf(craft: Craft, ingredients: readonly unknown[]): readonly Item[] {
  const nest: Nest = { place: 'ingredients', depth: 0, around: [], tally: { items: ingredients.length } };
  return ingredients.map((item, index) => itemOf(craft, item, { index, nest }));
}

function checkCraft(craft: Craft, asked: unknown): void {
  const supported = craft.definition.craft.request.craft;
  if (!supported || asked === undefined || supported.includes(asked as string)) return;
  const about = { code: 'craft_unsupported', param: 'craft', supported } as const;
  if (typeof asked !== 'string')
    throw new Refusal(`craft: debe ser un texto. Disponible: ${supported.join(', ')}.`, about);
  const shown = printable(asked).slice(0, requestLimits.name);
  throw new Refusal(`El oficio «${shown}» no está disponible aquí. Disponible: ${supported.join(', ')}.`, about);
}

function typeOf(craft: Craft, asked: unknown): Pick<Order, 'type' | 'unknownType'> {
  const fallback = (): Type => craft.types.get(craft.defaultType)!;
  if (asked === undefined || asked === '') return { type: fallback(), unknownType: null };
  if (typeof asked !== 'string') throw refused('type', 'debe ser un texto.');
  const id = craft.typeOf(asked.slice(0, requestLimits.name));
  if (id !== null) return { type: craft.types.get(id)!, unknownType: null };
  const shown = printable(asked).slice(0, requestLimits.name);
  const type = fallback();
  return { type, unknownType: { asked: shown, near: nearestType(craft, shown, type) } };
}

/** The label of the type with the nearest id or label, unless it is the one used: nobody asks for what is already done. */
function nearestType(craft: Craft, asked: string, used: Type): string | null {
  const { types } = craft.definition;
  const id = craft.findType(asked) ?? nearest(asked, craft.types.keys());
  const labels = Object.values(types).map(({ label }) => label);
  const label = id === null ? nearest(asked, labels) : types[id]!.label;
  return label === used.label ? null : label;
}

/** Where an item stands. */
interface At {
  readonly index: number;
  readonly nest: Nest;
}

function itemOf(craft: Craft, sent: unknown, at: At): Item {
  const { name: nameField, weight: weightField, role: roleField } = craft.definition.craft.request;
  if (!isObject(sent)) throw wrong(at, null, `debe ser un objeto con «${nameField}» y «${weightField}».`);
  const item = at.nest.depth === 0 ? sent : inOwnWords(craft, sent);
  const name = field(item, nameField);
  if (typeof name !== 'string') {
    const missing = name === undefined ? 'falta; ' : '';
    throw wrong(at, nameField, `${missing}debe ser un texto con el nombre del ingrediente.`);
  }
  if (name.trim() === '') throw wrong(at, nameField, 'está vacío.');
  if (name.length > requestLimits.name)
    throw wrong(at, nameField, `tiene ${name.length} caracteres y el máximo es ${requestLimits.name}.`);
  const isBare = hasOnly(item, nameField, weightField);
  const part = lineRoleOf(craft, isBare ? undefined : field(item, roleField ?? 'role'), name);
  const found = craft.recognise(part.name);
  const refuse: Refuse = (key, message, code) => wrong(at, key, message, code);
  const inner = isBare ? null : innerIn(craft, item, at, found.printable);
  const { grams: weight, notes } = weightOf(craft, item, refuse, found, inner);
  const grams = weight < leastGrams ? 0 : weight;
  // A recipe inside may be written for another craft: its parts are not this one's.
  const isRead = roleField !== undefined || (craft.lineRoles.length > 0 && at.nest.depth === 0);
  const role = isBare || !isRead || part.asked ? null : roleOf(craft, item, at);
  const { given, packet, allergens, compound } = isBare ? nothingTold : toldIn(craft, item, found.row, refuse);
  const isForced = role !== null && !found.row?.groups.includes(role);
  if (inner && (given.size > 0 || packet !== null || allergens !== null))
    throw wrong(at, null, `«${found.printable}» lleva una receta: su composición sale de ella y no se envía aparte.`);
  // Who says what a thing is made of is not told what it may be called.
  const isOwn = !isForced && isGuess(found) && (given.size > 0 || packet !== null);
  // How it is preserved says nothing more to who sends what it is made of.
  const isTold = found.how === 'kept' && (given.size > 0 || packet !== null);
  const row = inner || isOwn ? null : isForced ? craft.roles.get(role)! : found.row;
  const own = inner || isOwn ? [] : isForced ? (found.row ? ['forzado'] : []) : found.marks;
  // An id is a word for programs: people read the label.
  const isId = row !== null && (name === row.id || (name.includes('_') && name.toLowerCase() === row.id));
  const isApart = found.apart && !isForced && !inner;
  return {
    name: isId ? wordOf(row) : found.printable,
    normal: found.normal,
    grams: isApart ? 0 : grams,
    row: isApart ? null : row,
    role,
    marks: isApart ? [] : part.role === null ? own : [...own, part.role],
    figure: isForced || isOwn || isApart || inner ? null : found.figure,
    given: isApart ? nothing : given,
    notes: found.note === null || isForced || isOwn || isTold || inner ? notes : [...notes, found.note],
    packet: isApart ? null : packet,
    allergens,
    compound: inner ? null : compound,
    inner,
    sent: { name, grams },
    read: found,
  };
}

/** The name of a row whose id is that same word without its accents, or its label where an id is several. */
function wordOf({ id, label, aliases, larder }: Row): string {
  const names = [label, ...aliases, ...(larder ? [larder.entry.label, ...(larder.entry.aliases ?? [])] : [])];
  const word = names.find((name) => normalise(name) === normalise(id));
  return word !== undefined ? inSentence(word) : id.includes('_') ? inSentence(label) : id;
}

/** Nearly every item is a name and a weight: what else it might say is not looked for one by one. */
function hasOnly(item: Fields, name: string, weight: string): boolean {
  for (const key in item) if (key !== name && key !== weight) return false;
  return true;
}

type Told = Pick<Item, 'given' | 'packet' | 'allergens' | 'compound'>;

const toldIn = (craft: Craft, item: Fields, row: Row | null, refuse: Refuse): Told => ({
  given: craft.definition.craft.request.composition ? givenIn(craft, item, refuse) : nothing,
  packet: packetIn(craft, item, row, refuse),
  allergens: allergensIn(craft, item, refuse),
  compound: compoundIn(craft, item, refuse),
});

/** An item of a recipe written in another craft, in the words of this one. */
export function inOwnWords(craft: Craft, item: Fields): Fields {
  const { name, weight } = craft.definition.craft.request;
  const { nesting } = craft.larder;
  const own: Fields = { ...item };
  for (const [key, spellings] of [
    [name, nesting?.name ?? []],
    [weight, nesting?.weight ?? []],
  ] as const) {
    const other = spellings.find((spelling) => Object.hasOwn(item, spelling));
    if (!Object.hasOwn(item, key) && other !== undefined) own[key] = item[other];
  }
  return own;
}

function innerIn(craft: Craft, item: Fields, at: At, name: string): Inner<Item> | null {
  const { nesting } = craft.larder;
  const sent = nesting && field(item, nesting.field);
  if (!nesting || sent === undefined || sent === null) return null;
  const holds = ({ row, packet, inner, grams }: Item): number => {
    if (inner) return (grams * inner.left * inner.kept) / inner.finished;
    const values = packet?.values ?? row?.larder?.values;
    return values ? (grams * values[nesting.lostColumn]!) / 100 : grams;
  };
  return innerOf<Item>(sent, {
    ...{ nesting, name, holds, nest: at.nest, place: placeOf(at), most: requestLimits.ingredients },
    read: (one, index, nest) => itemOf(craft, one, { index, nest }),
  });
}

const isGuess = ({ how }: Recognised): boolean => how === 'kind' || how === 'correction' || how === 'recipe';

/** Places are put into words only when there is something to say of them. */
const wrong = (at: At, key: string | null, message: string, code?: RefusalCode): Refusal =>
  refused(`${placeOf(at)}${key === null ? '' : `.${key}`}`, message, code);

const placeOf = ({ index, nest: { place } }: At): string => `${place}[${index}]`;

/** The group that a line is told to count in; refuses what is neither a group nor, by any of its names, a part. */
function roleOf(craft: Craft, item: Fields, at: At): string | null {
  const { role: own } = craft.definition.craft.request;
  const key = own ?? 'role';
  const value = field(item, key);
  if (value === undefined || value === '') return null;
  const groups = own === undefined ? [] : [...craft.roles.keys()];
  if (typeof value === 'string' && groups.includes(value)) return value;
  const shown = [...groups, ...craft.lineRoles.map(({ label }) => `«${inSentence(label)}»`)];
  throw wrong(at, key, `debe ser uno de estos valores: ${shown.join(', ')}.`);
}

const nothing: ReadonlyMap<number, number> = new Map();
const nothingTold: Told = { given: nothing, packet: null, allergens: null, compound: null };

/** Of two spellings of one column the first that the definition lists counts. */
function givenIn(craft: Craft, item: Fields, refuse: Refuse): ReadonlyMap<number, number> {
  let given: Map<number, number> | null = null;
  for (const key of Object.keys(item)) {
    const column = craft.spellings.get(key);
    if (column === undefined) continue;
    if (item[key] === null) continue;
    const value = amount(item[key], refuse, key, craft.columns[column]!.most);
    given ??= new Map();
    if (!given.has(column) || craft.columns[column]!.key === key) given.set(column, value);
  }
  return given ? new Map([...given].sort(([a], [b]) => a - b)) : nothing;
}
