// Every way a request can fail, told once: the word that programs read, its status, and what it means for people. The words are
// promised: one may be added, none changes its meaning. The reference (/docs, /openapi.json) lists them from here.
export const errorCodes = {
  // The request itself.
  http_invalid: [400, 'Lo que llega no es una petición HTTP: línea, cabeceras o dirección mal escritas'],
  http_version: [505, 'Versión de HTTP que no se atiende: vale HTTP/1.1'],
  path_unknown: [404, 'No existe ese camino'],
  method_not_allowed: [405, 'Ese camino no admite ese método; la cabecera Allow dice cuáles'],
  content_type: [400, 'El cuerpo no dice que sea application/json en UTF-8'],
  content_encoding: [400, 'El cuerpo llega comprimido'],
  body_too_large: [400, 'El cuerpo pasa de 100 kB, o llega en demasiados trozos'],
  body_not_utf8: [400, 'El cuerpo no es texto UTF-8'],
  body_empty: [400, 'No hay cuerpo'],
  body_too_deep: [400, 'El cuerpo anida más de 32 niveles'],
  json_invalid: [400, 'El cuerpo no es JSON; el texto dice la línea y la columna'],
  query_invalid: [400, 'Un dato de la dirección no vale; «param» dice cuál'],
  ingredient_unknown: [404, 'La despensa no tiene ese ingrediente'],
  // The recipe.
  body_not_object: [400, 'El cuerpo es JSON y no es un objeto'],
  ingredients_missing: [400, 'Falta la lista de ingredientes, o está vacía'],
  too_many_ingredients: [400, 'Hay más ingredientes de los que se admiten'],
  craft_unsupported: [400, 'Se pide otro oficio en este camino; «supported» dice cuál vale'],
  field_missing: [400, 'Falta un campo; «param» dice cuál'],
  field_invalid: [400, 'El valor de un campo no vale; «param» dice cuál'],
  field_unknown: [400, 'Nadie conoce ese campo; «param» dice cuál'],
  recipe_refused: [400, 'La receta no se puede calcular: el texto dice qué le falta'],
  batch_invalid: [400, 'La lista de recetas falta, está vacía o tiene más de cien'],
  // The service.
  rate_limited: [429, 'Se han hecho todas las peticiones del minuto; Retry-After dice cuándo volver'],
  busy: [429, 'Hay demasiado en curso; Retry-After dice cuándo volver'],
  queue_full: [429, 'Hay demasiados cálculos largos esperando; Retry-After dice cuándo volver'],
  out_of_time: [429, 'El cálculo no terminó a tiempo y se detuvo'],
  client_gone: [429, 'Quien preguntaba se fue antes de que le tocara'],
  internal: [500, 'Fallo del servicio; los detalles quedan en su registro, bajo requestId'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>;

export type ErrorCode = keyof typeof errorCodes;
