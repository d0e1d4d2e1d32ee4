// One craft folder, or the larder's, as texts → compiled, or everything that is wrong with it.

import type { Larder, ShelfFile } from '../larder/larder.ts';
import type { Craft } from '../model/craft.ts';
import type { QuantitiesFile } from '../quantity/index.ts';
import { compileCraft } from './craft/craft.ts';
import { compileLabel } from './craft/label.ts';
import { type Kind, kindInLarder } from './file/kinds.ts';
import { type Problem, Report } from './file/problem.ts';
import { checkShape } from './file/schema.ts';
import { Source } from './file/source.ts';
import type { CraftTexts, LarderTexts } from './file/texts.ts';
import { checkLarder } from './larder/check.ts';
import { compileLabelling } from './larder/labelling.ts';
import { compileLarder, emptyLarder } from './larder/larder.ts';
import { readDefinition } from './written/reading.ts';
import { writtenBy } from './written/written.ts';

/** The larder folder, loaded; with errors the larder is the empty one and no craft is compiled. */
export interface StoredLarder {
  readonly larder: Larder;
  readonly problems: readonly Problem[];
  readonly sources: Sources;
}

/** Files by name, read. */
export type Sources = ReadonlyMap<string, Source>;

export const required = ['craft.json', 'catalogue.json', 'params.json', 'rules.json', 'messages.json'];
const optional = ['kinds.json', 'names.json', 'trade.json', 'label.json'];

const noLarder: LarderTexts = { folder: '', texts: new Map() };

/** The larder of these very texts: all the crafts of one reading share it. */
const stored = new WeakMap<LarderTexts, StoredLarder>();

export function loadLarder(read: LarderTexts = noLarder): StoredLarder {
  const known = stored.get(read) ?? larderIn(read, new Report(sourcesOf(read)));
  stored.set(read, known);
  return known;
}

/** The same of texts that passed every check before. */
export const trustedLarder = (read: LarderTexts = noLarder): StoredLarder =>
  larderIn(read, Report.ofTrusted(sourcesOf(read, true)));

/** No files, no larder: crafts then have only rows of their own. */
function larderIn({ folder, texts }: LarderTexts, report: Report): StoredLarder {
  const { sources, problems } = report;
  if (texts.size === 0) return { larder: emptyLarder, problems, sources };
  if (!report.trusted)
    tellFiles(report, (file, value) => checkShape(kindInLarder[file] ?? 'shelf', file, value, report));
  if (!sources.has('columns.json')) problems.push(missingFile(`${folder}/columns.json`));
  if (report.failed) return { larder: emptyLarder, problems, sources };
  const columns = sources.get('columns.json')!.value;
  const shelves = Object.fromEntries(
    [...sources].filter(([file]) => !kindInLarder[file]).map(([file, { value }]) => [file, value as ShelfFile]),
  );
  const names = sources.get('words.json')?.value ?? {};
  const labelling = sources.get('labelling.json')?.value ?? null;
  const quantities = sources.get('quantities.json')?.value as QuantitiesFile | undefined;
  const definition = { columns, names, shelves, labelling } as Larder['definition'];
  const larder = compileLarder(definition, report, quantities, compileLabelling);
  if (!report.trusted) checkLarder(larder, report, quantities);
  return { larder, problems, sources };
}

const sourcesOf = ({ folder, texts }: Pick<CraftTexts, 'folder' | 'texts'>, trusted = false): Sources =>
  new Map([...texts].map(([file, text]) => [file, new Source(`${folder}/${file}`, text, trusted)]));

/** What is wrong in each file by itself: a slip of typing or, where there is none, what `look` finds. */
function tellFiles({ sources, problems }: Report, look: (file: string, value: unknown) => void): void {
  for (const [file, source] of sources) {
    for (const { message, offset, length } of source.slips)
      problems.push({ file: source.path, severity: 'error', message, ...source.placeOf(offset, length) });
    if (source.slips.length === 0) look(file, source.value);
  }
}

/** «params.json.txt», «params.JSON» → params.json */
const rightName = (file: string): string => file.replace(/(\.(json|jsn|txt|bak))+$/i, '.json');

const missingFile = (file: string): Problem => ({
  file,
  severity: 'error',
  message: 'Falta este fichero. Si se ha borrado, vuelve con «git checkout --» y su nombre.',
  line: 1,
  column: 1,
  excerpt: '',
  underline: [0, 0],
});

/** A craft as its files stand, or null, with what is to say of them. */
export interface Compiled {
  readonly craft: Craft | null;
  readonly report: Report;
}

/** A craft as its files stand, whether or not its examples still hold. */
export function compileTexts(read: CraftTexts): Compiled {
  const { folder, larder, misnamed = [] } = read;
  const sources = sourcesOf(read);
  const report = new Report(sources);
  tellFiles(report, (file, value) => checkFile(file, value, report));
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
  const craft = report.failed ? null : craftIn(report, loadLarder(larder).larder);
  return { craft: report.failed ? null : craft, report };
}

/** The craft of texts that passed every check before. Throws where another edition passed them. */
export function compileTrusted(read: CraftTexts, larder: Larder): Craft {
  const report = Report.ofTrusted(sourcesOf(read, true));
  const craft = craftIn(report, larder);
  report.refuse();
  return craft!;
}

function craftIn(report: Report, larder: Larder): Craft | null {
  const { sources } = report;
  const written = writtenBy(sources.keys(), (file) => sources.get(file)?.value);
  return compileCraft(readDefinition(written, report), larder, report, compileLabel);
}

function checkFile(file: string, value: unknown, report: Report): void {
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
    else checkShape('type', file, value, report);
  } else if (required.includes(file) || optional.includes(file)) {
    checkShape(file.slice(0, -'.json'.length) as Kind, file, value, report);
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
