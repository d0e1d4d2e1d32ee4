// The law changes on a day: which entry of a definition is in force then. Dates are texts, 2026-06-14, and compare as such.
import type { Definition, TargetFile } from '../../model/craft.ts';

/** The day of the question; null is after every change. */
export type Day = string | null;

type Constant = NonNullable<NonNullable<Definition['params']['constants']>[string]>;

/** Every day on which something changes, in order. */
export function changesIn({ params, types }: Definition): string[] {
  const parts = Object.values(types).flatMap((type) => [type, ...(type.variants ?? [])]);
  const entries = parts.flatMap(({ ranges, limits }) => [
    ...Object.values(ranges ?? {}),
    ...Object.values(limits ?? {}),
  ]);
  const constants = [params, ...parts].flatMap(({ constants: own }) => Object.values(own ?? {}));
  const days = [
    ...entries.flatMap(({ from, since = [] }) => [from, ...since.map((one) => one.from)]),
    ...constants.flatMap((one) => (isDated(one) ? one.since!.map(({ from }) => from) : [])),
  ];
  return [...new Set(days.filter((day) => day !== undefined))].sort();
}

/** The last day of what ends when the next day begins. */
export const dayBefore = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time - 86_400_000).toISOString().slice(0, 10);
};

type Dated = Extract<Constant, object>;

const isDated = (constant: Constant | null): constant is Dated =>
  constant !== null && typeof constant === 'object' && constant.since !== undefined;

const isInForce = (from: string | undefined, day: Day): boolean => from === undefined || day === null || from <= day;

/** The ranges or limits in force, each as it then stands; those that begin later are left out. */
export function entriesOn(entries: Readonly<Record<string, TargetFile>>, day: Day): Record<string, TargetFile> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => {
      const { from, since = [], ...first } = entry;
      const later = since.filter((one) => isInForce(one.from, day)).at(-1);
      if (later) {
        const { from: _, ...changed } = later;
        return [[key, { ...first, minimum: undefined, maximum: undefined, ...changed }]];
      }
      return isInForce(from, day) ? [[key, first]] : [];
    }),
  );
}

/** A constant as it stands on a day. */
export function constantOn(constant: Constant | null, day: Day): Constant | null {
  if (!isDated(constant)) return constant;
  const { value } = constant.since!.filter(({ from }) => isInForce(from, day)).at(-1) ?? constant;
  return { value };
}
