// The engine beside the page: takes a question, gives its answer.
import { adjust, Refusal, today } from '../../../engine/index.ts';
import { openCraft, openLabelled } from '../definitions.ts';
import { beginTrial } from '../draft-rules.ts';
import type { Adjusted, Question, Reply } from './ask.ts';

addEventListener('message', async ({ data: { id, craft, body, site, isTrial } }: MessageEvent<Question>) => {
  if (isTrial) beginTrial();
  let reply: Reply;
  try {
    const opened = await openCraft(craft);
    // What is to be left out is looked for in the lists of what is made of several things: those come with the labels.
    const told = Array.isArray(body.avoid) ? await openLabelled(opened).catch(() => opened) : opened;
    reply = { id, adjusted: adjust(told, body, site, { today: today() }) as unknown as Adjusted };
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    reply = { id, refusal: error instanceof Refusal ? error.message : 'No se ha podido calcular el ajuste.' };
  }
  postMessage(reply);
});
