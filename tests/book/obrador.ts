// The book of a workshop, as its owner wrote it: sixty recipes of the six crafts, a line each, some of them not quite right.
//   helado/sorbete_agua | Sorbete de limón | Agua 500, Zumo de limón 250, …
import { readFileSync } from 'node:fs';
import { craftOf, type Recipe } from './book.ts';

const text = readFileSync(new URL('obrador.txt', import.meta.url), 'utf8');

export const obrador: readonly Recipe[] = text
  .trim()
  .split('\n')
  .map((line): Recipe => {
    const [place, title, items] = line.split(' | ') as [string, string, string];
    const [craft, type] = place.split('/') as [string, string];
    const { name, weight } = craftOf(craft)!.definition.craft.request;
    const ingredients = items.split(', ').map((item) => {
      const [, called, grams] = /^(.*) (\d+)$/.exec(item)!;
      return { [name]: called, [weight]: Number(grams) };
    });
    return { title, craft, type, ingredients };
  });
