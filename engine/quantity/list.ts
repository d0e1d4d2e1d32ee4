// A list as people paste it → its ingredients with grams, what is doubtful of them and why, and the lines that are none.
//   «1. 560 g de uno» «Otro 35 % 210» «Total 770 g» → uno 560 g, Otro 35 % 210 g; a total left out
import { round, spanish } from '../number.ts';
import type { Quantity } from './amount.ts';
import { cleaned } from './clean.ts';
import { type Entry, isDraft, type LeftLine, titled } from './entry.ts';
import { type Draft, itemsOf, type ListItem } from './item.ts';
import { kilosIn } from './kilos.ts';
import { readLine, trimmed } from './line.ts';
import { unmarked } from './markup.ts';
import type { PhysicsOf } from './piece.ts';
import { partsOf } from './several.ts';
import { usesIn } from './shared.ts';
import { spansIn } from './spans.ts';
import { headerIn, headsNames, type Role, rowAlone, rowUnder, tableIn } from './table.ts';
import { tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

export interface List {
  readonly items: readonly ListItem[];
  readonly left: readonly LeftLine[];
  /** about the whole list */
  readonly doubts: readonly string[];
}

/** Longer is no recipe: the rest is left, and said. */
export const most = { text: 200_000, line: 1000, lines: 1000, name: 120 } as const;

export function readList(text: string, measures: Measures, physicsOf: PhysicsOf): List {
  const whole = unmarked(text.slice(0, most.text)).replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  const bare = firstLines(whole, most.lines);
  const table = tableIn(bare, measures);
  const entries = titled(
    table ? fromTable(table.rows, table.separator, measures) : fromLines(bare, measures, physicsOf),
    /^\s*[^\s\d][^\n\d]*\n[^\S\n]*\n/.test(bare),
    physicsOf,
  );
  const list = listOf(entries, measures, physicsOf);
  const isCut = bare.length < whole.length || text.length > most.text;
  return isCut
    ? { ...list, doubts: ['La lista es demasiado larga: solo se ha leído el principio.', ...list.doubts] }
    : list;
}

/** The rows of one recipe in a sheet of many, under the titles they share: each is an ingredient, weighed or not. Null where
 *  the titles do not tell names and amounts. */
export function readRows(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  separator: string,
  measures: Measures,
  physicsOf: PhysicsOf,
): List | null {
  const roles = headerIn(titles, measures);
  if (!roles?.some(({ kind }) => kind === 'name')) return null;
  const entries = rows.slice(0, most.lines).map((cells): Entry => {
    const { name, ...read } = rowUnder(roles, cells.map(cleaned), measures, separator);
    const text = cells.filter((cell) => cell !== '').join(' ');
    if (name === '') return { text, why: 'unread' };
    if (isTotal(name, measures)) return { text, why: 'total', grams: weightOf(read.quantity) };
    return { ...read, text, name: name.slice(0, most.name), spoken: null, place: null, counted: null };
  });
  return listOf(entries, measures, physicsOf);
}

function listOf(entries: readonly Entry[], measures: Measures, physicsOf: PhysicsOf): List {
  const drafts = entries.filter(isDraft);
  const inKilos = kilosIn(drafts);
  const shares = drafts.filter(({ quantity }) => quantity?.kind === 'share');
  const isProportion = shares.length > 1 && shares.length === drafts.filter(({ quantity }) => quantity !== null).length;
  const known = { measures, physicsOf, isInGrams: drafts.some(isBareGrams) };
  const items: ListItem[] = [];
  const left: LeftLine[] = [];
  for (const written of entries) {
    const entry = isDraft(written) ? (inKilos.get(written) ?? written) : written;
    if (!isDraft(entry)) left.push(entry);
    else if (!entry.isSure && entry.quantity?.kind === 'share' && !isProportion) {
      if (physicsOf(entry.text))
        items.push(...itemsOf({ ...entry, name: entry.text, quantity: null, said: '' }, known));
      else left.push({ text: entry.text, why: 'unread' });
    } else items.push(...itemsOf(entry, known));
  }
  const sum = items.reduce((total, { grams }) => total + (grams ?? 0), 0);
  const lines = left.map((line) =>
    isSumOf(line, sum, measures) ? { ...line, why: 'total' as const, grams: sum } : line,
  );
  const doubts = [
    ...([...inKilos.values()].some(({ quantity }) => quantity?.kind === 'mass')
      ? ['Las cifras no dicen su medida y llevan tres decimales: se han leído como kilos.']
      : []),
    ...proportionDoubt(shares, isProportion),
    ...totalDoubt(items, lines),
  ];
  return { items, left: lines, doubts };
}

/** A figure that counts nothing: the list leaves its grams unsaid. */
const isBareGrams = ({ quantity }: Draft): boolean => quantity?.kind === 'bare' && quantity.amount >= leastGrams;
const leastGrams = 30;

function firstLines(text: string, count: number): string {
  let end = -1;
  for (let line = 0; line < count; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

function fromTable(rows: readonly (readonly string[])[], separator: string, measures: Measures): Entry[] {
  let roles: readonly Role[] | null = null;
  const isNumbered = hasNumbers(rows);
  return rows.flatMap((cells): Entry[] => {
    const text = cells.filter((cell) => cell !== '').join(' ');
    const titles = headerIn(cells, measures);
    if (titles) {
      roles = titles;
      return [{ text, why: 'title' }];
    }
    const own = isNumbered && !roles ? cells.slice(1) : cells;
    const clean = own.map(cleaned);
    const row = roles ? rowUnder(roles, clean, measures, separator) : rowAlone(clean, measures, separator);
    if (!row || row.name === '') {
      const filled = clean.filter((cell) => cell !== '');
      return filled.length === 1
        ? lineEntries(filled[0]!, measures)
        : [{ text, why: isTotal(text, measures) ? 'total' : 'unread' }];
    }
    if (isTotal(row.name, measures)) return [{ text, why: 'total', grams: weightOf(row.quantity) }];
    if (row.quantity === null && row.said === '') return [{ text, why: 'title' }];
    const name = row.name.slice(0, most.name);
    return [{ ...row, text, name, spoken: null, place: null, counted: null }];
  });
}

/** The first column only counts the rows. */
function hasNumbers(rows: readonly (readonly string[])[]): boolean {
  const counted = rows.filter((cells) => cells.length > 2 && /^\d{1,3}[.)]?$/.test(cells[0]!));
  return counted.length > 1 && counted.every((cells, index) => Number.parseInt(cells[0]!, 10) === index + 1);
}

function fromLines(text: string, measures: Measures, physicsOf: PhysicsOf): Entry[] {
  const lines = text
    .split('\n')
    .map(cleaned)
    .filter((line) => line !== '');
  const isKnown = (name: string): boolean => physicsOf(name) !== null;
  // A bare figure is a weight that has lost its name, whatever additive has that number.
  const isName = (line: string): boolean => line.length <= most.name && !isBare(line, measures) && isKnown(line);
  const entries = withoutCount(lines, measures)
    .flatMap((line) => (line.length > most.line ? [line] : usesIn(line, measures, isKnown)))
    .flatMap((line) => lineEntries(line, measures));
  const all = withSame(paired(entries, measures), measures);
  return all.map((entry) =>
    !isDraft(entry) && entry.why === 'unread' && isName(entry.text)
      ? { ...nothing, text: entry.text, name: entry.text, doubt: 'falta la cantidad' }
      : entry,
  );
}

/** A figure, with its unit or without, and nothing else. */
function isBare(line: string, measures: Measures): boolean {
  const tokens = tokensOf(line);
  return spansIn(tokens, measures).some(({ from, end }) => from === 0 && end === tokens.length);
}

/** «1 500 g de uno», «2 200 g de otro»: a figure before every line that only counts them. */
function withoutCount(lines: readonly string[], measures: Measures): readonly string[] {
  const counted = lines.map((line) => /^(\d{1,3})(?: -)? (.+)$/u.exec(line));
  const isCount = (match: RegExpExecArray | null, index: number): boolean =>
    match !== null &&
    Number(match[1]) === index + 1 &&
    spansIn(tokensOf(match[2]!.slice(0, most.line)), measures).length > 0;
  return lines.length > 1 && counted.every(isCount) ? counted.map((match) => match![2]!) : lines;
}

const nothing = {
  spoken: null,
  quantity: null,
  said: '',
  place: null,
  isSure: false,
  counted: null,
  doubt: null,
} as const;

function lineEntries(written: string, measures: Measures): Entry[] {
  if (written.length > most.line) return [{ text: `${written.slice(0, most.line)}…`, why: 'unread' }];
  const line = withoutDeeds(written, measures);
  const opening = tokensOf(line.slice(0, 80));
  const isHead = line.endsWith(':') && (measures.for(opening, 0) ?? measures.header.name(opening, 0)) !== null;
  const isAside = measures.asides(opening, 0) !== null || (measures.titles(opening, 0) && !isMeasured(line, measures));
  if (isHead || isAside) return [{ text: line, why: 'title' }];
  if (isTotal(line, measures))
    return [{ text: line, why: 'total', grams: weightOf(readLine(line, measures).quantity) }];
  const [, title, rest] = /^([^:]{1,60}:)\s*(.+)$/u.exec(line) ?? [];
  if (
    title !== undefined &&
    spansIn(tokensOf(title), measures).length === 0 &&
    // «Harina: fuerza 5 g, floja 5 g» may be two kinds of flour.
    partsOf(rest!, measures).length > (/^[\d½¼¾]/.test(rest!) ? 1 : 2)
  )
    return [{ text: title, why: 'title' }, ...lineEntries(rest!, measures)];
  let whole = '';
  return partsOf(line, measures).map((part): Entry => {
    const text = part.trim();
    const read = readLine(text, measures);
    const { spoken, quantity, said, place, counted, doubt } = read;
    // «… de azúcar + 100 g para espolvorear»: more of the same.
    const isSame = whole !== '' && measures.for(tokensOf(read.name), 0) !== null;
    const name = isSame ? `${whole} ${read.name}` : read.name;
    whole = name;
    const isNamed = /\p{L}/u.test(name);
    if (headsNames(name, measures)) return { text, why: 'title' };
    if (quantity === null && isNamed && name !== text && !text.endsWith(':'))
      return { ...nothing, text, name: name.slice(0, most.name), doubt: 'no dice cuánto' };
    if (quantity === null || !isNamed) return { text, why: /:$/.test(text) ? 'title' : 'unread' };
    return { text, name: name.slice(0, most.name), spoken, quantity, said, place, isSure: false, counted, doubt };
  });
}

const isMeasured = (line: string, measures: Measures): boolean =>
  spansIn(tokensOf(line), measures).some(({ quantity }) => quantity.kind !== 'bare');

/** «añadir 10 g de sal»: what is to be done with an amount is no part of what it is of. */
function withoutDeeds(line: string, measures: Measures): string {
  const tokens = tokensOf(line);
  const deeds = spansIn(tokens, measures).flatMap(({ from }) =>
    from > 0 && measures.deeds(tokens, from - 1)?.end === from ? [tokens[from - 1]!] : [],
  );
  return deeds.reduceRight((text, { from, to }) => `${text.slice(0, from)}${text.slice(to).trimStart()}`, line);
}

/** «ídem de azúcar», «azúcar: ídem»: as much as in the line before. */
function withSame(entries: readonly Entry[], measures: Measures): Entry[] {
  const result: Entry[] = [];
  for (const entry of entries) {
    const last = result.at(-1);
    const name = isDraft(entry) ? null : nameBesideSame(entry.text, measures);
    result.push(
      name && last && isDraft(last) && last.quantity
        ? {
            ...last,
            text: entry.text,
            name,
            spoken: null,
            counted: null,
            doubt: 'se toma la cantidad de la línea anterior',
          }
        : entry,
    );
  }
  return result;
}

function nameBesideSame(text: string, measures: Measures): string | null {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((_, index) => measures.same(tokens, index) !== null);
  if (at < 0) return null;
  const { end } = measures.same(tokens, at)!;
  if (at > 0 && end < tokens.length) return null;
  const rest = at === 0 ? text.slice(tokens[end - 1]!.to) : text.slice(0, tokens[at]!.from);
  const name = trimmed(rest.replace(/^[.\s]+/, ''), measures);
  return /\p{L}/u.test(name) ? name.slice(0, most.name) : null;
}

/** A name in one line, which may end in a percentage of its own, and its amount in the next. */
function paired(entries: readonly Entry[], measures: Measures): Entry[] {
  const result: Entry[] = [];
  for (const entry of entries) {
    const last = result.at(-1);
    const isAmount = !isDraft(entry) && entry.why === 'unread' && spansIn(tokensOf(entry.text), measures).length > 0;
    const joined =
      isAmount &&
      last &&
      (isDraft(last) ? last.quantity?.kind === 'share' && isBare(entry.text, measures) : last.why === 'unread')
        ? lineEntries(`${last.text} ${entry.text}`, measures)
        : [];
    if (joined.length === 1 && isDraft(joined[0]!)) result[result.length - 1] = joined[0];
    else result.push(entry);
  }
  return result;
}

/** A figure without a name that is what all the others add up to. */
const isSumOf = ({ text, why }: LeftLine, sum: number, measures: Measures): boolean =>
  why === 'unread' &&
  sum > 0 &&
  /^\P{L}*\d\P{L}*(?:\p{L}{1,2}\.?)?$/u.test(text) &&
  weightOf(spansIn(tokensOf(text), measures)[0]?.quantity ?? null) === round(sum, 1);

const isTotal = (line: string, measures: Measures): boolean => measures.totals(tokensOf(line.slice(0, 80)), 0) !== null;

function proportionDoubt(shares: readonly Draft[], isProportion: boolean): string[] {
  if (!isProportion) return [];
  const amounts = shares.map(({ quantity }) => quantity!.amount);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const isUsual = amounts.includes(100) || Math.abs(total - 100) <= 2;
  return isUsual ? [] : [`Los porcentajes suman ${spanish(total, 1)} % y ninguno es 100 %.`];
}

/** A total that the ingredients do not add up to says that some line was read wrong. */
function totalDoubt(items: readonly ListItem[], left: readonly LeftLine[]): string[] {
  const said = left.filter(({ why }) => why === 'total');
  const [total] = said.map(({ grams }) => grams ?? null);
  if (said.length !== 1 || total == null || items.some(({ grams }) => grams === null)) return [];
  const sum = round(
    items.reduce((weight, { grams }) => weight + grams!, 0),
    2,
  );
  const isSame = Math.abs(sum - total) <= Math.max(1, 0.005 * total);
  return isSame ? [] : [`La lista dice un total de ${spanish(total, 2)} g y lo leído suma ${spanish(sum, 2)} g.`];
}

const weightOf = (quantity: Quantity | null): number | null =>
  quantity?.kind === 'mass' || quantity?.kind === 'bare' ? quantity.amount : null;
