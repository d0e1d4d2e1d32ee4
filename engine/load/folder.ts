// One craft folder, or the larder's, as texts → compiled, or everything that is wrong with it. Whoever calls brings the
// checks; texts that were proven before need none.
import type { Craft } from '../craft.ts';
import type { Larder, ShelfFile } from '../larder.ts';
import type { QuantitiesFile } from '../quantity/index.ts';
import { compileCraft, compileProven } from './craft/craft.ts';
import { compileLabel } from './craft/label.ts';
import { larderHash } from './file/hash.ts';
import { type Kind, kindInLarder } from './file/kinds.ts';
import { type Problem, Report } from './file/problem.ts';
import { Source } from './file/source.ts';
import type { CraftTexts, LarderTexts } from './file/texts.ts';
import { compileTypes } from './incremental/retyped.ts';
import { compileLabelling } from './larder/labelling.ts';
import { type CheckLarder, compileLarder, emptyLarder } from './larder/larder.ts';
import type { CraftChecks } from './model.ts';
import { readDefinition } from './written/reading.ts';
import { writtenBy } from './written/written.ts';

/** What looks at definitions that nobody has proven yet. */
export interface Checks {
  /** whether a file has the shape of its kind */
  readonly shape: (kind: Kind, file: string, value: unknown, report: Report) => void;
  readonly larder: CheckLarder;
  readonly craft: CraftChecks;
  /** what its examples say, and what adjusting starts from */
  readonly promises: (craft: Craft, report: Report) => void;
}

/** Whether the texts with this fingerprint have passed every check. */
export type Proven = (hash: string) => boolean;

/** The larder folder, loaded; with errors the larder is the empty one and no craft is compiled. */
export interface StoredLarder {
  readonly folder: string;
  readonly hash: string;
  readonly larder: Larder;
  readonly problems: readonly Problem[];
  readonly sources: Sources;
}

/** Files by name, read. */
export type Sources = ReadonlyMap<string, Source>;

export const required = ['craft.json', 'catalogue.json', 'params.json', 'rules.json', 'messages.json'];
const optional = ['names.json', 'trade.json', 'label.json'];

export const noLarder: LarderTexts = { folder: '', texts: new Map() };

/** Texts that were compiled already: all the crafts of one reading share them. */
const known = new WeakMap<LarderTexts, StoredLarder>();

/** The larder of these texts; the one before, when nothing in it changed. */
export function storedLarder(
  read: LarderTexts,
  checks: Checks | null,
  isProven: Proven,
  previous?: StoredLarder,
): StoredLarder {
  let stored = known.get(read);
  if (!stored) {
    const hash = larderHash(read);
    const isSame = previous?.hash === hash && previous.folder === read.folder;
    stored = isSame
      ? previous
      : { folder: read.folder, hash, ...larderOf(read, isProven(hash) ? null : checks, previous) };
    known.set(read, stored);
  }
  return stored;
}

/** No files, no larder: crafts then have only rows of their own. */
function larderOf(
  { folder, texts }: LarderTexts,
  checks: Checks | null,
  previous?: StoredLarder,
): Pick<StoredLarder, 'larder' | 'problems' | 'sources'> {
  const sources = sourcesOf(folder, texts, checks, previous?.sources);
  if (texts.size === 0) return { larder: emptyLarder, problems: [], sources };
  const report = new Report(sources);
  for (const [file, source] of sources)
    if (checks) tellFile(source, report, (own) => checks.shape(kindInLarder[file] ?? 'shelf', file, source.value, own));
  if (!sources.has('columns.json')) report.problems.push(missingFile(`${folder}/columns.json`));
  if (report.failed) return { larder: emptyLarder, problems: report.problems, sources };
  const columns = sources.get('columns.json')!.value;
  const before = previous?.larder.definition.shelves ?? {};
  const shelves = Object.fromEntries(
    [...sources]
      .filter(([file]) => !kindInLarder[file])
      .map(([file, { value }]) => [file, asBefore(value as ShelfFile, before[file])]),
  );
  const names = sources.get('words.json')?.value ?? {};
  const labelling = sources.get('labelling.json')?.value ?? null;
  const quantities = sources.get('quantities.json')?.value as QuantitiesFile | undefined;
  const definition = { columns, names, shelves, labelling } as Larder['definition'];
  return {
    larder: compileLarder(definition, report, quantities, checks?.larder, compileLabelling),
    problems: report.problems,
    sources,
  };
}

/** The shelf with the very ingredients of before, where they are written as they were. */
function asBefore(shelf: ShelfFile, before: ShelfFile | undefined): ShelfFile {
  if (!before || before === shelf) return shelf;
  const known = new Map(before.ingredients.map((entry) => [JSON.stringify(entry), entry]));
  const ingredients = shelf.ingredients.map((entry) => known.get(JSON.stringify(entry)) ?? entry);
  return { ...shelf, ingredients: ingredients as ShelfFile['ingredients'] };
}

/** A file that is as it was is not read again. */
function sourcesOf(
  folder: string,
  texts: CraftTexts['texts'],
  checks: Checks | null,
  before?: Sources,
): Map<string, Source> {
  return new Map(
    [...texts].map(([file, text]) => {
      const [path, was] = [`${folder}/${file}`, before?.get(file)];
      return [file, was?.written === text && was.path === path ? was : new Source(path, text, checks === null)];
    }),
  );
}

/** What is wrong in a file by itself: it was told already where the file is as it was. */
const told = new WeakMap<Source, readonly Problem[]>();

function tellFile(source: Source, report: Report, shape: (own: Report) => void): void {
  let problems = told.get(source);
  if (!problems) {
    const own = report.again();
    for (const slip of source.slips)
      own.problems.push({
        file: source.path,
        severity: 'error',
        message: slip.message,
        ...source.placeOf(slip.offset, slip.length),
      });
    if (source.slips.length === 0) shape(own);
    problems = own.problems;
    told.set(source, problems);
  }
  report.problems.push(...problems);
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

export function checkedCraft(folder: CraftTexts, checks: Checks, before?: Sources): Checked {
  return promised(compileTexts(folder, checks, before), (craft, report) => checks.promises(craft, report));
}

/** A craft that keeps what it promises, or null. */
export interface Checked {
  readonly craft: Craft | null;
  readonly problems: readonly Problem[];
  readonly sources: Sources;
}

/** A compiled craft and what its examples and starts say; null where a promise is broken. */
export function promised({ craft, report }: Compiled, promises: Checks['promises']): Checked {
  const { problems, sources } = report;
  if (!craft) return { craft, problems, sources };
  const broken = report.again();
  promises(craft, broken);
  return { craft: broken.failed ? null : craft, problems: [...problems, ...broken.problems], sources };
}

/** A craft as its files stand, or null, with what is to say of them. */
export interface Compiled {
  readonly craft: Craft | null;
  readonly report: Report;
}

/** A craft as its files stand, whether or not its examples still hold. */
export function compileTexts(
  { folder, texts, larder, misnamed = [] }: CraftTexts,
  checks: Checks,
  before?: Sources,
): Compiled {
  const sources = sourcesOf(folder, texts, checks, before);
  const report = new Report(sources);
  for (const [file, source] of sources) tellFile(source, report, (own) => checkFile(file, source.value, checks, own));
  for (const file of misnamed)
    report.problems.push({
      ...missingFile(`${folder}/${file}`),
      message: `Este fichero no se lee por su nombre: llámalo «${rightName(file)}».`,
    });
  for (const file of required.filter((name) => !misnamed.map(rightName).includes(name))) {
    if (!sources.has(file)) report.problems.push(missingFile(`${folder}/${file}`));
  }
  // Without types half of the names that the rules read would be missing too: one thing is wrong, and it is told once.
  if (!report.failed && ![...sources.keys()].some((file) => file.startsWith('types/')))
    report.error('craft.json', { path: '/defaultType' }, 'No hay ningún tipo de receta: pon al menos uno en «types».');
  if (report.failed) return { craft: null, report };
  const stored = larder ? storedLarder(larder, checks, () => false).larder : emptyLarder;
  const written = writtenBy(sources.keys(), (file) => sources.get(file)?.value);
  const craft = compileCraft(readDefinition(written, report), stored, report, checks.craft, compileLabel);
  return { craft: report.failed ? null : craft, report };
}

/** The craft of texts that were proven before, in pieces. Throws where another edition proved them. */
export function* compileProvenTexts({ folder, texts, larder }: CraftTexts): Generator<undefined, Craft, undefined> {
  const sources = sourcesOf(folder, texts, null);
  const report = new Report(sources);
  yield;
  const stored = larder ? storedLarder(larder, null, () => true).larder : emptyLarder;
  const written = writtenBy(sources.keys(), (file) => sources.get(file)?.value);
  const definition = readDefinition(written, report);
  yield;
  const craft = yield* compileProven(definition, stored, report, compileLabel);
  if (craft && !report.failed) return craft;
  throw new Error(report.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

/** A folder that was compiled before, and what came of it. */
export interface Earlier {
  readonly folder: CraftTexts;
  readonly compiled: Compiled;
}

/** The same where only types changed since; undefined where it has to be compiled whole. */
export function compileEdited(
  folder: CraftTexts,
  { folder: was, compiled }: Earlier,
  checks: Checks,
): Compiled | undefined {
  const files = new Set([...was.texts.keys(), ...folder.texts.keys()]);
  const changed = [...files].filter((file) => was.texts.get(file) !== folder.texts.get(file));
  const isTypes = changed.every((file) => file.startsWith('types/') && was.texts.has(file) && folder.texts.has(file));
  if (!compiled.craft || !isTypes || was.larder !== folder.larder || was.misnamed || folder.misnamed) return undefined;
  const sources = sourcesOf(folder.folder, folder.texts, checks, compiled.report.sources);
  const report = new Report(sources);
  const paths = new Set(changed.map((file) => `${folder.folder}/${file}`));
  report.problems.push(...compiled.report.problems.filter(({ file }) => !paths.has(file)));
  for (const file of changed) {
    const source = sources.get(file)!;
    tellFile(source, report, (own) => checkFile(file, source.value, checks, own));
  }
  // What has not its shape is told alone, without what the others were warned of.
  if (report.failed) return undefined;
  const written = writtenBy(sources.keys(), (file) => sources.get(file)?.value);
  const ids = changed.map((file) => file.slice('types/'.length, -'.json'.length));
  const craft = compileTypes(compiled.craft, written, ids, report);
  return craft === undefined ? undefined : { craft: report.failed ? null : craft, report };
}

function checkFile(file: string, value: unknown, checks: Checks, report: Report): void {
  const type = /^types\/(.+)\.json$/.exec(file)?.[1];
  if (type !== undefined) {
    const misplaced = [...required, ...optional].find((name) => file === `types/${name}`);
    if (misplaced) report.error(file, { path: '' }, `«${misplaced}» va en la carpeta del oficio, no en «types».`);
    else if (type.includes('/')) report.error(file, { path: '' }, 'Los tipos van en «types», sin más carpetas dentro.');
    else if (!/^[a-z][a-z0-9_]*$/.test(type))
      report.error(
        file,
        { path: '' },
        `«${type}» no es un nombre de tipo: minúsculas sin acentos, cifras y guion bajo.`,
      );
    else checks.shape('type', file, value, report);
  } else if (required.includes(file) || optional.includes(file)) {
    checks.shape(file.slice(0, -'.json'.length) as Kind, file, value, report);
  } else {
    report.error(
      file,
      { path: '' },
      isTypeLike(value)
        ? 'Parece un tipo: los tipos van en la carpeta «types».'
        : `Este fichero no es de un oficio: los que valen son ${[...required, ...optional].join(', ')} y types/*.json.`,
    );
  }
}

const isTypeLike = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'examples' in value && 'label' in value;
