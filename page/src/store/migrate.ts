// What the first edition kept in the local storage, brought over once: recipes, ingredients of one's own and the bench.
import { normalise } from '../../../engine/index.ts';
import type { Body } from '../../../recipes/model.ts';
import { database, newId } from './database.ts';
import { keepDraft } from './desk.ts';

const keys = { saved: 'obrador.recetas', own: 'obrador.ingredientes', desk: 'obrador.mesa' } as const;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function listIn(key: string): Fields[] {
  const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  return Array.isArray(value) ? value.filter(isObject) : [];
}

const isBody = (value: unknown): value is Body => isObject(value) && Array.isArray(value.ingredients);

/** Before the desk is opened: the bench of the first edition becomes the desk of a tab that is gone. */
export function migrateDesk(): void {
  try {
    const old: unknown = JSON.parse(localStorage.getItem(keys.desk) ?? 'null');
    if (!isObject(old) || !isObject(old.drafts)) return;
    const now = Date.now();
    for (const [craft, body] of Object.entries(old.drafts))
      if (isBody(body))
        keepDraft('primera', craft, { id: null, touched: true, body, at: craft === old.craft ? now : now - 1 });
    localStorage.removeItem(keys.desk);
  } catch {
    // Somebody else's text, or no storage: there is nothing to bring over.
  }
}

export async function migrateShelf(): Promise<void> {
  const [saved, own] = [listIn(keys.saved), listIn(keys.own)];
  if (saved.length + own.length === 0) return;
  const base = await database();
  const work = base.transaction(['recipes', 'versions', 'ingredients'], 'readwrite');
  for (const { body, at } of saved) {
    if (!isBody(body)) continue;
    const recipe = newId();
    const time = Date.parse(String(at)) || Date.now();
    const title = String(body.title ?? '');
    const kept = { craft: String(body.craft ?? ''), type: String(body.type ?? ''), title, at: time, deleted: null };
    await work.objectStore('recipes').put({ id: recipe, ...kept });
    await work.objectStore('versions').put({ id: newId(), recipe, at: time, body });
  }
  for (const { craft, name, composition } of own) {
    if (typeof name !== 'string' || typeof craft !== 'string' || !isObject(composition)) continue;
    const id = normalise(name);
    const known = await work.objectStore('ingredients').get(id);
    const compositions = { ...known?.compositions, [craft]: composition as Record<string, string> };
    await work.objectStore('ingredients').put({ id, name, price: known?.price ?? '', compositions });
  }
  await work.done;
  localStorage.removeItem(keys.saved);
  localStorage.removeItem(keys.own);
}
