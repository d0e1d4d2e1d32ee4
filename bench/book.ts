// npm run bench -- book: what one change costs over a book of five hundred good recipes of all crafts, in seconds of one core,
// with the crafts already compiled and every craft's code already warm; and how many recipes it touches. Ends in 1 when one of
// the changes takes longer than what is promised. With --only <words> just the changes so called.
import { type Book, type BookSummary, evaluateWhole, openBook } from '../engine/index.ts';
import { good, type Recipe } from '../tests/book/book.ts';
import { crafts, site } from '../tests/loaded.ts';

const size = 500;
const today = '2026-06-01';
/** Seconds of one core. */
const promised = 3;

const changes: readonly (readonly [what: string, change: unknown])[] = [
  ['sin mantequilla', { avoid: ['mantequilla'] }],
  ['sin huevo', { avoid: ['huevo'] }],
  ['sin leche', { avoid: ['leche'] }],
  ['la mantequilla, el triple', { prices: { mantequilla: { times: 3 } } }],
  ['el azúcar, el triple', { prices: { azúcar: { times: 3 } } }],
  ['mantequilla por margarina', { replace: [{ from: 'mantequilla', to: 'margarina' }] }],
  ['la ley de otro día', { date: '2026-06-14' }],
];

/** The same recipes again, in another size, until there are enough: no two are one another. */
function bookOf(recipes: readonly Recipe[]): Recipe[] {
  return Array.from({ length: size }, (_, place) => {
    const one = recipes[place % recipes.length]!;
    const times = 1 + Math.floor(place / recipes.length) / 2;
    if (times === 1) return one;
    const ingredients = one.ingredients.map((item) => ({
      ...item,
      ...(typeof item.grams === 'number' ? { grams: item.grams * times } : {}),
    }));
    return { ...one, title: `${one.title}, por ${times}`, ingredients };
  });
}

const craftOf = (id: string) => crafts.find((craft) => craft.id === id);

/** Milliseconds of one core that evaluating the whole book once takes just now: what a busy machine makes of everything. */
function onceOver(recipes: readonly Recipe[]): number {
  const start = process.cpuUsage();
  for (const { craft: id, title: _, ...body } of recipes) evaluateWhole(craftOf(id)!, body, site, { today });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function turned(book: Book, change: unknown): Promise<{ seconds: number; summary: BookSummary }> {
  const start = process.cpuUsage();
  const open = openBook(craftOf, book, change, { today });
  const all = Array.from({ length: open.count }, (_, place) => open.turn(place));
  const summary = await open.close(all.filter((one) => one !== null));
  const { user, system } = process.cpuUsage(start);
  return { seconds: (user + system) / 1e6, summary };
}

export async function measureBook(): Promise<void> {
  const only = process.argv.indexOf('--only');
  const wanted = only < 0 ? '' : process.argv[only + 1]!;
  const book = { recipes: bookOf(good) };
  for (let round = 0; round < 10; round++) onceOver(good);
  await turned({ recipes: good.slice(0, 60) }, { avoid: ['azúcar'] });
  let isLate = false;
  for (const [what, change] of changes.filter(([name]) => name.includes(wanted))) {
    const plain = (onceOver(book.recipes) + onceOver(book.recipes)) / 2;
    const { seconds, summary } = await turned(book, change);
    const { adjusted, same, impossible, refused } = summary.outcomes;
    isLate ||= seconds > promised;
    console.log(
      `${what}: ${seconds.toFixed(2)} s, toca ${summary.touched} de ${summary.recipes} (${adjusted} corregidas, ${same} como están, ${impossible} no se puede, ${refused} no se entiende); ${((1000 * seconds) / plain).toFixed(1)} veces evaluarlas (${plain.toFixed(0)} ms)`,
    );
  }
  if (isLate) process.exitCode = 1;
}
