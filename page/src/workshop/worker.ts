// The workshop beside the page: takes a question by its name, gives its answer, one after another.

import type { Question, Reply } from './ask.ts';
import { asks } from './asks.ts';

addEventListener('message', async ({ data: { id, name, words } }: MessageEvent<Question>) => {
  let reply: Reply;
  try {
    const deed = asks[name] as (...words: readonly unknown[]) => unknown;
    reply = { id, answer: await deed(...words) };
  } catch (error) {
    console.error(error);
    reply = { id, fault: String((error as Error).message) };
  }
  postMessage(reply);
});
