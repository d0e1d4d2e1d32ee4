// Doses as they are written, against what else the craft writes of the same: the dose of the ingredient in the catalogue, and
// what other types say.
//   «#tal» [0.005, 0.015, 0.045] in trade.json, and its row of the catalogue says up to 0.5 → told
import { type Craft, spanish } from '../../../engine/index.ts';
import { pointerStep } from '../../../engine/load/index.ts';
import type { Shelf } from './check.ts';

/** So many times more or less is no matter of taste… */
const far = 5;
const farFromAll = 4;
/** …and so many others are a habit. */
const several = 3;

interface Written {
  readonly key: string;
  readonly max: number;
  /** counted on the weight and on the base of the craft, as the doses of the catalogue are */
  readonly isPlain: boolean;
  readonly file: string;
  readonly path: string;
}

export function dosesApart({ craft, report }: Shelf): void {
  const written = [...writtenIn(craft)];
  const rows = new Map(craft.definition.catalogue.ingredients.map((row) => [`#${row.id}`, row.dose]));
  for (const { key, max, isPlain, file, path } of written) {
    const most = isPlain ? rows.get(key)?.[1] : undefined;
    if (!most || (max <= far * most && max * far >= most)) continue;
    report.warn(
      file,
      { path },
      `La dosis de «${key}» llega a ${spanish(max, 4)} %, y en catalogue.json la suya, a ${spanish(most, 4)}: en una de las dos se ha corrido la coma.`,
    );
  }
  for (const { key, max, file, path } of written) {
    const others = written
      .filter((one) => one.key === key && one.file + one.path !== file + path)
      .map((one) => one.max);
    if (others.length < several) continue;
    const [low, high] = [Math.min(...others), Math.max(...others)];
    if (max * farFromAll >= low && max <= farFromAll * high) continue;
    report.warn(
      file,
      { path },
      `La dosis de «${key}» llega aquí a ${spanish(max, 4)} %, y en los demás tipos, de ${spanish(low, 4)} a ${spanish(high, 4)}: ¿se ha corrido la coma?`,
    );
  }
}

/** Of all types, of kinds of them and of each; what is not admitted at all says nothing of how much. */
function* writtenIn({ definition: { trade, types } }: Craft): Generator<Written> {
  const general = trade?.all?.dose ?? {};
  const places = [
    { doses: general, file: 'trade.json', path: '/all/dose', base: trade?.all?.base },
    ...Object.entries(trade?.kinds ?? {}).map(([name, kind]) => ({
      ...{ doses: kind.dose ?? {}, file: 'trade.json', path: `/kinds/${pointerStep(name)}/dose`, base: kind.base },
    })),
    ...Object.entries(types).map(([id, type]) => ({
      ...{ doses: type.trade?.dose ?? {}, file: `types/${id}.json`, path: '/trade/dose', base: type.trade?.base },
    })),
  ];
  for (const { doses, file, path, base } of places) {
    for (const [key, one] of Object.entries(doses)) {
      const triple = Array.isArray(one) ? one : one?.dose;
      if (!triple || !(triple[2]! > 0)) continue;
      const isPlain = [one, general[key]].every((each) => !each || Array.isArray(each) || !(each.base ?? each.amount));
      yield { key, max: triple[2]!, isPlain: isPlain && base === undefined, file, path: `${path}/${pointerStep(key)}` };
    }
  }
}

/** Where a type gets a dose or a cap from: its own file, a kind of types, or all of them. */
export function tradePlace(
  { definition: { types, trade } }: Craft,
  id: string,
  part: 'dose' | 'cap' | 'character',
  key: string,
): { file: string; path: string } {
  const path = `${part}/${pointerStep(key)}`;
  if (types[id]?.trade?.[part]?.[key] !== undefined) return { file: `types/${id}.json`, path: `/trade/${path}` };
  const kind = Object.entries(trade?.kinds ?? {})
    .filter(([, one]) => one.types.includes(id) && one[part]?.[key] !== undefined)
    .at(-1);
  return { file: 'trade.json', path: kind ? `/kinds/${pointerStep(kind[0])}/${path}` : `/all/${path}` };
}
