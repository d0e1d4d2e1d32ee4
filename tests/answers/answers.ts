// What the project answers to its own examples, as they are and bent, each answer as a short print of its bytes.
//   answersOf(craft) → ['tipo: ejemplo', 'f3a9c1 04be77 …'], …: one print for each of `asked`
import { createHash } from 'node:crypto';
import {
  adjust,
  type Craft,
  describe,
  evaluate,
  exampleBody,
  label,
  manifest,
  type Site,
  unlessRefused,
} from '../../engine/index.ts';

type Body = Record<string, unknown> & { readonly ingredients: readonly Record<string, unknown>[] };

/** The law is read as of this day. */
const day = '2026-11-01';
const site: Site = { service: 'Obrador', poweredBy: 'Obrador', publicUrl: 'http://localhost', docsUrl: '/docs' };
const objectives = ['minimal', 'cheapest', 'balanced'];
const factors = [1.5, 0.5, 1.15];

/** What is asked of each example, by the word that a failing test says. */
export const asked = ['analysis', 'label', 'adjusted', 'bent', 'bent and adjusted'] as const;

export const recordedIn = ({ id }: Craft): string => `tests/answers/recorded/${id}.json`;

export function* answersOf(craft: Craft): Generator<[name: string, prints: string]> {
  yield ['craft', print(() => [describe(craft), manifest(craft, site)])];
  let turn = 0;
  for (const [id, { file }] of craft.types) {
    yield [`${id}: from nothing`, print(() => adjusted(craft, { type: id, ingredients: [] }))];
    for (const example of file.examples) {
      const body = exampleBody(craft, id, example) as Body;
      const bent = bentBy(craft, body, turn++);
      const today = example.date ?? day;
      const prints = [
        print(() => evaluate(craft, body, site, { explain: true, today })),
        print(() => label(craft, body, site, today)),
        print(() => adjusted(craft, body)),
        print(() => evaluate(craft, bent, site, { explain: true, today })),
        // What takes longest, of every second one.
        ...(turn % 2 === 0 ? [print(() => adjusted(craft, { ...bent, ...wishOf(turn) }))] : []),
      ];
      yield [`${id}: ${example.name}`, prints.join(' ')];
    }
  }
}

const adjusted = (craft: Craft, body: unknown): unknown => adjust(craft, body, site, { today: day });

/** One line of it, each time another, more or less than it should be. */
function bentBy(craft: Craft, body: Body, turn: number): Body {
  const { weight } = craft.definition.craft.request;
  const at = turn % body.ingredients.length;
  const factor = factors[turn % factors.length]!;
  const ingredients = body.ingredients.map((item, index) =>
    index === at && typeof item[weight] === 'number' ? { ...item, [weight]: item[weight] * factor } : item,
  );
  return { ...body, ingredients };
}

/** By turns an objective, or a wish that goes with it. */
function wishOf(turn: number): Record<string, unknown> {
  const objective = objectives[turn % objectives.length]!;
  if (turn % 7 === 0) return { objective, frontier: true };
  if (turn % 5 === 0) return { objective, total: 1000 };
  return { objective };
}

function print(make: () => unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(unlessRefused(make, ({ message }) => message)));
  return hash.digest('hex').slice(0, 6);
}
