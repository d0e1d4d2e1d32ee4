// An id under another name everywhere it is used. Refuses a name that is taken or cannot be one, and gives nothing that
// would not load, or that would answer otherwise than under the other name.
//   rename(files, { craft: 'x', kind: 'parameter', id: 'a', to: 'b' }, build)
import { didYouMean, reserved } from '../../engine/index.ts';
import { type CraftTexts, type Problem, report, runPromises } from '../../engine/load/index.ts';
import type { Built } from '../checker.ts';
import { craftFolder, done, type Edited, type Files, refused } from '../files.ts';
import { type Result, recipesOf, resultOf } from '../impact/results.ts';
import { inOrder } from '../keys.ts';
import { kindOf, layOut } from '../layout.ts';
import { mentionsIn } from '../mentions.ts';
import { withValue } from '../text.ts';
import { craftsIn, typesIn, valueIn } from '../values.ts';
import { type Kind, type Names, renamer } from './naming.ts';

export type { Kind as RenameKind } from './naming.ts';

export interface Renaming {
  /** an ingredient of the larder is renamed for all of them */
  readonly craft: string;
  readonly kind: Kind;
  readonly id: string;
  readonly to: string;
}

export type Build = (files: Files, craft: string) => { folder: CraftTexts; built: Built } | null;

/** Kinds whose ids live together: none may be called as another. */
const together: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  parameter: ['parameter', 'constant', 'decision'],
  constant: ['parameter', 'constant', 'decision'],
  decision: ['parameter', 'constant', 'decision'],
  group: ['group', 'set'],
  set: ['group', 'set'],
};

export function rename(files: Files, { craft, kind, id, to }: Renaming, build: Build): Edited {
  const crafts = kind === 'ingredient' ? craftsIn(files) : [craft];
  const paths = [...files.keys()].filter(
    (path) =>
      crafts.some((one) => path.startsWith(`${craftFolder(one)}/`)) ||
      (kind === 'ingredient' && path.startsWith('larder/')),
  );
  const unread = paths.find((path) => path.endsWith('.json') && valueIn<unknown>(files, path) === undefined);
  if (unread !== undefined) return refused(files, `${unread} no se puede leer: arréglalo antes.`);
  const ids = declared(files, paths, together[kind] ?? [kind]);
  const own = declared(files, paths, [kind]);
  if (!own.has(id)) return refused(files, `No existe «${id}».${didYouMean(id, own)}`);
  if (to === id) return done(files);
  const wrong = wrongName(kind, to);
  if (wrong !== null) return refused(files, wrong);
  if (ids.has(to)) return refused(files, `«${to}» ya existe: elige otro nombre.`);
  const after = new Map(files);
  const names = namesIn(files, craft);
  const rewrite = renamer(kind, id, to, names);
  for (const path of paths) after.set(path, rewritten(path, files.get(path)!, rewrite));
  if (kind === 'message' && names.saidById.has(id)) sayIt(after, paths, id, to);
  if (kind === 'type') move(after, `${craftFolder(craft)}/types/${id}.json`, `${craftFolder(craft)}/types/${to}.json`);
  const problems = crafts.flatMap((one) => changed(build(files, one), build(after, one), kind, id, to));
  return problems.length > 0 ? refused(files, ...problems) : done(after);
}

function wrongName(kind: Kind, to: string): string | null {
  if (kind === 'message') return to.trim() === '' || /\s/.test(to) ? 'La clave de un mensaje va sin espacios.' : null;
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(to) || (kind === 'type' && !/^[a-z][a-z0-9_]*$/.test(to)))
    return `«${to}» no vale: letras sin acentos ni eñes, cifras y guion bajo, y empieza por letra${kind === 'type' ? ' minúscula' : ''}.`;
  return reserved.has(to) ? `«${to}» es una palabra de las fórmulas: elige otro nombre.` : null;
}

/** The ids of these kinds that the files declare. */
function declared(files: Files, paths: readonly string[], of: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const path of paths) {
    const type = /\/types\/([^/]+)\.json$/.exec(path)?.[1];
    if (type !== undefined && of.includes('type')) found.add(type);
    if (!declares(path, of)) continue;
    for (const { role, value, isKey } of mentionsIn(path, files.get(path)!))
      if (of.includes(role) && (isKey || role === 'notice' || role === 'ingredient')) found.add(value);
  }
  return found;
}

/** In which files a kind of id is declared and not only used. */
const homes: Readonly<Record<string, RegExp>> = {
  parameter: /\/(params|craft)\.json$/,
  constant: /\/(params\.json|types\/[^/]+\.json)$/,
  decision: /\/rules\.json$/,
  column: /\/catalogue\.json$/,
  group: /\/catalogue\.json$/,
  set: /\/(catalogue\.json|types\/[^/]+\.json)$/,
  ingredient: /\/catalogue\.json$|^larder\/(?!(words|columns)\.json)/,
  message: /\/(messages\.json|types\/[^/]+\.json)$/,
  notice: /\/(rules\.json|types\/[^/]+\.json)$/,
};

const declares = (path: string, of: readonly string[]): boolean =>
  of.some((kind) => Object.hasOwn(homes, kind) && homes[kind]!.test(path));

function namesIn(files: Files, craft: string): Names {
  const folder = craftFolder(craft);
  const catalogue = valueIn<{ columns?: object }>(files, `${folder}/catalogue.json`);
  const file = valueIn<{ request?: { role?: string } }>(files, `${folder}/craft.json`);
  type Noticing = { notices?: { id: string; say?: string }[] };
  type Classed = { classes?: { order?: object } };
  const rules = valueIn<Noticing>(files, `${folder}/rules.json`);
  const types = [...typesIn<Noticing & Classed & { variants?: Classed[] }>(files, craft).values()];
  const ofTypes = types.flatMap(({ notices = [] }) => notices);
  const label = valueIn<{ names?: { id?: string }[] }>(files, `${folder}/label.json`);
  const tables = types.flatMap((type) => [type, ...(type.variants ?? [])]).flatMap(({ classes }) => classes ?? []);
  return {
    columns: new Set(Object.keys(catalogue?.columns ?? {})),
    roleField: file?.request?.role ?? null,
    legal: new Set([
      ...(label?.names ?? []).flatMap(({ id }) => id ?? []),
      ...tables.flatMap(({ order = {} }) => [...Object.keys(order), 'todas']),
    ]),
    saidById: new Set(
      [...(rules?.notices ?? []), ...ofTypes].flatMap(({ id, say }) => (say === undefined ? [id] : [])),
    ),
  };
}

/** The text with each mention rewritten in its place; laid out again where it was laid out. */
function rewritten(path: string, text: string, rewrite: ReturnType<typeof renamer>): string {
  const edits = mentionsIn(path, text).flatMap((mention) => {
    const now = rewrite(mention);
    return now === mention.value ? [] : [{ ...mention, now }];
  });
  if (edits.length === 0) return text;
  const changed = edits
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (all, { offset, length, now }) => all.slice(0, offset) + JSON.stringify(now) + all.slice(offset + length),
      text,
    );
  const kind = kindOf(path);
  if (layOut(kind, JSON.parse(text)) !== text) return changed;
  const value = JSON.parse(changed) as unknown;
  return layOut(kind, layOut(kind, inOrder(kind, JSON.parse(text))) === text ? inOrder(kind, value) : value);
}

/** A notice that said it by its own id now says which it is. */
function sayIt(files: Map<string, string>, paths: readonly string[], id: string, to: string): void {
  for (const path of paths.filter((one) => homes.notice!.test(one))) {
    const { notices = [] } = valueIn<{ notices?: { id: string; say?: string }[] }>(files, path) ?? {};
    const at = notices.findIndex((notice) => notice.id === id && notice.say === undefined);
    if (at >= 0) files.set(path, withValue(path, files.get(path)!, ['notices', at, 'say'], to));
  }
}

function move(files: Map<string, string>, from: string, to: string): void {
  const text = files.get(from);
  if (text === undefined) return;
  files.delete(from);
  files.set(to, text);
}

/** Promises of the examples that do not hold. */
function brokenIn({ craft, report: told, trials }: Built): readonly Problem[] {
  const promises = told.again();
  runPromises(craft!, promises, trials!);
  return promises.problems;
}

/** What is no longer as it was, but for the name. A craft that did not compile only has to be no worse. */
function changed(was: ReturnType<Build>, now: ReturnType<Build>, kind: Kind, id: string, to: string): string[] {
  if (!was?.built.craft || !now) return [];
  if (!now.built.craft) return [`No se puede: ${report(now.built.report.problems.slice(0, 1))}`];
  const broken = brokenIn(now.built);
  if (broken.length > 0 && brokenIn(was.built).length === 0) return [`No se puede: ${report(broken.slice(0, 1))}`];
  const other = (name: string): string => (name === id ? to : name);
  const isFact = kind === 'parameter' || kind === 'decision';
  const told = ({ verdict, decisions, out, figures, says }: Result): string =>
    JSON.stringify([
      verdict,
      Object.entries(decisions).map(([name, value]) => [isFact ? other(name) : name, value]),
      isFact ? out.split(', ').map(other).join(', ') : out,
      Object.entries(figures).map(([name, value]) => [isFact ? other(name) : name, value]),
      says,
    ]);
  const before = recipesOf(was.built.craft, null);
  const differs = before.find((recipe) => {
    const type = kind === 'type' ? other(recipe.type) : recipe.type;
    const example = now.built.craft!.types.get(type)?.file.examples.find(({ name }) => name === recipe.name);
    return (
      example && told(resultOf(was.built, recipe)) !== told(resultOf(now.built, { type, name: recipe.name, example }))
    );
  });
  return differs ? [`No se puede: con ese nombre cambiaría lo que responde «${differs.name}».`] : [];
}
