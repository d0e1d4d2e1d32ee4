// Whether a file has the shape of its schema, told in Spanish.
import type { ErrorObject } from 'ajv';
import { didYouMean, nearest } from '../../did-you-mean.ts';
import { enumerate } from '../../number.ts';
import { inSentence } from '../../spanish.ts';
import type { Kind } from './kinds.ts';
import { pointerStep } from './pointer.ts';
import type { Report } from './problem.ts';
import { validatorOf } from './validators.ts';

export function checkShape(kind: Kind, file: string, value: unknown, report: Report): void {
  const validate = validatorOf(kind);
  if (validate(value)) return;
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  const told = telling(errors);
  for (const error of told) {
    const slip = error.params as Record<string, string>;
    if (error.keyword === 'additionalProperties') {
      const lacking = missingAt(error.instancePath, told);
      const others = unknownAt(error.instancePath, told);
      // What has another name is the missing one: told once, at the first of them.
      if (lacking.length > 0 && others[0] !== slip.additionalProperty) continue;
      const path = `${error.instancePath}/${pointerStep(slip.additionalProperty!)}`;
      const message = lacking.length > 0 ? otherKeys(others, lacking) : unknownKey(error, slip.additionalProperty!);
      report.error(file, { path, key: true }, message);
    } else if (error.keyword === 'required') {
      const lacking = missingAt(error.instancePath, told);
      if (unknownAt(error.instancePath, told).length === 0 && lacking[0] === slip.missingProperty)
        report.error(file, { path: error.instancePath }, missingKeys(lacking));
    } else if (error.propertyName !== undefined) {
      const path = `${error.instancePath}/${pointerStep(error.propertyName)}`;
      report.error(file, { path, key: true }, sentence({ ...error, data: error.propertyName }));
    } else {
      report.error(file, { path: error.instancePath }, sentence(error));
    }
  }
}

const branches = new Set(['anyOf', 'oneOf']);

/** What kind of value it is, in the words of the schemas. */
const kindOf = (data: unknown): string => (data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data);

/** The branch of an «either … or» for another kind of value: its errors say nothing of what was meant. */
const isOtherKind = (error: ErrorObject, fork: ErrorObject): boolean =>
  error.instancePath === fork.instancePath && kindsAskedBy(error)?.includes(kindOf(fork.data)) === false;

/** Which kinds of value would do; null: the error is about something else. */
function kindsAskedBy({ keyword, params }: ErrorObject): readonly string[] | null {
  if (keyword === 'type') return [(params as { type: string | string[] }).type].flat();
  // A list of words is nothing for an object.
  if (keyword === 'enum') return (params as { allowedValues: readonly unknown[] }).allowedValues.map(kindOf);
  return null;
}

/**
 * Of all that ajv says, one error per slip: of an «either … or» the deepest branch, or the only one for this kind of
 * value; the misspelt key rather than the missing one.
 */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const forks = errors.filter((error) => branches.has(error.keyword));
  const kept = errors.filter((error) => {
    const fork = forks.find(
      (one) => one !== error && error.schemaPath !== one.schemaPath && error.instancePath.startsWith(one.instancePath),
    );
    if (!fork && !branches.has(error.keyword)) return true;
    const around = fork ?? error;
    const under = errors.filter(
      (one) =>
        one !== around &&
        one.instancePath.startsWith(around.instancePath) &&
        !branches.has(one.keyword) &&
        !isOtherKind(one, around),
    );
    const depth = Math.max(...under.map((one) => one.instancePath.length));
    const isOnly = under.length > 0 && under.every((one) => one.parentSchema === under[0]!.parentSchema);
    if (branches.has(error.keyword)) return !(depth > around.instancePath.length) && !isOnly && error === around;
    if (isOnly) return under.includes(error);
    return error.instancePath.length === depth && depth > around.instancePath.length;
  });
  const deepest = kept.filter(
    (error) =>
      !branches.has(error.keyword) ||
      !kept.some((one) => one !== error && one.instancePath.startsWith(error.instancePath)),
  );
  const misspelt = deepest.filter((error) => error.keyword === 'additionalProperties');
  const result = deepest.filter((error) => {
    if (error.keyword !== 'required') return true;
    const missing = (error.params as { missingProperty: string }).missingProperty;
    return !misspelt.some((other) => {
      const extra = (other.params as { additionalProperty: string }).additionalProperty;
      return other.instancePath === error.instancePath && nearest(extra, [missing]) === missing;
    });
  });
  // No branch was for this kind of value: that is told of the innermost «either … or».
  const innermost = [...errors.slice(0, 1), ...forks]
    .toSorted((a, b) => b.instancePath.length - a.instancePath.length)
    .slice(0, 1);
  const seen = new Set<string>();
  return (result.length > 0 ? result : innermost).filter((error) => {
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    return !seen.has(key) && seen.add(key);
  });
}

const missingAt = (path: string, errors: readonly ErrorObject[]): string[] =>
  errors.flatMap(({ keyword, instancePath, params }) =>
    keyword === 'required' && instancePath === path ? [(params as { missingProperty: string }).missingProperty] : [],
  );

const unknownAt = (path: string, errors: readonly ErrorObject[]): string[] =>
  errors.flatMap(({ keyword, instancePath, params }) =>
    keyword === 'additionalProperties' && instancePath === path
      ? [(params as { additionalProperty: string }).additionalProperty]
      : [],
  );

const keysSaid = (keys: readonly string[]): string =>
  `${keys.length === 1 ? 'la clave' : 'las claves'} ${enumerate(keys.map((key) => `«${key}»`))}`;

const missingKeys = (keys: readonly string[]): string => `Falta${keys.length === 1 ? '' : 'n'} ${keysSaid(keys)}.`;

const otherKeys = (keys: readonly string[], lacking: readonly string[]): string =>
  `No se conoce${keys.length === 1 ? '' : 'n'} ${keysSaid(keys)}, y falta${lacking.length === 1 ? '' : 'n'} ${enumerate(lacking.map((key) => `«${key}»`))}.`;

/** What people write for some keys, that no slip of the fingers explains. */
const otherWords: Readonly<Record<string, string>> = { if: 'when', si: 'when', cuando: 'when', fuente: 'source' };

function unknownKey(error: ErrorObject, key: string): string {
  const allowed = Object.keys((error.parentSchema as { properties?: object }).properties ?? {}).filter(
    (name) => name !== '$schema',
  );
  const meant = otherWords[key.toLowerCase()];
  const hint = meant && allowed.includes(meant) ? ` Aquí se escribe «${meant}».` : didYouMean(key, allowed);
  return `No se conoce la clave «${key}».${hint || ` Aquí valen: ${allowed.join(', ')}.`}`;
}

const kinds: Record<string, string> = {
  number: 'un número',
  integer: 'un número entero',
  string: 'un texto entre comillas',
  boolean: 'true o false',
  array: 'una lista [ … ]',
  object: 'un objeto { … }',
  null: 'null',
};

/** What was written, short. */
const shown = (data: unknown): string => {
  const text = typeof data === 'string' ? data : (JSON.stringify(data) ?? '');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** A figure written with its unit, «12 %»: what to write instead. */
function unitless(data: unknown): string | null {
  const [, whole, part] = (typeof data === 'string' && /^\s*(-?\d+)(?:[.,](\d+))?\s*[^\d\s]{1,6}$/.exec(data)) || [];
  return whole === undefined ? null : `Las cifras van sin unidad y sin comillas: ${whole}${part ? `.${part}` : ''}.`;
}

function sentence(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return missingKeys([String(params.missingProperty)]);
    case 'type': {
      const wanted = [params.type].flat().map((name) => kinds[String(name)] ?? String(name));
      const quoted = typeof error.data === 'string' && /^-?\d+([.,]\d+)?$/.test(error.data) ? error.data : null;
      const isFigure = [params.type].flat().some((name) => name === 'number' || name === 'integer');
      if (isFigure && quoted === null && unitless(error.data) !== null) return unitless(error.data)!;
      if ([params.type].flat().includes('array') && typeof error.data === 'string' && quoted === null)
        return `Aquí va una lista, aunque sea de uno: ["${shown(error.data)}"].`;
      if (quoted === null || !isFigure) return `Aquí va ${wanted.join(' o ')}.`;
      return quoted.includes(',')
        ? `Los números van sin comillas y con punto decimal: ${quoted.replace(',', '.')}.`
        : `Los números van sin comillas: ${quoted}.`;
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      return `«${shown(error.data)}» no vale aquí. Puede ser: ${allowed.join(', ')}.${didYouMean(shown(error.data), allowed)}`;
    }
    case 'const':
      return `Aquí va ${JSON.stringify(params.allowedValue)}.`;
    case 'pattern': {
      const { title } = error.parentSchema as { title?: string };
      const pointed = String(error.data).replace(/(\d),(\d)/g, '$1.$2');
      if (pointed !== error.data && new RegExp(String(params.pattern), 'u').test(pointed))
        return `Los decimales van con punto: "${pointed}".`;
      if (title === 'Bound' || error.data === '' || /\\d\{4\}/.test(String(params.pattern)))
        return `«${shown(error.data)}» no vale aquí.${aboutIt(error)}`;
      if (String(params.pattern).includes('/')) return `«${shown(error.data)}» no vale aquí.${aboutIt(error)}`;
      return `«${shown(error.data)}» no es un nombre válido: letras sin acentos ni eñes, cifras y guion bajo, y empieza por letra.`;
    }
    case 'minItems':
    case 'maxItems':
      return `La lista lleva ${error.keyword === 'minItems' ? 'al menos' : 'como mucho'} ${params.limit} ${params.limit === 1 ? 'elemento' : 'elementos'}${tooMany(error) || tooFew(error)}.`;
    case 'uniqueItems':
      return `«${shown((error.data as unknown[])[params.j as number])}» está dos veces: borra una.`;
    case 'minLength':
      return 'El texto está vacío.';
    case 'minProperties':
      return 'No puede estar vacío.';
    case 'minimum':
    case 'exclusiveMinimum':
      return `Tiene que ser ${error.keyword === 'minimum' ? 'al menos' : 'mayor que'} ${params.limit}.${aboutIt(error)}`;
    case 'maximum':
      return `Tiene que ser como mucho ${params.limit}.${aboutIt(error)}`;
    default: {
      const figure = unitless(error.data);
      if (figure !== null) return figure;
      return `No tiene la forma esperada.${aboutIt(error)}`;
    }
  }
}

/** What goes there, where its schema says so. */
function aboutIt({ parentSchema }: ErrorObject): string {
  const about = (parentSchema as { description?: string } | undefined)?.description;
  return about === undefined ? '' : ` Aquí va: ${inSentence(about)}.`;
}

/** What each of them is, where its schema says so. */
function tooFew({ keyword, parentSchema }: ErrorObject): string {
  const { description } = parentSchema as { description?: string };
  return keyword === 'minItems' && description?.startsWith('[') ? `: ${description}` : '';
}

/** «[14,5, 22]» is three numbers: the likely slip is a decimal comma. */
function tooMany({ keyword, data, params }: ErrorObject): string {
  if (keyword !== 'maxItems' || !Array.isArray(data)) return '';
  const meant = data.every((item) => typeof item === 'number') ? pointed(data, Number(params.limit)) : [];
  const ways = meant.map((way) => `[${way.join(', ')}]`).join(' o ');
  return ` y hay ${data.length}${ways && `: si hay decimales, van con punto, como en ${ways}`}`;
}

/** So many figures that grow, some of them in two pieces: every way there is. */
function pointed([first, second, ...rest]: readonly number[], count: number, above = -Infinity): number[][] {
  if (first === undefined) return count === 0 ? [[]] : [];
  const after = (figure: number, left: readonly number[]): number[][] =>
    figure < above ? [] : pointed(left, count - 1, figure).map((others) => [figure, ...others]);
  if (second === undefined) return after(first, []);
  const isSplit = Number.isInteger(first) && Number.isInteger(second) && second >= 0;
  return [...after(first, [second, ...rest]), ...(isSplit ? after(Number(`${first}.${second}`), rest) : [])];
}
