// GET /api/ingredients?q=&craft=&limit= and /api/ingredients/{id}: what the larder knows, for any client that completes
// names or shows an ingredient. Refuses a query without letters, an unknown craft and an unknown ingredient.
//   ?q=lech → the rows whose names begin so, best first
import {
  basisOf,
  type Craft,
  type Larder,
  nearestOf,
  printedName,
  requestLimits,
  searchOf,
  shownValue,
  usesOf,
} from '../engine/index.ts';
import type { Offer } from '../engine/load/index.ts';
import { Fault } from './errors.ts';
import { once } from './once.ts';

/** How many a search gives: when nobody says, and at most. */
export const found = { usual: 8, most: 50 } as const;

export interface Ingredients {
  search(query: URLSearchParams): unknown;
  one(id: string): unknown;
}

export function ingredientsOf(offers: readonly Offer[], larder: Larder, version: string): Ingredients {
  const searches = new Map<string, ReturnType<typeof searchIn>>();
  const searchFor = (id: string) => {
    const known = searches.get(id) ?? searchIn(id === '' ? null : craftNamed(id, offers), larder);
    searches.set(id, known);
    return known;
  };
  const nearestId = once(() => nearestOf(larder.rows.keys()));
  const near = (id: string): string => {
    const known = nearestId()(id.slice(0, requestLimits.name));
    return known === null ? '' : ` ¿Querías decir «${known}»?`;
  };
  return {
    search(query) {
      const typed = query.get('q') ?? '';
      if (typed.trim() === '') throw wrongQuery('q', 'falta el texto que se busca, p. ej. /api/ingredients?q=lech');
      if (typed.length > requestLimits.name)
        throw wrongQuery('q', `tiene ${typed.length} caracteres y el máximo es ${requestLimits.name}`);
      return {
        definitions: version,
        ingredients: searchFor(query.get('craft') ?? '')(typed, limitOf(query.get('limit'))),
      };
    },
    one(id) {
      const row = larder.rows.get(id);
      if (!row)
        throw new Fault(
          'ingredient_unknown',
          `No existe el ingrediente «${id.slice(0, 80)}» en la despensa.${near(id)}`,
        );
      return { definitions: version, ...described(row.id, larder), crafts: inCrafts(row.id, offers) };
    },
  };
}

const wrongQuery = (param: string, why: string): Fault => new Fault('query_invalid', `${param}: ${why}`, { param });

function craftNamed(id: string, offers: readonly Offer[]): Craft {
  const offer = offers.find((one) => one.id === id);
  if (offer) return offer.craft();
  const known = offers.map((one) => one.id);
  throw wrongQuery('craft', `no existe el oficio «${id.slice(0, 80)}». Los hay: ${known.join(', ')}.`);
}

function limitOf(text: string | null): number {
  if (text === null || text === '') return found.usual;
  if (!/^\d{1,4}$/.test(text) || Number(text) < 1)
    throw wrongQuery('limit', `debe ser un número entero entre 1 y ${found.most}`);
  return Math.min(found.most, Number(text));
}

/** Of a craft, its rows as it calls them; of none, the larder. */
function searchIn(craft: Craft | null, larder: Larder) {
  const { families } = larder.definition.columns;
  const used = craft && usesOf(craft);
  /** A row of the craft's own counts as if one more recipe used it. */
  const useOf = (id: string, isDerived: boolean) => {
    const { uses = 0, called = new Set<string>() } = used?.get(id) ?? {};
    return { uses: uses + (isDerived ? 0 : 1), called };
  };
  const rows = craft
    ? [...craft.rows.values()].map(({ id, label, aliases, larder: stored, isDerived }) => ({
        id,
        label,
        aliases,
        family: stored?.family,
        ...useOf(id, isDerived),
      }))
    : [...larder.rows.values()].map(({ id, label, family, entry }) => ({
        id,
        label,
        aliases: entry.aliases ?? [],
        family,
        ...useOf(id, true),
      }));
  const search = searchOf(rows);
  return (typed: string, count: number) =>
    search(typed, count).map(({ row: { id, label, family }, alias }) => ({
      id,
      label,
      alias,
      family: family === undefined ? null : (families[family] ?? null),
    }));
}

function described(id: string, { rows, columns, definition }: Larder) {
  const { entry, values, family } = rows.get(id)!;
  const { families, allergens, origins, classes } = definition.columns;
  return {
    id,
    label: entry.label,
    aliases: entry.aliases ?? [],
    family: { id: family, label: families[family] ?? family },
    legal: entry.legal === undefined ? null : printedName(entry),
    class: entry.class === undefined ? null : (classes[entry.class] ?? null),
    origin: entry.origin === undefined ? null : (origins[entry.origin] ?? null),
    allergens: (entry.allergens ?? []).map((one) => {
      const bare = one.replace(/\?$/, '');
      return { id: bare, label: allergens[bare] ?? bare, sure: bare === one };
    }),
    density: entry.density ?? null,
    piece: entry.piece ?? null,
    pieces: Object.entries(entry.pieces ?? {}).map(([label, grams]) => ({ label, grams })),
    compound: entry.compound ?? null,
    values: columns.map(({ key, label, unit, index }) => ({
      key,
      label,
      unit,
      value: shownValue(values[index]!, entry.basis),
    })),
    basis: entry.basis === undefined ? null : basisOf(entry.basis),
    source: entry.source,
    note: entry.note ?? null,
  };
}

/** What it is in each craft that uses it: its id there, and what 100 g of it bring. */
function inCrafts(id: string, offers: readonly Offer[]) {
  return offers.flatMap((offer) => {
    const craft = offer.craft();
    const row = [...craft.rows.values()].find(({ larder }) => larder?.id === id);
    if (!row) return [];
    const shown = craft.columns.filter(({ internal }) => !internal);
    const values = Object.fromEntries(shown.map(({ key, index }) => [key, Math.round(row.values[index]! * 1e4) / 1e4]));
    return [
      {
        craft: craft.id,
        id: row.id,
        label: row.label,
        group: craft.definition.catalogue.groups[row.groups[0]!] ?? null,
        values,
      },
    ];
  });
}
