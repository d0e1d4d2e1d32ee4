// Recipes, what a version of a craft answers to each, and what changes between two answers.
import { type Craft, type Evaluation, type Example, isOut, Refusal, spanish } from '../../engine/index.ts';
import type { Built } from '../checker.ts';

/** An example of a type, as it is now. */
export interface Recipe {
  readonly type: string;
  readonly name: string;
  readonly example: Example;
}

/** What is compared: figures and decisions by name, in the words people read. */
export interface Result {
  readonly verdict: string;
  readonly decisions: Readonly<Record<string, string>>;
  /** parameters out of their range */
  readonly out: string;
  readonly figures: Readonly<Record<string, string>>;
  readonly says: readonly string[];
}

/** From what matters most to what matters least. */
export const kinds = ['new', 'verdict', 'decision', 'out', 'figure', 'says'] as const;
export type Kind = (typeof kinds)[number];

export interface Change {
  readonly kind: Kind;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const none = 'nada';
const noType = 'sin tipo';

/** The recipes of both versions; one that was edited is taken as it is now. */
export function recipesOf(before: Craft | null, after: Craft | null): Recipe[] {
  const recipes = new Map<string, Recipe>();
  for (const craft of [before, after]) {
    for (const type of craft?.types.values() ?? []) {
      for (const example of type.file.examples)
        recipes.set(`${type.id}\0${example.name}`, { type: type.id, name: example.name, example });
    }
  }
  return [...recipes.values()];
}

export const missing: Result = { verdict: noType, decisions: {}, out: '', figures: {}, says: [] };

export const resultOf = ({ craft, trials }: Built, { type, example }: Recipe): Result =>
  craft?.types.has(type) ? told(craft, trials!.of(type, example)) : missing;

/** An evaluation in the words that are compared. */
export function told(craft: Craft, tried: Evaluation | Refusal): Result {
  if (tried instanceof Refusal)
    return { verdict: 'rechazada', decisions: {}, out: '', figures: {}, says: [tried.message] };
  const { state, judgement, advice } = tried;
  const { run } = state.figures;
  const figures: Record<string, string> = {};
  for (const { key, index, show, decimals } of craft.params) {
    const value = run.rounded[index];
    if (show !== 'never' && value !== null && value !== undefined) figures[key] = spanish(value, decimals);
  }
  const decisions: Record<string, string> = {};
  for (const { row } of judgement.decided)
    for (const [name, value] of Object.entries(row.gives)) decisions[name] = String(value ?? none);
  const out = state.comparison.outcomes
    .filter(isOut)
    .map(({ param }) => param.key)
    .join(', ');
  const says = Object.values(advice).flatMap((list) => list.map(({ text }) => text));
  return { verdict: judgement.verdict, decisions, out, figures, says };
}

export function changesBetween(before: Result, after: Result): Change[] {
  // A type that was not there has no answers to compare.
  if (before.verdict === noType && after.verdict !== noType)
    return [{ kind: 'new', name: 'tipo nuevo', from: none, to: after.verdict }];
  const changes: Change[] = [];
  if (before.verdict !== after.verdict)
    changes.push({ kind: 'verdict', name: 'veredicto', from: before.verdict, to: after.verdict });
  for (const [kind, from, to] of [
    ['decision', before.decisions, after.decisions],
    ['figure', before.figures, after.figures],
  ] as const) {
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      if (from[name] !== to[name]) changes.push({ kind, name, from: from[name] ?? none, to: to[name] ?? none });
    }
  }
  if (before.out !== after.out)
    changes.push({ kind: 'out', name: 'fuera', from: before.out || none, to: after.out || none });
  const gone = before.says.filter((text) => !after.says.includes(text));
  const come = after.says.filter((text) => !before.says.includes(text));
  if (gone.length + come.length > 0)
    changes.push({ kind: 'says', name: 'dice', from: gone.join(' ') || none, to: come.join(' ') || none });
  return changes;
}
