// A row of a decision, or one way of saying a message, that another above it always takes away: they are in the wrong order.
//   «x >= 50» before «x >= 64»: the second is never given
import { type Alternative, type Condition, type Craft, type Definition, enumerate } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';
import { canHoldWithout, implies, isEmpty, type Ways, waysOf } from './shared/implication.ts';

type Row = NonNullable<Definition['rules']['decisions']>[string]['rows'][number];

export const filaTapada: Check = {
  name: 'fila_tapada',
  description:
    'Ninguna fila de una decisión, ni frase de un mensaje, queda tapada por otra de más arriba que gana siempre',
  reads: ['params', 'rules', 'messages', 'types'],
  sample({ rules, params }) {
    const [key] = Object.keys(params.params);
    const [table] = Object.values(rules.decisions!);
    const over = (value: number): Row => ({
      give: `sobre ${value}`,
      when: { all: [{ fact: key!, operator: 'greaterThan', value }] },
    });
    table!.rows.unshift(over(20), over(30));
  },
  run({ craft, report }) {
    for (const [name, { rows }] of Object.entries(craft.definition.rules.decisions ?? {})) {
      for (const [place, by] of hidden(craft, rows))
        report.warn(
          'rules.json',
          { path: `/decisions/${name}/rows/${place}` },
          by.length === 1
            ? `Esta fila de «${name}» no se alcanza nunca: siempre que se cumple, gana antes la fila ${by[0]! + 1} («${given(rows[by[0]!]!)}»). Ponla delante de ella, o mira las dos condiciones.`
            : `Esta fila de «${name}» no se alcanza nunca: entre las filas ${enumerate(by.map((one) => `${one + 1} («${given(rows[one]!)}»)`))} se llevan todo lo que la cumple. Ponla delante, o mira sus condiciones.`,
        );
    }
    const look = (messages: Definition['messages'], file: string, path: string): void => {
      for (const [key, message] of Object.entries(messages)) {
        if (!Array.isArray(message)) continue;
        for (const [place, [by]] of hidden(craft, message, isSaidBefore))
          report.warn(
            file,
            { path: `${path}/${pointerStep(key)}/${place}` },
            message[by!]!.when === undefined
              ? `Esta frase de «${key}» no se dice nunca: la ${by! + 1}.ª no lleva «when» y se dice siempre antes. Ponla la última, o dale su «when».`
              : `Esta frase de «${key}» no se dice nunca: siempre que toca, se dice antes la ${by! + 1}.ª. Ponla delante de ella, o mira las dos condiciones.`,
          );
      }
    };
    look(craft.definition.messages, 'messages.json', '');
    for (const [id, { file }] of craft.types) look(file.messages ?? {}, `types/${id}.json`, '/messages');
  },
};

/** What is written there, to find it. */
const given = ({ give }: Row): string =>
  give !== null && typeof give === 'object' ? enumerate(Object.values(give).map(String)) : String(give);

interface Conditional {
  readonly when?: Condition;
}

/**
 * Places that can be taken in no type where they may be, each with those that take it away: the one that does it alone, or all
 * that do it together. It is proven: every figure was free to be anything.
 */
function hidden<One extends Conditional>(
  { types }: Craft,
  rows: readonly One[],
  isAble: (above: One, below: One) => boolean = () => true,
): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const open = new Set<number>();
  const plans = [...types.values()].flatMap(({ plan, choices }) => [plan, ...choices.map((choice) => choice.plan)]);
  for (const plan of plans) {
    const ways = rows.map(({ when }) => possible(waysOf(when, plan.constants)));
    for (const [place, own] of ways.entries()) {
      if (open.has(place) || (own !== null && own.length === 0)) continue;
      const before = ways.flatMap((above, i) =>
        i < place && above && above.length > 0 && isAble(rows[i]!, rows[place]!) ? [{ i, above }] : [],
      );
      const alone = own && before.find(({ above }) => implies(own, above));
      const isTaken =
        alone ||
        (own &&
          canHoldWithout(
            own,
            before.map(({ above }) => above),
          ) === false);
      if (!isTaken) open.add(place);
      // What holds always in this type says nothing of the order of the rows: another type shows better who wins.
      else if (!found.has(place) || (alone && !isAlways(alone.above)))
        found.set(place, alone ? [alone.i] : before.map(({ i }) => i));
    }
  }
  return new Map([...found].filter(([place]) => !open.has(place)).sort(([a], [b]) => a - b));
}

const isAlways = (ways: Ways): boolean => ways.some((way) => way.length === 0);

const possible = (ways: Ways | null): Ways | null => ways?.filter((way) => !isEmpty(way)) ?? null;

/** What the one above has to fill, the one below has too: it could be said. */
function isSaidBefore(above: Alternative, below: Alternative): boolean {
  if (above.moves && Object.keys(above.moves).length > 0) return false;
  const holes = (text: string): string[] => text.match(/\{[^}]*\}/g) ?? [];
  const own = new Set(holes(below.text));
  return holes(above.text).every((hole) => own.has(hole));
}
