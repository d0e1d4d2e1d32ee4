// An end of a range many times beyond the same end in every other type: a slipped comma, or a zero too many.
//   hydration up to 730 where fourteen types end between 60 and 95 → told
import { spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

/** So many times the farthest of the others: the butter of a brioche is twelve times that of a loaf, and no other's… */
const far = 5;
/** …of so many other types. */
const several = 3;

interface End {
  readonly param: string;
  readonly value: number;
  readonly type: string;
  readonly path: string;
}

export const rangoVisto: Check = {
  name: 'rango_visto',
  description: 'Ningún extremo de un rango pasa de cinco veces el de todos los demás tipos que lo dan',
  reads: ['types'],
  sample({ types }) {
    const [[, type]] = Object.entries(types) as [[string, (typeof types)[string]]];
    type.ranges!.azucares!.range = [15, 350];
    for (const i of [0, 1, 2])
      types[`otro_${i}`] = {
        ...structuredClone(type),
        ...{ label: `Otro ${i}`, ranges: { ...type.ranges, azucares: { range: [15, 35 + i], source: 'oficio' } } },
      };
  },
  run({ craft, report }) {
    const ends: End[] = [...craft.types].flatMap(([type, { file }]) =>
      [
        { ranges: file.ranges, path: '/ranges' },
        ...(file.variants ?? []).map(({ ranges }, i) => ({ ranges, path: `/variants/${i}/ranges` })),
      ].flatMap(({ ranges, path }) =>
        Object.entries(ranges ?? {}).flatMap(([param, range]) => {
          const value = range?.range?.[1];
          return typeof value === 'number' ? [{ param, value, type, path: `${path}/${pointerStep(param)}/range` }] : [];
        }),
      ),
    );
    for (const { param, value, type, path } of ends) {
      const others = ends.filter((one) => one.param === param && one.type !== type);
      const most = Math.max(...others.map((one) => Math.abs(one.value)));
      if (new Set(others.map((one) => one.type)).size < several || most === 0 || value <= far * most) continue;
      report.warn(
        `types/${type}.json`,
        { path },
        `El rango de «${param}» llega aquí a ${spanish(value, 6)}, y en los demás tipos, como mucho a ${spanish(most, 6)}: ¿se ha corrido la coma?`,
      );
    }
  },
};
