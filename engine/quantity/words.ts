// What quantities.json declares, ready to be looked up: phrases by their first word, the longest first.
//   «cucharada sopera» is found before «cucharada»
import type { QuantitiesFile, QuantitySize, QuantityUnit } from '../../schemas/generated/definitions.d.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What phrase stands at a place and where it ends; null when none does. */
type Finder<T> = (tokens: readonly Token[], at: number) => { readonly value: T; readonly end: number } | null;

type Lists =
  | 'about'
  | 'of'
  | 'and'
  | 'plus'
  | 'times'
  | 'to'
  | 'between'
  | 'each'
  | 'fillers'
  | 'none'
  | 'others'
  | 'totals'
  | 'prices'
  | 'with'
  | 'deeds'
  | 'same'
  | 'titles'
  | 'asides'
  | 'for'
  | 'articles';

export type Measures = Readonly<Record<Lists, Finder<true>>> & {
  readonly unit: Finder<QuantityUnit>;
  /** the shortest measure, and none that may be a name: for a text that would have no name left */
  readonly plainUnit: Finder<QuantityUnit>;
  /** the measure that these words are the whole name of, whatever words of belonging stand between them */
  readonly named: (tokens: readonly Token[]) => QuantityUnit | null;
  readonly size: Finder<QuantitySize>;
  readonly number: Finder<number>;
  readonly part: Finder<number>;
  readonly header: Readonly<Record<keyof QuantitiesFile['headers'], Finder<true>>>;
};

/** Where nobody says how quantities are written, only bare figures are read. */
export const noQuantities: QuantitiesFile = {
  ...{
    units: [],
    sizes: [],
    numbers: {},
    fractions: {},
    about: [],
    of: [],
    and: [],
    plus: [],
    times: [],
    to: [],
    between: [],
  },
  ...{ each: [], fillers: [], none: [], others: [], totals: [], prices: [] },
  ...{ with: [], deeds: [], same: [], titles: [] },
  headers: { name: [], amount: [], unit: [], share: [], aside: [] },
};

export function compileQuantities(file: QuantitiesFile): Measures {
  const list = (phrases: readonly string[]): Finder<true> => finderOf(phrases.map((phrase) => [phrase, true]));
  const { headers } = file;
  const named = file.units.flatMap((unit) => unit.names.map((name): [string, QuantityUnit] => [name, unit]));
  const of = new Set(file.of);
  const bareName = (tokens: readonly Token[]): string =>
    tokens.flatMap(({ text }) => (of.has(text) ? [] : [text])).join(' ');
  const byName = new Map(named.map(([name, unit]) => [bareName(tokensOf(name)), unit]));
  return {
    unit: finderOf(named),
    named: (tokens) => byName.get(bareName(tokens)) ?? null,
    plainUnit: finderOf(named.filter(([name, { noun }]) => !noun && tokensOf(name).length === 1)),
    size: finderOf(file.sizes.flatMap((size) => size.names.map((name): [string, QuantitySize] => [name, size]))),
    number: finderOf(Object.entries(file.numbers)),
    part: finderOf(Object.entries(file.fractions)),
    about: list(file.about),
    of: list(file.of),
    and: list(file.and),
    plus: list(file.plus),
    times: list(file.times),
    to: list(file.to),
    between: list(file.between),
    each: list(file.each),
    fillers: list(file.fillers),
    none: list(file.none),
    others: list(file.others),
    totals: list(file.totals),
    prices: list(file.prices),
    with: list(file.with),
    deeds: list(file.deeds),
    same: list(file.same),
    titles: list(file.titles),
    asides: list(file.asides ?? []),
    for: list(file.for ?? []),
    articles: list(file.articles ?? []),
    header: {
      name: list(headers.name),
      amount: list(headers.amount),
      unit: list(headers.unit),
      share: list(headers.share),
      aside: list(headers.aside),
    },
  };
}

/** Names that two measures claim: which, and the label of the other. */
export function twinUnits(file: QuantitiesFile): { unit: number; name: number; other: string }[] {
  const seen = new Map<string, QuantityUnit>();
  return file.units.flatMap((unit, place) =>
    unit.names.flatMap((name, index) => {
      const key = keyOf(name);
      const other = seen.get(key);
      seen.set(key, unit);
      return other && other !== unit ? [{ unit: place, name: index, other: other.label }] : [];
    }),
  );
}

const keyOf = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ text }) => text)
    .join(' ');

function finderOf<T>(phrases: readonly (readonly [string, T])[]): Finder<T> {
  const byFirst = new Map<string, { words: string[]; value: T }[]>();
  for (const [phrase, value] of phrases) {
    const words = tokensOf(phrase).map(({ text }) => text);
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return (tokens, at) => {
    const first = tokens[at];
    const found =
      first && byFirst.get(first.text)?.find(({ words }) => words.every((word, i) => tokens[at + i]?.text === word));
    return found ? { value: found.value, end: at + found.words.length } : null;
  };
}
