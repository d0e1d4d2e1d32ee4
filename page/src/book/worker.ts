// The engine beside the page, over many recipes: tells what it has found several times a second.
import { openBook, Refusal, type Turned, today } from '../../../engine/index.ts';
import { openCraft, openLabelled } from '../definitions.ts';
import { beginTrial } from '../draft-rules.ts';
import type { Question, Told } from './ask.ts';

/** Milliseconds between one word and the next: nobody reads faster, and whoever draws it has other things to do. */
const pause = 120;

const tell = (told: Told): void => postMessage(told);

async function answer({ recipes, prices, change, sheet: kind, crafts: ids, definitions }: Question): Promise<void> {
  const crafts = new Map(
    await Promise.all(ids.map(async (id) => [id, await openLabelled(await openCraft(id))] as const)),
  );
  const open = openBook((id) => crafts.get(id), { recipes, prices }, change, {
    today: today(),
    about: { definitions },
  });
  if (kind !== null) return tell({ kind: 'sheet', ...open.sheet(kind) });
  const all: Turned[] = [];
  let fresh: Turned[] = [];
  let last = Date.now();
  for (let place = 0; place < open.count; place++) {
    const one = open.turn(place);
    if (one) fresh.push(one);
    if (Date.now() - last < pause && place < open.count - 1) continue;
    tell({ kind: 'turned', turned: fresh, looked: place + 1 });
    all.push(...fresh);
    [fresh, last] = [[], Date.now()];
  }
  tell({ kind: 'summary', summary: await open.close(all) });
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if (data.isTrial) beginTrial();
  try {
    await answer(data);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    tell({ kind: 'refused', why: error instanceof Refusal ? error.message : 'No se ha podido calcular.' });
  }
});
