// Express at the edge. With its own prototypes given to node:http, Express finds each request already as it wants it
// and does not change its prototype, which would cost more than everything else here together.
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { Fault, notFound } from '../errors.ts';
import { healthRouter } from '../health.ts';
import { pageOf } from '../page.ts';
import { exchangeOf } from '../routes.ts';
import { answersSecurity } from '../security.ts';
import type { Service } from '../service.ts';
import { Exchange } from './exchange.ts';

export function createApp(service: Service): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').disable('query parser');
  app.enable('case sensitive routing');
  if (service.settings.trustProxy !== null) app.set('trust proxy', service.settings.trustProxy);
  const { definitions } = service;
  /** A path whose escapes cannot be read, which the router throws, is the path of nothing. */
  const failed: ErrorRequestHandler = (error, req, res, _next) =>
    exchangeOf(res).fail(error instanceof URIError ? notFound(req.path) : error);
  app.use((req, res, next) => {
    const { headers, router } = definitions.current;
    const exchange = new Exchange(service, req, res, headers);
    res.locals.exchange = exchange;
    if (res.locals.wrong) return exchange.fail(res.locals.wrong);
    if (page(exchange) || answersSecurity(exchange)) return;
    router(req, res, next);
  });
  const page = pageOf(service);
  app.use(healthRouter(service));
  app.use((req, res) => exchangeOf(res).fail(notFound(req.path)));
  app.use(failed);
  return app;
}

/**
 * What is no HTTP/1 as it should be. A proxy may send the whole address («GET http://host/x»): what counts is its path, and
 * Express must not see any other.
 */
function readTarget(req: IncomingMessage): Fault | null {
  if (req.httpVersionMajor !== 1) {
    const shown = req.httpVersion === '0.9' ? 'una petición sin versión' : `HTTP/${req.httpVersion}`;
    return new Fault('http_version', `No se atiende ${shown}: usa HTTP/1.1`);
  }
  if (req.headers.host === undefined) {
    if (req.httpVersion === '1.1') return new Fault('http_invalid', 'Host: falta esta cabecera', { param: 'Host' });
  } else if (hosts(req.rawHeaders) > 1)
    return new Fault('http_invalid', 'Host: llega más de una vez', { param: 'Host' });
  const { url = '/' } = req;
  if (url.startsWith('/')) return null;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    req.url = '/';
    return new Fault('http_invalid', 'La dirección de la petición no se entiende');
  }
  const { pathname, search } = new URL(url);
  req.url = pathname + search;
  return null;
}

function hosts(raw: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') count++;
  return count;
}

/**
 * What `node:http` takes to make its objects with: Express finds its own prototype there and changes nothing. They are
 * classes because V8 leaves room in them for the fields of their parent; a function that calls it makes slow objects.
 */
export function prototypesOf(app: Express) {
  class OwnRequest extends IncomingMessage {}
  class OwnResponse extends ServerResponse {}
  Object.setPrototypeOf(OwnRequest.prototype, app.request);
  Object.setPrototypeOf(OwnResponse.prototype, app.response);
  Object.assign(app, { request: OwnRequest.prototype, response: OwnResponse.prototype });
  const listener: RequestListener<typeof OwnRequest, typeof OwnResponse> = (req, res) => {
    (res as unknown as Response).locals = { wrong: readTarget(req) };
    app(req as Request, res as unknown as Response);
  };
  return { IncomingMessage: OwnRequest, ServerResponse: OwnResponse, listener: listener as RequestListener };
}
