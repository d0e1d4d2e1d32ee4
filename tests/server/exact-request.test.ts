// The request of a craft as the document describes it, from small crafts made for each case; and what all of them share.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, requestLimits } from '../../engine/index.ts';
import { innerSchema } from '../../server/openapi/inner.ts';
import { requestSchema } from '../../server/openapi/request.ts';
import { countedFailures, failures, ok } from '../../server/openapi/responses.ts';
import { nameOf, record, type Schema } from '../../server/openapi/schema.ts';

const asking = (request: object = {}, more: object = {}, larder: object = {}): Craft =>
  ({
    ...{ inputs: [], earlier: [], lineRoles: [], rows: new Map(), columns: [] },
    larder: { packet: null, nesting: null, definition: { columns: { allergens: { leche: '', soja: '' } } }, ...larder },
    definition: {
      craft: { request: { name: 'n', weight: 'g', ...request }, label: 'Pan', defaultType: 't' },
      types: { t: { label: 'T' }, u: { label: 'U' } },
      names: { roles: { masa: {} } },
    },
    ...more,
  }) as unknown as Craft;
const itemOf = (craft: Craft): Schema => requestSchema(craft).properties!.ingredients!.items as Schema;

test('a request: type, ingredients, and what a craft adds', () => {
  const plain = requestSchema(asking());
  assert.equal([Object.keys(plain.properties!), plain.required], [['type', 'ingredients'], ['ingredients']]);
  assert.match(plain.properties!.type!.description!, /se aplica t\. Tipos: t \(T\); u \(U\)$/);
  assert.is(plain.properties!.ingredients!.maxItems, requestLimits.ingredients);
  const full = requestSchema(asking({ craft: ['pan'] }, { earlier: [{ until: '2025-01-01' }] })).properties!;
  assert.equal(full.craft, { type: 'string', enum: ['pan'], description: 'Oficio; otro valor da un error 400' });
  assert.equal(full.date!.examples, ['2025-01-01']);
  assert.equal(
    [full.type!.type, full.date!.type],
    [
      ['string', 'null'],
      ['string', 'null'],
    ],
  );
});

const inputs: [told: object, described: Schema][] = [
  [
    { label: 'Temperatura', unit: '°C', default: 20.5, min: -40, max: 0 },
    { minimum: -40, maximum: 0, description: 'Temperatura (°C). Si no se dice, 20,5' },
  ],
  [
    { label: 'Para llevar', default: 0, min: 0, max: 1, note: '1, sí; 0, no.' },
    { minimum: 0, maximum: 1, description: 'Para llevar. 1, sí; 0, no. Si no se dice, 0' },
  ],
  [
    { label: 'Horas', unit: 'h', default: 'sinDato', min: 0 },
    { minimum: 0, description: 'Horas (h)' },
  ],
  [
    { label: 'Peso', unit: 'g', default: 'peso / 2', min: 'peso / 4', max: 'peso', note: 'Lo que queda' },
    { description: 'Peso (g). Lo que queda. Sus límites dependen de la receta' },
  ],
];
for (const [told, described] of inputs)
  test(`an input of the process: ${described.description}`, () => {
    const craft = asking({}, { inputs: [{ key: 'x' }] });
    Object.assign(craft.definition.craft, { inputs: { x: told } });
    assert.equal(requestSchema(craft).properties!.x, { type: ['number', 'null'], ...described });
  });

test('an item: its name and its weight, and examples of five at most', () => {
  const rows = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((label) => [label, { label }]));
  const item = itemOf(asking({}, { rows }));
  assert.equal(Object.keys(item.properties!), ['n', 'g', 'quantity']);
  assert.equal(item.properties!.n!.examples, ['a', 'b', 'c', 'd', 'e']);
  assert.equal(item.properties!.g, {
    type: 'number',
    minimum: 0,
    maximum: requestLimits.grams,
    description: 'Peso en gramos',
  });
  assert.equal([item.required, item.anyOf], [['n'], [{ required: ['g'] }, { required: ['quantity'] }]]);
});

test('an item: roles, by the name the craft gives them', () => {
  assert.equal(itemOf(asking({ role: 'papel' })).properties!.papel, {
    type: ['string', 'null'],
    enum: ['masa', null],
    description: 'Obliga a contar el ingrediente en este grupo',
  });
  const withParts = itemOf(asking({}, { lineRoles: [{ key: 'relleno' }] })).properties!.role;
  assert.equal(withParts, {
    type: ['string', 'null'],
    enum: ['masa', 'relleno', null],
    description: 'Papel del ingrediente',
  });
});

test('an item: what its packet says, its allergens, and a recipe inside', () => {
  const fields = [{ key: 'fat', label: 'Grasas', unit: 'g', most: 100 }];
  const packet = { field: 'envase', family: 'fam', families: ['x'], fields, allergens: 'alerg', compound: null };
  const item = itemOf(asking({}, {}, { packet, nesting: { field: 'receta' } }));
  assert.equal(Object.keys(item.properties!), ['n', 'g', 'quantity', 'envase', 'alerg', 'receta']);
  assert.equal(item.properties!.alerg!.items, { type: 'string', enum: ['leche', 'leche?', 'soja', 'soja?'] });
  assert.is(item.properties!.alerg!.maxItems, 40);
  const told = item.properties!.envase!;
  assert.equal(
    [told.type, told.anyOf, told.additionalProperties],
    [['object', 'null'], [{ required: ['fat'] }], false],
  );
  assert.equal(told.properties!.fat, {
    ...{ type: ['number', 'null'], minimum: 0, maximum: 100, description: 'Grasas (g por 100 g)' },
  });
  assert.equal(
    [Object.keys(told.properties!), told.properties!.fam!.enum],
    [
      ['fat', 'fam', 'alerg'],
      ['x', null],
    ],
  );
  assert.equal(item.properties!.receta!.anyOf, [{ $ref: '#/components/schemas/InnerRecipe' }, { type: 'null' }]);
  assert.equal(item.anyOf!.at(-1), { required: ['receta'] });
  const silent = itemOf(asking({}, {}, { packet: { ...packet, allergens: null } })).properties!;
  assert.equal(
    [Object.keys(silent).includes('alerg'), Object.keys(silent.envase!.properties!)],
    [false, ['fat', 'fam']],
  );
});

test('an item: its composition, in every spelling, without what is internal', () => {
  const columns = [
    { label: 'Agua', unit: 'g', internal: false, spellings: ['agua', 'water'], most: 100 },
    { label: 'Dentro', unit: '', internal: true, spellings: ['dentro'], most: 1 },
    { label: 'Potencia', unit: '', internal: false, spellings: ['pod', 'agua'], most: 900 },
  ];
  const { properties } = itemOf(asking({ composition: true }, { columns }));
  assert.equal(Object.keys(properties!).slice(3), ['agua', 'water', 'pod']);
  const said = (label: string): string => `${label}, por 100 g; sustituye al valor del catálogo`;
  assert.equal(properties!.agua, { type: 'number', minimum: 0, maximum: 100, description: said('Agua (g)') });
  assert.equal(properties!.pod, { type: 'number', minimum: 0, maximum: 900, description: said('Potencia') });
  assert.is('agua' in itemOf(asking({}, { columns })).properties!, false);
});

test('a recipe inside: bounds', () => {
  const nesting = { field: 'r', name: ['n'], weight: ['g'], deepest: 3, lost: { label: 'Agua' } };
  const { properties, required, additionalProperties } = innerSchema(nesting as never);
  const { ingredients, loss, trim, finishedWeight } = properties as Record<string, Schema>;
  assert.equal([ingredients!.minItems, ingredients!.maxItems], [1, requestLimits.ingredients]);
  for (const { type, minimum, exclusiveMaximum } of [loss!, trim!])
    assert.equal([type, minimum, exclusiveMaximum], [['number', 'null'], 0, 100]);
  assert.equal(properties!.title!.type, ['string', 'null']);
  assert.equal([finishedWeight!.exclusiveMinimum, required, additionalProperties], [0, ['ingredients'], false]);
  const { g } = (ingredients!.items as Schema).properties!;
  assert.equal([g!.minimum, g!.maximum], [0, requestLimits.grams]);
});

test('shared answers: which headers each has, and its example where there is one', () => {
  const headersOf = (made: { headers: object }): string[] => Object.keys(made.headers).slice(2);
  assert.equal(headersOf(ok('a', 'B')), []);
  assert.equal(headersOf(ok('a', 'B', 1, true)), ['RateLimit-Policy', 'RateLimit']);
  assert.equal(ok('a', 'B').content['application/json'], { schema: { $ref: '#/components/schemas/B' } });
  assert.equal(ok('a', { type: 'x' }, 1).content['application/json'], { schema: { type: 'x' }, example: 1 });
  const left = ['RateLimit-Policy', 'RateLimit'];
  const counted: Record<number, string[]> = {
    ...{ 400: left, 500: left, 503: left, 405: ['Allow'], 429: [...left, 'Retry-After'] },
  };
  for (const [status, { headers }] of Object.entries(countedFailures(400, 405, 429, 500, 503)))
    assert.equal(headersOf({ headers }), counted[Number(status)], status);
  const failed = failures(400, 404, 405) as Record<string, { headers: object }>;
  assert.equal(Object.keys(failed), ['400', '404', '405']);
  assert.equal(Object.values(failed).map(headersOf), [[], [], ['Allow']]);
});

test('names: of a path, and of what a record asks for', () => {
  assert.equal(['/api/balance/pan-dulce', '/api/balance', '/otro/x'].map(nameOf), [
    'BalancePanDulce',
    'Balance',
    'OtroX',
  ]);
  assert.equal(record({ a: {}, b: {} }, ['a']).required, ['b']);
});

test.run();
