// One request and its answer, in steps that the routes put in order: limit → body → calculation → one write, then one
// line in the log and one in the metrics. Whatever a step throws becomes the answer.
import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { Refusal } from '../../engine/index.ts';
import { answerTo, type ErrorBody, type Fault } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Histogram, Metrics } from '../metrics/series.ts';
import { busy, spent } from '../rate-limit/answer-429.ts';
import { clientKey } from '../rate-limit/client.ts';
import type { Limiter } from '../rate-limit/limiter.ts';
import type { Settings } from '../settings.ts';
import { type Document, discardRest, jsonType, negotiate, write } from './answer.ts';
import { Aborted, readBody } from './body.ts';
import { preflightHeaders } from './cors.ts';
import type { Place, Places } from './places.ts';
import { requestLine } from './request-log.ts';
import { afterBatch, inTurn } from './turns.ts';

const prefix = randomBytes(6).toString('base64url');
let serial = 0;
let calculations = 0;

/** The clock of the stages runs for one calculation in this many: for all of them it would cost more than some stages. */
const timedEach = 8;

/** JSON, or a text with a status and a type of its own. */
export type Outcome = string | { readonly status: number; readonly type: string; readonly text: string };

/** Hears the name of each stage as it ends. */
export type Clock = (stage: string) => void;

/** What a route calculates. */
export type Work = (body: unknown, exchange: Exchange, clock?: Clock) => Outcome | Promise<Outcome>;

/** What an exchange needs of the service. */
export interface Surroundings {
  readonly settings: Settings;
  limiter: Limiter;
  /** of what has to be looked up or is large */
  readonly reads: Limiter;
  readonly log: Log;
  readonly metrics: Metrics;
  /** time per stage, at hand because every request adds to a dozen of them */
  readonly stages: Map<string, Histogram>;
  /** work in flight */
  readonly places: Places;
  draining: boolean;
}

export class Exchange {
  readonly id: string;
  readonly started = performance.now();
  /** as the log and the metrics name it; a route says its own */
  label = '(otro)';
  craft = '';
  /** how its failures are written, where a path speaks a protocol of its own */
  tellFault: ((fault: ErrorBody) => object) | null = null;
  readonly #headers: string[];
  #status = 0;
  #error: string | undefined;
  /** of whoever follows a request through several services: as it goes on from here */
  readonly #trace: string | undefined;
  #body: unknown;
  #client: string | undefined;
  #place: Place | null = null;
  /** where the headers say what is left of the budget */
  #budget = 0;
  #lap = this.started;
  #timed = false;

  constructor(
    readonly service: Surroundings,
    readonly req: Request,
    readonly res: Response,
    headers: readonly string[],
  ) {
    const given = req.headers['x-request-id'];
    this.id =
      typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : `${prefix}-${(++serial).toString(36)}`;
    this.#headers = [...headers, 'X-Request-Id', this.id];
    this.#trace = traceOf(req.headers.traceparent);
    if (this.#trace !== undefined) this.#headers.push('traceparent', this.#trace);
    if (service.draining) this.#headers.push('Connection', 'close');
  }

  /** Counted before a byte of the body is read: a refused request costs next to nothing. */
  async admit(next: () => void): Promise<void> {
    this.#timed = calculations++ % timedEach === 0;
    const { limiter, places } = this.service;
    const { allowed, remaining, seconds } = await limiter.take(this.client);
    this.#budget = this.#headers.push('RateLimit-Policy', limiter.policy, 'RateLimit', told(remaining, seconds)) - 1;
    if (!allowed) throw spent(limiter.limit, seconds);
    this.#place = places.take(this.client, () => this.#giveUp?.(busy()));
    if (this.#place === null) throw busy();
    this.lap('limite');
    next();
  }

  /** What is only read has a limit of its own, which nobody who reads for himself ever meets. */
  async admitRead(): Promise<void> {
    const { allowed, seconds } = await this.service.reads.take(this.client);
    if (!allowed) throw spent(this.service.reads.limit, seconds);
  }

  /** What asks for several things at once pays for each of them: so many more than the one it came with, or it is refused. */
  async pay(requests: number): Promise<void> {
    if (requests === 0) return;
    const { limiter } = this.service;
    const { allowed, remaining, seconds } = await limiter.take(this.client, requests);
    this.#headers[this.#budget] = told(remaining, seconds);
    if (!allowed) throw spent(limiter.limit, seconds);
  }

  #giveUp: ((fault: Fault) => void) | undefined;

  async read(next: () => void): Promise<void> {
    this.#body = await readBody(this.req, (end) => {
      this.#giveUp = end;
    });
    if (this.#place) this.service.places.settle(this.#place);
    this.lap('cuerpo');
    next();
  }

  /** In its turn; the answer leaves with those of its batch, or as soon as it is there. */
  calculate(work: Work): void {
    inTurn(this.client, () => {
      this.lap('turno');
      this.#attempt(() => {
        const answer = work(this.#body, this, this.#timed ? (stage) => this.lap(stage) : undefined);
        if (!(answer instanceof Promise)) afterBatch(() => this.#attempt(() => this.#answer(answer)));
        else answer.then((outcome) => this.#answer(outcome)).catch((error) => this.fail(error));
      });
    });
  }

  #attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.fail(error);
    }
  }

  #answer(outcome: Outcome): void {
    this.lap('espera');
    if (typeof outcome === 'string') this.#send(200, outcome);
    else this.#send(outcome.status, outcome.text, outcome.type);
    this.lap('respuesta');
    this.#record();
  }

  /** The address of the socket, unless a trusted proxy speaks for somebody else. */
  get client(): string {
    this.#client ??= this.#findClient();
    return this.#client;
  }

  #findClient(): string {
    const socket = this.req.socket.remoteAddress;
    if (this.service.settings.trustProxy === null) return clientKey(socket);
    return clientKey(this.req.ip, clientKey(socket));
  }

  show(document: Document, status = 200): void {
    const { body, headers } = negotiate(this.req, document);
    this.#headers.push(...headers);
    this.deliver(body === null ? 304 : status, this.#headers, body);
  }

  /** Bytes as they are, under the headers given; none with a 304. */
  deliver(status: number, headers: string[], body: Buffer | null): void {
    this.#status = status;
    if (body === null) this.res.writeHead(status, headers).end();
    else write(this.res, status, headers, body);
    this.#record();
  }

  /** A text of the service itself. */
  tell(type: string, text: string): void {
    this.#headers.push('Cache-Control', 'no-cache');
    this.#send(200, text, type);
    this.#record();
  }

  preflight(allow: string): void {
    this.deliver(204, [...this.#headers, 'Allow', allow, ...preflightHeaders], null);
  }

  fail(error: unknown): void {
    if (error instanceof Aborted || this.res.destroyed) return void this.#record();
    const { status, body, headers } = answerTo(error, this.id);
    if (body.code === 'internal') {
      this.service.log.error('Error interno', {
        id: this.id,
        path: this.label,
        error: String((error as Error)?.stack ?? error),
      });
    } else this.service.metrics.count('obrador_refused_total', `code="${body.code}"`);
    if (this.res.headersSent) return void this.res.destroy();
    // What is wrong with a recipe may name what is in it.
    this.#error = error instanceof Refusal && !this.service.settings.logRecipes ? body.code : body.error;
    this.#headers.push(...headers);
    this.#send(status, JSON.stringify(this.tellFault?.(body) ?? body));
    this.#record();
    discardRest(this.req);
  }

  #send(status: number, text: string, type: string = jsonType): void {
    this.#status = status;
    this.#headers.push('Content-Type', type);
    write(this.res, status, this.#headers, text);
  }

  /** The time since the last lap goes to this stage. */
  lap(stage: string): void {
    if (!this.#timed) return;
    const now = performance.now();
    const { stages, metrics } = this.service;
    let histogram = stages.get(stage);
    if (!histogram) {
      histogram = metrics.histogram('obrador_stage_seconds', `stage="${stage}"`);
      stages.set(stage, histogram);
    }
    histogram.add(now - this.#lap);
    this.#lap = now;
  }

  #record(): void {
    const { metrics, log, places, settings } = this.service;
    if (this.#place) places.leave(this.#place);
    const { method } = this.req;
    const milliseconds = performance.now() - this.started;
    if (this.#status === 0) metrics.count('obrador_aborted_total');
    else metrics.count('obrador_requests_total', `craft="${this.craft}",method="${method}",status="${this.#status}"`);
    metrics.observe('obrador_request_seconds', `craft="${this.craft}"`, milliseconds);
    if (log.level !== 'info' && log.level !== 'debug') return;
    const { id, label: path, client } = this;
    const recipe = settings.logRecipes ? this.#body : undefined;
    const told = { id, method, path, status: this.#status, milliseconds, client };
    log.line(requestLine({ ...told, trace: this.#trace, error: this.#error, recipe }));
  }
}

/** The trace goes on under an own number of this step: «00-trace-parent-flags». */
function traceOf(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  const [, trace, flags] =
    /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/.exec(header) ?? [];
  return trace === undefined ? undefined : `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`;
}

const told = (remaining: number, seconds: number): string => `"cliente";r=${remaining};t=${seconds}`;
