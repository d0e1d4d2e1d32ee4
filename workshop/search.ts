// A text looked for in all the files, whatever its accents and capitals.
//   search(files, 'limite') → [{ file, line: 12, column: 9, length: 6, excerpt, match: [8, 14] }]
import type { Files } from './files.ts';

export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** the line around it, and where it stands there */
  readonly excerpt: string;
  readonly match: readonly [number, number];
}

const most = 500;
const width = 120;

/** Letter by letter the same length, so that places are those of the text. */
const plain = (text: string): string =>
  [...text]
    .map((sign) => {
      const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === sign.length ? bare : sign;
    })
    .join('');

const plained = new Map<string, string>();

function plainOf(text: string): string {
  const known = plained.get(text) ?? plain(text);
  if (plained.size > 400) plained.clear();
  plained.set(text, known);
  return known;
}

export function search(files: Files, text: string): Hit[] {
  const wanted = plain(text.normalize('NFC'));
  if (wanted.trim() === '') return [];
  const hits: Hit[] = [];
  for (const [file, whole] of files) {
    const inside = plainOf(whole);
    let line = 1;
    let counted = 0;
    for (let at = inside.indexOf(wanted); at >= 0; at = inside.indexOf(wanted, at + wanted.length)) {
      const start = whole.lastIndexOf('\n', at - 1) + 1;
      for (; counted < start; counted++) if (whole.charCodeAt(counted) === 10) line++;
      hits.push(hitAt(file, whole, at, wanted.length, line, start));
      if (hits.length === most) return hits;
    }
  }
  return hits;
}

function hitAt(file: string, whole: string, at: number, length: number, line: number, start: number): Hit {
  const found = whole.indexOf('\n', at);
  const end = found < 0 ? whole.length : found;
  const column = at - start + 1;
  const indent = whole.slice(start, end).search(/\S|$/);
  const from = Math.max(start + indent, Math.min(at - 30, end - width));
  const excerpt = whole.slice(from, Math.min(end, from + width));
  return { file, line, column, length, excerpt, match: [at - from, Math.min(at - from + length, excerpt.length)] };
}
