// How a typed name finds its row: an index of ids, labels and aliases, then ordered patterns, then softer ways.
import type { CatalogueFile, Column, NamesFile, NumberRule, Recognised, Recogniser, Row } from '../craft.ts';
import { compile } from '../formula/compile.ts';
import { FormulaError } from '../formula/parse.ts';
import { keyOf, normalise, printable, stem, withoutBrackets, words } from '../names.ts';
import { didYouMean } from '../near.ts';
import type { Catalogue } from './catalogue.ts';
import { namesOf } from './larder.ts';
import type { Report } from './problem.ts';
import { picker, type Selections } from './selections.ts';

const file = 'names.json';
const largestNumber = 100;
const mostRemembered = 4096;

/** Marks that patterns and numbers may put on a line. */
export function marksOf(names: NamesFile): string[] {
  const fromPatterns = (names.patterns ?? []).map(([, , mark]) => mark);
  return [...fromPatterns, ...(names.numbers ?? []).map((rule) => rule.else)].filter(
    (mark) => typeof mark === 'string',
  );
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

export function compileNames(
  names: NamesFile,
  catalogue: CatalogueFile,
  rows: ReadonlyMap<string, Row>,
  report: Report,
): Recogniser {
  const skipped = new Set((names.skip ?? []).map((word) => normalise(word)));
  const fillers = new Set((names.filler ?? []).map((word) => stem(normalise(word))));
  const dropsNumbers = (names.filler ?? []).includes('#');
  const withoutFillers = (list: readonly string[]): string[] =>
    list.filter((word) => !fillers.has(word) && !(dropsNumbers && isNumber(word)));
  const wordsOf = (normal: string): string[] => words(normal, skipped);
  const exact = indexOf(catalogue, rows, wordsOf, report);
  const stored = storedNames(rows, exact, wordsOf);
  const byNumber = numberIndex(exact);

  const replacements = (names.replace ?? []).flatMap(([from, to], index) => {
    const test = expression(from!, `/replace/${index}/0`, report);
    return test ? [{ from: new RegExp(test, 'g'), to: to! }] : [];
  });
  const patterns = (names.patterns ?? []).map(([id, text, mark], index) => {
    const path = `/patterns/${index}`;
    const row = id === null ? null : rows.get(id);
    if (row === undefined) {
      report.error(
        file,
        { path: `${path}/0` },
        `No existe el ingrediente «${id}» en el catálogo.${didYouMean(String(id), rows.keys())}`,
      );
    }
    return {
      row: row ?? null,
      test: expression(text ?? '', `${path}/1`, report),
      marks: typeof mark === 'string' ? [mark] : [],
    };
  });

  const replaced = (normal: string): string =>
    replacements
      .reduce((text, { from, to }) => text.replace(from, to), normal)
      .replace(/ +/g, ' ')
      .trim();

  const exactly = (normal: string): Row | undefined => exact.get(keyOf(wordsOf(normal)));
  const byPattern = (normal: string) => patterns.find(({ test }) => test?.test(normal));

  return remembered((name) => {
    const written = normalise(name);
    const normal = replaced(written);
    const bare = replaced(normalise(withoutBrackets(name)));
    const found = (row: Row | null, marks: readonly string[] = []): Recognised => ({
      row,
      marks,
      normal: written,
      printable: printable(name),
    });

    const row = exactly(written) ?? exactly(normal);
    if (row) return found(row);
    const pattern = byPattern(normal);
    // Brackets may refine («x (tipo tal)») or only remark («x (para y)»): they count when they change what is found
    // and the family stays the same.
    const remarked = bare === normal ? undefined : exactly(bare);
    const refines = pattern !== byPattern(bare) && pattern?.row?.groups[0] === remarked?.groups[0];
    if (remarked && !refines) return found(remarked);
    if (pattern) return found(pattern.row, pattern.marks);

    const versions = [...new Set([written, normal, bare])].map(wordsOf);
    for (const version of versions) {
      const plain = exact.get(keyOf(withoutFillers(version)));
      if (plain) return found(plain);
    }
    for (const version of [...versions, ...versions.map(withoutFillers)]) {
      const plain = stored.get(keyOf(version));
      if (plain) return found(plain);
    }
    if (names.nearest !== undefined) {
      for (const version of [...versions, ...versions.map((list) => list.filter((word) => !fillers.has(word)))]) {
        const near = nearestNumber(version, byNumber, names.nearest);
        if (near) return found(near);
      }
    }
    // An id names its row in every craft that can use it.
    return found(rows.get(name) ?? null);
  });
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

function indexOf(
  catalogue: CatalogueFile,
  rows: ReadonlyMap<string, Row>,
  wordsOf: (normal: string) => string[],
  report: Report,
): Map<string, Row> {
  const index = new Map<string, Row>();
  for (const [place, entry] of catalogue.ingredients.entries()) {
    const row = rows.get(entry.id)!;
    const known: [string, string][] = [
      [entry.id, 'id'],
      [row.label, 'label'],
    ];
    for (const [i, alias] of (entry.aliases ?? []).entries()) known.push([alias, `aliases/${i}`]);
    for (const [text, path] of known) {
      const key = keyOf(wordsOf(normalise(text)));
      if (key === '') continue;
      const owner = index.get(key);
      if (owner && owner !== row) {
        report.error(
          'catalogue.json',
          { path: `/ingredients/${place}/${path}` },
          `«${text}» ya nombra a «${owner.label}» (${owner.id}): un nombre no puede ser de dos ingredientes.`,
        );
      } else index.set(key, row);
    }
  }
  return index;
}

/** Names that the larder gives to the rows of the craft, where the craft gives them to no other. */
function storedNames(
  rows: ReadonlyMap<string, Row>,
  exact: ReadonlyMap<string, Row>,
  wordsOf: (normal: string) => string[],
): Map<string, Row> {
  const index = new Map<string, Row>();
  for (const row of rows.values()) {
    if (!row.larder || row.isDerived) continue;
    for (const [text] of namesOf(row.larder)) {
      const key = keyOf(wordsOf(normalise(text)));
      if (key !== '' && !exact.has(key) && !index.has(key)) index.set(key, row);
    }
  }
  return index;
}

const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word);

/** Words without their one number → the numbers known with them. */
function numberIndex(exact: ReadonlyMap<string, Row>): Map<string, { number: number; row: Row }[]> {
  const index = new Map<string, { number: number; row: Row }[]>();
  for (const [key, row] of exact) {
    const list = key.split(' ');
    const numbers = list.filter(isNumber);
    if (numbers.length !== 1) continue;
    const rest = keyOf(list.filter((word) => !isNumber(word)));
    index.set(rest, [...(index.get(rest) ?? []), { number: Number(numbers[0]), row }]);
  }
  return index;
}

function nearestNumber(
  list: readonly string[],
  index: ReadonlyMap<string, { number: number; row: Row }[]>,
  within: number,
): Row | null {
  const numbers = list.filter(isNumber);
  const wanted = Number(numbers[0]);
  if (numbers.length !== 1 || wanted > largestNumber) return null;
  const candidates = (index.get(keyOf(list.filter((word) => !isNumber(word)))) ?? [])
    .filter(({ number }) => number <= largestNumber && Math.abs(number - wanted) <= within + 1e-9)
    .sort((a, b) => Math.abs(a.number - wanted) - Math.abs(b.number - wanted) || a.row.index - b.row.index);
  return candidates[0]?.row ?? null;
}

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
    const pattern = expression(rule.pattern, `${path}/pattern`, report);
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
          `No existe la columna «${key}».${didYouMean(key, catalogue.columnIndex.keys())}`,
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
