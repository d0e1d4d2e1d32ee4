// HiGHS as the second opinion. It is asked in the words of the document, not in those of the engine's own programme: whole
// steps of the scale, what is kept, the bounds of each weight, every demanded figure inside its range by its margin; and of
// all such recipes the one that moves the fewest grams or costs least, or whether there is one with so much room.
import loadHighs from 'highs';
import type { Bounded, Objective, Problem } from '../../engine/adjust/model.ts';

// Its types describe the CommonJS build: there the loader is a property, in the module it is the default itself.
const load = loadHighs as unknown as typeof loadHighs.default;
const highs = await load();

export interface Asked {
  readonly demands: readonly { readonly demand: Bounded; readonly margin: number }[];
  readonly objective: Objective;
  /** step of each weight; 0: any */
  readonly steps: readonly number[];
  /** what is kept may miss its value by this */
  readonly slack: number;
  /** least room of every range with two ends, in widths */
  readonly room?: number;
}

export interface Best {
  /** grams moved, or euros */
  readonly value: number;
  readonly weights: Float64Array;
}

type Term = readonly [coefficient: number, name: string];

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
const terms = (list: readonly Term[]): string =>
  list
    .filter(([value]) => Math.abs(value) > 1e-12)
    .map(([value, name]) => `${signed(value)} ${name}`)
    .join(' ');

/** Null when nothing meets all of it. */
export function best({ variables, keep, kept, keptMost, ceilings }: Problem, asked: Asked): Best | null {
  const { demands, objective, steps, slack, room = 0 } = asked;
  const rows: string[] = [];
  const row = (list: readonly Term[], sign: '<=' | '>=' | '=', right: number): void => {
    const left = terms(list);
    if (left !== '') rows.push(` r${rows.length}: ${left} ${sign} ${right}`);
  };
  const names = variables.map((_, i) => `w${i}`);
  const size = names.length;
  const over = (num: Float64Array): Term[] => names.map((name, i) => [num[i]!, name]);
  row(over(keep.num), '<=', keptMost - keep.num[size]! + slack);
  row(over(keep.num), '>=', kept - keep.num[size]! - slack);
  for (const { num, high } of ceilings) row(over(num), '<=', high - num[size]!);
  for (const { demand, margin } of demands) {
    const { form, min, max, decimals, kind } = demand;
    const { num, den } = form;
    const hasRoom = room > 0 && min !== null && max !== null && max > min && kind !== 'limit';
    const inset = hasRoom ? room * (max - min) : margin;
    for (const [end, sign, side] of [
      [min, '>=', 1],
      [max, '<=', -1],
    ] as const) {
      if (end === null) continue;
      // To have nothing of something is in the middle enough.
      const asked = hasRoom && end === 0 && side === 1 ? 0 : inset;
      const edge = end + side * (asked > 0 ? asked : -0.45 * 10 ** -decimals);
      const right = (den === null ? edge : edge * den[size]!) - num[size]!;
      row(over(num.map((each, i) => (den === null ? each : each - edge * den[i]!))), sign, right);
    }
  }
  const counts: string[] = [];
  const stays: string[] = [];
  for (const [i, { low, high, reference }] of variables.entries()) {
    const [w, more, less] = [`w${i}`, `u${i}`, `d${i}`];
    row([[1, w]], '>=', low);
    row([[1, w]], '<=', high);
    row(
      [
        [1, w],
        [-1, more],
        [1, less],
      ],
      '=',
      reference,
    );
    const step = steps[i]!;
    if (step === 0 || high <= low) continue;
    // As it was (z = 1), or a whole number of steps.
    const [k, z] = [`k${i}`, `z${i}`];
    counts.push(k);
    stays.push(z);
    const most = Math.max(high, reference) + 1;
    for (const [sign, side] of [
      ['<=', -1],
      ['>=', 1],
    ] as const)
      row(
        [
          [1, w],
          [-step, k],
          [side * most, z],
        ],
        sign,
        0,
      );
    row(
      [
        [1, more],
        [1, less],
        [most, z],
      ],
      '<=',
      most,
    );
  }
  const aim = variables.flatMap(({ price }, i): Term[] =>
    objective === 'cheapest'
      ? [[price / 1000, `w${i}`]]
      : [
          [1, `u${i}`],
          [1, `d${i}`],
        ],
  );
  const whole = counts.length === 0 ? '' : `\nGeneral\n ${counts.join(' ')}\nBinary\n ${stays.join(' ')}`;
  const text = `Minimize\n obj: ${terms(aim)}\nSubject To\n${rows.join('\n')}${whole}\nEnd`;
  const { Status, Columns, ObjectiveValue } = highs.solve(text, { time_limit: 1 });
  if (Status !== 'Optimal') return null;
  return {
    value: ObjectiveValue,
    weights: Float64Array.from(names, (name) => (Columns[name] as { Primal: number } | undefined)?.Primal ?? 0),
  };
}
