// For whoever watches: alive (the process answers) and ready (it takes new work).
import { Router } from 'express';
import { addRoute, documentOf } from './routes.ts';
import type { Service } from './service.ts';

const staleWarning = 'Los ficheros de las definiciones tienen errores: se usan las últimas buenas';

export function healthRouter(service: Service): Router {
  const router = Router({ caseSensitive: true });
  const alive = documentOf({ status: 'ok' });
  addRoute(router, '/healthz', '', { get: () => alive });
  addRoute(router, '/readyz', '', {
    get: () => {
      const definitions = service.definitions.current.version;
      const status = service.draining ? 'cerrando' : 'ok';
      const warning = service.definitions.stale ? { warning: staleWarning } : {};
      return { document: documentOf({ status, definitions, ...warning }), status: service.draining ? 503 : 200 };
    },
  });
  return router;
}
