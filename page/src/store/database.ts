// The browser's own database: recipes with all their versions, what was put aside unsaved, ingredients of one's own and
// targets of one's own. Nothing in it leaves the machine but by a backup that its owner asks for.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Body } from '../../../engine/recipes/model.ts';

/** A recipe on the shelf; what it says is in its versions. */
export interface Kept {
  readonly id: string;
  readonly craft: string;
  readonly type: string;
  readonly title: string;
  /** when it was last saved */
  readonly at: number;
  /** when it was thrown away, if it was */
  readonly deleted: number | null;
  /** words of one's own to find it by */
  readonly tags?: readonly string[];
}

export interface Version {
  readonly id: string;
  readonly recipe: string;
  readonly at: number;
  readonly body: Body;
  /** as its owner calls it */
  readonly name?: string;
}

/** Work that something else took the place of before it was saved. */
export interface Aside {
  readonly id: string;
  readonly at: number;
  readonly body: Body;
}

/** An ingredient of one's own, or one of the catalogue with a price of one's own. */
export interface OwnIngredient {
  /** its name, normalised */
  readonly id: string;
  readonly name: string;
  /** €/kg, as typed */
  readonly price: string;
  /** what 100 g bring, by craft and column, as typed */
  readonly compositions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** what its packet says per 100 g, for every craft, as typed */
  readonly packet?: Readonly<Record<string, string>>;
}

/** Ranges of one's own for a type, by parameter, as typed; an empty end is the one of the type. */
export interface OwnTargets {
  /** «craft/type» */
  readonly id: string;
  readonly ranges: Readonly<Record<string, readonly [min: string, max: string]>>;
}

interface Schema extends DBSchema {
  recipes: { key: string; value: Kept };
  versions: { key: string; value: Version; indexes: { recipe: string } };
  asides: { key: string; value: Aside };
  ingredients: { key: string; value: OwnIngredient };
  targets: { key: string; value: OwnTargets };
}

type Database = IDBPDatabase<Schema>;
export const stores = ['recipes', 'versions', 'asides', 'ingredients', 'targets'] as const;

let connection: Promise<Database> | null = null;

export function database(): Promise<Database> {
  connection ??= openDB<Schema>('obrador', 1, {
    upgrade(base) {
      base.createObjectStore('recipes', { keyPath: 'id' });
      base.createObjectStore('versions', { keyPath: 'id' }).createIndex('recipe', 'recipe');
      base.createObjectStore('asides', { keyPath: 'id' });
      base.createObjectStore('ingredients', { keyPath: 'id' });
      base.createObjectStore('targets', { keyPath: 'id' });
    },
    // A newer page in another tab wants another shape: this one lets go and opens again when it needs to.
    blocking(_now, _wanted, event) {
      (event.target as IDBDatabase).close();
      connection = null;
    },
    terminated() {
      connection = null;
    },
  });
  connection.catch(() => {
    connection = null;
  });
  return connection;
}

export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function tabs(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('obrador');
    channel.addEventListener('message', () => {
      for (const listener of listeners) listener();
    });
  }
  return channel;
}

/** Tells this tab and the others that what is kept has changed. */
export function tellChange(): void {
  for (const listener of listeners) listener();
  tabs().postMessage('changed');
}

export function onChange(listener: () => void): () => void {
  tabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
