// The one place where an error becomes an answer.
import { Refusal, Untraced } from '../engine/index.ts';
import { type ErrorCode, errorCodes } from './error-codes.ts';

interface About {
  readonly headers?: readonly string[];
  /** what of the request it is about, as a path in its body or the name of a header or of a word of its address */
  readonly param?: string;
}

/** A fault with an answer of its own. */
export class Fault extends Untraced {
  readonly headers: readonly string[];
  readonly param: string | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { headers = [], param }: About = {},
  ) {
    super(message);
    this.headers = headers;
    this.param = param;
  }
}

/** What every error answer holds; the contract knows `error` and `supported`. */
export interface ErrorBody {
  readonly error: string;
  readonly supported?: readonly string[];
  readonly code: ErrorCode;
  readonly param?: string;
  readonly betterType?: string;
  readonly requestId?: string;
}

interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: readonly string[];
}

export function answerTo(error: unknown, requestId?: string): ErrorAnswer {
  const { message, code, param, supported, betterType, headers } = told(error);
  const body: ErrorBody = {
    error: message,
    ...(supported && { supported }),
    code,
    ...(param !== undefined && { param }),
    ...(betterType !== undefined && { betterType }),
    ...(requestId !== undefined && { requestId }),
  };
  return { status: errorCodes[code][0], body, headers };
}

function told(error: unknown): {
  message: string;
  code: ErrorCode;
  param?: string | undefined;
  supported?: readonly string[] | undefined;
  betterType?: string | undefined;
  headers: readonly string[];
} {
  if (error instanceof Fault) return error;
  if (error instanceof Refusal) {
    const { message, code, param, supported, betterType } = error;
    return { message, code, param, supported, betterType, headers: [] };
  }
  return { message: 'Error interno de cálculo', code: 'internal', headers: [] };
}

export function notFound(path: string): Fault {
  const shown = path.length > 80 ? `${path.slice(0, 80)}…` : path;
  return new Fault('path_unknown', `No existe el camino ${shown}; consulta /openapi.json`);
}

export function notAllowed(method: string, allow: string): Fault {
  const text = `El método ${method} no se admite aquí; usa ${allow}`;
  return new Fault('method_not_allowed', text, { headers: ['Allow', allow] });
}
