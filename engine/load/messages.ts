// Messages: templates parsed, every hole checked, moves compiled.
import type { Alternative, Choice, Message, Move, Param, Placeholder, Row, Saying } from '../craft.ts';
import type { Scope } from '../formula/scope.ts';
import { parseTemplate, placeholders, TemplateError } from '../messages/template.ts';
import { didYouMean } from '../near.ts';
import { compileCondition } from '../rules/conditions.ts';
import type { Kind } from '../rules/kinds.ts';
import { formulaAt } from './params.ts';
import { step } from './pointer.ts';
import type { Report } from './problem.ts';
import { checkCondition } from './rules.ts';
import type { Selections } from './selections.ts';

export interface MessageScope {
  formulas: Scope;
  /** formulas over one line: ratios of a move */
  lineFormulas: Scope;
  params: ReadonlyMap<string, Param>;
  rows: ReadonlyMap<string, Row>;
  facts: ReadonlyMap<string, number>;
  kinds: ReadonlyMap<string, Kind>;
  /** constants and decisions that a hole may print */
  printable: ReadonlySet<string>;
  types: ReadonlySet<string>;
  selections: Selections;
  sets: Readonly<Record<string, readonly string[]>>;
}

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

export function compileMessage(
  message: Message,
  at: string,
  path: string,
  scope: MessageScope,
  report: Report,
): Saying[] {
  const alternatives: Alternative[] = typeof message === 'string' ? [{ text: message }] : message;
  return alternatives.flatMap((alternative, index) => {
    const place = typeof message === 'string' ? path : `${path}/${index}`;
    const textPath = typeof message === 'string' ? path : `${place}/text`;
    checkCondition(alternative.when, at, `${place}/when`, scope.kinds, report);
    const moves: Record<string, Move> = {};
    for (const [name, move] of Object.entries(alternative.moves ?? {})) {
      moves[name] = compileMove(move, at, `${place}/moves/${name}`, scope, report);
    }
    const covers = (alternative.covers ?? []).map((key, i) => {
      const param = scope.params.get(key);
      if (!param)
        report.error(
          at,
          { path: `${place}/covers/${i}` },
          `No existe el parámetro «${key}».${didYouMean(key, scope.params.keys())}`,
        );
      return param?.index ?? -1;
    });
    try {
      const pieces = parseTemplate(alternative.text);
      const needed = new Set<string>();
      const moveHoles = new Map<Placeholder, string>();
      for (const { hole, optional } of placeholders(pieces)) {
        const move = moveOf(hole.name, moves);
        if (move !== null) moveHoles.set(hole, move);
        if (move !== null && !optional) needed.add(move);
        const wrong = move === null ? wrongHole(hole.name, hole.argument, Object.keys(moves), scope) : null;
        if (wrong) {
          const from = alternative.text.indexOf(`{${hole.text}}`);
          report.error(at, { path: textPath, from, to: from + hole.text.length + 2 }, wrong);
        }
      }
      return [
        {
          when: compileCondition(alternative.when, scope.facts),
          moves,
          needed: [...needed],
          covers,
          pieces,
          moveHoles,
          source: alternative,
        },
      ];
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      report.error(at, { path: textPath, from: error.from, to: error.to }, error.message);
      return [];
    }
  });
}

/** «x», «x2», «x.nombre» → the move «x». */
function moveOf(hole: string, moves: Readonly<Record<string, unknown>>): string | null {
  if (Object.hasOwn(moves, hole)) return hole;
  const name = hole.replace(/(\.nombre|\d+)$/, '');
  return Object.hasOwn(moves, name) ? name : null;
}

function wrongHole(
  name: string,
  argument: string | null,
  moves: readonly string[],
  scope: MessageScope,
): string | null {
  if (name === 'tipo' && argument !== null) {
    return scope.types.has(argument) ? null : `No existe el tipo «${argument}».${didYouMean(argument, scope.types)}`;
  }
  if (name === 'lista' && argument !== null) {
    if (argument === 'fuera') return null;
    const wrong = scope.selections.wrong(argument, scope.sets);
    if (wrong === null) scope.selections.number([argument]);
    return wrong;
  }
  const [head, column] = name.split('.');
  if ((head === 'linea' || head === 'aporta') && column !== undefined) {
    return scope.formulas.columns.has(column)
      ? null
      : `No existe la columna «${column}».${didYouMean(column, scope.formulas.columns.keys())}`;
  }
  if (engineHoles.includes(name) || scope.params.has(name) || scope.printable.has(name)) return null;
  return `No hay nada que poner en el hueco «{${name}}».${didYouMean(name, [...moves, ...engineHoles, ...scope.params.keys(), ...scope.printable])}`;
}

function compileMove(
  move: NonNullable<Alternative['moves']>[string],
  at: string,
  path: string,
  scope: MessageScope,
  report: Report,
): Move {
  const picks = Object.entries(move.change).map(([reference, ratio]) => ({
    pick: compilePick(reference, at, `${path}/change/${step(reference)}`, scope, report),
    ratio:
      typeof ratio === 'number'
        ? ratio
        : (formulaAt(ratio, scope.lineFormulas, at, `${path}/change/${reference}`, report) ?? 0),
  }));
  const param = move.param === undefined ? undefined : scope.params.get(move.param);
  if (move.param !== undefined && !param) {
    report.error(
      at,
      { path: `${path}/param` },
      `No existe el parámetro «${move.param}».${didYouMean(move.param, scope.params.keys())}`,
    );
  }
  const withGrams = { ...scope.formulas, extra: 'g' };
  return {
    picks,
    param: param?.index ?? null,
    to: formulaAt(move.to, scope.formulas, at, `${path}/to`, report),
    step: formulaAt(move.step, withGrams, at, `${path}/step`, report),
    max: formulaAt(move.max, scope.formulas, at, `${path}/max`, report),
  };
}

/** «id», «mayor:grupo|id» or «aporta:columna|id». */
function compilePick(reference: string, at: string, path: string, scope: MessageScope, report: Report): Choice {
  const [way, id] = reference.includes(':')
    ? (reference.split('|') as [string, string | undefined])
    : [null, reference];
  const row = id === undefined ? null : scope.rows.get(id);
  const where = { path, key: true };
  if (row === undefined)
    report.error(at, where, `No existe el ingrediente «${id}» en el catálogo.${didYouMean(id!, scope.rows.keys())}`);
  if (way === null) return { row: row ?? null, heaviest: null, brings: null };
  const [verb, of = ''] = way.split(':') as [string, string | undefined];
  if (verb === 'mayor') {
    const wrong = scope.selections.wrong(of, scope.sets);
    if (wrong) report.error(at, where, wrong);
    return { row: row ?? null, heaviest: wrong ? null : scope.selections.number([of]), brings: null };
  }
  if (verb === 'aporta') {
    const column = scope.formulas.columns.get(of);
    if (column === undefined)
      report.error(at, where, `No existe la columna «${of}».${didYouMean(of, scope.formulas.columns.keys())}`);
    return { row: row ?? null, heaviest: null, brings: column ?? null };
  }
  report.error(at, where, `«${verb}:» no se entiende: un ingrediente es su id, mayor:grupo|id o aporta:columna|id.`);
  return { row: row ?? null, heaviest: null, brings: null };
}
