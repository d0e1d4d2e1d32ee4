// What a name declares of itself with a figure: «cosa 12 % de ceniza», «cosa, ceniza 12 %».
// Takes the declared words; gives the name without them. Of some the figure is the one that the thing is called by, and
// stays; of the rest it says nothing of what it is, and goes with its word.
import type { LarderNames } from '../../schemas/generated/definitions.d.ts';
import { normalise } from './normalise.ts';

interface Specs {
  /** without the words whose figure counts: «cosa 12 %» */
  readonly kept: (normal: string) => string;
  /** without those whose figure does not, nor that figure: «cosa» */
  readonly dropped: (normal: string) => string;
}

const figure = String.raw`( \d[\d.]*(?: \d[\d.]*)?(?: %| c)?)`;

export function specsOf({ specs, skip = [] }: Pick<LarderNames, 'specs' | 'skip'>): Specs | null {
  if (!specs) return null;
  const oneOf = (list: readonly string[]): string => ` (?:${list.map(normalise).join('|')})`;
  // More of them in a row bind nothing.
  const links = `(?:${oneOf(skip)}){0,2}`;
  const behind = (turns: string): RegExp => new RegExp(`(?<=.)(?:${turns})(?= |$)`, 'g');
  const read = behind(`${figure + links + oneOf(specs.read)}s?`);
  const word = `${oneOf(specs.unread)}s?`;
  const unread = behind(`${figure + links + word}|${links + word + links + figure}`);
  return {
    kept: (normal) => normal.replace(read, '$1'),
    dropped: (normal) => normal.replace(unread, ''),
  };
}
