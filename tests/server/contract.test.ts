// The contract, sentence by sentence, over HTTP. Every answer is also held against /openapi.json (see running.ts).
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { weighed } from '../weighed.ts';
import { type Running, start } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start({ POWERED_BY: 'Obrador de prueba', PUBLIC_URL: 'https://obrador.example' });
});
test.after(() => server.stop());

const milk = [{ name: 'Leche entera', grams: 100 }];

test('GET /api/balance gives the manifest, whose example comes out balanced', async () => {
  const { status, body, headers } = await server.get('/api/balance');
  assert.is(status, 200);
  assert.match(headers.get('content-type') ?? '', /^application\/json/);
  assert.is(body.version, '1');
  assert.is(body.endpoint, 'POST /api/balance');
  assert.is(body.poweredBy, 'Obrador de prueba');
  assert.is(body.docs, 'https://obrador.example/docs');
  const types = [
    'helado_leche',
    'helado_crema',
    'sorbete_agua',
    'sorbete_leche',
    'crema_untable',
    'veteado',
    'granizado',
    'semifrio',
    'sin_azucar',
    'vegano',
    'salado',
    'base',
  ];
  assert.equal([...body.types].sort(), types.sort());
  for (const key of ['service', 'description', 'note']) assert.type(body[key], 'string');
  const example = await server.post('/api/balance', body.bodyExample);
  assert.is(example.status, 200);
  assert.is(example.body.verdict, 'equilibrada');
});

test('POST /api/balance answers every field of the contract', async () => {
  const { body } = await server.post('/api/balance', { craft: 'helado', type: 'helado_crema', ingredients: milk });
  assert.is(body.status, 'ok');
  assert.is(body.craft, 'helado');
  assert.is(body.type, 'helado_crema');
  assert.type(body.typeLabel, 'string');
  const params = [
    'PAC',
    'POD',
    'azucares',
    'materiaGrasa',
    'SLNG',
    'solidosTotales',
    'aguaLibre',
    'kcal_100g',
    'coste_100g_eur',
    'PAC_indice_clasico',
  ];
  assert.equal(Object.keys(body.params).sort(), [...params].sort());
  for (const param of params) assert.is(body.params[param], Math.round(body.params[param] * 100) / 100);
  assert.equal(Object.keys(body.ranges).sort(), [
    'PAC',
    'PAC_indice_clasico',
    'POD',
    'SLNG',
    'azucares',
    'materiaGrasa',
    'solidosTotales',
  ]);
  assert.equal(body.ranges.PAC, [-12.5, -10.6]);
  assert.equal(Object.keys(body.inRange).sort(), ['PAC', 'POD', 'SLNG', 'azucares', 'materiaGrasa', 'solidosTotales']);
  assert.is(body.verdict, Object.values(body.inRange).includes(false) ? 'revisar' : 'equilibrada');
  assert.is(body.pac_info.valor, body.params.PAC);
  assert.equal(body.pac_info.rango_trabajo, [-12.5, -10.6]);
  assert.is(body.pac_info.en_rango, body.inRange.PAC);
  assert.is(body.pac_info.indice_clasico.valor, body.params.PAC_indice_clasico);
  assert.equal(body.pac_info.indice_clasico.rango_por_tipo, body.ranges.PAC_indice_clasico);
  for (const list of ['suggestions', 'warnings']) assert.ok(Array.isArray(body[list]));
  assert.type(body.disclaimer, 'string');
  assert.ok(Number.isInteger(body.catalogoIngredientes) && body.catalogoIngredientes > 100);
  assert.is(body.poweredBy, 'Obrador de prueba');
});

test('an unsupported craft is refused with the list of those there are', async () => {
  const { status, body } = await server.post('/api/balance', { craft: 'panaderia', ingredients: milk });
  assert.is(status, 400);
  assert.equal(body.supported, ['helado']);
});

test('supported is there only for an unsupported craft', async () => {
  const { body } = await server.post('/api/balance', {});
  assert.not.ok('supported' in body);
});

test('an unknown type falls back to the default one and is named in a warning', async () => {
  const { status, body } = await server.post('/api/balance', { type: 'cosa_de_humo', ingredients: milk });
  assert.is(status, 200);
  assert.is(body.type, 'helado_crema');
  assert.ok(body.warnings.some((text: string) => text.includes('cosa_de_humo')));
});

test('the caller’s composition wins over the catalogue', async () => {
  const plain = await server.post('/api/balance', { ingredients: milk });
  const own = await server.post('/api/balance', { ingredients: [{ ...milk[0], materiagrasa: 20 }] });
  assert.is.not(own.body.params.materiaGrasa, plain.body.params.materiaGrasa);
});

const refusals: [path: string, body: unknown, says: RegExp][] = [
  ['/api/balance', {}, /ingrediente/i],
  ['/api/balance', { ingredients: [{ name: 'Leche entera', grams: 0 }] }, /./],
  ['/api/balance/panaderia', {}, /ingrediente/i],
  ['/api/balance/panaderia', { ingredients: [{ name: 'Agua', grams: 100 }] }, /harina/i],
  ['/api/balance/pasteleria', {}, /ingrediente/i],
  ['/api/balance/pasteleria', { type: 'genoise', ingredients: [{ name: 'Agua', grams: 100 }] }, /./],
  ['/api/balance/turron', { ingredients: [{ ingrediente: 'agua', peso: 100 }] }, /./],
  ['/api/balance/turron', { ingredients: [{ ingrediente: 'miel', peso: 0 }] }, /./],
  ['/api/balance/cacao', { ingredients: [{ ingrediente: 'agua', peso: 100 }] }, /./],
  ['/api/balance/cacao', { ingredients: [{ ingrediente: 'azucar', peso: 0 }] }, /./],
];
for (const [path, body, says] of refusals) {
  test(`400 from ${path} for ${JSON.stringify(body)}`, async () => {
    const answer = await server.post(path, body);
    assert.is(answer.status, 400);
    assert.match(answer.body.error, says);
  });
}

test('every craft answers its manifest, its own example and its description', async () => {
  const { body } = await server.get('/api/crafts');
  assert.equal(body.crafts.map(({ path }: { path: string }) => path).sort(), [
    '/api/balance',
    '/api/balance/cacao',
    '/api/balance/conservas',
    '/api/balance/panaderia',
    '/api/balance/pasteleria',
    '/api/balance/turron',
  ]);
  assert.is(body.crafts[0].path, '/api/balance');
  for (const { id, path, defaultType, details } of body.crafts) {
    const manifest = await server.get(path);
    assert.is(manifest.status, 200);
    assert.is(manifest.body.definitions, body.definitions);
    assert.ok(manifest.body.types.includes(defaultType));
    const answer = await server.post(path, manifest.body.bodyExample);
    assert.is(answer.status, 200, answer.text);
    assert.is(answer.body.status, 'ok');
    assert.is(answer.body.poweredBy, 'Obrador de prueba');
    const detail = await server.get(details);
    assert.is(detail.body.id, id);
    assert.is(detail.body.definitions, body.definitions);
  }
});

test('the five endpoints answer the shapes of their sections', async () => {
  const bakery = await server.post('/api/balance/panaderia', {
    ingredients: [
      { name: 'Harina', grams: 1000 },
      { name: 'Agua', grams: 650 },
      { name: 'Sal', grams: 20 },
      { name: 'x', grams: 5, role: 'levadura' },
    ],
  });
  for (const key of ['verdict', 'type', 'typeLabel', 'params', 'ranges', 'inRange', 'suggestions', 'warnings'])
    assert.ok(key in bakery.body, key);
  assert.is(bakery.body.type, 'pan_comun');
  assert.is(Math.round(bakery.body.params.hidratacion), 65);
  const nougat = await server.post('/api/balance/turron', {
    ingredients: [
      { ingrediente: 'almendra_tostada', peso: 640 },
      { ingrediente: 'miel', peso: 200 },
      { ingrediente: 'azucar', peso: 160 },
    ],
  });
  assert.is(nougat.body.craft, 'turron');
  assert.is(nougat.body.type, 'jijona');
  for (const key of ['tipo', 'almendras', 'categoria', 'motivos']) assert.ok(key in nougat.body.score, key);
  const cocoa = await server.post('/api/balance/cacao', {
    ingredients: [
      { ingrediente: 'pasta_cacao', peso: 600 },
      { ingrediente: 'manteca_cacao', peso: 100 },
      { ingrediente: 'azucar', peso: 300 },
    ],
  });
  assert.is(cocoa.body.craft, 'cacao');
  assert.is(cocoa.body.type, 'negro');
  assert.ok(['gold', 'silver', 'bronze'].includes(cocoa.body.score.medalla));
  for (const step of ['fundir', 'enfriar', 'trabajar']) assert.is(cocoa.body.score.temple[step].length, 2);
  assert.not.ok('aw' in cocoa.body.score);
  const pastry = await server.post('/api/balance/pasteleria', {
    ingredients: weighed({ 'Huevo entero': 200, Azúcar: 125, Harina: 125 }),
  });
  assert.is(pastry.body.type, 'genoise');
  for (const key of ['azucares', 'grasa', 'proteinas', 'agua', 'solidos', 'pod', 'kcal_100g', 'coste_kg_eur'])
    assert.type(pastry.body.params[key], 'number', key);
});

test('?explain=true adds where every number comes from, and changes nothing else', async () => {
  const { body: crafts } = await server.get('/api/crafts');
  for (const { path } of crafts.crafts) {
    const { bodyExample } = (await server.get(path)).body;
    const plain = await server.post(path, bodyExample);
    const { explain, ...rest } = (await server.post(`${path}?explain=true`, bodyExample)).body;
    assert.equal(rest, plain.body);
    for (const param of Object.keys(plain.body.params)) assert.type(explain.params[param].formula, 'string', param);
    assert.equal((await server.post(`${path}?explain=false`, bodyExample)).body, plain.body);
  }
});

test('every craft that can be adjusted has its path, and answers what it describes', async () => {
  const { body: crafts } = await server.get('/api/crafts');
  assert.is(crafts.crafts[0].adjustPath, '/api/adjust');
  for (const { path, adjustPath } of crafts.crafts) {
    const { bodyExample } = (await server.get(path)).body;
    const weight = 'grams' in bodyExample.ingredients[0] ? 'grams' : 'peso';
    bodyExample.ingredients[0][weight] *= 1.5;
    const answer = await server.post(adjustPath, bodyExample);
    assert.is(answer.status, 200, answer.text);
    assert.type(answer.body.adjusted, 'boolean');
    const bad = await server.post(adjustPath, { ...bodyExample, objective: 'x' });
    assert.is(bad.status, 400);
    assert.match(bad.body.error, /objective/);
    assert.is((await server.get(adjustPath)).status, 405);
  }
});

test.run();
