// What a type (and its variant) compares with: targets, legal limits, bounds and constants, gathered once. Refuses ranges of
// unknown figures, days out of order, and what is wider than the law.

import { isDay } from '../../day.ts';
import { noSuch } from '../../did-you-mean.ts';
import { numbersOf } from '../../language/vocabulary.ts';
import {
  type Aspect,
  type Facts,
  type Formula,
  type Limit,
  type Param,
  type Plain,
  type Plan,
  plain,
  type Side,
  type Target,
  type TargetFile,
} from '../../model/craft.ts';
import { spanish, type Value } from '../../number.ts';
import { ownFacts } from '../../reckon/facts.ts';
import { checkRange, formulaAt } from '../figures/params.ts';
import type { Report } from '../file/problem.ts';
import type { Context, Layer } from '../model.ts';
import { constantOn, entriesOn } from '../written/dates.ts';

export function planOf(variant: string | null, layers: readonly Layer[], context: Context): Plan {
  const { definition, vocabulary, params, day, notices } = context;
  const { facts } = notices;
  const ranges: Written = {};
  for (const [key, { range, weight, source, basis }] of Object.entries(definition.params.params)) {
    if (range) ranges[key] = { entry: { range, weight, source, basis }, layer: null };
  }
  const limits: Written = {};
  for (const layer of layers) {
    for (const [key, entry] of Object.entries(entriesOn(layer.overlay.ranges ?? {}, day)))
      ranges[key] = { entry, layer };
    for (const [key, entry] of Object.entries(entriesOn(layer.overlay.limits ?? {}, day)))
      limits[key] = { entry, layer };
  }
  const constants: Record<string, Plain> = {};
  for (const own of [definition.params.constants, ...layers.map(({ overlay }) => overlay.constants)]) {
    for (const [name, constant] of Object.entries(own ?? {})) constants[name] = plain(constantOn(constant, day));
  }
  const compared = (written: Written, part: string): Bounds[] =>
    Object.entries(written).flatMap(([key, { entry, layer }]) => {
      const param = params[vocabulary.params.get(key) ?? -1];
      if (!param) return [];
      const [min, max] = entry.range as [Value, Value];
      const { minimum, maximum } = boundFormulas(param, entry, layer, part, context);
      return [{ param, min, max, minimum, maximum }];
    });
  // Written out whole, here and below: a copy of another object is of a shape of its own, and whoever looks at many of them
  // then looks up each of their fields.
  const targets = compared(ranges, 'ranges').map(({ param, min, max, minimum, maximum }): Target => {
    const { key } = param;
    const { entry } = ranges[key]!;
    const aspect = aspectOf(entry.aspect, definition.params.params[key]!.aspect, key);
    return {
      param,
      min,
      max,
      minimum,
      maximum,
      aspect,
      aspectFact: { bajo: facts.get(`fuera.${aspect.bajo}`)!, alto: facts.get(`fuera.${aspect.alto}`)! },
      weight: entry.weight ?? 1,
      stateFact: facts.get(`estado.${key}`)!,
      source: entry.source ?? '',
      basis: entry.basis ?? null,
    };
  });
  const starting: Facts = new Array(facts.size).fill(null);
  for (const [name, value] of Object.entries(constants)) starting[facts.get(name)!] = value;
  starting[ownFacts.variante] = variant;
  for (const { aspectFact } of targets) starting[aspectFact.bajo] = starting[aspectFact.alto] = 0;
  const ends = (written: Written, side: 0 | 1): Value[] =>
    params.map(({ key }) => written[key]?.entry.range[side] ?? null);
  return {
    variant,
    constants,
    numbers: numbersOf(vocabulary, constants),
    targets,
    limits: compared(limits, 'limits').map(({ param, min, max, minimum, maximum }): Limit => {
      const stateFact = facts.get(`limite.${param.key}`)!;
      return { param, min, max, minimum, maximum, stateFact, source: limits[param.key]!.entry.source ?? '' };
    }),
    minimum: ends(ranges, 0),
    maximum: ends(ranges, 1),
    limitMinimum: ends(limits, 0),
    limitMaximum: ends(limits, 1),
    startingFacts: () => starting.slice(),
  };
}

type Bounds = Pick<Target, 'param' | 'min' | 'max' | 'minimum' | 'maximum'>;
type Written = Record<string, { entry: TargetFile; layer: Layer | null }>;

/** Its own formulas, else those of its parameter. */
function boundFormulas(
  param: Param,
  entry: TargetFile,
  layer: Layer | null,
  part: string,
  { report }: Context,
): Pick<Target, 'minimum' | 'maximum'> {
  const own = (side: 'minimum' | 'maximum'): Formula | null => {
    if (layer === null || entry[side] === undefined) return param[side];
    const scope = { ...layer.formulas, decides: true, boundsOf: param.index };
    return formulaAt(entry[side], scope, layer.at, `${layer.path}/${part}/${param.key}/${side}`, report);
  };
  return { minimum: own('minimum'), maximum: own('maximum') };
}

function aspectOf(own: Aspect | undefined, general: Aspect | undefined, key: string): Record<Side, string> {
  const side = (name: Side): string => {
    for (const aspect of [own, general]) {
      const text = typeof aspect === 'string' ? aspect : aspect?.[name];
      if (text !== undefined) return text;
    }
    return key;
  };
  return { bajo: side('bajo'), alto: side('alto') };
}

export function checkOverlay({ overlay, at, path }: Layer, { vocabulary, report }: Context): void {
  for (const part of ['ranges', 'limits'] as const) {
    for (const [key, entry] of Object.entries(overlay[part] ?? {})) {
      const place = `${path}/${part}/${key}`;
      if (!vocabulary.params.has(key))
        report.error(at, { path: place, key: true }, noSuch('el parámetro', key, vocabulary.params.keys()));
      checkRange(entry.range, at, `${place}/range`, report);
      if (part === 'limits' && entry.source === undefined)
        report.error(
          at,
          { path: place, key: true },
          `El límite de «${key}» no dice de qué norma sale: ponle «source», o uno para todo el tipo.`,
        );
      checkSince(entry, at, place, report);
    }
  }
  for (const [key, { range: law, minimum, maximum }] of Object.entries(overlay.limits ?? {})) {
    const own = overlay.ranges?.[key]?.range;
    // An end that a formula says is not known until there is a recipe.
    const [low, high] = [minimum === undefined ? law[0] : null, maximum === undefined ? law[1] : null];
    if (
      own &&
      ((low !== null && own[0] !== null && own[0] < low) || (high !== null && own[1] !== null && own[1] > high))
    )
      report.warn(
        at,
        { path: `${path}/ranges/${key}`, key: true },
        `El rango de «${key}» (${ends(own)}) es más ancho que su límite legal (${ends(law)}): dentro de él habría recetas ilegales.`,
      );
  }
}

const ends = (range: TargetFile['range']): string =>
  range.map((end) => (end === null ? '…' : spanish(end, 6))).join(' a ');

/** Days that exist, one after another. */
function checkSince({ from, since: later }: TargetFile, at: string, place: string, report: Report): void {
  const since = later ?? [];
  let last = '';
  for (const [index, day] of [from, ...since.map((one) => one.from)].entries()) {
    if (day === undefined) continue;
    const path = index === 0 ? `${place}/from` : `${place}/since/${index - 1}/from`;
    if (!isDay(day)) report.error(at, { path }, `«${day}» no es un día: año-mes-día, como 2026-06-14.`);
    else if (day <= last)
      report.error(at, { path }, `Los cambios van del más antiguo al más nuevo: ${day} no va después de ${last}.`);
    last = day;
  }
  for (const [index, { range }] of since.entries()) checkRange(range, at, `${place}/since/${index}/range`, report);
}
