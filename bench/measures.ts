// Every measure of the bench, as ratios taken in one run: the machine may be fast or slow, the ratio stays.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, type Site } from '../engine/index.ts';
import { loadCrafts } from '../engine/load/disk.ts';
import type { Loaded } from '../engine/load/index.ts';
import { clasica, craftFile, writeInvented } from '../tests/server/invented.ts';
import { type Built, builtCrafts, builtEngine } from './built.ts';
import { type Drive, drive } from './drive.ts';
import { exchanges, hasWrk, load } from './load.ts';
import { recipes, wide } from './recipes.ts';
import { bareServer, fullServer, type Measured } from './servers.ts';
import { starts } from './start.ts';
import { machine } from './table.ts';
import { median, microseconds } from './work.ts';

const site: Site = {
  service: 'Obrador',
  poweredBy: 'Obrador',
  docsUrl: 'http://localhost/docs',
  publicUrl: 'http://localhost',
};

interface Post {
  recipe: string;
  connections: number;
  ratio: number;
  bareMicroseconds: number;
  fullMicroseconds: number;
  load: Drive;
  memoryBefore: number;
  memoryAfter: number;
}

export async function posts(loaded: Loaded, requests: number, rounds: number): Promise<Post[]> {
  const craft = loaded.crafts[0]!;
  const results: Post[] = [];
  for (const { recipe, body, connections } of recipes) {
    const text = JSON.stringify(body);
    const answer = JSON.stringify(evaluate(craft, body, site));
    const bare = await bareServer(answer);
    const full = await fullServer();
    const cost = async (server: typeof bare, count = requests) => {
      const before = await server.cpuSeconds();
      const load = await drive(server.url, text, answer, count, connections);
      return { load, each: (((await server.cpuSeconds()) - before) / count) * 1e6 };
    };
    // A service runs for weeks: what counts is after the compiler has seen enough of it.
    await cost(bare, 4 * requests);
    await cost(full, 4 * requests);
    const memoryBefore = await full.memoryBytes();
    const pairs: { bare: number; full: number; load: Drive }[] = [];
    for (let round = 0; round < rounds; round++) {
      const one = await cost(bare);
      const other = await cost(full);
      pairs.push({ bare: one.each, full: other.each, load: other.load });
    }
    const memoryAfter = await full.memoryBytes();
    bare.stop();
    full.stop();
    const load = pairs.map((pair) => pair.load).sort((a, b) => a.latency.p50 - b.latency.p50)[Math.floor(rounds / 2)]!;
    results.push({
      recipe,
      connections,
      ratio: median(pairs.map((pair) => pair.bare / pair.full)),
      bareMicroseconds: median(pairs.map((pair) => pair.bare)),
      fullMicroseconds: median(pairs.map((pair) => pair.full)),
      load: { ...load, wrong: pairs.reduce((sum, pair) => sum + pair.load.wrong, 0) },
      memoryBefore,
      memoryAfter,
    });
  }
  return results;
}

/**
 * Processor time of a request over the limit and of one to the bare server, in microseconds, by wrk: the own client is too
 * slow to keep either of them busy.
 */
export async function refusals(seconds: number) {
  if (!hasWrk()) return null;
  const body = JSON.stringify(recipes[0]!.body);
  const cost = async (server: Measured) => {
    const { origin, pathname: path } = new URL(server.url);
    // What is answered does not count here, only what it costs.
    const refused = [{ path, body, answer: '' }];
    await load(origin, refused, seconds);
    const before = await server.cpuSeconds();
    const { requests } = await load(origin, refused, seconds);
    const each = (((await server.cpuSeconds()) - before) / requests) * 1e6;
    server.stop();
    return each;
  };
  return {
    bareMicroseconds: await cost(await bareServer('{}')),
    refusedMicroseconds: await cost(await fullServer({ RATE_LIMIT_PER_MINUTE: '1' })),
  };
}

/** All examples of all crafts, by wrk; null where it is not installed. */
export async function loads(loaded: Loaded, seconds: number) {
  if (!hasWrk()) return null;
  const full = await fullServer();
  const origin = new URL(full.url).origin;
  const list = exchanges(loaded, site);
  await load(origin, list, seconds);
  const memoryBefore = await full.memoryBytes();
  const seen = await load(origin, list, seconds);
  const memoryAfter = await full.memoryBytes();
  full.stop();
  return { ...seen, recipes: list.length, memoryBefore, memoryAfter };
}

export interface Evaluation {
  craft: string;
  evaluateMicroseconds: number;
  jsonMicroseconds: number;
}

/** Evaluation alone against parsing its request and writing its answer. */
export function evaluations(built: Built): Evaluation[] {
  const { evaluate } = built;
  return builtCrafts(built).map((craft) => {
    const body = craft.definition.craft.manifest.bodyExample;
    const request = JSON.stringify(body);
    const answer = evaluate(craft, body, site);
    return {
      craft: craft.id,
      evaluateMicroseconds: microseconds(() => JSON.stringify(evaluate(craft, body, site))),
      jsonMicroseconds: microseconds(() => JSON.stringify(answer) + JSON.parse(request)),
    };
  });
}

export type Growth = [size: number, microseconds: number][];

function byIngredients(built: Built): Growth {
  const { evaluate } = built;
  const craft = builtCrafts(built).find(({ id }) => id === 'helado')!;
  return [10, 50, 200].map((count) => {
    const body = wide(craft, count);
    return [count, microseconds(() => JSON.stringify(evaluate(craft, body, site)))];
  });
}

function byTypes(built: Built): Growth {
  return [5, 50, 500].map((count) =>
    inFolder((dir) => {
      const types = Array.from({ length: count - 1 }, (_, index) => [
        `types/tipo_${index}.json`,
        { ...clasica, label: `Clásica ${index}` },
      ]);
      writeInvented(dir, Object.fromEntries(types));
      return [count, perRequest(dir, built)];
    }),
  );
}

function byCrafts(built: Built): Growth {
  return [1, 5, 50].map((count) =>
    inFolder((dir) => {
      for (let index = 0; index < count; index++) {
        const id = `oficio_${index}`;
        const path = `/api/balance/oficio_${index}`;
        const answer = { ...craftFile.answer, craft: id };
        writeInvented(dir, { 'craft.json': { ...craftFile, id, path, answer } }, id);
      }
      return [count, perRequest(dir, built)];
    }),
  );
}

function perRequest(dir: string, { loadCrafts, evaluate }: Built): number {
  const { crafts, problems } = loadCrafts(dir);
  const craft = crafts.at(-1);
  if (!craft) throw new Error(problems.find(({ severity }) => severity === 'error')?.message);
  const body = craftFile.manifest.bodyExample;
  return microseconds(() => JSON.stringify(evaluate(craft, body, site)));
}

function inFolder<T>(use: (dir: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return use(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

export type Measures = Awaited<ReturnType<typeof measureAll>>;

export async function measureAll(requests: number, rounds: number) {
  const loaded = loadCrafts('crafts');
  const built = await builtEngine();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine,
    posts: await posts(loaded, requests, rounds),
    refusal: await refusals(4),
    load: await loads(loaded, 10),
    evaluations: evaluations(built),
    ingredients: byIngredients(built),
    types: byTypes(built),
    crafts: byCrafts(built),
    start: await starts(),
  };
}
