// A bounded load on the real command: nothing wrong, nothing cut, and no memory kept.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drive } from '../../bench/drive.ts';
import { exchanges, hasWrk, load } from '../../bench/load.ts';
import { some } from '../some.ts';
import { type Command, command, crafts } from './running.ts';

const site = { service: 'Obrador', poweredBy: 'Obrador', docsUrl: '', publicUrl: '' };
const list = exchanges(crafts(), site);
const few = some(list, 30);

/** A garbage collector need not hurry: what counts is that memory does not go on growing. */
const mostGrowth = 80e6;

async function under(run: (server: Command) => Promise<void>): Promise<void> {
  const server = await command({ CRAFTS_DIR: 'crafts', METRICS_PORT: '0', LOG_LEVEL: 'info' });
  const metrics = /"metrics":(\d+)/.exec(server.output())?.[1];
  const memory = async () => {
    const page = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (.+)$/m.exec(page)?.[1]);
  };
  try {
    for (const { path, body, answer } of few) assert.is((await drive(server.url + path, body, answer, 1, 1)).wrong, 0);
    // The heap finds its size in the first two.
    for (let times = 0; times < 2; times++) await run(server);
    const before = await memory();
    await run(server);
    assert.ok((await memory()) < before + mostGrowth, 'memory keeps growing');
  } finally {
    await server.stop();
  }
}

test(`the project's own client: examples of every craft at once, every answer compared`, () =>
  under(async (server) => {
    const all = await Promise.all(few.map(({ path, body, answer }) => drive(server.url + path, body, answer, 4, 1)));
    assert.is(
      all.reduce((sum, { requests }) => sum + requests, 0),
      4 * few.length,
    );
    assert.is(
      all.reduce((sum, { wrong }) => sum + wrong, 0),
      0,
    );
  }));

if (hasWrk()) {
  test('wrk: a second of the examples of every craft, every answer compared', () =>
    under(async (server) => {
      const { requests, wrong, broken } = await load(server.url, list, 1);
      assert.ok(requests > 20, `only ${requests} requests`);
      assert.equal({ wrong, broken }, { wrong: 0, broken: 0 });
    }));
} else {
  if (process.env.REQUIRE_ALL === '1') throw new Error('wrk is missing and REQUIRE_ALL=1');
  console.log('SALTADO: no hay wrk; la carga se ha probado solo con el cliente propio');
}

test.run();
