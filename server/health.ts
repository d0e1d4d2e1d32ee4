// For whoever watches: alive (the process answers) and ready (it takes new work).
import { Router } from 'express';
import { addRoute, documentOf } from './routes.ts';
import type { Service } from './service.ts';

export function healthRouter(service: Service): Router {
  const router = Router({ caseSensitive: true });
  const alive = documentOf({ status: 'ok' });
  addRoute(router, '/healthz', '', { get: () => alive });
  addRoute(router, '/readyz', '', {
    get: () => {
      const definitions = service.definitions.current.version;
      const status = service.draining ? 'cerrando' : 'ok';
      return { document: documentOf({ status, definitions }), status: service.draining ? 503 : 200 };
    },
  });
  return router;
}
