// What a pasted text is made of: how the recipe is called, with or without how much it yields; its ingredients; and after
// «Elaboración», its steps, which weigh nothing.
//   «*HELADO DE TAL* (5 kg aprox)» is a title; «Mantecar 30 minutos» under «Elaboración», a step
import type { Craft } from '../../engine/index.ts';

export interface Parts {
  readonly title: string;
  /** what is left to be read as a list */
  readonly list: string;
  /** one per line */
  readonly steps: string;
  readonly notes: string;
}

type Part = 'list' | 'steps' | 'notes';

/** A heading stands alone in its line, however it is marked. */
const headings: readonly (readonly [Part, RegExp])[] = [
  [
    'steps',
    /^(?:elaboraci[oó]n|preparaci[oó]n|procedimiento|instrucciones|pasos|m[eé]todo|modo de (?:preparaci[oó]n|hacerlo|elaboraci[oó]n)|proceso|method|instructions|directions)$/iu,
  ],
  ['notes', /^(?:notas?|consejos?|trucos?|observaciones)$/iu],
  ['list', /^(?:ingredientes?|para (?:el|la|los|las) .{2,40})$/iu],
];

const bare = (line: string): string => line.replace(/^[\s#*_>•\-–]+|[\s*_:.]+$/gu, '');

/** A name, and between brackets how much comes out of it. */
const yielded = /^(.+?)[*_\s]*\(([^()]*\d[^()]*)\)[*_\s:]*$/u;

/** The same in words: «… - receta para 3 kg». */
const madeFor = /^(.+?)[\s,:–—-]+(?:receta\s+)?(?:para|rinde|salen)\s+\d.*$/iu;

const namedIn = (line: string): string | null => (yielded.exec(line.trim()) ?? madeFor.exec(line.trim()))?.[1] ?? null;

export function partsOf(craft: Craft, text: string): Parts {
  const found: Record<Part, string[]> = { list: [], steps: [], notes: [] };
  let part: Part = 'list';
  for (const line of text.split(/\r\n?|\n/)) {
    const heading = headings.find(([, words]) => words.test(bare(line)));
    if (heading && heading[0] !== 'list') part = heading[0];
    else if (heading && part !== 'list') {
      part = 'list';
      found.list.push(line);
    } else if (part === 'list') found.list.push(line);
    else if (line.trim() !== '') found[part].push(line.replace(/^\s*(?:[-•*]|\d{1,2}[.)ºª-])\s*/u, '').trim());
  }
  const titled = titleIn(craft, found.list);
  return {
    title: titled?.title ?? '',
    list: found.list.filter((_, index) => index !== titled?.at).join('\n'),
    steps: found.steps.join('\n'),
    notes: found.notes.join('\n'),
  };
}

/** A part of a list under its own name. */
export interface Block {
  readonly title: string;
  readonly list: string;
}

/** Where a list has its parts under their names («Masa», «Para la crema:»), those parts; null where it is all one. A name
 *  stands alone in its line, without figures, after an empty line or at the top, marked or with a colon; and something that
 *  is weighed goes under it. */
export function blocksOf(list: string): readonly Block[] | null {
  const lines = list.split('\n');
  const isWeighed = (line: string): boolean => /\d|½|¼|¾/.test(line);
  const isFree = (at: number): boolean => at === 0 || lines[at - 1]!.trim() === '';
  const heads = lines.flatMap((line, at): number[] => {
    const isNamed = /\p{L}{3}/u.test(line) && !isWeighed(line) && bare(line).length <= 40 && !/[\t;]/.test(line);
    const isMarked = /:\s*[*_]*$/.test(line) || /^\s*[*_#]/.test(line);
    const next = lines.slice(at + 1).find((one) => one.trim() !== '') ?? '';
    return isNamed && (isMarked || isFree(at)) && isWeighed(next) ? [at] : [];
  });
  const blocks = heads.map((from, index): Block => {
    const title = bare(lines[from]!).replace(/^para (?:el|la|los|las)\s+/iu, '');
    const named = title.charAt(0).toUpperCase() + (isShouted(title) ? title.slice(1).toLowerCase() : title.slice(1));
    return { title: named, list: lines.slice(from + 1, heads[index + 1]).join('\n') };
  });
  const weighed = ({ list: part }: Block): number => part.split('\n').filter(isWeighed).length;
  const before = lines.slice(0, heads[0]).some(isWeighed);
  return blocks.length > 1 && !before && blocks.every((block) => weighed(block) > 1) ? blocks : null;
}

const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

const cased = (text: string): string => (isShouted(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text);

/** What a list opens with, without a figure, where it is set as a title or is what the craft calls one of its types: that
 *  something to weigh is also called so («BRIOCHE») makes no ingredient of it. */
function isTitle(craft: Craft, line: string, others: readonly string[]): boolean {
  const name = bare(line);
  const isSet = /^\s*[*_#]/u.test(line) || (isShouted(name) && !others.every(isShouted));
  const isNamed = name.length > 2 && !/[\d\t;:]/.test(line) && (isSet || craft.typeOf(name) !== null);
  return isNamed && others.filter((one) => /\d/.test(one)).length > 1;
}

/** The first line that names something with its yield, where that is how a title is set and not how an ingredient is. */
function titleIn(craft: Craft, lines: readonly string[]): { title: string; at: number } | null {
  const opening = lines.findIndex((line) => line.trim() !== '');
  const others = lines.slice(opening + 1).filter((line) => line.trim() !== '');
  const [part] = blocksOf(lines.join('\n')) ?? [];
  const isPart =
    part !== undefined &&
    lines
      .slice(opening + 1)
      .join('\n')
      .startsWith(part.list);
  if (!isPart && isTitle(craft, lines[opening] ?? '', others))
    return { title: cased(bare(lines[opening]!)), at: opening };
  const first = lines.findIndex((line) => namedIn(line) !== null);
  if (first < 0) return null;
  // Ingredients before it: it is one more of them.
  const before = lines.slice(0, first).filter((line) => /\d/.test(line.replace(/^.*?\d{1,2}:\d{2}.*?[\]-]/u, '')));
  const after = lines.slice(first + 1).filter((line) => line.trim() !== '');
  if (before.length > 0 || after.length === 0) return null;
  const name = bare(namedIn(lines[first]!)!);
  const isSet = /^\s*[*_#]/u.test(lines[first]!) || (isShouted(name) && !after.every(isShouted));
  const isKnown = craft.recognise(name).row !== null;
  // A figure before the name counts what goes in.
  if (/^\d/.test(name) || (isKnown && !isSet)) return null;
  return { title: cased(name), at: first };
}
