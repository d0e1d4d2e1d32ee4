// One load for everybody: the process that answers alone, or the primary of several, proves what is on disk, keeps the
// last good set beside, and hands every change on. With broken files it goes on with the last good set and says so.
import type { Worker } from 'node:worker_threads';
import type { Loaded } from '../../engine/load/index.ts';
import { complain, type Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import type { Settings } from '../settings.ts';
import { startThread } from '../thread.ts';
import { openBuilt } from './built.ts';
import { keep, lastKept } from './kept.ts';
import type { Proof, ProverTask } from './prover.ts';
import { compile, DefinitionsError, foldersOf, type Packed } from './texts.ts';
import { watch } from './watch.ts';

export interface Opened {
  packed: Packed;
  loaded: Loaded;
  stale: boolean;
}

/** At the start. Throws when nothing on disk is good and nothing good was kept; while editing, what is good is enough. */
export async function open(settings: Settings, log: Log): Promise<Opened> {
  const built = openBuilt(settings);
  if (built) {
    keepBeside(settings, built.packed, log);
    return { ...built, stale: false };
  }
  const { prove, proveGood } = await import('./prove.ts');
  try {
    const proven = prove(settings);
    keepBeside(settings, proven.packed, log);
    return { ...proven, stale: false };
  } catch (error) {
    // Where somebody edits, what is good is served and the rest waits for its mend.
    const part = settings.craftsWatch ? proveGood(settings) : null;
    const kept = error instanceof DefinitionsError ? (part ?? lastGood(settings)) : null;
    if (!kept) throw error;
    tell((error as Error).message, kept.packed.version, log);
    return { ...kept, stale: true };
  }
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
 * From then on: `changed` gets each good set, and null when what is on disk is bad. The proving is done in a thread of its
 * own: it takes seconds, and this process counts requests meanwhile.
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
  let prover: Worker | null = null;
  const hear = (proof: Proof) => {
    try {
      if ('fault' in proof) throw new DefinitionsError(proof.fault);
      if (proof.packed.version === inUse && !stale) return;
      changed(proof.packed);
      stale = false;
      if (proof.packed.version === inUse) return;
      inUse = proof.packed.version;
      metrics.count('obrador_reloads_total', 'result="buena"');
      keepBeside(settings, proof.packed, log);
    } catch (error) {
      metrics.count('obrador_reloads_total', 'result="mala"');
      stale = true;
      changed(null);
      tell((error as Error).message, inUse, log);
    }
  };
  const start = () => {
    const worker = startThread('server/definitions/prover');
    worker.on('message', hear);
    worker.on('error', ({ message }) => hear({ fault: `No se han podido comprobar las definiciones: ${message}` }));
    worker.once('exit', () => {
      prover = null;
    });
    worker.unref();
    return worker;
  };
  const ask = (task: ProverTask) => {
    prover ??= start();
    prover.postMessage(task);
  };
  const folders = { craftsDir: settings.craftsDir, larderDir: settings.larderDir };
  watch(foldersOf(settings), () => ask({ folders, silent: false }));
  // It starts and compiles now, so that the first edit costs no more than the next. What changed since the start is seen;
  // what was bad then has been told.
  ask({ folders, silent: opened.stale });
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
