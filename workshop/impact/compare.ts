// Two versions of a craft → what its recipes answer now that they did not, and which edit did it: each edit is made alone
// on the version before, and the recipes that change with it are its own.
import type { Craft } from '../../engine/craft.ts';
import { compileTexts } from '../../engine/load/checked.ts';
import type { Problem } from '../../engine/load/problem.ts';
import type { CraftTexts, Texts } from '../../engine/load/texts.ts';
import { type Edit, editsBetween, told, withEdit } from './edits.ts';
import { type Change, changesBetween, type Recipe, recipesOf, resultOf } from './results.ts';

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
  /** what keeps a version from being compared */
  readonly problems: readonly Problem[];
}

/** More edits than this are told by file and not by value: each one compiles the craft again. */
const mostEdits = 30;

export function impactOf(
  name: string,
  before: CraftTexts,
  after: CraftTexts,
  progress: (text: string) => void,
): Impact | null {
  const edits = gathered(editsBetween(allTexts(before), allTexts(after)));
  if (edits.length === 0) return null;
  const was = compileTexts(before);
  const now = compileTexts(after);
  const errors = [
    ...(before.texts.size > 0 ? was.report.problems : []),
    ...(after.texts.size > 0 ? now.report.problems : []),
  ].filter(({ severity }) => severity === 'error');
  const recipes = recipesOf(was.craft, now.craft);
  if (errors.length > 0)
    return { craft: name, recipes: recipes.length, causes: [], together: [], changed: [], problems: errors };
  const results = new Map(recipes.map((recipe) => [recipe, resultOf(was.craft, recipe)]));
  const changedIn = (craft: Craft | null, among: readonly Recipe[]): Map<Recipe, Changed> =>
    new Map(
      among.flatMap((recipe) => {
        const changes = changesBetween(results.get(recipe)!, resultOf(craft, recipe));
        return changes.length > 0 ? [[recipe, { type: recipe.type, recipe: recipe.name, changes }]] : [];
      }),
    );
  const all = changedIn(now.craft, recipes);
  const explained = new Set<Recipe>();
  const causes = edits.map((group, index): Cause => {
    progress(`${name}: edición ${index + 1} de ${edits.length}`);
    const alone = edits.length === 1 ? all : changedIn(craftWith(before, group), [...all.keys()]);
    for (const recipe of alone.keys()) explained.add(recipe);
    return {
      edit: group.length === 1 ? told(group[0]!) : `${group[0]!.file}: ${group.length} valores`,
      changed: [...alone.values()],
    };
  });
  // What changes in the larder is told only where it matters.
  if (all.size === 0 && edits.flat().every(({ file }) => file.startsWith(fromLarder))) return null;
  const together = [...all].filter(([recipe]) => !explained.has(recipe)).map(([, changed]) => changed);
  return { craft: name, recipes: recipes.length, causes, together, changed: [...all.values()], problems: [] };
}

function gathered(edits: readonly Edit[]): Edit[][] {
  if (edits.length <= mostEdits) return edits.map((edit) => [edit]);
  const files = new Map<string, Edit[]>();
  for (const edit of edits) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  return [...files.values()];
}

/** The version before with these edits only; as it was when they cannot stand alone. */
function craftWith(before: CraftTexts, edits: readonly Edit[]): Craft | null {
  return compileTexts(apart(before, edits.reduce(withEdit, allTexts(before)))).craft ?? compileTexts(before).craft;
}

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
