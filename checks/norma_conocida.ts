// A law cited once and all but equal to one that is cited often is a slip of the finger: nobody finds it afterwards.
//   «RD 168/1998» among thirty «RD 618/1998»
import type { Craft } from '../engine/index.ts';
import type { Check } from './check.ts';

/** Citations that make a law known. */
const often = 3;
const numbered = /(\d{1,4})\/(\d{4})/g;

interface Cited {
  readonly law: string;
  readonly at: string;
  readonly path: string;
}

export const normaConocida: Check = {
  name: 'norma_conocida',
  description: 'Una norma que se cita una sola vez no es casi igual a otra que se cita más',
  reads: ['params', 'trade', 'types'],
  sample({ types, params }) {
    const [type] = Object.values(types);
    for (const [i, range] of Object.values(type!.ranges!).entries())
      range!.source = i === 0 ? 'RD 168/1998, 3.1' : 'RD 618/1998, 3.1';
    const rest = Math.max(0, often - Object.keys(type!.ranges!).length + 1);
    for (const param of Object.values(params.params).slice(0, rest + 2)) param.source = 'RD 618/1998';
  },
  run({ craft, report }) {
    const cited = citedIn(craft);
    const times = new Map<string, number>();
    for (const { law } of cited) times.set(law, (times.get(law) ?? 0) + 1);
    const known = [...times].filter(([, count]) => count >= often).map(([law]) => law);
    for (const { law, at, path } of cited) {
      if (times.get(law) !== 1) continue;
      const near = known.find((other) => isSlip(law, other));
      if (near !== undefined) report.warn(at, { path }, `La norma ${law} solo se cita aquí. ¿Querías decir «${near}»?`);
    }
  },
};

/** One digit changed, or two that changed places. */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const apart = [...[...one].keys()].filter((i) => one[i] !== other[i]);
  if (apart.length === 1) return true;
  const [i, j] = apart as [number, number];
  return apart.length === 2 && one[i] === other[j] && one[j] === other[i];
}

function citedIn({ definition }: Craft): Cited[] {
  const found: Cited[] = [];
  const walk = (value: unknown, at: string, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const place = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (key === 'source' && typeof inner === 'string')
        for (const [law] of inner.matchAll(numbered)) found.push({ law, at, path: place });
      else if (key !== 'examples') walk(inner, at, place);
    }
  };
  walk(definition.params, 'params.json', '');
  walk(definition.trade, 'trade.json', '');
  for (const [id, type] of Object.entries(definition.types)) walk(type, `types/${id}.json`, '');
  return found;
}
