// Calls back once after each change in some folders, when they have been still for one look. Polling sees what editors,
// copies and network volumes do alike.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const everyMs = 100;
/** What changes is looked at again sooner. */
const stillMs = 50;

export function watch(folders: readonly string[], changed: () => void): () => void {
  const look = () => folders.map(signature).join('\n');
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

function signature(dir: string): string {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const { mtimeMs, size, ino } = statSync(join(dir, name));
        return `${name} ${mtimeMs} ${size} ${ino}`;
      })
      .join('\n');
  } catch {
    // A file vanished between the listing and the look, or the folder cannot be read: the next look will tell.
    return '';
  }
}
