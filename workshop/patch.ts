// What changed between two sets of files, as a patch that `git apply` takes: new files, files that go, the last line
// without its end.
//   patchOf(before, after) → «diff --git a/crafts/x/params.json …»
import type { Files } from './files.ts';
import { differences, type Line } from './lines.ts';

const around = 3;
const noEnd = '\\ No newline at end of file';

export function patchOf(before: Files, after: Files): string {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.map((path) => filePatch(path, before.get(path), after.get(path))).join('');
}

function filePatch(path: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return '';
  const head = [`diff --git a/${path} b/${path}`];
  if (before === undefined) head.push('new file mode 100644');
  if (after === undefined) head.push('deleted file mode 100644');
  // An empty file has no lines to tell: its name among the objects of git says it.
  if (before === undefined && after === '') head.push('index 0000000..e69de29');
  const hunks = hunksOf(before ?? '', after ?? '');
  if (hunks.length > 0)
    head.push(
      `--- ${before === undefined ? '/dev/null' : `a/${path}`}`,
      `+++ ${after === undefined ? '/dev/null' : `b/${path}`}`,
    );
  return `${[...head, ...hunks].join('\n')}\n`;
}

/** Lines, each with its end but perhaps the last. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function hunksOf(before: string, after: string): string[] {
  const lines = differences(linesOf(before), linesOf(after));
  const changed = lines.flatMap(({ sign }, at) => (sign === ' ' ? [] : [at]));
  const spans: [number, number][] = [];
  for (const at of changed) {
    const last = spans.at(-1);
    if (last && at - last[1] <= 2 * around) last[1] = at;
    else spans.push([at, at]);
  }
  return spans.flatMap(([first, last]) =>
    hunk(lines, Math.max(0, first - around), Math.min(lines.length, last + 1 + around)),
  );
}

function hunk(lines: readonly Line[], from: number, to: number): string[] {
  const count = (part: readonly Line[], sign: '-' | '+'): number =>
    part.filter((line) => line.sign === ' ' || line.sign === sign).length;
  const part = lines.slice(from, to);
  const place = (sign: '-' | '+'): string => {
    const size = count(part, sign);
    const start = count(lines.slice(0, from), sign);
    return `${size === 0 ? start : start + 1},${size}`;
  };
  return [
    `@@ -${place('-')} +${place('+')} @@`,
    ...part.flatMap(({ sign, text }) => (text.endsWith('\n') ? [sign + text.slice(0, -1)] : [sign + text, noEnd])),
  ];
}
