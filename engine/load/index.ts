// A folder of crafts, and the larder they read → compiled crafts, or everything that is wrong with them, all at once.
import { basename, join } from 'node:path';
import type { Condition, Craft, Definition, Written } from '../craft.ts';
import type { Larder } from '../larder.ts';
import type { QuantitiesFile } from '../quantity/index.ts';
import { refusedByLibrary } from '../rules/stock.ts';
import { compileCraft, deepFreeze } from './craft.ts';
import { runExamples } from './examples.ts';
import { compileLarder, emptyLarder } from './larder.ts';
import { type Problem, Report } from './problem.ts';
import { type CraftTexts, fingerprint, type LarderTexts, larderBeside, readCrafts, readLarder } from './read.ts';
import { checkShape, type Kind } from './schema.ts';
import { Source } from './source.ts';
import { runStarts } from './starts.ts';

/** One craft folder, loaded. */
export interface Part {
  readonly folder: string;
  readonly hash: string;
  readonly craft: Craft | null;
  readonly problems: readonly Problem[];
}

export interface Loaded {
  /** the crafts without errors, in the order they declare; those that declare none last, the shortest path first */
  readonly crafts: readonly Craft[];
  readonly larder: StoredLarder;
  readonly problems: readonly Problem[];
  /** short hash of the texts: which definitions made an answer */
  readonly version: string;
  readonly parts: readonly Part[];
}

/** The larder folder, loaded; with errors the larder is the empty one and no craft is compiled. */
export interface StoredLarder {
  readonly folder: string;
  readonly hash: string;
  readonly larder: Larder;
  readonly problems: readonly Problem[];
}

export const required = ['craft.json', 'catalogue.json', 'params.json', 'rules.json', 'messages.json'];
const optional = ['names.json', 'trade.json', 'label.json'];

/**
 * A folder whose texts are those of `previous` is not checked and compiled again: an edit of a craft costs one craft, an
 * edit of the larder all of them.
 */
export function loadCrafts(root: string, previous?: Loaded, larderRoot = larderBeside(root)): Loaded {
  return loadTexts(readCrafts(root, readLarder(larderRoot)), previous);
}

/** The same from texts already read. Texts that were `proven` elsewhere need not show again that their examples hold. */
export function loadTexts(folders: readonly CraftTexts[], previous?: Loaded, proven = false): Loaded {
  const stored = loadLarder(folders[0]?.larder ?? noLarder, previous?.larder);
  const isWhole = !stored.problems.some(({ severity }) => severity === 'error');
  const parts = folders.map((folder): Part => {
    const hash = fingerprint([
      folder.folder.split(/[\\/]/).pop()!,
      ...[...folder.texts].flat(),
      ...(folder.misnamed ?? []),
      stored.hash,
    ]);
    const known = previous?.parts.find((part) => part.hash === hash && part.folder === folder.folder);
    if (known) return known;
    return { folder: folder.folder, hash, ...(isWhole ? loadCraft(folder, proven) : { craft: null, problems: [] }) };
  });
  const problems = [...stored.problems, ...parts.flatMap((part) => part.problems)];
  const crafts = parts
    .flatMap((part) => (part.craft ? [part.craft] : []))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.path.length - b.path.length || a.path.localeCompare(b.path));
  for (const [index, craft] of crafts.entries()) {
    const { folder } = parts.find((part) => part.craft === craft)!;
    const tell = (path: string, message: string): void => {
      const text = folders.find((one) => one.folder === folder)!.texts.get('craft.json')!;
      const report = new Report(new Map([['craft.json', new Source(`${folder}/craft.json`, text)]]));
      report.error('craft.json', { path }, message);
      problems.push(...report.problems);
    };
    const name = basename(folder);
    if (name !== craft.id)
      tell('/id', `La carpeta se llama «${name}» y el oficio «${craft.id}»: dales el mismo nombre.`);
    const twin = crafts.slice(0, index).find((other) => other.path === craft.path || other.id === craft.id);
    if (!twin) continue;
    const home = parts.find((part) => part.craft === twin)!.folder;
    const what = craft.path === twin.path ? `el camino «${craft.path}»` : `el id «${craft.id}»`;
    tell(
      craft.path === twin.path ? '/path' : '/id',
      `Dos oficios tienen ${what}: «${basename(home)}» (${home}) y «${name}» (${folder}). Cámbialo en uno de los dos.`,
    );
  }
  const version = fingerprint(parts.map((part) => part.hash)).slice(0, 12);
  return { crafts, larder: stored, problems, version, parts };
}

const noLarder: LarderTexts = { folder: '', texts: new Map() };

/** Texts that were compiled already: all the crafts of one reading share them. */
const known = new WeakMap<LarderTexts, StoredLarder>();

/** The larder of these texts; the one before, when nothing in it changed. */
export function loadLarder(read: LarderTexts, previous?: StoredLarder): StoredLarder {
  let stored = known.get(read);
  if (!stored) {
    const hash = fingerprint([...read.texts].flat());
    const isSame = previous?.hash === hash && previous.folder === read.folder;
    stored = isSame ? previous : { folder: read.folder, hash, ...larderOf(read) };
    known.set(read, stored);
  }
  return stored;
}

/** Files of the larder that are no shelf, and the schema of each. */
const kindInLarder: Readonly<Record<string, Kind>> = {
  'columns.json': 'larder',
  'names.json': 'words',
  'quantities.json': 'quantities',
  'labelling.json': 'labelling',
};

/** No files, no larder: crafts then have only rows of their own. */
function larderOf({ folder, texts }: LarderTexts): Pick<StoredLarder, 'larder' | 'problems'> {
  if (texts.size === 0) return { larder: emptyLarder, problems: [] };
  const sources = new Map([...texts].map(([file, text]) => [file, new Source(join(folder, file), text)]));
  const report = new Report(sources);
  for (const [file, source] of sources) {
    tellSlips(source, report);
    if (source.slips.length === 0) checkShape(kindInLarder[file] ?? 'shelf', file, source.value, report);
  }
  if (!sources.has('columns.json')) report.problems.push(missingFile(join(folder, 'columns.json')));
  if (report.failed) return { larder: emptyLarder, problems: report.problems };
  const columns = sources.get('columns.json')!.value;
  const shelves = Object.fromEntries(
    [...sources].filter(([file]) => !kindInLarder[file]).map(([file, { value }]) => [file, value]),
  );
  const names = sources.get('names.json')?.value ?? {};
  const labelling = sources.get('labelling.json')?.value ?? null;
  const quantities = sources.get('quantities.json')?.value as QuantitiesFile | undefined;
  const definition = { columns, names, shelves, labelling } as Larder['definition'];
  const larder = deepFreeze(compileLarder(definition, report, quantities));
  return { larder, problems: report.problems };
}

function tellSlips(source: Source, report: Report): void {
  for (const slip of source.slips)
    report.problems.push({
      file: source.path,
      severity: 'error',
      message: slip.message,
      ...source.placeOf(slip.offset, slip.length),
    });
}

/** «params.json.txt», «params.JSON» → params.json */
const rightName = (file: string): string => file.replace(/(\.(json|jsn|txt|bak))+$/i, '.json');

const missingFile = (file: string): Problem => ({
  file,
  severity: 'error',
  message: 'Falta este fichero.',
  line: 1,
  column: 1,
  excerpt: '',
  underline: [0, 0],
});

const placeOf = ({ definition: { craft } }: Craft): number => craft.order ?? Number.MAX_VALUE;

export function loadCraft(folder: CraftTexts, proven = false): { craft: Craft | null; problems: readonly Problem[] } {
  const { craft, report } = compileTexts(folder);
  if (craft && !proven) {
    runExamples(craft, report);
    runStarts(craft, report);
  }
  return { craft: report.failed ? null : craft, problems: report.problems };
}

/** A craft as its files stand, whether or not its examples still hold. */
export function compileTexts({ folder, texts, larder, misnamed = [] }: CraftTexts): {
  craft: Craft | null;
  report: Report;
} {
  const sources = new Map([...texts].map(([file, text]) => [file, new Source(`${folder}/${file}`, text)]));
  const report = new Report(sources);
  for (const [file, source] of sources) {
    tellSlips(source, report);
    if (source.slips.length === 0) checkFile(file, source.value, report);
  }
  for (const file of misnamed)
    report.problems.push({
      ...missingFile(join(folder, file)),
      message: `Este fichero no se lee por su nombre: llámalo «${rightName(file)}».`,
    });
  for (const file of required.filter((name) => !misnamed.map(rightName).includes(name))) {
    if (!sources.has(file)) report.problems.push(missingFile(`${folder}/${file}`));
  }
  if (report.failed) return { craft: null, report };
  const craft = compileCraft(writtenIn(sources), larder ? loadLarder(larder).larder : emptyLarder, report);
  if (craft) checkRules(craft.definition, report);
  return { craft: report.failed ? null : craft, report };
}

function checkFile(file: string, value: unknown, report: Report): void {
  const type = /^types\/(.+)\.json$/.exec(file)?.[1];
  if (type !== undefined) {
    if (!/^[a-z][a-z0-9_]*$/.test(type))
      report.error(
        file,
        { path: '' },
        `«${type}» no es un nombre de tipo: minúsculas sin acentos, cifras y guion bajo.`,
      );
    checkShape('type', file, value, report);
  } else if (required.includes(file) || optional.includes(file)) {
    checkShape(file.slice(0, -'.json'.length) as Kind, file, value, report);
  } else {
    report.error(
      file,
      { path: '' },
      `Este fichero no es de un oficio: los que valen son ${[...required, ...optional].join(', ')} y types/*.json.`,
    );
  }
}

function writtenIn(sources: ReadonlyMap<string, Source>): Written {
  const value = (file: string): unknown => sources.get(file)?.value ?? {};
  const types: Written['types'] = {};
  for (const [file, source] of sources) {
    const type = /^types\/(.+)\.json$/.exec(file)?.[1];
    if (type !== undefined) types[type] = source.value as Written['types'][string];
  }
  return {
    craft: value('craft.json') as Written['craft'],
    catalogue: value('catalogue.json') as Written['catalogue'],
    names: value('names.json') as Written['names'],
    params: value('params.json') as Written['params'],
    rules: value('rules.json') as Written['rules'],
    messages: value('messages.json') as Written['messages'],
    trade: (sources.get('trade.json')?.value ?? null) as Written['trade'],
    label: (sources.get('label.json')?.value ?? null) as Written['label'],
    types,
  };
}

/** Every condition must also be one for json-rules-engine itself, which wants all, any or not at the top. */
function checkRules({ rules, types }: Definition, report: Report): void {
  const check = (file: string, path: string, when: Condition | undefined): void => {
    if (when && refusedByLibrary(when) !== null)
      report.error(file, { path }, 'Una condición empieza por «all», «any» o «not».');
  };
  for (const [name, { rows }] of Object.entries(rules.decisions ?? {})) {
    for (const [index, row] of rows.entries()) check('rules.json', `/decisions/${name}/rows/${index}/when`, row.when);
  }
  for (const [index, notice] of rules.notices.entries()) check('rules.json', `/notices/${index}/when`, notice.when);
  for (const [id, type] of Object.entries(types)) {
    for (const [index, notice] of (type.notices ?? []).entries())
      check(`types/${id}.json`, `/notices/${index}/when`, notice.when);
  }
}
