// The amount that stands at a place of a text: a figure with its measure, a sum, a product, a range.
//   «250+30 g» → 280 g   «2 x 125 g» → 250 g   «2 latas de 400 g» → 800 g   «2-3» → 2,5, doubtful
import type { QuantityUnit } from '../../schemas/generated/definitions.d.ts';
import { spanish } from '../number.ts';
import { type Figure, figureAt, partAt } from './figure.ts';
import type { Token } from './tokens.ts';
import type { Measures } from './words.ts';

/** `bare` is a figure without a measure, `share` a percentage. */
type QuantityKind = QuantityUnit['kind'] | 'bare' | 'share';

export interface Quantity {
  readonly kind: QuantityKind;
  /** grams, millilitres, pieces, per cent, or the bare figure */
  readonly amount: number;
  /** the bare figure, were its measure a large one */
  readonly large: number;
  readonly unit: QuantityUnit | null;
  /** a fraction or a word: it counts pieces */
  readonly counts: boolean;
  readonly hasDigits: boolean;
  /** why it may be another amount, in Spanish */
  readonly doubt: string | null;
}

export interface Found {
  readonly quantity: Quantity;
  readonly end: number;
  /** where the part of a measure begins that may be part of the name */
  readonly pieceAt?: number;
}

/** What is not said of several pieces and one weight. */
export const eachOrAll = 'no está claro si es el peso de cada pieza o de todas';

const large = 1000;
export const factorOf = ({ grams, ml, count }: QuantityUnit): number => grams ?? ml ?? count ?? 1;

/** «1 kg 200 g», «1 l y 250 ml», «1 kilo 300 de»: a large measure and what is left over in a smaller one of its kind. */
export function amountAt(tokens: readonly Token[], at: number, measures: Measures): Found | null {
  const found = sumAt(tokens, at, measures);
  if (!found?.quantity.unit || !isWeighed(found.quantity)) return found;
  const factor = factorOf(found.quantity.unit);
  const next = sumAt(tokens, measures.and(tokens, found.end)?.end ?? found.end, measures);
  const [one, other] = [found.quantity, next?.quantity];
  const isSmaller = other?.unit && one.kind === other.kind && other.amount < factor;
  const isClosed = next !== null && (next.end === tokens.length || measures.of(tokens, next.end) !== null);
  const isBare = other?.kind === 'bare' && factor === large && isHundreds(other) && isClosed;
  return isSmaller || isBare ? { quantity: { ...one, amount: one.amount + other.amount }, end: next!.end } : found;
}

const isWeighed = ({ kind }: Quantity): boolean => kind === 'mass' || kind === 'volume';
const isHundreds = ({ amount }: Quantity): boolean => Number.isInteger(amount) && amount >= 100 && amount < large;

function sumAt(tokens: readonly Token[], at: number, measures: Measures): Found | null {
  const start = skip(tokens, at, measures.about);
  const opening = measures.between(tokens, start);
  let found = opening ? spanAt(tokens, opening.end, measures, measures.and) : termAt(tokens, start, measures);
  while (found) {
    const plus = measures.plus(tokens, found.end);
    const next = plus && termAt(tokens, plus.end, measures);
    const sum = next && added(found.quantity, next.quantity);
    if (!sum) break;
    found = { quantity: sum, end: next.end };
  }
  return found;
}

function skip(tokens: readonly Token[], at: number, finder: Measures['about']): number {
  let end = at;
  for (let next = finder(tokens, end); next; next = finder(tokens, end)) end = next.end;
  return end;
}

/** From so many on, a bare figure beside kilos or litres is of something smaller. */
const mostLarge = 20;

/** Of one kind, or a bare figure that takes the measure beside it. */
export function added(one: Quantity, other: Quantity): Quantity | null {
  if (one.kind === other.kind && one.kind !== 'share')
    return {
      ...other,
      amount: one.amount + other.amount,
      large: one.large + other.large,
      doubt: one.doubt ?? other.doubt,
    };
  if (one.kind === 'bare' && other.unit) return { ...other, amount: withUnit(one, other.unit).amount + other.amount };
  if (other.kind !== 'bare' || !one.unit) return null;
  // «1 kg + 200» are not 201 kg, and nobody said of what.
  const isElse = factorOf(one.unit) >= large && other.amount >= mostLarge;
  if (other.hasDigits && (!other.counts || other.amount < 1) && !isElse)
    return { ...one, amount: one.amount + withUnit(other, one.unit).amount };
  return null;
}

/** A bare figure of a column or a sum, in the measure that holds for it. */
export function withUnit(bare: Quantity, unit: QuantityUnit): Quantity {
  const factor = factorOf(unit);
  const isLarge = factor >= large;
  return {
    ...bare,
    kind: unit.kind,
    unit,
    amount: (isLarge ? bare.large : bare.amount) * factor,
    doubt: (isLarge ? null : bare.doubt) ?? unit.doubt ?? null,
  };
}

/** As many of another measure. */
export const inMeasure = (quantity: Quantity, unit: QuantityUnit): Quantity => {
  const count = quantity.amount / (quantity.unit ? factorOf(quantity.unit) : 1);
  return { ...quantity, kind: unit.kind, unit, amount: count * factorOf(unit), doubt: unit.doubt ?? null };
};

const bareOf = ({ small, large: other, unsure, counts, hasDigits }: Figure): Quantity => ({
  kind: 'bare',
  amount: small,
  large: other,
  unit: null,
  counts,
  hasDigits,
  doubt: unsure ? `puede ser ${spanish(small, 3)} o ${spanish(small * 1000, 0)}` : null,
});

/** A figure and what follows it; or a measure that stands for one of itself. */
function termAt(tokens: readonly Token[], at: number, measures: Measures): Found | null {
  const led = ledBy(tokens, at, measures);
  if (led) return led;
  const figure = figureAt(tokens, at, measures);
  const alone = measures.unit(tokens, at);
  if (alone?.value.alone && alone.end > (figure?.end ?? 0) && !measures.articles(tokens, at - 1)) {
    const one = { small: 1, large: 1, unsure: false, counts: true, hasDigits: false, end: alone.end };
    return unitFrom(tokens, at, bareOf(one), measures);
  }
  if (!figure) return null;
  const times = measures.times(tokens, figure.end);
  const factor = times && termAt(tokens, times.end, measures);
  if (factor && (factor.quantity.hasDigits || factor.quantity.unit))
    return { quantity: multiplied(factor.quantity, figure.small), end: factor.end };
  const found = spanAt(tokens, at, measures, measures.to) ?? unitFrom(tokens, figure.end, bareOf(figure), measures);
  return timesAfter(tokens, found, measures) ?? found;
}

/** «100 g x 3», «100 g/ud x 3», but not «100 g x 15 cm» */
function timesAfter(tokens: readonly Token[], { quantity, end }: Found, measures: Measures): Found | null {
  const times = isWeighed(quantity) ? measures.times(tokens, measures.each(tokens, end)?.end ?? end) : null;
  const count = times && figureAt(tokens, times.end, measures);
  if (!count || !Number.isInteger(count.small) || measures.others(tokens, count.end)) return null;
  const unit = measures.unit(tokens, count.end);
  if (unit && unit.value.kind !== 'piece') return null;
  return { quantity: multiplied(quantity, count.small), end: unit?.end ?? count.end };
}

/** «kg 1,2»: the measure before its figure, when that has no other behind it. */
function ledBy(tokens: readonly Token[], at: number, measures: Measures): Found | null {
  const unit = measures.unit(tokens, at);
  if (unit?.value.kind !== 'mass' && unit?.value.kind !== 'volume') return null;
  // One letter after a name may be its size: «huevos L 4»; and what follows «35 %» says of what it is.
  if (at > 0 && (tokens[at]!.text.length === 1 || tokens[at - 1]!.text === '%')) return null;
  const figure = figureAt(tokens, unit.end, measures);
  if (!figure?.hasDigits || figure.counts) return null;
  const isMeasured = tokens[figure.end]?.text === '%' || measures.unit(tokens, figure.end) !== null;
  return isMeasured ? null : { quantity: withUnit(bareOf(figure), unit.value), end: figure.end };
}

const multiplied = (quantity: Quantity, by: number): Quantity => ({
  ...quantity,
  amount: quantity.amount * by,
  large: quantity.large * by,
});

/** «2-3», «entre 2 y 3»: the middle, doubtful. */
function spanAt(tokens: readonly Token[], at: number, measures: Measures, joint: Measures['to']): Found | null {
  const low = figureAt(tokens, at, measures);
  const sign = low && joint(tokens, low.end);
  const high = sign && figureAt(tokens, sign.end, measures);
  if (!low?.hasDigits || !high?.hasDigits || !(high.small > low.small)) return null;
  const middle = { ...high, small: (low.small + high.small) / 2, large: (low.large + high.large) / 2 };
  const { quantity, end } = unitFrom(tokens, high.end, bareOf(middle), measures);
  const said = quantity.unit && factorOf(quantity.unit) >= large ? 'large' : 'small';
  const doubt = `entre ${spanish(low[said], 3)} y ${spanish(high[said], 3)}: se toma el punto medio`;
  return { quantity: { ...quantity, counts: quantity.kind === 'bare', doubt }, end };
}

/** The measure after a figure, with what may follow it: «y medio», «grande», «de 400 g»; a percentage, with what it is of. */
function unitFrom(tokens: readonly Token[], at: number, bare: Quantity, measures: Measures): Found {
  if (tokens[at]?.text === '%')
    return { quantity: { ...bare, kind: 'share' }, end: skip(tokens, at + 1, measures.fillers) };
  const of = bare.counts ? measures.of(tokens, at) : null;
  const unit = measureAt(tokens, at, measures) ?? (of && measureAt(tokens, of.end, measures));
  if (!unit) return { quantity: bare, end: at };
  let quantity = withUnit(bare, unit.value);
  let end = skip(tokens, skip(tokens, unit.end, measures.fillers), measures.about);
  const and = measures.and(tokens, end);
  const part = partAt(tokens, and?.end ?? end, measures, and !== null);
  if (part && (and || (bare.hasDigits && part.end === tokens.length))) {
    quantity = { ...quantity, amount: quantity.amount + part.value * factorOf(unit.value) };
    end = part.end;
  }
  // Its last word may be the name: «1 vaso de leche de coco».
  if (quantity.kind !== 'piece') return unit.value.noun ? { quantity, end, pieceAt: unit.end - 1 } : { quantity, end };
  end = measures.size(tokens, end)?.end ?? end;
  return contentOf(tokens, end, quantity, measures) ?? { quantity, end, pieceAt: at };
}

/** A measure that may also be a name is one where something is said to be measured by it. */
function measureAt(tokens: readonly Token[], at: number, measures: Measures): ReturnType<Measures['unit']> {
  const found = measures.unit(tokens, at);
  const isName = found?.value.noun && found.end < tokens.length && !measures.of(tokens, found.end);
  return isName ? measures.plainUnit(tokens, at) : found;
}

/** «2 latas de 400 g», «2 sobres x 8 g», «1 bote 400 g» */
function contentOf(tokens: readonly Token[], at: number, pieces: Quantity, measures: Measures): Found | null {
  const joint = measures.of(tokens, at) ?? measures.times(tokens, at);
  if (!joint && !pieces.unit!.own) return null;
  const figure = figureAt(tokens, skip(tokens, joint?.end ?? at, measures.about), measures);
  if (!figure) return null;
  const { quantity, end } = unitFrom(tokens, figure.end, bareOf(figure), measures);
  if (!isWeighed(quantity)) return null;
  const content = multiplied(quantity, pieces.amount);
  return { quantity: joint || pieces.amount <= 1 ? content : { ...content, doubt: eachOrAll }, end };
}
