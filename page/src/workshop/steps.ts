// What was done to the files, step by step: each step is a few cuts and puts that can be taken back. Texts are compared
// by what stands at both ends, so a step weighs what was typed and not the file.
//   stepBetween(before, after) → [{ path: 'a.json', at: 12, cut: '60', put: '62' }]

import type { Splice } from '../store/workshop.ts';

/** Path in the house («crafts/x/params.json») → text. */
export type Files = ReadonlyMap<string, string>;

export function splicesBetween(before: Files, after: Files): Splice[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was === is) return [];
    if (was === undefined) return [{ path, at: 0, cut: '', put: is!, whole: 'new' as const }];
    if (is === undefined) return [{ path, at: 0, cut: was, put: '', whole: 'gone' as const }];
    return [{ path, ...spliceBetween(was, is) }];
  });
}

function spliceBetween(was: string, is: string): Pick<Splice, 'at' | 'cut' | 'put'> {
  const most = Math.min(was.length, is.length);
  let at = 0;
  while (at < most && was.charCodeAt(at) === is.charCodeAt(at)) at++;
  let tail = 0;
  while (tail < most - at && was.charCodeAt(was.length - 1 - tail) === is.charCodeAt(is.length - 1 - tail)) tail++;
  return { at, cut: was.slice(at, was.length - tail), put: is.slice(at, is.length - tail) };
}

/** The files after these splices; null when they are of other files. */
export function withSplices(files: Files, splices: readonly Splice[]): Files | null {
  const made = new Map(files);
  for (const { path, at, cut, put, whole } of splices) {
    const text = made.get(path);
    if (whole === 'new' ? text !== undefined : text === undefined || !text.startsWith(cut, at)) return null;
    if (whole === 'gone') made.delete(path);
    else made.set(path, `${(text ?? '').slice(0, at)}${put}${(text ?? '').slice(at + cut.length)}`);
  }
  return made;
}

const opposite = { new: 'gone', gone: 'new' } as const;

/** What takes them back. */
export const inverse = (splices: readonly Splice[]): Splice[] =>
  [...splices].reverse().map(({ cut, put, whole, ...rest }) => ({
    ...rest,
    cut: put,
    put: cut,
    ...(whole ? { whole: opposite[whole] } : {}),
  }));

export const changedPaths = (before: Files, after: Files): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
