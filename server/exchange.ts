// One request and its answer: limit → body → calculation → one write, then one line in the log and one in the metrics.
import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { discardRest, jsonType, negotiate, preflightHeaders, write } from './answer.ts';
import { Aborted, readBody } from './body.ts';
import { answerTo, busy, notAllowed, spent } from './errors.ts';
import { groupDone } from './groups.ts';
import { clientKey } from './limit/client.ts';
import type { Verdict } from './limit/limiter.ts';
import { timestamp } from './log.ts';
import type { Route, Snapshot } from './routes.ts';
import type { Service } from './service.ts';

const prefix = randomBytes(6).toString('base64url');
let serial = 0;
let calculations = 0;

/** The clock of the stages runs for one calculation in this many: for all of them it would cost more than some stages. */
const timedEach = 8;

/** Who has taken this long already waits for nobody else of its group. */
const longMs = 20;

export class Exchange {
  readonly id: string;
  readonly started = performance.now();
  readonly #headers: string[];
  #status = 0;
  #error: string | undefined;
  #recipe: unknown;
  #client: string | undefined;
  #lap = this.started;
  #timed = false;

  constructor(
    readonly service: Service,
    readonly snapshot: Snapshot,
    readonly req: Request,
    readonly res: Response,
    readonly route: Route,
  ) {
    const given = req.headers['x-request-id'];
    this.id =
      typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : `${prefix}-${(++serial).toString(36)}`;
    this.#headers = [...snapshot.headers, 'X-Request-Id', this.id];
    if (service.draining) this.#headers.push('Connection', 'close');
  }

  async run(): Promise<void> {
    const { req, route } = this;
    try {
      if (req.method === 'POST' && route.post) await this.#calculate(route.post);
      else if ((req.method === 'GET' || req.method === 'HEAD') && route.get) this.#show(route.get);
      else if (req.method === 'OPTIONS') this.#preflight();
      else throw route.missing ?? notAllowed(req.method, route.allow);
    } catch (error) {
      this.fail(error);
    }
    this.#record();
  }

  async #calculate(calculate: NonNullable<Route['post']>): Promise<void> {
    const { service, req } = this;
    if (service.inFlight >= service.settings.maxInFlight) throw busy();
    service.inFlight++;
    this.#timed = calculations++ % timedEach === 0;
    try {
      const turn = service.limiter.take(this.client);
      this.#admit(turn instanceof Promise ? await turn : turn);
      this.lap('límite');
      const body = await readBody(req);
      this.lap('cuerpo');
      if (service.settings.logRecipes) this.#recipe = body;
      const answer = calculate(body, req.url, this.#timed ? (stage) => this.lap(stage) : undefined);
      if (performance.now() - this.started < longMs) await groupDone();
      this.lap('espera');
      this.#send(200, answer);
      this.lap('respuesta');
    } finally {
      service.inFlight--;
    }
  }

  /** Counted before a byte of the body is read: a refused request costs next to nothing. */
  #admit({ allowed, remaining, seconds }: Verdict): void {
    const { limiter } = this.service;
    this.#headers.push('RateLimit-Policy', limiter.policy, 'RateLimit', `"cliente";r=${remaining};t=${seconds}`);
    if (!allowed) throw spent(limiter.limit, seconds);
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

  #show(get: NonNullable<Route['get']>): void {
    const { status = 200, document } = get();
    const { body, headers } = negotiate(this.req, document);
    this.#status = status;
    this.#headers.push(...headers);
    write(this.res, status, this.#headers, body);
  }

  #preflight(): void {
    if (this.route.missing) throw this.route.missing;
    this.#status = 204;
    this.res.writeHead(204, [...this.#headers, 'Allow', this.route.allow, ...preflightHeaders]).end();
  }

  fail(error: unknown): void {
    if (error instanceof Aborted) return;
    const { status, body, headers, reason } = answerTo(error, this.id);
    if (reason === null) {
      this.service.log.error('Error interno', {
        id: this.id,
        path: this.route.label,
        error: String((error as Error)?.stack ?? error),
      });
    } else this.service.metrics.count('obrador_refused_total', `reason="${reason}"`);
    if (this.res.headersSent) return void this.res.destroy();
    this.#error = body.error;
    this.#headers.push(...headers);
    this.#send(status, JSON.stringify(body));
    discardRest(this.req);
  }

  #send(status: number, json: string): void {
    this.#status = status;
    this.#headers.push('Content-Type', jsonType);
    write(this.res, status, this.#headers, json);
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
    const { metrics, log } = this.service;
    const { method } = this.req;
    const milliseconds = performance.now() - this.started;
    if (this.#status === 0) metrics.count('obrador_aborted_total');
    else
      metrics.count(
        'obrador_requests_total',
        `craft="${this.route.craft}",method="${method}",status="${this.#status}"`,
      );
    metrics.observe('obrador_request_seconds', `craft="${this.route.craft}"`, milliseconds);
    if (log.level === 'info' || log.level === 'debug') log.line(this.#logLine(method, milliseconds));
  }

  // Written by hand: everything in it is ours or already checked, and this line is paid by every request.
  #logLine(method: string, milliseconds: number): string {
    const error = this.#error === undefined ? '' : `,"error":${JSON.stringify(this.#error)}`;
    const recipe = this.#recipe === undefined ? '' : `,"recipe":${JSON.stringify(this.#recipe)}`;
    return `{"time":"${timestamp()}","level":"info","id":"${this.id}","method":"${method}","path":"${this.route.label}","status":${this.#status},"ms":${milliseconds.toFixed(2)},"client":"${this.client}"${error}${recipe}}`;
  }
}
