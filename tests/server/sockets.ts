// Sockets and answers that only pretend, for tests of who is connected.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Connections } from '../../server/connections.ts';

export const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A socket whose reading is only noted: `p` paused, `r` resumed, and each slice as its length. */
export function socketOf(seen: (string | number)[] = []) {
  const socket = Object.assign(new Socket(), { seen });
  socket.on('data', (bytes: Buffer) => void seen.push(bytes.length));
  socket.pause = () => {
    seen.push('p');
    return socket;
  };
  return socket;
}
export const resumes = (use: (resumed: Socket[]) => void | Promise<void>) => async () => {
  const { resume } = Socket.prototype;
  const resumed: Socket[] = [];
  Socket.prototype.resume = function (this: Socket) {
    resumed.push(this);
    return this;
  };
  try {
    await use(resumed);
  } finally {
    Socket.prototype.resume = resume;
  }
};

export class Response extends EventEmitter {
  headersSent = false;
  writableFinished = false;
  destroyed = false;
  finish(): void {
    this.writableFinished = true;
    this.emit('close');
  }
}
const asResponse = (response: Response): ServerResponse => response as unknown as ServerResponse;

export function connectionsOf(limits: Partial<Connections['limits']> = {}) {
  const started: string[] = [];
  const listener: RequestListener = (req) => void started.push((req as unknown as { name: string }).name);
  const connections = new Connections({ total: 100, perClient: 100, writeSeconds: 20, ...limits }, listener);
  const ask = (socket: Socket, name: string): Response => {
    const response = new Response();
    connections.take({ socket, name } as unknown as IncomingMessage, asResponse(response) as never);
    return response;
  };
  return { connections, started, ask };
}
