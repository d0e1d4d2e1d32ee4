// The database of the workshop, apart from the recipes: the draft of the rules, and what the page computes with when it
// tries them.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface Splice {
  readonly path: string;
  readonly at: number;
  readonly cut: string;
  readonly put: string;
  /** the file itself came or went with it */
  readonly whole?: 'new' | 'gone';
}

export interface Step {
  readonly at: number;
  /** what was done, in words */
  readonly said: string;
  readonly splices: readonly Splice[];
}

interface StoredDraft {
  readonly id: 'draft';
  readonly at: number;
  /** of each file that differs: as it was when it was first changed, and as it is; null: there is none */
  readonly changes: readonly (readonly [path: string, from: string | null, to: string | null])[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  /** by the path that the service would serve it at */
  trial: { key: string; value: unknown };
}

let connection: Promise<IDBPDatabase<Schema>> | null = null;

export function workshopBase(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>('obrador-taller', 1, {
    upgrade(base) {
      base.createObjectStore('drafts', { keyPath: 'id' });
      base.createObjectStore('trial');
    },
    blocking(_now, _wanted, event) {
      (event.target as IDBDatabase).close();
      connection = null;
    },
  });
  connection.catch(() => {
    connection = null;
  });
  return connection;
}

/** What the rules of the draft give to compute with, in place of what was there. */
export async function keepTrial(content: readonly (readonly [path: string, value: unknown])[]): Promise<void> {
  const work = (await workshopBase()).transaction('trial', 'readwrite');
  await work.store.clear();
  for (const [path, value] of content) await work.store.put(value, path);
  await work.done;
}

export const tried = async (path: string): Promise<unknown> => (await workshopBase()).get('trial', path);
