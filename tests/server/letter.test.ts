// The contract to the letter, where common sense would have done otherwise.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start, withServer } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start({ HEAVY_THREADS: '1' });
});
test.after(() => server.stop());

const weighed = (pairs: Record<string, number>) => Object.entries(pairs).map(([name, grams]) => ({ name, grams }));
const sorbet = weighed({ Agua: 600, Azúcar: 200, Fresa: 300 });

const types: [asked: unknown, applied: string][] = [
  ['sorbete_agua', 'sorbete_agua'],
  ['SORBETE_AGUA', 'sorbete_agua'],
  ['Sorbete-Agua', 'sorbete_agua'],
  ['sorbeté agua', 'sorbete_agua'],
  ['sin azúcar', 'sin_azucar'],
  ['sorbete', 'helado_crema'],
  ['sorbetes_agua', 'helado_crema'],
  ['sherbet', 'helado_crema'],
  ['granita', 'helado_crema'],
  ['nieve de limón', 'helado_crema'],
  ['Sorbete de agua', 'helado_crema'],
  ['vegana', 'helado_crema'],
  ['__proto__', 'helado_crema'],
  ['', 'helado_crema'],
  [null, 'helado_crema'],
];
for (const [type, applied] of types) {
  test(`type ${JSON.stringify(type)} is ${applied}`, async () => {
    const { body } = await server.post('/api/balance', { type, ingredients: sorbet });
    assert.is(body.type, applied);
  });
}

test('other crafts go on finding a type by its plain name', async () => {
  const dough = weighed({ Harina: 1000, Agua: 650, Sal: 20, Levadura: 10 });
  const { body } = await server.post('/api/balance/panaderia', { type: 'pan de molde', ingredients: dough });
  assert.is(body.type, 'pan_molde');
});

test('a range is two numbers, also where the type sets none; then nothing is judged', async () => {
  const { types: ids } = (await server.get('/api/balance')).body;
  for (const type of ids) {
    const { ranges, inRange } = (await server.post('/api/balance', { type, ingredients: sorbet })).body;
    for (const [key, range] of Object.entries(ranges)) {
      assert.is((range as unknown[]).length, 2, `${type} ${key}`);
      for (const end of range as unknown[]) assert.type(end, 'number', `${type} ${key}`);
    }
    if (type === 'veteado') assert.equal([ranges.SLNG, inRange.SLNG], [[0, 100], null]);
  }
});

test('null is as good as not saying it, wherever a field may be left out', async () => {
  const plain = await server.post('/api/balance', { ingredients: sorbet });
  const nothing = {
    azucares: null,
    pac: null,
    precio: null,
    quantity: null,
    recipe: null,
    label: null,
    allergens: null,
  };
  const said = {
    ...{ craft: null, type: null, date: null, overrun: null },
    ingredients: sorbet.map((item) => ({ ...item, ...nothing })),
  };
  assert.equal((await server.post('/api/balance', said)).body, plain.body);
  const dough = weighed({ Harina: 1000, Agua: 650, Sal: 20, Levadura: 10 });
  const bread = await server.post('/api/balance/panaderia', { ingredients: dough });
  const told = { type: null, temp_agua: null, ingredients: dough.map((item) => ({ ...item, role: null })) };
  assert.equal((await server.post('/api/balance/panaderia', told)).body, bread.body);
});

const nothingValid: Record<string, number>[] = [{ sorbitol: 100 }, { nata: 100 }, { agua: 50, lecitina: 1 }];
for (const recipe of nothingValid) {
  test(`cocoa of ${JSON.stringify(recipe)} has no valid ingredient`, async () => {
    const ingredients = Object.entries(recipe).map(([ingrediente, peso]) => ({ ingrediente, peso }));
    const answer = await server.post('/api/balance/cacao', { ingredients });
    assert.is(answer.status, 400);
    assert.match(answer.body.error, /No hay ingredientes válidos/);
  });
}

const bar = { ingrediente: 'Cacao en polvo', peso: 400 };
const block = { ingrediente: 'Miel', peso: 200 };
const roles: [craft: string, line: object, allowed: RegExp][] = [
  ['turron', block, /ingredients\[0\]\.role: debe ser uno de estos valores: «baño», «relleno», «oblea»\./],
  ['cacao', bar, /ingredients\[0\]\.role: debe ser uno de estos valores: «baño», «entero o troceado»\./],
  ['panaderia', { name: 'Harina', grams: 500 }, /ingredients\[0\]\.role: debe ser uno de estos valores: harina, agua,/],
];
for (const [craft, line, allowed] of roles) {
  test(`a role that nobody plays in ${craft} is refused with those that there are`, async () => {
    for (const role of ['nonsense', 7, ['baño'], {}]) {
      const { status, body } = await server.post(`/api/balance/${craft}`, { ingredients: [{ ...line, role }] });
      assert.equal(
        [status, body.code, body.param],
        [400, 'field_invalid', 'ingredients[0].role'],
        JSON.stringify(role),
      );
      assert.match(body.error, allowed);
    }
  });
}

test('a role is any of the names of a part', async () => {
  for (const role of ['bano', 'Baño', 'BAÑO', 'cobertura', '', null]) {
    const ingredients = [block, { ingrediente: 'Almendra tostada', peso: 600 }, { ...bar, role }];
    const { status } = await server.post('/api/balance/turron', { ingredients });
    assert.is(status, 200, String(role));
  }
});

const left = [
  { ingrediente: 'Almendra tostada', peso: null },
  { ingrediente: 'Miel', peso: 200 },
  { ingrediente: 'Azúcar', peso: 100 },
];
const process: [told: Record<string, unknown>, error: RegExp][] = [
  [{ altitud: 99999 }, /^altitud: 99999 m no puede ser; altitud, como poco 0 m y como mucho 4500 m\.$/],
  [{ humedad_final: 400 }, /^humedad_final: 400 % no puede ser/],
  [{ humedad_final: 'poca' }, /^humedad_final: debe ser un número/],
  // Its ends are those of the recipe that is found.
  [{ peso_final: 1 }, /^peso_final: 1 g no puede ser; peso de la masa terminada, como poco .* g\.$/],
  [{ peso_final: 900000 }, /^peso_final: 900000 g no puede ser; peso de la masa terminada, .*como mucho .* g\.$/],
];
for (const [told, error] of process) {
  test(`adjusting with a weight left open refuses ${JSON.stringify(told)}`, async () => {
    const { status, body } = await server.post('/api/adjust/turron', { ...told, ingredients: left });
    assert.equal([status, body.code, body.param], [400, 'field_invalid', Object.keys(told)[0]]);
    assert.match(body.error, error);
  });
}

test('adjusting with a weight left open takes what the process can be', async () => {
  const told = { altitud: 600, humedad_final: 4 };
  const { status, body } = await server.post('/api/adjust/turron', { ...told, ingredients: left });
  assert.equal([status, body.status], [200, 'ok']);
});

test('a mix with nothing that lowers its freezing point is told so, and its PAC is not judged', async () => {
  const { body } = await server.post('/api/balance', { ingredients: weighed({ Agua: 500 }) });
  assert.equal([body.inRange.PAC, body.pac_info.en_rango], [null, null]);
  assert.ok(body.warnings.some((text: string) => text.includes('punto de congelación')));
  assert.not.match(JSON.stringify(body.suggestions), /Quedará duro/);
});

test('ids are for programs: sentences have words', async () => {
  const { body: manifest } = await server.get('/api/crafts');
  const ids = ['azucar', 'pinon', 'azucar_invertido', 'manteca_cerdo', 'almendra_tostada', 'fruta_confitada'];
  const ingredients = ids.map((ingrediente, index) => ({ ingrediente, peso: 50 + 90 * index }));
  assert.ok(manifest.crafts.length > 0);
  for (const type of ['jijona', 'alicante', 'mazapan', 'guirlache', 'yema_tostada']) {
    const { body } = await server.post('/api/balance/turron', { type, ingredients });
    const sentences = [...body.score.motivos, ...(body.warnings ?? [])].join('\n');
    assert.not.match(sentences, /\b(azucar|pinon)\b|[a-z]_[a-z]/, sentences);
  }
});

test('each request is one of the sixty, however long it is and however long it takes', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '10' }, async (limited) => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: 'Leche entera', grams: 1 + at }));
    const short = weighed({ 'Leche entera': 700, Nata: 100, Azúcar: 90 });
    const asked: [path: string, ingredients: object[]][] = [
      ...[10, 60, 200, 10, 60, 200].map((count): [string, object[]] => ['/api/balance', lines(count)]),
      ...['/api/adjust', '/api/balance?explain=true', '/api/label', '/api/adjust'].map((path): [string, object[]] => [
        path,
        short,
      ]),
    ];
    for (const [path, ingredients] of asked)
      assert.is((await limited.post(path, { ingredients })).status, 200, `${path} ${ingredients.length}`);
    assert.is((await limited.post('/api/balance', { ingredients: short })).status, 429);
  }));

test('balances are answered while adjustments wait for their turn', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({ name: 'Leche entera', grams: 1 + index }));
  const adjusting = Array.from({ length: 34 }, () => server.post('/api/adjust', { ingredients: lines }));
  const balances = await Promise.all(
    Array.from({ length: 8 }, (_, index) => server.post('/api/balance', { ingredients: lines.slice(index) })),
  );
  assert.equal(
    balances.map(({ status }) => status),
    Array(8).fill(200),
  );
  for (const { status, headers } of await Promise.all(adjusting)) {
    assert.ok(status === 200 || status === 429, `${status}`);
    if (status === 429) assert.is(headers.get('retry-after'), '5');
  }
});

test.run();
