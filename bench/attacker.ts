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

/** What search and nobody else would write: 120 letters of many words, with slips, that speak of what they hold. */
const slips = [
  'lechx entrea 0 % con azucx sin nta 35 % de manteqilla con chocloate sin glutn al 12 % de almndra y vainlla',
];
const misspelt = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${slips[0]} ${index}`.slice(0, 120), grams: 1 + index }));
const within = { ingredients: [...misspelt(49), { name: 'Base', recipe: { ingredients: misspelt(150) } }] };
const call = (name: string, input: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } });
const lines = misspelt(100).map(({ name, grams }) => ({ nombre: name, gramos: grams }));
const assistant = (body: string) =>
  `POST /mcp HTTP/1.1\r\nHost: a\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
Object.assign(attacks, {
  'nombres-50': () =>
    keep(8, (socket) =>
      flood(socket, Buffer.from(post('/api/balance', JSON.stringify({ ingredients: misspelt(50) })))),
    ),
  'dentro-200': () => keep(8, (socket) => flood(socket, Buffer.from(post('/api/balance', JSON.stringify(within))))),
  'asistente-100': () =>
    keep(8, (socket) =>
      flood(socket, Buffer.from(assistant(call('etiquetar_receta', { oficio: 'helado', ingredientes: lines })))),
    ),
  'buscar-1': () =>
    keep(1, (socket) => flood(socket, Buffer.from(get(`/api/ingredients?limit=50&q=${'a+'.repeat(59)}a`)))),
  'buscar-64': () => keep(64, (socket) => flood(socket, Buffer.from(get('/api/ingredients/lechee')))),
  'json-roto': () =>
    keep(8, (socket) => flood(socket, Buffer.from(post('/api/balance', `["\n${'['.repeat(100_000)}`)))),
});

const attack = attacks[kind];
if (!attack) throw new Error(`attacks: ${Object.keys(attacks).join(', ')}`);
attack();
// Sockets that are not read keep no process alive.
setInterval(() => {}, 60_000);
