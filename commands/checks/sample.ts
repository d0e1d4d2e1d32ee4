// The craft that every check spoils to show itself: the one that new crafts start from.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Definition, ShelfFile } from '../../engine/index.ts';
import { larderBeside, readCraft, readLarder } from '../../engine/load/disk.ts';
import {
  compileTexts,
  kindInLarder,
  loadLarder,
  type Problem,
  Report,
  report,
  trialsOf,
} from '../../engine/load/index.ts';
import type { Check, LarderCheck, Shelf } from '../../workshop/checks/shared/check.ts';
import { kindOf, layOut } from '../../workshop/layout.ts';

const template = fileURLToPath(new URL('../../workshop/template', import.meta.url));
let read: ReturnType<typeof readCraft> | null = null;

/** The sound craft with an edit; what is read once has its larder compiled once. */
export function shelfOf(edit: (files: Definition) => void): Shelf {
  read ??= readCraft(template);
  const { texts, larder } = read;
  const files = { names: {}, types: {} } as unknown as Definition & Record<string, unknown>;
  for (const [file, text] of texts) {
    const type = /^types\/(.+)\.json$/.exec(file)?.[1];
    if (type !== undefined) files.types[type] = JSON.parse(text);
    else files[kindOf(file)] = JSON.parse(text);
  }
  edit(files);
  const { types, ...rest } = files;
  const written = new Map<string, string>();
  for (const [kind, value] of Object.entries(rest)) written.set(`${kind}.json`, layOut(kind, value));
  for (const [id, value] of Object.entries(types)) written.set(`types/${id}.json`, layOut('type', value));
  const { craft, report: told } = compileTexts({ folder: 'crafts/oficio', texts: written, larder });
  if (!craft) throw new Error(report(told.problems));
  return { craft, trials: trialsOf(craft), report: told, kept: (_name, _reads, make) => make() };
}

/** What a check says of its own sample. */
export function spoiled({ sample, run }: Pick<Check, 'name' | 'sample' | 'run'>): readonly Problem[] {
  const shelf = shelfOf(sample);
  run(shelf);
  return shelf.report.problems;
}

/** What a check of the larder says of its own sample. */
export function spoiledLarder({ sample, run }: Pick<LarderCheck, 'sample' | 'run'>): readonly Problem[] {
  const { folder, texts } = readLarder(larderBeside(dirname(template)));
  const shelves = new Map(
    [...texts].flatMap(([file, text]) => (kindInLarder[file] ? [] : [[file, JSON.parse(text) as ShelfFile] as const])),
  );
  sample(new Map([...shelves.values()].flatMap(({ ingredients }) => ingredients.map((row) => [row.id, row] as const))));
  const spoilt = new Map([...texts, ...[...shelves].map(([file, shelf]) => [file, layOut('shelf', shelf)] as const)]);
  const { larder, sources, problems } = loadLarder({ folder, texts: spoilt });
  if (problems.length > 0) throw new Error(report(problems));
  const told = new Report(sources);
  run(larder, told);
  return told.problems;
}
