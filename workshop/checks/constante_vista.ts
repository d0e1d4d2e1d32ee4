// A constant that a type gives far from what all the others give, or a part kept far from the others: a slipped comma, or
// another unit.
//   0.131 where six types give 1.31 → told
import { type Craft, type Definition, spanish } from '../../engine/index.ts';
import { isWorkedOut, pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

/** So many times more than the most or less than the least… */
const far = 5;
/** …of what so many others give. */
const several = 3;

interface Given {
  readonly name: string;
  readonly value: number;
  readonly at: string;
  readonly path: string;
}

export const constanteVista: Check = {
  name: 'constante_vista',
  description:
    'Ninguna constante de un tipo queda a más de cinco veces de las que dan los demás, ni lo que se conserva de algo («keep») de lo que se conserva de lo demás',
  reads: ['types', 'trade'],
  sample({ types, params }) {
    const [[, type]] = Object.entries(types) as [[string, (typeof types)[string]]];
    params.constants = { ...params.constants, merma: 0 };
    type.constants = { ...type.constants, merma: 120 };
    for (const [i, merma] of [10, 12, 15].entries())
      types[`otro_${i}`] = {
        ...structuredClone(type),
        ...{ label: `Otro ${i}`, ranges: { ...type.ranges }, constants: { ...type.constants, merma } },
      };
  },
  run({ craft, report }) {
    const given = [...givenIn(craft)];
    for (const { name, value, at, path } of given) {
      if (isWorkedOut(name)) continue;
      const others = given
        .filter((one) => one.name === name && (one.at !== at || one.path !== path) && (name === kept || one.at !== at))
        .map((one) => Math.abs(one.value));
      if (others.length < several) continue;
      const [low, high] = [Math.min(...others), Math.max(...others)];
      const size = Math.abs(value);
      if (size <= far * high && size * far >= low) continue;
      const rest = low === high ? spanish(low, 6) : `de ${spanish(low, 6)} a ${spanish(high, 6)}`;
      report.warn(
        at,
        { path },
        `«${name}» es aquí ${spanish(value, 6)}, y en los demás ${name === kept ? 'sitios' : 'tipos que la dan'}, ${rest}: ¿se ha corrido la coma?`,
      );
    }
  },
};

/** What a part of a recipe that is kept is written as. */
const kept = 'keep';

/** Nothing is as far from all as from none. */
function* givenIn({ types, definition: { trade } }: Craft): Generator<Given> {
  yield* keptIn(trade?.all?.character, 'trade.json', '/all');
  for (const [name, kind] of Object.entries(trade?.kinds ?? {}))
    yield* keptIn(kind.character, 'trade.json', `/kinds/${pointerStep(name)}`);
  for (const [type, { file }] of types) {
    const at = `types/${type}.json`;
    yield* keptIn(file.trade?.character, at, '/trade');
    const parts = [
      { constants: file.constants, path: '/constants' },
      ...(file.variants ?? []).map(({ constants }, i) => ({ constants, path: `/variants/${i}/constants` })),
    ];
    for (const { constants, path } of parts) {
      for (const [name, constant] of Object.entries(constants ?? {})) {
        const value = constant !== null && typeof constant === 'object' ? constant.value : constant;
        if (typeof value === 'number' && value !== 0) yield { name, value, at, path: `${path}/${pointerStep(name)}` };
      }
    }
  }
}

type Characters = NonNullable<NonNullable<Definition['trade']>['all']>['character'];

function* keptIn(character: Characters, at: string, path: string): Generator<Given> {
  for (const [key, one] of Object.entries(character ?? {})) {
    const place = `${path}/character/${pointerStep(key)}`;
    const value = typeof one === 'object' ? one?.keep : one;
    if (value) yield { name: kept, value, at, path: typeof one === 'object' ? `${place}/keep` : place };
  }
}
