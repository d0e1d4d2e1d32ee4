// Two versions of a craft → what its recipes answer now that they did not, and which edit did it: each edit is made alone
// on the version before, and the recipes that change with it are its own. Recipes that somebody brings are compared apart.
import { type CraftTexts, evaluated, type Problem, type Texts } from '../../engine/load/index.ts';
import type { Built } from '../checker.ts';
import { type Edit, editsBetween, told, withEdit } from './edits.ts';
import {
  type Change,
  changesBetween,
  missing,
  type Recipe,
  type Result,
  recipesOf,
  resultOf,
  told as resultTold,
} from './results.ts';

export interface Changed {
  readonly type: string;
  readonly recipe: string;
  readonly changes: readonly Change[];
}

export interface Cause {
  /** the edit in words */
  readonly edit: string;
  readonly changed: readonly Changed[];
}

export interface Impact {
  readonly craft: string;
  readonly recipes: number;
  readonly causes: readonly Cause[];
  /** recipes that only change by several edits at once */
  readonly together: readonly Changed[];
  readonly changed: readonly Changed[];
  /** recipes that were brought, and change */
  readonly own: readonly Changed[];
  /** what keeps a version from being compared */
  readonly problems: readonly Problem[];
}

/** More edits than this are told by file and not by value: each one compiles the craft again. */
const mostEdits = 30;

/** A recipe that is in no definition: its body as a caller sends it. */
export interface OwnRecipe {
  readonly name: string;
  readonly body: unknown;
}

export interface Ways {
  readonly build: (folder: CraftTexts) => Built;
  readonly own?: readonly OwnRecipe[];
  /** told of each edit that is tried alone; without it none is */
  readonly progress?: (text: string) => void;
}

export function impactOf(
  name: string,
  before: CraftTexts,
  after: CraftTexts,
  { build, own = [], progress }: Ways,
): Impact | null {
  if (isSame(before, after)) return null;
  const was = build(before);
  const now = build(after);
  const errors = [
    ...(before.texts.size > 0 ? was.report.problems : []),
    ...(after.texts.size > 0 ? now.report.problems : []),
  ].filter(({ severity }) => severity === 'error');
  const recipes = recipesOf(was.craft, now.craft);
  const none = {
    craft: name,
    recipes: recipes.length,
    causes: [],
    together: [],
    changed: [],
    own: [],
    problems: errors,
  };
  if (errors.length > 0) return none;
  const edits = gathered(editsBetween(allTexts(before), allTexts(after)));
  if (edits.length === 0) return null;
  const results = new Map(recipes.map((recipe) => [recipe, resultOf(was, recipe)]));
  const changedIn = (built: Built, among: readonly Recipe[]): Map<Recipe, Changed> =>
    new Map(
      among.flatMap((recipe) => {
        const changes = changesBetween(results.get(recipe)!, resultOf(built, recipe));
        return changes.length > 0 ? [[recipe, { type: recipe.type, recipe: recipe.name, changes }]] : [];
      }),
    );
  const all = changedIn(now, recipes);
  const mine = own.flatMap((recipe) => changedOwn(recipe, was, now));
  // What changes in the larder is told only where it matters.
  if (all.size + mine.length === 0 && edits.flat().every(({ file }) => file.startsWith(fromLarder))) return null;
  const whole = { ...none, changed: [...all.values()], own: mine };
  if (!progress) return whole;
  const explained = new Set<Recipe>();
  const causes = edits.map((group, index): Cause => {
    progress(`${name}: edición ${index + 1} de ${edits.length}`);
    const alone = edits.length === 1 ? all : changedIn(builtWith(before, group, build), [...all.keys()]);
    for (const recipe of alone.keys()) explained.add(recipe);
    return {
      edit: group.length === 1 ? told(group[0]!) : `${group[0]!.file}: ${group.length} valores`,
      changed: [...alone.values()],
    };
  });
  const together = [...all].filter(([recipe]) => !explained.has(recipe)).map(([, changed]) => changed);
  return { ...whole, causes, together };
}

function changedOwn({ name, body }: OwnRecipe, was: Built, now: Built): Changed[] {
  const answers = [was, now].map(({ craft }) => (craft ? evaluated(craft, body) : null));
  const results = answers.map((answer, at): Result => (answer ? resultTold([was, now][at]!.craft!, answer) : missing));
  const changes = changesBetween(results[0]!, results[1]!);
  const typed = answers.findLast((answer) => answer && !(answer instanceof Error));
  const type = typed && !(typed instanceof Error) ? typed.state.mix.type.id : '';
  return changes.length > 0 ? [{ type, recipe: name, changes }] : [];
}

function gathered(edits: readonly Edit[]): Edit[][] {
  if (edits.length <= mostEdits) return edits.map((edit) => [edit]);
  const files = new Map<string, Edit[]>();
  for (const edit of edits) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  return [...files.values()];
}

/** The version before with these edits only; as it was when they cannot stand alone. */
function builtWith(before: CraftTexts, edits: readonly Edit[], build: Ways['build']): Built {
  const built = build(apart(before, edits.reduce(withEdit, allTexts(before))));
  return built.craft ? built : build(before);
}

const sameTexts = (one: Texts, other: Texts): boolean =>
  one === other || (one.size === other.size && [...one].every(([file, text]) => other.get(file) === text));

const noTexts: Texts = new Map();

const isSame = (one: CraftTexts, other: CraftTexts): boolean =>
  sameTexts(one.texts, other.texts) && sameTexts(one.larder?.texts ?? noTexts, other.larder?.texts ?? noTexts);

const fromLarder = 'larder/';

/** The files of a craft and, under their folder, those of the larder it reads. */
const allTexts = ({ texts, larder }: CraftTexts): Texts =>
  new Map([...texts, ...[...(larder?.texts ?? [])].map(([file, text]): [string, string] => [fromLarder + file, text])]);

/** The same, each in its place again. */
function apart({ folder, larder }: CraftTexts, all: Texts): CraftTexts {
  const isStored = (file: string): boolean => file.startsWith(fromLarder);
  const stored = [...all].filter(([file]) => isStored(file));
  return {
    folder,
    texts: new Map([...all].filter(([file]) => !isStored(file))),
    ...(larder
      ? { larder: { ...larder, texts: new Map(stored.map(([file, text]) => [file.slice(fromLarder.length), text])) } }
      : {}),
  };
}
