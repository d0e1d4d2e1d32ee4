// Whoever imports from a door of the engine gets, once built, the room itself: bundles are cut into pieces by files, and
// a door leads to all of them.
//   import { round, type Craft } from '../engine/index.ts' → import { round } from '../engine/number.ts'; import { type …
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const name = 'rooms-of-the-engine';
const given = /^export (?:type )?(?:\{([^}]*)\}|\*) from '(\.[^']+)';$/gm;
const taken = /^(import|export) (type )?\{([^}]*)\} from (['"])(\.[^'"]*\/engine\/[^'"]+)\4;?$/gm;
const doors = ['engine/index.ts', 'engine/load/index.ts', 'engine/load/disk.ts'];

/** For the page. */
export function roomsOf(root: string): Plugin {
  const past = pastDoors(root);
  return { name, enforce: 'post', transform: { filter: { code: /\/engine\// }, handler: past } };
}

function pastDoors(root: string): (code: string, file: string) => string {
  const rooms = new Map(doors.map((door) => [join(root, door), new Map(behind(join(root, door)))]));
  return (code, file) =>
    code.replace(taken, (whole, verb: string, type: string | undefined, names: string, _quote, path: string) => {
      const behindIt = rooms.get(join(dirname(file), path));
      if (!behindIt) return whole;
      return listed(names)
        .map((one) => {
          const room = behindIt.get(one.replace(/^type | as .*/g, ''));
          return `${verb} ${type ?? ''}{ ${one} } from '${room ? pathTo(room, dirname(file)) : path}';`;
        })
        .join('\n');
    });
}

/** Of each name that a door gives, the file it comes from. */
function* behind(door: string): Generator<[string, string]> {
  const text = readFileSync(door, 'utf8');
  for (const [, names, path] of text.matchAll(given)) {
    const file = join(dirname(door), path!);
    if (names === undefined) yield* behind(file);
    else for (const one of listed(names)) yield [one.replace(/^type /, ''), file];
  }
  for (const [, own] of text.matchAll(/^export (?:function|const|class|interface|type) (\w+)/gm)) yield [own!, door];
}

const listed = (names: string): string[] =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const pathTo = (file: string, folder: string): string => {
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
};
