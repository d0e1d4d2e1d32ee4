// Definitions as values, by file name → crafts to work with and a larder to search in: for programs that read no disk.
// Refuses definitions that do not compile, with all that is wrong with them; those proven before are compiled when asked for.
//   open(definitions).craft('x') → a craft for evaluate, adjust and label
import type { Craft } from './craft.ts';
import { noSuch } from './did-you-mean.ts';
import type { Larder } from './larder.ts';
import { compileCraft } from './load/craft/craft.ts';
import { craftChecks } from './load/craft/craft-checks.ts';
import { compileLabel } from './load/craft/label.ts';
import { Report } from './load/file/problem.ts';
import { compileLabelling } from './load/larder/labelling.ts';
import { compileLarder, emptyLarder } from './load/larder/larder.ts';
import { checkLarder } from './load/larder/larder-checks.ts';
import { readDefinition } from './load/written/reading.ts';
import { writtenBy } from './load/written/written.ts';
import type { QuantitiesFile } from './quantity/index.ts';
import { searchOf } from './search.ts';

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

export interface Opened {
  readonly version: string | null;
  readonly ids: readonly string[];
  readonly larder: Larder;
  /** throws when there is no such craft */
  readonly craft: (id: string) => Craft;
  /** ingredients of the larder as people type them, slips forgiven */
  readonly search: (typed: string, most?: number) => Found[];
}

export function open(definitions: Definitions, { proven = false } = {}): Opened {
  const larder = larderOf(definitions.larder, proven);
  const ids = Object.keys(definitions.crafts);
  const made = new Map<string, Craft>();
  const craft = (id: string): Craft => {
    const files = Object.hasOwn(definitions.crafts, id) ? definitions.crafts[id] : undefined;
    if (!files) throw new Error(noSuch('el oficio', id, ids));
    const known = made.get(id) ?? craftOf(id, files, larder, proven);
    made.set(id, known);
    return known;
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

function larderOf(files: Files, proven: boolean): Larder {
  if (Object.keys(files).length === 0) return emptyLarder;
  const { 'columns.json': columns, 'words.json': names = {}, 'labelling.json': labelling = null, ...rest } = files;
  const { 'quantities.json': quantities, ...shelves } = rest;
  const report = new Report(new Map());
  const definition = { columns, names, shelves, labelling } as Larder['definition'];
  const check = proven ? null : checkLarder;
  const larder = compileLarder(definition, report, quantities as QuantitiesFile | undefined, check, compileLabelling);
  return whole(larder, report);
}

function craftOf(id: string, files: Files, larder: Larder, proven: boolean): Craft {
  const report = new Report(new Map());
  const written = writtenBy(Object.keys(files), (file) => files[file]);
  const definition = readDefinition(written, report);
  const craft = compileCraft(definition, larder, report, proven ? null : craftChecks, compileLabel);
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
