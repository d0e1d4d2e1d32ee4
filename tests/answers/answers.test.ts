// No answer moves by accident: those to the project's own examples are as they were when somebody last looked. Where they
// move on purpose, npm run answers records them anew, and the commit says why.
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft } from '../../engine/index.ts';
import { crafts } from '../loaded.ts';
import { answersOf, asked, recordedIn } from './answers.ts';

/** After so many the rest is not looked at. */
const enough = 10;

function* movedIn(craft: Craft): Generator<string> {
  const before = new Map(Object.entries(JSON.parse(readFileSync(recordedIn(craft), 'utf8')) as Record<string, string>));
  for (const [name, prints] of answersOf(craft)) {
    const was = before.get(name)?.split(' ');
    before.delete(name);
    if (was === undefined) yield `${name}: new`;
    else if (was.join(' ') !== prints) {
      const others = prints.split(' ').flatMap((print, index) => (print === was[index] ? [] : [asked[index]]));
      yield was.length === 1 ? name : `${name}: ${others.join(', ')}`;
    }
  }
  for (const name of before.keys()) yield `${name}: gone`;
}

for (const craft of crafts) {
  test(`${craft.id}: answers as recorded`, () => {
    const moved: string[] = [];
    for (const one of movedIn(craft)) if (moved.push(one) === enough) break;
    const told = `moved (npm run impact shows how; npm run answers records them):\n${moved.join('\n')}`;
    assert.is(moved.length, 0, told);
  });
}

test.run();
