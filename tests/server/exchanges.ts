// Exchanges whose request and answer only pretend, for tests of what leaves and what is told of it.
import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { type Clock, Exchange, type Surroundings } from '../../server/exchange.ts';
import { Places } from '../../server/in-flight.ts';
import { Metrics } from '../../server/metrics/series.ts';
import type { Verdict } from '../../server/rate-limit/limiter.ts';
import { readSettings } from '../../server/settings.ts';

const nextTurn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

export class Answered extends EventEmitter {
  destroyed = false;
  headersSent = false;
  status = 0;
  headers: string[] = [];
  text: string | null = null;
  writeHead(status: number, headers: string[]): this {
    Object.assign(this, { status, headers: [...headers], headersSent: true });
    return this;
  }
  end(bytes?: Buffer): void {
    this.text = bytes === undefined ? null : bytes.toString();
  }
  destroy(): void {
    this.destroyed = true;
  }
  get(name: string): string | undefined {
    const at = this.headers.indexOf(name);
    return at < 0 ? undefined : this.headers[at + 1];
  }
}

export interface Made {
  readonly exchange: Exchange;
  readonly res: Answered;
  readonly service: Surroundings;
  readonly lines: string[];
  readonly faults: unknown[];
  readonly charged: unknown[];
  count(name: string, labels?: string): number | undefined;
}

export interface Asked {
  env?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string;
  method?: string;
  verdict?: Verdict | Promise<Verdict>;
  draining?: boolean;
  places?: number;
  ip?: string;
}

export const fine: Verdict = { allowed: true, remaining: 9, seconds: 60 };

export function made({
  env = {},
  headers = {},
  body = '{}',
  method = 'POST',
  verdict = fine,
  ...rest
}: Asked = {}): Made {
  const settings = readSettings({ LOG_LEVEL: 'info', ...env });
  const lines: string[] = [];
  const faults: unknown[] = [];
  const charged: unknown[] = [];
  const metrics = new Metrics();
  const service = {
    ...{ settings, metrics, stages: new Map(), draining: rest.draining ?? false, places: new Places(rest.places ?? 9) },
    limiter: {
      ...{ limit: 10, policy: 'policy', take: () => verdict },
      charge: (client: string, points: number) => void charged.push([client, points]),
    },
    log: {
      level: settings.logLevel,
      line: (line: string) => void lines.push(line),
      error: (message: string, fields: object) => void faults.push({ message, ...fields }),
    },
  } as unknown as Surroundings;
  const req = Object.assign(Readable.from([Buffer.from(body)]), {
    ...{ method, complete: true, ip: rest.ip, socket: { remoteAddress: '192.0.2.1' } },
    headers: { 'content-type': 'application/json', ...headers },
  });
  const res = new Answered();
  const exchange = new Exchange(service, req as unknown as Request, res as unknown as Response, ['Fixed', 'yes']);
  const count: Made['count'] = (name, labels = '') =>
    metrics.samples().find(([own, told]) => own === name && told === labels)?.[2];
  return { exchange, res, service, lines, faults, charged, count };
}

/** All the steps of a calculation. */
export async function calculated(
  asked: Asked,
  work: (body: unknown, exchange: Exchange, clock?: Clock) => unknown,
): Promise<Made> {
  const one = made(asked);
  const { exchange } = one;
  try {
    await exchange.admit(() => {});
    await exchange.read(() => {});
    exchange.calculate(work as never);
  } catch (error) {
    exchange.fail(error);
  }
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  return one;
}
