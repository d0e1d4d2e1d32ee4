// The workbench of the craft tests: real definitions, loaded once, and short words to try them.
import { type Craft, evaluate, loadCrafts, Refusal, report } from '../../engine/index.ts';
import { bodyOf } from '../../engine/load/examples.ts';

export const site = { service: 'Obrador', poweredBy: 'Obrador', docsUrl: 'http://localhost/docs', publicUrl: 'http://localhost' };

const { crafts, problems } = loadCrafts('crafts');

type Items = Record<string, number> | Record<string, unknown>[];
// biome-ignore lint/suspicious/noExplicitAny: answers differ by craft; the tests read the fields they name
export type Answer = any;

export function craft(id: string): Craft {
  const found = crafts.find((one) => one.id === id);
  if (!found) throw new Error(`crafts/${id} does not load:\n${report(problems.filter((problem) => problem.file.includes(id)))}`);
  return found;
}

export const balance = (id: string, type: string, recipe: Items): Answer => evaluate(craft(id), bodyOf(craft(id), type, recipe), site);

/** The Spanish text of the refusal. */
export function refusal(id: string, type: string, recipe: Items): string {
  try {
    balance(id, type, recipe);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('the recipe was accepted');
}

export function recognise(id: string, name: string): { id: string | null; marks: readonly string[] } {
  const { row, marks } = craft(id).recognise(name);
  return { id: row?.id ?? null, marks };
}
