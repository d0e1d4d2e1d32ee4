// The whole description, of a craft that offers everything and of one that offers only an analysis.
import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, type Layout, requestLimits } from '../../engine/index.ts';
import { prove } from '../../server/definitions/prove.ts';
import { adjustAnswerSchema, adjustExample, adjustRequestSchema } from '../../server/openapi/adjust.ts';
import { openapi } from '../../server/openapi/document.ts';
import { explanationSchema } from '../../server/openapi/explanation.ts';
import { craftDetail, errorSchema } from '../../server/openapi/general.ts';
import { labelExample, labelRequestSchema } from '../../server/openapi/label.ts';
import type { Schema } from '../../server/openapi/schema.ts';
import { folderWithInvented } from './invented.ts';
import { crafts } from './running.ts';

const site = { service: 'Obrador', poweredBy: 'x', docsUrl: 'https://x/docs', publicUrl: 'https://x' };
const folder = folderWithInvented(false);
const plain = prove({ craftsDir: folder, larderDir: '/no/hay' }).loaded.crafts[0]!;
rmSync(folder, { recursive: true });
const whole = crafts()
  .offers.find(({ adjusts, labels }) => adjusts && labels)!
  .craft();

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: Record<string, { example: unknown }> };
  responses: Record<string, { headers?: object; content?: Record<string, { example?: unknown; schema: Schema }> }>;
}
const made = openapi([whole, plain], 'v7', site, '/aqui');
const paths = made.paths as Record<string, Record<string, Operation>>;
const schemas = made.components.schemas;

const operations: [id: string, statuses: string][] = [
  ['listCrafts', '200,405'],
  ['getCraft', '200,404,405'],
  ['searchIngredients', '200,400,405'],
  ['getIngredient', '200,404,405'],
  ['callTool', '200,202,400,405,429,500,503'],
  ['getDescription', '200,405'],
  ['getHealth', '200,405'],
  ['getReadiness', '200,405,503'],
  ['getBalanceLimonada', '200,405'],
  ['postBalanceLimonada', '200,400,429,500,503'],
];
const all = Object.values(paths).flatMap((path) => Object.values(path));
const operationOf = (id: string): Operation => all.find(({ operationId }) => operationId === id)!;
for (const [id, statuses] of operations)
  test(`${id} answers ${statuses}`, () => assert.is(Object.keys(operationOf(id).responses).join(), statuses));

test('a craft with labels and adjusting has five operations, and one without, two', () => {
  const name =
    operationOf('listCrafts') &&
    Object.keys(schemas)
      .find((key) => key.endsWith('Adjusted'))!
      .slice(0, -8);
  for (const [verb, statuses] of [
    ['get', '200,405'],
    ['post', '200,400,429,500,503'],
    ['label', '200,400,429,500,503'],
    ['adjust', '200,400,429,500,503'],
  ])
    assert.is(Object.keys(operationOf(`${verb}${name}`).responses).join(), statuses, verb);
  const own = Object.keys(schemas).filter((key) => key.startsWith(name) && !key.startsWith('BalanceLimonada'));
  assert.equal(
    own.map((key) => key.slice(name.length)),
    ['Request', 'Response', 'Manifest', 'Label', 'Adjust', 'Adjusted'],
  );
  assert.equal(Object.keys(schemas).filter((key) => key.startsWith('BalanceLimonada')).length, 3);
  assert.ok('Label' in schemas && 'InnerRecipe' in schemas);
  assert.is('InnerRecipe' in openapi([plain], 'v', site, '/').components.schemas, false);
  for (const verb of ['post', 'label', 'adjust']) {
    const { requestBody, responses } = operationOf(`${verb}${name}`);
    assert.is(requestBody!.required, true);
    assert.ok(requestBody!.content['application/json']!.example, verb);
    assert.equal((responses[200]!.content!['application/json']!.example as { status: string }).status, 'ok', verb);
    assert.ok('RateLimit' in responses[200]!.headers!, verb);
  }
  const linked = operationOf(`label${name}`).responses[200]!.content!['application/ld+json'];
  assert.is((linked!.schema as Schema).additionalProperties, true);
  const answer = schemas[`${name}Response`]!;
  assert.equal(answer.properties!.explain, { $ref: '#/components/schemas/Explanation' });
});

test('what the document says of itself', () => {
  assert.equal(
    [made.openapi, made.info.title, made.info.version, made.info['x-definitions']],
    ['3.1.0', 'Obrador', '1', 'v7'],
  );
  assert.equal(made.servers, [{ url: '/aqui', description: 'Este servicio' }]);
  assert.equal(
    made.tags.map(({ name }) => name),
    [whole.id, 'limonada', 'general'],
  );
  assert.is('RateLimit' in operationOf('getHealth').responses[200]!.headers!, false);
  assert.ok('RateLimit' in operationOf('callTool').responses[200]!.headers!);
  assert.is(operationOf('callTool').requestBody!.required, true);
});

test('parameters: which are asked for, and their bounds', () => {
  const told = operationOf('searchIngredients').parameters!.map(({ name, required, schema }) => [
    name,
    required,
    schema,
  ]);
  assert.equal(told, [
    ['q', true, { type: 'string', minLength: 1, maxLength: 120 }],
    ['craft', false, { type: 'string', enum: [whole.id, 'limonada'] }],
    ['limit', false, { type: 'integer', minimum: 1, maximum: 50 }],
  ]);
  assert.equal(
    operationOf('getCraft').parameters!.map(({ name, required }) => [name, required]),
    [['id', true]],
  );
  assert.equal(
    operationOf('getIngredient').parameters!.map(({ schema }) => schema),
    [{ type: 'string' }],
  );
  assert.equal(
    operationOf('postBalanceLimonada').parameters!.map(({ name, schema }) => [name, schema]),
    [['explain', { type: 'boolean', default: false }]],
  );
});

test('an example that the craft refuses is left out', () => {
  const manifest: Layout = {
    shows: 'entries',
    entries: [{ key: 'bodyExample', of: { shows: 'value', value: { ingredients: [] } } }],
  };
  const { paths } = openapi([{ ...plain, manifest }], 'v', site, '/');
  const { post } = paths[plain.path] as { post: Operation };
  assert.is('example' in post.responses[200]!.content!['application/json']!, false);
  assert.is(labelExample(whole, {}, site), undefined);
});

const bounds = ({ type, minimum, exclusiveMinimum, maximum, minItems, maxItems, maxLength }: Schema): unknown[] => [
  ...[type, minimum ?? exclusiveMinimum, maximum, minItems, maxItems, maxLength],
];

test('what may be asked of an adjustment', () => {
  const { properties, required } = adjustRequestSchema(whole) as {
    properties: Record<string, Schema>;
    required: string[];
  };
  assert.equal(required, ['ingredients']);
  const { name, weight } = whole.definition.craft.request;
  assert.equal(properties.objective!.enum, ['minimal', 'cheapest', 'balanced', null]);
  assert.is(adjustRequestSchema(whole).additionalProperties, false);
  assert.equal(bounds(properties.total!), [
    ['number', 'null'],
    0,
    requestLimits.grams,
    undefined,
    undefined,
    undefined,
  ]);
  assert.is(properties.total!.exclusiveMinimum, 0);
  assert.is(properties.maxCost!.exclusiveMinimum, 0);
  assert.equal(bounds(properties.ranges!.additionalProperties as Schema), [
    'array',
    undefined,
    undefined,
    2,
    2,
    undefined,
  ]);
  assert.equal(properties.max!.additionalProperties, { type: 'number', minimum: 0, maximum: requestLimits.grams });
  for (const [key, most] of [
    ['add', requestLimits.ingredients],
    ['use', requestLimits.ingredients],
    ['avoid', requestLimits.named],
    ['only', requestLimits.named],
  ] as const)
    assert.is(properties[key]!.maxItems, most, key);
  assert.is((properties.use!.items as Schema).additionalProperties, false);
  assert.ok('date' in properties && 'date' in adjustRequestSchema(plain).properties!);
  assert.equal((properties.use!.items as Schema).required, [name, weight]);
  const item = properties.ingredients!.items as Schema;
  assert.equal([item.anyOf, item.required, item.additionalProperties], [undefined, [name], false]);
  const [grams, min, max] = [weight, 'min', 'max'].map((key) => item.properties![key]!);
  assert.equal([grams!.type, grams!.minimum, min!.minimum, max!.minimum], [['number', 'null'], 0, 0, 0]);
  assert.is('frontier' in adjustRequestSchema(plain).properties!, false);
  assert.is('target' in adjustRequestSchema(plain).properties!, false);
});

test('what an adjustment answers', () => {
  const { properties, required } = adjustAnswerSchema(whole) as {
    properties: Record<string, Schema>;
    required: string[];
  };
  const left = Object.keys(properties).filter((key) => !required.includes(key));
  assert.equal(left, ['target', 'lawful', 'inputs', 'cost', 'choices']);
  const ingredient = (properties.ingredients!.items as Schema).properties!;
  assert.equal(bounds(ingredient.tolerance!), [['array', 'null'], undefined, undefined, 2, 2, undefined]);
  const { ranges, clash } = properties.reasons!.properties as Record<string, Schema>;
  const { range, reachable } = (ranges!.items as Schema).properties!;
  for (const pair of [range!, reachable!, clash!.items as Schema]) assert.equal([pair.minItems, pair.maxItems], [2, 2]);
});

test('an example of an adjustment is one that moves something and gets there', () => {
  const { body, answer } = adjustExample(whole, site) as { body: { type: string }; answer: Record<string, never> };
  assert.is(answer.adjusted, true as never);
  assert.ok((answer.ingredients as unknown as { change: number }[]).some(({ change }) => change !== 0));
  assert.ok(body.type in whole.definition.types);
  const still = { ...whole, definition: { ...whole.definition, types: {} } };
  assert.is(adjustExample(still as Craft, site), null);
});

test('what a label is asked: shares between nothing and all', () => {
  const { properties } = labelRequestSchema(whole) as { properties: Record<string, Schema> };
  assert.equal(bounds(properties.name!), [['string', 'null'], undefined, undefined, undefined, undefined, 120]);
  for (const key of ['loss', 'trim'])
    assert.equal([properties[key]!.minimum, properties[key]!.exclusiveMaximum], [0, 100], key);
  for (const key of ['finishedWeight', 'portions', 'pieces', 'pieceWeight', 'mouldWeight'])
    assert.equal([properties[key]!.exclusiveMinimum, properties[key]!.maximum], [0, requestLimits.grams], key);
});

test('shapes that belong to no craft', () => {
  assert.is(errorSchema.properties!.error!.minLength, 1);
  assert.is(craftDetail.additionalProperties, true);
  const { range } = (explanationSchema.properties!.params!.additionalProperties as Schema).properties!;
  assert.equal([range!.minItems, range!.maxItems], [2, 2]);
});

test.run();
