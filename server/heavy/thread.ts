// A thread for heavy work: compiles the definitions it is handed, keeps the last two versions, and answers one job at a time
// within its budget of processor time.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  adjust,
  type Craft,
  evaluate,
  exampleBody,
  label,
  Refusal,
  requestLimits,
  type Site,
} from '../../engine/index.ts';
import type { Loaded } from '../../engine/load/index.ts';
import { compile, type Packed } from '../definitions/texts.ts';
import { type Budget, budgetOf } from './budget.ts';

export interface Task {
  kind: 'balance' | 'adjust' | 'explain' | 'label';
  version: string;
  craft: string;
  body: unknown;
  /** the day the law is read at */
  today: string;
}
export type Message = { packed: Packed } | Task;
export type Report =
  | { ready: string }
  | { answer: string; milliseconds: number }
  | { refused: string; supported?: readonly string[]; milliseconds: number }
  | { failed: string; milliseconds: number };

const { site, budgetMs } = workerData as { site: Site; budgetMs: number };
const versions: Loaded[] = [];
/** Time for whoever is waiting to be heard. */
const betweenMs = 20;
let hasWorked = false;

try {
  // On Linux, of this thread alone: whoever only balances comes first.
  setPriority(0, 10);
} catch {
  // Not allowed here: then all are equal.
}

parentPort?.on('message', (message: Message) => {
  parentPort?.postMessage('packed' in message ? learn(message.packed) : work(message));
});

function learn(packed: Packed): Report {
  const loaded = compile(packed, versions[0]);
  versions.unshift(loaded);
  versions.length = Math.min(versions.length, 2);
  const [first] = loaded.offers;
  if (first) {
    // What every job needs is made before the first of them has its time counted.
    void first.craft().larder.shelf.spelling;
    if (versions.length === 1) setTimeout(rehearse, betweenMs, first.craft());
  }
  return { ready: packed.version };
}

/** The first adjustment of a thread takes ten times the next: until somebody asks, it adjusts examples. */
function rehearse(craft: Craft, left = craft.definition.types[craft.defaultType]!.examples): void {
  const [example, ...rest] = left;
  if (hasWorked || !example || !craft.definition.craft.adjust) return;
  try {
    adjust(craft, exampleBody(craft, craft.defaultType, example), site, { deadline: budgetOf(budgetMs).spent });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  setTimeout(rehearse, betweenMs, craft, rest);
}

function work(task: Task): Report {
  hasWorked = true;
  const { version, craft: id } = task;
  const loaded = versions.find((one) => one.version === version) ?? versions[0];
  const craft = loaded?.offers.find((one) => one.id === id)?.craft();
  // Whoever comes first to a craft, or to one of its types, does not pay for compiling it.
  if (craft) compileType(craft, task.body);
  const budget = budgetOf(budgetMs);
  try {
    if (!craft) throw new Error(`no craft ${id} in ${version}`);
    const answer = JSON.stringify(answerTo(task, craft, budget));
    return { answer, milliseconds: budget.used() };
  } catch (error) {
    return faultOf(error, budget);
  }
}

function compileType(craft: Craft, body: unknown): void {
  const asked = (body as { type?: unknown } | null)?.type;
  const id = typeof asked === 'string' ? craft.findType(asked.slice(0, requestLimits.name)) : null;
  craft.types.get(id ?? craft.defaultType);
}

function answerTo({ kind, body, today }: Task, craft: Craft, budget: Budget): unknown {
  if (kind === 'adjust') return adjust(craft, body, site, { today, deadline: budget.spent });
  if (kind === 'label') return label(craft, body, site, today);
  return evaluate(craft, body, site, { explain: kind === 'explain', today });
}

function faultOf(error: unknown, budget: Budget): Report {
  const milliseconds = budget.used();
  if (error instanceof Refusal) {
    const { message, supported } = error;
    return supported ? { refused: message, supported, milliseconds } : { refused: message, milliseconds };
  }
  return { failed: String((error as Error)?.stack ?? error), milliseconds };
}
