// What a type (and its variant) compares with: targets, legal limits, bounds and constants, gathered once.
import {
  type Aspect,
  type Facts,
  type Limit,
  type Param,
  type ParamsFile,
  type Plain,
  type Plan,
  plain,
  type Side,
  type Target,
  type TypeFile,
} from '../craft.ts';
import { ownFacts } from '../facts.ts';
import { numbersOf } from '../formula/vocabulary.ts';
import { didYouMean } from '../near.ts';
import { spanish, type Value } from '../number.ts';
import type { Context } from './model.ts';

type Overlay = Pick<TypeFile, 'ranges' | 'limits' | 'constants'>;

export function checkOverlay(overlay: Overlay, path: string, at: string, { vocabulary, report }: Context): void {
  for (const part of ['ranges', 'limits'] as const) {
    for (const [key, entry] of Object.entries(overlay[part] ?? {})) {
      const place = `${path}/${part}/${key}`;
      if (!vocabulary.params.has(key))
        report.error(
          at,
          { path: place, key: true },
          `No existe el parámetro «${key}».${didYouMean(key, vocabulary.params.keys())}`,
        );
      const [min, max] = entry.range;
      if (min !== null && max !== null && min > max) {
        report.error(
          at,
          { path: `${place}/range` },
          `El rango está al revés: ${spanish(min, 6)} es mayor que ${spanish(max, 6)}. Escribe [${max}, ${min}].`,
        );
      }
      if (min === null && max === null)
        report.error(
          at,
          { path: `${place}/range` },
          'El rango no tiene ningún extremo: quita la línea o pon un límite.',
        );
    }
  }
}

export function planOf(
  variant: string | null,
  overlays: readonly Overlay[],
  { definition, vocabulary, params, notices: { facts } }: Context,
): Plan {
  const defaults: NonNullable<TypeFile['ranges']> = {};
  for (const [key, { range, weight, source }] of Object.entries(definition.params.params)) {
    if (range) defaults[key] = { range, weight, source };
  }
  const ranges: typeof defaults = Object.assign(defaults, ...overlays.map((overlay) => overlay.ranges));
  const limits: NonNullable<TypeFile['limits']> = Object.assign({}, ...overlays.map((overlay) => overlay.limits));
  const written: NonNullable<ParamsFile['constants']> = Object.assign(
    {},
    definition.params.constants,
    ...overlays.map((overlay) => overlay.constants),
  );
  const constants: Record<string, Plain> = Object.fromEntries(
    Object.entries(written).map(([name, constant]) => [name, plain(constant)]),
  );
  const paramOf = (key: string): Param | undefined => params[vocabulary.params.get(key) ?? -1];
  const targets = Object.entries(ranges).flatMap(([key, entry]): Target[] => {
    const param = paramOf(key);
    if (!param) return [];
    const [min, max] = entry.range as [Value, Value];
    const aspect = aspectOf(entry.aspect, definition.params.params[key]!.aspect, key);
    const aspectFact = {
      bajo: facts.get(`fuera.${aspect.bajo}`)!,
      alto: facts.get(`fuera.${aspect.alto}`)!,
    };
    return [
      {
        ...{ param, min, max, aspect, aspectFact },
        weight: entry.weight ?? 1,
        stateFact: facts.get(`estado.${key}`)!,
        source: entry.source ?? '',
      },
    ];
  });
  const starting: Facts = new Array(facts.size).fill(null);
  for (const [name, value] of Object.entries(constants)) starting[facts.get(name)!] = value;
  starting[ownFacts.variante] = variant;
  for (const { aspectFact } of targets) starting[aspectFact.bajo] = starting[aspectFact.alto] = 0;
  const bounds = (of: typeof ranges | typeof limits, side: 0 | 1): Value[] =>
    params.map(({ key }) => of[key]?.range[side] ?? null);
  return {
    variant,
    constants,
    numbers: numbersOf(vocabulary, constants),
    targets,
    limits: Object.entries(limits).flatMap(([key, { range, source }]): Limit[] => {
      const param = paramOf(key);
      if (!param) return [];
      const [min, max] = range as [Value, Value];
      const stateFact = facts.get(`limite.${key}`)!;
      return [{ param, min, max, minimum: param.minimum, maximum: param.maximum, stateFact, source }];
    }),
    minimum: bounds(ranges, 0),
    maximum: bounds(ranges, 1),
    limitMinimum: bounds(limits, 0),
    limitMaximum: bounds(limits, 1),
    startingFacts: () => starting.slice(),
  };
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
