// For whoever watches: alive (the process answers) and ready (it takes new work).
import { documentOf, type Route } from './routes.ts';
import type { Service } from './service.ts';

export function healthRoutes(service: Service): Map<string, Route> {
  const route = (label: string, get: () => [status: number, body: unknown]): [string, Route] => [
    label,
    {
      label,
      craft: '',
      allow: 'GET, HEAD, OPTIONS',
      get: () => {
        const [status, body] = get();
        return { status, document: documentOf(body) };
      },
    },
  ];
  return new Map([
    route('/healthz', () => [200, { status: 'ok' }]),
    route('/readyz', () => {
      const definitions = service.definitions.current.version;
      return service.draining ? [503, { status: 'cerrando', definitions }] : [200, { status: 'ok', definitions }];
    }),
  ]);
}
