// Bodies of a recipe on their way through a book: what adjusting reads of one, the same with the weights of an answer, and as
// a recipe inside another.
import type { Adjusted } from '../adjust/index.ts';
import { priceColumn } from '../larder/price.ts';
import type { Craft } from '../model/craft.ts';
import { round } from '../number.ts';
import type { Mix } from '../read/compose.ts';
import type { Body, Fields, Moved } from './model.ts';

/** What of a recipe a label reads besides, which adjusting does not. */
const ofLabel = [
  'title',
  'name',
  'finishedWeight',
  'loss',
  'trim',
  'portions',
  'pieces',
  'pieceWeight',
  'mouldWeight',
  'batches',
  'open',
];

/** Without what is the book's or the label's. */
export function requestOf(craft: Craft, body: Body): Body {
  const own = craft.definition.craft.request.craft ? [] : ['craft'];
  const told = new Set(craft.inputs.map(({ key }) => key));
  const left = [...ofLabel, ...own].filter((key) => !told.has(key));
  return Object.fromEntries(Object.entries(body).filter(([key]) => !left.includes(key))) as Body;
}

/** The same body as the label reads it. */
export const labelled = (whole: Body, body: Body): Body => ({
  ...Object.fromEntries(Object.entries(whole).filter(([key]) => ofLabel.includes(key) && key !== 'title')),
  ...body,
});

const rowsIn = (answer: Adjusted, list: 'ingredients' | 'removed'): readonly Moved[] =>
  answer[list] as unknown as readonly Moved[];

/** The body with the weights of an adjustment: what is added comes last, what the process gives way is told no more. */
export function weighed(craft: Craft, body: Body, answer: Adjusted): Body {
  const { name, weight } = craft.definition.craft.request;
  const [left, gone] = [rowsIn(answer, 'ingredients'), rowsIn(answer, 'removed')];
  const grams = new Map(left.flatMap((row) => (row.index === null ? [] : [[row.index, row.grams] as const])));
  const removed = new Set(gone.map(({ index }) => index));
  const kept = body.ingredients.flatMap((item, index) => {
    if (removed.has(index)) return [];
    const own = grams.get(index);
    if (own === undefined || item[weight] === own) return [item];
    const { quantity: _, ...rest } = item;
    return [{ ...rest, [weight]: own }];
  });
  const added = left.filter(({ index }) => index === null).map((row) => ({ [name]: row.name, [weight]: row.grams }));
  const told = Object.entries((answer.inputs ?? {}) as Record<string, { after: number | null }>);
  const inputs = Object.fromEntries(told.map(([key, { after }]) => [key, after]));
  const total = (list: readonly Moved[], which: 'grams' | 'before'): number =>
    list.reduce((sum, row) => sum + (row[which] ?? 0), 0);
  const [was, is] = [total([...left, ...gone], 'before'), total(left, 'grams')];
  const { finishedWeight } = body;
  const finished =
    typeof finishedWeight === 'number' && was > 0 ? { finishedWeight: round((finishedWeight * is) / was, 1) } : {};
  return { ...body, ...inputs, ...finished, ingredients: [...kept, ...added] };
}

export const movedIn = (answer: Adjusted): Moved[] =>
  [...rowsIn(answer, 'ingredients'), ...rowsIn(answer, 'removed').map((row) => ({ ...row, grams: 0 }))].map(
    ({ name, index, before, grams }) => ({ name, index, before, grams }),
  );

const ofInner = ['type', 'name', 'title', 'finishedWeight', 'loss', 'trim', 'open'];

/** As a recipe inside another. */
export const asInner = (craft: string, body: Body): Fields => ({
  craft,
  ...Object.fromEntries(Object.entries(body).filter(([key, value]) => ofInner.includes(key) && value !== undefined)),
  ingredients: body.ingredients,
});

/** What is one's own and has to go, at no weight. */
export const withoutOwn = (body: Body, places: ReadonlySet<number>): Body =>
  places.size === 0
    ? body
    : { ...body, ingredients: body.ingredients.map((item, place) => (places.has(place) ? { ...item, max: 0 } : item)) };

/** Euros per kilo as adjusting counts them; null where it counts none. */
export function costLimit({ craft, lines }: Mix): number | null {
  const column = priceColumn(craft);
  const grams = lines.reduce((sum, line) => sum + line.grams, 0);
  if (column === null || grams === 0) return null;
  // A line that is a recipe has the sum of its own lines over a hundred grams as any other has its figure.
  const cost = lines.reduce((sum, line) => sum + line.grams * line.values[column]!, 0) / grams;
  return cost > 0 ? round(cost, 4) : null;
}
