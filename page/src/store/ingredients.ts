// Ingredients and prices of one's own, kept over all crafts. Read from memory while typing; the database is behind.
import { useEffect, useState } from 'preact/hooks';
import { normalise } from '../../../engine/index.ts';
import { database, type OwnIngredient, onChange, tellChange } from './database.ts';

let known: readonly OwnIngredient[] = [];

/** Reads them in, now and whenever this tab or another one changes them. */
export async function loadIngredients(): Promise<void> {
  const found = await (await database()).getAll('ingredients');
  known = found.sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

export const ownIngredients = (): readonly OwnIngredient[] => known;

export const ownNamed = (name: string): OwnIngredient | undefined => {
  if (known.length === 0) return undefined;
  const id = normalise(name);
  return known.find((one) => one.id === id);
};

export function useOwnIngredients(): readonly OwnIngredient[] {
  const [own, setOwn] = useState(known);
  useEffect(() => {
    const refresh = (): void =>
      void loadIngredients().then(
        () => setOwn(known),
        () => {},
      );
    refresh();
    return onChange(refresh);
  }, []);
  return own;
}

export async function keepIngredient({
  name,
  ...parts
}: Pick<OwnIngredient, 'name'> & Partial<OwnIngredient>): Promise<void> {
  const base = await database();
  const id = normalise(name);
  const old = await base.get('ingredients', id);
  await base.put('ingredients', {
    ...{ id, name: name.trim(), price: parts.price ?? old?.price ?? '' },
    compositions: { ...old?.compositions, ...parts.compositions },
    packet: parts.packet ?? old?.packet ?? {},
  });
  await loadIngredients();
  tellChange();
}

export async function dropIngredient(id: string): Promise<void> {
  await (await database()).delete('ingredients', id);
  await loadIngredients();
  tellChange();
}
