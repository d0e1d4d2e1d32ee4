// A list copied from a spreadsheet or a message → rows for the bench, and what should be looked at before they are taken.
//   «Uno⇥560» → Uno, 560; what has no grams goes as it was written, to be mended in its row
import { type Craft, type List, type ListItem, physicsIn, readList, tokensOf } from '../../engine/index.ts';
import { headedPrices } from './larder-file.ts';
import { blocksOf, type Parts, partsOf } from './pasted-parts.ts';
import { measures, typed } from './quantity.ts';
import { blankRecipe, newRow, type Recipe } from './recipe.ts';
import { baseName, baseOf, wholeBase } from './shares.ts';

/** In a list of proportions, 1 % is so many grams. */
export const gramsPerShare = 10;

export interface Pasted extends List, Pick<Parts, 'steps' | 'notes'> {
  /** nothing in it is doubtful, and no line is left unread */
  readonly isSure: boolean;
  readonly rows: readonly { readonly name: string; readonly grams: string; readonly doubt: string }[];
  /** what the list calls itself; '' when it does not */
  readonly title: string;
  /** what its parts are called and made of, where it has several */
  readonly blocks: readonly { readonly title: string; readonly rows: Pasted['rows'] }[];
  /** of whom it says the price, and how much */
  readonly prices: readonly { readonly name: string; readonly price: string }[];
}

export function readPasted(craft: Craft, text: string): Pasted {
  const parts = partsOf(craft, text);
  const apart = (blocksOf(parts.list) ?? []).map(({ title, list }) => {
    const read = readList(list, measures, physicsIn(craft));
    return { title, list: read, rows: rowsOf(craft, read) };
  });
  const whole = apart.length > 0 ? joined(apart) : readList(parts.list, measures, physicsIn(craft));
  const { left, doubts } = whole;
  const rows = apart.length > 0 ? apart.flatMap((block) => block.rows) : rowsOf(craft, whole);
  const isClear = rows.every(({ doubt }) => doubt === '') && left.every(({ why }) => why !== 'unread');
  return {
    ...whole,
    ...{ rows, steps: parts.steps, notes: parts.notes, blocks: apart },
    isSure: isClear && doubts.length === 0 && apart.length === 0,
    title: parts.title || titleIn(whole, parts.list),
    prices: headedPrices(text).map(({ name, price }) => {
      const known = craft.recognise(name).row;
      return { name: known?.larder?.label ?? known?.label ?? name, price };
    }),
  };
}

const rowsOf = (craft: Craft, { items }: List): Pasted['rows'] =>
  ofTheBase(
    craft,
    items.map((item) => ({ name: item.name, grams: gramsIn(item), doubt: item.doubt ?? '' })),
  );

/** The parts of a list as one, with their names among what is no ingredient. */
const joined = (blocks: readonly { readonly title: string; readonly list: List }[]): List => ({
  items: blocks.flatMap(({ list }) => list.items),
  left: blocks.flatMap(({ title, list }) => [{ text: `${title}:`, why: 'title' as const }, ...list.left]),
  doubts: [...new Set(blocks.flatMap(({ list }) => list.doubts))],
});

/** What a pasted list changes of the recipe besides its rows: how it is made, and of which type its name says that it is. */
export function besideRows(craft: Craft, pasted: Pasted, old: Recipe, isMore: boolean): Partial<Recipe> {
  const { steps, notes, title } = pasted;
  const more = (had: string, now: string): string =>
    [isMore ? had.trim() : '', now].filter((one) => one !== '').join('\n');
  const { making } = old;
  const told = isMore || steps !== '' || notes !== '';
  const type = isMore || title === '' ? null : (craft.typeOf(title) ?? craft.findType(title));
  return {
    ...(told && { making: { ...making, steps: more(making.steps, steps), notes: more(making.notes, notes) } }),
    ...(type !== null && { type }),
  };
}

type PastedRow = Pasted['rows'][number];

/** «Agua: 68 %» beside flour in grams: so much of what the craft counts its percentages on. */
function ofTheBase(craft: Craft, rows: readonly PastedRow[]): readonly PastedRow[] {
  if (baseName(craft) === wholeBase) return rows;
  const told = (row: PastedRow) => /^(.*?)[\s:]+(\d{1,3}(?:[.,]\d+)?)\s*%$/u.exec(row.grams === '' ? row.name : '');
  const weighed = rows.filter((row) => told(row) === null).map((row) => newRow(row));
  const base = baseOf(craft, { ...blankRecipe(craft.id, craft.defaultType), rows: weighed });
  if (!(base > 0)) return rows;
  return rows.map((row) => {
    const [, name = '', share = ''] = told(row) ?? [];
    const percent = Number(share.replace(',', '.'));
    return name === '' ? row : { name, grams: typed((percent * base) / 100, 2), doubt: '' };
  });
}

/** The title that a list opens with, or says it is («Receta: tal»), which is no heading of its columns nor of a part of it. */
function titleIn({ left: [first] }: List, text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  if (first?.why !== 'title' || first.text.endsWith(':') || !line.includes(first.text)) return '';
  const said = /^receta:\s+(.+)$/iu.exec(first.text)?.[1];
  if (said) return said.slice(0, 120);
  const tokens = tokensOf(first.text);
  const isHeading = Object.values(measures.header).some((finder) => finder(tokens, 0) !== null);
  return isHeading || measures.titles(tokens, 0) ? '' : first.text.slice(0, 120);
}

function gramsIn({ grams, share, said }: ListItem): string {
  if (share !== null) return typed(share * gramsPerShare, 6);
  return grams === null ? said : typed(grams, 6);
}

/** «2 cosas» typed as a name → how much of what, and what was assumed; null where that is not sure. */
export function parted(
  craft: Craft,
  name: string,
): { readonly row: Pasted['rows'][number]; readonly told: string | null } | null {
  const { isSure, rows, items } = readPasted(craft, name);
  const [row] = rows;
  const [item] = items;
  if (!isSure || rows.length !== 1 || !item?.grams || craft.recognise(item.name).row === null) return null;
  return { row: row!, told: item.assumed === null ? null : `«${name.trim()}»: ${row!.grams} g (${item.assumed}).` };
}

/** The cells of one column of weights, or null when the text is something else. */
export function weightsIn(craft: Craft, text: string): string[] | null {
  const lines = text.trim().split(/\r\n|\r|\n/);
  const isColumn = lines.length > 1 && lines.every((line) => line.trim() === '' || /^[^\t]*\d/.test(line));
  const { items } = readPasted(craft, text);
  return isColumn && items.length === 0 ? lines.map((line) => line.trim()) : null;
}
