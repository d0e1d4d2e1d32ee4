// The definitions in use, and how they change under a running service: looked at every `everyMs`, loaded when the
// folder has been still for one look, swapped in whole if good, reported in full if bad while the last good ones go on.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Loaded, loadCrafts, report, type Site } from '../engine/index.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/series.ts';
import { DefinitionsError, type Snapshot, snapshotOf } from './routes.ts';
import type { Settings } from './settings.ts';

const everyMs = 250;

/** Where the definitions are. */
export type Folders = Pick<Settings, 'craftsDir' | 'larderDir'>;

export interface Definitions {
  current: Snapshot;
  /** whether what is in use now is what is on disk */
  reload(): boolean;
}

export function createDefinitions(
  loaded: Loaded,
  dirs: Folders,
  site: Site,
  server: string,
  log: Log,
  metrics: Metrics,
): Definitions {
  let last = loaded;
  const definitions: Definitions = {
    current: snapshotOf(loaded, site, server),
    reload() {
      try {
        const loaded = loadOrRefuse(dirs, last);
        if (loaded.version === definitions.current.version) return true;
        definitions.current = snapshotOf(loaded, site, server);
        last = loaded;
        metrics.count('obrador_reloads_total', 'result="buena"');
        log.info('Definiciones nuevas en uso', { version: loaded.version });
        return true;
      } catch (error) {
        metrics.count('obrador_reloads_total', 'result="mala"');
        const kept = definitions.current.version;
        process.stderr.write(`${(error as Error).message}\nSe siguen usando las definiciones ${kept}.\n`);
        log.error('Definiciones con errores: se siguen usando las anteriores', { version: kept });
        return false;
      }
    },
  };
  metrics.gauge('obrador_definitions_info', () => [
    ['obrador_definitions_info', `version="${definitions.current.version}"`, 1],
  ]);
  return definitions;
}

export function loadOrRefuse({ craftsDir: dir, larderDir }: Folders, previous?: Loaded): Loaded {
  if (!existsSync(dir)) throw new DefinitionsError(`No existe la carpeta de oficios ${dir}: indíquela con CRAFTS_DIR`);
  const loaded = loadCrafts(dir, previous, larderDir);
  if (loaded.problems.some(({ severity }) => severity === 'error')) throw new DefinitionsError(report(loaded.problems));
  if (loaded.crafts.length === 0) throw new DefinitionsError(`No hay ningún oficio en ${dir}`);
  return loaded;
}

/** Calls back once after each change. Polling sees what editors, copies and network volumes do alike. */
export function watch({ craftsDir, larderDir }: Folders, changed: () => void): () => void {
  const signatures = (): string => `${signature(craftsDir)}\n${signature(larderDir)}`;
  let seen = signatures();
  let pending = false;
  const timer = setInterval(() => {
    const now = signatures();
    if (now !== seen) {
      seen = now;
      pending = true;
    } else if (pending) {
      pending = false;
      changed();
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
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
