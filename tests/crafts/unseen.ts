// Recipes written down with the verdict of a professional before anything was run: tests/crafts/unseen/<craft>.json.
// Takes a craft, gives each recipe with what the service says of it: { row: { name: 'Fiordilatte', verdict: 'good' }, agrees: true }.
import { readFileSync } from 'node:fs';
import { bodyOf, type Craft, evaluate, Refusal } from '../../engine/index.ts';
import { type Answer, craft, site } from './bench.ts';

/** `fair`: it sells, with a reservation that the trade knows (a truffle for the fridge, a scoop a degree off the cabinet). */
export type Verdict = 'good' | 'fair' | 'spoilt';

export interface Row {
  verdict: Verdict;
  type: string;
  name: string;
  /** grams, or the quantity as people write it */
  recipe: Record<string, number | string>;
  inputs?: object;
  why?: string;
  /** Why the first judgement of the row was mended: the recipe or the reader was wrong. */
  mended?: string;
  /** Why the service still says something else. */
  disagrees?: string;
}

export interface List {
  list: string;
  agreedAtFirst: number;
  of: number;
  rows: Row[];
}

export interface Judged {
  row: Row;
  said: Said;
  agrees: boolean;
  why: string[];
}

const medals: Record<string, Verdict> = { gold: 'good', silver: 'fair' };

/** `edge`: out only by less than the error of the figure, so that neither a good recipe nor a fair one is refused. */
type Said = Verdict | 'edge';

/** Balanced without a word, or with one (`warned`); or only at the edge. */
const verdictOf = (
  word: string,
  matiz: string | undefined,
  suggestions: string[],
  warned: Verdict = 'spoilt',
): Said => {
  if (word === 'equilibrada') return suggestions[0]?.includes('mira los avisos') ? warned : 'good';
  return matiz === 'al_limite' ? 'edge' : 'spoilt';
};

/** What each craft says in its own words. */
const sayings: Record<string, (answer: Answer) => Said> = {
  helado: ({ verdict, matiz, suggestions }) => verdictOf(verdict, matiz, suggestions),
  // The word there is of the Spanish limit of salt, which a French baguette passes.
  panaderia: ({ verdict, matiz, suggestions }) => verdictOf(verdict, matiz, suggestions, 'fair'),
  pasteleria: ({ verdict, matiz, suggestions }) => verdictOf(verdict, matiz, suggestions),
  conservas: ({ score: { veredicto, matiz }, suggestions }) => verdictOf(veredicto, matiz, suggestions),
  turron: ({ score: { categoria, almendras } }) =>
    almendras === 3 || (almendras === 2 && categoria === 'Extra') ? 'good' : 'spoilt',
  cacao: ({ score: { medalla, cumpleDenominacion, motivos } }) =>
    cumpleDenominacion && !motivos[0].includes('dosis fuera del oficio') ? (medals[medalla] ?? 'spoilt') : 'spoilt',
};

export const listsOf = (id: string): List[] =>
  JSON.parse(readFileSync(new URL(`./unseen/${id}.json`, import.meta.url), 'utf8')).lists;

export function bodyFor(craft: Craft, type: string, recipe: Row['recipe']): object {
  const { name, weight } = craft.definition.craft.request;
  const written = Object.entries(recipe).filter(([, amount]) => typeof amount === 'string');
  const { ingredients, ...body } = bodyOf(craft, type, recipe as Record<string, number>) as {
    ingredients: Record<string, unknown>[];
  };
  const quantities = new Map(written);
  return {
    ...body,
    ingredients: ingredients.map(({ [weight]: grams, ...item }) => {
      const quantity = quantities.get(item[name] as string);
      return quantity === undefined ? { ...item, [weight]: grams } : { ...item, quantity };
    }),
  };
}

export function judged(id: string, row: Row): Judged {
  const { type, recipe, inputs, verdict } = row;
  let said: Said = 'spoilt';
  let why: string[] = [];
  try {
    const answer: Answer = evaluate(craft(id), { ...bodyFor(craft(id), type, recipe), ...inputs }, site);
    said = sayings[id]!(answer);
    why = [...(answer.score?.motivos ?? []), ...(answer.suggestions ?? []), ...answer.warnings];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    why = [error.message];
  }
  return { row, said, agrees: said === verdict || (said === 'edge' && verdict !== 'spoilt'), why };
}
