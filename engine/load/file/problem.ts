// What is wrong in a definition, where, and how it is shown to the person who edits it.
import { enumerate } from '../../number.ts';
import type { Where } from './place.ts';
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

/** Where something that the reader put elsewhere was written. */
export interface Origin {
  file: string;
  path: string;
  /** offset of its first character in the text value */
  from?: number;
}

/** Collects problems of one craft; stages of loading only know the name of the file and the place in it. */
export class Report {
  readonly problems: Problem[] = [];

  constructor(
    readonly sources: ReadonlyMap<string, Source>,
    /** somebody answers for these definitions: they are compiled without being looked at */
    readonly trusted = false,
    private readonly origins = new Map<string, Origin>(),
  ) {}

  /** Of definitions that passed every check before. */
  static ofTrusted(sources: ReadonlyMap<string, Source> = new Map()): Report {
    return new Report(sources, true);
  }

  /** Another of the same files, with nothing in it yet. */
  again(): Report {
    return new Report(this.sources, this.trusted, this.origins);
  }

  /** Throws what is wrong, if anything is: of definitions that another edition of the program passed. */
  refuse(): void {
    const wrong = this.problems.filter(({ severity }) => severity === 'error');
    if (wrong.length > 0) throw new Error(wrong.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  }

  get failed(): boolean {
    return this.problems.some((problem) => problem.severity === 'error');
  }

  /** From now on, what is wrong at this place is told where it was written. */
  moved(file: string, path: string, origin: Origin): void {
    this.origins.set(`${file}#${path}`, origin);
  }

  /** The place where it was written, itself or as part of something that was moved. */
  private writtenAt(file: string, where: Where): [string, Where] {
    for (let path = where.path; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const origin = this.origins.get(`${file}#${path}`);
      if (!origin) continue;
      const { from: shift = 0 } = origin;
      const inside =
        where.from === undefined ? {} : { from: where.from + shift, to: (where.to ?? where.from + 1) + shift };
      return [origin.file, { ...where, ...inside, path: origin.path + where.path.slice(path.length) }];
    }
    return [file, where];
  }

  error(file: string, where: Where, message: string): void {
    this.add('error', file, where, message);
  }

  warn(file: string, where: Where, message: string): void {
    this.add('warning', file, where, message);
  }

  private add(severity: Problem['severity'], file: string, where: Where, message: string): void {
    const [written, spot] = this.writtenAt(file, where);
    const source = this.sources.get(written);
    const place = source?.locate(spot) ?? { line: 1, column: 1, excerpt: '', underline: [0, 0] as const };
    this.take([{ file: source?.path ?? written, severity, message, ...place }]);
  }

  /** What is wrong in the craft is found again by each of its types: it is told once. */
  take(problems: readonly Problem[]): void {
    for (const problem of problems)
      if (!this.problems.some((other) => same(other, problem))) this.problems.push(problem);
  }
}

const same = (a: Problem, b: Problem): boolean =>
  a.file === b.file && a.line === b.line && a.column === b.column && a.message === b.message;

/** The problems as a person reads them, in order of file and line. */
export function report(problems: readonly Problem[]): string {
  const ordered = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  const alike = new Map<string, Problem[]>();
  for (const problem of ordered) {
    const key = `${problem.severity} ${problem.message}`;
    alike.set(key, [...(alike.get(key) ?? []), problem]);
  }
  return [...alike.values()].map(([first, ...others]) => show(first!) + alsoAt(others)).join('\n\n');
}

/** «Lo mismo en x.json, líneas 4 y 8»: what a renamed thing leaves behind is one slip in many places. */
function alsoAt(others: readonly Problem[]): string {
  const lines = new Map<string, Set<string>>();
  for (const { file, line } of others) lines.set(file, (lines.get(file) ?? new Set()).add(String(line)));
  const places = [...lines].map(([file, all]) => `${file}, línea${all.size === 1 ? '' : 's'} ${enumerate([...all])}`);
  return places.length === 0 ? '' : `\nLo mismo en ${places.join('; ')}.`;
}

function show(problem: Problem): string {
  const head = `${problem.file}, línea ${problem.line}, columna ${problem.column}${problem.severity === 'warning' ? ' (aviso)' : ''}`;
  if (problem.excerpt.trim() === '') return `${head}\n${problem.message}`;
  const [from, to] = problem.underline;
  return `${head}\n  ${problem.excerpt}\n  ${' '.repeat(from)}${'^'.repeat(Math.max(1, to - from))}\n${problem.message}`;
}
