// The one place where an error becomes an answer.
import { Refusal, Untraced } from '../engine/index.ts';

/** A fault with an answer of its own. `reason` groups it in the metrics. */
export class Fault extends Untraced {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: string[] = [],
    readonly reason = 'cuerpo',
  ) {
    super(message);
  }
}

interface ErrorAnswer {
  status: number;
  body: { error: string; supported?: readonly string[]; requestId?: string };
  headers: string[];
  /** what the metrics call it; null: a fault of ours, whose details go to the log alone */
  reason: string | null;
}

export function answerTo(error: unknown, requestId: string): ErrorAnswer {
  if (error instanceof Fault) {
    return { status: error.status, body: { error: error.message }, headers: error.headers, reason: error.reason };
  }
  if (error instanceof Refusal) {
    const body = error.supported ? { error: error.message, supported: error.supported } : { error: error.message };
    return { status: 400, body, headers: [], reason: 'receta' };
  }
  return { status: 500, body: { error: 'Error interno de cálculo', requestId }, headers: [], reason: null };
}

export function notFound(path: string): Fault {
  const shown = path.length > 80 ? `${path.slice(0, 80)}…` : path;
  return new Fault(404, `No existe el camino ${shown}; consulta /openapi.json`, [], 'camino');
}

export function notAllowed(method: string, allow: string): Fault {
  return new Fault(405, `El método ${method} no se admite aquí; usa ${allow}`, ['Allow', allow], 'método');
}
