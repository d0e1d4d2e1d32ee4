// A move that leaves its parameter where it is, or takes it farther away, is advice that cannot be followed.
import type { Message, Param, Type } from '../../engine/craft.ts';
import { effectOf, type State } from '../../engine/messages/move.ts';
import type { Check } from './check.ts';
import { statesOf } from './states.ts';

/** A change smaller than this is none. */
const nothing = 1e-9;

interface Seen {
  readonly file: string;
  readonly path: string;
  readonly param: Param;
  /** upwards, downwards, or wherever the move itself says */
  readonly sign: 1 | -1 | null;
  readonly effects: number[];
}

export const moving: Check = {
  name: 'movimiento_util',
  description: 'Cada movimiento de un mensaje cambia su parámetro, y hacia el lado que hace falta',
  sample({ messages }) {
    const [first] = messages['azucares.bajo'] as Exclude<Message, string>;
    first!.moves!.x!.change = { azucar: -1 };
  },
  run({ craft, report }) {
    const seen = new Map<string, Seen>();
    for (const type of craft.types.values()) {
      const states = statesOf(craft, type.id);
      for (const [key, sayings] of type.messages) {
        const file = Object.hasOwn(type.file.messages ?? {}, key) ? `types/${type.id}.json` : 'messages.json';
        const start = file === 'messages.json' ? '' : '/messages';
        for (const [index, { moves }] of sayings.entries()) {
          for (const [name, move] of Object.entries(moves)) {
            const aim = aimOf(key, move.param, move.to !== null, type, craft.params);
            if (!aim) continue;
            const path = `${start}/${key}/${index}/moves/${name}`;
            const entry = seen.get(`${file}${path}`) ?? { file, path, ...aim, effects: [] };
            seen.set(`${file}${path}`, entry);
            entry.effects.push(...states.flatMap((state: State) => effectOf(move, state, aim.param.index) ?? []));
          }
        }
      }
    }
    for (const { file, path, param, sign, effects } of seen.values()) {
      if (effects.length === 0) continue;
      if (effects.every((effect) => Math.abs(effect) < nothing))
        report.warn(file, { path }, `Este movimiento no cambia «${param.label}» en ninguna receta de ejemplo.`);
      else if (sign !== null && !effects.some((effect) => effect * sign > nothing)) {
        const [wanted, done] = sign > 0 ? ['subir', 'baja'] : ['bajar', 'sube'];
        report.warn(file, { path }, `Este movimiento tendría que ${wanted} «${param.label}» y lo ${done}.`);
      }
    }
  },
};

/** «parametro.bajo» wants more of it; a move may also name its own parameter, and where to take it. */
function aimOf(
  key: string,
  own: number | null,
  hasGoal: boolean,
  type: Type,
  params: readonly Param[],
): Pick<Seen, 'param' | 'sign'> | null {
  const [, name, side] = /^(.+)\.(bajo|alto)$/.exec(key) ?? [];
  const param = params.find(({ key: one, index }) => (own === null ? one === name : index === own));
  if (!param || !type.present.has(param.index)) return null;
  const isOwn = param.key === name && !hasGoal;
  return { param, sign: isOwn ? (side === 'bajo' ? 1 : -1) : null };
}
