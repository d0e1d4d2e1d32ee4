// A move that leaves its parameter where it is, or takes it farther away, is advice that cannot be followed.
import {
  type Craft,
  effectOf,
  type Head,
  type Move,
  type Param,
  type Saying,
  type State,
  type Type,
} from '../../engine/index.ts';
import { pointerStep, type Report } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';
import { statesOf } from './shared/states.ts';

/** A change smaller than this is none. */
const nothing = 1e-9;

/** A move or a lever as it is written, and what it did in the examples of the types that say it. */
interface Written {
  readonly file: string;
  readonly path: string;
  readonly param: Param;
  /** upwards, downwards, or wherever the move itself says */
  readonly sign: 1 | -1 | null;
  readonly picks: Move['picks'];
  readonly effects: number[];
}

export const movimientoUtil: Check = {
  name: 'movimiento_util',
  description: 'Cada movimiento y cada palanca de un mensaje cambia su parámetro, y hacia el lado que hace falta',
  reads: ['figures', 'recipes', 'params', 'trade', 'types', 'messages'],
  sample({ messages }) {
    (messages['azucares.bajo'] as Head).try = [{ less: 'azucar' }];
  },
  run({ craft, trials, report }) {
    tellKept(craft, report);
    // A message of the craft is said in many types: it helps if it helps in one.
    const said = new Map<readonly Saying[], readonly Written[]>();
    for (const type of craft.types.values()) {
      const states = statesOf({ craft, trials }, type.id);
      for (const [key, sayings] of type.messages) {
        const written = said.get(sayings) ?? [...movesOf(key, sayings, type, craft)];
        said.set(sayings, written);
        for (const one of written) if (type.present.has(one.param.index)) tryIn(states, one);
      }
    }
    for (const written of [...said.values()].flat()) {
      const { file, path, param, sign, effects } = written;
      if (helps(written) || effects.length === 0) continue;
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

/** What is to be moved cannot be what stays as it is. */
function tellKept(craft: Craft, report: Report): void {
  for (const type of craft.types.values())
    for (const [key, sayings] of type.messages)
      for (const { levers } of sayings)
        for (const [number, { keeping }] of levers.entries()) {
          const kept = keeping === null ? undefined : craft.params[keeping];
          if (!kept || !key.startsWith(`${kept.key}.`)) continue;
          const { file, path } = placeOf(key, type);
          const message = `Esta palanca tendría que mover «${kept.label}», y lo deja como está: mira qué se conserva en «keeping».`;
          report.warn(file, { path: `${path}/try/${number}/keeping` }, message);
        }
}

/** Until it helps in one. */
function tryIn(states: readonly State[], written: Written): void {
  for (const state of states) {
    if (helps(written)) return;
    const effect = effectOf(written.picks, state, written.param.index);
    // What no example has cannot be taken from one; put into it, it does the reverse.
    const reverse = effect ?? effectOf(turned(written.picks), state, written.param.index);
    if (reverse !== null) written.effects.push(effect ?? -reverse);
  }
}

const turned = (picks: Move['picks']): Move['picks'] => picks.map((one) => ({ ...one, ratio: -one.ratio }));

/** The last effect is the one that helped, if any did. */
function helps({ sign, effects }: Written): boolean {
  const effect = effects.at(-1) ?? 0;
  return sign === null ? Math.abs(effect) >= nothing : effect * sign > nothing;
}

function placeOf(key: string, { id, file }: Type): { file: string; path: string } {
  const isOwn = Object.hasOwn(file.messages ?? {}, key);
  return {
    file: isOwn ? `types/${id}.json` : 'messages.json',
    path: `${isOwn ? '/messages' : ''}/${pointerStep(key)}`,
  };
}

/** The moves and levers of a message, each with the parameter it is for. */
function* movesOf(key: string, sayings: readonly Saying[], type: Type, { params }: Craft): Generator<Written> {
  const place = placeOf(key, type);
  const at = (path: string, picks: Move['picks'], param: Param, sign: Written['sign']): Written => ({
    ...{ file: place.file, path: `${place.path}/${path}`, effects: [] },
    ...{ picks, param, sign },
  });
  // «parametro.bajo» wants more of it.
  const [, name, side] = /^(.+)\.(bajo|alto)$/.exec(key) ?? [];
  const spoken = params.find((param) => param.key === name);
  for (const [index, { moves, levers }] of sayings.entries()) {
    for (const [move, { picks, param }] of Object.entries(moves))
      yield at(`${index}/moves/${move}`, picks, params[param]!, null);
    for (const [number, { picks, keeping }] of levers.entries())
      if (keeping === null && spoken) yield at(`try/${number}`, picks, spoken, side === 'bajo' ? 1 : -1);
  }
}
