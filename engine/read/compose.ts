// compose: order → the mix: equal items merged into lines, each with its weight and what 100 g of it bring.
// What the caller passed wins, field by field; the rest follows by the derived columns. Refuses nothing.
//   two items «x» of 50 g → one line of 100 g

import { openedLines, sharesOf, sumsOver } from '../language/run.ts';
import { otherLegal } from '../larder/larder.ts';
import type { AllergensTold } from '../larder/own-allergens.ts';
import { priceColumn } from '../larder/price.ts';
import type { Craft, Line, LineRole, Row, Type } from '../model/craft.ts';
import { inSentence } from '../spanish.ts';
import type { Inner } from './inner.ts';
import { type Noted, saidOfUnknown } from './may-be.ts';
import { merged } from './merged.ts';
import type { Item, Order } from './recognise.ts';
import { blended, hasComposition, readFrom, readNumber, valuesOf } from './values.ts';

export interface Mix extends Omit<Order, 'items' | 'stray'> {
  /** what it was made of, line by line as it was sent */
  readonly order: Order;
  /** in catalogue order, unknown ones last: the answer does not depend on the order they came in */
  readonly lines: readonly MixLine[];
  /** of the craft, over the lines */
  readonly sums: readonly number[];
  /** what was assumed of the items, in sentences */
  readonly notes: readonly Noted[];
  /** names given with weight 0 */
  readonly weightless: readonly string[];
}

export interface MixLine extends Line {
  readonly role: string | null;
  /** what was supposed of it, to be said */
  readonly note: string | null;
  /** equal lines meet under it: same row, same groups and marks, same composition */
  readonly key: string;
  /** what its packet says, by column of the larder */
  readonly told?: Float64Array;
  /** what it carries, said by the caller */
  readonly allergens?: AllergensTold;
  /** its own list of ingredients, said by the caller */
  readonly compound?: string;
  /** the recipe that it is: its own lines as they were used, and what they weighed when done */
  readonly inner?: InnerMix;
  readonly within?: readonly MixLine[];
}

export interface InnerMix extends Pick<Inner<Item>, 'used' | 'finished' | 'kept' | 'isOpen'> {
  readonly lines: readonly MixLine[];
}

export function compose(order: Order): Mix {
  const { craft, type, unknownType, inputs, items } = order;
  const lines = linesOf(craft, type, items);
  const sums = sumsOver(craft, lines);
  const weightless = namesOf(items, ({ grams, read, name }) => (grams === 0 && !read.apart ? [name] : none));
  const assumed = namesOf(items, (item) => item.notes);
  const read = [...new Set([...order.stray, ...assumed])].map((text): Noted => ({ text, names: none }));
  const notes = [...read, ...saidOfUnknown(craft, type, lines)];
  return { craft, type, unknownType, inputs, lines, sums, weightless, notes, order };
}

function linesOf(craft: Craft, type: Type, items: readonly Item[], passed: readonly string[] = none): MixLine[] {
  const weighed = items.filter(({ grams }) => grams !== 0);
  return merged(weighed.map((item) => lineOf(craft, type, item, passed)));
}

/** What is told of the items and of those inside them, in an order that is not theirs. */
function namesOf(items: readonly Item[], of: (item: Item) => readonly string[]): string[] {
  const names: string[] = [];
  for (const item of items) {
    names.push(...of(item));
    if (item.inner) names.push(...namesOf(item.inner.items, of));
  }
  return names.sort();
}

/** The same recipe with other lines, or other weights of them. */
export const withLines = (
  { order, craft, type, unknownType, inputs, weightless, notes }: Mix,
  lines: readonly MixLine[],
  sums: readonly number[] = sumsOver(craft, lines),
): Mix => ({ craft, type, unknownType, inputs, lines, sums, weightless, notes, order });

/** The same line with another weight. Written out whole, as plain lines are: of a copy of a copy each is of a shape of its own. */
export const ofGrams = (line: MixLine, grams: number): MixLine => ({
  row: line.row,
  name: line.name,
  grams,
  values: line.values,
  groups: line.groups,
  member: line.member,
  shares: line.shares,
  role: line.role,
  note: line.note,
  key: line.key,
  told: line.told,
  allergens: line.allergens,
  compound: line.compound,
  inner: line.inner,
  within: line.within,
});

const none: readonly string[] = [];

/** `passed` are the marks of the recipe that it is inside of. */
function lineOf(craft: Craft, type: Type, item: Item, passed: readonly string[]): MixLine {
  const { row, name, grams, role, inner } = item;
  if (inner) return innerLine(craft, type, item, inner, passed);
  if (
    row &&
    item.given.size === 0 &&
    !item.packet &&
    !item.allergens &&
    item.compound === null &&
    item.marks.length + passed.length === 0 &&
    !item.figure &&
    !craft.numbered.has(row)
  )
    return plainLine(type, { row, name, grams, role });
  const marks = [...item.marks];
  const given = new Map(item.given);
  const packet = item.packet && craft.readLarder(item.packet.values, item.packet.family);
  const groups = row?.groups ?? (role === null ? (packet?.groups ?? []) : [role]);
  if (packet) {
    readFrom(craft, packet.values, given);
    marks.push('etiqueta');
  }
  readNumber(craft, item, groups, given, marks);
  const kind = row ? 'catalogado' : packet || hasComposition(craft, item) ? 'propio' : 'desconocido';
  marks.push(kind);
  if (kind === 'propio') {
    for (const column of craft.columns)
      if (column.warnsWhenMissing && !given.has(column.index)) marks.push(`sin_${column.key}`);
  }
  const base = item.figure ? blended(item.figure) : (row?.values ?? null);
  const values = given.size === 0 && base ? base : valuesOf(craft, row, base, given, kind === 'desconocido', marks);
  const own = [...groups, ...marks, ...passed];
  const member = type.rows.memberOf(row, own);
  const shares = sharesOf(craft, { values, member });
  const isCatalogued = row !== null && (values === row.values || same(values, row.values));
  const isPlain = isCatalogued && marks.length + passed.length === 1;
  const key = isPlain
    ? keyOf(row, name)
    : `${row?.id ?? `·${item.normal}`}|${own.join()}|${isCatalogued ? '' : values.join()}`;
  const line = { row, name, grams, values, groups: own, member, shares, role, note: item.packet?.note ?? null, key };
  const listed = item.compound === null ? line : { ...line, compound: item.compound, key: `${key}|${item.compound}` };
  const told = item.packet
    ? { ...listed, told: item.packet.values, key: `${listed.key}|${item.packet.values.join()}` }
    : listed;
  if (!item.allergens) return told;
  const { contains, may } = item.allergens;
  return { ...told, allergens: item.allergens, key: `${told.key}|${contains.join()}?${may.join()}` };
}

/**
 * A recipe inside the recipe: one line, of which every sum is that of its own lines less what it lost on the fire. Its
 * lines play its part in the product, and are of the groups that a recipe of its name keeps.
 */
function innerLine(craft: Craft, type: Type, item: Item, inner: Inner<Item>, around: readonly string[]): MixLine {
  const { name, grams, role, normal } = item;
  const named = role === null ? item.read.row : (craft.roles.get(role) ?? null);
  const kept = craft.keptWithin.filter((group) => named?.groups.includes(group));
  const passed = [...around, ...item.marks, ...(kept.length === 0 ? [] : [...kept, `#${named!.id}`])];
  const used = linesOf(craft, type, inner.items, passed);
  const { finished } = inner;
  const price = priceColumn(craft);
  const within = openedLines(lostFrom(used, craft, type, item, inner, passed)).map((part): MixLine => {
    const share = (part.grams / finished) * inner.kept;
    if (price === null || inner.kept === 1) return { ...part, grams: share };
    const values = part.values.map((value, column) => (column === price ? value / inner.kept : value));
    return { ...part, grams: share, values, shares: sharesOf(craft, { values, member: part.member }) };
  });
  const values = new Float64Array(craft.columns.length);
  const shares = new Float64Array(craft.sums.length);
  for (const part of within) {
    for (let i = 0; i < values.length; i++) values[i]! += part.grams * part.values[i]!;
    for (let i = 0; i < shares.length; i++) shares[i]! += part.grams * part.shares[i]!;
  }
  const unknown = within.some(({ groups }) => groups.includes('desconocido')) ? ['desconocido'] : [];
  const groups = ['receta', ...passed, ...unknown];
  const key = `·${normal}|${groups.join()}|${within.map((part) => `${part.key}×${part.grams}`).join()}`;
  return {
    ...{
      row: null,
      name,
      grams,
      values,
      groups,
      member: type.rows.memberOf(null, groups),
      shares,
      role,
      note: null,
      key,
    },
    ...{ within, inner: { lines: used, used: inner.used, finished, kept: inner.kept, isOpen: inner.isOpen } },
  };
}

/** The lines with what was lost on the fire taken from them. */
function lostFrom(
  used: readonly MixLine[],
  craft: Craft,
  type: Type,
  item: Item,
  { lost }: Inner<Item>,
  passed: readonly string[],
): readonly MixLine[] {
  const row = craft.lostRow;
  if (lost === 0 || row === null) return used;
  const gone = lineOf(
    craft,
    type,
    { ...item, row, name: row.label, grams: -lost, inner: null, role: null, marks: none },
    passed,
  );
  const present = used.some(({ key }) => key === gone.key);
  if (!present) return [...used, gone];
  return used.map((line) => (line.key === gone.key ? ofGrams(line, line.grams - lost) : line));
}

const same = (a: Float64Array, b: Float64Array): boolean => a.every((value, index) => value === b[index]);

/** A row of the catalogue as a line of the recipe. */
export const lineFromRow = (type: Type, row: Row, grams: number): MixLine =>
  plainLine(type, { row, name: row.label, grams, role: null });

/** Of one row, what goes by another name in a list of ingredients is another line. */
function keyOf({ id, larder }: Row, name: string): string {
  const other = larder && otherLegal(larder.entry, name);
  return other ? `${id}|${other}` : id;
}

/** Written out whole: lines are looked at more than anything else, and a copy is of a shape of its own. */
function plainLine(
  type: Type,
  { row, name, grams, role }: Pick<MixLine, 'name' | 'grams' | 'role'> & { row: Row },
): MixLine {
  const { groups, member, shares } = type.rows.asCatalogued(row);
  return { row, name, grams, values: row.values, groups, member, shares, role, note: null, key: keyOf(row, name) };
}

/** The same thing in a part of the piece beside its mass, with weight 0: «cobertura (baño)». */
export function lineAs(craft: Craft, type: Type, line: MixLine, { key, label }: LineRole): MixLine {
  const groups = [...line.groups, key];
  const member = type.rows.memberOf(line.row, groups);
  const shares = sharesOf(craft, { values: line.values, member });
  return {
    ...{ ...line, groups, member, shares, grams: 0 },
    ...{ name: `${line.name} (${inSentence(label)})`, key: `${line.key}|${key}` },
  };
}
