// Limits of types, and legal names, that cite the same article ask the same of the same figure: of two that differ, one was
// copied from elsewhere or has a slipped digit.
//   limit 5 by «RD 1/2000, art. 3», and the name that it gives asks «tal >= 8» by the same
import { type Craft, enumerate, parseFormula, type Range, type Report, spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

interface Asked {
  readonly name: string;
  /** the types that may be called so; none, all */
  readonly types: readonly string[];
  readonly except: readonly string[];
  readonly path: string;
  readonly law: string;
  readonly figure: string;
  readonly isLeast: boolean;
  readonly value: number;
}

export const mismaNorma: Check = {
  name: 'misma_norma',
  description:
    'Dos límites, o un límite y un nombre legal, que citan el mismo artículo piden lo mismo de la misma cifra',
  reads: ['types', 'label'],
  sample(files) {
    const [type] = Object.values(files.types);
    const [key] = Object.keys(files.params.params);
    type!.limits = { [key!]: { range: [5, null], source: 'RD 1/2000, art. 3' } };
    files.label = {
      figures: { [key!]: { label: 'cifra', formula: key! } },
      names: [{ name: 'Con nombre', law: 'RD 1/2000, art. 3', needs: [`${key} >= 8`] }],
    };
  },
  run({ craft, report }) {
    tellApart(craft, report);
    const asked = [...askedIn(craft)];
    tellUnwritten(craft, asked, report);
    for (const [id, { file }] of craft.types) {
      for (const [key, { range, source }] of Object.entries(file.limits ?? {})) {
        const same = asked.filter(({ figure, law }) => figure === key && isCited(law, source));
        const [first] = same;
        if (
          first &&
          !same.some(({ types, except }) => (types.length === 0 || types.includes(id)) && !except.includes(id))
        ) {
          report.warn(
            `types/${id}.json`,
            { path: `/limits/${pointerStep(key)}` },
            `«${first.law}» es, en label.json, de «${first.name}», que «${id}» no puede llamarse: ¿se ha copiado de otro tipo?`,
          );
          continue;
        }
        for (const isLeast of [true, false]) {
          const of = same.filter((one) => one.isLeast === isLeast);
          const [end, other] = isLeast ? range : range.toReversed();
          const isTurned = end === null && of.some(({ value }) => value === other);
          if (of.length === 0 || (end === null && !isTurned) || of.some(({ value }) => value === end)) continue;
          const { name, law, value } = of[0]!;
          if (isTurned || end === null || end === undefined) {
            const [is, asks] = isLeast ? ['el máximo', 'el mínimo'] : ['el mínimo', 'el máximo'];
            report.warn(
              `types/${id}.json`,
              { path: `/limits/${pointerStep(key)}/range` },
              `Aquí ${spanish(value, 6)} es ${is} de «${key}» y por «${law}», en label.json, es ${asks} («${name}»): ¿va en el otro extremo?`,
            );
            continue;
          }
          const side = isLeast ? 'al menos' : 'como mucho';
          report.warn(
            `types/${id}.json`,
            { path: `/limits/${pointerStep(key)}/range` },
            `Aquí se pide ${side} ${spanish(end, 6)} de «${key}» por «${law}», y en label.json, por lo mismo, ${side} ${spanish(value, 6)} («${name}»): mira cuál es, o si el artículo es otro.`,
          );
        }
      }
    }
  },
};

/** Limits of one figure by one article: what fewer types say is told of each of them. */
function tellApart({ types }: Craft, report: Report): void {
  const groups = new Map<string, { id: string; key: string; range: Range; source: string }[]>();
  for (const [id, { file }] of types) {
    for (const [key, { range, source, minimum, maximum }] of Object.entries(file.limits ?? {})) {
      // One that depends on the recipe has no one figure.
      if (source === undefined || minimum !== undefined || maximum !== undefined) continue;
      const group = JSON.stringify([key, source]);
      groups.set(group, [...(groups.get(group) ?? []), { id, key, range, source }]);
    }
  }
  for (const group of groups.values()) {
    const like = ({ range }: { range: Range }) => group.filter((one) => said(one.range) === said(range));
    const most = group.map(like).sort((a, b) => b.length - a.length)[0]!;
    for (const { id, key, range, source } of group) {
      if (most.length * 2 <= group.length || most.some((one) => one.id === id)) continue;
      report.warn(
        `types/${id}.json`,
        { path: `/limits/${pointerStep(key)}/range` },
        `El límite de «${key}» es aquí ${said(range)}, y por lo mismo («${source}») en ${enumerate(most.map((one) => `«${one.id}»`))} es ${said(most[0]!.range)}: mira cuál es, o si el artículo es otro.`,
      );
    }
  }
}

const said = ([min, max]: Range): string =>
  [min === null ? '' : `al menos ${spanish(min, 6)}`, max === null ? '' : `como mucho ${spanish(max, 6)}`]
    .filter(Boolean)
    .join(' y ');

/** The article itself, and not one that begins like it: «3.1» is not «3.1.a». */
const isCited = (law: string, source = ''): boolean =>
  source.startsWith(law) && !/^[\p{L}\d.]/u.test(source.slice(law.length));

/** What legal names ask of one figure, with a number. */
function* askedIn({ definition: { label } }: Craft): Generator<Asked> {
  for (const [i, { name, law, needs = [], grade, types = [], except = [] }] of (label?.names ?? []).entries()) {
    // What a table of classes asks is written nowhere else.
    if (grade !== undefined) continue;
    for (const [j, need] of needs.entries()) {
      const tree = parseFormula(need);
      if (tree.kind !== 'binary' || tree.left.kind !== 'name' || tree.right.kind !== 'number' || !law) continue;
      const isLeast = tree.operator.startsWith('>');
      if (!isLeast && !tree.operator.startsWith('<')) continue;
      // A figure of the label may be one of the craft with another name.
      const formula = label!.figures[tree.left.name]?.formula ?? '';
      const figure = /^\w+$/.test(formula) ? formula : tree.left.name;
      yield {
        ...{ name, law, types, except, figure, isLeast },
        path: `/names/${i}/needs/${j}`,
        value: tree.right.value,
      };
    }
  }
}

/** So many numbers of one figure in the names of one type are a ladder. */
const rungs = 3;

/** Of the numbers that the names of one type ask of a figure, the one that its constants by the same law do not have. */
function tellUnwritten({ types }: Craft, asked: readonly Asked[], report: Report): void {
  for (const [id, { file }] of types) {
    const given = Object.entries(file.constants ?? {}).flatMap(([name, constant]) =>
      constant !== null && typeof constant === 'object' && typeof constant.value === 'number'
        ? [{ name, value: constant.value, source: constant.source ?? '' }]
        : [],
    );
    const own = asked.filter((one) => one.types.length === 1 && one.types[0] === id);
    for (const odd of own) {
      const ladder = own.filter(({ figure, isLeast }) => figure === odd.figure && isLeast === odd.isLeast);
      const lacking = ladder.filter(({ value }) => !given.some((one) => one.value === value));
      if (ladder.length < rungs || lacking.length !== 1 || lacking[0] !== odd) continue;
      const norm = /\d+\/\d{4}/.exec(odd.law)?.[0];
      const same = given.filter(
        ({ value, source }) => norm !== undefined && source.includes(norm) && isNear(value, odd.value),
      );
      if (same.length === 0) continue;
      report.warn(
        'label.json',
        { path: odd.path },
        `«${odd.name}» pide ${spanish(odd.value, 6)} de «${odd.figure}», y types/${id}.json, por la misma norma, da ${enumerate(same.map(({ name, value }) => `${spanish(value, 6)} («${name}»)`))}: mira cuál es.`,
      );
    }
  }
}

const isNear = (one: number, other: number): boolean => one < 2 * other && other < 2 * one;
