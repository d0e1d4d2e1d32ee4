// The socket side: how long a client may take, how many there may be, what a broken request is told, and the way out.
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createApp, prototypesOf } from './app.ts';
import type { Service } from './service.ts';

export interface Listening {
  server: Server;
  port: number;
  /** stops taking work, lets what is in flight finish, and resolves when all is quiet */
  close(): Promise<void>;
}

export function listen(service: Service): Promise<Listening> {
  const { settings, metrics } = service;
  const { listener, ...prototypes } = prototypesOf(createApp(service));
  const server = createServer(
    {
      ...prototypes,
      maxHeaderSize: 8192,
      requestTimeout: settings.requestSeconds * 1000,
      headersTimeout: Math.min(10, settings.requestSeconds) * 1000,
      keepAliveTimeout: settings.keepAliveSeconds * 1000,
      connectionsCheckingInterval: 1000,
    },
    listener,
  );
  server.maxConnections = settings.maxConnections;
  server.maxRequestsPerSocket = 0;
  server.on('checkExpectation', listener);
  server.on('clientError', refuse);
  server.on('drop', () => metrics.count('obrador_refused_total', 'reason="conexiones"'));
  let open = 0;
  server.on('connection', (socket) => {
    open++;
    socket.once('close', () => open--);
  });
  metrics.gauge('obrador_connections', () => open);
  metrics.gauge('obrador_in_flight', () => service.inFlight);

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, port, close: () => close(server, service) });
    });
  });
}

async function close(server: Server, service: Service): Promise<void> {
  service.draining = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy when the server closed turns idle afterwards, and nobody else would end it.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), service.settings.shutdownSeconds * 1000);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}

const reasons: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'Las cabeceras de la petición son demasiado largas',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'El cuerpo de la petición está mal troceado',
  ERR_HTTP_REQUEST_TIMEOUT: 'La petición tardó demasiado en llegar entera',
};

/** What node:http could not even read as a request still gets the shape of an error. */
function refuse(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: { headersSent: boolean } }): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
  const body = JSON.stringify({ error: reasons[error.code ?? ''] ?? 'La petición no es HTTP válido' });
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body, () => socket.destroySoon());
}
