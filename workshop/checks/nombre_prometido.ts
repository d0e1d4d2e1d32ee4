// A legal name that an example promises to bear: with a need turned round, or a minimum copied from another article, it no
// longer can.
//   «tal <= 15» where the law says at least 15 → told there, with the example that is sold so and what it has
import {
  type Craft,
  enumerate,
  exampleBody,
  label,
  labelFigures,
  parseFormula,
  spanish,
  unlessRefused,
} from '../../engine/index.ts';
import type { Check } from './shared/check.ts';

type Tried = Parameters<typeof exampleBody>[2];

/** Of an example that says no day, the last law. */
const lastDay = '9999-12-31';

export const nombrePrometido: Check = {
  name: 'nombre_prometido',
  description: 'Cada receta de ejemplo puede venderse con los nombres legales que promete («sold»)',
  reads: ['catalogue', 'recipes', 'params', 'types', 'label'],
  sample(files) {
    const [type] = Object.values(files.types);
    const [key] = Object.keys(files.params.params);
    type!.examples[0]!.expect.sold = ['Con nombre'];
    files.label = {
      figures: { [key!]: { label: 'cifra', formula: key! } },
      names: [{ name: 'Con nombre', law: 'RD 1/2000, art. 3', needs: [`${key} > 1000`] }],
    };
  },
  run({ craft, report }) {
    for (const [id, { file }] of craft.types) {
      for (const [at, example] of file.examples.entries()) {
        const promised = example.expect.sold ?? [];
        if (promised.length === 0) continue;
        const held = namesOf(craft, id, example);
        for (const [place, name] of promised.entries()) {
          if (held.includes(name)) continue;
          const rest = held.length === 0 ? 'ni de otro modo' : `y sí como ${enumerate(held.map((one) => `«${one}»`))}`;
          const told = `«${example.name}», de types/${id}.json, ya no puede venderse como «${name}», ${rest}`;
          const broken = [...brokenNeeds(craft, id, example, name)];
          for (const { path, why } of broken)
            report.warn('label.json', { path }, `${told}: ${why}. Mira si está al revés.`);
          if (broken.length === 0)
            report.warn(
              `types/${id}.json`,
              { path: `/examples/${at}/expect/sold/${place}` },
              `${told}: mira lo que pide ese nombre en label.json.`,
            );
        }
      }
    }
  },
};

/** Legal names that it satisfies. */
function namesOf(craft: Craft, type: string, example: Tried): readonly string[] {
  return unlessRefused(
    () => label(craft, exampleBody(craft, type, example), undefined, lastDay).names.filter(({ holds }) => holds),
    () => [],
  ).map(({ name }) => name);
}

/** What the rows of that name ask of a figure and the recipe has not. */
function* brokenNeeds(
  craft: Craft,
  type: string,
  example: Tried,
  name: string,
): Generator<{ path: string; why: string }> {
  const figures = unlessRefused(
    () => labelFigures(craft, exampleBody(craft, type, example)),
    () => new Map(),
  );
  const rows = (craft.definition.label?.names ?? []).map((row, i) => ({ row, i }));
  const own = rows.filter(({ row: { types } }) => types?.includes(type) ?? true);
  const said = own.filter(({ row }) => isSaidBy(row.name, name));
  for (const { row, i } of said.length > 0 ? said : completedIn(own, name)) {
    for (const [j, need] of (row.needs ?? []).entries()) {
      const tree = parseFormula(need);
      if (tree.kind !== 'binary' || tree.left.kind !== 'name' || tree.right.kind !== 'number') continue;
      const has = figures.get(tree.left.name) ?? null;
      if (has === null || holds[tree.operator]?.(has, tree.right.value) !== false) continue;
      yield { path: `/names/${i}/needs/${j}`, why: `aquí se pide «${need}» y tiene ${spanish(has, 2)}` };
    }
  }
}

const holds: Readonly<Record<string, (has: number, asked: number) => boolean>> = {
  '>=': (has, asked) => has >= asked,
  '<=': (has, asked) => has <= asked,
  '>': (has, asked) => has > asked,
  '<': (has, asked) => has < asked,
  '=': (has, asked) => has === asked,
};

/** «Sorbete» is completed as «Sorbete con fresa»; of several that begin so, the one that says most. */
function completedIn<Row extends { readonly row: { readonly name: string } }>(
  rows: readonly Row[],
  name: string,
): Row[] {
  const begun = rows.filter(({ row }) => name.startsWith(`${row.name} `));
  const most = Math.max(...begun.map(({ row }) => row.name.length));
  return begun.filter(({ row }) => row.name.length === most);
}

/** «Confitura de {lineas}» says «Confitura de fresa». */
function isSaidBy(template: string, name: string): boolean {
  const [first = '', ...rest] = template.split(/\{[^}]*\}/);
  const last = rest.at(-1) ?? '';
  return rest.length === 0 ? first === name : name.startsWith(first) && name.endsWith(last);
}
