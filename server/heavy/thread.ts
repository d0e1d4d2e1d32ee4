// A thread for heavy work: compiles the definitions it is handed, keeps the last two versions, and answers one job at a time.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  adjust,
  type Book,
  type Craft,
  evaluate,
  label,
  openBook,
  Refusal,
  type Refused,
  type Site,
} from '../../engine/index.ts';
import type { Loaded } from '../../engine/load/index.ts';
import { compile, type Packed } from '../definitions/texts.ts';
import { answerTo as answerToError } from '../errors.ts';
import { processorMs } from './processor.ts';

export interface Task {
  kind: 'balance' | 'batch' | 'adjust' | 'explain' | 'label' | 'book';
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
  | { refused: string; about: Refused; milliseconds: number }
  | { failed: string; milliseconds: number };

const { site } = workerData as { site: Site };
const versions: (Pick<Loaded, 'offers'> & { version: string })[] = [];

try {
  // On Linux, of this thread alone: whoever only balances comes first.
  setPriority(0, 10);
} catch {
  // Not allowed here: then all are equal.
}

parentPort?.on('message', async (message: Message) => {
  parentPort?.postMessage('packed' in message ? learn(message.packed) : await work(message));
});

function learn(packed: Packed): Report {
  const { offers } = compile(packed);
  versions.unshift({ version: packed.version, offers });
  versions.length = Math.min(versions.length, 2);
  return { ready: packed.version };
}

async function work(task: Task): Promise<Report> {
  const { version, craft: id } = task;
  const loaded = versions.find((one) => one.version === version) ?? versions[0];
  const craftOf = (one: string): Craft | undefined => loaded?.offers.find((offer) => offer.id === one)?.craft();
  const from = processorMs();
  try {
    if (task.kind === 'book') return { answer: await bookOf(task, craftOf), milliseconds: processorMs() - from };
    const craft = craftOf(id);
    if (!craft) throw new Error(`no craft ${id} in ${version}`);
    const answer = task.kind === 'batch' ? linesOf(task, craft) : JSON.stringify(await answerTo(task, craft));
    return { answer, milliseconds: processorMs() - from };
  } catch (error) {
    return faultOf(error, processorMs() - from);
  }
}

async function answerTo({ kind, body, today }: Task, craft: Craft): Promise<unknown> {
  if (kind === 'explain') {
    const { evaluateExplained } = await import('../../engine/tell/by-rules-engine.ts');
    return evaluateExplained(craft, body, site, today);
  }
  if (kind === 'adjust') return adjust(craft, body, site, { today });
  if (kind === 'label') return label(craft, body, site, today);
  return evaluate(craft, body, site, { today });
}

/** One line a recipe, in their order: its answer, or why it has none. */
function linesOf({ body, today }: Task, craft: Craft): string {
  return (body as readonly unknown[])
    .map((recipe) => {
      try {
        return `${JSON.stringify(evaluate(craft, recipe, site, { today }))}\n`;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return `${JSON.stringify(answerToError(error).body)}\n`;
      }
    })
    .join('');
}

/** One line for each recipe that the change touches, in their order, and the summary last. */
async function bookOf({ body, version, today }: Task, craftOf: (id: string) => Craft | undefined): Promise<string> {
  const { change, ...sent } = body as Book & { change?: unknown };
  const open = openBook(craftOf, sent, change ?? {}, { today, about: { definitions: version } });
  const turned = Array.from({ length: open.count }, (_, place) => open.turn(place)).filter((one) => one !== null);
  const summary = await open.close(turned);
  return [...turned, { summary }].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function faultOf(error: unknown, milliseconds: number): Report {
  if (error instanceof Refusal) {
    const { message, code, param, supported, betterType } = error;
    return {
      refused: message,
      about: { code, ...(param && { param }), ...(supported && { supported }), ...(betterType && { betterType }) },
      milliseconds,
    };
  }
  return { failed: String((error as Error)?.stack ?? error), milliseconds };
}
