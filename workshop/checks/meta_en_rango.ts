// How far a lever takes its figure, written as a number that no range of that figure holds: a sign or a comma was lost, and the
// advice would never arrive.
//   «PAC.alto» with "to": "11.5", where every range goes from −12.5 to −10.6
import { type Craft, type Definition, type Node, parseFormula, spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

type Messages = Definition['messages'];

export const metaEnRango: Check = {
  name: 'meta_en_rango',
  description: 'La meta de una palanca («to»), si es un número, está en algún rango de su parámetro',
  reads: ['messages', 'types'],
  sample({ messages, types }) {
    const [key] = Object.keys(Object.values(types)[0]!.ranges!);
    messages[`${key}.alto`] = { text: 'Sobra.', try: [{ add: 'agua', to: '-4000' }] };
  },
  run({ craft, report }) {
    const look = (messages: Messages, at: string, path: string): void => {
      for (const [key, message] of Object.entries(messages)) {
        const [param = '', side = ''] = key.split('.');
        if (typeof message !== 'object' || !('try' in message) || !['bajo', 'alto'].includes(side)) continue;
        const ranges = rangesOf(craft, param);
        for (const [i, { to }] of message.try.entries()) {
          const goal = to === undefined ? null : numberIn(parseFormula(String(to)));
          if (goal === null || ranges.length === 0 || ranges.some((range) => holds(range, goal))) continue;
          report.warn(
            at,
            { path: `${path}/${pointerStep(key)}/try/${i}/to` },
            `Ningún rango de «${param}» llega a ${spanish(goal, 6)}: el consejo no se cumpliría nunca. ¿Falta el signo, o se ha corrido la coma?`,
          );
        }
      }
    };
    look(craft.definition.messages, 'messages.json', '');
    for (const [id, { file }] of craft.types) look(file.messages ?? {}, `types/${id}.json`, '/messages');
  },
};

type Range = readonly [number | null, number | null];

const holds = ([min, max]: Range, goal: number): boolean =>
  (min === null || goal >= min) && (max === null || goal <= max);

/** Of every type and variant. */
const rangesOf = ({ types }: Craft, param: string): Range[] =>
  [...types.values()].flatMap(({ plan, choices }) =>
    [plan, ...choices.map((choice) => choice.plan)].flatMap(({ targets }) =>
      targets.flatMap((target): Range[] => (target.param.key === param ? [[target.min, target.max]] : [])),
    ),
  );

function numberIn(node: Node): number | null {
  if (node.kind === 'number') return node.value;
  return node.kind === 'negative' && node.of.kind === 'number' ? -node.of.value : null;
}
