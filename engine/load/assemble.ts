// Texts of a larder and of craft folders → compiled crafts, or everything that is wrong with them, all at once. Whoever
// calls brings the checks; texts that were proven before need none, and are compiled when they are first asked for.
import type { Craft, Definition, Written } from '../craft.ts';
import type { Larder } from '../larder.ts';
import type { QuantitiesFile } from '../quantity/index.ts';
import { compileCraft, deepFreeze } from './craft.ts';
import { type Kind, kindInLarder } from './kinds.ts';
import { compileLarder, emptyLarder } from './larder.ts';
import { type Problem, Report } from './problem.ts';
import { compileTypes } from './retyped.ts';
import { Source } from './source.ts';
import { type CraftTexts, fingerprint, type LarderTexts, lastStep } from './texts.ts';
import { writtenBy } from './written.ts';

/** What looks at definitions that nobody has proven yet. */
export interface Checks {
  /** whether a file has the shape of its kind */
  readonly shape: (kind: Kind, file: string, value: unknown, report: Report) => void;
  readonly conditions: (definition: Definition, report: Report) => void;
  /** what its examples say, and what adjusting starts from */
  readonly promises: (craft: Craft, report: Report) => void;
}

/** Whether the texts with this fingerprint have passed every check. */
export type Proven = (hash: string) => boolean;

/** One craft folder, loaded. */
export interface Part {
  readonly folder: string;
  readonly hash: string;
  readonly craft: Craft | null;
  readonly offer: Ranked | null;
  readonly problems: readonly Problem[];
}

/** What a craft offers, known before it is compiled. */
export interface Offer {
  readonly id: string;
  readonly path: string;
  readonly adjusts: boolean;
  readonly labels: boolean;
  /** compiled the first time, when it was proven before */
  readonly craft: () => Craft;
}

export interface Loaded {
  /** the crafts without errors, in the order they declare; those that declare none last, the shortest path first */
  readonly offers: readonly Offer[];
  /** the same, all compiled */
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

/** A folder whose texts are those of `previous` is not checked and compiled again. */
export function assemble(
  folders: readonly CraftTexts[],
  previous: Loaded | undefined,
  checks: Checks | null,
  isProven: Proven,
): Loaded {
  const stored = storedLarder(folders[0]?.larder ?? noLarder, checks, isProven, previous?.larder);
  const isWhole = !stored.problems.some(({ severity }) => severity === 'error');
  const parts = folders.map((folder): Part => {
    const hash = hashOf(folder, stored.hash);
    const known = previous?.parts.find((part) => part.hash === hash && part.folder === folder.folder);
    if (known) return known;
    if (isWhole && isProven(hash)) return provenPart(folder, hash);
    const loaded = isWhole ? checkedCraft(folder, checks) : { craft: null, problems: [] };
    return partOf(folder, hash, loaded);
  });
  return gathered(folders, stored, parts);
}

export const partOf = (
  { folder }: CraftTexts,
  hash: string,
  loaded: { craft: Craft | null; problems: readonly Problem[] },
): Part => ({ folder, hash, offer: loaded.craft && offerOf(loaded.craft), ...loaded });

/** All the crafts together: their order, and what is wrong between them. */
export function gathered(folders: readonly CraftTexts[], stored: StoredLarder, parts: readonly Part[]): Loaded {
  const problems = [...stored.problems, ...parts.flatMap((part) => part.problems)];
  const offers = parts
    .flatMap(({ offer }) => offer ?? [])
    .sort((a, b) => a.order - b.order || a.path.length - b.path.length || a.path.localeCompare(b.path));
  for (const [index, offer] of offers.entries()) {
    const { folder } = parts.find((part) => part.offer === offer)!;
    const tell = (path: string, message: string): void => {
      const text = folders.find((one) => one.folder === folder)!.texts.get('craft.json')!;
      const report = new Report(new Map([['craft.json', new Source(`${folder}/craft.json`, text)]]));
      report.error('craft.json', { path }, message);
      problems.push(...report.problems);
    };
    const name = lastStep(folder);
    if (name !== offer.id)
      tell('/id', `La carpeta se llama «${name}» y el oficio «${offer.id}»: dales el mismo nombre.`);
    const twin = offers.slice(0, index).find((other) => other.path === offer.path || other.id === offer.id);
    if (!twin) continue;
    const home = parts.find((part) => part.offer === twin)!.folder;
    const what = offer.path === twin.path ? `el camino «${offer.path}»` : `el id «${offer.id}»`;
    tell(
      offer.path === twin.path ? '/path' : '/id',
      `Dos oficios tienen ${what}: «${lastStep(home)}» (${home}) y «${name}» (${folder}). Cámbialo en uno de los dos.`,
    );
  }
  const version = fingerprint(parts.map((part) => part.hash)).slice(0, 12);
  return {
    offers,
    get crafts() {
      return offers.map(({ craft }) => craft());
    },
    larder: stored,
    problems,
    version,
    parts,
  };
}

/** Of the larder and of each craft: what a proof is kept under. */
export function fingerprintsOf(folders: readonly CraftTexts[]): string[] {
  const larder = larderHash(folders[0]?.larder ?? noLarder);
  return [larder, ...folders.map((folder) => hashOf(folder, larder))];
}

/** Texts are read once and never changed: neither is their fingerprint. */
const hashes = new WeakMap<CraftTexts | LarderTexts, string>();

function hashed(of: CraftTexts | LarderTexts, parts: () => string[]): string {
  const hash = hashes.get(of) ?? fingerprint(parts());
  hashes.set(of, hash);
  return hash;
}

const larderHash = (read: LarderTexts): string => hashed(read, () => [...read.texts].flat());

export const hashOf = (craft: CraftTexts, larder: string): string =>
  hashed(craft, () => {
    const { folder, texts, misnamed = [] } = craft;
    return [lastStep(folder), ...[...texts].flat(), ...misnamed, larder];
  });

type Ranked = Offer & { readonly order: number };

const ranked = ({ id, path, order, adjust }: Written['craft'], labels: boolean, craft: () => Craft): Ranked => ({
  ...{ id, path, order: order ?? Number.MAX_VALUE, adjusts: adjust !== undefined, labels, craft },
});

const offerOf = (craft: Craft): Ranked => ranked(craft.definition.craft, craft.labels !== null, () => craft);

/** It is only read; its craft is compiled when somebody asks for it. */
function provenPart(folder: CraftTexts, hash: string): Part {
  let made: Craft | undefined;
  const craft = (): Craft => {
    made ??= trusted(compileTexts(folder, null));
    return made;
  };
  const written = new Source('', folder.texts.get('craft.json')!, true).value as Written['craft'];
  const offer = ranked(written, folder.texts.has('label.json'), craft);
  return {
    ...{ folder: folder.folder, hash, offer, problems: [] },
    get craft() {
      return craft();
    },
  };
}

function trusted({ craft, report }: Compiled): Craft {
  if (craft) return craft;
  throw new Error(report.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

const noLarder: LarderTexts = { folder: '', texts: new Map() };

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
    stored = isSame ? previous : { folder: read.folder, hash, ...larderOf(read, isProven(hash) ? null : checks) };
    known.set(read, stored);
  }
  return stored;
}

/** No files, no larder: crafts then have only rows of their own. */
function larderOf({ folder, texts }: LarderTexts, checks: Checks | null): Pick<StoredLarder, 'larder' | 'problems'> {
  if (texts.size === 0) return { larder: emptyLarder, problems: [] };
  const sources = sourcesOf(folder, texts, checks);
  const report = new Report(sources);
  for (const [file, source] of sources) {
    tellSlips(source, report);
    if (source.slips.length === 0) checks?.shape(kindInLarder[file] ?? 'shelf', file, source.value, report);
  }
  if (!sources.has('columns.json')) report.problems.push(missingFile(`${folder}/columns.json`));
  if (report.failed) return { larder: emptyLarder, problems: report.problems };
  const columns = sources.get('columns.json')!.value;
  const shelves = Object.fromEntries(
    [...sources].filter(([file]) => !kindInLarder[file]).map(([file, { value }]) => [file, value]),
  );
  const names = sources.get('names.json')?.value ?? {};
  const labelling = sources.get('labelling.json')?.value ?? null;
  const quantities = sources.get('quantities.json')?.value as QuantitiesFile | undefined;
  const definition = { columns, names, shelves, labelling } as Larder['definition'];
  const larder = compileLarder(definition, report, quantities);
  return { larder: checks ? deepFreeze(larder) : larder, problems: report.problems };
}

const sourcesOf = (folder: string, texts: CraftTexts['texts'], checks: Checks | null): Map<string, Source> =>
  new Map([...texts].map(([file, text]) => [file, new Source(`${folder}/${file}`, text, checks === null)]));

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

export function checkedCraft(
  folder: CraftTexts,
  checks: Checks | null,
): { craft: Craft | null; problems: readonly Problem[] } {
  return promised(compileTexts(folder, checks), (craft, report) => checks?.promises(craft, report));
}

/** A compiled craft and what its examples and starts say; null where a promise is broken. */
export function promised(
  { craft, report }: Compiled,
  promises: Checks['promises'],
): { craft: Craft | null; problems: readonly Problem[] } {
  if (!craft) return { craft, problems: report.problems };
  const told = report.again();
  promises(craft, told);
  return { craft: told.failed ? null : craft, problems: [...report.problems, ...told.problems] };
}

/** A craft as its files stand, or null, with what is to say of them. */
export interface Compiled {
  readonly craft: Craft | null;
  readonly report: Report;
}

/** A craft as its files stand, whether or not its examples still hold. */
export function compileTexts({ folder, texts, larder, misnamed = [] }: CraftTexts, checks: Checks | null): Compiled {
  const sources = sourcesOf(folder, texts, checks);
  const report = new Report(sources);
  for (const [file, source] of sources) {
    tellSlips(source, report);
    if (checks && source.slips.length === 0) checkFile(file, source.value, checks, report);
  }
  for (const file of misnamed)
    report.problems.push({
      ...missingFile(`${folder}/${file}`),
      message: `Este fichero no se lee por su nombre: llámalo «${rightName(file)}».`,
    });
  for (const file of required.filter((name) => !misnamed.map(rightName).includes(name))) {
    if (!sources.has(file)) report.problems.push(missingFile(`${folder}/${file}`));
  }
  if (report.failed) return { craft: null, report };
  const stored = larder ? storedLarder(larder, checks, () => checks === null).larder : emptyLarder;
  const craft = compileCraft(
    writtenBy(sources.keys(), (file) => sources.get(file)?.value),
    stored,
    report,
    checks === null,
  );
  if (craft) checks?.conditions(craft.definition, report);
  return { craft: report.failed ? null : craft, report };
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
  const sources = sourcesOf(folder.folder, folder.texts, checks);
  const report = new Report(sources);
  const paths = new Set(changed.map((file) => `${folder.folder}/${file}`));
  report.problems.push(...compiled.report.problems.filter(({ file }) => !paths.has(file)));
  for (const file of changed) {
    const source = sources.get(file)!;
    tellSlips(source, report);
    if (source.slips.length === 0) checkFile(file, source.value, checks, report);
  }
  if (report.failed) return { craft: null, report };
  const written = writtenBy(sources.keys(), (file) => sources.get(file)?.value);
  const ids = changed.map((file) => file.slice('types/'.length, -'.json'.length));
  const craft = compileTypes(compiled.craft, written, ids, report);
  if (craft) checks.conditions(craft.definition, report);
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
