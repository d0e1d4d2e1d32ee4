// Lines that a caller names: a set or a group of the catalogue by its id or its label, else every ingredient that goes by
// that name. What is to be left out is first what the larder says of it: an allergen, something that others carry.
// Refuses a name that stands for nothing.
//   «un grupo» → all of it; «tal cosa» → tal cosa 35 %, tal cosa ligera…

import { didYouMean } from '../did-you-mean.ts';
import { listsIn } from '../larder/listed.ts';
import { picker } from '../larder/selectors.ts';
import { withTraits } from '../larder/traits.ts';
import type { Craft, Row, Type } from '../model/craft.ts';
import { normalise, printable, words } from '../names/normalise.ts';
import type { MixLine } from '../read/compose.ts';
import { refused } from '../refusal.ts';
import { requestLimits } from '../request-limits.ts';
import type { Named } from './model.ts';

const stems = (text: string): string[] => words(normalise(text), new Set());
const startsWith = (label: readonly string[], name: readonly string[]): boolean =>
  name.length > 0 && name.every((word, i) => label[i] === word);
const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && startsWith(a, b);

/** Something that may be meant by a name: under which words, and what it picks. */
interface Meant {
  readonly stems: readonly string[];
  readonly selectors: readonly string[];
}

/** What names are looked up in. */
interface Index {
  readonly labels: readonly (readonly [Row, string[]])[];
  readonly kinds: readonly Meant[];
  readonly allergens: readonly Meant[];
  readonly own: readonly Meant[];
  readonly inside: readonly Inside[];
}

/** What others carry of something that is named at once. */
interface Inside {
  readonly stems: readonly string[];
  readonly amount: (line: MixLine) => number;
}

/** Reads names one after another; what it needs of the catalogue is worked out once, and only if there is a name. */
export const nameReader =
  (craft: Craft, type: Type): ((name: unknown, at: string, leftOut?: boolean) => Named) =>
  (name, at, leftOut = false) =>
    namedLines(craft, type, indexOf(craft, type), name, at, leftOut);

const labelled = new WeakMap<Craft['rows'], Index['labels']>();
/** By type: its craft on another day has another larder only with other definitions, and then it is another type. */
const indexes = new WeakMap<Type, Index>();

function indexOf(craft: Craft, type: Type): Index {
  const known = indexes.get(type) ?? newIndex(craft, type);
  indexes.set(type, known);
  return known;
}

function newIndex(craft: Craft, type: Type): Index {
  const labels = labelled.get(craft.rows) ?? [...craft.rows.values()].map((row) => [row, stems(row.label)] as const);
  labelled.set(craft.rows, labels);
  const { families, allergens, kinds = {}, inside = [] } = craft.larder.definition.columns;
  const meant = (names: Readonly<Record<string, unknown>>, selectorsOf: (id: string) => readonly string[]): Meant[] =>
    Object.entries(names).flatMap(([id, label]) =>
      [id, ...(typeof label === 'string' ? [label] : [])].map((name) => ({
        stems: stems(name),
        selectors: selectorsOf(id),
      })),
    );
  return {
    labels,
    kinds: meant(kinds, (id) => kinds[id]!),
    allergens: meant(allergens, (id) => [`alergeno:${id}`]),
    own: [
      ...meant(setsOf(craft, type), (id) => [id]),
      ...meant(craft.definition.catalogue.groups, (id) => [id]),
      ...meant(families, (id) => [`familia:${id}`]),
    ],
    inside: inside.flatMap(({ kinds, of, columns }) => {
      const carries = picker(of, {});
      const places = columns.map((column) => craft.larder.columnByKey.get(column)!);
      const amount = ({ row, groups, told }: MixLine): number => {
        const values = told ?? row?.larder?.values;
        if (!values || !carries(row?.id ?? null, withTraits(row, groups))) return 0;
        return places.reduce((sum, place) => sum + values[place]! / 100, 0);
      };
      return kinds.map((kind) => ({ stems: stems(kind), amount }));
    }),
  };
}

const setsOf = (craft: Craft, type: Type): Readonly<Record<string, readonly string[]>> => ({
  ...craft.definition.catalogue.sets,
  ...type.file.sets,
});

function namedLines(
  craft: Craft,
  type: Type,
  { labels, kinds, allergens, own, inside }: Index,
  name: unknown,
  at: string,
  leftOut: boolean,
): Named {
  if (typeof name !== 'string' || name.trim() === '')
    throw refused(at, 'debe ser un texto con el nombre de un ingrediente o de un grupo.');
  const shown = printable(name).slice(0, requestLimits.name);
  const asked = stems(shown);
  const called = (meant: readonly Meant[]): string[] =>
    meant.flatMap((one) => (isSame(one.stems, asked) ? one.selectors : []));
  const meanings = leftOut ? [kinds, allergens, own] : [own, kinds];
  const meaning = meanings.find((one) => called(one).length > 0);
  const picks = meaning ? picker(called(meaning), setsOf(craft, type)) : null;
  // What the larder says of a name is all of it: another thing may begin with the same word.
  const isWhole = meaning !== undefined && meaning !== own;
  const rows = new Set<Row>(isWhole ? [] : labels.flatMap(([row, label]) => (startsWith(label, asked) ? [row] : [])));
  const { row } = craft.recognise(shown);
  if (row) rows.add(row);
  // «E 466» is in no bottle of its own, but in the list of a neutro: avoiding it avoids what is made with it.
  const lists = leftOut && !isWhole ? listsIn(row === null ? [shown] : [shown, row.label, ...row.aliases]) : null;
  if (lists) for (const one of craft.rows.values()) if (one.larder && lists.entry(one.larder.entry)) rows.add(one);
  if (picks === null && rows.size === 0)
    throw refused(
      at,
      `no se conoce «${shown}» ni como ingrediente ni como grupo.${didYouMean(shown, [
        ...Object.values(craft.definition.catalogue.groups),
        ...Object.keys(craft.larder.definition.columns.kinds ?? {}),
        ...[...craft.rows.values()].map(({ label }) => label),
      ])}`,
    );
  return {
    name: shown,
    row,
    picks: (line) =>
      (line.row !== null && rows.has(line.row)) ||
      (lists !== null && line.compound !== undefined && lists.text(line.compound)) ||
      (picks?.(line.row?.id ?? null, withTraits(line.row, line.groups)) ?? false),
    inside: inside.find((one) => isSame(one.stems, asked))?.amount ?? nothing,
  };
}

const nothing = (): number => 0;

export function rowNamed(craft: Craft, name: unknown, at: string): Row {
  if (typeof name !== 'string' || name.trim() === '')
    throw refused(at, 'debe ser un texto con el nombre de un ingrediente.');
  const { row } = craft.recognise(name.slice(0, requestLimits.name));
  if (row) return row;
  const shown = printable(name).slice(0, requestLimits.name);
  const labels = [...craft.rows.values()].map(({ label }) => label);
  throw refused(at, `no se conoce «${shown}», y para añadirlo hace falta su composición.${didYouMean(shown, labels)}`);
}
