// label.json of a craft → what its labels look at, compiled. Formulas read the larder's columns, the craft's groups and
// parameters, and «acabado», the weight of the finished product.
import type { CatalogueFile, LabelFile } from '../../craft.ts';
import { nearest, noSuch } from '../../did-you-mean.ts';
import { compile } from '../../formula/compile.ts';
import { FormulaError, parseFormula } from '../../formula/parse.ts';
import type { Scope } from '../../formula/scope.ts';
import type { Attested, Comparison, CraftLabel, Figure, Keeping, LegalName, Mention, Need } from '../../label/model.ts';
import type { Larder } from '../../larder.ts';
import type { Selections } from '../figures/selections.ts';
import { Sums } from '../figures/sums.ts';
import type { Report } from '../file/problem.ts';

export const file = 'label.json';
const comparisons = ['>=', '<=', '>', '<', '='];

/** How many times each figure is asked for. */
function askedIn({ names }: LabelFile): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const text of names.flatMap(({ needs, attest = [] }) => [
    ...needs,
    ...attest.flatMap((one) => (typeof one === 'string' ? [] : one.need)),
  ])) {
    const [, name] = /^\s*(\w+)/.exec(text) ?? [];
    if (name !== undefined) asked.set(name, (asked.get(name) ?? 0) + 1);
  }
  return asked;
}

export function compileLabel(
  source: LabelFile,
  catalogue: CatalogueFile,
  formulas: Scope,
  larder: Larder,
  selections: Selections,
  report: Report,
): CraftLabel {
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
  const needOf = (text: string, path: string): Need[] => {
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
      return [{ figure: index ?? null, comparison: tree.operator as Comparison, bound }];
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
      except: new Set(name.except),
      completes: name.completes ?? null,
      each: selectionOf(name.each),
      of: selectionOf(name.of),
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
    const { say, law, prints = true, note = null } = mention;
    return when ? [{ say, law, prints, note, types: typesOf(mention.types), when }] : [];
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
  const addends = Object.entries(catalogue.columns).flatMap(([key, { larder: text }]) => {
    const of = text === undefined ? null : larder.makeup.addends(text);
    return of ? [{ column: formulas.columns.get(key)!, of }] : [];
  });
  return {
    addends,
    finished,
    reclassed,
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
