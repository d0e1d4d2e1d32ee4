// The engine beside the page: takes a question, gives its answer.
import { adjust, Refusal, today } from '../../../engine/index.ts';
import { openCraft } from '../definitions.ts';
import { beginTrial } from '../draft-rules.ts';
import type { Adjusted, Question, Reply } from './ask.ts';

addEventListener('message', async ({ data: { id, craft, body, site, isTrial } }: MessageEvent<Question>) => {
  if (isTrial) beginTrial();
  let reply: Reply;
  try {
    reply = { id, adjusted: adjust(await openCraft(craft), body, site, { today: today() }) as unknown as Adjusted };
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    reply = { id, refusal: error instanceof Refusal ? error.message : 'No se ha podido calcular el ajuste.' };
  }
  postMessage(reply);
});
