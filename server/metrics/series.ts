// Counters, gauges and histograms in the Prometheus text format. Kept by hand because a request may touch them a dozen
// times and must not pay for it: a series is one number in a map.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const help: Record<string, [type: 'counter' | 'gauge' | 'histogram', text: string]> = {
  obrador_requests_total: ['counter', 'Peticiones contestadas, por oficio, método y estado'],
  obrador_request_seconds: ['histogram', 'Tiempo de una petición, de la llegada a la respuesta'],
  obrador_stage_seconds: ['histogram', 'Tiempo de cada etapa, medido en una de cada ocho peticiones'],
  obrador_refused_total: ['counter', 'Peticiones rechazadas, por motivo'],
  obrador_aborted_total: ['counter', 'Peticiones que el cliente dejó a medias'],
  obrador_in_flight: ['gauge', 'Peticiones en curso'],
  obrador_waiting: ['gauge', 'Peticiones leídas que esperan a la anterior de su conexión'],
  obrador_connections: ['gauge', 'Conexiones abiertas'],
  obrador_limiter_clients: ['gauge', 'Clientes con cuenta abierta en la memoria de este proceso'],
  obrador_limiter_insured_total: ['counter', 'Peticiones contadas por el proceso porque la cuenta común no respondía'],
  obrador_limiter_redis_ready: ['gauge', '1 si Redis lleva la cuenta'],
  obrador_definitions_info: ['gauge', 'Versión de las definiciones en uso'],
  obrador_definitions_stale: ['gauge', '1 si los ficheros están mal y se usan las últimas definiciones buenas'],
  obrador_heavy_cpu_seconds: ['histogram', 'Tiempo de procesador de cada ajuste o explicación'],
  obrador_heavy_waiting: ['gauge', 'Ajustes y explicaciones que esperan un hilo'],
  obrador_heavy_ended_total: ['counter', 'Hilos de cálculo terminados y repuestos'],
  obrador_reloads_total: ['counter', 'Recargas de las definiciones, por resultado'],
  obrador_log_lost_total: ['counter', 'Líneas de registro perdidas por no poder escribirlas'],
  obrador_worker_restarts_total: ['counter', 'Procesos repuestos tras una caída'],
  obrador_event_loop_delay_seconds: ['gauge', 'Retraso del bucle de eventos desde la última lectura'],
  obrador_memory_bytes: ['gauge', 'Memoria residente del proceso'],
  obrador_cpu_seconds_total: ['counter', 'Tiempo de procesador consumido'],
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
    this.gauge('obrador_memory_bytes', () => process.memoryUsage.rss());
    this.gauge('obrador_event_loop_delay_seconds', () => {
      const read = (quantile: string, nanoseconds: number): Sample => [
        'obrador_event_loop_delay_seconds',
        `quantile="${quantile}"`,
        nanoseconds / 1e9,
      ];
      const samples = [
        read('0.5', this.#delay.percentile(50)),
        read('0.99', this.#delay.percentile(99)),
        read('1', this.#delay.max),
      ];
      this.#delay.reset();
      return samples;
    });
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
    const { user, system } = process.cpuUsage();
    samples.push(['obrador_cpu_seconds_total', '', (user + system) / 1e6]);
    return samples;
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
