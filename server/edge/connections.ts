// Who is connected, and what one client may hold: so many connections, one request in the air on each, and so long to
// take what it asked for. Of a connection that sends requests without waiting for answers only a slice is parsed ahead;
// the rest stays unread. When a client has too many, its own oldest idle connection gives way; nobody else's does.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { inTurn } from './turns.ts';

/** What is parsed at a time: some forty requests at most, if somebody packs them so. */
const sliceBytes = 1024;
/** Parsing ahead for one connection goes on this long; then it is somebody else's turn. */
const longestMs = 1;
/** Whoever takes less than this in `writeSeconds` reads nothing, or as good as. */
const leastBytes = 65_536;

type Exchange = [req: IncomingMessage, res: ServerResponse];

interface Connection {
  socket: Socket;
  client: string;
  /** hands bytes to the parser of node:http */
  parse: (bytes: Buffer) => void;
  /** read, and not yet parsed */
  unparsed: Buffer[];
  current: ServerResponse | null;
  /** parsed, and behind the one in the air */
  waiting: Exchange[];
  /** since when it has taken next to nothing of what is written to it, and how much it had taken then */
  stalled: { since: number; taken: number } | null;
}

export interface Limits {
  total: number;
  perClient: number;
  writeSeconds: number;
}

export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #clients = new Map<string, Set<Connection>>();
  #waiting = 0;
  #held: (() => void)[] | null = null;
  /** when the last connection came, or the last request that is held */
  lastArrival = 0;

  constructor(
    readonly limits: Limits,
    readonly listener: RequestListener,
  ) {}

  get size(): number {
    return this.#open.size;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Takes a new connection in; false when there is no place for it. */
  add(socket: Socket, client: string): boolean {
    this.lastArrival = performance.now();
    const own = this.#clients.get(client) ?? new Set<Connection>();
    if (own.size >= this.limits.perClient && !this.#giveWay(own)) return false;
    if (this.#open.size >= this.limits.total && !this.#giveWay(this.#heaviest())) return false;
    const parse = socket.listeners('data')[0] as Connection['parse'];
    const connection: Connection = {
      ...{ socket, client, parse, unparsed: [], current: null },
      ...{ waiting: [], stalled: null },
    };
    this.#comeBetween(connection);
    this.#open.set(socket, connection);
    this.#clients.set(client, own.add(connection));
    socket.once('close', () => this.#remove(connection));
    return true;
  }

  /** Has an answer begun to leave by it that has not left whole? */
  isAnswering(socket: Socket): boolean {
    const current = this.#open.get(socket)?.current ?? null;
    return current?.headersSent === true && !isOver(current);
  }

  /** One request at a time: the next of a connection starts when the answer before it has left. */
  readonly take: RequestListener = (req, res) => {
    const connection = this.#open.get(req.socket);
    if (!connection) return void req.socket.destroy();
    if (connection.current === null || isOver(connection.current)) this.#start(connection, req, res);
    else this.#queue(connection, [req, res]);
  };

  #start(connection: Connection, req: IncomingMessage, res: ServerResponse): void {
    connection.current = res;
    if (this.#held === null) return void this.listener(req, res);
    this.lastArrival = performance.now();
    this.#held.push(() => this.listener(req, res));
  }

  /** What the socket gives goes to the parser by slices, and only while nothing parsed is waiting. */
  #comeBetween(connection: Connection): void {
    const { socket, parse, unparsed } = connection;
    const isAhead = () => connection.waiting.length > 0 || unparsed.length > 0;
    socket.on('data', (bytes: Buffer) => {
      if (bytes.length <= sliceBytes && !isAhead()) return parse(bytes);
      unparsed.push(bytes);
      socket.pause();
      if (unparsed.length === 1) inTurn(connection.client, () => this.#parseOn(connection));
    });
    socket.removeListener('data', parse);
    // node:http goes on reading after every answer; here not while there is something left of what was read.
    socket.resume = () => (isAhead() ? socket : Socket.prototype.resume.call(socket));
  }

  #parseOn(connection: Connection): void {
    const { socket, parse, unparsed, waiting } = connection;
    const until = performance.now() + longestMs;
    while (waiting.length === 0 && unparsed.length > 0 && !socket.destroyed && this.#open.has(socket)) {
      if (performance.now() > until) return void inTurn(connection.client, () => this.#parseOn(connection));
      const bytes = unparsed.shift()!;
      if (bytes.length > sliceBytes) unparsed.unshift(bytes.subarray(sliceBytes));
      parse(bytes.subarray(0, sliceBytes));
    }
    if (waiting.length === 0) socket.resume();
  }

  #queue(connection: Connection, exchange: Exchange): void {
    if (connection.waiting.push(exchange) === 1) {
      connection.socket.pause();
      connection.current?.once('close', () => inTurn(connection.client, () => this.#next(connection)));
    }
    this.#waiting++;
  }

  #next(connection: Connection): void {
    const [req, res] = connection.waiting.shift() ?? [];
    if (!req || !res) return;
    this.#waiting--;
    if (connection.waiting.length > 0) res.once('close', () => inTurn(connection.client, () => this.#next(connection)));
    this.#start(connection, req, res);
    if (connection.waiting.length === 0) this.#parseOn(connection);
  }

  /** Whatever comes from now on waits, unanswered, until `release`. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const start of held) start();
  }

  /** Once a second: ends those who do not take what they asked for. */
  sweep(now = performance.now()): void {
    for (const connection of this.#open.values()) {
      const { socket, stalled } = connection;
      if (socket.writableLength === 0) {
        connection.stalled = null;
        continue;
      }
      const taken = socket.bytesWritten - socket.writableLength;
      if (stalled === null || taken - stalled.taken >= leastBytes) connection.stalled = { since: now, taken };
      else if (now - stalled.since >= this.limits.writeSeconds * 1000) socket.destroy();
    }
  }

  #heaviest(): Set<Connection> {
    let most = new Set<Connection>();
    for (const own of this.#clients.values()) if (own.size > most.size) most = own;
    return most;
  }

  /** The oldest that is doing nothing, or that does not read its answer, leaves. */
  #giveWay(own: Set<Connection>): boolean {
    for (const connection of own) {
      const { current, waiting, socket } = connection;
      const idle = (current === null || isOver(current)) && waiting.length === 0;
      if (!idle && connection.stalled === null) continue;
      this.#remove(connection);
      socket.destroy();
      return true;
    }
    return false;
  }

  #remove(connection: Connection): void {
    const { socket, client, waiting } = connection;
    if (!this.#open.delete(socket)) return;
    this.#waiting -= waiting.length;
    connection.waiting.length = 0;
    connection.unparsed.length = 0;
    const own = this.#clients.get(client);
    own?.delete(connection);
    if (own?.size === 0) this.#clients.delete(client);
  }
}

const isOver = (res: ServerResponse): boolean => res.writableFinished || res.destroyed;
