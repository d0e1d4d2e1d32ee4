// What is wrong in a definition, where, and how it is shown to the person who edits it.
import type { Source } from './source.ts';

export interface Problem {
  /** path of the file as the reader knows it, «crafts/x/params.json» */
  readonly file: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** the line of the file and what to underline in it; empty where there is nothing to show */
  readonly excerpt: string;
  readonly underline: readonly [number, number];
}

export interface Where {
  /** JSON pointer inside the file */
  path: string;
  /** points at the key rather than at its value */
  key?: boolean;
  /** piece of a text value */
  from?: number;
  to?: number;
}

/** Collects problems of one craft; stages of loading only know the name of the file and the place in it. */
export class Report {
  readonly problems: Problem[] = [];

  constructor(private readonly sources: ReadonlyMap<string, Source>) {}

  get failed(): boolean {
    return this.problems.some((problem) => problem.severity === 'error');
  }

  error(file: string, where: Where, message: string): void {
    this.add('error', file, where, message);
  }

  warn(file: string, where: Where, message: string): void {
    this.add('warning', file, where, message);
  }

  private add(severity: Problem['severity'], file: string, where: Where, message: string): void {
    const source = this.sources.get(file);
    const place = source?.locate(where) ?? { line: 1, column: 1, excerpt: '', underline: [0, 0] as const };
    const problem = { file: source?.path ?? file, severity, message, ...place };
    // What is wrong in the craft is found again by each of its types: it is told once.
    if (!this.problems.some((other) => same(other, problem))) this.problems.push(problem);
  }
}

const same = (a: Problem, b: Problem): boolean =>
  a.file === b.file && a.line === b.line && a.column === b.column && a.message === b.message;

/** The problems as a person reads them, in order of file and line. */
export function report(problems: readonly Problem[]): string {
  const ordered = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return ordered.map(show).join('\n\n');
}

function show(problem: Problem): string {
  const head = `${problem.file}, línea ${problem.line}, columna ${problem.column}${problem.severity === 'warning' ? ' (aviso)' : ''}`;
  if (problem.excerpt.trim() === '') return `${head}\n${problem.message}`;
  const [from, to] = problem.underline;
  return `${head}\n  ${problem.excerpt}\n  ${' '.repeat(from)}${'^'.repeat(Math.max(1, to - from))}\n${problem.message}`;
}
