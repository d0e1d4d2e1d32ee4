// The workbench of the craft tests: real definitions, loaded once, and short words to try them.
import fc from 'fast-check';
import { bodyOf, type Craft, evaluate } from '../../engine/index.ts';
import { readCraft } from '../../engine/load/disk.ts';
import { loadCraft, report } from '../../engine/load/index.ts';
import { craftOf, site } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';

export { craftOf as craft, site };

// The suite tries the same every time; PROPERTY_SEED=… looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7) });

type Items = Record<string, number> | Record<string, unknown>[];
// biome-ignore lint/suspicious/noExplicitAny: answers differ by craft; the tests read the fields they name
export type Answer = any;

const known = (one: string | Craft): Craft => (typeof one === 'string' ? craftOf(one) : one);

export const balance = (one: string | Craft, type: string, recipe: Items): Answer =>
  evaluate(known(one), bodyOf(known(one), type, recipe), site);

/** A craft whose files were edited in memory: edited('x', { 'types/y.json': (file) => { file.label = '…'; } }); a file may be new. */
export function edited(id: string, edits: Record<string, (file: Answer) => void>): Craft {
  const { texts, ...rest } = readCraft(`crafts/${id}`);
  const changed = new Map(texts);
  for (const [file, edit] of Object.entries(edits)) {
    const value = JSON.parse(texts.get(file) ?? '{}');
    edit(value);
    changed.set(file, JSON.stringify(value));
  }
  const loaded = loadCraft({ ...rest, texts: changed });
  if (!loaded.craft) throw new Error(report(loaded.problems));
  return loaded.craft;
}

/** The Spanish text of the refusal. */
export const refusal = (id: string | Craft, type: string, recipe: Items): string =>
  refusalOf(() => balance(id, type, recipe));

export function recognise(one: string | Craft, name: string): { id: string | null; marks: readonly string[] } {
  const { row, marks } = known(one).recognise(name);
  return { id: row?.id ?? null, marks };
}

/** The rows that a craft itself writes, with every column worked out. */
export function rowsOf(id: string) {
  const { definition, rows, columns } = craftOf(id);
  return definition.catalogue.ingredients.map(({ id, aliases = [] }) => {
    const { label, groups, values } = rows.get(id)!;
    const known: Record<string, number> = Object.fromEntries(columns.map(({ key, index }) => [key, values[index]!]));
    return { id, label, aliases, groups, values: known };
  });
}
