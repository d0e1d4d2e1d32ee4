// Texts of a larder and of craft folders → compiled crafts, or everything that is wrong with them, all at once. It needs no
// Node: a page checks what is edited in it with this, and disk.ts what it reads from a disk.
//   loadTexts(folders).problems → all of them, with file, line, column and a remedy
import type { Craft, Written } from '../model/craft.ts';
import { type Problem, Report } from './file/problem.ts';
import { Source } from './file/source.ts';
import { type CraftTexts, lastStep } from './file/texts.ts';
import { compileTexts, compileTrusted, loadLarder, type Sources, type StoredLarder, trustedLarder } from './folder.ts';
import { runExamples } from './trial/examples.ts';
import { runStarts } from './trial/starts.ts';
import { trialsOf } from './trial/trials.ts';

/** What a craft offers, known before it is compiled. */
export interface Offer {
  readonly id: string;
  readonly path: string;
  readonly order: number;
  readonly adjusts: boolean;
  readonly labels: boolean;
  /** compiled the first time */
  readonly craft: () => Craft;
}

/** One craft folder, loaded. */
export interface Part {
  readonly folder: string;
  readonly craft: Craft | null;
  readonly offer: Offer | null;
  readonly problems: readonly Problem[];
  readonly sources?: Sources;
}

export interface Loaded {
  /** the crafts without errors, in the order they declare; those that declare none last, the shortest path first */
  readonly offers: readonly Offer[];
  /** the same, all compiled */
  readonly crafts: readonly Craft[];
  readonly larder: StoredLarder;
  readonly problems: readonly Problem[];
  readonly parts: readonly Part[];
}

/** Everything checked and compiled, every example tried. */
export const loadTexts = (folders: readonly CraftTexts[]): Loaded => loadedBy(folders, loadCraft);

/** The same for whoever is writing them: a craft whose examples no longer hold can be asked why. */
export const loadAsTheyStand = (folders: readonly CraftTexts[]): Loaded =>
  loadedBy(folders, (folder) => {
    const { craft, report } = compileTexts(folder);
    if (!craft) return partOf(folder, null, report.problems, report.sources);
    return partOf(folder, craft, promised(folder, craft, report).problems, report.sources);
  });

function loadedBy(folders: readonly CraftTexts[], load: (folder: CraftTexts) => Part): Loaded {
  const stored = loadLarder(folders[0]?.larder);
  return gathered(
    folders,
    stored,
    folders.map((folder) => (isWhole(stored) ? load(folder) : partOf(folder, null))),
  );
}

/** Texts that passed every check before: each craft and each type is compiled when it is first asked for. */
export function loadTrusted(folders: readonly CraftTexts[]): Loaded {
  const stored = trustedLarder(folders[0]?.larder);
  return gathered(
    folders,
    stored,
    folders.map((folder) => trustedPart(folder, stored)),
  );
}

/** Without a larder nothing can be said of a craft. */
export const isWhole = ({ problems }: StoredLarder): boolean => !problems.some(({ severity }) => severity === 'error');

/** A craft that keeps what it promises, or null. */
export function loadCraft(folder: CraftTexts): Part {
  const { craft, report } = compileTexts(folder);
  return craft ? promised(folder, craft, report) : partOf(folder, null, report.problems, report.sources);
}

/** A compiled craft and what its examples and starts say; null where a promise is broken. */
export function promised(folder: CraftTexts, craft: Craft, report: Report, trials = trialsOf(craft)): Part {
  const broken = report.again();
  runPromises(craft, broken, trials);
  return partOf(folder, broken.failed ? null : craft, [...report.problems, ...broken.problems], report.sources);
}

/** What a craft promises: what its examples give, and that its starts can be begun from. */
export function runPromises(craft: Craft, report: Report, trials = trialsOf(craft)): void {
  runExamples(craft, report, trials);
  runStarts(craft, report, trials);
}

export const partOf = (
  { folder }: CraftTexts,
  craft: Craft | null,
  problems: readonly Problem[] = [],
  sources?: Sources,
): Part => ({
  ...{ folder, craft, problems, sources },
  offer: craft && offerOf(craft.definition.craft, craft.labels !== null, () => craft),
});

function trustedPart(folder: CraftTexts, stored: StoredLarder): Part {
  let made: Craft | undefined;
  const craft = (): Craft => {
    made ??= compileTrusted(folder, stored.larder);
    return made;
  };
  return { folder: folder.folder, problems: [], offer: namedOffer(folder, craft), craft: null };
}

/** What others have to know of a craft that nobody looks at now: its name and its path, where they can be read. */
export function namedPart(folder: CraftTexts): Part {
  const craft = (): Craft => {
    throw new Error(`${folder.folder} was not looked at`);
  };
  return { folder: folder.folder, problems: [], offer: namedOffer(folder, craft), craft: null };
}

function namedOffer({ texts }: CraftTexts, craft: () => Craft): Offer | null {
  const { slips, value } = new Source('', texts.get('craft.json') ?? '');
  const written = (slips.length === 0 && value !== null ? value : {}) as Written['craft'];
  const isNamed = typeof written.id === 'string' && typeof written.path === 'string';
  return isNamed ? offerOf(written, texts.has('label.json'), craft) : null;
}

const offerOf = ({ id, path, order, adjust }: Written['craft'], labels: boolean, craft: () => Craft): Offer => ({
  ...{ id, path, order: order ?? Number.MAX_VALUE, adjusts: adjust !== undefined, labels, craft },
});

/** All the crafts together: their order, and what is wrong between them. */
export function gathered(folders: readonly CraftTexts[], stored: StoredLarder, parts: readonly Part[]): Loaded {
  const problems = [...stored.problems, ...parts.flatMap((part) => part.problems)];
  const offers = parts
    .flatMap(({ offer }) => offer ?? [])
    .sort((a, b) => a.order - b.order || a.path.length - b.path.length || a.path.localeCompare(b.path));
  problems.push(...clashes(folders, parts, offers));
  return {
    offers,
    get crafts() {
      return offers.map(({ craft }) => craft());
    },
    ...{ larder: stored, problems, parts },
  };
}

/** Two crafts of one name or one path, and a craft that is not called as its folder. */
function clashes(folders: readonly CraftTexts[], parts: readonly Part[], offers: readonly Offer[]): Problem[] {
  const problems: Problem[] = [];
  const homeOf = (offer: Offer): string => parts.find((part) => part.offer === offer)!.folder;
  // Of a craft that is not called as its folder, that is told and not whose name it has.
  const isCalledSo = (offer: Offer): boolean => lastStep(homeOf(offer)) === offer.id;
  for (const [index, offer] of offers.entries()) {
    const folder = homeOf(offer);
    const tell = (path: string, message: string): void => {
      const text = folders.find((one) => one.folder === folder)!.texts.get('craft.json')!;
      const report = new Report(new Map([['craft.json', new Source(`${folder}/craft.json`, text)]]));
      report.error('craft.json', { path }, message);
      problems.push(...report.problems);
    };
    const name = lastStep(folder);
    if (!isCalledSo(offer))
      tell('/id', `La carpeta se llama «${name}» y el oficio «${offer.id}»: dales el mismo nombre.`);
    const isTwin = (other: Offer): boolean =>
      other.path === offer.path || (other.id === offer.id && isCalledSo(other) && isCalledSo(offer));
    const twin = offers.slice(0, index).find(isTwin);
    if (!twin) continue;
    const home = homeOf(twin);
    const what = offer.path === twin.path ? `el camino «${offer.path}»` : `el id «${offer.id}»`;
    tell(
      offer.path === twin.path ? '/path' : '/id',
      `Dos oficios tienen ${what}: «${lastStep(home)}» (${home}) y «${name}» (${folder}). Cámbialo en uno de los dos.`,
    );
  }
  return problems;
}
