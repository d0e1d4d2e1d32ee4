// A list of prices as a spreadsheet: «Ingrediente;€/kg». Read back with any of the usual separators; what has no price is
// passed over.
import { amount, typed } from './quantity.ts';
import type { OwnIngredient } from './store/database.ts';

export const writePrices = (own: readonly OwnIngredient[]): string => {
  const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  const lines = own.map(({ name, price }) => `${cell(name)};${cell(price)}`);
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\ufeff${['Ingrediente;€/kg', ...lines].join('\r\n')}\r\n`;
};

export function readPrices(text: string): { name: string; price: string }[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const separator = [';', '\t', ','].find((one) => line.includes(one)) ?? ';';
      const [name = '', ...rest] = cellsOf(line, separator);
      const price = amount((rest.find((cell) => /\d/.test(cell)) ?? '').replace(/€(\/kg)?/, ''));
      return name === '' || price === null ? [] : [{ name, price: typed(price, 4) }];
    });
}

/** A cell between quotes may hold the separator. */
const cellsOf = (line: string, separator: string): string[] =>
  (line.match(new RegExp(`("([^"]|"")*"|[^${separator}]*)(${separator}|$)`, 'g')) ?? []).map((cell) =>
    cell
      .replace(new RegExp(`${separator}$`), '')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replace(/""/g, '"'),
  );
