// The socket side: how long a client may take, how many there may be, and what a broken request is told.
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerTo, Fault, notAllowed } from '../errors.ts';
import { busy } from '../rate-limit/answer-429.ts';
import { clientKey } from '../rate-limit/client.ts';
import type { Service } from '../service.ts';
import { createApp, prototypesOf } from './app.ts';
import { Connections } from './connections.ts';
import { anySite } from './cors.ts';
import { drain } from './drain.ts';

export interface Listening {
  server: Server;
  port: number;
  /** stops taking work, lets what is in flight finish, and resolves when all is quiet */
  close(): Promise<void>;
  /** whoever still waits to close waits no longer */
  hurry(): void;
}

export function listen(service: Service): Promise<Listening> {
  const { settings, metrics } = service;
  const app = createApp(service);
  const { listener, ...prototypes } = prototypesOf(app);
  const connections = new Connections(
    { total: settings.maxConnections, perClient: settings.maxPerClient, writeSeconds: settings.writeSeconds },
    listener,
  );
  const server = createServer(
    {
      ...prototypes,
      maxHeaderSize: 8192,
      requestTimeout: settings.requestSeconds * 1000,
      headersTimeout: Math.min(10, settings.requestSeconds) * 1000,
      keepAliveTimeout: settings.keepAliveSeconds * 1000,
      connectionsCheckingInterval: 1000,
      // Ours says what is missing.
      requireHostHeader: false,
    },
    connections.take,
  );
  server.maxRequestsPerSocket = 0;
  server.on('checkExpectation', connections.take);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || connections.isAnswering(socket)) socket.destroy();
    else refuse(error, socket);
  });
  server.on('connect', (req, socket) =>
    answerRaw(socket as Socket, notAllowed(`${req.method}`, 'GET, HEAD, POST, OPTIONS')),
  );
  const isProxy = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    // Behind a proxy all connections are the proxy's: they are counted, but not as those of one client.
    const client = isProxy(remoteAddress, 0) ? `${remoteAddress} ${socket.remotePort}` : clientKey(remoteAddress);
    if (connections.add(socket, client)) return;
    metrics.count('obrador_refused_total', 'code="busy"');
    const { limit, policy } = service.limiter;
    answerRaw(socket, busy(), ['RateLimit-Policy', policy, 'RateLimit', `"cliente";r=${Math.min(1, limit - 1)};t=1`]);
  });
  const sweeping = setInterval(() => connections.sweep(), 1000).unref();
  server.once('close', () => clearInterval(sweeping));
  metrics.gauge('obrador_connections', () => connections.size);
  metrics.gauge('obrador_waiting', () => connections.waiting);
  metrics.gauge('obrador_in_flight', () => service.places.taken);

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => {
      const { port } = server.address() as AddressInfo;
      const hurried = new AbortController();
      resolve({
        server,
        port,
        close: () => drain(server, connections, service, hurried.signal),
        hurry: () => hurried.abort(),
      });
    });
  });
}

const reasons: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'Las cabeceras de la petición son demasiado largas',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'El cuerpo de la petición está mal troceado',
  ERR_HTTP_REQUEST_TIMEOUT: 'La petición tardó demasiado en llegar entera',
};

/** What node:http could not even read as a request still gets the shape of an error. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  const message = reasons[error.code ?? ''] ?? 'La petición no es HTTP válido';
  answerRaw(socket, new Fault('http_invalid', message));
}

function answerRaw(socket: Socket, fault: Fault, more: string[] = []): void {
  const { status, body: told, headers } = answerTo(fault);
  const body = JSON.stringify(told);
  const all = [...headers, ...more, ...anySite];
  const lines = all.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}\r\n`] : []));
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n${lines.join('')}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body, () => socket.destroySoon());
}
