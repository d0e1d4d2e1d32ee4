// A law cited once, the day of a year or the word that groups figures or types, all but equal to one that is there often, is a
// slip of the finger: nobody finds it afterwards.
//   «RD 168/1998» among thirty «RD 618/1998»; «2062-06-14» among thirty «2026-06-14»; «aguas» among ten «agua»
import { type Craft, nearest } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';

/** Citations that make a law known. */
const often = 3;
/** Fields that say whence something comes. */
const citing = new Set(['source', 'law']);
/** Fields that say a day. */
const dating = new Set(['from', 'until']);
/** Fields that say with what something goes. */
const grouping = new Set(['aspect', 'family']);
const numbered = /(\d{1,4})\/(\d{4})/g;

interface Cited {
  /** the law, the day from which something holds or until which it does, or the word that groups it */
  readonly law: string;
  readonly isWord?: boolean;
  readonly at: string;
  readonly path: string;
}

export const normaConocida: Check = {
  name: 'norma_conocida',
  description:
    'Una norma, un año de entrada en vigor, un aspecto o una familia de tipos que sale una sola vez no es casi igual a otro que sale más',
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
    const words = new Set(cited.flatMap(({ law, isWord }) => (isWord && known.includes(law) ? [law] : [])));
    for (const { law, isWord, at, path } of cited) {
      if (times.get(law) !== 1) continue;
      const near = isWord ? nearest(law, words) : known.find((other) => isSlip(law, other));
      if (near)
        report.warn(at, { path }, `«${law}» solo ${isWord ? 'sale' : 'se cita'} aquí. ¿Querías decir «${near}»?`);
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
  // An aspect may be one below and another above.
  const group = (value: unknown, at: string, path: string): void => {
    if (typeof value === 'string') found.push({ law: value, isWord: true, at, path });
    else for (const [side, word] of Object.entries(value ?? {})) group(word, at, `${path}/${side}`);
  };
  const walk = (value: unknown, at: string, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const place = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (citing.has(key) && typeof inner === 'string')
        for (const [law] of inner.matchAll(numbered)) found.push({ law, at, path: place });
      else if (dating.has(key) && typeof inner === 'string') found.push({ law: inner, at, path: place });
      else if (grouping.has(key)) group(inner, at, place);
      else if (key !== 'examples') walk(inner, at, place);
    }
  };
  walk(definition.params, 'params.json', '');
  walk(definition.trade, 'trade.json', '');
  walk(definition.label, 'label.json', '');
  for (const [id, type] of Object.entries(definition.types)) walk(type, `types/${id}.json`, '');
  return found;
}
