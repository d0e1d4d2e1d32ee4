// Definitions as values, by file name → crafts to work with and a larder to search in: for programs that read no disk.
// Refuses definitions that do not compile, with all that is wrong with them; those proven before are compiled when asked for.
//   open(definitions).craft('x') → a craft for evaluate, adjust and label

import { noSuch } from './did-you-mean.ts';
import type { Larder } from './larder/larder.ts';
import { searchOf } from './larder/search.ts';
import { compileCraft } from './load/craft/craft.ts';
import { compileLabel } from './load/craft/label.ts';
import { Report } from './load/file/problem.ts';
import { checkLarder } from './load/larder/check.ts';
import { compileLabelling } from './load/larder/labelling.ts';
import { compileLarder, emptyLarder } from './load/larder/larder.ts';
import { readDefinition } from './load/written/reading.ts';
import { writtenBy } from './load/written/written.ts';
import type { Craft } from './model/craft.ts';
import type { QuantitiesFile } from './quantity/index.ts';

/** File name («types/x.json») → its value. */
export type Files = Readonly<Record<string, unknown>>;

export interface Definitions {
  readonly version?: string;
  readonly larder: Files;
  /** by id of the craft */
  readonly crafts: Readonly<Record<string, Files>>;
}

export interface Found {
  readonly id: string;
  readonly label: string;
  /** the name that was found, when it is not the label */
  readonly alias: string | null;
}

/** A craft that is known by its id: what it takes and gives may have been declared. */
export type CraftOf<Id extends string> = Craft & { readonly id: Id };

export interface Opened {
  readonly version: string | null;
  readonly ids: readonly string[];
  readonly larder: Larder;
  /** throws when there is no such craft */
  readonly craft: <Id extends string>(id: Id) => CraftOf<Id>;
  /** ingredients of the larder as people type them, slips forgiven */
  readonly search: (typed: string, most?: number) => Found[];
}

export function open(definitions: Definitions, { proven = false } = {}): Opened {
  const parts = definitions as Partial<Definitions> | null;
  if (!parts?.larder || !parts.crafts || Object.keys(parts.crafts).length === 0)
    throw new Error(
      'Aquí no hay definiciones de ningún oficio: hacen falta «larder» y «crafts», como en obrador/definitions.json.',
    );
  const larder = sharedLarder(definitions.larder, proven);
  const ids = Object.keys(definitions.crafts);
  const made = new Map<string, Craft>();
  const craft = <Id extends string>(id: Id): CraftOf<Id> => {
    const files = Object.hasOwn(definitions.crafts, id) ? definitions.crafts[id] : undefined;
    if (!files) throw new Error(noSuch('el oficio', id, ids));
    const known = made.get(id) ?? craftOf(id, files, larder, proven);
    made.set(id, known);
    return known as CraftOf<Id>;
  };
  if (!proven) for (const id of ids) craft(id);
  let find: ReturnType<typeof searchIn> | undefined;
  return {
    ...{ version: definitions.version ?? null, ids, larder, craft },
    search(typed, most = 8) {
      find ??= searchIn(larder);
      return find(typed, most);
    },
  };
}

/** Crafts opened one by one from the same larder share what is compiled of it. */
const provenLarders = new WeakMap<Files, Larder>();

function sharedLarder(files: Files, proven: boolean): Larder {
  const known = proven ? provenLarders.get(files) : undefined;
  const larder = known ?? larderOf(files, proven);
  if (proven) provenLarders.set(files, larder);
  return larder;
}

function larderOf(files: Files, proven: boolean): Larder {
  if (Object.keys(files).length === 0) return emptyLarder;
  const { 'columns.json': columns, 'words.json': names = {}, 'labelling.json': labelling = null, ...rest } = files;
  const { 'quantities.json': quantities, ...shelves } = rest;
  const report = new Report(new Map(), proven);
  const definition = { columns, names, shelves, labelling } as Larder['definition'];
  const measures = quantities as QuantitiesFile | undefined;
  const larder = compileLarder(definition, report, measures, compileLabelling);
  if (!proven) checkLarder(larder, report, measures);
  return whole(larder, report);
}

function craftOf(id: string, files: Files, larder: Larder, proven: boolean): Craft {
  const report = new Report(new Map(), proven);
  const written = writtenBy(Object.keys(files), (file) => files[file]);
  const definition = readDefinition(written, report);
  const craft = compileCraft(definition, larder, report, compileLabel);
  return whole(craft, report, `${id}/`)!;
}

function whole<T>(made: T, { problems }: Report, folder = ''): T {
  const wrong = problems.filter(({ severity }) => severity === 'error');
  if (wrong.length === 0) return made;
  throw new Error(wrong.map(({ file, message }) => `${folder}${file}: ${message}`).join('\n'));
}

function searchIn({ rows }: Larder): (typed: string, most: number) => Found[] {
  const search = searchOf(
    [...rows.values()].map(({ id, label, entry }) => ({ id, label, aliases: entry.aliases ?? [] })),
  );
  return (typed, most) => search(typed, most).map(({ row: { id, label }, alias }) => ({ id, label, alias }));
}
