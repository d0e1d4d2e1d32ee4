// How much has to be made: pieces, moulds, litres with air, a base, or what there is of one ingredient → grams in all,
// counting what is lost on the way. Refuses with null what has no answer: { way: 'pieces', pieces: 24, each: 85 } → 2040.
import { type Craft, compose, derive, recognise, unlessRefused } from '../../engine/index.ts';
import { typed } from './quantity.ts';
import { type Recipe, requestOf } from './recipe.ts';

export type Ways =
  | { readonly way: 'total'; readonly grams: number }
  | { readonly way: 'pieces'; readonly pieces: number; readonly each: number }
  | {
      readonly way: 'round';
      readonly moulds: number;
      readonly diameter: number;
      readonly height: number;
      readonly fill: Fill;
    }
  | {
      readonly way: 'square';
      readonly moulds: number;
      readonly length: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Fill;
    }
  | { readonly way: 'litres'; readonly litres: number; readonly air: number; readonly density: number }
  /** so many times what there is now of an ingredient or of the base */
  | { readonly way: 'have'; readonly have: number; readonly now: number };

/** Which part of the mould is filled, in %, and what a litre of the mass weighs, in kg. */
export interface Fill {
  readonly part: number;
  readonly density: number;
}

/** Grams to weigh out, for a recipe that weighs `now`. */
export function gramsFor(ways: Ways, now: number, loss: number): number | null {
  const made = madeBy(ways, now);
  // What there is of an ingredient is weighed before anything is lost.
  const whole = ways.way === 'have' ? made : made / (1 - loss / 100);
  return Number.isFinite(whole) && whole > 0 && loss >= 0 && loss < 100 ? whole : null;
}

function madeBy(ways: Ways, now: number): number {
  switch (ways.way) {
    case 'total':
      return ways.grams;
    case 'pieces':
      return ways.pieces * ways.each;
    case 'round':
      return ways.moulds * Math.PI * (ways.diameter / 2) ** 2 * ways.height * massOf(ways.fill);
    case 'square':
      return ways.moulds * ways.length * ways.width * ways.height * massOf(ways.fill);
    case 'litres':
      return (1000 * ways.litres * ways.density) / (1 + ways.air / 100);
    case 'have':
      return (now * ways.have) / ways.now;
  }
}

/** Grams per cubic centimetre of mould. */
const massOf = ({ part, density }: Fill): number => (part / 100) * density;

/** What a litre is taken to hold, as typed, while nobody says it: what the recipe tells or works out, where its craft
 *  sells by the litre. */
export function litreOf(craft: Craft, recipe: Recipe): Readonly<Record<string, string>> {
  const usual = { air: recipe.making.air || '0', density: '1,1' };
  const { litre } = craft.definition.craft;
  if (!litre) return usual;
  const run = unlessRefused(
    () => derive(compose(recognise(craft, requestOf(craft, recipe)))).run,
    () => null,
  );
  const told = (['air', 'density'] as const).flatMap((key) => {
    const value = run?.full[craft.paramByKey.get(litre[key])!.index] ?? null;
    return value === null ? [] : [[key, typed(value, 3)]];
  });
  return { ...usual, ...Object.fromEntries(told) };
}
