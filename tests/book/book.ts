// Books for the tests: recipes of several crafts as a workshop would keep them, and what comes of a change.
import {
  type Book,
  type BookOptions,
  type BookSummary,
  book,
  evaluateWhole,
  exampleBody,
  Refusal,
  type Turned,
} from '../../engine/index.ts';
import { crafts, site } from '../loaded.ts';

export const craftOf = (id: string) => crafts.find((craft) => craft.id === id);
export const today = '2026-07-01';

export type Recipe = Record<string, unknown> & { title: string; craft: string; ingredients: Record<string, unknown>[] };

/** Every good recipe of the examples, as a body with its title and its craft. */
export const good: readonly Recipe[] = crafts.flatMap((craft) =>
  [...craft.types].flatMap(([id, type]) =>
    type.file.examples.flatMap((example) => {
      if (example.expect.error !== undefined) return [];
      const body = exampleBody(craft, id, example);
      const { judgement, state } = evaluateWhole(craft, body, site, { today });
      if (judgement.verdict !== 'equilibrada' || state.comparison.breaches.length > 0) return [];
      return [{ title: `${craft.id}/${id}: ${example.name}`, craft: craft.id, ...body } as unknown as Recipe];
    }),
  ),
);

export async function turnedBy(sent: Book, change: unknown, options: BookOptions = {}) {
  const lines: (Turned | BookSummary)[] = [];
  for await (const line of book(craftOf, sent, change, { today, ...options })) lines.push(line);
  const summary = lines.pop() as BookSummary;
  return { turned: lines as Turned[], summary };
}

export async function refusalOf(sent: unknown, change: unknown): Promise<string> {
  try {
    await turnedBy(sent as Book, change);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

export const suizo = {
  title: 'Suizo',
  craft: 'panaderia',
  type: 'bolleria',
  ingredients: [
    { name: 'Harina de fuerza', grams: 1000 },
    { name: 'Leche entera', grams: 350 },
    { name: 'Huevo', grams: 200 },
    { name: 'Azúcar', grams: 150 },
    { name: 'Mantequilla', grams: 150 },
    { name: 'Levadura fresca', grams: 30 },
    { name: 'Sal', grams: 15 },
  ],
};

export const pan = {
  title: 'Pan',
  craft: 'panaderia',
  type: 'pan_comun',
  ingredients: [
    { name: 'Harina panificable', grams: 1000 },
    { name: 'Agua', grams: 620 },
    { name: 'Sal', grams: 15 },
    { name: 'Levadura fresca', grams: 20 },
  ],
};
