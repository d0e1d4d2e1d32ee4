// What types repeat of what the craft declares, said once where it is declared: where a constant comes from, how much the range
// of a parameter matters, the sentence of a type that only corrects otherwise.
import type { Written } from '../../engine/index.ts';
import { familiesIn } from './families.ts';
import { type Files, file, typesIn } from './folder.ts';

type Overlay = Pick<Written['types'][string], 'ranges' | 'constants'>;
type Sourced = Extract<NonNullable<Overlay['constants']>[string], { value: unknown }>;
type Whole = Extract<NonNullable<Overlay['ranges']>[string], { range: unknown }>;
type Bounds = Whole['range'];
type Message = Written['messages'][string];

/** Of a range that says nothing, where its parameter says nothing either. */
const usualWeight = 1;

export function declaredOnce(files: Files): void {
  sourcesOfConstants(files);
  weightsOfParameters(files);
  textsOfMessages(files);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const overlaysIn = (files: Files): Overlay[] => [
  ...typesIn(files).flatMap(([, type]) => [type, ...(type.variants ?? [])]),
  // What a family says is said by each of its types.
  ...[...familiesIn(files)].flatMap(({ family, ids }) => ids.map((): Overlay => family)),
];

/** The value that most of a list share, where it is more than half of it and more than one. */
function shared<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 1 && best[1] * 2 > values.length ? (JSON.parse(best[0]) as T) : undefined;
}

function sourcesOfConstants(files: Files): void {
  const declared = file(files, 'params').constants;
  for (const [name, usual] of Object.entries(declared ?? {})) {
    const whole = isRecord(usual) ? (usual as Sourced) : { value: usual as Sourced['value'] };
    const given = overlaysIn(files).filter(({ constants }) => constants && Object.hasOwn(constants, name));
    const own = given.flatMap(({ constants }) => (isRecord(constants![name]) ? (constants![name] as Sourced) : []));
    if (whole.since || own.some(({ since }) => since)) continue;
    // One that says nothing of where it comes from would come from there too.
    const isSaid = own.length === given.length;
    const source = whole.source ?? (isSaid ? (shared(own.map((one) => one.source ?? null)) ?? undefined) : undefined);
    if (source === undefined) continue;
    const note = whole.note ?? (isSaid ? (shared(own.map((one) => one.note ?? null)) ?? undefined) : undefined);
    declared![name] = { value: whole.value, source, ...(note === undefined ? {} : { note }) };
    for (const { constants } of given) {
      const one = constants![name];
      if (!isRecord(one)) continue;
      if (one.source === source) delete one.source;
      if (one.note === note) delete one.note;
      if (Object.keys(one).length === 1) constants![name] = one.value as Sourced['value'];
    }
  }
}

function weightsOfParameters(files: Files): void {
  for (const [key, param] of Object.entries(file(files, 'params').params ?? {})) {
    const given = overlaysIn(files).flatMap(({ ranges }) => (ranges && Object.hasOwn(ranges, key) ? [ranges] : []));
    const wholes = given.map((ranges) =>
      isRecord(ranges[key]) ? (ranges[key] as Whole) : { range: ranges[key] as Bounds },
    );
    if (param.weight === undefined && param.range === undefined) {
      const common = shared(wholes.map(({ weight = usualWeight }) => weight)) ?? usualWeight;
      if (common === usualWeight) continue;
      param.weight = common;
      for (const [at, whole] of wholes.entries())
        given[at]![key] = { ...whole, weight: whole.weight ?? usualWeight } as Whole;
    }
    for (const ranges of given) {
      const one = ranges[key];
      if (isRecord(one) && one.weight === (param.weight ?? usualWeight)) delete one.weight;
    }
  }
}

function textsOfMessages(files: Files): void {
  const general = file(files, 'messages');
  for (const [, { messages = {} }] of typesIn(files)) {
    for (const [key, message] of Object.entries(messages)) {
      const said = Object.hasOwn(general, key) ? general[key]! : undefined;
      if (isHead(message) && said !== undefined && message.text === (isHead(said) ? said.text : said))
        delete message.text;
    }
  }
}

const isHead = (message: Message): message is Extract<Message, { try: unknown }> =>
  typeof message === 'object' && 'try' in message;
