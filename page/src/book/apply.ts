// Many recipes of the shelf changed in one act: a version more of each, under the name of the change, and the prices of one's own
// that it sets; and the way back from all of it at once.
import { normalise } from '../../../engine/index.ts';
import type { Body } from '../../../engine/recipes/model.ts';
import { database, type Kept, newId, type OwnIngredient, tellChange, type Version } from '../store/database.ts';
import { loadIngredients } from '../store/ingredients.ts';

export interface Put {
  readonly kept: Kept;
  readonly body: Body;
}

export interface Applied {
  /** the version that each recipe has now */
  readonly versions: ReadonlyMap<string, Version>;
  /** tells whoever shows what is kept: not before the bench holds what it will be told of */
  told(): void;
  /** what somebody has saved since stays */
  undo(): Promise<void>;
}

export interface NewPrice {
  readonly name: string;
  /** €/kg, as it is kept */
  readonly price: string;
}

export async function applyAll(puts: readonly Put[], prices: readonly NewPrice[], name: string): Promise<Applied> {
  const base = await database();
  const at = Date.now();
  const work = base.transaction(['recipes', 'versions', 'ingredients'], 'readwrite');
  const [recipes, versions, own] = [
    work.objectStore('recipes'),
    work.objectStore('versions'),
    work.objectStore('ingredients'),
  ];
  const made = new Map<string, Version>();
  const before: Kept[] = [];
  for (const { kept, body } of puts) {
    const known = (await recipes.get(kept.id)) ?? kept;
    const version: Version = { id: newId(), recipe: kept.id, at, body: { ...body, title: known.title }, name };
    before.push(known);
    made.set(kept.id, version);
    await versions.put(version);
    await recipes.put({ ...known, type: body.type ?? known.type, at });
  }
  const dear: [id: string, old: OwnIngredient | undefined][] = [];
  for (const one of prices) {
    const id = normalise(one.name);
    const old = await own.get(id);
    dear.push([id, old]);
    await own.put({ ...(old ?? { id, name: one.name, compositions: {}, packet: {} }), price: one.price });
  }
  await work.done;
  await loadIngredients();
  return {
    versions: made,
    told: tellChange,
    async undo() {
      const back = base.transaction(['recipes', 'versions', 'ingredients'], 'readwrite');
      for (const old of before) {
        const now = await back.objectStore('recipes').get(old.id);
        await back.objectStore('versions').delete(made.get(old.id)!.id);
        if (now?.at === at) await back.objectStore('recipes').put(old);
      }
      for (const [id, old] of dear) {
        if (old) await back.objectStore('ingredients').put(old);
        else await back.objectStore('ingredients').delete(id);
      }
      await back.done;
      await loadIngredients();
      tellChange();
    },
  };
}
