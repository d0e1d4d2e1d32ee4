// Levers and moves: what advice may change in a recipe, each ingredient a row, the heaviest of a group or what brings most of
// a column. Refuses what the craft does not have.
//   { "swap": ["x", "mayor:grupo|y"] } → less of x, as much more of the heaviest of the group, or of y

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import { compileCondition } from '../../language/compile-condition.ts';
import type { Alternative, Choice, Formula, Head, Lever, Move, Piece } from '../../model/craft.ts';
import { parseTemplate, placeholders, TemplateError } from '../../tell/template.ts';
import { formulaAt } from '../figures/params.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import type { MessageScope } from '../model.ts';
import { compilePick } from './picks.ts';
import { checkCondition } from './rules.ts';

const ways = ['swap', 'add', 'less', 'change'] as const;

export function compileLever(
  lever: Head['try'][number],
  at: string,
  path: string,
  scope: MessageScope,
  report: Report,
): Lever {
  if (!report.trusted) checkCondition(lever.when, at, `${path}/when`, scope.kinds, report);
  const written = ways.filter((way) => lever[way] !== undefined);
  if (written.length !== 1)
    report.error(
      at,
      { path },
      `Una palanca lleva una de estas: ${ways.join(', ')}. Aquí ${written.length === 0 ? 'no hay ninguna' : `hay ${written.join(' y ')}`}.`,
    );
  const at_ = (place: string): string => `${path}/${place}`;
  for (const key of ['by', 'keeping'] as const)
    if (lever[key] !== undefined && written.length === 1 && !lever.swap)
      report.error(at, { path: at_(key), key: true }, `«${key}» solo va con «swap».`);
  if (lever.swap && lever.swap[0] === lever.swap[1])
    report.error(at, { path: at_('swap') }, `«${lever.swap[0]}» se cambiaría por sí mismo: di por qué se cambia.`);
  const pick = (reference: string, place: string, key = false): Choice =>
    compilePick(reference, at, { path: at_(place), key }, scope, report);
  const ratio = (value: number | string, place: string): number | Formula =>
    typeof value === 'number' ? value : (formulaAt(value, scope.lineFormulas, at, at_(place), report) ?? 0);
  const picks = lever.swap
    ? [
        { pick: pick(lever.swap[0]!, 'swap/0'), ratio: -1 },
        { pick: pick(lever.swap[1]!, 'swap/1'), ratio: ratio(lever.by ?? 1, 'by') },
      ]
    : lever.change
      ? Object.entries(lever.change).map(([reference, value]) => ({
          pick: pick(reference, `change/${pointerStep(reference)}`, true),
          ratio: ratio(value, `change/${pointerStep(reference)}`),
        }))
      : lever.add !== undefined
        ? [{ pick: pick(lever.add, 'add'), ratio: 1 }]
        : lever.less !== undefined
          ? [{ pick: pick(lever.less, 'less'), ratio: -1 }]
          : [];
  const keeping = lever.keeping === undefined ? null : scope.params.get(lever.keeping);
  if (keeping === undefined)
    report.error(at, { path: at_('keeping') }, noSuch('el parámetro', lever.keeping!, scope.params.keys()));
  const withGrams = { ...scope.formulas, extra: 'g' };
  return {
    when: compileCondition(lever.when, scope.facts),
    picks,
    keeping: keeping?.index ?? null,
    to: formulaAt(lever.to, scope.formulas, at, at_('to'), report),
    max: formulaAt(lever.max, scope.formulas, at, at_('max'), report),
    step: formulaAt(lever.step, withGrams, at, at_('step'), report),
    say: lever.say === undefined ? null : wordsOf(lever.say, picks.length, at, at_('say'), report),
    source: lever,
  };
}

/** «{x}», «{x2}», «{x.nombre}», «{x2.nombre}», as far as there are ingredients. */
function wordsOf(text: string, count: number, at: string, path: string, report: Report): readonly Piece[] | null {
  try {
    const pieces = parseTemplate(text);
    for (const { hole } of placeholders(pieces)) {
      const [all, place = ''] = /^x(\d?)(?:\.nombre)?$/.exec(hole.name) ?? [];
      if (all !== undefined && Number(place || 1) <= count) continue;
      const from = text.indexOf(`{${hole.text}}`);
      report.error(
        at,
        { path, from, to: from + hole.text.length + 2 },
        `No hay nada que poner en «{${hole.name}}»: aquí valen {x} y {x.nombre}${count > 1 ? ', {x2} y {x2.nombre}…' : ''}.`,
      );
    }
    return pieces;
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    report.error(at, { path, from: error.from, to: error.to }, error.message);
    return null;
  }
}

export function compileMove(
  move: NonNullable<Alternative['moves']>[string],
  at: string,
  path: string,
  scope: MessageScope,
  report: Report,
): Move {
  const known = scope.lineRoles.map(({ key }) => key);
  const as = move.as === undefined ? null : scope.lineRoles.find(({ key }) => key === move.as);
  if (as === undefined)
    report.error(
      at,
      { path: `${path}/as` },
      `No existe «${move.as}» en «roles» de craft.json.${didYouMean(move.as!, known)}`,
    );
  const picks = Object.entries(move.change).map(([reference, ratio]) => ({
    pick: {
      ...compilePick(reference, at, { path: `${path}/change/${pointerStep(reference)}`, key: true }, scope, report),
      as: as ?? null,
    },
    ratio:
      typeof ratio === 'number'
        ? ratio
        : (formulaAt(ratio, scope.lineFormulas, at, `${path}/change/${pointerStep(reference)}`, report) ?? 0),
  }));
  const param = scope.params.get(move.param);
  if (!param) {
    report.error(at, { path: `${path}/param` }, noSuch('el parámetro', move.param, scope.params.keys()));
  }
  const withGrams = { ...scope.formulas, extra: 'g' };
  return {
    picks,
    param: param?.index ?? 0,
    to: formulaAt(move.to, scope.formulas, at, `${path}/to`, report)!,
    step: formulaAt(move.step, withGrams, at, `${path}/step`, report),
    max: formulaAt(move.max, scope.formulas, at, `${path}/max`, report),
  };
}
