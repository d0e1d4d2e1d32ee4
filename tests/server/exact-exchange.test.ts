// One exchange, with a request and an answer that only pretend: what leaves, and when.
import { Readable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../engine/index.ts';
import { Fault } from '../../server/errors.ts';
import { busy } from '../../server/rate-limit/answer-429.ts';
import { Aborted } from '../../server/request-body.ts';
import { calculated, fine, made } from './exchanges.ts';

const ids: [given: string | undefined, isKept: boolean][] = [
  ['a', true],
  ['A.b:c-d_9', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['a b', false],
  ['', false],
  [undefined, false],
];
for (const [given, isKept] of ids)
  test(`the id ${given?.slice(0, 12)} is ${isKept ? 'kept' : 'made anew'}`, () => {
    const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
    const [one, two] = [made({ headers }).exchange.id, made({ headers }).exchange.id];
    if (isKept) return assert.equal([one, two], [given, given]);
    const [[, first], [, second]] = [one, two].map((id) => /^[\w-]{8}-([0-9a-z]+)$/.exec(id)!) as unknown as [
      string[],
      string[],
    ];
    assert.is(Number.parseInt(second!, 36), Number.parseInt(first!, 36) + 1);
  });

test('whoever closes says so in every answer', () => {
  const open = made();
  open.exchange.preflight('GET');
  assert.is(open.res.get('Connection'), undefined);
  const closing = made({ draining: true });
  closing.exchange.preflight('GET');
  assert.is(closing.res.get('Connection'), 'close');
  assert.equal([closing.res.status, closing.res.get('Allow'), closing.res.text], [204, 'GET', null]);
  assert.is(closing.res.get('Fixed'), 'yes');
});

test('a calculation leaves as JSON, with what is left of the budget', async () => {
  const { res, service, count, exchange } = await calculated({ body: '{"a":1}' }, (body) => JSON.stringify(body));
  assert.equal([res.status, res.text], [200, '{"a":1}']);
  assert.equal(res.headers, [
    ...['Fixed', 'yes', 'X-Request-Id', exchange.id],
    ...['RateLimit-Policy', 'policy', 'RateLimit', '"cliente";r=9;t=60'],
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', '7'],
  ]);
  assert.is(service.places.taken, 0);
  assert.is(count('obrador_requests_total', 'craft="",method="POST",status="200"'), 1);
  assert.is(count('obrador_request_seconds_count', 'craft=""'), 1);
  assert.is(count('obrador_aborted_total'), undefined);
});

test('or as what it says that it is, and in its time', async () => {
  const outcome = { status: 202, type: 'text/x', text: 'ñ' };
  for (const work of [() => outcome, () => Promise.resolve(outcome)]) {
    const { res } = await calculated({ verdict: Promise.resolve(fine) }, work);
    assert.equal([res.status, res.get('Content-Type'), res.text], [202, 'text/x', 'ñ']);
  }
});

test('heavy work pays one point for each ten milliseconds', async () => {
  const cases: [milliseconds: number, points: number, left: string][] = [
    [9.9, 0, 'r=9'],
    [10, 1, 'r=8'],
    [39, 3, 'r=6'],
    [1000, 100, 'r=0'],
  ];
  for (const [milliseconds, points, left] of cases) {
    const { res, charged } = await calculated({}, (_, exchange) =>
      exchange.charged(Promise.resolve({ json: '7', milliseconds })),
    );
    assert.equal(charged, points === 0 ? [] : [['192.0.2.1', points]]);
    assert.is(res.get('RateLimit'), `"cliente";${left};t=60`);
    assert.is(res.text, '7');
  }
});

test('over the budget it is refused before it is read, and says until when', async () => {
  const { res, count, service } = await calculated({ verdict: { allowed: false, remaining: 0, seconds: 7 } }, () => '');
  assert.is(res.status, 429);
  assert.equal([res.get('RateLimit'), res.get('Retry-After')], ['"cliente";r=0;t=7', '7']);
  assert.is(count('obrador_refused_total', 'reason="límite"'), 1);
  assert.is(service.places.taken, 0);
});

test('where there is no place, it is told to come back', async () => {
  const { res, count } = await calculated({ places: 0 }, () => '');
  assert.equal([res.status, res.get('Retry-After')], [429, '1']);
  assert.is(count('obrador_refused_total', 'reason="ocupado"'), 1);
});

test('a body half sent gives its place up, and is told; one that is whole keeps it', async () => {
  const { exchange, service } = made();
  await exchange.admit(() => {});
  const slow = Object.assign(new Readable({ read() {} }), { headers: { 'content-type': 'application/json' } });
  Object.assign(exchange, { req: Object.assign(slow, { socket: {}, complete: true }) });
  const reading = exchange.read(() => {}).catch((error: unknown) => error);
  for (let count = 0; count < 9; count++) service.places.take('192.0.2.1', () => {});
  assert.equal(((await reading) as Fault).message, busy().message);
  const whole = made({ places: 1 });
  await whole.exchange.admit(() => {});
  await whole.exchange.read(() => {});
  assert.is(
    whole.service.places.take('x', () => {}),
    null,
  );
});

test('what goes wrong in any step becomes the answer', async () => {
  const fail = (): never => {
    throw new Fault(418, 'té', ['X', 'y'], 'té');
  };
  const late = (): Promise<never> => Promise.reject(new Fault(418, 'té', ['X', 'y'], 'té'));
  for (const work of [fail, late]) {
    const { res, service } = await calculated({}, work);
    assert.equal([res.status, res.text, res.get('X')], [418, '{"error":"té"}', 'y']);
    assert.is(service.places.taken, 0);
  }
});

test('a fault of ours is told to the log with its trace, and to the client without', async () => {
  const { res, faults, count, exchange } = await calculated({}, () => {
    throw new TypeError('secreto');
  });
  assert.equal([res.status, res.text], [500, `{"error":"Error interno de cálculo","requestId":"${exchange.id}"}`]);
  const [{ error, ...told }] = faults as [{ error: string }];
  assert.equal(told, { message: 'Error interno', id: exchange.id, path: '(otro)' } as never);
  assert.match(error, /^TypeError: secreto\n/);
  assert.is(count('obrador_refused_total', 'reason="null"'), undefined);
});

test('a refusal is counted, and not told as a fault', async () => {
  const { faults, count } = await calculated({}, () => {
    throw new Refusal('no');
  });
  assert.equal(faults, []);
  assert.is(count('obrador_refused_total', 'reason="receta"'), 1);
});

test('whoever left is counted as such, and nothing is written', async () => {
  const aborted = made();
  await aborted.exchange.admit(() => {});
  aborted.exchange.fail(new Aborted());
  assert.equal([aborted.res.status, aborted.count('obrador_aborted_total')], [0, 1]);
  assert.is(aborted.service.places.taken, 0);
  const cut = made();
  cut.res.destroyed = true;
  cut.exchange.fail(new Fault(400, 'x'));
  assert.equal([cut.res.status, cut.count('obrador_aborted_total')], [0, 1]);
});

test('a fault after the headers have left cuts the connection', () => {
  const { exchange, res } = made();
  res.headersSent = true;
  exchange.fail(new Fault(400, 'x'));
  assert.equal([res.destroyed, res.status], [true, 0]);
});

test('a document is shown with its status, and not to whoever has it', () => {
  const document = { body: Buffer.from('{}'), etag: '"a"' };
  const shown = made({ method: 'GET' });
  shown.exchange.craft = 'pan';
  shown.exchange.show(document, 503);
  assert.equal([shown.res.status, shown.res.text, shown.res.get('ETag')], [503, '{}', '"a"']);
  assert.is(shown.count('obrador_requests_total', 'craft="pan",method="GET",status="503"'), 1);
  const usual = made();
  usual.exchange.show(document);
  assert.is(usual.res.status, 200);
  const known = made({ headers: { 'if-none-match': '"a"' } });
  known.exchange.show(document);
  assert.equal([known.res.status, known.res.text], [304, null]);
});

test.run();
