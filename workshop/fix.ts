// What one click can put right: a slip of typing whose remedy leaves no doubt, a name that nobody knows with a near one that
// could stand there. Null where a person has to think.
//   fixOf(files, problem) → { file: 'crafts/x/rules.json', from: 310, to: 314, cut: 'uno', put: 'una' }
import { nearest } from '../engine/index.ts';
import { type Problem, Source } from '../engine/load/index.ts';
import { completions } from './complete/index.ts';
import { done, type Edited, type Files, refused } from './files.ts';
import { repair } from './repair.ts';

export interface Fix {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** what stands there: the fix is for it alone */
  readonly cut: string;
  readonly put: string;
}

export function fixOf(
  files: Files,
  { file, line, column, message }: Pick<Problem, 'file' | 'line' | 'column' | 'message'>,
): Fix | null {
  const text = files.get(file);
  if (text === undefined) return null;
  const made = (from: number, to: number, put: string): Fix | null => {
    const cut = text.slice(from, to);
    return cut === put ? null : { file, from, to, cut, put };
  };
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const [slip] = new Source(file, text).slips;
  if (slip?.put !== undefined) return made(mark + slip.offset, mark + slip.offset + slip.length, slip.put);
  if (slip) return made(0, text.length, repair(file, text));
  const offset = mark + offsetOf(text.slice(mark), line, column);
  const at = /["{]/.test(text[offset] ?? '') ? offset + 1 : offset;
  const { from, to, items } = completions(files, file, at + wordAt(text, at));
  const cut = text.slice(from, to);
  const known = items.map(({ insert }) => insert);
  if (from >= to || known.includes(cut)) return null;
  const meant = nearest(cut, known);
  // The button never does what the sentence beside it does not say.
  return meant === null || !message.includes(`«${meant}»`) ? null : made(from, to, meant);
}

/** The files with it made; as they are, where something else stands there by now. */
export function withFix(files: Files, { file, from, to, cut, put }: Fix): Edited {
  const text = files.get(file) ?? '';
  if (text.slice(from, to) !== cut) return refused(files, 'Ahí ya no está lo que había: mira el problema de nuevo.');
  return done(new Map(files).set(file, text.slice(0, from) + put + text.slice(to)));
}

const wordAt = (text: string, at: number): number => /^[#\p{L}\p{N}_]*/u.exec(text.slice(at))![0].length;

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
