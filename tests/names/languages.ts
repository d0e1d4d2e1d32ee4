// What each neighbouring tongue calls what every workshop uses: known when the craft makes of it what it makes of the
// Spanish name. Lines of lists/tongues.txt: «foreign name = nombre español», under the language they are of.
import { readFileSync } from 'node:fs';
import type { Craft } from '../../engine/index.ts';

interface Known {
  readonly known: number;
  readonly all: number;
  readonly missed: readonly string[];
  /** read as something else without a word about it */
  readonly wrong: readonly string[];
}

/** In the craft that has the most rows. */
export function languagesKnown(crafts: readonly Craft[], file = 'lists/tongues.txt'): Map<string, Known> {
  const craft = crafts.reduce((most, one) => (one.rows.size > most.rows.size ? one : most));
  const found = new Map<string, { known: number; all: number; missed: string[]; wrong: string[] }>();
  let language = '';
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    language = /^\[(.+)\]$/.exec(line)?.[1] ?? language;
    const [name, spanish] = line.split(' = ');
    if (line.startsWith('#') || spanish === undefined) continue;
    const score = found.get(language) ?? { known: 0, all: 0, missed: [], wrong: [] };
    found.set(language, score);
    const { row, how } = craft.recognise(name!);
    const wanted = craft.recognise(spanish).row;
    score.all++;
    if (row !== null && row === wanted) score.known++;
    else {
      const text = `${name}: ${row?.id ?? '-'}, not ${wanted?.id ?? `unknown «${spanish}»`}`;
      score.missed.push(text);
      if (row !== null && (how === 'name' || how === 'figure')) score.wrong.push(text);
    }
  }
  return found;
}
