// The shelf of the first edition: recipes and ingredients of one's own, out of the local storage and into the database.
import { normalise } from '../../../engine/index.ts';
import { database, newId } from './database.ts';
import { type Fields, isBody, isObject, keys } from './first-edition.ts';

function listIn(key: string): Fields[] {
  const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export async function bringOver(): Promise<void> {
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
