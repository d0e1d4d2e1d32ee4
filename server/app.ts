// Express at the edge. With its own prototypes given to node:http, Express finds each request already as it wants it
// and does not change its prototype, which would cost more than everything else here together.
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import { Exchange } from './exchange.ts';
import { inGroups } from './groups.ts';
import { healthRoutes } from './health.ts';
import { pageOf } from './page.ts';
import { find } from './routes.ts';
import type { Service } from './service.ts';

export function createApp(service: Service): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').disable('query parser');
  if (service.settings.trustProxy !== null) app.set('trust proxy', service.settings.trustProxy);
  const health = healthRoutes(service);
  const page = pageOf(service);
  app.use((req, res) => {
    if (page(req, res)) return;
    const snapshot = service.definitions.current;
    return new Exchange(service, snapshot, req, res, find(req.url, health, snapshot.routes)).run();
  });
  return app;
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
  return {
    IncomingMessage: OwnRequest,
    ServerResponse: OwnResponse,
    listener: inGroups(app as RequestListener),
  };
}
