// Texts of a larder and of craft folders → compiled crafts, or everything that is wrong with them, all at once. Whoever
// calls brings the checks; texts that were proven before need none, and are compiled when they are first asked for.
import type { Craft, Written } from '../craft.ts';
import { hashOf, larderHash, ownHash } from './file/hash.ts';
import { type Problem, Report } from './file/problem.ts';
import { Source } from './file/source.ts';
import { type CraftTexts, fingerprint, lastStep } from './file/texts.ts';
import {
  type Checked,
  type Checks,
  checkedCraft,
  compileProvenTexts,
  noLarder,
  type Proven,
  type Sources,
  type StoredLarder,
  storedLarder,
} from './folder.ts';
import { onlyGained, restocked } from './incremental/restocked.ts';
import { Pieces } from './pieces.ts';

/** One craft folder, loaded. */
export interface Part {
  readonly folder: string;
  readonly hash: string;
  /** of what is written in it alone, whatever the larder */
  readonly own: string;
  readonly craft: Craft | null;
  readonly offer: Ranked | null;
  readonly problems: readonly Problem[];
  readonly sources: Sources | undefined;
}

/** What a craft offers, known before it is compiled. */
export interface Offer {
  readonly id: string;
  readonly path: string;
  readonly adjusts: boolean;
  readonly labels: boolean;
  /** compiled the first time, when it was proven before */
  readonly craft: () => Craft;
  /** the same, for whoever would rather wait than hold up others */
  readonly pieces: Pieces<Craft>;
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

/** What was loaded before, and need not be again where it is the same. */
export type Before = Pick<Loaded, 'larder' | 'parts'>;

/** A folder whose texts are those of `previous` is not checked and compiled again. */
export function assemble(
  folders: readonly CraftTexts[],
  previous: Before | undefined,
  checks: Checks | null,
  isProven: Proven,
): Loaded {
  const stored = storedLarder(folders[0]?.larder ?? noLarder, checks, isProven, previous?.larder);
  const isWhole = !stored.problems.some(({ severity }) => severity === 'error');
  const hasOnlyGained = previous !== undefined && isWhole && onlyGained(previous.larder, stored);
  const parts = folders.map((folder): Part => {
    const hash = hashOf(folder, stored.hash);
    const known = previous?.parts.find((part) => part.folder === folder.folder);
    if (known?.hash === hash) return known;
    const grown = hasOnlyGained && known?.own === ownHash(folder) ? known : null;
    const restock = (): Craft | null => (grown?.craft ? restocked(grown.craft, stored.larder) : null);
    if (isWhole && isProven(hash)) return provenPart(folder, hash, grown?.offer?.pieces.isWhole ? restock : null);
    const craft = grown && restock();
    if (craft) return partOf(folder, hash, { ...grown, craft });
    const loaded = isWhole && checks ? checkedCraft(folder, checks, known?.sources) : unchecked;
    return partOf(folder, hash, loaded);
  });
  return gathered(folders, stored, parts);
}

/** Without a larder nothing can be said of a craft. */
export const unchecked: Checked = { craft: null, problems: [], sources: new Map() };

export const partOf = (
  texts: CraftTexts,
  hash: string,
  { craft, problems, sources }: Pick<Part, 'craft' | 'problems' | 'sources'>,
): Part => ({
  ...{ folder: texts.folder, hash, own: ownHash(texts), craft, offer: craft && offerOf(craft), problems, sources },
});

/** All the crafts together: their order, and what is wrong between them. */
export function gathered(folders: readonly CraftTexts[], stored: StoredLarder, parts: readonly Part[]): Loaded {
  const problems = [...stored.problems, ...parts.flatMap((part) => part.problems)];
  const offers = parts
    .flatMap(({ offer }) => offer ?? [])
    .sort((a, b) => a.order - b.order || a.path.length - b.path.length || a.path.localeCompare(b.path));
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
  const version = shortOf(parts.map(({ hash }) => hash));
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

/** What the texts of these folders are called once they are loaded. */
export const versionOf = (folders: readonly CraftTexts[]): string => shortOf(fingerprintsOf(folders).slice(1));

const shortOf = (hashes: readonly string[]): string => fingerprint(hashes).slice(0, 12);

type Ranked = Offer & { readonly order: number };

const ranked = ({ id, path, order, adjust }: Written['craft'], labels: boolean, pieces: Pieces<Craft>): Ranked => ({
  ...{ id, path, order: order ?? Number.MAX_VALUE, adjusts: adjust !== undefined, labels, pieces },
  craft: () => pieces.whole(),
});

const offerOf = (craft: Craft): Ranked => ranked(craft.definition.craft, craft.labels !== null, Pieces.of(craft));

/** What others have to know of a craft that nobody asks about: its name and its path, where they can be read. */
export function namedPart(folder: CraftTexts, hash: string): Part {
  const { slips, value } = new Source('', folder.texts.get('craft.json') ?? '');
  const { id, path } = (slips.length === 0 && value !== null ? value : {}) as Record<string, unknown>;
  const isNamed = typeof id === 'string' && typeof path === 'string';
  return isNamed ? provenPart(folder, hash) : partOf(folder, hash, unchecked);
}

/** It is only read; its craft is compiled when somebody asks for it. */
function provenPart(folder: CraftTexts, hash: string, restock: (() => Craft | null) | null = null): Part {
  const written = new Source('', folder.texts.get('craft.json')!, true).value as Written['craft'];
  const pieces = new Pieces(function* () {
    return restock?.() ?? (yield* compileProvenTexts(folder));
  });
  const offer = ranked(written, folder.texts.has('label.json'), pieces);
  return {
    ...{ folder: folder.folder, hash, own: ownHash(folder), offer, problems: [], sources: undefined },
    get craft() {
      return pieces.whole();
    },
  };
}
