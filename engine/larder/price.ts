// Which column of a craft its catalogue declares to be the price, in euros per kilo; and what an ingredient costs where it
// declares none.
import type { Craft, Row } from '../model/craft.ts';

export function priceColumn({ definition, columnByKey }: Craft): number | null {
  for (const [key, { means }] of Object.entries(definition.catalogue.columns))
    if (means === 'price') return columnByKey.get(key) ?? null;
  return null;
}

interface Priced {
  readonly row: Row | null;
  readonly values: Float64Array;
}

/** Euros per kilo: the caller's or the craft's own, else the larder's; null where nobody tells one. */
export function priceOf(craft: Craft): ((line: Priced) => number | null) | null {
  const column = priceColumn(craft);
  const { larder } = craft;
  const key = Object.keys(larder.definition.columns.columns).find(
    (name) => larder.definition.columns.columns[name]!.means === 'price',
  );
  const stored = key === undefined ? null : larder.columnByKey.get(key)!;
  if (column === null && stored === null) return null;
  return ({ row, values }) => {
    const own = column === null ? 0 : values[column]!;
    const usual = stored === null ? 0 : (row?.larder?.values[stored] ?? 0);
    return own > 0 ? own : usual > 0 ? usual : null;
  };
}
