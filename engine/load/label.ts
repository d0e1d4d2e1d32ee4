// label.json of a craft → what its labels look at, compiled. Formulas read the larder's columns, the craft's groups and
// parameters, and «acabado», the weight of the finished product.
import type { LabelFile } from '../craft.ts';
import { compile } from '../formula/compile.ts';
import { FormulaError, parse } from '../formula/parse.ts';
import type { Scope } from '../formula/scope.ts';
import { toldName } from '../formula/vocabulary.ts';
import type { Attested, Comparison, CraftLabel, Figure, LegalName, Mention, Need } from '../label/model.ts';
import type { Larder } from '../larder.ts';
import { didYouMean } from '../near.ts';
import type { Report } from './problem.ts';
import type { Selections } from './selections.ts';
import { Sums } from './sums.ts';

const file = 'label.json';
const comparisons = ['>=', '<=', '>', '<', '='];

export function compileLabel(
  source: LabelFile,
  formulas: Scope,
  larder: Larder,
  types: ReadonlyMap<string, { readonly label: string }>,
  selections: Selections,
  report: Report,
): CraftLabel {
  const sums = new Sums();
  const scope: Scope = {
    ...formulas,
    columns: larder.columnByKey,
    sum: (terms, selection) => sums.number(terms, selection),
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
  const needOf = (text: string, path: string): Need[] => {
    try {
      const tree = parse(text);
      if (tree.kind !== 'binary' || !comparisons.includes(tree.operator) || tree.left.kind !== 'name')
        throw new FormulaError('Escribe una cifra, una comparación y un número: «tal >= 8».', 0, text.length);
      const { name, from, to } = tree.left;
      const index = ofFigures.params.get(name);
      // Its own formula is wrong, and that has been told.
      if (index === undefined && Object.hasOwn(source.figures, name)) return [];
      if (index === undefined && name !== ofFigures.extra)
        throw new FormulaError(`No existe la cifra «${name}».${didYouMean(name, ofFigures.params.keys())}`, from, to);
      // Blanks in place of what is compared: what is wrong after it keeps its place.
      const bound = compile(' '.repeat(tree.right.from) + text.slice(tree.right.from, tree.right.to), ofFigures);
      return [{ figure: index ?? null, comparison: tree.operator as Comparison, bound }];
    } catch (error) {
      at(path, error);
      return [];
    }
  };
  const typesOf = (
    list: readonly string[] | undefined,
    path: string,
    key: 'types' | 'except' = 'types',
  ): ReadonlySet<string> | null => {
    for (const [index, type] of (list ?? []).entries())
      if (!types.has(type))
        report.error(
          file,
          { path: `${path}/${key}/${index}` },
          `No existe el tipo «${type}».${didYouMean(type, types.keys())}`,
        );
    return list ? new Set(list) : null;
  };
  const selectionOf = (list: readonly string[] | undefined, path: string): number | null => {
    for (const [index, selector] of (list ?? []).entries()) {
      const wrong = selections.wrong(selector);
      if (wrong) report.error(file, { path: `${path}/${index}` }, wrong);
    }
    return list ? selections.number(list) : null;
  };
  const holesIn = (text: string, path: string, others: readonly string[]): void => {
    if (/[{}]/.test(text.replace(hole, '')))
      report.error(
        file,
        { path },
        'Un hueco se escribe «{cifra}» o «{cifra:2}», sin espacios: aquí quedaría la llave en el texto.',
      );
    for (const [, key] of text.matchAll(hole))
      if (!Object.hasOwn(source.figures, key!) && !others.includes(key!))
        report.error(
          file,
          { path },
          `No existe la cifra «${key}».${didYouMean(key!, [...others, ...ofFigures.params.keys()])}`,
        );
  };
  for (const [index, { name, each, of }] of source.names.entries()) {
    const path = `/names/${index}/name`;
    holesIn(name, path, ['tipo', ...(each ? ['linea'] : []), ...(of ? ['lineas', 'partes'] : [])]);
    if (!printable.test(name.replace(hole, '').replace(/[{}]/g, '')))
      report.error(file, { path }, 'Un nombre se imprime tal cual: lo que lo explica va en «note».');
  }
  const names = source.names.map(
    (name, index): LegalName => ({
      name: name.name,
      law: name.law,
      types: typesOf(name.types, `/names/${index}`),
      except: typesOf(name.except, `/names/${index}`, 'except') ?? new Set(),
      completes: name.completes ?? null,
      each: selectionOf(name.each, `/names/${index}/each`),
      of: selectionOf(name.of, `/names/${index}/of`),
      from: name.from ?? null,
      until: name.until ?? null,
      needs: name.needs.flatMap((text, place) => needOf(text, `/names/${index}/needs/${place}`)),
      attest: (name.attest ?? []).map((one, place): Attested => {
        if (typeof one === 'string') return { say: one, need: null };
        const [need = null] = needOf(one.need, `/names/${index}/attest/${place}/need`);
        return { say: one.say, need };
      }),
      note: name.note ?? null,
    }),
  );
  const mentions = (source.mentions ?? []).flatMap((mention, index): Mention[] => {
    const when = formula(mention.when, ofFigures, `/mentions/${index}/when`);
    holesIn(mention.say, `/mentions/${index}/say`, []);
    const { say, law, prints = true, note = null } = mention;
    return when ? [{ say, law, prints, note, types: typesOf(mention.types, `/mentions/${index}`), when }] : [];
  });
  const finished = (source.finished ?? []).flatMap((one, index) => {
    const path = `/finished/${index}`;
    const code = formula(one.formula, scope, `${path}/formula`);
    return code ? [{ types: typesOf(one.types, path), formula: code, say: one.say }] : [];
  });
  const reclassed = (source.classes ?? []).flatMap((one, index): CraftLabel['reclassed'][number][] => {
    const path = `/classes/${index}`;
    const when = formula(one.when, ofFigures, `${path}/when`);
    const lines = selectionOf(one.ingredients, `${path}/ingredients`);
    const classes = Object.keys(larder.definition.columns.classes);
    if (!classes.includes(one.class))
      report.error(
        file,
        { path: `${path}/class` },
        `No existe la clase «${one.class}».${didYouMean(one.class, classes)}`,
      );
    return when && lines !== null ? [{ lines, class: one.class, when }] : [];
  });
  const { weighs } = source;
  if (weighs !== undefined && !formulas.constants.has(toldName(weighs))) {
    const told = [...formulas.params.keys()].filter((key) => formulas.constants.has(toldName(key)));
    report.error(file, { path: '/weighs' }, `No existe el dato del proceso «${weighs}».${didYouMean(weighs, told)}`);
  }
  return {
    finished,
    reclassed,
    litre: source.litre === undefined ? null : formula(source.litre, scope, '/litre'),
    quid: selectionOf(source.quid, '/quid'),
    weighs: weighs ?? null,
    called: calledOf(source, types, report),
    drops: source.drops ?? [],
    figures,
    names,
    mentions,
    sums: sums.list,
  };
}

/** What {tipo} prints has to be printable, whether declared or the type's own label. */
function calledOf(
  { called = {}, names }: LabelFile,
  types: ReadonlyMap<string, { readonly label: string }>,
  report: Report,
): ReadonlyMap<string, string> {
  for (const [type, name] of Object.entries(called)) {
    const path = `/called/${type}`;
    if (!types.has(type))
      report.error(file, { path, key: true }, `No existe el tipo «${type}».${didYouMean(type, types.keys())}`);
    if (!printable.test(name))
      report.error(file, { path }, 'Un nombre se imprime tal cual: sin paréntesis, barras ni comillas.');
  }
  for (const [index, { name, types: only, except }] of names.entries()) {
    if (!name.includes('{tipo}')) continue;
    for (const [type, { label }] of types) {
      const isOffered = (only?.includes(type) ?? true) && !except?.includes(type);
      if (isOffered && called[type] === undefined && !printable.test(label))
        report.error(
          file,
          { path: `/names/${index}/name` },
          `{tipo} imprimiría «${label}»: di en «called» cómo se llama lo que sale de «${type}».`,
        );
    }
  }
  return new Map(Object.entries(called));
}

/** Letters, figures and what goes between words: no brackets, quotes, bars or dots that stand for something. */
export const printable = /^[\p{L}\d %,.·'’-]*$/u;
/** «{cifra}» or «{cifra:1}» in a name or a mention. */
const hole = /\{(\w+)(?::(\d))?\}/g;
