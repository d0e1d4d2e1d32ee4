// Lines that a caller names: a set or a group of the catalogue by its id or its label, else every ingredient that goes by
// that name. Refuses a name that stands for nothing.
//   «un grupo» → all of it; «tal cosa» → tal cosa 35 %, tal cosa ligera…
import type { Craft, Row, Type } from '../craft.ts';
import { picker } from '../load/selections.ts';
import { normalise, printable, words } from '../names/normalise.ts';
import { didYouMean } from '../near.ts';
import { Refusal } from '../refusal.ts';
import { limits } from '../stages/recognise.ts';
import { withTraits } from '../traits.ts';
import type { Named } from './model.ts';

const stems = (text: string): string[] => words(normalise(text), new Set());
const startsWith = (label: readonly string[], name: readonly string[]): boolean =>
  name.length > 0 && name.every((word, i) => label[i] === word);
const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && startsWith(a, b);

/** Reads names one after another; what it needs of the catalogue is worked out once, and only if there is a name. */
export function nameReader(craft: Craft, type: Type): (name: unknown, at: string) => Named {
  let labels: (readonly [Row, string[]])[] | null = null;
  return (name, at) => {
    labels ??= [...craft.rows.values()].map((row) => [row, stems(row.label)] as const);
    return namedLines(craft, type, labels, name, at);
  };
}

function namedLines(
  craft: Craft,
  type: Type,
  labels: readonly (readonly [Row, string[]])[],
  name: unknown,
  at: string,
): Named {
  if (typeof name !== 'string' || name.trim() === '')
    throw new Refusal(`${at}: debe ser un texto con el nombre de un ingrediente o de un grupo.`);
  const shown = printable(name).slice(0, limits.name);
  const asked = stems(shown);
  const sets: Readonly<Record<string, readonly string[]>> = { ...craft.definition.catalogue.sets, ...type.file.sets };
  const { groups } = craft.definition.catalogue;
  const { families, kinds = {} } = craft.larder.definition.columns;
  const called = (names: Readonly<Record<string, unknown>>): string[] =>
    Object.entries(names).flatMap(([id, label]) =>
      isSame(stems(id), asked) || (typeof label === 'string' && isSame(stems(label), asked)) ? [id] : [],
    );
  // What people call so, where the larder says what that is; else what the craft or the larder has under that name.
  const kind = called(kinds).flatMap((name) => kinds[name]!);
  const own = [...called(sets), ...called(groups), ...called(families).map((id) => `familia:${id}`)];
  const selectors = kind.length > 0 ? kind : own;
  const picks = selectors.length === 0 ? null : picker(selectors, sets);
  const rows = new Set<Row>(labels.flatMap(([row, label]) => (startsWith(label, asked) ? [row] : [])));
  const { row } = craft.recognise(shown);
  if (row) rows.add(row);
  if (picks === null && rows.size === 0)
    throw new Refusal(
      `${at}: no se conoce «${shown}» ni como ingrediente ni como grupo.${didYouMean(shown, [
        ...Object.values(groups),
        ...Object.keys(kinds),
        ...[...craft.rows.values()].map(({ label }) => label),
      ])}`,
    );
  return {
    name: shown,
    picks: (line) =>
      (line.row !== null && rows.has(line.row)) ||
      (picks?.(line.row?.id ?? null, withTraits(line.row, line.groups)) ?? false),
  };
}

export function rowNamed(craft: Craft, name: unknown, at: string): Row {
  if (typeof name !== 'string' || name.trim() === '')
    throw new Refusal(`${at}: debe ser un texto con el nombre de un ingrediente.`);
  const { row } = craft.recognise(name.slice(0, limits.name));
  if (row) return row;
  const shown = printable(name).slice(0, limits.name);
  const labels = [...craft.rows.values()].map(({ label }) => label);
  throw new Refusal(
    `${at}: no se conoce «${shown}», y para añadirlo hace falta su composición.${didYouMean(shown, labels)}`,
  );
}
