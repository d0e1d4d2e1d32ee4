// What a client may hold open, half-sent bodies and connections, and who gives way: over a real server.
import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually, withServer } from './running.ts';

const recipe = { ingredients: [{ name: 'Leche entera', grams: 100 }] };

const slow = (client: string) =>
  `POST /api/balance HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`;
const budget = /\r\nRateLimit-Policy: "cliente";q=60;w=60\r\nRateLimit: "cliente";r=\d+;t=\d+\r\n/;

test('work in flight is bounded: whoever sends slowest gives way, and is told to come back in a second', () =>
  withServer({ MAX_IN_FLIGHT: '2' }, async (server) => {
    const told = (text: string) => text.includes('"error"');
    const waiting = [server.raw(slow('x'), told), server.raw(slow('x'), told)];
    await eventually(() => server.service.places.taken === 2);
    assert.is((await server.post('/api/balance', recipe)).status, 200);
    const first = await Promise.race(waiting);
    assert.match(first, /^HTTP\/1.1 429 /);
    assert.match(first, /demasiadas peticiones a la vez/);
    assert.match(first, /\r\nRetry-After: 1\r\n/);
    assert.match(first, budget);
    server.server.closeAllConnections();
    await Promise.all(waiting);
    await eventually(() => server.service.places.taken === 0);
  }));

test('half-sent bodies of many clients keep nobody out', () =>
  withServer({ MAX_IN_FLIGHT: '40', TRUST_PROXY: '1' }, async (server) => {
    const received: Promise<string>[] = [];
    for (let client = 0; client < 5; client++)
      for (let times = 0; times < 20; times++)
        received.push(server.raw(slow(`198.51.100.${client}`), (text) => text.includes('"error"')));
    await eventually(() => server.service.places.taken === 40);
    for (let times = 0; times < 5; times++) {
      const answer = await server.post('/api/balance', recipe, { 'x-forwarded-for': '203.0.113.9' });
      assert.is(answer.status, 200);
    }
    server.server.closeAllConnections();
    const refused = (await Promise.all(received)).filter((text) => text.startsWith('HTTP/1.1 429'));
    assert.ok(refused.length >= 60, `${refused.length}`);
    for (const text of refused) assert.match(text, budget);
  }));

test('a client may hold so many connections; its oldest idle one gives way, and other clients notice nothing', () =>
  withServer({ MAX_CONNECTIONS_PER_CLIENT: '5' }, async (server) => {
    const open = (localAddress: string) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => {});
      return { socket, closed: false };
    };
    const sockets = Array.from({ length: 12 }, () => open('127.0.0.2'));
    for (const one of sockets) one.socket.once('close', () => Object.assign(one, { closed: true }));
    await eventually(() => sockets.filter(({ closed }) => closed).length === 7);
    assert.equal(
      sockets.map(({ closed }) => closed),
      sockets.map((_, index) => index < 7),
    );
    assert.is((await server.post('/api/balance', recipe)).status, 200);
    for (const { socket } of sockets) socket.destroy();
  }));

test('with every connection of a client at work, one more is told so', () =>
  withServer({ MAX_CONNECTIONS_PER_CLIENT: '3' }, async (server) => {
    const busy = Array.from({ length: 3 }, () => server.raw(slow('x')));
    await eventually(() => server.service.places.taken === 3);
    const refused = await server.raw('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    assert.match(refused, /^HTTP\/1.1 429 [\s\S]*Retry-After: 1\r\n[\s\S]*demasiadas peticiones a la vez/);
    assert.match(refused, budget);
    server.server.closeAllConnections();
    await Promise.all(busy);
  }));

test('connections are bounded', () =>
  withServer({ MAX_CONNECTIONS: '3' }, async (server) => {
    const { port } = server;
    const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    let closed = 0;
    for (const socket of sockets) socket.once('close', () => closed++);
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.is(closed, 3);
    for (const socket of sockets) socket.destroy();
  }));

test.run();
