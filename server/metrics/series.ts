// Counters, gauges and histograms in the Prometheus text format. Kept by hand because a request may touch them a dozen
// times and must not pay for it: a series is one number in a map.
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const help: Record<string, [type: 'counter' | 'gauge' | 'histogram', text: string]> = {
  obrador_requests_total: ['counter', 'Peticiones contestadas, por oficio, método y estado'],
  obrador_request_seconds: ['histogram', 'Tiempo de una petición, de la llegada a la respuesta'],
  obrador_stage_seconds: ['histogram', 'Tiempo de cada etapa, medido en una de cada ocho peticiones'],
  obrador_refused_total: ['counter', 'Peticiones rechazadas, por código de error'],
  obrador_aborted_total: ['counter', 'Peticiones que el cliente dejó a medias'],
  obrador_in_flight: ['gauge', 'Peticiones en curso'],
  obrador_waiting: ['gauge', 'Peticiones leídas que esperan a la anterior de su conexión'],
  obrador_connections: ['gauge', 'Conexiones abiertas'],
  obrador_limiter_clients: ['gauge', 'Clientes con cuenta abierta en la memoria de este proceso'],
  obrador_limiter_insured_total: ['counter', 'Peticiones contadas por el proceso porque la cuenta común no respondía'],
  obrador_limiter_redis_ready: ['gauge', '1 si Redis lleva la cuenta'],
  obrador_definitions_info: ['gauge', 'Versión de las definiciones en uso'],
  obrador_definitions_stale: ['gauge', '1 si los ficheros están mal y se usan las últimas definiciones buenas'],
  obrador_heavy_cpu_seconds: ['histogram', 'Tiempo de procesador de cada cálculo largo'],
  obrador_heavy_waiting: ['gauge', 'Cálculos largos que esperan un hilo'],
  obrador_heavy_ended_total: ['counter', 'Hilos de cálculo terminados y repuestos'],
  obrador_reloads_total: ['counter', 'Recargas de las definiciones, por resultado'],
  obrador_log_lost_total: ['counter', 'Líneas de registro perdidas por no poder escribirlas'],
  obrador_worker_restarts_total: ['counter', 'Procesos repuestos tras una caída'],
  // What every process tells, by the names and in the units of prom-client: boards made for Node show it as it is.
  process_cpu_user_seconds_total: ['counter', 'Tiempo de procesador del proceso en su propio código'],
  process_cpu_system_seconds_total: ['counter', 'Tiempo de procesador del proceso en el sistema'],
  process_cpu_seconds_total: ['counter', 'Tiempo de procesador del proceso'],
  process_start_time_seconds: ['gauge', 'Cuándo empezó el proceso'],
  process_resident_memory_bytes: ['gauge', 'Memoria residente del proceso'],
  process_open_fds: ['gauge', 'Descriptores abiertos'],
  nodejs_eventloop_lag_seconds: ['gauge', 'Retraso medio del bucle de eventos desde la última lectura'],
  nodejs_eventloop_lag_max_seconds: ['gauge', 'El mayor retraso'],
  nodejs_eventloop_lag_p50_seconds: ['gauge', 'Retraso que no pasa la mitad de las veces'],
  nodejs_eventloop_lag_p99_seconds: ['gauge', 'Retraso que no pasan noventa y nueve de cien'],
  nodejs_heap_size_total_bytes: ['gauge', 'Memoria de JavaScript reservada'],
  nodejs_heap_size_used_bytes: ['gauge', 'Memoria de JavaScript en uso'],
  nodejs_external_memory_bytes: ['gauge', 'Memoria de fuera de JavaScript'],
  nodejs_version_info: ['gauge', 'Versión de Node'],
};
const bounds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Histogram {
  readonly buckets = new Array<number>(bounds.length + 1).fill(0);
  sum = 0;

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    let index = 0;
    while (index < bounds.length && seconds > bounds[index]!) index++;
    this.buckets[index]!++;
    this.sum += seconds;
  }
}

const newHistogram = () => new Histogram();
const newSeries = <V>() => new Map<string, V>();

export type Sample = [name: string, labels: string, value: number];

export class Metrics {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #histograms = new Map<string, Map<string, Histogram>>();
  readonly #gauges: [name: string, read: () => number | Sample[]][] = [];
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  /** Of the process, read when somebody asks. */
  #own(): Sample[] {
    const { user, system } = process.cpuUsage();
    const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
    const lag = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
    const [mean, max, half, most] = [
      this.#delay.mean,
      this.#delay.max,
      this.#delay.percentile(50),
      this.#delay.percentile(99),
    ];
    this.#delay.reset();
    const [major, minor, patch] = process.versions.node.split('.');
    return [
      ['process_cpu_user_seconds_total', '', user / 1e6],
      ['process_cpu_system_seconds_total', '', system / 1e6],
      ['process_cpu_seconds_total', '', (user + system) / 1e6],
      ['process_start_time_seconds', '', Math.round(Date.now() / 1000 - process.uptime())],
      ['process_resident_memory_bytes', '', rss],
      ...openFiles(),
      ['nodejs_eventloop_lag_seconds', '', lag(mean)],
      ['nodejs_eventloop_lag_max_seconds', '', lag(max)],
      ['nodejs_eventloop_lag_p50_seconds', '', lag(half)],
      ['nodejs_eventloop_lag_p99_seconds', '', lag(most)],
      ['nodejs_heap_size_total_bytes', '', heapTotal],
      ['nodejs_heap_size_used_bytes', '', heapUsed],
      ['nodejs_external_memory_bytes', '', external],
      ['nodejs_version_info', `version="${process.version}",major="${major}",minor="${minor}",patch="${patch}"`, 1],
    ];
  }

  count(name: string, labels = '', by = 1): void {
    const series = within<Map<string, number>>(this.#counters, name, newSeries);
    series.set(labels, (series.get(labels) ?? 0) + by);
  }

  observe(name: string, labels: string, milliseconds: number): void {
    this.histogram(name, labels).add(milliseconds);
  }

  /** The series itself, for whoever adds to it at every request. */
  histogram(name: string, labels: string): Histogram {
    return within(within<Map<string, Histogram>>(this.#histograms, name, newSeries), labels, newHistogram);
  }

  gauge(name: string, read: () => number | Sample[]): void {
    this.#gauges.push([name, read]);
  }

  samples(): Sample[] {
    const samples: Sample[] = [];
    for (const [name, series] of this.#counters)
      for (const [labels, value] of series) samples.push([name, labels, value]);
    for (const [name, series] of this.#histograms) {
      for (const [labels, { buckets, sum }] of series) {
        let total = 0;
        const comma = labels === '' ? '' : ',';
        for (const [index, inside] of buckets.entries()) {
          total += inside;
          samples.push([`${name}_bucket`, `${labels}${comma}le="${bounds[index] ?? '+Inf'}"`, total]);
        }
        samples.push([`${name}_sum`, labels, sum], [`${name}_count`, labels, total]);
      }
    }
    for (const [name, read] of this.#gauges) {
      const value = read();
      if (typeof value === 'number') samples.push([name, '', value]);
      else samples.push(...value);
    }
    samples.push(...this.#own());
    return samples;
  }
}

/** Only where the system tells it. */
function openFiles(): Sample[] {
  try {
    return [['process_open_fds', '', readdirSync('/proc/self/fd').length]];
  } catch {
    return [];
  }
}

/** One page out of the samples of one or several processes; `worker` tells them apart. */
export function exposition(processes: Map<string, Sample[]>): string {
  const families = new Map<string, string[]>();
  for (const [worker, samples] of processes) {
    for (const [name, labels, value] of samples) {
      const family = name.replace(/_(bucket|sum|count)$/, '');
      const lines = within(families, help[family] ? family : name, () => []);
      const own = worker === '' ? '' : `${labels === '' ? '' : ','}worker="${worker}"`;
      lines.push(labels === '' && own === '' ? `${name} ${value}` : `${name}{${labels}${own}} ${value}`);
    }
  }
  return [...families]
    .map(([name, lines]) => {
      const [type, text] = help[name] ?? ['gauge', ''];
      return `# HELP ${name} ${text}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
    })
    .join('');
}

function within<V>(map: Map<string, V>, key: string, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
