// A question on the terminal; the answer may also come through a pipe. Null when nobody answers.
import { createInterface } from 'node:readline';

let lines: AsyncIterator<string> | null = null;

export async function ask(question: string): Promise<string | null> {
  process.stdout.write(question);
  lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value, done } = await lines.next();
  if (!process.stdin.isTTY) process.stdout.write('\n');
  return done ? null : String(value).trim();
}

export const agrees = async (question: string): Promise<boolean> =>
  /^s(í|i)?$/i.test((await ask(`${question} (s/N) `)) ?? '');

/** The process may end once nothing more is asked. */
export const noMoreQuestions = (): void => void process.stdin.destroy();
