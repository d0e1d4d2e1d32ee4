// Columns of a catalogue or of the larder: their formulas compiled, in the order in which they can be worked out.
//   "a": { "label": "A", "formula": "100 - b" } → after «b», following it

import { compile } from '../../language/compile.ts';
import { reserved } from '../../language/functions.ts';
import { FormulaError } from '../../language/parse.ts';
import { catalogueReads, namesRead } from '../../language/reads.ts';
import { bareRun, runBut } from '../../language/run.ts';
import type { Scope } from '../../language/scope.ts';
import type { CatalogueFile, Column, Formula } from '../../model/craft.ts';
import type { Value } from '../../number.ts';
import type { Where } from '../file/place.ts';
import type { Report } from '../file/problem.ts';

type Written = CatalogueFile['columns'];

/** Of a column that declares nothing. */
const mostSent = 1e6;

export interface Columns {
  readonly list: Column[];
  /** in the order their formulas need */
  readonly sequence: Column[];
  readonly index: ReadonlyMap<string, number>;
}

export function compileColumns(written: Written, file: string, report: Report): Columns {
  const index = new Map(Object.keys(written).map((key, place) => [key, place]));
  const list = columnsOf(written, index, file, report);
  return { list, sequence: sequenceOf(list, index, file, report), index };
}

/** What a formula of one line may name: these columns. */
export const lineScope = (columns: ReadonlyMap<string, number>): Scope => ({
  columns,
  params: new Map<string, number>(),
  constants: new Map<string, number>(),
  texts: new Map(),
  codes: new Map(),
  extra: null,
  ofLine: true,
  decides: false,
  boundsOf: null,
  select: () => -1,
  sum: () => -1,
});

/** A formula over one line, or null with the error told at its place. */
export function lineFormula(text: string, scope: Scope, file: string, where: Where, report: Report): Formula | null {
  try {
    return compile(text, scope);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    report.error(file, { ...where, from: error.from, to: error.to }, error.message);
    return null;
  }
}

/** Every column of a row: what is known, then what follows from it, then 0. `own` keeps what catalogo(…) reads. */
export function workedOut(known: readonly Value[], columns: Columns): { values: Float64Array; own: readonly Value[] } {
  const own = columns.list.map((column) => known[column.index] ?? (column.formula ? null : 0));
  const values = Float64Array.from(own, (value) => value ?? 0);
  const line = { values };
  for (const column of columns.sequence) {
    if (!column.formula || (known[column.index] ?? null) !== null) continue;
    const value = column.formula.code(runBut(bareRun, { own }), line) ?? 0;
    own[column.index] = value;
    values[column.index] = value;
  }
  return { values, own };
}

function columnsOf(written: Written, columnIndex: ReadonlyMap<string, number>, file: string, report: Report): Column[] {
  const scope = lineScope(columnIndex);
  const spellings = new Map<string, string>();
  return Object.entries(written).map(([key, column], index) => {
    const path = `/columns/${key}`;
    if (reserved.has(key))
      report.error(file, { path, key: true }, `«${key}» es una palabra de las fórmulas y no puede ser una columna.`);
    for (const [place, other] of (column.also ?? []).entries()) {
      const owner = columnIndex.has(other) ? other : spellings.get(other);
      if (owner !== undefined)
        report.error(file, { path: `${path}/also/${place}` }, `«${other}» ya nombra la columna «${owner}».`);
      spellings.set(other, key);
    }
    return {
      key,
      index,
      label: column.label,
      unit: column.unit ?? '',
      closes: column.closes ?? false,
      adds: (column.closes || column.adds) ?? false,
      most: column.most ?? mostSent,
      formula:
        column.formula === undefined
          ? null
          : lineFormula(column.formula, scope, file, { path: `${path}/formula` }, report),
      follows: new Set<number>(),
      warnsWhenMissing: column.missing === 'warn',
      internal: column.internal ?? false,
      spellings: [key, ...(column.also ?? [])],
    };
  });
}

/**
 * Columns after the columns they read; among those that may go, first the ones whose catalogo(…) is settled too.
 * Fills `follows` on the way: through its formula a column follows what it reads and what that follows.
 */
function sequenceOf(
  columns: readonly Column[],
  columnIndex: ReadonlyMap<string, number>,
  file: string,
  report: Report,
): Column[] {
  const reads = columns.map((column) => indices(column.formula ? namesRead(column.formula.tree) : [], columnIndex));
  const softReads = columns.map((column) =>
    indices(column.formula ? catalogueReads(column.formula.tree) : [], columnIndex),
  );
  const ordered: Column[] = [];
  const done = new Set<number>();
  const ready = (wanted: readonly number[], self: number): boolean =>
    wanted.every((index) => index === self || done.has(index));
  while (ordered.length < columns.length) {
    const free = columns.filter(({ index }) => !done.has(index) && reads[index]!.every((other) => done.has(other)));
    const next = free.find(({ index }) => ready(softReads[index]!, index)) ?? free[0];
    if (!next) {
      const stuck = columns.find(({ index }) => !done.has(index))!;
      const circle = columns.filter(({ index }) => !done.has(index)).map(({ key }) => key);
      report.error(
        file,
        { path: `/columns/${stuck.key}/formula` },
        `Estas columnas se leen en círculo: ${circle.join(', ')}.`,
      );
      return [...columns];
    }
    const follows = next.follows as Set<number>;
    for (const index of reads[next.index]!) {
      follows.add(index);
      for (const further of columns[index]!.follows) follows.add(further);
    }
    done.add(next.index);
    ordered.push(next);
  }
  return ordered;
}

const indices = (names: Iterable<string>, columnIndex: ReadonlyMap<string, number>): number[] =>
  [...names].map((name) => columnIndex.get(name)).filter((index) => index !== undefined);
