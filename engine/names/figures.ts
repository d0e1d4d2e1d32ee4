// The figure in a name: rows that differ only by it stand in a series, and a figure between two of them is so much of
// one and so much of the other.
//   rows { 30: a, 40: b }: «a 32 %» → four fifths of a and one of b
import type { NameSeries } from '../../schemas/generated/definitions.d.ts';
import { isNumber } from './normalise.ts';

export interface Figure {
  /** the nearest row: its family, its groups */
  readonly id: string;
  readonly value: number;
  readonly parts: readonly { readonly id: string; readonly share: number }[];
}

export interface Figures {
  /** of a row and words left over; null when they are no figure of its series, or the row's own */
  readonly figureOf: (id: string, left: readonly string[]) => Figure | null;
  /** is it more, or less, than any row of its series has? */
  readonly belies: (id: string, number: number) => boolean;
  /** may this number be the figure of the row? */
  readonly isFigure: (id: string, number: number) => boolean;
}

export function figuresOf(series: readonly NameSeries[]): Figures {
  const bySign = new Map<
    string,
    { sign: string; steps: Step[]; between: readonly [number, number]; nearest: boolean }[]
  >();
  for (const { rows, of, not = [], sign, between, nearest } of series) {
    const steps = Object.entries(rows)
      .map(([number, id]) => ({ number: Number(number), id }))
      .sort((a, b) => a.number - b.number);
    const compiled = {
      sign: sign ?? '',
      steps,
      between: between ? ([between[0]!, between[1]!] as const) : ([steps[0]!.number, steps.at(-1)!.number] as const),
      nearest: nearest ?? false,
    };
    for (const id of new Set([...steps.map((step) => step.id).filter((one) => !not.includes(one)), ...(of ?? [])]))
      bySign.set(id, [...(bySign.get(id) ?? []), compiled]);
  }
  const isFigure = (id: string, number: number): boolean =>
    (bySign.get(id) ?? []).some(({ sign, between: [least, most] }) => sign === '' && number >= least && number <= most);
  const figureOf = (id: string, left: readonly string[]): Figure | null => {
    for (const { sign, steps, between, nearest } of bySign.get(id) ?? []) {
      const figures = left.filter(isNumber);
      const words = left.filter((word) => !isNumber(word));
      // With a sign, the figure is the one behind it.
      const signed = sign === '' ? undefined : left[left.indexOf(sign) + 1];
      const value = signed !== undefined && isNumber(signed) ? Number(signed) : meantBy(figures.map(Number));
      if (figures.length === 0 || figures.length > 2 || words.some((word) => word !== sign)) continue;
      if (sign === '' && steps.some((step) => step.id === id && figures.includes(String(step.number)))) return null;
      if (sign !== '' && words.length === 0) continue;
      if (value < between[0] || value > between[1]) continue;
      return figureAt(value, steps, nearest);
    }
    return null;
  };
  const belies = (id: string, number: number): boolean =>
    (bySign.get(id) ?? []).some(
      ({ sign, steps, between: [least, most] }) =>
        sign === '' && steps.some((step) => step.id === id) && (number < least || number > most),
    );
  return { figureOf, isFigure, belies };
}

/** «22-24» is between the two; of others the first is the one that names. */
const meantBy = ([one, other]: readonly number[]): number =>
  other !== undefined && other > one! && other - one! <= widest ? (one! + other) / 2 : one!;
const widest = 4;

interface Step {
  readonly number: number;
  readonly id: string;
}

function figureAt(value: number, steps: readonly Step[], nearest: boolean): Figure {
  const next = steps.findIndex(({ number }) => number >= value);
  const above = Math.max(1, next === -1 ? steps.length - 1 : next);
  const high = steps[Math.min(above, steps.length - 1)]!;
  const low = steps[Math.min(above, steps.length - 1) - 1] ?? high;
  const share = high.number === low.number ? 1 : (value - low.number) / (high.number - low.number);
  const id = share <= 0.5 ? low.id : high.id;
  if (nearest || share === 0 || share === 1) return { id, value, parts: [{ id, share: 1 }] };
  return {
    id,
    value,
    parts: [
      { id: low.id, share: 1 - share },
      { id: high.id, share },
    ],
  };
}

/** «cosa 0 %», where cosa is no row without it. */
export const isNone = (numbers: readonly string[], normal: string): boolean =>
  numbers.includes('0') && /(?:^| )0 %/.test(normal);

/** «60-40»: so much of one thing and so much of another. */
export const areParts = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.reduce((sum, number) => sum + number, 0) === 100;
