// Crafts compiled in pieces: turns for others between them, one piece a turn however many ask, and what fails is told.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCrafts, readLarder } from '../../engine/load/disk.ts';
import { loadProven, type Offer } from '../../engine/load/index.ts';
import { Pieces } from '../../engine/load/pieces.ts';
import { compiling, withCompiled } from '../../server/compiling.ts';

const test = suite('crafts in pieces');

/** Turns of the event loop while it waits. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => {
    isOver = true;
  });
  return turns;
}

const offers = () => loadProven(readCrafts('crafts', readLarder('larder'))).offers;

test('others have their turn while crafts are compiled, and nothing waits once they are', async () => {
  const crafts = offers();
  const asked = [compiling(crafts), compiling(crafts.slice(0, 2))];
  const turns = await turnsDuring(Promise.all(asked));
  assert.ok(turns > 4 * crafts.length, `${turns} turns`);
  assert.ok(crafts.every(({ pieces }) => pieces.isWhole));
  assert.is(compiling(crafts), undefined);
  assert.is(
    withCompiled(crafts, () => 7),
    7,
  );
});

test('a craft asked for in the middle is finished at once, and it is the same one', async () => {
  const [one] = offers();
  one!.pieces.advance();
  const waiting = compiling([one!]);
  const craft = one!.craft();
  await waiting;
  assert.is(one!.craft(), craft);
});

test('what cannot be compiled says why, each time, and the next in the queue is compiled', async () => {
  let begun = 0;
  const broken = new Pieces<never>(function* () {
    begun++;
    yield;
    throw new Error('cut');
  });
  const [good] = offers();
  const bad = { ...good!, pieces: broken } as Offer;
  const told = await Promise.allSettled([compiling([bad]), compiling([good!]), compiling([bad])]);
  assert.equal(
    told.map(({ status }) => status),
    ['rejected', 'fulfilled', 'rejected'],
  );
  assert.is(begun, 2);
});

test.run();
