// quid: which ingredients carry their percentage: those the craft calls characteristic and those that the product's own
// name names. On the finished weight; over 100 % it is said in grams per 100 g of product.

import { normalise, words } from '../names/normalise.ts';
import { round, spanish } from '../number.ts';
import type { LabelLine } from './model.ts';

export interface Quid {
  readonly label: string;
  readonly percent: number;
  readonly text: string;
}

/** By name in the list: what is printed beside it. */
export type Percentages = ReadonlyMap<string, string>;

/** What carries its percentage, on the finished weight, the greatest first. */
interface Counted {
  readonly label: string;
  readonly called: string;
  readonly share: number;
}

export function percentagesOf(counted: readonly Counted[]): Percentages {
  const inGrams = isTooMuch(counted);
  return new Map(counted.map(({ label, share }) => [label, percentText(share, inGrams)]));
}

export function quidOf(counted: readonly Counted[]): Quid[] {
  const inGrams = isTooMuch(counted);
  return counted.map(({ label, called, share }) => ({
    label,
    percent: round(share, 1),
    text: `${called} (${percentText(share, inGrams)})`,
  }));
}

export function countedIn(
  lines: readonly LabelLine[],
  /** with the recipes inside laid open */
  leaves: readonly LabelLine[],
  selection: number | null,
  productName: string | null,
  finished: number,
): Counted[] {
  const isNamed = namedIn(productName ?? '', [...lines, ...leaves]);
  const recipes = lines.filter(({ parts }) => parts.length > 0);
  const characteristic = [...recipes.filter(isNamed), ...leaves].filter(
    (line) =>
      !line.isWater &&
      !line.isBlend &&
      ((selection !== null && line.member[selection] === 1) || line.parts.length > 0 || isNamed(line)),
  );
  const byLabel = new Map<string, { called: string; grams: number }>();
  const isSpared = ({ grams, sparedBelow }: LabelLine): boolean => (100 * grams) / finished < sparedBelow;
  for (const line of characteristic.filter((one) => !isSpared(one))) {
    const { label, called, grams } = line;
    byLabel.set(label, { called, grams: (byLabel.get(label)?.grams ?? 0) + grams });
  }
  return [...byLabel]
    .map(([label, { called, grams }]) => ({ label, called, share: finished > 0 ? (100 * grams) / finished : 0 }))
    .sort((a, b) => b.share - a.share);
}

/**
 * Those of which the product's name says a word. The first word of the name is the product, unless the ingredient begins
 * with it; and what a whole name of several words explains is of no other ingredient: «tal de cosa» is not «cosa roja».
 */
function namedIn(productName: string, lines: readonly LabelLine[]): (line: LabelLine) => boolean {
  const said = new Set(wordsOf(productName));
  const [product] = words(normalise(productName), links);
  const ownWords = ({ called }: LabelLine): string[] => wordsOf(called);
  const whole = lines.map(ownWords).filter((own) => own.length > 1 && own.every((word) => said.has(word)));
  return (line) => {
    const own = ownWords(line);
    const named = own.filter((word, at) => said.has(word) && (word !== product || at === 0));
    const isOfAnother = (word: string): boolean =>
      whole.some((other) => other.includes(word) && !other.every((part) => own.includes(part)));
    return named.some((word) => !isOfAnother(word));
  };
}

/** Where one, or all of them together, are more than the product weighs, each is told in grams (annex VIII, 3.a). */
const isTooMuch = (counted: readonly Counted[]): boolean =>
  round(
    counted.reduce((sum, { share }) => sum + share, 0),
    1,
  ) > 100;

const percentText = (percent: number, inGrams: boolean): string =>
  `${figureText(percent)} ${inGrams ? 'g por 100 g de producto' : '%'}`;

/** As it is printed wherever it is: «8», «0,4»: of a pinch, the figure that is not 0. */
export const figureText = (percent: number): string => spanish(percent, percent < 2 ? 1 : 0);

const links: ReadonlySet<string> = new Set('de del con sin y a al la el las los en por sus'.split(' '));
const wordsOf = (text: string): string[] => words(normalise(text), links).filter((word) => word.length > 2);
