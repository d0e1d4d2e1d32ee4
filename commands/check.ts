// obrador check [oficio | fichero…] [--fix] [--accept]: every problem of the definitions, then one line per craft. Exit 1 on
// errors. With --fix what is mechanical is mended before; with --accept what examples promise is written as they come out now.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { type Craft, noSuch } from '../engine/index.ts';
import { type CraftTexts, type Problem, report } from '../engine/load/index.ts';
import { createChecker } from '../workshop/checker.ts';
import { openWorkshop } from '../workshop/open.ts';
import { repair } from '../workshop/repair.ts';
import { summary } from '../workshop/summary.ts';
import { craftsIn, larderFor } from './folders.ts';
import { progress } from './progress.ts';
import { secondOpinion } from './second-judge.ts';
import { upToDate } from './upgrade/up-to-date.ts';
import { Usage } from './usage-error.ts';

const usage = 'Uso: obrador check [oficio | fichero…] [--fix] [--accept]';
const deeds = ['--fix', '--accept'];

/** What is asked for cannot be done; the message is for the person who asked. */
class Refused extends Error {}

/** Prints what there is to say and gives the exit code. */
export const check = (words: readonly string[], root: string, print: Print, read = craftsIn): 0 | 1 =>
  soundCrafts(words, root, print, read) === null ? 1 : 0;

type Print = (text: string) => void;

/** The crafts, when nothing that was asked about is wrong. */
function soundCrafts(words: readonly string[], root: string, print: Print, read = craftsIn): readonly Craft[] | null {
  try {
    const { problems, crafts } = checked(words, root, print, read);
    return problems.some(({ severity }) => severity === 'error') ? null : crafts;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    print(error.message);
    return null;
  }
}

function checked(
  words: readonly string[],
  root: string,
  print: Print,
  read: typeof craftsIn,
): { problems: readonly Problem[]; crafts: readonly Craft[] } {
  const unknown = words.find((word) => word.startsWith('--') && !deeds.includes(word));
  if (unknown !== undefined) throw new Usage(`No se conoce «${unknown}». ${usage}`);
  if (!existsSync(root)) throw new Refused(`No existe la carpeta de oficios «${root}».`);
  const folders = read(root);
  const wanted = words.filter((word) => !word.startsWith('--')).map((word) => placeOf(word, root, folders));
  const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((place) => within(place, file));
  const isSeen = (folder: string): boolean => isWanted(folder) || wanted.some((place) => within(folder, place));
  // What is of no craft, as the larder, concerns them all.
  const isOfOne = wanted.every((place) => folders.some(({ folder }) => within(folder, place)));
  const isLookedAt = (folder: string): boolean => !isOfOne || isSeen(folder);

  if (words.includes('--fix')) for (const path of fixed(folders, isWanted)) print(`Arreglado: ${path}`);
  if (words.includes('--accept')) for (const line of taken(read(root), isWanted)) print(line);
  progress('Comprobando las definiciones');
  const { loaded, problems: found } = createChecker().check(read(root), isLookedAt);
  // A larder that cannot be read keeps every craft from being looked at.
  const isOfAll = ({ file, severity }: Problem): boolean =>
    severity === 'error' && folders.every(({ folder }) => !within(folder, file));
  const problems = found.filter((problem) => isWanted(problem.file) || isOfAll(problem));
  progress('');
  if (problems.length > 0) print(`${report(problems)}\n`);
  const larder = larderFor(root);
  if (problems.length > 0 && !existsSync(larder))
    print(`No hay despensa en «${larder}»: si está en otra carpeta, dila en LARDER_DIR.\n`);
  const looked = loaded.parts.filter(({ folder }) => isLookedAt(folder));
  for (const { folder, craft } of looked.filter((part) => isSeen(part.folder))) {
    const own = problems.filter(({ file }) => within(folder, file));
    print(summary(basename(folder), craft, own));
  }
  return { problems, crafts: looked.flatMap(({ craft }) => craft ?? []) };
}

/** A craft or a path as somebody types it → the path to look under. */
function placeOf(word: string, root: string, folders: readonly CraftTexts[]): string {
  const names = folders.map(({ folder }) => basename(folder));
  if (names.includes(word)) return join(root, word);
  if (existsSync(word)) return relative('.', resolve(word)) || '.';
  throw new Refused(noSuch('el oficio ni el fichero', word, names));
}

function within(place: string, file: string): boolean {
  const way = relative(place, file);
  return way === '' || (!way.startsWith('..') && resolve(way) !== way);
}

/** Mends what is mechanical in the files wanted, and tells which it wrote. */
function* fixed(folders: readonly CraftTexts[], isWanted: (file: string) => boolean): Generator<string> {
  for (const { folder, texts } of folders) {
    const paths = new Map([...texts.keys()].map((name) => [name, join(folder, name)]));
    const wanted = [...texts].filter(([name]) => isWanted(paths.get(name)!));
    const mended = new Map(wanted.map(([name, text]) => [name, repair(paths.get(name)!, text)]));
    // The older form speaks across files: it is brought up to date a whole craft at a time.
    const better = wanted.length === texts.size ? upToDate(mended) : mended;
    for (const [name, text] of better) {
      if (text === texts.get(name)) continue;
      const path = join(folder, name);
      writeFileSync(path, text);
      yield path;
    }
  }
}

/** Promises written as they come out now, in the types wanted. */
function* taken(folders: readonly CraftTexts[], isWanted: (file: string) => boolean): Generator<string> {
  const files = new Map(
    folders.flatMap(({ folder, texts, larder }) => [
      ...[...texts].map(([name, text]) => [`crafts/${basename(folder)}/${name}`, text] as const),
      ...[...(larder?.texts ?? [])].map(([name, text]) => [`larder/${name}`, text] as const),
    ]),
  );
  const workshop = openWorkshop();
  for (const { folder, texts } of folders) {
    const types = [...texts.keys()].filter((name) => name.startsWith('types/') && isWanted(join(folder, name)));
    for (const name of types) {
      const which = { craft: basename(folder), type: basename(name, '.json') };
      const { files: after, problems } = workshop.accept(files, which);
      // What keeps the craft from compiling is told by the check itself.
      if (problems.length > 0) break;
      const text = after.get(`crafts/${which.craft}/${name}`)!;
      if (text === texts.get(name)) continue;
      writeFileSync(join(folder, name), text);
      yield `Dado por bueno: ${join(folder, name)}`;
    }
  }
}

/** The check, and when all is right a second opinion on what the rules decide. Gives the exit code. */
export async function checkAll(words: readonly string[], root = process.env.CRAFTS_DIR ?? 'crafts'): Promise<0 | 1> {
  const crafts = soundCrafts(words, root, console.log);
  if (!crafts) return 1;
  progress('Segundo juez');
  const { judged, disagreements } = await secondOpinion(crafts);
  progress('');
  for (const disagreement of disagreements.slice(0, 10)) console.log(disagreement);
  if (disagreements.length > 0) return 1;
  console.log(`Segundo juez (json-rules-engine): ${judged.toLocaleString('es')} condiciones, las mismas respuestas.`);
  return 0;
}
