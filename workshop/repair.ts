// Slips that can be mended without guessing: typographic quotes around a text, a comma before a closing bracket, a decimal
// comma in a number. Only a file that does not parse is touched here; then its layout and order of keys are put right.
import { Source } from '../engine/load/index.ts';
import { inOrder } from './keys.ts';
import { kindOf, layOut } from './layout.ts';

export function repair(path: string, text: string): string {
  const mended = new Source(path, text).slips.length === 0 ? text : mend(text);
  const source = new Source(path, mended);
  // What is still wrong needs a person: the file stays exactly as it was.
  if (source.slips.length > 0 || hasDoubtfulList(mended)) return text;
  return layOut(kindOf(path), inOrder(kindOf(path), source.value));
}

/** «[7, 11,5]»: only its blanks tell a decimal comma from one that separates, and the layout would rub them out. */
function hasDoubtfulList(text: string): boolean {
  const lists = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').match(/\[[^[\]{}"]*\]/g) ?? [];
  return lists.some((list) => /\d,\d/.test(list) && /\d\s*,\s+-?\d/.test(list));
}

const curly = '“”„‟«»';
/** Where a text may end: what follows its closing quote. */
const afterText = /^\s*([,:}\]]|$)/;

function mend(text: string): string {
  const open: string[] = [];
  let result = '';
  let at = 0;
  while (at < text.length) {
    const character = text[at]!;
    if (character === '"' || curly.includes(character)) {
      const end = endOfText(text, at);
      if (end === null) return text;
      result += `"${text.slice(at + 1, end).replace(/(?<!\\)"/g, '\\"')}"`;
      at = end + 1;
      continue;
    }
    if (character === '{' || character === '[') open.push(character);
    if (character === '}' || character === ']') open.pop();
    if (character === ',') {
      const isDecimal = open.at(-1) === '{' && /\d$/.test(result) && /^\d/.test(text.slice(at + 1));
      // «[8, ]»: the other end may be what is missing.
      if (/\[\s*-?[\d.]+\s*$/.test(result) && /^\s*\]/.test(text.slice(at + 1))) return text;
      if (isDecimal) result += '.';
      else if (!/^\s*[}\],]|^\s*$/.test(text.slice(at + 1))) result += ',';
    } else result += character;
    at++;
  }
  return result;
}

/** Offset of the quote that closes the text opened at `from`: a straight one closes at once, a curly one where a text may end. */
function endOfText(text: string, from: number): number | null {
  const straight = text[from] === '"';
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (straight && text[at] === '"') return at;
    else if (
      `${curly}"`.includes(text[at]!) &&
      text[at] !== '"' &&
      afterText.test(text.slice(at + 1, at + 40)) &&
      (!straight || !text.slice(at + 1, lineEnd(text, at)).includes('"'))
    )
      return at;
    else if (!straight && text[at] === '"' && afterText.test(text.slice(at + 1, at + 40))) return at;
  }
  return null;
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};
