// A list of prices as a spreadsheet: «Ingrediente;€/kg». Read back with any of the usual separators, the price under the
// heading that says so, else the first figure of the line; what has no price is passed over.
import { cellsOf } from '../../engine/index.ts';
import { eurosIn, typed } from './quantity.ts';
import type { OwnIngredient } from './store/database.ts';

export const writePrices = (own: readonly OwnIngredient[]): string => {
  const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  const lines = own.map(({ name, price }) => `${cell(name)};${cell(price)}`);
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\ufeff${['Ingrediente;€/kg', ...lines].join('\r\n')}\r\n`;
};

export function readPrices(text: string): { name: string; price: string }[] {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => cellsOf(line, [';', '\t', ','].find((one) => line.includes(one)) ?? ';')[0]!);
  const headed = rows[0]!.findIndex((cell, at) => at > 0 && /€|precio|coste|price/i.test(cell) && !/\d/.test(cell));
  return rows.flatMap((cells) => {
    const [name = '', ...rest] = cells;
    const price = eurosIn((headed > 0 ? cells[headed] : rest.find((cell) => /\d/.test(cell))) ?? '');
    return name === '' || price === null ? [] : [{ name, price: typed(price, 4) }];
  });
}
