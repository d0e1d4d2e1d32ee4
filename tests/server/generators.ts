// Requests made from the schemas of /openapi.json: as they should be, and broken in every way that JSON allows.
import fc from 'fast-check';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
}

/** The same with every piece of the description in its place, but for recipes inside recipes, which have no end. */
export function inPlace(schema: Schema, all: Record<string, Schema>): Schema {
  const { $ref, ...beside } = schema;
  const name = $ref?.split('/').at(-1);
  if (name === 'InnerRecipe') return schema;
  const whole = name === undefined ? schema : { ...inPlace(all[name]!, all), ...beside };
  const { allOf = [], anyOf = [], ...own } = whole;
  const parts = allOf.map((part) => inPlace(part, all));
  const [first, ...others] = anyOf.map((part) => inPlace(part, all));
  const isNull = others.some(({ type }) => type === 'null');
  const chosen = first?.$ref === undefined ? first : undefined;
  const merged: Schema = {
    ...own,
    ...(anyOf.length > 0 && !chosen ? { anyOf } : {}),
    ...(chosen ? { ...chosen, ...(chosen.enum ? { examples: chosen.enum } : {}) } : {}),
  };
  if (chosen?.enum) delete merged.enum;
  if (chosen && isNull && chosen.type) merged.type = [chosen.type, 'null'].flat();
  for (const { properties, required } of parts) {
    merged.type = 'object';
    merged.properties = { ...merged.properties, ...properties };
    merged.required = [...(merged.required ?? []), ...(required ?? [])];
  }
  // Of what says how much there is, one at least.
  const [amount] = Object.keys(merged.not?.properties ?? {});
  if (amount !== undefined) merged.required = [...(merged.required ?? []), amount];
  if (merged.items) merged.items = inPlace(merged.items, all);
  if (merged.properties)
    merged.properties = Object.fromEntries(
      Object.entries(merged.properties).map(([key, part]) => [key, inPlace(part, all)]),
    );
  return merged;
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' ',
    [],
    {},
    [[]],
    [null],
    '__proto__',
    'constructor',
    -1,
    1e308,
    -1e308,
    1e-308,
    5e-324,
    2 ** 53,
    -0,
    '1',
    'NaN',
    '1,5',
  ),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const grams = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 2000 }) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 5000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1e-300, 1e-9, 1e9, 0.1 + 0.2) },
);

/** Bodies that the schema allows; `names` are what a caller would type. */
export function valid(schema: Schema, names: string[], key = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) {
    const [usual, ...others] = schema.type.map((type) => valid({ ...schema, type }, names, key));
    return fc.oneof({ weight: 9, arbitrary: usual! }, ...others);
  }
  switch (schema.type) {
    case 'object': {
      // What stands elsewhere in the description (a recipe inside the recipe) has a fuzz of its own.
      const isElsewhere = ({ $ref, anyOf = [] }: Schema): boolean => $ref !== undefined || anyOf.some(isElsewhere);
      const fields = Object.entries(schema.properties ?? {}).filter(([, part]) => !isElsewhere(part));
      const required = [...(schema.required ?? []), ...(schema.anyOf?.[0]?.required ?? [])];
      const few = fields.filter(([name]) => required.includes(name) || fields.length < 6);
      const rest = fields.filter((field) => !few.includes(field));
      const shape = (some: typeof fields) =>
        Object.fromEntries(some.map(([name, part]) => [name, valid(part, names, name)]));
      const whole = fc.record(shape(few), { requiredKeys: required });
      if (rest.length === 0) return whole;
      const extra = fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.record(shape(rest), { requiredKeys: [] }) },
      );
      return fc.tuple(whole, extra).map(([one, other]) => ({ ...one, ...other }));
    }
    case 'array':
      return fc.array(valid(schema.items ?? {}, names), { maxLength: Math.min(schema.maxItems ?? 12, 12) });
    case 'number': {
      if (schema.maximum === 1e9) return grams;
      const { minimum: min = 0, maximum = 120 } = schema;
      const marks = [0, 1e-300, 50, 100, maximum].filter((mark) => mark >= min && mark <= maximum);
      return fc.oneof(
        fc.double({ min, max: Math.min(maximum, Math.max(120, min)), noNaN: true }),
        fc.constantFrom(...marks),
      );
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string': {
      const known = key === 'type' ? ((schema.examples as string[]) ?? names) : names;
      const typed = fc
        .constantFrom(...known)
        .chain((name) =>
          fc.constantFrom(name, name.toUpperCase(), `${name}s`, ` ${name} `, name.split(' ').reverse().join(' ')),
        );
      const odd = fc.string({ maxLength: schema.maxLength ?? 60, unit: 'grapheme' });
      return fc
        .oneof({ weight: 5, arbitrary: typed }, { weight: 1, arbitrary: odd })
        .map((text) => text.slice(0, schema.maxLength ?? 200))
        .map((text) => (schema.pattern && !new RegExp(schema.pattern).test(text) ? 'x' : text));
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** A body with one to three places replaced, removed or added. */
export function broken(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    where: fc.nat(),
    how: fc.constantFrom('replace', 'remove', 'add'),
    what: junk,
    key: fc.constantFrom('x', '__proto__', 'type', 'ingredients', 'craft', 'grams'),
  });
  return fc.tuple(body, fc.array(change, { minLength: 1, maxLength: 3 })).map(([whole, changes]) => {
    const box = { root: structuredClone(whole) };
    for (const { where, how, what: piece, key } of changes) {
      // A copy each time: a piece put inside itself would have no end.
      const what = structuredClone(piece);
      const places: [Record<string, unknown>, string][] = [];
      collectPlaces(box as Record<string, unknown>, places);
      const [holder, name] = places[where % places.length]!;
      const value = holder[name];
      if (how === 'replace' || name === 'root') holder[name] = what;
      else if (how === 'remove') delete holder[name];
      else if (value !== null && typeof value === 'object')
        Object.defineProperty(value, key, { value: what, enumerable: true, configurable: true, writable: true });
    }
    return box.root;
  });
}

function collectPlaces(holder: Record<string, unknown>, places: [Record<string, unknown>, string][]): void {
  for (const name of Object.keys(holder)) {
    places.push([holder, name]);
    const value = holder[name];
    if (value !== null && typeof value === 'object') collectPlaces(value as Record<string, unknown>, places);
  }
}

/** A JSON text cut, doubled or sprinkled with other characters. */
export function garbled(body: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const slip = fc.record({ at: fc.nat(), drop: fc.nat({ max: 5 }), put: fc.string({ maxLength: 4, unit: 'binary' }) });
  return fc.tuple(body, fc.array(slip, { minLength: 1, maxLength: 3 })).map(([whole, slips]) => {
    let text = JSON.stringify(whole) ?? '';
    for (const { at, drop, put } of slips) {
      const place = at % (text.length + 1);
      text = text.slice(0, place) + put + text.slice(place + drop);
    }
    return text;
  });
}
