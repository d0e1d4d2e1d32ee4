// The line of the log that every request leaves.
import { timestamp } from '../log.ts';

export interface Answered {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly client: string;
  /** as a header says it: its second part names the trace */
  readonly trace: string | undefined;
  readonly error: string | undefined;
  /** its body, where recipes are to be logged */
  readonly recipe: unknown;
}

/** Written by hand: everything in it is ours or already checked, and it is paid by every request. */
export function requestLine({ id, method, path, status, milliseconds, client, ...more }: Answered): string {
  const trace = more.trace === undefined ? '' : `,"trace":"${more.trace.split('-')[1]}"`;
  const error = more.error === undefined ? '' : `,"error":${JSON.stringify(more.error)}`;
  const recipe = more.recipe === undefined ? '' : `,"recipe":${JSON.stringify(more.recipe)}`;
  return `{"time":"${timestamp()}","level":"info","id":"${id}","method":"${method}","path":"${path}","status":${status},"ms":${milliseconds.toFixed(2)},"client":"${client}"${trace}${error}${recipe}}`;
}
