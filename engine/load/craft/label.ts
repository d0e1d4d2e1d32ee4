// label.json of a craft → what its labels look at, compiled. Formulas read the larder's columns, the craft's groups and
// parameters, and «acabado», the weight of the finished product. Refuses what does not exist (types, groups, figures in the
// holes of a text, classes of additives), and a legal name that cannot be printed as it stands.

import { isDay } from '../../day.ts';
import { didYouMean, nearest, noSuch } from '../../did-you-mean.ts';
import type { Attested, Comparison, CraftLabel, Figure, Keeping, LegalName, Mention, Need } from '../../label/model.ts';
import { compile } from '../../language/compile.ts';
import { contradictionIn } from '../../language/contradiction.ts';
import { FormulaError, parseFormula } from '../../language/parse.ts';
import type { Scope } from '../../language/scope.ts';
import { toldName } from '../../language/vocabulary.ts';
import type { Larder } from '../../larder/larder.ts';
import type { Condition, Definition, LabelFile } from '../../model/craft.ts';
import type { Selections } from '../figures/selections.ts';
import { Sums } from '../figures/sums.ts';
import type { Report } from '../file/problem.ts';

const file = 'label.json';
const comparisons = ['>=', '<=', '>', '<', '='];

/** How many times each figure is asked for. */
function askedIn({ names }: LabelFile): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const text of names.flatMap(({ needs = [], attest = [] }) => [
    ...needs,
    ...attest.flatMap((one) => (typeof one === 'string' ? [] : (one.need ?? []))),
  ])) {
    const [, name] = /^\s*(\w+)/.exec(text) ?? [];
    if (name !== undefined) asked.set(name, (asked.get(name) ?? 0) + 1);
  }
  return asked;
}

/** Null where the craft prints none. */
export function compileLabel(
  definition: Definition,
  formulas: Scope,
  larder: Larder,
  selections: Selections,
  report: Report,
): CraftLabel | null {
  const { label: source, catalogue, types } = definition;
  if (source === null) return null;
  if (!report.trusted) checkLabel(source, types, larder, formulas, selections, report);
  const sums = new Sums();
  const scope: Scope = {
    ...formulas,
    columns: larder.columnByKey,
    sum: (sum, text) => sums.number(sum, text),
    extra: 'acabado',
  };
  const at = (path: string, error: unknown): null => {
    if (!(error instanceof FormulaError)) throw error;
    report.error(file, { path, from: error.from, to: error.to }, error.message);
    return null;
  };
  const formula = (text: string, within: Scope, path: string) => {
    try {
      return compile(text, within);
    } catch (error) {
      return at(path, error);
    }
  };
  const figures = Object.entries(source.figures).flatMap(([key, one]): Figure[] => {
    const path = `/figures/${key}`;
    const code = formula(one.formula, scope, `${path}/formula`);
    const of = one.unit === undefined ? formula(one.of ?? 'peso', scope, `${path}/of`) : null;
    return code ? [{ key, label: one.label, unit: one.unit ?? '%', formula: code, of }] : [];
  });
  const ofFigures: Scope = {
    ...scope,
    params: new Map(figures.map(({ key }, index) => [key, index])),
    columns: new Map(),
    extra: 'parte',
    select: (_, { from, to }) => {
      throw new FormulaError('Aquí solo se comparan cifras de «figures».', from, to);
    },
  };
  const asked = askedIn(source);
  /** Asked for by several, and the figure that is nearly called so by none: its name was changed there. */
  const tellRenamed = (name: string): boolean => {
    const near = nearest(name, ofFigures.params.keys());
    if (near === null || asked.has(near) || (asked.get(name) ?? 0) < 2) return false;
    const message = `Ningún nombre legal pide «${near}», y varios piden «${name}», que no existe: si le has cambiado el nombre, ponle el de antes, o cámbialo también en ellos.`;
    if (!report.problems.some((problem) => problem.message === message))
      report.error(file, { path: `/figures/${near}`, key: true }, message);
    return true;
  };
  const needOf = (text: string, path: string, estimates: Readonly<Record<string, number>> = {}): Need[] => {
    try {
      const tree = parseFormula(text);
      if (tree.kind !== 'binary' || !comparisons.includes(tree.operator) || tree.left.kind !== 'name')
        throw new FormulaError('Escribe una cifra, una comparación y un número: «tal >= 8».', 0, text.length);
      const { name, from, to } = tree.left;
      const index = ofFigures.params.get(name);
      // Its own formula is wrong, and that has been told.
      if (index === undefined && Object.hasOwn(source.figures, name)) return [];
      if (index === undefined && tellRenamed(name)) return [];
      if (index === undefined && name !== ofFigures.extra)
        throw new FormulaError(noSuch('la cifra', name, ofFigures.params.keys()), from, to);
      // Blanks in place of what is compared: what is wrong after it keeps its place.
      const bound = compile(' '.repeat(tree.right.from) + text.slice(tree.right.from, tree.right.to), ofFigures);
      return [
        { figure: index ?? null, comparison: tree.operator as Comparison, bound, error: estimates[name] ?? null },
      ];
    } catch (error) {
      at(path, error);
      return [];
    }
  };
  const typesOf = (list: readonly string[] | undefined): ReadonlySet<string> | null => (list ? new Set(list) : null);
  const selectionOf = (list: readonly string[] | undefined): number | null => (list ? selections.number(list) : null);
  const names = source.names.map(
    (name, index): LegalName => ({
      name: name.name,
      law: name.law,
      types: typesOf(name.types),
      first: new Set(name.first),
      except: new Set(name.except),
      completes: name.completes ?? null,
      each: selectionOf(name.each),
      of: selectionOf(name.of),
      from: name.from ?? null,
      until: name.until ?? null,
      when: name.when === undefined ? null : formula(name.when, { ...scope, decides: true }, `/names/${index}/when`),
      grade: name.grade ?? null,
      classes: name.class ? new Set(name.class) : null,
      needs: (name.needs ?? []).flatMap((text, place) =>
        needOf(text, `/names/${index}/needs/${place}`, name.estimates),
      ),
      attest: (name.attest ?? []).map((one, place): Attested => {
        if (typeof one === 'string') return { say: one, need: null, when: null };
        const path = `/names/${index}/attest/${place}`;
        const [need = null] = one.need === undefined ? [] : needOf(one.need, `${path}/need`);
        return {
          say: one.say,
          need,
          when: one.when === undefined ? null : formula(one.when, ofFigures, `${path}/when`),
        };
      }),
      note: name.note ?? null,
    }),
  );
  const mentions = (source.mentions ?? []).flatMap((mention, index): Mention[] => {
    const when = formula(mention.when, ofFigures, `/mentions/${index}/when`);
    const { say, law, prints = true, note = null } = mention;
    return when ? [{ say, law, prints, note, types: typesOf(mention.types), when, names: typesOf(mention.names) }] : [];
  });
  const keeping = (source.keeping ?? []).map(({ types, when, ...rest }, index): Keeping => {
    const code = when === undefined ? null : formula(when, ofFigures, `/keeping/${index}/when`);
    return { ...rest, types: typesOf(types), when: code };
  });
  const finished = (source.finished ?? []).flatMap((one, index) => {
    const code = formula(one.formula, scope, `/finished/${index}/formula`);
    return code ? [{ types: typesOf(one.types), formula: code, say: one.say }] : [];
  });
  const reclassed = (source.classes ?? []).flatMap((one, index): CraftLabel['reclassed'][number][] => {
    const when = formula(one.when, ofFigures, `/classes/${index}/when`);
    const lines = selectionOf(one.ingredients);
    return when && lines !== null ? [{ lines, class: one.class, when }] : [];
  });
  const forbidden = (source.forbidden ?? []).flatMap(({ ingredients, say, law, types: only }) => {
    const lines = selectionOf(ingredients);
    return lines === null ? [] : [{ lines, say, law, types: typesOf(only) }];
  });
  const addends = Object.entries(catalogue.columns).flatMap(([key, { larder: text }]) => {
    const of = text === undefined ? null : larder.makeup.addends(text);
    return of ? [{ column: formulas.columns.get(key)!, of }] : [];
  });
  return {
    addends,
    finished,
    reclassed,
    forbidden,
    litre: source.litre === undefined ? null : formula(source.litre, scope, '/litre'),
    quid: selectionOf(source.quid),
    weighs: source.weighs ?? null,
    called: new Map(Object.entries(source.called ?? {})),
    drops: source.drops ?? [],
    figures,
    names,
    mentions,
    keeping,
    sums: sums.list,
  };
}

/** Letters, figures and what goes between words: no brackets, quotes, bars or dots that stand for something. */
export const labelLetters = /^[\p{L}\d %,.·'’-]*$/u;
/** «{cifra}» or «{cifra:1}» in a name or a mention. */
const hole = /\{(\w+)(?::(\d))?\}/g;

function checkLabel(
  source: LabelFile,
  types: Definition['types'],
  larder: Larder,
  formulas: Scope,
  selections: Selections,
  report: Report,
): void {
  const wrong = (path: string, message: string, key = false): void => report.error(file, { path, key }, message);
  const known = (list: readonly string[] | undefined, path: string): void => {
    for (const [index, type] of (list ?? []).entries()) {
      if (Object.hasOwn(types, type)) continue;
      const near = didYouMean(type, Object.keys(types));
      wrong(`${path}/${index}`, `No existe el tipo «${type}»${near ? `.${near}` : `: falta types/${type}.json.`}`);
    }
  };
  const picking = (list: readonly string[] | undefined, path: string): void => {
    for (const [index, selector] of (list ?? []).entries()) {
      const message = selections.wrong(selector);
      if (message) wrong(`${path}/${index}`, message);
    }
  };
  const holesIn = (text: string, path: string, others: readonly string[]): void => {
    if (/[{}]/.test(text.replace(hole, '')))
      wrong(path, 'Un hueco se escribe «{cifra}» o «{cifra:2}», sin espacios: aquí quedaría la llave en el texto.');
    const names = [...others, ...Object.keys(source.figures)];
    for (const [, key] of text.matchAll(hole)) if (!names.includes(key!)) wrong(path, noSuch('la cifra', key!, names));
  };
  for (const [
    index,
    { name, each, of, types: only, first, except, needs = [], from, until },
  ] of source.names.entries()) {
    const path = `/names/${index}`;
    if (source.names.findIndex((one) => asks(one) === asks(source.names[index]!)) < index)
      wrong(path, `«${name}» está dos veces y pide lo mismo: borra una, o di en qué se distinguen.`);
    for (const [key, day] of Object.entries({ from, until }))
      if (day !== undefined && !isDay(day)) wrong(`${path}/${key}`, `«${day}» no es un día del calendario.`);
    if (from !== undefined && until !== undefined && until < from)
      wrong(`${path}/until`, `Acaba («${until}») antes de empezar («${from}»): están al revés, o sobra una.`);
    const clash = clashIn(needs);
    if (clash !== null) wrong(`${path}/needs`, `Esto no se cumple nunca: ${clash}. Mira si está al revés.`);
    known(only, `${path}/types`);
    known(except, `${path}/except`);
    known(first, `${path}/first`);
    picking(each, `${path}/each`);
    picking(of, `${path}/of`);
    holesIn(name, `${path}/name`, ['tipo', ...(each ? ['linea'] : []), ...(of ? ['lineas', 'partes'] : [])]);
    if (!labelLetters.test(name.replace(hole, '').replace(/[{}]/g, '')))
      wrong(`${path}/name`, 'Un nombre se imprime tal cual: lo que lo explica va en «note».');
  }
  const legal = new Set(source.names.map(({ name }) => name));
  for (const [index, { say, types: only, names = [] }] of (source.mentions ?? []).entries()) {
    holesIn(say, `/mentions/${index}/say`, []);
    for (const [place, name] of names.entries())
      if (!legal.has(name)) wrong(`/mentions/${index}/names/${place}`, noSuch('el nombre legal', name, legal));
    known(only, `/mentions/${index}/types`);
  }
  for (const [index, one] of (source.keeping ?? []).entries()) known(one.types, `/keeping/${index}/types`);
  if (source.keeping && larder.labelling && larder.labelling.dates === null)
    wrong('/keeping', 'La despensa no dice con qué palabras va cada fecha: falta «dates» en labelling.json.');
  for (const [index, one] of (source.finished ?? []).entries()) known(one.types, `/finished/${index}/types`);
  const classes = Object.keys(larder.definition.columns.classes);
  for (const [index, one] of (source.classes ?? []).entries()) {
    picking(one.ingredients, `/classes/${index}/ingredients`);
    if (!classes.includes(one.class)) wrong(`/classes/${index}/class`, noSuch('la clase', one.class, classes));
  }
  picking(source.quid, '/quid');
  for (const [index, one] of (source.forbidden ?? []).entries()) {
    picking(one.ingredients, `/forbidden/${index}/ingredients`);
    known(one.types, `/forbidden/${index}/types`);
  }
  const { weighs } = source;
  if (weighs !== undefined && !formulas.constants.has(toldName(weighs))) {
    const told = [...formulas.params.keys()].filter((key) => formulas.constants.has(toldName(key)));
    wrong('/weighs', noSuch('el dato del proceso', weighs, told));
  }
  checkCalled(source, types, wrong);
}

/** All that decides whether a name is given. */
const asks = ({ law: _, note: __, ...asked }: LabelFile['names'][number]): string => JSON.stringify(asked);

const signs: Readonly<Record<string, string>> = {
  '>': 'greaterThan',
  '>=': 'greaterThanInclusive',
  '<': 'lessThan',
  '<=': 'lessThanInclusive',
  '=': 'equal',
};

/** What all of them ask of one figure that no number can be: «fruta >= 430» and «fruta < 375». */
function clashIn(needs: readonly string[]): string | null {
  const all = needs.flatMap((need) => {
    const [, fact, sign, value] = /^\s*(\w+)\s*([<>]=?|=)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(need) ?? [];
    return fact === undefined ? [] : [{ fact, operator: signs[sign!]!, value: Number(value) }];
  });
  return contradictionIn({ all } as Condition);
}

/** What {tipo} prints has to be printable, whether declared or the type's own label. */
function checkCalled(
  { called = {}, names }: LabelFile,
  types: Definition['types'],
  wrong: (path: string, message: string, key?: boolean) => void,
): void {
  for (const [type, name] of Object.entries(called)) {
    const path = `/called/${type}`;
    if (!Object.hasOwn(types, type)) wrong(path, noSuch('el tipo', type, Object.keys(types)), true);
    if (!labelLetters.test(name)) wrong(path, 'Un nombre se imprime tal cual: sin paréntesis, barras ni comillas.');
  }
  for (const [index, { name, types: only, except }] of names.entries()) {
    if (!name.includes('{tipo}')) continue;
    for (const [type, { label }] of Object.entries(types)) {
      const isOffered = (only?.includes(type) ?? true) && !except?.includes(type);
      if (isOffered && called[type] === undefined && !labelLetters.test(label))
        wrong(
          `/names/${index}/name`,
          `{tipo} imprimiría «${label}»: di en «called» cómo se llama lo que sale de «${type}».`,
        );
    }
  }
}
