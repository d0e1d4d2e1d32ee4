// The answers every operation shares: their headers, and the failures with an example of each.
import type { ErrorCode } from '../error-codes.ts';
import { ref, type Schema } from './schema.ts';

const header = (description: string, type: string, example: unknown) => ({ description, schema: { type }, example });

export const headerComponents = {
  'X-Request-Id': header('Identificador de la petición: el que se envió, si valía, o uno nuevo', 'string', 'k3Jd9a-1f'),
  'X-Obrador-Definitions': header('Versión de las definiciones con que se ha contestado', 'string', '3f9c2a1b'),
  'RateLimit-Policy': header('Política: q peticiones cada w segundos', 'string', '"cliente";q=60;w=60'),
  RateLimit: header('Lo que queda: r peticiones durante t segundos', 'string', '"cliente";r=59;t=60'),
  'Retry-After': header('Segundos que conviene esperar', 'integer', 42),
  Allow: header('Métodos que se admiten', 'string', 'GET, HEAD, POST, OPTIONS'),
};

type HeaderName = keyof typeof headerComponents;

function headers(...names: readonly HeaderName[]) {
  const all = ['X-Request-Id', 'X-Obrador-Definitions', ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export function ok(description: string, schema: string | Schema, example?: unknown, limited = false) {
  const content = {
    schema: typeof schema === 'string' ? ref(schema) : schema,
    ...(example === undefined ? {} : { example }),
  };
  const own = limited ? headers('RateLimit-Policy', 'RateLimit') : headers();
  return { description, headers: own, content: { 'application/json': content } };
}

const example = (summary: string, code: ErrorCode, error: string, param?: string) => ({
  summary,
  value: { error, code, ...(param && { param }), requestId: 'k3Jd9a-1f' },
});

const examples: Record<number, Record<string, ReturnType<typeof example>>> = {
  400: {
    falta: example(
      'Falta la lista',
      'ingredients_missing',
      'Falta la lista de ingredientes («ingredients»).',
      'ingredients',
    ),
    json: example(
      'JSON mal escrito',
      'json_invalid',
      'El cuerpo no es JSON válido: línea 1, columna 14: falta una coma',
    ),
  },
  404: {
    camino: example('Camino desconocido', 'path_unknown', 'No existe el camino /api/otro; consulta /openapi.json'),
  },
  405: {
    metodo: example(
      'Método que no toca',
      'method_not_allowed',
      'El método DELETE no se admite aquí; usa GET, HEAD, OPTIONS',
    ),
  },
  429: {
    limite: example(
      'Límite superado',
      'rate_limited',
      'Has superado el límite de 60 peticiones por minuto; vuelve a intentarlo en 42 segundos',
    ),
  },
  500: { interno: example('Fallo del servicio', 'internal', 'Error interno de cálculo') },
};

const descriptions: Record<number, string> = {
  400: 'La petición o la receta no valen; el texto dice qué y dónde',
  404: 'No existe ese camino',
  405: 'Ese camino no admite ese método',
  429: 'Se ha superado un límite: de peticiones, de trabajo en espera o de tiempo; Retry-After dice cuándo volver',
  500: 'Error interno de cálculo; los detalles quedan en el registro, bajo el identificador de la petición',
};

const statuses = Object.keys(descriptions).map(Number);

/** Each failure once, as it is where nothing is counted and, where requests count in the limit, with what is left. */
export const failureComponents = Object.fromEntries(
  statuses.flatMap((status) => [
    [`Status${status}`, failure(status, [])],
    [`Counted${status}`, failure(status, ['RateLimit-Policy', 'RateLimit'])],
  ]),
);

const failuresOf = (kind: 'Status' | 'Counted', among: readonly number[]) =>
  Object.fromEntries(among.map((status) => [status, { $ref: `#/components/responses/${kind}${status}` }]));

/** Of what counts in the limit: once it is counted, whatever the answer is says what is left. */
export const countedFailures = (...among: number[]) => failuresOf('Counted', among);

export const failures = (...among: number[]) => failuresOf('Status', among);

/** The method is looked at before anything is counted. */
function failure(status: number, counted: readonly HeaderName[]) {
  const all: readonly HeaderName[] = status === 429 ? [...counted, 'Retry-After'] : counted;
  const content = { schema: ref('Error'), examples: examples[status] };
  return {
    description: descriptions[status],
    headers: headers(...(status === 405 ? (['Allow'] as const) : all)),
    content: { 'application/json': content },
  };
}
