// A law cited once, or the day of a year, all but equal to one that is cited often is a slip of the finger: nobody finds it
// afterwards.
//   «RD 168/1998» among thirty «RD 618/1998»; «2062-06-14» among thirty «2026-06-14»
import type { Craft } from '../engine/index.ts';
import type { Check } from './check.ts';

/** Citations that make a law known. */
const often = 3;
/** Fields that say whence something comes. */
const citing = new Set(['source', 'law']);
/** Fields that say a day. */
const dating = new Set(['from', 'until']);
const numbered = /(\d{1,4})\/(\d{4})/g;

interface Cited {
  /** the law, or the day from which something holds or until which it does */
  readonly law: string;
  readonly at: string;
  readonly path: string;
}

export const normaConocida: Check = {
  name: 'norma_conocida',
  description:
    'Una norma, o un año de entrada en vigor, que se cita una sola vez no es casi igual a otro que se cita más',
  reads: ['params', 'trade', 'types', 'label'],
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
      if (near !== undefined) report.warn(at, { path }, `«${law}» solo se cita aquí. ¿Querías decir «${near}»?`);
    }
  },
};

/** One digit changed, or two that changed places; of a day, in its year, for there are many days. */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  if (one.includes('-') && one.slice(4) !== other.slice(4)) return false;
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
      if (citing.has(key) && typeof inner === 'string')
        for (const [law] of inner.matchAll(numbered)) found.push({ law, at, path: place });
      else if (dating.has(key) && typeof inner === 'string') found.push({ law: inner, at, path: place });
      else if (key !== 'examples') walk(inner, at, place);
    }
  };
  walk(definition.params, 'params.json', '');
  walk(definition.trade, 'trade.json', '');
  walk(definition.label, 'label.json', '');
  for (const [id, type] of Object.entries(definition.types)) walk(type, `types/${id}.json`, '');
  return found;
}
