// Structured log: one JSON object per line on standard output. Lines are gathered and written off the event loop, so
// that neither a slow disk nor a stuck reader holds a request up; what does not fit in `roomBytes` is counted and dropped.
import { write, writeSync } from 'node:fs';
import { sep } from 'node:path';
import { type Level, levels } from './settings.ts';

const roomBytes = 4_000_000;
const gatherMs = 50;
/** a busy machine takes its time to write what is on its way */
const flushMs = 250;
const closeMs = 1000;

type Fields = Record<string, unknown>;

export interface Log {
  readonly level: Level;
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
  /** a line already written as JSON, at level info: the one of every request */
  line(json: string): void;
  lost(): number;
  /** all that is left, now: the process ends */
  flush(): void;
  /** resolves when all is written, or when nobody takes it */
  close(): Promise<void>;
}

let second = -1;
let upToSeconds = '';

/** «2026-11-15T04:40:53.123Z». Put into words once a second: this is asked at every request. */
export function timestamp(now = Date.now()): string {
  const whole = Math.floor(now / 1000);
  if (whole !== second) {
    second = whole;
    upToSeconds = new Date(whole * 1000).toISOString().slice(0, -4);
  }
  return `${upToSeconds}${String(now % 1000).padStart(3, '0')}Z`;
}

export function createLog(level: Level, descriptor = 1): Log {
  let gathered = '';
  let timer: NodeJS.Timeout | null = null;
  let writing = false;
  let lost = 0;

  const drain = () => {
    timer = null;
    if (writing || gathered === '') return;
    const bytes = Buffer.from(gathered);
    gathered = '';
    writing = true;
    push(bytes);
  };
  const push = (bytes: Buffer) => {
    write(descriptor, bytes, (failed, written) => {
      if (failed?.code === 'EAGAIN') return void setTimeout(push, gatherMs, bytes).unref();
      if (!failed && written < bytes.length) return push(bytes.subarray(written));
      writing = false;
      if (failed) lost += bytes.toString().split('\n').length - 1;
      if (gathered !== '') schedule();
    });
  };
  const schedule = () => {
    if (timer === null && !writing) timer = setTimeout(drain, gatherMs);
    timer?.unref();
  };
  const line = (json: string) => {
    if (gathered.length + json.length > roomBytes) {
      lost++;
      return;
    }
    gathered += `${json}\n`;
    schedule();
  };

  const floor = levels.indexOf(level);
  const at = (own: Level) => (message: string, fields?: Fields) => {
    if (levels.indexOf(own) < floor) return;
    line(JSON.stringify({ time: timestamp(), level: own, message, ...fields }));
  };
  return {
    level,
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    line: floor <= levels.indexOf('info') ? line : () => {},
    lost: () => lost,
    flush() {
      // What another thread is writing just now comes first.
      if (writing) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, flushMs);
      try {
        if (gathered !== '') writeSync(descriptor, gathered);
      } catch {
        // Nobody reads any more: there is no one to tell.
      }
      gathered = '';
    },
    async close() {
      const until = Date.now() + closeMs;
      while ((writing || gathered !== '') && Date.now() < until) {
        drain();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

const here = `${process.cwd()}${sep}`;

/** A line for whoever looks at the screen, paths as seen from here. A full disk or a reader that left is no reason to fall. */
export function complain(text: string): void {
  try {
    writeSync(2, `${text.replaceAll(here, '')}\n`);
  } catch {
    // There is nobody to tell.
  }
}
