// Requests of the tiny invented craft, and what comes of them: an answer, a refusal, or what is wrong with its files.
import { type Craft, evaluate } from '../../engine/index.ts';
import { refusalOf } from '../refusal.ts';
import { problemsOf } from './invented.ts';
import { site } from './recipes.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests bend the files at will
export type Files = Record<string, any>;

export const tea = (agua: number, azucar: number, hoja: number, more: object = {}): object => ({
  ingredients: Object.entries({ agua, azucar, hoja }).map(([name, grams]) => ({ name, grams })),
  ...more,
});
/** Where each thing is wrong, on which piece and in which words; the craft has no examples. */
export const told = (edit: (all: Files) => void): string[] =>
  problemsOf((all) => {
    all['types/taza.json'].examples = [];
    edit(all);
  }).map(
    ({ file, message, excerpt, underline }) =>
      `${file.slice('crafts/te/'.length)} ${excerpt.slice(...underline)} ${message}`,
  );
export const messagesOf = (edit: (all: Files) => void): string[] => problemsOf(edit).map(({ message }) => message);
// biome-ignore lint/suspicious/noExplicitAny: answers are read by the fields that the test names
export const answer = (craft: Craft, body: object, today?: string): any =>
  evaluate(craft, body, site, { explain: true, today });
export const refused = (craft: Craft, body: object): string => refusalOf(() => evaluate(craft, body, site));
