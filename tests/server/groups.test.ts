// Requests of one turn of the loop: all read, then all calculated, then all written.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { groupDone, inGroups } from '../../server/groups.ts';
import { start } from './running.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const call = (listener: RequestListener, name: string) =>
  listener(name as unknown as IncomingMessage, {} as unknown as ServerResponse);

test('what arrives in one turn goes on together, in the order it came', async () => {
  const seen: string[] = [];
  const listener = inGroups((req) => void seen.push(String(req)));
  for (const name of ['a', 'b', 'c']) call(listener, name);
  assert.equal(seen, []);
  await turn();
  assert.equal(seen, ['a', 'b', 'c']);
  call(listener, 'd');
  await turn();
  assert.equal(seen, ['a', 'b', 'c', 'd']);
});

test('a group has an end: the rest follow in the next turns', async () => {
  const sizes: number[] = [];
  let size = 0;
  const listener = inGroups(() => void size++);
  for (let index = 0; index < 70; index++) call(listener, String(index));
  while (sizes.reduce((sum, one) => sum + one, 0) < 70) {
    size = 0;
    await turn();
    sizes.push(size);
  }
  assert.equal(sizes, [32, 32, 6]);
});

test('nothing is written before the last calculation of the group', async () => {
  const steps: string[] = [];
  const exchange = async (name: string) => {
    await Promise.resolve();
    steps.push(`calculate ${name}`);
    await groupDone();
    steps.push(`write ${name}`);
  };
  await Promise.all(['a', 'b', 'c'].map(exchange));
  assert.equal(steps, ['calculate a', 'calculate b', 'calculate c', 'write a', 'write b', 'write c']);
});

test('each of a hundred at once gets its own answer', async () => {
  const server = await start();
  const bodies = Array.from({ length: 100 }, (_, index) => ({
    ingredients: [
      { name: 'Leche entera', grams: 100 + index },
      { name: 'Azúcar', grams: 50 },
    ],
  }));
  const together = await Promise.all(bodies.map((body) => server.post('/api/balance', body)));
  for (const [index, { status, text }] of together.entries()) {
    assert.is(status, 200);
    assert.is(text, (await server.post('/api/balance', bodies[index])).text);
  }
  assert.is(new Set(together.map(({ text }) => text)).size, 100);
  await server.stop();
});

test.run();
