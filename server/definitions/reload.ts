// One load for everybody: the process that answers alone, or the primary of several, proves what is on disk, keeps the
// last good set beside, and hands every change on. With broken files it goes on with the last good set and says so.
import { existsSync } from 'node:fs';
import { enumerate } from '../../engine/index.ts';
import type { Loaded } from '../../engine/load/index.ts';
import { complain, type Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import type { Settings } from '../settings.ts';
import { isBuilt } from './built.ts';
import type { Verdict } from './check.ts';
import { createChecker } from './checker.ts';
import { keep, lastKept } from './kept.ts';
import { compile, DefinitionsError, foldersOf, only, type Packed, packedIn } from './texts.ts';
import { watch } from './watch.ts';

export interface Opened {
  packed: Packed;
  loaded: Loaded;
  stale: boolean;
}

const checker = createChecker();

/** Without the larder every craft is wrong in many places, and it is none of them. */
async function check({ larderDir }: Settings, packed: Packed): Promise<Verdict> {
  const verdict = await checker(packed);
  if (verdict.fault === null || existsSync(larderDir)) return verdict;
  const missing = `No existe la carpeta de la despensa ${larderDir}: indíquela con LARDER_DIR`;
  return { ...verdict, fault: `${missing}\n${verdict.fault}` };
}

/** At the start. Throws when nothing on disk is good and nothing good was kept; while editing, what is good is enough. */
export async function open(settings: Settings, log: Log): Promise<Opened> {
  const packed = packedIn(settings);
  const { fault, good } = isBuilt(packed) ? { fault: null, good: [] } : await check(settings, packed);
  if (fault === null) {
    keepBeside(settings, packed, log);
    return { packed, loaded: compile(packed), stale: false };
  }
  // Where somebody edits, what is good is served and the rest waits for its mend.
  if (settings.craftsWatch && good.length > 0) {
    const part = only(packed, good);
    const loaded = compile(part);
    const crafts = loaded.offers.map(({ id }) => id);
    const served = enumerate(crafts.map((id) => `«${id}»`));
    complain(`${fault}\nSe sirve lo que está bien, ${served}; lo demás, en cuanto se arregle.`);
    log.error('Definiciones con errores: se sirve lo que está bien', { version: part.version, crafts });
    return { packed: part, loaded, stale: true };
  }
  const kept = lastGood(settings);
  if (!kept) throw new DefinitionsError(fault);
  tell(fault, kept.packed.version, log);
  return { ...kept, stale: true };
}

function lastGood({ lastGoodDir }: Settings): Omit<Opened, 'stale'> | null {
  for (const packed of lastGoodDir === null ? [] : lastKept(lastGoodDir)) {
    try {
      const loaded = compile(packed);
      for (const { types } of loaded.crafts) for (const _ of types.values());
      return { packed, loaded };
    } catch {
      // Not whole, or of an edition that no longer reads the same: the one before it may be.
    }
  }
  return null;
}

/**
 * From then on: `changed` gets each good set, and null when what is on disk is bad. The checking is done in a thread of its
 * own: it takes a while, and this process answers meanwhile.
 */
export function follow(
  settings: Settings,
  opened: Opened,
  log: Log,
  metrics: Metrics,
  changed: (packed: Packed | null) => void,
): void {
  let inUse = opened.packed.version;
  let { stale } = opened;
  const use = (packed: Packed): void => {
    if (packed.version === inUse && !stale) return;
    changed(packed);
    stale = false;
    if (packed.version === inUse) return;
    inUse = packed.version;
    metrics.count('obrador_reloads_total', 'result="buena"');
    keepBeside(settings, packed, log);
  };
  const complainOf = (fault: string): void => {
    metrics.count('obrador_reloads_total', 'result="mala"');
    stale = true;
    changed(null);
    tell(fault, inUse, log);
  };
  const look = async (): Promise<void> => {
    try {
      const packed = packedIn(settings);
      const { fault } = packed.version === inUse ? { fault: null } : await check(settings, packed);
      if (fault === null) use(packed);
      else complainOf(fault);
    } catch (error) {
      complainOf((error as Error).message);
    }
  };
  watch(foldersOf(settings), () => void look());
  // What changed since the start is seen; what was bad then has been told.
  if (!opened.stale) void look();
}

function keepBeside({ lastGoodDir }: Settings, packed: Packed, log: Log): void {
  const failed = lastGoodDir === null ? null : keep(lastGoodDir, packed);
  if (failed)
    log.warn('No se puede guardar copia de las definiciones buenas: tras un reinicio con errores no las habría', {
      error: failed,
    });
}

function tell(fault: string, version: string, log: Log): void {
  complain(`${fault}\nSe siguen usando las definiciones ${version}, las últimas buenas.`);
  log.error('Definiciones con errores: se siguen usando las últimas buenas', { version });
}
