// npm run answers: the answers as they are now, for answers.test.ts to compare with.
import { writeFileSync } from 'node:fs';
import { crafts } from '../loaded.ts';
import { answersOf, recordedIn } from './answers.ts';

for (const craft of crafts)
  writeFileSync(recordedIn(craft), `${JSON.stringify(Object.fromEntries(answersOf(craft)), null, 2)}\n`);
