// Bodies that cost: two hundred lines, and a search that changes them towards whatever takes longest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, type Craft, type Site } from '../engine/index.ts';
import { processorMs } from '../server/heavy/processor.ts';
import type { Built } from './built.ts';

const lines = 200;
const larder = 'larder';
const shelves = readdirSync(larder).map((file) => JSON.parse(readFileSync(join(larder, file), 'utf8')));
const labels: string[] = shelves.flatMap(({ ingredients = [] }) =>
  ingredients.map((one: { label: string }) => one.label),
);

/** As a caller would write it for the first craft: names that are known, because those get advice and are adjusted. */
export function hostileBody(kind: 'balance' | 'adjust'): string {
  const ingredients = Array.from({ length: lines }, (_, index) => ({
    name: labels[(index * 7) % labels.length],
    grams: 1 + (index % 17),
    ...(kind === 'adjust' ? { min: index % 5 } : {}),
  }));
  // As many names as may be left out: each is looked for in what every ingredient lists.
  const avoid = labels.filter((_, index) => index % 29 === 0).slice(0, 40);
  return JSON.stringify(kind === 'adjust' ? { ingredients, avoid } : { ingredients });
}

interface Cost {
  milliseconds: number;
  bytes: number;
}

interface Worst extends Cost {
  endpoint: string;
}

type Item = Record<string, unknown>;

/** `rounds` changes per craft and endpoint, each kept when it made things worse. Processor time, in this process. */
export function searchWorst(
  { adjust, evaluate, label, loadCrafts, Refusal }: Built,
  site: Site,
  rounds: number,
  random: () => number,
): Worst[] {
  const { crafts } = loadCrafts('crafts');
  const costOf = (work: () => unknown): Cost => {
    const from = processorMs();
    let bytes = 0;
    try {
      bytes = JSON.stringify(work()).length;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return { milliseconds: processorMs() - from, bytes };
  };
  const endpoints: [name: string, work: (craft: Craft, body: unknown) => unknown][] = [
    ['POST balance', (craft, body) => evaluate(craft, body, site)],
    ['POST balance?explain', (craft, body) => evaluate(craft, body, site, { explain: true })],
    ['POST label', (craft, body) => (craft.labels ? label(craft, body, site, '2026-11-15') : '')],
    [
      'POST adjust',
      (craft, body) => {
        if (!craft.definition.craft.adjust) return '';
        return adjust(craft, opened(craft, body as Recipe), site, { today: '2026-11-15' });
      },
    ],
  ];
  return endpoints.map(([endpoint, work]) => {
    let worst: Worst = { endpoint, milliseconds: 0, bytes: 0 };
    // What nobody knows is not adjusted, and gets no advice, which is the dear part of what is known.
    const kinds = endpoint === 'POST adjust' ? [true] : [true, false];
    for (const [craft, isKnown] of crafts.flatMap((one) => kinds.map((kind) => [one, kind] as const))) {
      let recipe = longRecipe(craft, random, isKnown);
      let most = 0;
      for (let round = 0; round < rounds; round++) {
        const changed = round === 0 ? recipe : changedAt(recipe, craft, random, isKnown);
        const body = { ...(isKnown ? wishesOf(craft, random) : {}), ...changed };
        const cost = leastOf(() => costOf(() => work(craft, body)), most);
        if (cost.milliseconds <= most) continue;
        most = cost.milliseconds;
        recipe = changed;
        if (most > worst.milliseconds) worst = { endpoint, ...cost };
      }
    }
    return worst;
  });
}

/** The first time the compiler works too; and a machine that others use charges for their time now and then. */
const repeats = 3;

function leastOf(cost: () => Cost, most: number): Cost {
  let least = cost();
  for (let more = 1; more < repeats && least.milliseconds > most; more++) {
    const again = cost();
    if (again.milliseconds < least.milliseconds) least = again;
  }
  return least;
}

/** The dearest query that is found by changing words: kept when it costs more. */
export function searchQueries(look: (typed: string) => unknown, rounds: number, random: () => number): Worst {
  const words = labels.flatMap((label) => label.toLowerCase().split(' '));
  const wordOf = (): string => {
    const word = one(words, random);
    return random() < 0.5 ? word.slice(0, 1 + Math.floor(random() * 3)) : word.replace(/[aeiou]/, 'x');
  };
  const queryOf = (): string => Array.from({ length: 40 }, wordOf).join(' ').slice(0, 120);
  let worst: Worst = { endpoint: 'GET ingredients', milliseconds: 0, bytes: 0 };
  let query = queryOf();
  for (let round = 0; round < rounds * 10; round++) {
    const changed = query.split(' ').map((word) => (random() < 0.2 ? wordOf() : word));
    const next = random() < 0.1 ? queryOf() : changed.join(' ').slice(0, 120);
    const { milliseconds, bytes } = leastOf(() => {
      const from = processorMs();
      const bytes = JSON.stringify(look(next) ?? null).length;
      return { milliseconds: processorMs() - from, bytes };
    }, worst.milliseconds);
    if (milliseconds <= worst.milliseconds) continue;
    worst = { endpoint: 'GET ingredients', milliseconds, bytes };
    query = next;
  }
  return worst;
}

interface Recipe {
  readonly type: string;
  readonly ingredients: readonly Item[];
}

const one = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

/** What the craft gives as an example, so that what a type cannot do without is there. */
function exampleOf(craft: Craft, random: () => number): Recipe {
  const [type, { examples }] = one(Object.entries(craft.definition.types), random);
  return bodyOf(craft, type, one(examples, random).recipe) as unknown as Recipe;
}

function itemOf(craft: Craft, random: () => number, isKnown: boolean): Item {
  const { name, weight } = craft.definition.craft.request;
  const row = one([...craft.rows.values()], random).label;
  const kinds = [
    row,
    row,
    misspelt(random),
    row.replace(/[aeiou]/, 'x'),
    `${row} `.repeat(20).slice(0, 120),
    `${Math.floor(random() * 1e9)} ${'zq '.repeat(30)}`,
  ];
  const item: Item = { [name]: isKnown ? row : one(kinds, random), [weight]: Math.ceil(random() * 500) };
  if (random() < 0.1) return { [name]: item[name], quantity: one(quantities, random) };
  return random() < 0.005 ? { ...item, recipe: exampleOf(craft, random) } : item;
}

const quantities = ['1/2 kg', '250+30 g', '1.250,5 gramos', `${'1+'.repeat(50)}1 g`];

/** Many words of many names, each with a slip, cut short or between shares and «con» and «sin»: what was found to be dearest. */
function misspelt(random: () => number): string {
  const words = Array.from({ length: 24 }, () => {
    const word = one(one(labels, random).split(' '), random);
    const at = Math.floor(random() * word.length);
    const slip = word.slice(0, at) + word.slice(at + 1);
    return one([word, slip, slip, `${word.slice(0, 3)}.`, '0 %', 'con', 'sin', '35 %', 'p/', 's/'], random);
  });
  return words.join(' ').slice(0, 120);
}

/** Some weights left to the adjustment, which then looks for a recipe to begin with. */
const opened = ({ definition }: Craft, recipe: Recipe): Recipe => ({
  ...recipe,
  ingredients: recipe.ingredients.map((item, index) =>
    index >= 20 && index % 9 === 0 ? { ...item, [definition.craft.request.weight]: null } : item,
  ),
});

/** What a caller may wish of an adjustment. */
function wishesOf(craft: Craft, random: () => number): Item {
  const wishes: Item = { objective: one(['minimal', 'balanced'], random) };
  if (random() < 0.3) wishes.frontier = true;
  if (random() < 0.3) wishes.total = Math.ceil(random() * 5000);
  const some = (most: number) =>
    Array.from({ length: Math.ceil(random() * most) }, () => one([...craft.rows.values()], random).label);
  if (random() < 0.4) wishes.avoid = some(40);
  if (random() < 0.3) wishes.add = [...new Set(some(150))];
  if (random() < 0.2) wishes.tolerance = { hold: 2 };
  return wishes;
}

function longRecipe(craft: Craft, random: () => number, isKnown: boolean): Recipe {
  const { type, ingredients } = exampleOf(craft, random);
  // Those of recipes inside count too.
  const others = Array.from({ length: lines - ingredients.length - (random() < 0.5 ? 0 : 40) }, () =>
    itemOf(craft, random, isKnown),
  );
  return { type, ingredients: [...ingredients, ...others] };
}

function changedAt({ type, ingredients }: Recipe, craft: Craft, random: () => number, isKnown: boolean): Recipe {
  if (random() < 0.1) return longRecipe(craft, random, isKnown);
  const isKept = (index: number): boolean => index < 20 || random() > 0.15;
  return {
    type,
    ingredients: ingredients.map((item, index) => (isKept(index) ? item : itemOf(craft, random, isKnown))),
  };
}
