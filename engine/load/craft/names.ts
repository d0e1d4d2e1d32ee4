// How a typed name finds its row in a craft: the one reader over the larder, with the craft's own names and meanings, and
// the marks and figures that the craft reads in names. Refuses meanings and marks of rows that do not exist.
//   "means": { "harina": { "is": "harina_panificable", "mark": "supuesta" } } → «harina» is harina_panificable, marked

import { noSuch } from '../../did-you-mean.ts';
import { compile } from '../../language/compile.ts';
import { FormulaError } from '../../language/parse.ts';
import type { Larder } from '../../larder/larder.ts';
import { picker } from '../../larder/selectors.ts';
import type { CatalogueFile, Column, NamesFile, NumberRule, Recognised, Recogniser, Row } from '../../model/craft.ts';
import { named } from '../../names/found.ts';
import { indexNames } from '../../names/index.ts';
import { normalise } from '../../names/normalise.ts';
import { noteOn } from '../../names/notes.ts';
import { type Reading, readerOf } from '../../names/read.ts';
import type { Selections } from '../figures/selections.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import { ingredientMeant } from '../larder/meant.ts';
import type { Catalogue } from './catalogue.ts';

const file = 'names.json';
const mostRemembered = 4096;

/** Marks that names may put on a line. */
export function marksOf(names: NamesFile): string[] {
  return [
    ...Object.values(names.means ?? {}).map((meaning) => (typeof meaning === 'string' ? undefined : meaning.mark)),
    ...(names.marks ?? []).map(({ mark }) => mark),
    ...(names.numbers ?? []).map((rule) => rule.else),
  ].filter((mark) => typeof mark === 'string');
}

export function compileNames(
  names: NamesFile,
  catalogue: CatalogueFile,
  rows: ReadonlyMap<string, Row>,
  larder: Larder,
  selections: Selections,
  readsFigure: (row: Row) => boolean,
  report: Report,
): Recogniser {
  const { shelf } = larder;
  const own = indexNames(
    catalogue.ingredients.map(({ id, aliases }) => ({ id, names: [rows.get(id)!.label, ...(aliases ?? [])] })),
    shelf.lexicon,
    (name, owner, id) => {
      const place = catalogue.ingredients.findIndex((entry) => entry.id === id);
      const alias = (catalogue.ingredients[place]!.aliases ?? []).indexOf(name);
      report.error(
        'catalogue.json',
        { path: `/ingredients/${place}/${alias === -1 ? 'label' : `aliases/${alias}`}` },
        `«${name}» ya nombra a «${rows.get(owner)!.label}» (${owner}): un nombre no puede ser de dos ingredientes.`,
      );
    },
  );
  const rowIds = rowsByIngredient(rows);
  checkMeanings(names, rows, rowIds, report);
  const read = readerOf(shelf, {
    own,
    means: names.means ?? {},
    larderOf: (row) => rows.get(row)?.larder?.id ?? row,
    rowOf: (id) => rowIds.get(id) ?? (rows.has(id) ? id : undefined),
  });
  const marks = marking(names, catalogue, shelf.lexicon.wordsOf, selections, report);
  return remembered((name) => {
    const row = rows.get(name.includes('_') ? name.toLowerCase() : name);
    const reading = read(name);
    // An id is a word for programs: it names its row whatever else its words may say.
    const isId = row && row.id !== reading.id && (!row.isDerived || name.includes('_'));
    const found = recognised(isId ? { ...reading, ...named(row.id) } : reading, rows, rowIds, larder, marks);
    return found.how === 'unread' && readsFigure(found.row!) ? { ...found, how: 'figure', note: null } : found;
  });
}

/** The row of a craft that an ingredient of the larder is: the first that says so. */
function rowsByIngredient(rows: ReadonlyMap<string, Row>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, larder } of rows.values()) {
    if (larder && !found.has(larder.id)) found.set(larder.id, id);
  }
  return found;
}

function recognised(
  reading: Reading,
  rows: ReadonlyMap<string, Row>,
  rowIds: ReadonlyMap<string, string>,
  larder: Larder,
  marks: (row: Row | null, normal: string) => readonly string[],
): Recognised {
  const row = reading.id === null ? null : rows.get(reading.id)!;
  const mark = reading.meaning?.mark;
  const others = (reading.meaning?.or ?? []).flatMap((id) => {
    const other = rows.get(rowIds.get(id) ?? id);
    return other === undefined || other === row ? [] : `«${other.label}»`;
  });
  return {
    row,
    how: reading.how,
    marks: [...(mark === undefined ? [] : [mark]), ...marks(row, reading.normal)],
    figure: reading.figure && {
      value: reading.figure.value,
      parts: reading.figure.parts.map(({ id, share }) => ({ row: rows.get(id)!, share })),
    },
    apart: reading.apart,
    near: () => reading.near().flatMap((id) => rows.get(rowIds.get(id) ?? '') ?? []),
    note: noteOn(reading, row, larder.definition.names, others),
    normal: reading.normal,
    printable: reading.printable,
  };
}

/** Recipes repeat their names: the last few thousand need no second look. */
function remembered(look: Recogniser): Recogniser {
  const known = new Map<string, ReturnType<Recogniser>>();
  return (name) => {
    let found = known.get(name);
    if (!found) {
      if (known.size >= mostRemembered) known.clear();
      found = look(name);
      known.set(name, found);
    }
    return found;
  };
}

function checkMeanings(
  names: NamesFile,
  rows: ReadonlyMap<string, Row>,
  rowIds: ReadonlyMap<string, string>,
  report: Report,
): void {
  for (const [word, meaning] of Object.entries(names.means ?? {})) {
    const is = typeof meaning === 'string' ? meaning : meaning.is;
    if (!rows.has(is) && !rowIds.has(is))
      report.error(
        file,
        { path: `/means/${pointerStep(word)}${typeof meaning === 'string' ? '' : '/is'}` },
        `No existe el ingrediente «${is}» en el catálogo ni en la despensa.${ingredientMeant(is, rows)}`,
      );
  }
}

/** Marks by what the row is and by the words that stand with it. */
function marking(
  names: NamesFile,
  catalogue: CatalogueFile,
  wordsOf: (normal: string) => string[],
  selections: Selections,
  report: Report,
): (row: Row | null, normal: string) => readonly string[] {
  const setOf = (list: readonly string[] | undefined): ReadonlySet<string> | null =>
    list ? new Set(list.flatMap((word) => wordsOf(normalise(word)))) : null;
  const rules = (names.marks ?? []).map(({ mark, of, words, without }, index) => {
    for (const [place, selector] of (of ?? []).entries()) {
      const wrong = selections.wrong(selector);
      if (wrong) report.error(file, { path: `/marks/${index}/of/${place}` }, wrong);
    }
    return { mark, picks: of && picker(of, catalogue.sets ?? {}), words: setOf(words), without: setOf(without) };
  });
  if (rules.length === 0) return () => [];
  return (row, normal) => {
    const asked = wordsOf(normal);
    return rules
      .filter(({ picks, words, without }) => {
        if (picks && !(row && picks(row.id, row.groups))) return false;
        return (!words || asked.some((word) => words.has(word))) && !asked.some((word) => without?.has(word));
      })
      .map(({ mark }) => mark);
  };
}

/** `(a+)+` and its kin take exponential time on a hostile name. */
const nestedQuantifier = /\((?:[^()\\]|\\.)*(?<!\\)[+*}](?:[^()\\]|\\.)*\)[+*{]/;

function expression(text: string, path: string, report: Report): RegExp | null {
  if (nestedQuantifier.test(text)) {
    report.error(
      file,
      { path },
      'Esta expresión repite algo que ya se repite, como (a+)+: un nombre largo la haría eterna. Simplifícala.',
    );
    return null;
  }
  try {
    return new RegExp(text);
  } catch {
    report.error(file, { path }, `«${text}» no es una expresión regular válida.`);
    return null;
  }
}

/** «al 80 %» */
const percentage = '(\\d+(?:\\.\\d+)?) ?%';

export function compileNumberRules(
  names: NamesFile,
  catalogue: Catalogue,
  sets: CatalogueFile['sets'],
  selections: Selections,
  report: Report,
): NumberRule[] {
  return (names.numbers ?? []).flatMap((rule, index) => {
    const path = `/numbers/${index}`;
    for (const [i, selector] of rule.of.entries()) {
      const wrong = selections.wrong(selector);
      if (wrong) report.error(file, { path: `${path}/of/${i}` }, wrong);
    }
    const pattern = expression(rule.pattern ?? percentage, `${path}/pattern`, report);
    const scope = {
      columns: catalogue.columnIndex,
      params: new Map<string, number>(),
      constants: new Map<string, number>(),
      texts: new Map(),
      codes: new Map(),
      extra: rule.as,
      ofLine: true,
      decides: false,
      boundsOf: null,
      select: () => -1,
      sum: () => -1,
    };
    const set: { column: Column; formula: ReturnType<typeof compile> }[] = [];
    for (const [key, text] of Object.entries(rule.set)) {
      const at = catalogue.columnIndex.get(key);
      if (at === undefined) {
        report.error(
          file,
          { path: `${path}/set/${key}`, key: true },
          noSuch('la columna', key, catalogue.columnIndex.keys()),
        );
        continue;
      }
      try {
        set.push({ column: catalogue.columns[at]!, formula: compile(text, scope) });
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        report.error(file, { path: `${path}/set/${key}`, from: error.from, to: error.to }, error.message);
      }
    }
    if (!pattern) return [];
    const between: [number, number] = rule.between ? [rule.between[0]!, rule.between[1]!] : [-Infinity, Infinity];
    return [
      { picks: picker(rule.of, sets ?? {}), pattern: new RegExp(pattern, 'g'), between, set, mark: rule.else ?? null },
    ];
  });
}
