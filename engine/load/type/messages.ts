// Messages: templates parsed, every hole checked, moves and levers compiled.

import { always, compileCondition } from '../../language/compile-condition.ts';
import type { Alternative, Head, Message, Move, Placeholder, Saying } from '../../model/craft.ts';
import { parseTemplate, placeholders, TemplateError } from '../../tell/template.ts';
import type { Report } from '../file/problem.ts';
import type { MessageScope } from '../model.ts';
import { wrongArgument, wrongHole } from './holes.ts';
import { compileLever, compileMove } from './levers.ts';
import { checkCondition } from './rules.ts';

export function compileMessage(
  message: Message,
  at: string,
  path: string,
  scope: MessageScope,
  report: Report,
): Saying[] {
  if (typeof message === 'object' && 'try' in message) return compileHead(message, at, path, scope, report);
  if (typeof message === 'string') return compileAlternative({ text: message }, at, path, path, scope, report);
  return message.flatMap((alternative, index) =>
    compileAlternative(alternative, at, `${path}/${index}`, `${path}/${index}/text`, scope, report),
  );
}

function compileAlternative(
  alternative: Alternative,
  at: string,
  place: string,
  textPath: string,
  scope: MessageScope,
  report: Report,
): Saying[] {
  if (!report.trusted) checkCondition(alternative.when, at, `${place}/when`, scope.kinds, report);
  const moves: Record<string, Move> = {};
  for (const [name, move] of Object.entries(alternative.moves ?? {})) {
    moves[name] = compileMove(move, at, `${place}/moves/${name}`, scope, report);
  }
  try {
    const pieces = parseTemplate(alternative.text);
    const needed = new Set<string>();
    const moveHoles = new Map<Placeholder, string>();
    for (const { hole, optional } of placeholders(pieces)) {
      const move = moveOf(hole.name, moves);
      if (move !== null) moveHoles.set(hole, move);
      if (move !== null && !optional) needed.add(move);
      const unfilled =
        move === null
          ? wrongHole(hole.name, hole.argument, Object.keys(moves), scope)
          : wrongPick(hole.name, move, moves[move]!.picks.length);
      const wrong = unfilled ?? wrongArgument(hole);
      if (wrong) {
        const from = alternative.text.indexOf(`{${hole.text}}`);
        report.error(at, { path: textPath, from, to: from + hole.text.length + 2 }, wrong);
      }
    }
    for (const { index, 0: written, 1: open, 2: name } of alternative.text.matchAll(
      /([([])(\p{L}[\p{L}\p{N}_]*)[)\]]/gu,
    )) {
      const isRound = open === '(';
      const isHole = isRound ? scope.decided.has(name!) : wrongHole(name!, null, [], scope) === null;
      // Between brackets goes what is said only if its hole can be filled.
      const [signs, read] = isRound ? ['paréntesis', written] : ['corchetes', name];
      if (isHole || Object.hasOwn(moves, name!))
        report.error(
          at,
          { path: textPath, from: index, to: index + written.length },
          `Un hueco va entre llaves: {${name}}. Entre ${signs} se leería «${read}».`,
        );
    }
    return [
      {
        when: compileCondition(alternative.when, scope.facts),
        moves,
        needed: [...needed],
        levers: [],
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
}

function compileHead(
  { text, try: levers }: Head,
  at: string,
  path: string,
  scope: MessageScope,
  report: Report,
): Saying[] {
  const [saying] =
    text === undefined
      ? [{ when: always, moves: {}, needed: [], pieces: [], moveHoles: new Map(), levers: [], source: { text: '' } }]
      : compileAlternative({ text }, at, path, `${path}/text`, scope, report);
  if (!saying) return [];
  const compiled = levers.map((lever, index) => compileLever(lever, at, `${path}/try/${index}`, scope, report));
  return [{ ...saying, levers: compiled }];
}

/** What is wrong with «x3» where the move «x» has two ends; null when it has that many. */
function wrongPick(hole: string, move: string, ends: number): string | null {
  const [, number = '1'] = /^(\d+)/.exec(hole.slice(move.length)) ?? [];
  if (Number(number) <= ends || ends === 0) return null;
  const last = ends > 1 ? `${move}${ends}` : move;
  return `«${move}» mueve ${ends === 1 ? 'un solo ingrediente' : `${ends} ingredientes`}: el último es {${last}} o {${last}.nombre}.`;
}

/** «x», «x2», «x.nombre», «x2.nombre» → the move «x». */
function moveOf(hole: string, moves: Readonly<Record<string, unknown>>): string | null {
  if (Object.hasOwn(moves, hole)) return hole;
  const name = hole.replace(/\d*(\.nombre)?$/, '');
  return Object.hasOwn(moves, name) ? name : null;
}
