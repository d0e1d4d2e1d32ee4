// A craft's columns and rows: what 100 g of each ingredient bring in this craft. A row of the craft says only what is its
// own; the rest follows from the larder by the formulas of the columns and of the family. Every ingredient of the larder
// whose family the craft uses is a row too, after those of the craft.
//   { "id": "x", "is": "y", "values": { "sal": 2 } } → the row y of the larder, read by this craft, with its salt 2

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import { bareRun } from '../../language/run.ts';
import type { Larder, LarderRow } from '../../larder/larder.ts';
import type { CatalogueFile, Column, Craft, Formula, Row } from '../../model/craft.ts';
import { round, spanish, type Value } from '../../number.ts';
import type { Report } from '../file/problem.ts';
import { type Columns, compileColumns, lineFormula, lineScope, workedOut } from '../larder/columns.ts';

const file = 'catalogue.json';
const tolerance = 0.1;
const inLarder = ' en la despensa';

export interface Catalogue {
  columns: Column[];
  columnSequence: Column[];
  columnIndex: ReadonlyMap<string, number>;
  rows: Map<string, Row>;
  readLarder: Craft['readLarder'];
}

/** How the craft reads a family: its groups, and by column what it reads in place of the column's own formula. */
interface Use {
  readonly groups: readonly string[];
  readonly formulas: readonly (Formula | null)[];
}

export function compileCatalogue(catalogue: CatalogueFile, larder: Larder, report: Report): Catalogue {
  const columns = compileColumns(catalogue.columns, file, report);
  const { usual, uses } = usesOf(catalogue, columns, larder, report);
  const closing = columns.list.filter((column) => column.closes);
  const rows = new Map<string, Row>();
  const taken = new Set<string>();
  for (const [index, entry] of catalogue.ingredients.entries()) {
    const path = `/ingredients/${index}`;
    if (rows.has(entry.id)) report.error(file, { path: `${path}/id` }, `El ingrediente «${entry.id}» está dos veces.`);
    const stored = storedAs(entry, path, larder, report);
    const use = stored && uses.get(stored.family);
    const label = entry.label ?? stored?.label;
    const groups = entry.groups ?? (stored && use ? groupsOf(stored, use, catalogue) : undefined);
    // Of what says that it is something unknown, that is told and no more.
    const isLost = entry.is !== undefined && stored === null;
    if (label === undefined && !isLost)
      report.error(
        file,
        { path },
        `«${entry.id}» no está en la despensa: escribe su nombre («label») o di qué es («is»).`,
      );
    else if (groups === undefined && !isLost)
      report.error(
        file,
        { path },
        `Falta de qué grupo es «${entry.id}» («groups»)${stored ? `: su familia, «${stored.family}», no está en «families»` : ''}.`,
      );
    checkEntry(entry, path, catalogue, columns, report);
    const known = stored ? derived(stored, columns, use) : columns.list.map((): Value => null);
    for (const column of columns.list) known[column.index] = entry.values?.[column.key] ?? known[column.index]!;
    const { values, own } = workedOut(known, columns);
    const row: Row = {
      id: entry.id,
      index,
      label: label ?? entry.id,
      aliases: [...(entry.aliases ?? []), ...(stored && !taken.has(stored.id) ? (stored.entry.aliases ?? []) : [])],
      groups: groups ?? [],
      values,
      own,
      dose: entry.dose ? [entry.dose[0]!, entry.dose[1]!] : null,
      source: entry.source ?? stored?.entry.source ?? null,
      larder: stored,
      isDerived: false,
    };
    const total = closing.reduce((sum, column) => sum + row.values[column.index]!, 0);
    if (closing.length > 0 && Math.abs(total - 100) > tolerance) {
      report.error(
        file,
        { path: entry.values ? `${path}/values` : path },
        `Las partes de «${row.label}» suman ${spanish(total, 2)} y no 100: ${partsOf(row, entry, closing)}.`,
      );
    }
    rows.set(entry.id, Object.freeze(row));
    if (stored) taken.add(stored.id);
  }
  for (const stored of larder.rows.values()) {
    const use = taken.has(stored.id) ? undefined : uses.get(stored.family);
    if (!use) continue;
    const work = (): Worked => workedOut(derived(stored, columns, use), columns);
    rows.set(stored.id, new DerivedRow(stored, rows.size, groupsOf(stored, use, catalogue), work));
  }
  const readLarder: Craft['readLarder'] = (values, family) => {
    const use = family === null ? undefined : uses.get(family);
    return { groups: use?.groups ?? [], values: derived({ values }, columns, use ?? { groups: [], formulas: usual }) };
  };
  return {
    columns: columns.list,
    columnSequence: columns.sequence,
    columnIndex: columns.index,
    rows,
    readLarder,
  };
}

function usesOf(
  catalogue: CatalogueFile,
  columns: Columns,
  larder: Larder,
  report: Report,
): { usual: Use['formulas']; uses: Map<string, Use> } {
  const scope = lineScope(larder.columnByKey);
  const at = (key: string, text: string, path: string): Formula | null =>
    columns.index.has(key) ? lineFormula(text, scope, file, { path }, report) : null;
  const usual = columns.list.map(({ key }) => {
    const text = catalogue.columns[key]!.larder;
    return text === undefined ? null : at(key, text, `/columns/${key}/larder`);
  });
  const uses = new Map<string, Use>();
  const families = larder.definition.columns.families;
  for (const [family, { groups, values }] of Object.entries(catalogue.families ?? {})) {
    const path = `/families/${family}`;
    if (!Object.hasOwn(families, family))
      report.error(file, { path, key: true }, noSuch('la familia', family, Object.keys(families), inLarder));
    checkGroups(groups, `${path}/groups`, catalogue, report);
    checkColumns(Object.keys(values ?? {}), `${path}/values`, columns, report);
    const own = Object.entries(values ?? {}).map(
      ([key, text]) => [key, at(key, text, `${path}/values/${key}`)] as const,
    );
    const formulas = columns.list.map(({ key, index }) => own.find(([name]) => name === key)?.[1] ?? usual[index]!);
    uses.set(family, { groups, formulas });
  }
  for (const [origin, marks] of Object.entries(catalogue.origins ?? {})) {
    const known = Object.keys(larder.definition.columns.origins);
    if (!known.includes(origin))
      report.error(file, { path: `/origins/${origin}`, key: true }, noSuch('el origen', origin, known, inLarder));
    checkGroups(marks, `/origins/${origin}`, catalogue, report);
  }
  return { usual, uses };
}

function groupsOf({ entry: { origin } }: LarderRow, { groups }: Use, { origins }: CatalogueFile): readonly string[] {
  const marks = origin === undefined ? undefined : origins?.[origin];
  return marks ? [...groups, ...marks.filter((mark) => !groups.includes(mark))] : groups;
}

function storedAs(
  { id, is }: CatalogueFile['ingredients'][number],
  path: string,
  larder: Larder,
  report: Report,
): LarderRow | null {
  const stored = larder.rows.get(is ?? id) ?? null;
  if (is !== undefined && !stored)
    report.error(
      file,
      { path: `${path}/is` },
      `No existe «${is}» en la despensa.${didYouMean(is, larder.rows.keys())}`,
    );
  else if (is !== undefined && is !== id && larder.rows.has(id))
    report.error(
      file,
      { path: `${path}/id` },
      `En la despensa «${id}» es otro ingrediente (${larder.rows.get(id)!.label}): dale aquí otro id.`,
    );
  return stored;
}

type Worked = ReturnType<typeof workedOut>;

/** Worked out when first asked for: a recipe uses a few of the hundreds. A class, for getters of one's own are a shape apart. */
class DerivedRow implements Row {
  readonly id: string;
  readonly index: number;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly groups: readonly string[];
  readonly dose = null;
  readonly source: string | null;
  readonly larder: LarderRow;
  readonly isDerived = true;
  readonly #work: () => Worked;
  #worked: Worked | null = null;

  constructor(stored: LarderRow, index: number, groups: readonly string[], work: () => Worked) {
    this.id = stored.id;
    this.index = index;
    this.label = stored.label;
    this.aliases = stored.entry.aliases ?? [];
    this.groups = groups;
    this.source = stored.entry.source;
    this.larder = stored;
    this.#work = work;
    Object.freeze(this);
  }

  get values(): Float64Array {
    this.#worked ??= this.#work();
    return this.#worked.values;
  }

  get own(): readonly Value[] {
    this.#worked ??= this.#work();
    return this.#worked.own;
  }
}

function derived(stored: Pick<LarderRow, 'values'>, { list }: Columns, use: Use | null | undefined): Value[] {
  return list.map(({ index }) => use?.formulas[index]?.code(bareRun, stored) ?? null);
}

/** «agua 87,5; agua 84,1 (de la despensa)» */
const partsOf = (
  { values, larder }: Row,
  entry: CatalogueFile['ingredients'][number],
  closing: readonly Column[],
): string =>
  closing
    .filter(({ index }) => round(values[index]!, 2) !== 0)
    .map(({ index, key, label, formula }) => {
      const isStored = larder !== null && formula === null && entry.values?.[key] === undefined;
      const whence = isStored ? ' (de la despensa)' : '';
      return `${label.toLowerCase()} ${spanish(values[index]!, 2)}${whence}`;
    })
    .join('; ');

function checkEntry(
  entry: CatalogueFile['ingredients'][number],
  path: string,
  catalogue: CatalogueFile,
  columns: Columns,
  report: Report,
): void {
  checkColumns(Object.keys(entry.values ?? {}), `${path}/values`, columns, report);
  checkGroups(entry.groups ?? [], `${path}/groups`, catalogue, report);
  if (entry.dose && entry.dose[0]! > entry.dose[1]!) {
    report.error(
      file,
      { path: `${path}/dose` },
      `La dosis está al revés: ${spanish(entry.dose[0]!, 6)} es mayor que ${spanish(entry.dose[1]!, 6)}.`,
    );
  }
}

function checkColumns(keys: readonly string[], path: string, columns: Columns, report: Report): void {
  for (const key of keys) {
    if (!columns.index.has(key))
      report.error(file, { path: `${path}/${key}`, key: true }, noSuch('la columna', key, columns.index.keys()));
  }
}

function checkGroups(groups: readonly string[], path: string, catalogue: CatalogueFile, report: Report): void {
  for (const [place, group] of groups.entries()) {
    if (!Object.hasOwn(catalogue.groups, group))
      report.error(file, { path: `${path}/${place}` }, noSuch('el grupo', group, Object.keys(catalogue.groups)));
  }
}
