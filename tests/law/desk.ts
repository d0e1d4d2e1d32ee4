// A recipe put to the law: what the balance says it is, and what its label may be called, on the same day.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, label } from '../../engine/index.ts';
import { craftOf, site } from '../loaded.ts';

export const today = '2026-11-15';

export type Item = Readonly<Record<string, unknown>>;
export type Recipe = Readonly<Record<string, number>> | readonly Item[];

export interface Ask {
  readonly craft: string;
  readonly type?: string;
  readonly recipe: Recipe;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly day?: string;
}

const isList = (recipe: Recipe): recipe is readonly Item[] => Array.isArray(recipe);

export function bodyOf({ craft, type, recipe, more = {} }: Ask): Record<string, unknown> {
  const { name, weight } = craftOf(craft).definition.craft.request;
  const ingredients = isList(recipe)
    ? recipe
    : Object.entries(recipe).map(([key, grams]) => ({ [name]: key, [weight]: grams }));
  return { ...(type === undefined ? {} : { type }), ...more, ingredients };
}

export interface Balance {
  readonly verdict?: string;
  readonly score: {
    readonly categoria?: string;
    readonly medalla?: string | null;
    readonly motivos: readonly string[];
  };
  readonly params: Readonly<Record<string, number>>;
  readonly suggestions?: readonly string[];
  readonly warnings: readonly string[];
}

export const balanceOf = (ask: Ask): Balance =>
  evaluate(craftOf(ask.craft), bodyOf(ask), site, { today: ask.day ?? today }) as unknown as Balance;
export const labelOf = (ask: Ask) => label(craftOf(ask.craft), bodyOf(ask), site, ask.day ?? today);
/** The names it may be sold under. */
export const soldAs = (ask: Ask): string[] =>
  labelOf(ask)
    .names.filter(({ holds }) => holds)
    .map(({ name }) => name);

/** What a decree says of a product, asked of whoever speaks of it. */
export interface Verdict {
  /** names that it may be sold under, the first of them what it is sold as */
  readonly sold?: readonly string[];
  /** names that it may not, whatever goes after them */
  readonly never?: readonly string[];
  /** part of the list of ingredients, as it is printed, and what is not in it */
  readonly list?: string;
  readonly unlisted?: string;
  /** mentions that are printed, and words that no printed one has */
  readonly mentions?: readonly string[];
  readonly unmentioned?: string;
  readonly warns?: RegExp;
  /** a condition that the name is given under, and one that it is not */
  readonly condition?: RegExp;
  readonly unconditional?: RegExp;
  /** why a name is not given */
  readonly reason?: RegExp;
  /** whether the balance says that it is what its type is called */
  readonly balance?: (told: Balance) => boolean;
}
export type Sentence = readonly [article: string, what: string, ask: Ask, verdict: Verdict];

export function judge(sentences: readonly Sentence[]): void {
  for (const [article, what, ask, verdict] of sentences)
    test(`${article}: ${what}`, () => {
      const told = labelOf(ask);
      const names = told.names.filter(({ holds }) => holds);
      const sold = names.map(({ name }) => name);
      const conditions = names.flatMap((one) => one.conditions).join('\n');
      const printed = told.mentions.filter(({ prints }) => prints).map(({ text }) => text);
      const said = JSON.stringify({ sold, printed, list: told.ingredients.text, warnings: told.warnings });
      for (const [index, name] of (verdict.sold ?? []).entries())
        assert.ok(index === 0 ? sold[0] === name : sold.includes(name), `«${name}»: ${said}`);
      if (verdict.sold?.length === 0) assert.equal(sold, []);
      for (const name of verdict.never ?? [])
        assert.not(
          sold.some((one) => one.startsWith(name)),
          `«${name}»: ${said}`,
        );
      if (verdict.list !== undefined) assert.ok(told.ingredients.text.includes(verdict.list), said);
      if (verdict.unlisted !== undefined) assert.not(told.ingredients.text.includes(verdict.unlisted), said);
      for (const text of verdict.mentions ?? []) assert.ok(printed.includes(text), said);
      if (verdict.unmentioned !== undefined) assert.not(printed.join().includes(verdict.unmentioned), said);
      if (verdict.warns) assert.match(told.warnings.join('\n'), verdict.warns);
      if (verdict.condition) assert.match(conditions, verdict.condition);
      if (verdict.unconditional) assert.not.match(conditions, verdict.unconditional);
      if (verdict.reason)
        assert.match(
          told.names.flatMap(({ missing }) => missing.map(({ sentence }) => sentence)).join('\n'),
          verdict.reason,
        );
      if (verdict.balance) {
        const answer = balanceOf(ask);
        assert.ok(verdict.balance(answer), JSON.stringify(answer));
      }
    });
}

/** Whether anything that the balance says fits. */
export const says =
  (words: RegExp) =>
  (told: Balance): boolean =>
    words.test(JSON.stringify(told));
export const saysNot =
  (words: RegExp) =>
  (told: Balance): boolean =>
    !words.test(JSON.stringify(told));
