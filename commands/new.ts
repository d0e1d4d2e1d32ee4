// obrador new type <oficio> <id> | craft <id>: asks for what is missing (or takes --label, --description, --like) and writes
// files that already pass the check, with a recipe that comes out well and one that does not, to be changed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Craft, didYouMean, enumerate, noSuch, type Type } from '../engine/index.ts';
import { loadCrafts, readCraft, readLarder } from '../engine/load/disk.ts';
import { type CraftTexts, compileTexts, loadCraft, loadLarder, report, type Texts } from '../engine/load/index.ts';
import { spoken } from '../workshop/grid/paste.ts';
import { newCraft } from '../workshop/new/craft.ts';
import { newIngredient } from '../workshop/new/ingredient.ts';
import { craftFor, newType } from '../workshop/new/type.ts';
import { ask, noMoreQuestions } from './ask.ts';
import { craftsIn, larderFor } from './folders.ts';
import { progress } from './progress.ts';
import { upToDate } from './upgrade/up-to-date.ts';

const usage =
  'Uso: obrador new type <oficio> <id> [--label "Nombre"] [--description "Qué es"] [--like <tipo>]\n     obrador new craft <id> [--label "Nombre"] [--description "Qué es"]\n     obrador new ingredient <id> [--label "Nombre"] [--like <ingrediente>]';
const root = process.env.CRAFTS_DIR ?? 'crafts';
const flags = new Map<string, string>();
const words: string[] = [];
for (const args = process.argv.slice(2); args.length > 0; ) {
  const word = args.shift()!;
  if (!word.startsWith('--')) words.push(word);
  else if (['--label', '--description', '--like'].includes(word) && args.length > 0)
    flags.set(word.slice(2), args.shift()!);
  else stop(usage, 2);
}
const [kind, ...rest] = words;

if (kind === 'type') await addType(rest[0], rest[1]);
else if (kind === 'craft') await addCraft(rest[0]);
else if (kind === 'ingredient') await addIngredient(rest[0]);
else stop(usage, 2);
noMoreQuestions();

function stop(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

async function answer(flag: string, question: string, fallback: string): Promise<string> {
  return flags.get(flag) ?? ((await ask(`${question} [${fallback}]: `)) || fallback);
}

async function idOf(given: string | undefined, what: string): Promise<string> {
  const id = given ?? (await ask(`Identificador ${what} (minúsculas, cifras y guion bajo): `)) ?? '';
  return /^[a-z][a-z0-9_]*$/.test(id)
    ? id
    : stop(`«${id}» no vale: el identificador lleva minúsculas sin acentos, cifras y guion bajo, y empieza por letra.`);
}

async function addType(craftName: string | undefined, typeId: string | undefined): Promise<void> {
  const folders = craftsIn(root);
  const names = folders.map(({ folder }) => basename(folder));
  const wanted = craftName ?? (await ask(`Oficio (${names.join(', ')}): `)) ?? '';
  const texts = folders.find(({ folder }) => basename(folder) === wanted) ?? stop(noSuch('el oficio', wanted, names));
  progress(`Leyendo ${wanted}`);
  const { craft: whole, report: found } = compileTexts(texts);
  progress('');
  const id = await idOf(typeId, 'del tipo');
  if (texts.texts.has(`types/${id}.json`))
    stop(`El tipo «${id}» ya existe: ${join(texts.folder, 'types', `${id}.json`)}`);
  const compile = (now: Texts): Craft | null =>
    now === texts.texts ? whole : compileTexts({ ...texts, texts: now }).craft;
  const craft = craftFor(texts.texts, { id, like: flags.get('like') ?? '' }, compile);
  if (!craft) stop(`${report(found.problems)}\n\nArregla esto antes: obrador check ${wanted}`);
  const label = await answer('label', 'Nombre', spoken(id));
  const description = await answer('description', 'Qué es, en una frase', label);
  const like = await answer('like', 'Tipo del que parte', craft.defaultType);
  const model = craft.types.get(like) ?? stop(noSuch('el tipo', like, craft.types.keys()));
  const file = `types/${id}.json`;
  const files = newType(craft, model, texts.texts, { id, label, description });
  write(texts.folder, files, texts);
  const others = [...files.keys()].filter((one) => one !== file).map((one) => join(texts.folder, one));
  const beside = others.length > 0 ? `\nTambién cambia ${enumerate(others)}, donde está «${like}».` : '';
  const sayings = textsOf(model);
  const copied =
    sayings.length > 0 ? `\nDe «${like}» trae además ${enumerate(sayings)}: cámbialo donde hable de él.` : '';
  console.log(
    `Escrito: ${join(texts.folder, file)}, con los rangos de «${like}».${beside}${copied}\nCambia sus rangos y sus recetas de ejemplo y comprueba con: obrador check ${wanted}`,
  );
}

/** What a type says in words of its own: texts among its constants, and its sentences. */
function textsOf({ file: { constants = {}, messages = {} } }: Type): string[] {
  const words = Object.entries(constants).flatMap(([key, value]) =>
    typeof value === 'string' ? [`«${key}» («${value}»)`] : [],
  );
  return [...words, ...Object.keys(messages).map((key) => `la frase «${key}»`)];
}

async function addCraft(given: string | undefined): Promise<void> {
  const id = await idOf(given, 'del oficio');
  const folder = join(root, id);
  if (existsSync(folder)) stop(`Ya existe la carpeta ${folder}.`);
  const label = await answer('label', 'Nombre', spoken(id));
  const description = await answer(
    'description',
    'Qué analiza, en una frase',
    `${label}: composición y equilibrio de sus recetas.`,
  );
  const template = readCraft(fileURLToPath(new URL('../workshop/template', import.meta.url)));
  const texts = upToDate(newCraft(template.texts, { id, label, description }));
  const taken = existsSync(root)
    ? loadCrafts(root, larderFor(root)).crafts.find(
        (craft: Craft) => craft.id === id || craft.path === `/api/balance/${id}`,
      )
    : undefined;
  if (taken) stop(`El oficio «${taken.id}» ya usa ese identificador o ese camino.`);
  write(folder, texts, { folder, texts: new Map(), larder: readLarder(larderFor(root)) });
  console.log(
    `Escrito: ${folder} (${texts.size} ficheros), en POST /api/balance/${id}.\nPon sus ingredientes, parámetros y tipos, y comprueba con: obrador check ${id}`,
  );
}

async function addIngredient(given: string | undefined): Promise<void> {
  const read = readLarder(larderFor(root));
  const { larder, problems } = loadLarder(read);
  if (problems.some(({ severity }) => severity === 'error')) stop(`${report(problems)}\n\nArregla esto antes.`);
  const id = await idOf(given, 'del ingrediente');
  if (larder.rows.has(id)) stop(`El ingrediente «${id}» ya existe: ${join(read.folder, larder.rows.get(id)!.file)}`);
  const label = await answer('label', 'Nombre', spoken(id));
  const like = flags.get('like') ?? (await ask('Ingrediente al que se parece: ')) ?? '';
  if (!larder.rows.has(like)) stop(`No existe «${like}» en la despensa.${didYouMean(like, larder.rows.keys())}`);
  const { file, text } = newIngredient(larder.definition, like, { id, label });
  const errors = loadLarder({ ...read, texts: new Map([...read.texts, [file, text]]) }).problems;
  if (errors.length > 0) stop(report(errors));
  writeFileSync(join(read.folder, file), text);
  console.log(
    `Escrito: «${label}» en ${join(read.folder, file)}, con las cifras de «${like}».\nCambia sus cifras y su fuente, ponle alias y comprueba con: obrador check`,
  );
}

/** Nothing is written that would not load and loaded before: what was wrong already is for its own day. */
function write(folder: string, files: ReadonlyMap<string, string>, craft: CraftTexts): void {
  const problemsOf = (texts: Texts) => (texts.size === 0 ? [] : loadCraft({ ...craft, folder, texts }).problems);
  const known = new Set(problemsOf(craft.texts).map(({ message }) => message));
  const after = problemsOf(new Map([...craft.texts, ...files]));
  const errors = after.filter(({ severity, message }) => severity === 'error' && !known.has(message));
  if (errors.length > 0) stop(report(errors));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
