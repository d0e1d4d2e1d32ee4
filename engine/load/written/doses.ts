// The doses that trade.json declares → two figures that formulas, rules and sentences may read, so that none of them writes a
// dose again: how many times its most is what goes furthest past it.
//   vecesSuDosis  of the doses that decide by themselves («decides»)
//   vecesTope     of the rest
// A dose measured by a parameter with a range is judged there, and is in neither.
import type { Trade } from '../../../schemas/generated/definitions.d.ts';
import type { Written } from '../../model/craft.ts';
import type { Report } from '../file/problem.ts';

type Figure = 'vecesSuDosis' | 'vecesTope';
const figures: readonly Figure[] = ['vecesSuDosis', 'vecesTope'];

/** A dose as it counts in one type. */
interface Counted {
  readonly figure: Figure;
  /** the grams that are measured, as a formula */
  readonly amount: string;
  readonly base: string;
  readonly most: number;
}

/** The most of a dose that is not the same in every type. */
const topPrefix = 'tope_de_';
export const isTopOfDose = (constant: string): boolean => constant.startsWith(topPrefix);

export function withDoses(written: Written, report: Report): Written {
  const { trade, params, types } = written;
  const asked = figures.filter((name) => isRead(name, written));
  if (!trade || asked.length === 0) return written;
  const ids = Object.keys(types);
  const byType = new Map(ids.map((id) => [id, dosesOf(id, trade, types[id]!.trade)]));
  const keys = [...new Set([...byType.values()].flatMap((doses) => [...doses.keys()]))];
  const own = new Map<string, Record<string, number | null>>(ids.map((id) => [id, {}]));
  const shared: Record<string, null> = {};
  const parts = new Map<Figure, Map<string, string[]>>(asked.map((name) => [name, new Map()]));
  for (const [place, key] of keys.entries()) {
    const [figure, amount, base] = JSON.parse(key) as [Figure, string, string];
    const bases = parts.get(figure);
    if (!bases) continue;
    const tops = ids.map((id) => byType.get(id)!.get(key)?.most ?? null);
    const isSame = tops.every((top) => top !== null && top === tops[0]);
    const name = `${topPrefix}${place}`;
    if (!isSame) {
      shared[name] = null;
      for (const [index, id] of ids.entries()) if (tops[index] !== null) own.get(id)![name] = tops[index]!;
    }
    const share = isSame ? `${amount} / ${tops[0]}` : `primero(${amount} / ${name}, 0)`;
    bases.set(base, [...(bases.get(base) ?? []), share]);
  }
  const internal = { ...params.internal };
  for (const [name, bases] of parts) {
    const shares = [...bases].map(([base, all]) => `100 * max(0, ${all.join(', ')}) / (${base})`);
    internal[name] = { formula: shares.length === 0 ? '0' : `max(${shares.join(', ')})`, decimals: 4 };
    report.moved('params.json', `/internal/${name}`, { file: 'trade.json', path: '/all/dose' });
  }
  return {
    ...written,
    catalogue: { ...written.catalogue, sets: { ...setsOf(trade, types), ...written.catalogue.sets } },
    params: { ...params, constants: { ...shared, ...params.constants }, internal },
    types: Object.fromEntries(
      ids.map((id) => [id, { ...types[id]!, constants: { ...own.get(id), ...types[id]!.constants } }]),
    ),
  };
}

/** Whether anything of the craft reads it, and nobody writes it. */
function isRead(name: Figure, { params, rules, messages, types }: Written): boolean {
  if (params.params[name] ?? params.internal?.[name]) return false;
  const word = new RegExp(`\\b${name}\\b`);
  const judged = Object.values(types).map(({ examples: _, ...type }) => type);
  return [params, rules, messages, judged].some((part) => word.test(JSON.stringify(part)));
}

type Written1 = NonNullable<NonNullable<Trade['dose']>[string]>;
type Sets = NonNullable<Written['catalogue']['sets']>;
type Whole = Exclude<Written1, readonly number[]>;

/** Every dose that counts in a type, by what is measured; the last that says it wins. */
function dosesOf(id: string, trade: NonNullable<Written['trade']>, own: Trade | undefined): Map<string, Counted> {
  const layers: (Trade | undefined)[] = [
    trade.all,
    ...Object.values(trade.kinds ?? {}).filter(({ types }) => types?.includes(id)),
    own,
  ];
  const first = Object.keys(trade.bases)[0]!;
  const found = new Map<string, Whole & { base: string }>();
  for (const layer of layers)
    for (const [key, dose] of Object.entries(layer?.dose ?? {})) {
      const above = found.get(key);
      if (dose === null || dose === undefined) {
        found.delete(key);
        continue;
      }
      const whole = Array.isArray(dose) ? { ...above, dose } : (dose as Whole);
      found.set(key, { ...whole, base: whole.base ?? layer?.base ?? above?.base ?? first } as Whole & { base: string });
    }
  const counted = [...found].flatMap(([key, { dose, of, amount, base, decides, param }]): [string, Counted][] => {
    const most = dose[2]!;
    const selectors = of ?? [key];
    const set = setFor(selectors);
    const grams = amount ?? `peso(${set ?? selectors.join(', ')})`;
    const whole = trade.bases[base]?.is;
    if (param !== undefined || whole === undefined || !(most > 0)) return [];
    const figure: Figure = decides ? 'vecesSuDosis' : 'vecesTope';
    const one = { figure, amount: isPlain(grams) ? grams : `(${grams})`, base: whole, most };
    return [[JSON.stringify([figure, one.amount, whole]), one]];
  });
  return new Map(counted);
}

/** A formula names words: what it cannot name («familia:x») is a set of its own; null of what it can. */
const setFor = (selectors: readonly string[]): string | null =>
  selectors.every((one) => /^-?#?\w+$/.test(one)) ? null : `dosis_de_${selectors.join('_').replace(/\W+/g, '_')}`;

/** Those sets. */
function setsOf({ all, kinds = {} }: NonNullable<Written['trade']>, types: Written['types']): Sets {
  const layers = [all, ...Object.values(kinds), ...Object.values(types).map(({ trade }) => trade)];
  return Object.fromEntries(
    layers.flatMap((layer) =>
      Object.entries(layer?.dose ?? {}).flatMap(([key, dose]) => {
        const own = (dose && !Array.isArray(dose) && (dose as Whole).of) || [key];
        const name = setFor(own);
        return name === null ? [] : [[name, own as Sets[string]]];
      }),
    ),
  );
}

const isPlain = (formula: string): boolean => /^\w+(\([^()]*\))?$/.test(formula);
