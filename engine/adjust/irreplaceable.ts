// What the caller does not want and nothing can take the place of: the recipe stays as it was sent, and it is said what the
// type needs it for and what could be done. Also what of it stays inside other lines.
//   half of the batch is to go, and two figures with it → { lines: ['tal cosa'], needs: [two demands] }

import { isOf } from '../advice/limits.ts';
import { picker } from '../larder/selectors.ts';
import { withTraits } from '../larder/traits.ts';
import type { Craft, Line, Row } from '../model/craft.ts';
import { enumerate, spanish } from '../number.ts';
import { compose } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import { guard } from '../reckon/guard.ts';
import { unlessRefused } from '../refusal.ts';
import { inSentence } from '../spanish.ts';
import { isMissed, measured } from './demand.ts';
import { demandsOf } from './goal.ts';
import { type Demand, type Goal, leavesOpen, type Problem, type Request, type Variable, type View } from './model.ts';
import { isWhole, viewOf } from './view.ts';
import { intervalText } from './wording.ts';

/** A recipe can be made without what is less than this part of it, even if it comes out unbalanced. */
const little = 0.05;
/** Figures told of what is missing. */
const told = 3;
/** Grams of it inside other things that are worth a word. */
const trace = 0.5;

export interface Gap {
  /** names of what is to go with nothing in its place */
  readonly lines: readonly string[];
  /** the same, by what they are */
  readonly rows: readonly (Row | null)[];
  /** what was named by its very name is not among them: that could go */
  readonly isPart: boolean;
  /** what is out without it and was not before */
  readonly needs: readonly Demand[];
  /** the recipe without it */
  readonly at: View;
}

/** Null where the recipe could be made without it. */
export function gapOf(problem: Problem, goal: Goal): Gap | null {
  const { request, variables, sent, reference } = problem;
  const gone = variables.filter(
    (variable, i) => !variable.fixed && isAvoided(problem, variable) && isThere(problem, i),
  );
  const lost = gone.filter(({ line }) => !hasPlace(problem, line));
  const before = sent.reduce((sum, grams) => sum + grams, 0);
  const isMuch = lost.reduce((sum, one) => sum + one.before, 0) >= little * before;
  if (lost.length === 0 || !isMuch) return null;
  const at = viewOf(problem, reference);
  const isRecipe = !leavesOpen(request);
  const was = viewOf(problem, sent);
  const needs = demandsOf(goal, at)
    .filter((demand) => isMissed(demand, at) && (!isRecipe || !isMissed(demand, was)))
    .filter(({ label, minus }, i, all) => minus === null && all.findIndex((one) => one.label === label) === i);
  if (needs.length === 0 && isWhole(at)) return null;
  const rows = lost.map(({ line }) => line.row);
  const isPart = request.avoid.some(
    ({ row }) => row !== null && !rows.includes(row) && gone.some(({ line }) => line.row === row),
  );
  return { lines: lost.map(({ name }) => inSentence(name)), rows, isPart, needs, at };
}

/** The same wishes, but for what has no place taken. */
export const sparing = (request: Request, { rows }: Gap): Request => ({
  ...request,
  avoid: request.avoid.map((named) => ({ ...named, picks: (line) => !rows.includes(line.row) && named.picks(line) })),
});

/** What stays though it was not wanted. */
export const spareSentence = ({ lines }: Gap): string =>
  `Sigue llevando ${enumerate(lines)}: en este tipo el oficio no pone nada en su lugar.`;

const isAvoided = ({ request }: Problem, { line }: Variable): boolean => request.avoid.some(({ picks }) => picks(line));

const isThere = ({ sent, variables }: Problem, i: number): boolean => sent[i]! > 0 || variables[i]!.open;

/** Whether the trade puts something in its place, gram for gram, and that may come. */
const hasPlace = ({ type, variables }: Problem, line: Line): boolean =>
  type.trade.without.some(
    ({ lines, bring }) =>
      isOf(line, lines) &&
      bring.some(({ row, ratio }) => ratio > 0 && variables.some((one) => one.line.row === row && one.high > 0)),
  );

export function gapSentences(problem: Problem, { lines, needs, at }: Gap): string[] {
  const { avoid } = problem.request;
  const names = avoid.flatMap(({ name, picks, row }) => {
    // What is named by its very name is not told again under another.
    const isOther = (line: Line): boolean =>
      line.row !== row && avoid.some((one) => one.row !== null && one.row === line.row);
    const own = problem.variables.filter(({ line }, i) => isThere(problem, i) && picks(line) && !isOther(line));
    return own.length === 0 ? [] : [unwantedWords(name, own, 'ni')];
  });
  const types = typesWithout(problem);
  const own = types.length === 1 ? 'un tipo propio' : 'tipos propios';
  return [
    `${asked(names)} no se puede: ${isWhole(at) ? needWords(problem, needs, at) : 'la receta se queda sin su base'}.`,
    `En este tipo el oficio no pone nada en lugar de ${enumerate(lines)}.`,
    ...(types.length === 0 ? [] : [`Para hacerlo así hay ${own}: ${enumerate(types)}.`]),
    ...(problem.sent.some((grams) => grams > 0) ? ['La receta se queda como estaba.'] : []),
  ];
}

const asked = (names: readonly string[]): string => `Sin ${names.join(' ni ')}`;

/** What is not wanted, as it was asked for; by the lines that have it where that is none of their names: «esto y aquello (tal cosa)». */
export function unwantedWords(asked: string, lines: readonly { readonly name: string }[], and: 'y' | 'ni'): string {
  const name = inSentence(asked);
  const own = lines.map((line) => inSentence(line.name));
  if (own.length === 0 || own.every((one) => one.includes(name))) return name;
  const all = own.length === 1 ? own[0]! : `${own.slice(0, -1).join(', ')} ${and} ${own.at(-1)!}`;
  return `${all} (${name})`;
}

/** Figures that lose what they had say what it was there for; what grows only has less beside it. */
function needWords(problem: Problem, needs: readonly Demand[], at: View): string {
  const sent = viewOf(problem, problem.sent);
  const size = (demand: Demand, view: View): number => Math.abs(measured(demand, view) ?? 0);
  const lost = needs.filter((demand) => size(demand, at) < size(demand, sent));
  const figures = (lost.length > 0 ? lost : needs).slice(0, told).map((demand) => {
    const value = spanish(measured(demand, at) ?? 0, demand.decimals);
    return `${inSentence(demand.label)}, ${value} (se pide ${intervalText([demand.min, demand.max], demand.suffix)})`;
  });
  return `${figures.length === 1 ? 'queda' : 'quedan'} fuera ${figures.join('; ')}`;
}

/** Types of the craft that put something else in the place of what is not wanted and admit all that stays, by their labels. */
function typesWithout({ craft, type, order, request, variables, sent }: Problem): string[] {
  const isUnwanted = (line: Pick<Line, 'row' | 'groups'>): boolean => request.avoid.some(({ picks }) => picks(line));
  const present = variables.filter((_, i) => sent[i]! > 0).map(({ line }) => line);
  return [...craft.types.keys()].flatMap((id) => {
    if (id === type.id) return [];
    const forbids = forbidsOf(craft, id);
    const forbidOn = ({ row, groups }: Line): Written | undefined =>
      forbids.find(({ picks }) => picks(row?.id ?? null, withTraits(row, groups)));
    const isServed = (line: Line): boolean => {
      const forbid = forbidOn(line);
      if (!isUnwanted(line)) return forbid === undefined;
      // As it is written, «mayor:grupo|id»: what comes in where the recipe has none of the group.
      const [instead] = Object.keys(forbid?.instead ?? {}).flatMap(
        (one) => craft.rows.get(one.split('|').at(-1)!) ?? [],
      );
      return instead !== undefined && !isUnwanted({ row: instead, groups: instead.groups });
    };
    const isOne = present.length > 0 && present.every(isServed) && hasBase({ ...order, type: craft.types.get(id)! });
    return isOne ? [`«${craft.definition.types[id]!.label}»`] : [];
  });
}

/** Has the recipe what its type cannot be made without? */
const hasBase = (order: Order): boolean =>
  unlessRefused(
    () => {
      guard(compose(order));
      return true;
    },
    () => false,
  );

/** What a type forbids, as it is written. */
interface Written {
  readonly picks: ReturnType<typeof picker>;
  readonly instead: Readonly<Record<string, number>>;
}

const forbidden = new WeakMap<Craft['definition'], Map<string, readonly Written[]>>();

/** As its file and the kinds that name it write it: no type is compiled to look at it, and each is read once. */
function forbidsOf({ definition }: Craft, id: string): readonly Written[] {
  const known = forbidden.get(definition) ?? new Map<string, readonly Written[]>();
  forbidden.set(definition, known);
  const found = known.get(id) ?? writtenIn(definition, id);
  known.set(id, found);
  return found;
}

function writtenIn({ trade, types, catalogue }: Craft['definition'], id: string): Written[] {
  const own = types[id]!;
  const kinds = Object.values(trade?.kinds ?? {}).filter((kind) => kind.types.includes(id));
  const sets = { ...catalogue.sets, ...own.sets };
  return [...(own.trade ? [own.trade] : []), ...kinds].flatMap(({ forbid = {} }) =>
    Object.entries(forbid).flatMap(([key, entry]) =>
      entry && entry.level !== 'note' ? [{ picks: picker(entry.of ?? [key], sets), instead: entry.instead ?? {} }] : [],
    ),
  );
}

/** What was not wanted and is still inside other lines, with its grams. */
export function remainSentences({ request, variables }: Problem, weights: Float64Array): string[] {
  return request.avoid.flatMap(({ name, picks, inside }) => {
    const places = variables.flatMap(({ line, name: called }, i) => {
      const own = weights[i]! * inside(line);
      const parts = (line.within ?? []).flatMap((part) => {
        const grams = weights[i]! * part.grams;
        return picks(part) && grams >= trace
          ? [`${about(grams)} de ${inSentence(part.name)} en ${inSentence(called)}`]
          : [];
      });
      return own >= trace && !picks(line) ? [`${about(own)} en ${inSentence(called)}`, ...parts] : parts;
    });
    return places.length === 0 ? [] : [`Aún queda ${inSentence(name)}: ${enumerate(places)}.`];
  });
}

const about = (grams: number): string => `unos ${spanish(grams, grams < 10 ? 1 : 0)} g`;
