// A list of prices as a spreadsheet: «Ingrediente;€/kg». Read back with any of the usual separators, the price under the
// heading that says so, else the first figure of the line; what has no price is passed over.
import { cellsOf } from '../../engine/index.ts';
import { csvOf } from './csv.ts';
import { eurosIn, typed } from './quantity.ts';
import type { OwnIngredient } from './store/database.ts';

export const writePrices = (own: readonly OwnIngredient[]): string =>
  csvOf([['Ingrediente', '€/kg'], ...own.map(({ name, price }) => [name, price])]);

interface Priced {
  readonly name: string;
  readonly price: string;
}

/** The prices of a table that has a column for them; none where no heading says so. */
export const headedPrices = (text: string): Priced[] => readPrices(text, true);

export function readPrices(text: string, isHeaded = false): Priced[] {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => cellsOf(line, [';', '\t', ','].find((one) => line.includes(one)) ?? ';')[0]!);
  // A title may stand above the heading: «Brioche», and then «Ingrediente; kg; €/kg».
  const columns = rows.map((cells) =>
    cells.findIndex((cell, at) => at > 0 && /€|precio|coste|price/i.test(cell) && !/\d/.test(cell)),
  );
  const heading = columns.findIndex((column) => column > 0);
  if (isHeaded && heading < 0) return [];
  const headed = columns[heading] ?? -1;
  return rows.slice(heading + 1).flatMap((cells) => {
    const [name = '', ...rest] = cells;
    const price = eurosIn((headed > 0 ? cells[headed] : rest.find((cell) => /\d/.test(cell))) ?? '');
    return name === '' || price === null ? [] : [{ name, price: typed(price, 4) }];
  });
}
