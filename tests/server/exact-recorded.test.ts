// What the log and the metrics are told of one exchange.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../engine/index.ts';
import { Fault } from '../../server/errors.ts';
import { type Asked, calculated, made } from './exchanges.ts';

const logged: [what: string, asked: Asked, work: () => string, told: object | null][] = [
  ['a recipe', {}, () => '1', { status: 200 }],
  ['at level debug', { env: { LOG_LEVEL: 'debug' } }, () => '1', { status: 200 }],
  ['at level warn', { env: { LOG_LEVEL: 'warn' } }, () => '1', null],
  ['a refused recipe', {}, () => refuse('Leche'), { status: 400, error: 'receta' }],
  ['with recipes', { env: { LOG_RECIPES: '1' } }, () => '1', { status: 200, recipe: { a: 1 } }],
  [
    'refused, with recipes',
    { env: { LOG_RECIPES: '1' } },
    () => refuse('Leche'),
    { status: 400, error: 'Leche', recipe: { a: 1 } },
  ],
  ['a fault', {}, () => raise('té'), { status: 418, error: 'té' }],
];
function refuse(message: string): never {
  throw new Refusal(message);
}
function raise(message: string): never {
  throw new Fault(418, message);
}
for (const [what, asked, work, told] of logged)
  test(`the line of the log: ${what}`, async () => {
    const { lines, exchange } = await calculated({ body: '{"a":1}', ...asked }, work);
    if (told === null) return assert.equal(lines, []);
    const { time, ms, ...rest } = JSON.parse(lines[0]!);
    const always = { level: 'info', id: exchange.id, method: 'POST', path: '(otro)', client: '192.0.2.1' };
    assert.equal(rest, { ...always, ...told });
    assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.ok(ms >= 0 && ms < 60_000 && /"ms":\d+\.\d\d,/.test(lines[0]!), lines[0]);
  });

test('without a body there is no recipe to log', () => {
  const { exchange, lines } = made({ env: { LOG_RECIPES: '1' } });
  exchange.preflight('GET');
  assert.not.match(lines[0]!, /recipe/);
});

test('the client is the socket’s, unless a proxy is trusted', () => {
  const ip = '198.51.100.7';
  assert.is(made({ ip }).exchange.client, '192.0.2.1');
  assert.is(made({ ip, env: { TRUST_PROXY: '1' } }).exchange.client, ip);
  assert.is(made({ ip: 'rubbish', env: { TRUST_PROXY: '1' } }).exchange.client, '192.0.2.1');
});

test('one calculation in eight is timed, stage by stage', async () => {
  const timed: boolean[] = [];
  const stages: string[][] = [];
  for (let times = 0; times < 16; times++) {
    const { service } = await calculated({}, (_body, _exchange, clock) => {
      timed.push(clock !== undefined);
      clock?.('mía');
      clock?.('mía');
      return '1';
    });
    if (timed.at(-1)) {
      stages.push([...service.stages.keys()]);
      assert.is(
        service.stages.get('mía')!.buckets.reduce((sum, one) => sum + one),
        2,
      );
      const spent = [...service.stages.values()].reduce((sum, { sum: own }) => sum + own, 0);
      assert.ok(spent >= 0 && spent < 60, `${spent}`);
    } else assert.is(service.stages.size, 0);
  }
  const first = timed.indexOf(true);
  assert.equal(
    timed,
    timed.map((_, index) => index % 8 === first),
  );
  assert.equal(
    stages,
    [1, 2].map(() => ['límite', 'cuerpo', 'turno', 'mía', 'espera', 'respuesta']),
  );
});

test.run();
