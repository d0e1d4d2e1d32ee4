// Recipes with one line, or two, weighed wrong: what correcting is measured on. Always the same ones, drawn by a seed.
//   a sponge with its sugar ten times over → { bent: ['Azúcar'], body }
import { type Craft, evaluateWhole, exampleBody, Refusal } from '../engine/index.ts';
import { faultsIn } from '../tests/adjust/faults.ts';
import { listsOf, bodyFor as unseenBody } from '../tests/crafts/unseen.ts';
import { crafts, site } from '../tests/loaded.ts';

export type Body = Record<string, unknown> & { type: string; ingredients: Record<string, unknown>[] };

export interface Bent {
  /** as it is known while this recipe is corrected */
  readonly craft: Craft;
  readonly title: string;
  readonly body: Body;
  /** names of the lines that were bent */
  readonly bent: readonly string[];
}

interface Whole {
  readonly craft: Craft;
  readonly title: string;
  readonly body: Body;
}

/** Mulberry32. */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(all: T[], seed: number): T[] {
  const next = drawn(seed);
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** The craft without one of the starting recipes of a type: what is bent of it is not known. */
function hiding(craft: Craft, id: string, place: number): Craft {
  const type = craft.types.get(id)!;
  const file = { ...type.file, start: (type.file.start ?? []).filter((_, i) => i !== place) } as typeof type.file;
  return { ...craft, types: new Map([...craft.types]).set(id, { ...type, file }) };
}

const isFine = ({ craft, body }: Whole): boolean => (outIn(craft, body) ?? 1) === 0;

/** Figures that are out; null where the recipe is refused. */
function outIn(craft: Craft, body: Body): number | null {
  try {
    return faultsIn(evaluateWhole(craft, body, site).state);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const starts: Whole[] = crafts.flatMap((craft) =>
  [...craft.types].flatMap(([id, { file }]) =>
    (file.start ?? []).map((start, place) => ({
      craft: hiding(craft, id, place),
      title: `${craft.id}/${id}, ${start.name}`,
      body: exampleBody(craft, id, start as Parameters<typeof exampleBody>[2]) as Body,
    })),
  ),
);

const examples: Whole[] = crafts.flatMap((craft) =>
  [...craft.types].flatMap(([id, { file }]) =>
    file.examples
      .filter(({ expect }) => expect.error === undefined)
      .map((example) => ({
        craft,
        title: `${craft.id}/${id}: ${example.name}`,
        body: exampleBody(craft, id, example) as Body,
      })),
  ),
);

const unseen: Whole[] = crafts.flatMap((craft) =>
  listsOf(craft.id)
    .flatMap(({ rows }) => rows)
    .filter(
      ({ verdict, recipe }) => verdict === 'good' && Object.values(recipe).every((grams) => typeof grams === 'number'),
    )
    .map(({ type, name, recipe, inputs }) => ({
      craft,
      title: `${craft.id}/${type}: ${name}`,
      body: { ...unseenBody(craft, type, recipe), ...inputs } as Body,
    })),
);

const nameIn = (craft: Craft, item: Record<string, unknown>): string =>
  item[craft.definition.craft.request.name] as string;

function withLines({ craft, body }: Whole, factors: ReadonlyMap<number, number>): Body {
  const { weight } = craft.definition.craft.request;
  const ingredients = body.ingredients.flatMap((item, i) => {
    const factor = factors.get(i) ?? 1;
    return factor === 0 ? [] : [{ ...item, [weight]: Number(((item[weight] as number) * factor).toPrecision(4)) }];
  });
  return { ...body, ingredients };
}

/** So many recipes that are out, of all that can be bent so. */
function bentOf(wholes: readonly Whole[], many: number, seed: number, factors: readonly number[], lines = 1): Bent[] {
  const fine = new Map<Whole, boolean>();
  const ways = wholes.flatMap((whole) =>
    whole.body.ingredients.flatMap((_, i) => factors.map((factor) => ({ whole, i, factor }))),
  );
  const next = drawn(seed + 1);
  const found: Bent[] = [];
  for (const { whole, i, factor } of shuffled(ways, seed)) {
    if (found.length >= many) break;
    if (!fine.has(whole)) fine.set(whole, isFine(whole));
    if (!fine.get(whole)) continue;
    const bends = new Map([[i, factor]]);
    while (bends.size < Math.min(lines, whole.body.ingredients.length))
      bends.set(Math.floor(next() * whole.body.ingredients.length), factors[Math.floor(next() * factors.length)]!);
    const body = withLines(whole, bends);
    if (body.ingredients.length === 0 || (outIn(whole.craft, body) ?? 0) === 0) continue;
    const bent = [...bends.keys()].map((place) => nameIn(whole.craft, whole.body.ingredients[place]!));
    found.push({ craft: whole.craft, title: `${whole.title} ${JSON.stringify([...bends])}`, body, bent });
  }
  return found;
}

const slips = [0.1, 0.33, 0.5, 1.5, 2, 3, 10, 0];
const others = [0.2, 0.7, 1.3, 4, 5, 20];

/** By name, what each is bent of. */
export const corpora: Readonly<Record<string, () => readonly Bent[]>> = {
  'recetas nunca vistas, una línea': () => bentOf(unseen, 300, 11, [2, 0.5, 3, 1.3, 0.1, 10]),
  'de partida, escondidas, una línea': () => bentOf(starts, 300, 12, slips),
  'de partida, escondidas, otros factores': () => bentOf(starts, 200, 13, others),
  'ejemplos, una línea': () => bentOf(examples, 200, 14, [1.5, 0.5, 1.15, 2, 0.7]),
  'de partida, escondidas, dos líneas': () => bentOf(starts, 200, 15, slips, 2),
};
