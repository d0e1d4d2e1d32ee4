// What the first edition kept in the local storage, brought over once: the bench, and the recipes and ingredients of one's
// own, by code that is fetched only where there are any.
import { keepDraft } from './desk.ts';
import { isBody, isObject, keys } from './first-edition.ts';

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
  if ([keys.saved, keys.own].every((key) => localStorage.getItem(key) === null)) return;
  await (await import('./old-shelf.ts')).bringOver();
}
