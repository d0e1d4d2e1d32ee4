// What a type (and its variant) compares with: targets, legal limits, bounds and constants, gathered once.
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
} from '../../craft.ts';
import { ownFacts } from '../../facts.ts';
import { numbersOf } from '../../formula/vocabulary.ts';
import type { Value } from '../../number.ts';
import { formulaAt } from '../figures/params.ts';
import type { Context, Layer } from '../model.ts';
import { constantOn, entriesOn } from '../written/dates.ts';

export function planOf(variant: string | null, layers: readonly Layer[], context: Context): Plan {
  const { definition, vocabulary, params, day, notices } = context;
  const { facts } = notices;
  const ranges: Written = {};
  for (const [key, { range, weight, source }] of Object.entries(definition.params.params)) {
    if (range) ranges[key] = { entry: { range, weight, source }, layer: null };
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
