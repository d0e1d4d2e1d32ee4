// Which column of a craft its catalogue declares to be the price, in euros per kilo.
import type { Craft } from './craft.ts';

export function priceColumn({ definition, columnByKey }: Craft): number | null {
  for (const [key, { means }] of Object.entries(definition.catalogue.columns))
    if (means === 'price') return columnByKey.get(key) ?? null;
  return null;
}
