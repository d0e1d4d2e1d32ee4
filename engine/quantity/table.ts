// A table pasted or opened as text → its separator, what each column is, and name and quantity of each row.
//   «Ingrediente;Kg» «Uno;0,56» → Uno, 0,56 kg
import type { QuantityUnit } from '../../schemas/generated/definitions.d.ts';
import { type Quantity, withUnit } from './amount.ts';
import { cellsOf, separatorsIn } from './cells.ts';
import { quantityIn } from './read.ts';
import { tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

export type Role =
  | { readonly kind: 'name' | 'unit' | 'share' | 'aside' }
  | { readonly kind: 'amount'; readonly unit: QuantityUnit | null; readonly order: number };

export interface Table {
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
}

export interface TableRow {
  readonly name: string;
  readonly quantity: Quantity | null;
  readonly said: string;
  /** its column says what it is in */
  readonly isSure: boolean;
  readonly doubt: string | null;
}

/** The text as a table, or null when its lines are sentences. */
export function tableIn(text: string, measures: Measures): Table | null {
  for (const separator of separatorsIn(text)) {
    if (!text.includes(separator)) continue;
    const rows = cellsOf(text, separator).filter((cells) =>
      cells.some((cell) => cell !== '' && !/^[-:=]+$/.test(cell)),
    );
    if (rows.some((cells) => headerIn(cells, measures) !== null)) return { separator, rows };
    const parted = rows.filter((cells) => cells.filter((cell) => cell !== '').length > 1);
    const isQuoted = /^\s*"/.test(text);
    if (separator === ',' && !isQuoted) continue;
    const told = parted.filter((cells) => isRow(cells, measures));
    if (told.length > 0 && told.length * 2 >= parted.length) return { separator, rows };
  }
  return null;
}

const hasLetters = (cell: string): boolean => /\p{L}/u.test(cell);

/** A name without an amount, and an amount without a name. */
function isRow(cells: readonly string[], measures: Measures): boolean {
  const amounts = cells.filter((cell) => isAmount(cell, measures));
  return amounts.length > 0 && cells.some((cell) => hasLetters(cell) && !isAmount(cell, measures));
}

function isAmount(cell: string, measures: Measures): boolean {
  if (cell.length > 40 || !/[\d½⅓⅔¼¾]/.test(cell)) return false;
  const { quantity, noun } = quantityIn(cell, measures);
  return (
    quantity !== null &&
    noun === null &&
    tokensOf(cell).every(({ kind }, at, all) => kind !== 'word' || isMeasure(all, at, measures))
  );
}

const isMeasure = (tokens: ReturnType<typeof tokensOf>, at: number, measures: Measures): boolean =>
  [measures.unit, measures.about, measures.of, measures.times].some((finder) => finder(tokens, at) !== null);

/** What each column is, when the row is made of titles. */
export function headerIn(cells: readonly string[], measures: Measures): readonly Role[] | null {
  if (cells.some((cell) => cell.length > 40)) return null;
  const roles = cells.map((cell) => roleOf(cell, measures));
  const told = roles.filter((role) => role !== null);
  const kinds = new Set(told.map(({ kind }) => kind));
  const hasAmount = kinds.has('amount') || kinds.has('share');
  if (!hasAmount || cells.some((cell) => isAmount(cell, measures))) return null;
  if (!kinds.has('name') && told.length === roles.filter((_, at) => cells[at] !== '').length) return null;
  const whole = roles.map((role): Role => role ?? { kind: 'aside' });
  if (kinds.has('name')) return whole;
  const first = cells.findIndex((cell, at) => cell !== '' && roles[at] === null);
  return whole.map((role, at) => (at === first ? { kind: 'name' } : role));
}

function roleOf(cell: string, measures: Measures): Role | null {
  const tokens = tokensOf(cell);
  if (tokens.length === 0 || tokens.length > 6 || /\d/.test(cell)) return null;
  if (measures.none(tokens, 0)?.end === tokens.length) return null;
  const { header } = measures;
  const unit = tokens.map((_, at) => measures.unit(tokens, at)?.value).find((found) => found !== undefined) ?? null;
  if (header.aside(tokens, 0)) return { kind: 'aside' };
  if (header.name(tokens, 0)) return { kind: 'name' };
  if (tokens.some((_, at) => header.share(tokens, at))) return { kind: 'share' };
  const isTotal = measures.totals(tokens, 0) !== null && unit?.kind === 'mass';
  // Of several, a total is what there is of it rather than any other, and «g/kg» last.
  const order = isTotal ? 0 : perAnother.test(cell) ? 2 : 1;
  if (isTotal || header.amount(tokens, 0)) return { kind: 'amount', unit, order };
  if (header.unit(tokens, 0)) return { kind: 'unit' };
  if (unit && tokens.length <= 3 && measures.unit(tokens, 0)) return { kind: 'amount', unit, order };
  // «Barra (kg)» weighs too, unless another column says that it does.
  const own = tokensOf(inBrackets.exec(cell)?.[1] ?? '');
  const told = own.length === 1 ? measures.unit(own, 0)?.value : undefined;
  return told ? { kind: 'amount', unit: told, order: ownTitle } : null;
}

const ownTitle = 3;
const inBrackets = /[([]\s*(\p{L}+)\.?\s*[)\]]$/u;

/** «g/kg»: so much of each, not of all. */
const perAnother = /\p{L}\s*\/\s*\p{L}/u;

/** «Ingredientes (1 kg)»: what a column of names is called is nothing to weigh. */
export function headsNames(name: string, { header }: Measures): boolean {
  const tokens = tokensOf(name);
  return header.name(tokens, 0)?.end === tokens.length;
}

/** A row under titles. */
export function rowUnder(
  roles: readonly Role[],
  cells: readonly string[],
  measures: Measures,
  separator: string,
): TableRow {
  const cell = (kind: Role['kind']): string => cells.find((text, at) => roles[at]?.kind === kind && text !== '') ?? '';
  const place =
    [0, 1, 2, ownTitle]
      .map((order) => roles.findIndex((role, at) => role.kind === 'amount' && role.order === order && cells[at]))
      .find((at) => at >= 0) ?? -1;
  const role = roles[place];
  const name = cell('name');
  const amount = place < 0 ? '' : decimal(cells[place]!, separator);
  // A column of units may count them instead of naming them.
  const unitCell = /\d/.test(cell('unit')) && amount !== '' ? '' : cell('unit');
  const said = amount === '' ? cell('share') : `${amount}${unitCell === '' ? '' : ` ${unitCell}`}`;
  if (said === '') return { name, quantity: null, said, isSure: true, doubt: 'falta la cantidad' };
  const { quantity, noun, why } = quantityIn(said, measures);
  if (!quantity || noun)
    return { name, quantity: null, said, isSure: true, doubt: why || 'no se entiende la cantidad' };
  if (amount === '') return { name, quantity: { ...quantity, kind: 'share' }, said, isSure: true, doubt: null };
  const unit = role?.kind === 'amount' ? role.unit : null;
  const meant = quantity.kind === 'bare' && unit ? withUnit(quantity, unit) : quantity;
  const others = roles.filter((other, at) => other.kind === 'amount' && other.order === ownTitle && cells[at]);
  const isOneOfMany = role?.kind === 'amount' && role.order === ownTitle && others.length > 1;
  return { name, quantity: meant, said, isSure: true, doubt: isOneOfMany ? severalFigures : meant.doubt };
}

const severalFigures = 'hay varias cifras y no se sabe cuál son los gramos';

/** Columns that say nothing of what an ingredient is or weighs. */
export const unusedIn = (titles: readonly string[], measures: Measures): readonly string[] =>
  titles.filter((title, at) => title !== '' && headerIn(titles, measures)?.[at]?.kind === 'aside');

/** A row without titles: the cell with letters is the name, the first amount its quantity. */
export function rowAlone(cells: readonly string[], measures: Measures, separator: string): TableRow | null {
  const told = cells.map((cell) => decimal(cell, separator));
  const amounts = told.flatMap((cell, at) => (isAmount(cell, measures) ? [at] : []));
  const name = cells.find((cell, at) => hasLetters(cell) && !amounts.includes(at) && !isUnit(cell, measures)) ?? '';
  const kindOf = (at: number): Quantity['kind'] => quantityIn(told[at]!, measures).quantity!.kind;
  const weighed = amounts.find((at) => kindOf(at) !== 'bare' && kindOf(at) !== 'share');
  const bare = amounts.filter((at) => kindOf(at) === 'bare');
  const place = weighed ?? bare[0] ?? amounts[0];
  if (place === undefined || name === '') return null;
  const beside = cells[place + 1] ?? '';
  const said = isUnit(beside, measures) && weighed === undefined ? `${told[place]} ${beside}` : told[place]!;
  const { quantity } = quantityIn(said, measures);
  const doubt = weighed === undefined && bare.length > 1 ? severalFigures : null;
  return { name, quantity, said, isSure: false, doubt: quantity?.doubt ?? doubt };
}

function isUnit(cell: string, measures: Measures): boolean {
  const tokens = tokensOf(cell);
  const found = measures.unit(tokens, 0);
  return found !== null && found.end === tokens.length;
}

/** Where commas part cells, the point is the decimal sign. */
function decimal(cell: string, separator: string): string {
  if (separator !== ',' || !/^[\d.,]+(\s*\p{L}+)?$/u.test(cell)) return cell;
  return cell.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').replace('.', ',');
}
