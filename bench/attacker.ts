// A hostile client in a process of its own: node --import tsx bench/attacker.ts port kind. It comes from 127.0.0.2, goes on
// until it is ended, and reads nothing it does not have to.
import { connect, type Socket } from 'node:net';
import { hostileBody } from './worst.ts';

const [port, kind] = [Number(process.argv[2]), process.argv[3] ?? ''];

function open(): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  return socket.on('error', () => {});
}

/** Opens again whenever it is closed. */
function keep(connections: number, use: (socket: Socket) => void): void {
  const one = () => {
    const socket = open();
    socket.once('connect', () => {
      use(socket);
      // Whoever measures waits for this.
      console.log('attacking');
    });
    socket.once('close', () => setTimeout(one, 10));
  };
  for (let index = 0; index < connections; index++) one();
}

function flood(socket: Socket, bytes: Buffer): void {
  socket.resume();
  const more = () => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on('drain', more);
  more();
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const chunked =
  'POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

const attacks: Record<string, () => void> = {
  'seguidas-1': () => keep(1, (socket) => flood(socket, Buffer.from(get('/x').repeat(2000)))),
  'seguidas-5': () => keep(5, (socket) => flood(socket, Buffer.from(get('/x').repeat(2000)))),
  'seguidas-50': () => keep(50, (socket) => flood(socket, Buffer.from(get('/x').repeat(2000)))),
  'sin-leer': () => keep(300, (socket) => void socket.pause().write(get('/openapi.json').repeat(20))),
  'a-medias': () => keep(300, (socket) => void socket.write(post('/api/balance', 'x'.repeat(90)).slice(0, -80))),
  migas: () => keep(5, (socket) => flood(socket, Buffer.from(`${chunked}${'1\r\n \r\n'.repeat(50_000)}`))),
  'balance-200': () => keep(60, (socket) => flood(socket, Buffer.from(post('/api/balance', hostileBody('balance'))))),
  'ajuste-200': () => keep(8, (socket) => flood(socket, Buffer.from(post('/api/adjust', hostileBody('adjust'))))),
  'explicar-200': () =>
    keep(8, (socket) => flood(socket, Buffer.from(post('/api/balance?explain=1', hostileBody('balance'))))),
};

const attack = attacks[kind];
if (!attack) throw new Error(`attacks: ${Object.keys(attacks).join(', ')}`);
attack();
// Sockets that are not read keep no process alive.
setInterval(() => {}, 60_000);
