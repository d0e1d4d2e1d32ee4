// A bounded load of all the examples of all crafts by wrk, which is faster than what it measures. It compares every
// answer with the ones expected, and says what the clients saw.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyOf, evaluate, type Site, unlessRefused } from '../engine/index.ts';
import type { Loaded } from '../engine/load/index.ts';
import type { Drive } from './drive.ts';

export interface Exchange {
  path: string;
  body: string;
  answer: string;
}

export interface Load extends Drive {
  /** connections refused, cut or without answer */
  broken: number;
}

export const hasWrk = (): boolean => spawnSync('wrk', ['-v']).error === undefined;

/** What a caller sends for every example that is not refused, and what the service must answer. */
export function exchanges({ crafts }: Loaded, site: Site): Exchange[] {
  return crafts.flatMap((craft) =>
    [...craft.types].flatMap(([id, type]) =>
      type.file.examples.flatMap(({ recipe }) => {
        const body = bodyOf(craft, id, recipe);
        return unlessRefused(
          () => [{ path: craft.path, body: JSON.stringify(body), answer: JSON.stringify(evaluate(craft, body, site)) }],
          () => [],
        );
      }),
    ),
  );
}

const script = `
local threads = {}
function setup(thread) table.insert(threads, thread) end

function init(args)
  wrong, sent, turns, expected = 0, 0, {}, {}
  local headers = { ["Content-Type"] = "application/json" }
  local lines = io.lines(args[1])
  for path in lines do
    table.insert(turns, wrk.format("POST", path, headers, lines()))
    expected[lines()] = true
  end
end

function request()
  sent = sent % #turns + 1
  return turns[sent]
end

function response(status, headers, body)
  if status ~= 200 or not expected[body] then wrong = wrong + 1 end
end

function done(summary, latency)
  local wrong = 0
  for _, thread in ipairs(threads) do wrong = wrong + thread:get("wrong") end
  local errors = summary.errors
  print(string.format('{"requests":%d,"wrong":%d,"broken":%d,"seconds":%f,"latency":{"p50":%f,"p90":%f,"p99":%f,"max":%f}}',
    summary.requests, wrong, errors.connect + errors.read + errors.write + errors.timeout, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(90) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end
`;

export async function load(
  origin: string,
  list: readonly Exchange[],
  seconds: number,
  connections = 32,
): Promise<Load> {
  const dir = mkdtempSync(join(tmpdir(), 'wrk-'));
  try {
    writeFileSync(join(dir, 'load.lua'), script);
    // Three lines each: JSON text holds no line break.
    writeFileSync(
      join(dir, 'exchanges'),
      list.map(({ path, body, answer }) => `${path}\n${body}\n${answer}\n`).join(''),
    );
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', join(dir, 'load.lua'), origin];
    const child = spawn('wrk', [...options, '--', join(dir, 'exchanges')], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    for await (const chunk of child.stdout) output += chunk;
    return JSON.parse(output.slice(output.lastIndexOf('{"requests"')));
  } finally {
    rmSync(dir, { recursive: true });
  }
}
