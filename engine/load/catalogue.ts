// Columns and rows: what 100 g of each ingredient bring, with derived columns worked out.
import type { CatalogueFile, Column, Line, Row } from '../craft.ts';
import { compile } from '../formula/compile.ts';
import { FormulaError, reserved } from '../formula/parse.ts';
import { catalogueReads, namesRead } from '../formula/reads.ts';
import { bareRun } from '../formula/run.ts';
import { didYouMean } from '../near.ts';
import { spanish, type Value } from '../number.ts';
import type { Report } from './problem.ts';

const file = 'catalogue.json';
const tolerance = 0.1;

export interface Catalogue {
  columns: Column[];
  columnOrder: Column[];
  columnIndex: ReadonlyMap<string, number>;
  rows: Map<string, Row>;
}

export function compileCatalogue(catalogue: CatalogueFile, report: Report): Catalogue {
  const keys = Object.keys(catalogue.columns);
  const columnIndex = new Map(keys.map((key, index) => [key, index]));
  const columns = compileColumns(catalogue, columnIndex, report);
  const columnOrder = orderOf(columns, columnIndex, report);
  const rows = new Map<string, Row>();
  for (const [index, entry] of catalogue.ingredients.entries()) {
    const path = `/ingredients/${index}`;
    if (rows.has(entry.id)) report.error(file, { path: `${path}/id` }, `El ingrediente «${entry.id}» está dos veces.`);
    for (const key of Object.keys(entry.values)) {
      if (!columnIndex.has(key)) {
        report.error(
          file,
          { path: `${path}/values/${key}`, key: true },
          `No existe la columna «${key}».${didYouMean(key, keys)}`,
        );
      }
    }
    for (const [place, group] of entry.groups.entries()) {
      if (!Object.hasOwn(catalogue.groups, group)) {
        report.error(
          file,
          { path: `${path}/groups/${place}` },
          `No existe el grupo «${group}».${didYouMean(group, Object.keys(catalogue.groups))}`,
        );
      }
    }
    if (entry.dose && entry.dose[0] > entry.dose[1]) {
      report.error(
        file,
        { path: `${path}/dose` },
        `La dosis está al revés: ${spanish(entry.dose[0], 6)} es mayor que ${spanish(entry.dose[1], 6)}.`,
      );
    }
    const row = resolve(entry, index, columns, columnOrder);
    const closing = columns.filter((column) => column.closes);
    const total = closing.reduce((sum, column) => sum + row.values[column.index]!, 0);
    if (closing.length > 0 && Math.abs(total - 100) > tolerance) {
      const parts = closing.map((column) => column.label.toLowerCase()).join(', ');
      report.error(
        file,
        { path: `${path}/values` },
        `Las partes de «${entry.label}» suman ${spanish(total, 2)} y no 100 (${parts}).`,
      );
    }
    rows.set(entry.id, row);
  }
  return { columns, columnOrder, columnIndex, rows };
}

function compileColumns(catalogue: CatalogueFile, columnIndex: ReadonlyMap<string, number>, report: Report): Column[] {
  const scope = {
    columns: columnIndex,
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
  };
  const spellings = new Map<string, string>();
  return Object.entries(catalogue.columns).map(([key, column], index) => {
    const path = `/columns/${key}`;
    if (reserved.has(key))
      report.error(file, { path, key: true }, `«${key}» es una palabra de las fórmulas y no puede ser una columna.`);
    for (const [place, other] of (column.also ?? []).entries()) {
      const owner = columnIndex.has(other) ? other : spellings.get(other);
      if (owner !== undefined)
        report.error(file, { path: `${path}/also/${place}` }, `«${other}» ya nombra la columna «${owner}».`);
      spellings.set(other, key);
    }
    let formula = null;
    if (column.formula !== undefined) {
      try {
        formula = compile(column.formula, scope);
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        report.error(file, { path: `${path}/formula`, from: error.from, to: error.to }, error.message);
      }
    }
    return {
      key,
      index,
      label: column.label,
      unit: column.unit ?? '',
      closes: column.closes ?? false,
      formula,
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
function orderOf(columns: readonly Column[], columnIndex: ReadonlyMap<string, number>, report: Report): Column[] {
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

function resolve(
  entry: CatalogueFile['ingredients'][number],
  index: number,
  columns: readonly Column[],
  order: readonly Column[],
): Row {
  const values = new Float64Array(columns.length);
  const own: Value[] = columns.map((column) => entry.values[column.key] ?? (column.formula ? null : 0));
  for (const column of columns) values[column.index] = own[column.index] ?? 0;
  const line = { values } as unknown as Line;
  for (const column of order) {
    if (entry.values[column.key] !== undefined || !column.formula) continue;
    const value = column.formula.code({ ...bareRun, own }, line) ?? 0;
    own[column.index] = value;
    values[column.index] = value;
  }
  return {
    id: entry.id,
    index,
    label: entry.label,
    groups: entry.groups,
    values,
    own,
    dose: entry.dose ? [entry.dose[0], entry.dose[1]] : null,
  };
}
