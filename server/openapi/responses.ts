// The answers every operation shares: their headers, and the failures with an example of each.
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

const examples: Record<number, Record<string, { summary: string; value: unknown }>> = {
  400: {
    falta: { summary: 'Falta la lista', value: { error: 'Falta la lista de ingredientes («ingredients»)' } },
    json: {
      summary: 'JSON mal escrito',
      value: { error: 'El cuerpo no es JSON válido: línea 1, columna 14: falta una coma' },
    },
  },
  404: {
    camino: {
      summary: 'Camino desconocido',
      value: { error: 'No existe el camino /api/otro; consulta /openapi.json' },
    },
  },
  405: {
    metodo: {
      summary: 'Método que no toca',
      value: { error: 'El método DELETE no se admite aquí; usa GET, HEAD, OPTIONS' },
    },
  },
  429: {
    limite: {
      summary: 'Límite superado',
      value: { error: 'Has superado el límite de 60 peticiones por minuto; vuelve a intentarlo en 42 segundos' },
    },
  },
  503: {
    ajuste: {
      summary: 'Cálculo demasiado largo',
      value: {
        error:
          'El cálculo no ha terminado en 12 segundos y se ha detenido; prueba con menos ingredientes o menos condiciones',
      },
    },
  },
  500: {
    interno: { summary: 'Fallo del servicio', value: { error: 'Error interno de cálculo', requestId: 'k3Jd9a-1f' } },
  },
};

const descriptions: Record<number, string> = {
  400: 'La petición o la receta no valen; el texto dice qué y dónde',
  404: 'No existe ese camino',
  405: 'Ese camino no admite ese método',
  429: 'Se ha superado el límite de peticiones',
  503: 'El cálculo no terminó a tiempo y se detuvo',
  500: 'Error interno de cálculo; los detalles quedan en el registro, bajo el identificador de la petición',
};

/** Of what counts in the limit: once it is counted, whatever the answer is says what is left. */
export const countedFailures = (...statuses: number[]) => failuresWith(statuses, ['RateLimit-Policy', 'RateLimit']);

export const failures = (...statuses: number[]) => failuresWith(statuses, []);

function failuresWith(statuses: readonly number[], counted: readonly HeaderName[]) {
  return Object.fromEntries(statuses.map((status) => [status, failure(status, counted)]));
}

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
