// What is wrong with a larder: a row whose parts are not 100 or larger than their whole, words that nobody declares, a name of
// two ingredients. For whoever edits it: what the build proved is not looked at again.

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { Larder, LarderDefinition, LarderRow } from '../../larder/larder.ts';
import { traitsKnown } from '../../larder/traits.ts';
import { normalise } from '../../names/normalise.ts';
import { shelve } from '../../names/shelf.ts';
import { spanish } from '../../number.ts';
import { noQuantities, type QuantitiesFile } from '../../quantity/index.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import { checkAliases } from './aliases.ts';
import { type Columns, compileColumns } from './columns.ts';
import { checkCarried, checkClear, checkDoubts, checkLabelling } from './labelling-checks.ts';
import { namedIn, rowsIn } from './larder.ts';
import { checkOriginAllergens, checkOrigins } from './origins.ts';
import { checkQuantityExamples } from './quantity-examples.ts';
import { checkWordsFile } from './words.ts';

/** The parts of a row come from tables that round. */
const tolerance = 0.6;

/** Of dough more goes in than comes out. */
const mostOfCompound = 110;

interface Known {
  readonly columns: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
  readonly families: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
  readonly origins: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly pieces: ReadonlySet<string>;
}

type Clash = NonNullable<Parameters<typeof shelve>[2]>;

/** Refuses also two rows of one id or name. */
export function checkLarder(
  { definition, labelling }: Larder,
  report: Report,
  quantities: QuantitiesFile = noQuantities,
): void {
  const file = definition.columns;
  // What compiling said of the columns it has said.
  const columns = compileColumns(file.columns, 'columns.json', report.again());
  checkColumns(definition, report);
  const known: Known = {
    columns: Object.keys(file.columns),
    labels: new Map(Object.entries(file.columns).map(([key, { label }]) => [key, label])),
    families: new Set(Object.keys(file.families)),
    allergens: new Set(Object.keys(file.allergens)),
    origins: new Set(Object.keys(file.origins)),
    classes: new Set(Object.keys(file.classes)),
    pieces: new Set(
      [...quantities.units.filter(({ kind }) => kind === 'piece' || kind === 'spoon'), ...quantities.sizes].map(
        ({ label }) => label,
      ),
    ),
  };
  const checkCarries = labelling && checkCarried(labelling.allergens, report);
  const checkAlone = (row: LarderRow): void => {
    checkWords(row, known, report);
    checkSizes(row, quantities.sizes, report);
    checkCompound(row, report);
    // What is under a name that nobody knows is missing from every sum: the name is told.
    if (Object.keys(row.entry.values).every((key) => columns.index.has(key)))
      checkRow(row, definition, columns, report);
    if (!labelling) return;
    checkClear(row, labelling, report);
    checkDoubts(row, labelling, report);
    checkCarries?.(row);
  };
  const rows = new Map<string, LarderRow>();
  for (const row of rowsIn(definition, columns)) {
    const twin = rows.get(row.id);
    const path = `/ingredients/${row.place}/id`;
    if (twin) report.error(row.file, { path }, `El ingrediente «${row.id}» ya está en ${twin.file}.`);
    rows.set(row.id, row);
    checkAlone(row);
  }
  const measured = quantities.units.filter(({ kind }) => kind === 'mass' || kind === 'volume');
  const empty = [...(definition.names.skip ?? []), ...measured.flatMap(({ names }) => names)];
  checkAliases(rows.values(), new Set(empty.map(normalise)), report);
  checkApart(rows, definition, report);
  checkWordsFile(rows, definition, report);
  checkOrigins(rows.values(), file, report);
  checkOriginAllergens(rows.values(), file, report);
  checkQuantityExamples(quantities, report);
  if (definition.labelling) checkLabelling(definition.labelling, file, rows.keys(), report);
  shelve(namedIn(rows, definition.names), definition.names, checkNamed(rows, report));
}

/** A name is of one row. */
function checkNamed(rows: ReadonlyMap<string, LarderRow>, report: Report): Clash {
  const tell = (row: LarderRow, path: string, fault: string): void =>
    report.error(
      row.file,
      { path: `/ingredients/${row.place}/${path}` },
      `${fault}: un nombre no puede ser de dos ingredientes.`,
    );
  for (const row of rows.values())
    for (const [name, path] of namesOf(row)) {
      const other = rows.get(name);
      if (other && other !== row) tell(row, path, `«${name}» es el identificador de «${other.label}»`);
    }
  return (name, owner, id) => {
    const row = rows.get(id)!;
    const [, path] = [...namesOf(row)].find(([text]) => text === name)!;
    tell(row, path, `«${name}» ya nombra a «${rows.get(owner)!.label}» (${owner})`);
  };
}

/** Every name of a row, with the place where it is written. */
function* namesOf({ entry }: LarderRow): Generator<[text: string, path: string]> {
  yield [entry.id, 'id'];
  yield [entry.label, 'label'];
  for (const [index, alias] of (entry.aliases ?? []).entries()) yield [alias, `aliases/${index}`];
  for (const [language, names] of Object.entries(entry.names ?? {}))
    for (const [index, name] of names.entries()) yield [name, `names/${language}/${index}`];
}

/** Whatever a row names is declared. */
function checkWords({ entry, file, place }: LarderRow, known: Known, report: Report): void {
  const path = `/ingredients/${place}`;
  const declared = (at: string, word: string, all: ReadonlySet<string>, what: string, key = false): void => {
    if (!all.has(word)) report.error(file, { path: `${path}/${at}`, key }, noSuch(what, word, all));
  };
  declared('family', entry.family, known.families, 'la familia');
  if (entry.origin !== undefined) declared('origin', entry.origin, known.origins, 'el origen');
  if (entry.class !== undefined) declared('class', entry.class, known.classes, 'la clase');
  for (const [at, allergen] of (entry.allergens ?? []).entries())
    declared(`allergens/${at}`, allergen.replace(/\?$/, ''), known.allergens, 'el alérgeno');
  for (const key of Object.keys(entry.pieces ?? {}))
    declared(`pieces/${pointerStep(key)}`, key, known.pieces, 'la medida ni el tamaño', true);
  for (const key of Object.keys(entry.values)) {
    if (!known.columns.includes(key))
      report.error(
        file,
        { path: `${path}/values/${key}`, key: true },
        `No existe la columna «${key}».${didYouMean(key, known.columns) || calledSo(key, known.labels)}`,
      );
  }
}

/** A column whose label begins with the word, whatever its key. */
function calledSo(word: string, labels: ReadonlyMap<string, string>): string {
  const [found] = [...labels].find(([, label]) => normalise(label).split(' ')[0] === normalise(word)) ?? [];
  return found === undefined ? '' : ` ¿Querías decir «${found}»?`;
}

/** A larger piece weighs more; its usual one is of the size that changes nothing. */
function checkSizes({ entry, file, place }: LarderRow, sizes: QuantitiesFile['sizes'], report: Report): void {
  const { piece, pieces = {} } = entry;
  const weights = sizes.flatMap(({ label, factor = 1 }) => {
    const grams = pieces[label] ?? (factor === 1 ? piece : undefined);
    return grams === undefined ? [] : [{ label, factor, grams, isOwn: pieces[label] !== undefined }];
  });
  for (const { label, factor, grams } of weights.filter(({ isOwn }) => isOwn)) {
    const wrong = weights.find((other) => (other.factor - factor) * (other.grams - grams) < 0);
    if (!wrong) continue;
    report.error(
      file,
      { path: `/ingredients/${place}/pieces/${pointerStep(label)}` },
      `«${entry.label}»: la pieza ${label} pesa ${spanish(grams, 2)} g y la ${wrong.label} ${spanish(wrong.grams, 2)} g. Revisa las dos.`,
    );
    return;
  }
}

/** What it is made of, outside brackets, is no more than all of it and what the oven took. */
function checkCompound({ entry, file, place }: LarderRow, report: Report): void {
  const bare = (entry.compound ?? '').replace(/\([^()]*\)/g, '');
  const shares = [...bare.matchAll(/(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?\s*%/g)].map(([, share]) =>
    Number(share!.replace(',', '.')),
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  if (shares.length > 1 && sum > mostOfCompound)
    report.error(
      file,
      { path: `/ingredients/${place}/compound` },
      `Las partes de «${entry.label}» suman ${spanish(sum, 1)} %: revisa los porcentajes.`,
    );
}

function checkColumns(definition: LarderDefinition, report: Report): void {
  const { columns, allergens, kinds = {}, inside = [], roles = {} } = definition.columns;
  const traits = new Set(traitsKnown(definition));
  const known = (path: string, name: string, names: Iterable<string>, what: string): void => {
    const all = new Set(names);
    if (!all.has(name)) report.error('columns.json', { path }, `${what} «${name}».${didYouMean(name, all)}`);
  };
  const nothingOf = 'La despensa no sabe nada de';
  for (const [kind, of] of Object.entries(kinds))
    for (const [index, trait] of of.entries()) known(`/kinds/${pointerStep(kind)}/${index}`, trait, traits, nothingOf);
  const ids = Object.values(definition.shelves).flatMap(({ ingredients }) => ingredients.map(({ id }) => id));
  for (const [role, { of, as }] of Object.entries(roles)) {
    const path = `/roles/${pointerStep(role)}`;
    for (const [i, selector] of of.entries())
      if (selector.startsWith('#')) known(`${path}/of/${i}`, selector.slice(1), ids, 'No hay en la despensa');
      else known(`${path}/of/${i}`, selector, traits, nothingOf);
    for (const [i, id] of as.entries()) known(`${path}/as/${i}`, id, ids, 'No hay en la despensa');
  }
  for (const [place, one] of inside.entries()) {
    const path = `/inside/${place}`;
    for (const [i, kind] of one.kinds.entries())
      known(`${path}/kinds/${i}`, kind, Object.keys(kinds), 'Entre «kinds» no está');
    for (const [i, trait] of one.of.entries()) known(`${path}/of/${i}`, trait, traits, nothingOf);
    for (const [i, column] of one.columns.entries())
      known(`${path}/columns/${i}`, column, Object.keys(columns), 'No existe la columna');
  }
  for (const [key, { partOf, allergen }] of Object.entries(columns)) {
    if (partOf !== undefined && !Object.hasOwn(columns, partOf))
      report.error(
        'columns.json',
        { path: `/columns/${key}/partOf` },
        noSuch('la columna', partOf, Object.keys(columns)),
      );
    if (allergen !== undefined && !Object.hasOwn(allergens, allergen))
      report.error(
        'columns.json',
        { path: `/columns/${key}/allergen` },
        noSuch('el alérgeno', allergen, Object.keys(allergens)),
      );
  }
}

function checkRow(
  row: LarderRow,
  { columns: { columns, allergens } }: LarderDefinition,
  { list, index }: Columns,
  report: Report,
): void {
  const path = `/ingredients/${row.place}`;
  const at = (key: string): number => row.values[index.get(key)!]!;
  const closing = list.filter((column) => column.closes);
  const total = closing.reduce((sum, column) => sum + row.values[column.index]!, 0);
  if (closing.length > 0 && Math.abs(total - 100) > tolerance)
    report.error(
      row.file,
      { path: `${path}/values` },
      `Las partes de «${row.label}» suman ${spanish(total, 2)} y no 100.`,
    );
  for (const [key, { partOf, label, allergen }] of Object.entries(columns)) {
    const value = at(key);
    if (value === 0) continue;
    if (partOf !== undefined && index.has(partOf) && value > at(partOf) + 0.05)
      report.error(
        row.file,
        { path: `${path}/values/${key}` },
        `«${row.label}» lleva ${spanish(value, 2)} de ${label.toLowerCase()} y solo ${spanish(at(partOf), 2)} de ${columns[partOf]!.label.toLowerCase()}: una parte no puede ser mayor que el todo.`,
      );
    // One that nobody declares is told of its column.
    const isKnown = allergen !== undefined && Object.hasOwn(allergens, allergen);
    if (isKnown && !(row.entry.allergens ?? []).some((one) => one.replace(/\?$/, '') === allergen))
      report.error(
        row.file,
        { path: `${path}/values/${key}` },
        `«${row.label}» lleva ${label.toLowerCase()} y no dice el alérgeno «${allergen}».`,
      );
  }
}

function checkApart(
  rows: ReadonlyMap<string, LarderRow>,
  { columns: { columns } }: LarderDefinition,
  report: Report,
): void {
  for (const [key, { apart = [] }] of Object.entries(columns))
    for (const [place, id] of apart.entries())
      if (!rows.has(id))
        report.error(
          'columns.json',
          { path: `/columns/${key}/apart/${place}` },
          `No existe «${id}» en la despensa.${didYouMean(id, rows.keys())}`,
        );
}
