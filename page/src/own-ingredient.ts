// What somebody says of an ingredient, as typed: what 100 g of it bring, what its packet says and what allergens it
// carries, in the row itself or in one's own larder; and the same as fields of a request, there and back.
//   { packet: { grasas: '12,5', allergens: 'una, otra?' } } → { etiqueta: { grasas: 12.5 }, allergens: ['una', 'otra?'] }
import type { Craft } from '../../engine/index.ts';
import type { Fields } from '../../engine/recipes/model.ts';
import { amount, typed } from './quantity.ts';
import { ownNamed } from './store/ingredients.ts';

export type Figures = Readonly<Record<string, string>>;

export interface Described {
  readonly name: string;
  /** composition per 100 g written by the user, by column */
  readonly composition: Figures;
  /** what its packet says per 100 g, by field of the packet; its allergens too */
  readonly packet: Figures;
}

/** Somebody has said that it carries none: not the same as saying nothing. */
export const noAllergens = 'ninguno';

/** The column that holds the price, where the craft counts money. */
export const priceKey = ({ definition, columns }: Craft): string | null =>
  columns.find(({ key, internal }) => !internal && definition.catalogue.columns[key]?.means === 'price')?.key ?? null;

/** What 100 g of it bring by one's own larder, where nobody else knows it. */
export const ownComposition = (craft: Craft, { name }: Described): Figures =>
  craft.recognise(name).row ? {} : (ownNamed(name)?.compositions[craft.id] ?? {});

type Found = ReturnType<Craft['recognise']>['row'];

/** One price for every craft, whatever each calls it. */
export const ownPrice = (row: Found, name: string): string =>
  (ownNamed(row?.larder?.label ?? name) ?? ownNamed(row?.label ?? name))?.price.trim() ?? '';

/** What one's own larder says of it: its composition and its price. */
function ownFigures(craft: Craft, one: Described): Figures {
  const price = ownPrice(craft.recognise(one.name).row, one.name);
  const column = priceKey(craft);
  return { ...ownComposition(craft, one), ...(column === null || price === '' ? {} : { [column]: price }) };
}

export const isWritten = (figures: Figures): boolean => Object.values(figures).some((text) => text.trim() !== '');

/** The packet written on it, or the one of one's own larder where nobody else knows it. */
function packetWritten(craft: Craft, { name, packet }: Described, own: boolean): Figures {
  const kept = own && !craft.recognise(name).row ? ownNamed(name)?.packet : undefined;
  return isWritten(packet) ? packet : (kept ?? {});
}

/** What the packet says in figures; null: nothing. */
function packetOf({ larder: { packet } }: Craft, written: Figures): Fields | null {
  if (packet === null) return null;
  const told = packet.fields.flatMap(({ key }) => {
    const value = amount(written[key] ?? '');
    return value === null ? [] : [[key, value]];
  });
  const family = written[packet.family] ?? '';
  return told.length === 0 ? null : Object.fromEntries([...told, ...(family === '' ? [] : [[packet.family, family]])]);
}

/** «una, otra?» → both; «ninguno» → none; nothing written → null. */
export function allergensIn(text: string): string[] | null {
  const words = text.split(',').map((word) => word.trim());
  const told = words.filter((word) => word !== '');
  if (told.length === 0) return null;
  return told.filter((word) => word !== noAllergens);
}

/** The fields of a request that tell all of it, with what one's own larder says or without. */
export function describedIn(craft: Craft, one: Described, own: boolean): Fields {
  const item: Fields = {};
  const { packet } = craft.larder;
  if (craft.definition.craft.request.composition) {
    const figures = own ? { ...ownFigures(craft, one), ...one.composition } : one.composition;
    for (const [column, text] of Object.entries(figures)) {
      const value = amount(text);
      if (value !== null) item[column] = value;
    }
  }
  if (packet === null) return item;
  const written = packetWritten(craft, one, own);
  const told = packetOf(craft, written);
  if (told) item[packet.field] = told;
  const allergens = packet.allergens === null ? null : allergensIn(written[packet.allergens] ?? '');
  if (allergens) item[packet.allergens!] = allergens;
  const compound = (packet.compound && written[packet.compound]?.trim()) || '';
  if (compound !== '') item[packet.compound!] = compound;
  return item;
}

const text = (value: unknown, longest = 120): string => (typeof value === 'string' ? value.slice(0, longest) : '');
const number = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? typed(value, 6) : text(value).slice(0, 20);

/** From the fields of an ingredient; what does not fit is left out, never trusted. */
export function describedFrom(craft: Craft, item: Fields): Pick<Described, 'composition' | 'packet'> {
  const composition: Record<string, string> = {};
  for (const { internal, spellings, key } of craft.columns) {
    const spelling = spellings.find((one) => Object.hasOwn(item, one));
    if (!internal && spelling !== undefined) composition[key] = number(item[spelling]);
  }
  return { composition, packet: packetFrom(craft, item) };
}

function packetFrom({ larder: { packet } }: Craft, item: Fields): Figures {
  if (packet === null) return {};
  const sent = item[packet.field];
  const told = (typeof sent === 'object' && sent !== null ? sent : {}) as Fields;
  const family = text(told[packet.family]);
  const allergens = packet.allergens === null ? undefined : (item[packet.allergens] ?? told[packet.allergens]);
  const compound = packet.compound === null ? '' : text(item[packet.compound] ?? told[packet.compound], 2000);
  return Object.fromEntries([
    ...packet.fields.flatMap(({ key }) => (Object.hasOwn(told, key) ? [[key, number(told[key])]] : [])),
    ...(packet.families.has(family) ? [[packet.family, family]] : []),
    ...(compound === '' ? [] : [[packet.compound, compound]]),
    ...(Array.isArray(allergens)
      ? [[packet.allergens, allergens.map((one) => text(one)).join(', ') || noAllergens]]
      : []),
  ]);
}

/** Whether one can say what an ingredient is made of. */
export const canDescribe = ({ larder, definition }: Craft): boolean =>
  larder.packet !== null || definition.craft.request.composition === true;

/** Whether one wrote what it is made of, in the row or in one's own larder; its allergens alone do not tell. */
export function isOwn(craft: Craft, { name, composition, packet }: Described): boolean {
  const own = ownNamed(name);
  const { allergens, compound } = craft.larder.packet ?? {};
  const figures = (written: Figures): Figures =>
    Object.fromEntries(Object.entries(written).filter(([key]) => key !== allergens && key !== compound));
  return [composition, figures(packet), own?.compositions[craft.id] ?? {}, figures(own?.packet ?? {})].some(isWritten);
}
