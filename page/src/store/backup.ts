// Everything this browser keeps, as one file, and back from it. Coming back adds what is missing and removes nothing.
import { database, type Kept, stores, tellChange } from './database.ts';

const format = 'obrador.copia';

export async function backup(): Promise<string> {
  const base = await database();
  const kept = await Promise.all(stores.map(async (store) => [store, await base.getAll(store)] as const));
  const file = { format, edition: 1, at: new Date().toISOString(), ...Object.fromEntries(kept) };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** How many recipes came in; throws a sentence for people when the file is no backup. */
export async function restore(text: string): Promise<number> {
  const file = parsed(text);
  const work = (await database()).transaction(stores, 'readwrite');
  const shelf = work.objectStore('recipes');
  let recipes = 0;
  for (const kept of listOf(file.recipes) as Kept[]) {
    const known = await shelf.get(kept.id);
    if (known && !(kept.at > known.at)) continue;
    await shelf.put(kept);
    recipes++;
  }
  for (const name of stores.filter((one) => one !== 'recipes')) {
    const store = work.objectStore(name);
    const known = new Set(await store.getAllKeys());
    for (const one of listOf(file[name])) if (!known.has(one.id)) await store.put(one as never);
  }
  await work.done;
  tellChange();
  return recipes;
}

export const isBackup = (file: unknown): file is Record<string, unknown> =>
  (file as { format?: unknown } | null)?.format === format;

function parsed(text: string): Record<string, unknown> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('El fichero no es una copia del obrador: no es JSON válido.');
  }
  if (!isBackup(file)) throw new Error('El fichero no es una copia del obrador.');
  return file;
}

const listOf = (value: unknown): { id: string }[] =>
  Array.isArray(value)
    ? value.filter((one): one is { id: string } => typeof (one as { id?: unknown } | null)?.id === 'string')
    : [];
