// The engine beside the page: takes a question, gives its answer.
import { adjust } from '../../../engine/adjust/index.ts';
import type { Craft } from '../../../engine/craft.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { compiledCraft, useLarder } from '../definitions.ts';
import type { Adjusted, Preface, Question, Reply } from './ask.ts';

// Each question brings a copy of the definition; the craft of its first copy serves them all.
const crafts = new Map<string, Craft>();

addEventListener('message', ({ data }: MessageEvent<Preface | Question>) => {
  if ('larder' in data) return useLarder(data.larder);
  const { id, definition, body, site } = data;
  const craft = crafts.get(definition.craft.id) ?? compiledCraft(definition);
  crafts.set(definition.craft.id, craft);
  let reply: Reply;
  try {
    reply = { id, adjusted: adjust(craft, body, site) as unknown as Adjusted };
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    reply = { id, refusal: error instanceof Refusal ? error.message : 'No se ha podido calcular el ajuste.' };
  }
  postMessage(reply);
});
