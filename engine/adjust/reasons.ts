// Why not: the ranges that cannot be met and how far each can go, the pairs that clash, and which single freedom would do.
import type { Param } from '../craft.ts';
import { formsAt } from '../formula/linear.ts';
import { enumerate, round, spanish, type Value } from '../number.ts';
import { inSentence } from '../spanish.ts';
import type { Json } from '../stages/present.ts';
import { type Demand, decisionOf, demandsOf, type Goal, scaleOf } from './goal.ts';
import { type Bounded, programmeOf, solveProgramme } from './programme.ts';
import { reachOf } from './reach.ts';
import { boundedAt, settle } from './settle.ts';
import { type Table, tableOf } from './slots.ts';
import { type View, viewOf } from './view.ts';
import type { Wishes } from './wishes.ts';

export interface Reasons {
  readonly ranges: {
    param: string;
    label: string;
    range: [Value, Value];
    reachable: [number, number] | null;
    source: string;
  }[];
  readonly clash: [string, string][];
  readonly freedoms: string[];
  readonly sentences: string[];
}

/** Freedoms offered, and how many are tried to find them. */
const offered = 3;
const tries = 12;
/** Rounds that a freedom is given to prove itself. */
const patience = 3;
/** Clashes told. */
const told = 4;

export function reasonsOf(table: Table, goal: Goal, wishes: Wishes, closest: View): Reasons & { [key: string]: Json } {
  const demands = demandsOf(goal, closest);
  const missed = demands.filter((demand) => isMissed(demand, closest));
  const ranges = missed.map((demand) => rangeOf(table, demand));
  const clash = clashes(table, demands, missed, closest);
  const freedoms = freedomsOf(table, goal, wishes, missed);
  const sentences = [
    ...(goal.target === null ? [] : [givenSentence(goal, closest)]),
    ...ranges.map((range, index) => rangeSentence(range, missed[index]!, table, closest)),
    ...clash.map(
      ([a, b]) =>
        `${labelOf(table, a)} y ${inSentence(labelOf(table, b))} no se pueden cumplir a la vez con estos ingredientes y estos límites.`,
    ),
    ...freedoms,
  ];
  return { ranges, clash, freedoms, sentences: [...new Set(sentences)] };
}

function givenSentence(goal: Goal, closest: View): string {
  const given = decisionOf(goal, closest);
  return given === null
    ? `La receta no llega a ninguna de las metas; se pedía «${goal.target}».`
    : `La receta queda en «${given}» y se pedía «${goal.target}».`;
}

function isMissed({ param, minus, min, max, decimals }: Demand, { figures: { run } }: View): boolean {
  const other = minus === null ? 0 : run.full[minus]!;
  const value = round(run.full[param]! - other, decimals);
  return (min !== null && value < min) || (max !== null && value > max);
}

function rangeOf(table: Table, { param, min, max, decimals, source }: Demand): Reasons['ranges'][number] {
  const { key, label } = table.craft.params[param]!;
  const reach = reachOf(table, param);
  return {
    param: key,
    label,
    range: [min, max],
    reachable: reach && [round(reach[0], decimals), round(reach[1], decimals)],
    source,
  };
}

const labelOf = ({ craft }: Table, key: string): string => craft.params.find((param) => param.key === key)!.label;

/** «16 a 20 %», «al menos 10 %», «como mucho 5 %» */
export function intervalText([min, max]: readonly [Value, Value], { unit }: Param): string {
  // A unit that is an equation («patrón = 100») says what the scale is, and reads badly after a number.
  const of = unit === '' || unit.includes('=') ? '' : ` ${unit}`;
  if (min === max) return `${spanish(min!, 6)}${of}`;
  if (min === null) return `como mucho ${spanish(max!, 6)}${of}`;
  return max === null ? `al menos ${spanish(min, 6)}${of}` : `de ${spanish(min, 6)} a ${spanish(max, 6)}${of}`;
}

function rangeSentence(
  { label, range, reachable }: Reasons['ranges'][number],
  demand: Demand,
  { craft }: Table,
  { figures: { run } }: View,
): string {
  const param = craft.params[demand.param]!;
  const wanted = demand.minus === null ? `se pide ${intervalText(range, param)}` : 'la meta pide más';
  const value = spanish(run.rounded[demand.param]!, demand.decimals);
  const [min, max] = range;
  const isFar =
    demand.minus === null &&
    reachable !== null &&
    ((min !== null && reachable[1] < min) || (max !== null && reachable[0] > max));
  if (!isFar) return `${label}: ${wanted} y lo más cerca que se llega sin empeorar lo demás es ${value}.`;
  return `${label}: ${wanted} y con estos ingredientes solo puede ir de ${spanish(reachable![0], demand.decimals)} a ${spanish(reachable![1], demand.decimals)}.`;
}

/** Pairs of which each can be met alone and both cannot. */
function clashes(
  table: Table,
  demands: readonly Demand[],
  missed: readonly Demand[],
  closest: View,
): [string, string][] {
  const bounded = boundedAt(table, demands, closest);
  const alone = new Map<Bounded, boolean>();
  const fit = (...some: Bounded[]): boolean => {
    const step = solveProgramme(table, programmeOf(table, some, closest.weights, 'minimal', 0));
    return step !== null && step.miss < 1e-6;
  };
  const fitsAlone = (one: Bounded): boolean => {
    if (!alone.has(one)) alone.set(one, fit(one));
    return alone.get(one)!;
  };
  const found = new Map<string, [string, string]>();
  for (const one of bounded.filter(({ param, kind }) =>
    missed.some((demand) => demand.param === param && demand.kind === kind),
  )) {
    for (const other of bounded) {
      if (found.size >= told || !fitsAlone(one)) break;
      if (other.param === one.param) continue;
      const keys = [one, other].map(({ param }) => table.craft.params[param]!.key) as [string, string];
      const name = [...keys].sort().join();
      if (!found.has(name) && fitsAlone(other) && !fit(one, other)) found.set(name, keys);
    }
  }
  return [...found.values()];
}

interface Freedom {
  readonly text: string;
  readonly wishes: Wishes;
}

function freedomsOf(table: Table, goal: Goal, wishes: Wishes, missed: readonly Demand[]): string[] {
  const found: string[] = [];
  let left = tries;
  for (const { text, wishes: freer } of freedoms(table, wishes, missed)) {
    if (found.length >= offered || left-- === 0) break;
    const wider = tableOf(table.order, freer);
    if (couldDo(wider, goal) && settle(wider, goal, 'minimal', patience).met) found.push(text);
  }
  return found.length > 0 || wishes.add === null ? found : severalOf(table, goal, wishes);
}

/** When no single one does: those of the type's correctors that it takes together. */
function severalOf(table: Table, goal: Goal, wishes: Wishes): string[] {
  const wider = tableOf(table.order, { ...wishes, add: null });
  const { met, view } = settle(wider, goal, 'minimal', patience);
  const names = wider.slots.flatMap(({ added, name }, i) => (added && view.weights[i]! > 0 ? [inSentence(name)] : []));
  return met && names.length > 0 ? [`Se consigue si permites añadir ${enumerate(names)}.`] : [];
}

/** One solve at the recipe as sent: cheap enough to try many. */
function couldDo(table: Table, goal: Goal): boolean {
  const start = viewOf(table, table.weights);
  const bounded = boundedAt(table, demandsOf(goal, start), start).filter(({ weight }) => weight >= 1);
  const step = solveProgramme(table, programmeOf(table, bounded, start.weights, 'minimal', 0));
  return step !== null && step.miss < (bounded.every(({ form }) => form.exact) ? 1e-6 : 0.05);
}

function* freedoms(table: Table, wishes: Wishes, missed: readonly Demand[]): Generator<Freedom> {
  const { type, order, slots } = table;
  const loose = { fixed: false, min: null, max: null };
  for (const [index, bounds] of wishes.bounds.entries()) {
    const name = inSentence(order.items[index]!.name);
    const freer = { ...wishes, bounds: wishes.bounds.with(index, loose) };
    if (bounds.fixed) yield { text: `Se consigue si dejas cambiar el peso de ${name}.`, wishes: freer };
    else if (bounds.min !== null || bounds.max !== null)
      yield { text: `Se consigue si quitas los límites de ${name}.`, wishes: freer };
  }
  const present = new Set(slots.map(({ line }) => line.row));
  const add = wishes.add ?? type.correctors;
  const others = [...type.correctors.filter((row) => !present.has(row)), ...helpful(table, missed)];
  for (const row of new Set(others)) {
    yield {
      text: `Se consigue si permites añadir ${inSentence(row.label)}.`,
      wishes: { ...wishes, add: [...add, row] },
    };
  }
}

/** Ingredients of families the recipe already knows that push a missed figure the right way, the strongest first. */
function helpful(table: Table, missed: readonly Demand[]) {
  const { craft, type, order, slots } = table;
  const families = new Set([...slots.map(({ line }) => line.row), ...type.correctors].map((row) => row?.groups[0]));
  const present = new Set(slots.map(({ line }) => line.row));
  const rows = [...craft.rows.values()].filter(
    (row) => !row.isDerived && !present.has(row) && families.has(row.groups[0]),
  );
  const wide = tableOf(order, { bounds: [], objective: 'minimal', add: rows, target: null });
  const at = viewOf(wide, wide.weights);
  const forms = formsAt(craft, {
    lines: wide.slots.map(({ line }) => line),
    weights: wide.weights,
    constants: at.figures.plan.numbers,
    mode: 'tangent',
  });
  return missed.flatMap((demand) => {
    const form = forms(demand.param);
    if (form === null) return [];
    const sign = demand.min !== null && form.value < demand.min ? 1 : -1;
    const push = (slot: number): number =>
      (sign * (form.num[slot]! - (form.den === null ? 0 : form.value * form.den[slot]!))) / scaleOf(demand);
    return [...wide.slots.keys()]
      .filter((slot) => wide.slots[slot]!.added && push(slot) > 0)
      .sort((a, b) => push(b) - push(a))
      .slice(0, 4)
      .map((slot) => wide.slots[slot]!.line.row!);
  });
}
