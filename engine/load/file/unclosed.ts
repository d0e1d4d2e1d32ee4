// Quotes and brackets that do not match, found by the layout: a parser only notices far below, where nothing fits any more.
//   "range": [15, 35], "source": "oficio",     ← the brace of this row is missing, not the one at the end of the file
import type { Slip } from './place.ts';

interface Bracket {
  sign: string;
  offset: number;
  line: number;
  /** spaces before the line it stands on */
  indent: number;
  /** nothing but spaces before it */
  isFirst: boolean;
}

const closerOf: Record<string, string> = { '{': '}', '[': ']' };
const isOpener = ({ sign }: Bracket): boolean => sign in closerOf;

/** The slip, or null when quotes and brackets say nothing for sure. */
export function unclosed(text: string): Slip | null {
  const brackets: Bracket[] = [];
  const starts: { offset: number; indent: number; line: number }[] = [];
  let offset = 0;
  for (const [line, content] of text.split('\n').entries()) {
    const indent = content.length - content.trimStart().length;
    if (content.trim() !== '') starts.push({ offset: offset + indent, indent, line });
    const found = scan(content, offset, line, indent);
    if (found === 'unsure') return null;
    if (!Array.isArray(found)) return isOver(brackets) ? afterEnd(found, brackets.at(-1)!) : found;
    brackets.push(...found);
    offset += content.length + 1;
  }
  return mismatch(brackets, text) ?? excess(brackets, text) ?? missing(brackets, starts, text);
}

/** Is everything closed that was opened? */
const isOver = (brackets: readonly Bracket[]): boolean =>
  brackets.length > 0 && 2 * brackets.filter(isOpener).length === brackets.length;

const afterEnd = ({ offset, length }: Slip, { sign, line }: Bracket): Slip => ({
  ...{ offset, length },
  message: `El fichero acaba en el «${sign}» de la línea ${line + 1}: lo que viene detrás sobra, bórralo.`,
});

/** The brackets of a line, or the quote it lacks. */
function scan(line: string, offset: number, number: number, indent: number): Bracket[] | Slip | 'unsure' {
  const brackets: Bracket[] = [];
  let opened = -1;
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (character === '"') {
      const end = endOfString(line, at);
      if (end < 0)
        return { offset: offset + at, length: line.trimEnd().length - at, message: 'Faltan las comillas de cierre.' };
      opened = at;
      at = end;
    } else if (character in closerOf || character === '}' || character === ']') {
      brackets.push({ sign: character, offset: offset + at, line: number, indent, isFirst: at === indent });
    } else if (/\p{L}/u.test(character)) {
      const word = /^[\p{L}\p{M}\d_.]+/u.exec(line.slice(at))![0];
      if (!/^(true|false|null|[eE]\d*)$/.test(word)) return bare(line, offset, at, opened, word);
      at += word.length - 1;
    } else if (!/[\s,:\d.+-]/.test(character)) return 'unsure';
  }
  return brackets;
}

/** A word outside quotes: right after a closing quote, that quote was meant to open and the text before it never closed. */
function bare(line: string, offset: number, at: number, opened: number, word: string): Slip {
  if (opened >= 0 && line[at - 1] === '"') {
    const key = /^"([\p{L}\p{N}_$.#]+)\s*:/u.exec(line.slice(opened))?.[1];
    // Where a key may stand, the text up to its colon is one.
    if (key !== undefined && /(^|[{,])\s*$/.test(line.slice(0, opened)))
      return {
        ...{ offset: offset + opened, length: key.length + 1 },
        ...{ message: `Faltan las comillas que cierran la clave: "${key}".`, put: `"${key}"` },
      };
    return { offset: offset + opened, length: at - 1 - opened, message: 'Faltan las comillas de cierre.' };
  }
  const put = `"${word}"`;
  const message = `«${word}» va entre comillas rectas: ${put}.`;
  // A word alone between signs is the whole text; before others, or before a quote, it is only its beginning.
  const isWhole = /^\s*([:,}\]]|$)/.test(line.slice(at + word.length));
  return { offset: offset + at, length: word.length, message, ...(isWhole ? { put } : {}) };
}

function endOfString(line: string, from: number): number {
  for (let at = from + 1; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === '"') return at;
  }
  return -1;
}

function mismatch(brackets: readonly Bracket[], text: string): Slip | null {
  const open: Bracket[] = [];
  for (const bracket of brackets) {
    if (isOpener(bracket)) {
      open.push(bracket);
      continue;
    }
    const last = open.pop();
    if (last && closerOf[last.sign] !== bracket.sign && last.line === bracket.line) {
      const along = brackets.filter(({ line }) => line === bracket.line);
      if (2 * along.filter(isOpener).length < along.length) {
        const opener = Object.keys(closerOf).find((sign) => closerOf[sign] === bracket.sign)!;
        return {
          ...{ offset: bracket.offset, length: 1 },
          message: `Falta el «${opener}» que abre lo que aquí se cierra, o sobra «${bracket.sign}».`,
        };
      }
      const inside = text.slice(last.offset, bracket.offset);
      // Before a key the list is over, and it is there that it was not closed.
      const list = last.sign === '[' ? /^(\[[^"]*?)\s*,\s*"[^"\n]*"\s*:/.exec(inside)?.[1] : undefined;
      if (list !== undefined)
        return {
          ...{ offset: last.offset, length: list.length },
          ...{ message: `Falta cerrar la lista: ${list}].`, put: `${list}]` },
        };
      return {
        offset: bracket.offset,
        length: 1,
        message: `Se abrió con «${last.sign}»: aquí va «${closerOf[last.sign]}».`,
        put: closerOf[last.sign]!,
      };
    }
  }
  return null;
}

function excess(brackets: readonly Bracket[], text: string): Slip | null {
  if (brackets.filter(isOpener).length >= brackets.length / 2) return null;
  const open: Bracket[] = [];
  for (const bracket of brackets) {
    if (isOpener(bracket)) {
      open.push(bracket);
      continue;
    }
    const last = open.pop();
    if (!last || (last.line < bracket.line && (!bracket.isFirst || last.indent > bracket.indent))) {
      const unopened = bracket.sign === '}' ? keyAfterKey(text, bracket.offset) : null;
      if (unopened) return unopened;
      return {
        offset: bracket.offset,
        length: 1,
        message: `Sobra «${bracket.sign}»: no hay nada que cerrar.`,
        put: '',
      };
    }
  }
  return null;
}

/** «"uno": "otro": …» on the line of a brace that closes nothing: its opening one was lost. */
function keyAfterKey(text: string, closer: number): Slip | null {
  const start = text.lastIndexOf('\n', closer) + 1;
  const found = /"[^"]*"\s*:\s*(?="[^"]*"\s*:)/.exec(text.slice(start, closer));
  if (!found) return null;
  const at = start + found.index + found[0].length;
  return { offset: at, length: text.indexOf('"', at + 1) + 1 - at, message: 'Falta «{» antes de esto.' };
}

function missing(
  brackets: readonly Bracket[],
  starts: readonly { offset: number; indent: number; line: number }[],
  text: string,
): Slip | null {
  if (brackets.filter(isOpener).length <= brackets.length / 2) return null;
  const open: Bracket[] = [];
  let next = 0;
  for (const { offset, indent, line } of starts) {
    const last = open.at(-1);
    const closes = text[offset] === '}' || text[offset] === ']';
    if (last && (closes ? last.indent > indent : last.indent >= indent)) {
      const sign = closerOf[last.sign]!;
      return starts.findIndex((start) => start.line === line) ===
        starts.findIndex((start) => start.line === last.line) + 1
        ? { offset: last.offset, length: 1, message: `Falta cerrar esto con «${sign}» en su misma línea.` }
        : {
            offset,
            length: 1,
            message: `Falta «${sign}» antes de esto: cierra lo que se abrió en la línea ${last.line + 1}.`,
          };
    }
    for (; next < brackets.length && brackets[next]!.line === line; next++) {
      if (isOpener(brackets[next]!)) open.push(brackets[next]!);
      else open.pop();
    }
  }
  return null;
}
