// Between the cheapest recipe and the best centred one: five recipes, each as centred as its price allows, with what they
// cost and how much room is left to the nearest end of a range. Where there are not five that differ, fewer, and it is said.

import { roomsOf } from '../advice/room.ts';
import { balancedIn } from './balanced.ts';
import { wishing } from './copies.ts';
import type { Deadline, Objective, Solution } from './model.ts';
import { costDemand, costOf } from './price.ts';
import { rounded } from './round.ts';
import type { Among } from './search-result.ts';
import { solutionOf } from './solve.ts';
import { viewOf } from './view.ts';

const wanted = 5;
/** Ways to find one between two choices; the next is tried where the one before gave nothing new. */
const ways = 2;
/** A price is asked a little lower, so that whole grams can meet it. */
const leeway = 0.997;
/** What nobody would tell apart: euros per kilo in parts of them, and widths of a range. */
const alike = { cost: 0.002, room: 0.005 };

export interface Choice {
  readonly weights: Float64Array;
  /** euros per kilo */
  readonly cost: number;
  /** of the range with least room among those that a choice can move, in widths: 0 at an end, 0.5 in the middle */
  readonly clearance: number;
}

type Found = Omit<Choice, 'clearance'> & { readonly rooms: ReadonlyMap<number, number> };

/** From the cheapest, which is known, to the best centred. */
export function choicesOf({ problem, goal, weights }: Among, deadline: Deadline): Choice[] {
  const foundIn = ({ met, view }: Solution): Found | null =>
    met
      ? { weights: view.weights, cost: costOf(problem.variables, view.weights) ?? 0, rooms: roomsOf(goal, view) }
      : null;
  const solve = (objective: Objective, most: number | null): Found | null => {
    if (deadline()) return null;
    const asked =
      most === null
        ? goal
        : wishing(goal, { wishes: [...goal.wishes, costDemand(problem.variables, null, most * leeway)] });
    return foundIn(balancedIn(problem, asked, objective, deadline));
  };
  /** Half of the one and half of the other, where that brings in no more things than either. */
  const mixed = (a: Choice, b: Choice): Found | null => {
    const half = a.weights.map((grams, i) => (grams + b.weights[i]!) / 2);
    const brought = (of: Float64Array): number =>
      problem.variables.filter(({ added }, i) => added && of[i]! > 0).length;
    const most = Math.max(brought(a.weights), brought(b.weights));
    if (deadline() || brought(half) > most) return null;
    return foundIn(rounded(problem, goal, 'balanced', solutionOf(goal, viewOf(problem, half), 0), deadline));
  };
  const cheapest = foundIn(solutionOf(goal, viewOf(problem, weights), 0));
  const best = solve('balanced', null);
  // What is the same at both ends is not what is chosen.
  const moves = (param: number, room: number): boolean =>
    Math.abs(room - (cheapest?.rooms.get(param) ?? room)) >= alike.room ||
    Math.abs(room - (best?.rooms.get(param) ?? room)) >= alike.room;
  const moving = [...(best?.rooms ?? [])].flatMap(([param, room]) => (moves(param, room) ? [param] : []));
  const choiceOf = ({ weights, cost, rooms }: Found): Choice => {
    const counted = moving.length > 0 ? moving.map((param) => rooms.get(param) ?? 0) : rooms.values();
    return { weights, cost, clearance: Math.min(0.5, ...counted) };
  };
  let kept = worthTelling([cheapest, best].flatMap((one) => (one ? [choiceOf(one)] : [])));
  const empty = new Map<Choice, number>();
  while (kept.length > 1 && kept.length < wanted && !deadline()) {
    const gap = widest(kept, (from) => (empty.get(from) ?? 0) < ways);
    if (!gap) break;
    const [from, to] = gap;
    const tried = empty.get(from) ?? 0;
    const found = tried === 0 ? solve('balanced', (from.cost + to.cost) / 2) : mixed(from, to);
    const more = found ? worthTelling([...kept, choiceOf(found)]) : kept;
    if (more.length > kept.length) kept = more;
    else empty.set(from, tried + 1);
  }
  return kept;
}

/** The two neighbours with most between them, of those where something new may still be. */
function widest(kept: readonly Choice[], mayBe: (from: Choice) => boolean): [Choice, Choice] | null {
  const gaps = kept.slice(1).map((to, i): [Choice, Choice] => [kept[i]!, to]);
  const open = gaps.filter(([from]) => mayBe(from));
  return open.sort((a, b) => b[1].cost - b[0].cost - (a[1].cost - a[0].cost))[0] ?? null;
}

/** Those that differ and that no other beats, from the cheapest on. */
const worthTelling = (all: readonly Choice[]): Choice[] =>
  all
    .filter((choice, i) => !all.slice(0, i).some((other) => isAlike(choice, other)))
    .filter((choice, _, some) => !some.some((other) => isBetter(other, choice)))
    .sort((a, b) => a.cost - b.cost);

/** As cheap and as centred, and more of one of them: nobody would choose the other. */
const isBetter = (a: Choice, b: Choice): boolean =>
  a.cost <= b.cost && a.clearance >= b.clearance && (a.cost < b.cost || a.clearance > b.clearance);

const isAlike = (a: Choice, b: Choice): boolean =>
  Math.abs(a.cost - b.cost) < alike.cost * b.cost && Math.abs(a.clearance - b.clearance) < alike.room;

/** Said where there are fewer than five. */
export function fewSentences(choices: readonly Choice[]): string[] {
  if (choices.length === 0 || choices.length >= wanted) return [];
  if (choices.length === 1)
    return ['La receta más barata es también la más centrada: no hay más entre las que elegir.'];
  const between = choices.length - 2;
  const many = between === 0 ? 'no hay ninguna' : between === 1 ? 'solo hay una' : `solo hay ${between}`;
  return [`Entre la receta más barata y la más centrada ${many} que se distinga${between > 1 ? 'n' : ''}.`];
}
