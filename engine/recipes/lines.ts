// Lines of ingredients as people write them → items of a request, with the reader of lists that the page uses.
//   «500 g de uno» → { name: «uno», grams: 500 }; «2 otros» without a known weight → { name: «otros», quantity: «2» }
import { type Craft, type List, type ListItem, physicsIn, readList } from '../index.ts';
import type { Fields, Written } from './model.ts';

/** In a list of proportions, 1 % is so many grams. */
const gramsPerShare = 10;

export const readLines = (text: string, craft: Craft): Written =>
  writtenFrom(readList(text, craft.larder.measures, physicsIn(craft)), craft);

export function writtenFrom({ items, left, doubts }: List, craft: Craft): Written {
  const unread = left.filter(({ why }) => why === 'unread').map((line) => `No se entiende «${line.text}».`);
  const told = items.flatMap(({ text: line, doubt }) => (doubt === null ? [] : [`«${line}»: ${doubt}.`]));
  return { body: { ingredients: items.map((item) => itemOf(item, craft)) }, doubts: [...doubts, ...unread, ...told] };
}

function itemOf({ name, said, grams, share }: ListItem, craft: Craft): Fields {
  const { name: nameField, weight } = craft.definition.craft.request;
  if (share !== null) return { [nameField]: name, [weight]: share * gramsPerShare };
  if (grams !== null) return { [nameField]: name, [weight]: grams };
  return said === '' ? { [nameField]: name } : { [nameField]: name, quantity: said };
}
