// The definitions in use by this process: swapped whole, so that each request keeps the set it started with.
import type { Site } from '../../engine/index.ts';
import type { Loaded } from '../../engine/load/index.ts';
import type { Pool } from '../heavy/pool.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import { type Snapshot, snapshotOf } from '../routes.ts';
import { compile, type Packed } from './texts.ts';

export interface Definitions {
  current: Snapshot;
  /** the files on disk are broken, and these are the last good ones */
  stale: boolean;
  /** from now on, these */
  use(packed: Packed): void;
}

export function createDefinitions(
  { loaded, packed: first }: { loaded: Loaded; packed: Packed },
  pool: Pool,
  site: Site,
  server: string,
  log: Log,
  metrics: Metrics,
): Definitions {
  const definitions: Definitions = {
    current: snapshotOf(loaded, first, pool, site, server),
    stale: false,
    use(packed) {
      definitions.stale = false;
      if (packed.version === definitions.current.version) return;
      definitions.current = snapshotOf(compile(packed), packed, pool, site, server);
      pool.use(packed);
      log.info('Definiciones nuevas en uso', { version: packed.version });
    },
  };
  metrics.gauge('obrador_definitions_info', () => [
    ['obrador_definitions_info', `version="${definitions.current.version}"`, 1],
  ]);
  metrics.gauge('obrador_definitions_stale', () => (definitions.stale ? 1 : 0));
  return definitions;
}
