// Calls back once after each change in some folders, when they have been still for one look. Polling sees what editors,
// copies, links and network volumes do alike.
import { join } from 'node:path';
import { within } from '../../engine/load/disk.ts';

const everyMs = 100;
/** What changes is looked at again sooner. */
const stillMs = 50;
/** crafts/x/types: a link that leads back is not followed for ever. */
const deepest = 3;

export function watch(folders: readonly string[], changed: () => void): () => void {
  const look = () => folders.map((folder) => signature(folder)).join('\n');
  let seen = look();
  let pending = false;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(again, pending ? stillMs : everyMs);
    timer.unref();
  };
  const again = (): void => {
    const now = look();
    if (now !== seen) {
      seen = now;
      pending = true;
    } else if (pending) {
      pending = false;
      changed();
    }
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Of each definition in it, when it was written and how long it is, where its links lead. */
function signature(folder: string, depth = 0): string {
  try {
    return within(folder)
      .flatMap(({ name, found }) => {
        if (found.isDirectory()) return depth < deepest ? signature(join(folder, name), depth + 1) : [];
        return name.endsWith('.json') ? `${folder}/${name} ${found.mtimeMs} ${found.size} ${found.ino}` : [];
      })
      .join('\n');
  } catch {
    // It vanished between the listing and the look, or cannot be read: the next look will tell.
    return '';
  }
}
