// The shelf: every save of a recipe is a version, nothing saved is written over, and what is thrown away can come back.
import type { Body } from '../../../engine/recipes/model.ts';
import { type Aside, database, type Kept, newId, tellChange, type Version } from './database.ts';

const month = 30 * 24 * 3600_000;
const mostAsides = 30;

export interface SavedAs {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** whether another recipe had this title already */
  readonly hadTwin: boolean;
}

const same = (a: Body | undefined, b: Body): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A new version of the recipe with this id, or a new recipe; under a title that another one has, it is numbered. */
export async function save(body: Body, id: string | null): Promise<SavedAs> {
  const base = await database();
  const work = base.transaction(['recipes', 'versions'], 'readwrite');
  const [recipes, versions] = [work.objectStore('recipes'), work.objectStore('versions')];
  const known = id === null ? undefined : await recipes.get(id);
  const others = (await recipes.getAll()).filter((one) => one.id !== id && one.deleted === null);
  const wanted = body.title ?? '';
  const isTaken = (title: string): boolean =>
    others.some((one) => one.craft === body.craft && one.title.toLowerCase() === title.toLowerCase());
  let title = wanted;
  for (let number = 2; isTaken(title); number++) title = `${wanted} (${number})`;
  const written: Body = { ...body, title };
  const kept: Kept = {
    ...(known?.tags && { tags: known.tags }),
    ...{ id: known?.id ?? newId(), craft: body.craft ?? '', type: body.type ?? '', title },
    ...{ at: Date.now(), deleted: null },
  };
  await recipes.put(kept);
  const last = newest(known ? await versions.index('recipe').getAll(kept.id) : []);
  const version = last && same(last.body, written) ? last.id : newId();
  if (version !== last?.id) await versions.put({ id: version, recipe: kept.id, at: kept.at, body: written });
  await work.done;
  tellChange();
  return { id: kept.id, version, title, hadTwin: title !== wanted };
}

const newest = (versions: readonly Version[]): Version | undefined => [...versions].sort((a, b) => b.at - a.at)[0];

/** What is on the shelf, last saved first. */
export const recipes = async (): Promise<Kept[]> => (await all()).filter(({ deleted }) => deleted === null);

/** What was thrown away in the last thirty days. */
export const bin = async (): Promise<Kept[]> => (await all()).filter(({ deleted }) => deleted !== null);

const all = async (): Promise<Kept[]> => (await (await database()).getAll('recipes')).sort((a, b) => b.at - a.at);

/** The versions of a recipe, newest first. */
export async function versionsOf(id: string): Promise<Version[]> {
  const found = await (await database()).getAllFromIndex('versions', 'recipe', id);
  return found.sort((a, b) => b.at - a.at);
}

/** The recipe as last saved. */
export const latestOf = async (id: string): Promise<Version | undefined> => (await versionsOf(id))[0];

/** A name of one's own for a version; empty, it goes by its place and time. */
export async function nameVersion(id: string, name: string): Promise<void> {
  const base = await database();
  const { name: _old, ...known } = (await base.get('versions', id)) ?? {};
  if ('id' in known) await base.put('versions', { ...known, ...(name.trim() !== '' && { name: name.trim() }) });
  tellChange();
}

export async function tag(id: string, tags: readonly string[]): Promise<void> {
  const base = await database();
  const known = await base.get('recipes', id);
  if (known) await base.put('recipes', { ...known, tags });
  tellChange();
}

/** Another recipe that begins as this one was last saved. */
export async function duplicate(id: string): Promise<SavedAs | null> {
  const last = await latestOf(id);
  return last ? save({ ...last.body, title: `${last.body.title ?? 'Receta'} (copia)` }, null) : null;
}

async function mark(id: string, deleted: number | null): Promise<void> {
  const base = await database();
  const known = await base.get('recipes', id);
  if (known) await base.put('recipes', { ...known, deleted });
  tellChange();
}

export const throwAway = (id: string): Promise<void> => mark(id, Date.now());
export const bringBack = (id: string): Promise<void> => mark(id, null);

/** Unsaved work that is about to be covered by something else. */
export async function putAside(body: Body): Promise<void> {
  const base = await database();
  const known = (await base.getAll('asides')).sort((a, b) => b.at - a.at);
  if (known.some((one) => same(one.body, body))) return;
  await base.put('asides', { id: newId(), at: Date.now(), body });
  for (const { id } of known.slice(mostAsides - 1)) await base.delete('asides', id);
  tellChange();
}

export const asides = async (): Promise<Aside[]> =>
  (await (await database()).getAll('asides')).sort((a, b) => b.at - a.at);

export async function dropAside(id: string): Promise<void> {
  await (await database()).delete('asides', id);
  tellChange();
}

/** What has been in the bin for a month goes, with its versions. */
export async function emptyBin(now = Date.now()): Promise<void> {
  const base = await database();
  for (const { id, deleted } of await base.getAll('recipes')) {
    if (deleted === null || now - deleted < month) continue;
    for (const version of await base.getAllKeysFromIndex('versions', 'recipe', id))
      await base.delete('versions', version);
    await base.delete('recipes', id);
  }
}
