// Metrics and places: value by value.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Places } from '../../server/in-flight.ts';
import { portOf, serveMetrics } from '../../server/metrics/exposition.ts';
import { exposition, Histogram, Metrics } from '../../server/metrics/series.ts';
import { readSettings } from '../../server/settings.ts';

test('a histogram: at a bound it belongs to it, over it to the next, over all to the last', () => {
  const seconds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
  const at = new Histogram();
  for (const bound of seconds) at.add(bound * 1000);
  assert.equal(at.buckets, [...seconds.map(() => 1), 0]);
  const over = new Histogram();
  for (const bound of seconds) over.add(bound * 1000 + 0.01);
  assert.equal(over.buckets, [0, ...seconds.map(() => 1)]);
  const half = new Histogram();
  half.add(500);
  half.add(250);
  assert.is(half.sum, 0.75);
});

test('counters add up by their labels; gauges are read when asked', () => {
  const metrics = new Metrics();
  metrics.count('obrador_aborted_total');
  metrics.count('obrador_aborted_total', '', 4);
  metrics.count('obrador_aborted_total', 'x="1"');
  let value = 1;
  metrics.gauge('mine', () => value);
  metrics.gauge('many', () => [['many', 'a="1"', 8]]);
  value = 2;
  const samples = metrics.samples();
  const of = (name: string) => samples.filter(([own]) => own === name).map(([, labels, told]) => [labels, told]);
  assert.equal(of('obrador_aborted_total'), [
    ['', 5],
    ['x="1"', 1],
  ]);
  assert.equal(of('mine'), [['', 2]]);
  assert.equal(of('many'), [['a="1"', 8]]);
  const megabytes = Number(of('obrador_memory_bytes')[0]![1]) / 1e6;
  assert.ok(megabytes > 10 && megabytes < 10_000, `${megabytes}`);
  const { user, system } = process.cpuUsage();
  const spent = Number(of('obrador_cpu_seconds_total')[0]![1]);
  assert.ok(spent > 0 && spent <= (user + system) / 1e6 && spent > (user + system) / 2e6, `${spent}`);
});

test('the delay of the loop is told in seconds, and anew each time', async () => {
  const metrics = new Metrics();
  const delays = (): [string, number][] =>
    metrics
      .samples()
      .flatMap(([name, labels, value]): [string, number][] =>
        name === 'obrador_event_loop_delay_seconds' ? [[labels, value]] : [],
      );
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 25));
  for (const until = performance.now() + 120; performance.now() < until; );
  await new Promise((resolve) => setTimeout(resolve, 25));
  const [half, most, all] = delays();
  assert.equal([half![0], most![0], all![0]], ['quantile="0.5"', 'quantile="0.99"', 'quantile="1"']);
  assert.ok(all![1] > 0.08 && all![1] < 60, `${all}`);
  assert.ok(half![1] > 0.005 && half![1] <= most![1] && most![1] <= all![1], `${half} ${most}`);
  assert.ok(delays()[2]![1] < all![1]);
});

test('a page of metrics: one family after another, and the worker where there are several', () => {
  assert.is(
    exposition(
      new Map([
        [
          '',
          [
            ['obrador_aborted_total', '', 2],
            ['obrador_stage_seconds_sum', 'stage="a"', 1.5],
            ['strange_sum', '', 1],
          ],
        ],
        [
          '7',
          [
            ['obrador_aborted_total', '', 3],
            ['obrador_stage_seconds_count', 'stage="a"', 4],
          ],
        ],
      ]),
    ),
    `# HELP obrador_aborted_total Peticiones que el cliente dejó a medias
# TYPE obrador_aborted_total counter
obrador_aborted_total 2
obrador_aborted_total{worker="7"} 3
# HELP obrador_stage_seconds Tiempo de cada etapa, medido en una de cada ocho peticiones
# TYPE obrador_stage_seconds histogram
obrador_stage_seconds_sum{stage="a"} 1.5
obrador_stage_seconds_count{stage="a",worker="7"} 4
# HELP strange_sum${' '}
# TYPE strange_sum gauge
strange_sum 1
`,
  );
});

test('buckets carry the labels of their series before their bound', () => {
  const metrics = new Metrics();
  metrics.observe('obrador_request_seconds', 'craft="a"', 3000);
  const last = metrics
    .samples()
    .filter(([name]) => name === 'obrador_request_seconds_bucket')
    .at(-1);
  assert.equal(last, ['obrador_request_seconds_bucket', 'craft="a",le="+Inf"', 1]);
});

test('metrics have a port of their own, where there is nothing else', async () => {
  assert.is(await serveMetrics(readSettings({}), async () => new Map()), null);
  assert.is(portOf(null), undefined);
  const server = await serveMetrics(readSettings({ METRICS_PORT: '0' }), async () => new Map([['', [['x', '', 1]]]]));
  try {
    const port = portOf(server)!;
    const url = `http://127.0.0.1:${port}`;
    const told = await fetch(`${url}/metrics`);
    assert.equal([told.status, told.headers.get('content-type')], [200, 'text/plain; version=0.0.4; charset=utf-8']);
    assert.match(await told.text(), /^x 1$/m);
    assert.is((await fetch(url)).status, 404);
    assert.is((await fetch(`${url}/metrics`, { method: 'POST' })).status, 404);
    let failed = '';
    await serveMetrics(readSettings({ METRICS_PORT: String(port) }), async () => new Map()).catch((error) => {
      failed = error.code;
    });
    assert.is(failed, 'EADDRINUSE');
  } finally {
    server!.close();
  }
});

test('the client itself gives way among equals; its oldest body first', () => {
  const places = new Places(4);
  const lost: string[] = [];
  const take = (client: string, name: string) => places.take(client, () => void lost.push(name));
  for (const name of ['a1', 'b1', 'a2', 'b2']) take(name[0]!, name);
  take('b', 'b3');
  assert.equal(lost, ['b1']);
  take('c', 'c1');
  assert.equal(lost, ['b1', 'a1']);
  take('c', 'c2');
  assert.equal(lost, ['b1', 'a1', 'b2']);
  assert.is(places.taken, 4);
});

test.run();
