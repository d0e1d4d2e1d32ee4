// What an assistant sends against the shape of a tool → the first slip, in Spanish, with the name of the field as the tool has
// it and what may stand there; null when there is none. Models write again what they are told, not «must match schema».
import { noSuch, spanish } from '../../engine/index.ts';

type Fields = Record<string, unknown>;

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
};
const called: Readonly<Record<string, string>> = {
  ...{ object: 'un objeto', array: 'una lista', string: 'un texto', number: 'un número', boolean: 'true o false' },
};

export function slipIn(schema: Fields, value: unknown, place = ''): string | null {
  const at = place === '' ? 'La llamada' : `«${place}»`;
  const type = schema.type as string;
  if (!kinds[type]!(value)) return `${at} debe ser ${called[type]}.`;
  const {
    enum: values,
    minimum,
    maxLength,
    minItems = 0,
    maxItems = Number.POSITIVE_INFINITY,
  } = schema as {
    enum?: string[];
    minimum?: number;
    maxLength?: number;
    minItems?: number;
    maxItems?: number;
  };
  if (values && !values.includes(value as string))
    return `${at} no puede ser «${String(value)}». Valen: ${values.join(', ')}.`;
  if (minimum !== undefined && (value as number) < minimum) return `${at} no puede bajar de ${spanish(minimum, 2)}.`;
  if (maxLength !== undefined && (value as string).length > maxLength)
    return `${at} es demasiado largo: caben ${maxLength} letras.`;
  if (Array.isArray(value)) {
    if (value.length < minItems) return `${at} está vacía.`;
    if (value.length > maxItems) return `${at} tiene ${value.length} elementos, y caben ${maxItems}.`;
    return firstOf(value.map((item, index) => () => slipIn(schema.items as Fields, item, `${place}[${index}]`)));
  }
  return type === 'object' ? slipInFields(schema, value as Fields, place) : null;
}

function slipInFields({ properties = {}, required = [] }: Fields, value: Fields, place: string): string | null {
  const known = properties as Record<string, Fields>;
  const inside = (key: string): string => (place === '' ? key : `${place}.${key}`);
  const missing = (required as string[]).find((key) => value[key] === undefined || value[key] === null);
  if (missing !== undefined) return `Falta «${inside(missing)}»${valuesOf(known[missing])}.`;
  const stray = Object.keys(value).find((key) => !Object.hasOwn(known, key));
  if (stray !== undefined)
    return `${noSuch('el campo', inside(stray), Object.keys(known).map(inside))} Los hay: ${Object.keys(known).join(', ')}.`;
  // A null says as much as a field that was left out.
  const told = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return firstOf(
    told.map(
      ([key, one]) =>
        () =>
          slipIn(known[key]!, one, inside(key)),
    ),
  );
}

const valuesOf = (schema: Fields | undefined): string =>
  schema?.enum ? `; valen: ${(schema.enum as string[]).join(', ')}` : '';

function firstOf(looks: readonly (() => string | null)[]): string | null {
  for (const look of looks) {
    const found = look();
    if (found !== null) return found;
  }
  return null;
}
