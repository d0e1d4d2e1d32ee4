// What an example must give, gathered by branch: "params.a": 1, "params.b": 2 → "params": { "a": 1, "b": 2 }.
import { type Files, typesIn } from './folder.ts';

type Branch = { [key: string]: unknown };

export function gatheredPromises(files: Files): void {
  for (const [, { examples }] of typesIn(files)) {
    for (const example of examples)
      example.expect = listed(gathered(example.expect as Branch)) as typeof example.expect;
  }
}

function gathered(flat: Branch): Branch {
  const result: Branch = {};
  for (const [path, value] of Object.entries(flat)) {
    const steps = path.split('.');
    let at = result;
    for (const step of steps.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Branch;
    }
    at[steps.at(-1)!] = value;
  }
  return result;
}

/** { "0": 50, "1": 55 } → [50, 55] */
function listed(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, listed(item)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
