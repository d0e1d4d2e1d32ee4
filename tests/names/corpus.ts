// Reads a list of names with what each must become; how it is written is told in lists/held-out.txt.
import { readFileSync } from 'node:fs';
import type { Craft, Recognised } from '../../engine/index.ts';

export interface Case {
  /** null: in every craft */
  readonly craft: string | null;
  readonly name: string;
  readonly wanted: readonly string[];
}

export function casesIn(file: string): Case[] {
  let craft: string | null = null;
  const cases: Case[] = [];
  for (const line of readFileSync(new URL(`lists/${file}`, import.meta.url), 'utf8').split('\n')) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) craft = heading === 'todos' ? null : heading;
    const at = line.lastIndexOf(' = ');
    if (line.startsWith('#') || at === -1) continue;
    cases.push({
      craft,
      name: line.slice(0, at),
      wanted: line
        .slice(at + 3)
        .split('|')
        .map((one) => one.trim()),
    });
  }
  return cases;
}

/** What a craft made of a name, as the lists write it. */
export function madeOf({ row, how, figure, apart }: Recognised): string {
  if (apart) return '~';
  if (!row) return '-';
  const id = row.larder?.id ?? row.id;
  return `${id}${how === 'correction' ? '!' : ''}${figure && how === 'figure' ? ` @${figure.value}` : ''}`;
}

/** A figure is asked for only where it is written. */
export function isAs(made: string, wanted: readonly string[]): boolean {
  return wanted.some((one) => one === made || (!one.includes('@') && made.replace(/ @.*/, '') === one));
}

export interface Outcome extends Case {
  readonly in: string;
  readonly made: string;
}

/** A craft that uses no such family has nothing to make of its names. */
const idsOf = new WeakMap<Craft, ReadonlySet<string>>();
function isUsed(craft: Craft, wanted: readonly string[]): boolean {
  const ids = idsOf.get(craft) ?? new Set([...craft.rows.values()].flatMap(({ id, larder }) => [id, larder?.id ?? id]));
  idsOf.set(craft, ids);
  return wanted.some((one) => one === '-' || one === '~' || ids.has(/^\w+/.exec(one)![0]));
}

export const outcomesOf = (cases: readonly Case[], crafts: readonly Craft[]): Outcome[] =>
  cases.flatMap((one) =>
    crafts
      .filter((craft) => (one.craft === null || one.craft === craft.id) && isUsed(craft, one.wanted))
      .map((craft) => ({ ...one, in: craft.id, made: madeOf(craft.recognise(one.name)) })),
  );

/** How many of the names that must be known are, and every name that became something it is not. */
export function measure(outcomes: readonly Outcome[]): { known: number; wanted: number; wrong: Outcome[] } {
  const wanted = outcomes.filter((one) => !one.wanted.includes('-'));
  return {
    known: wanted.filter(({ made, wanted }) => isAs(made, wanted)).length,
    wanted: wanted.length,
    wrong: outcomes.filter(({ made, wanted }) => made !== '-' && !isAs(made, wanted)),
  };
}
