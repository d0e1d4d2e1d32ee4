// Targets of one's own for a type: narrower or other ranges than the usual ones, kept in this browser.
import { useEffect, useState } from 'preact/hooks';
import { amount } from '../quantity.ts';
import { database, type OwnTargets, onChange, tellChange } from './database.ts';

export interface OwnTarget {
  readonly min: number | null;
  readonly max: number | null;
}

const idOf = (craft: string, type: string): string => `${craft}/${type}`;

export function useTargets(craft: string, type: string): OwnTargets['ranges'] {
  const id = idOf(craft, type);
  const [known, setKnown] = useState<OwnTargets | null>(null);
  useEffect(() => {
    const refresh = (): void =>
      void database()
        .then((base) => base.get('targets', id))
        .then((found) => setKnown(found ?? null))
        .catch(() => {});
    refresh();
    return onChange(refresh);
  }, [id]);
  return known?.id === id ? known.ranges : nothing;
}

const nothing: OwnTargets['ranges'] = {};

export async function keepTarget(
  craft: string,
  type: string,
  key: string,
  ends: readonly [string, string],
): Promise<void> {
  const base = await database();
  const id = idOf(craft, type);
  const { [key]: _old, ...rest } = (await base.get('targets', id))?.ranges ?? {};
  const isEmpty = ends.every((end) => end.trim() === '');
  await base.put('targets', { id, ranges: isEmpty ? rest : { ...rest, [key]: ends } });
  tellChange();
}

/** The lower end first, whichever was written first. */
export function inOrder(ends: readonly [string, string]): readonly [string, string] {
  const [min, max] = ends.map(signed);
  return min !== null && max !== null && min! > max! ? [ends[1], ends[0]] : ends;
}

/** The target as numbers; null where none can be read. Figures may be negative. */
export function targetOf(ends: readonly [string, string] | undefined): OwnTarget | null {
  if (!ends) return null;
  const [min, max] = inOrder(ends).map(signed);
  return min === null && max === null ? null : { min: min!, max: max! };
}

const signed = (text: string): number | null => {
  const bare = text.trim().replace('−', '-');
  const value = amount(bare.replace(/^-/, ''));
  return value === null ? null : bare.startsWith('-') ? -value : value;
};

/** How far a value is from the target: negative below it, positive above, 0 within. */
export function distanceTo({ min, max }: OwnTarget, value: number): number {
  if (min !== null && value < min) return value - min;
  return max !== null && value > max ? value - max : 0;
}
