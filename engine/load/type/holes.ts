// The holes of a sentence: those that the engine fills, those that a craft names. Refuses a hole that nobody fills, and a name
// that the engine would fill in its place.

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { Definition, Placeholder } from '../../model/craft.ts';
import type { Report } from '../file/problem.ts';
import type { MessageScope } from '../model.ts';
import { decisionFacts } from './rules.ts';

/** Holes that the engine itself fills: no constant, parameter or decision may be called so. */
export const engineHoles = [
  'valor',
  'min',
  'max',
  'dif',
  'unidad',
  'parametro',
  'tipo',
  'tipoId',
  'tipoPedido',
  'tipoCercano',
  'supuesto',
  'sinReconocer',
  'cercanos',
  'source',
  'base',
  'nombre',
  'gramos',
  'rol',
  'lista',
];

/** Holes that say which: of the others only the decimals are told. */
const choosing = ['tipo', 'lista'];

/** What is wrong with what a hole says of itself; null when it can be told so. */
export function wrongArgument({ name, argument }: Placeholder): string | null {
  if (argument === null || choosing.includes(name)) return null;
  return `Tras «:» va el número de decimales, de 0 a 9: {${name}:1}.`;
}

/** What is wrong with a hole; null when somebody fills it. */
export function wrongHole(
  name: string,
  argument: string | null,
  moves: readonly string[],
  scope: MessageScope,
): string | null {
  if (name === 'tipo' && argument !== null) {
    return scope.types.has(argument) ? null : noSuch('el tipo', argument, scope.types);
  }
  if (name === 'lista' && argument !== null) {
    if (argument === 'fuera') return null;
    const wrong = scope.selections.wrong(argument, { ...scope.sets, fuera: [] });
    if (wrong === null) scope.selections.number([argument]);
    return wrong;
  }
  const [head, column] = name.split('.');
  if ((head === 'linea' || head === 'aporta') && column !== undefined) {
    return scope.formulas.columns.has(column) ? null : noSuch('la columna', column, scope.formulas.columns.keys());
  }
  if (engineHoles.includes(name) || scope.params.has(name) || scope.printable.has(name)) return null;
  return `No hay nada que poner en el hueco «{${name}}».${didYouMean(name, [...moves, ...engineHoles, ...scope.params.keys(), ...scope.printable])}`;
}

/** A name that is also a word of the texts would never be printed. */
export function checkTextWords({ params, types, rules }: Definition, report: Report): void {
  const places: [string, string, object][] = [
    ['params.json', '/constants', params.constants ?? {}],
    ['params.json', '/params', params.params],
    ...Object.entries(types).map(([id, type]): [string, string, object] => [
      `types/${id}.json`,
      '/constants',
      type.constants ?? {},
    ]),
  ];
  for (const [file, path, names] of places) {
    for (const name of Object.keys(names).filter((one) => engineHoles.includes(one))) {
      report.error(
        file,
        { path: `${path}/${name}`, key: true },
        `«${name}» es una palabra de los textos ({${name}}): dale otro nombre.`,
      );
    }
  }
  for (const [table, decision] of Object.entries(rules.decisions ?? {})) {
    for (const name of decisionFacts({ ...rules, decisions: { [table]: decision } }))
      if (engineHoles.includes(name))
        report.error(
          'rules.json',
          { path: `/decisions/${table}`, key: true },
          `«${name}» es una palabra de los textos ({${name}}): da otro nombre a lo que decide.`,
        );
  }
}
