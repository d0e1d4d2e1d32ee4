// A move that leaves its parameter where it is, or takes it farther away, is advice that cannot be followed.

import { effectOf } from '../engine/advice/move.ts';
import type { Head, Move, Param, Type } from '../engine/craft.ts';
import { step } from '../engine/load/pointer.ts';
import type { Check } from './check.ts';
import { statesOf } from './states.ts';

/** A change smaller than this is none. */
const nothing = 1e-9;

interface Written {
  readonly file: string;
  readonly path: string;
  readonly param: Param;
  /** upwards, downwards, or wherever the move itself says */
  readonly sign: 1 | -1 | null;
  readonly picks: Move['picks'];
}

export const moving: Check = {
  name: 'movimiento_util',
  description: 'Cada movimiento y cada palanca de un mensaje cambia su parámetro, y hacia el lado que hace falta',
  reads: ['catalogue', 'names', 'params', 'trade', 'types', 'messages'],
  sample({ messages }) {
    (messages['azucares.bajo'] as Head).try = [{ less: 'azucar' }];
  },
  run({ craft, trials, report }) {
    // A message of the craft is said in many types: it helps if it helps in one.
    const tried = new Map<string, Written & { effects: number[]; helps: boolean }>();
    for (const type of craft.types.values()) {
      const states = statesOf({ craft, trials }, type.id);
      for (const written of movesOf(type, craft.params)) {
        const { file, path, param, picks } = written;
        const known = tried.get(file + path) ?? { ...written, effects: [], helps: false };
        tried.set(file + path, known);
        for (const state of states) {
          if (known.helps) break;
          const effect = effectOf(picks, state, param.index);
          if (effect === null) continue;
          known.effects.push(effect);
          known.helps = written.sign === null ? Math.abs(effect) >= nothing : effect * written.sign > nothing;
        }
      }
    }
    for (const { file, path, param, sign, effects, helps } of tried.values()) {
      if (helps || effects.length === 0) continue;
      if (effects.every((effect) => Math.abs(effect) < nothing)) {
        const message = `Este movimiento no cambia el parámetro «${param.label}» en ninguna receta de ejemplo.`;
        report.warn(file, { path }, message);
      } else if (sign !== null) {
        const [wanted, done] = sign > 0 ? ['subir', 'baja'] : ['bajar', 'sube'];
        report.warn(
          file,
          { path },
          `Este movimiento tendría que ${wanted} el parámetro «${param.label}» y lo ${done}.`,
        );
      }
    }
  },
};

/** The moves and levers that a type may use, each with the parameter it is for. */
function* movesOf(type: Type, params: readonly Param[]): Generator<Written> {
  for (const [key, sayings] of type.messages) {
    const isOwn = Object.hasOwn(type.file.messages ?? {}, key);
    const file = isOwn ? `types/${type.id}.json` : 'messages.json';
    const place = `${isOwn ? '/messages' : ''}/${step(key)}`;
    for (const [index, { moves, levers }] of sayings.entries()) {
      for (const [name, move] of Object.entries(moves)) {
        const aim = aimOf(key, move, type, params);
        if (aim) yield { file, path: `${place}/${index}/moves/${name}`, picks: move.picks, ...aim };
      }
      for (const [number, { picks, keeping }] of levers.entries()) {
        const aim = keeping === null ? aimOf(key, { param: null, to: null }, type, params) : null;
        if (aim) yield { file, path: `${place}/try/${number}`, picks, ...aim };
      }
    }
  }
}

/** «parametro.bajo» wants more of it; a move may also name its own parameter, and where to take it. */
function aimOf(
  key: string,
  { param: own, to }: Pick<Move, 'param' | 'to'>,
  { present }: Type,
  params: readonly Param[],
): Pick<Written, 'param' | 'sign'> | null {
  const [, name, side] = /^(.+)\.(bajo|alto)$/.exec(key) ?? [];
  const param = own === null ? params.find((one) => one.key === name) : params[own];
  if (!param || !present.has(param.index)) return null;
  if (param.key !== name || to !== null) return { param, sign: null };
  return { param, sign: side === 'bajo' ? 1 : -1 };
}
