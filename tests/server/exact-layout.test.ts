// The answer and the manifest of a craft as the document describes them, from small crafts made for each case.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft } from '../../engine/index.ts';
import { answerSchema, manifestSchema } from '../../server/openapi/layout.ts';
import type { Schema } from '../../server/openapi/schema.ts';

interface Parts {
  answer?: unknown;
  manifest?: unknown;
  params?: object;
  types?: object;
  decisions?: object;
}
const craftOf = ({ answer = {}, manifest = {}, params = {}, types = { t: {} }, decisions }: Parts): Craft =>
  ({
    label: 'Pan',
    path: '/api/balance/pan-dulce',
    definition: {
      ...{ craft: { answer, manifest }, params: { params }, types },
      rules: decisions ? { decisions } : {},
    },
  }) as unknown as Craft;

const fieldsOf = (answer: unknown, parts: Parts = {}): { properties: Record<string, Schema>; required: string[] } => {
  const { properties, required, description } = answerSchema(craftOf({ ...parts, answer }));
  assert.is(description, 'Análisis de la receta: Pan');
  return { properties: properties!, required: required! };
};

test('what stands as it is, is told as it is; a pair of numbers, as numbers', () => {
  const { properties, required } = fieldsOf({ a: 'ok', b: null, c: 7, d: true, e: ['x', '@type'], f: { g: 1 } });
  assert.equal(properties.a, { const: 'ok' });
  assert.equal(properties.b, { const: null });
  assert.equal(properties.c, { const: 7 });
  assert.equal(properties.d, { const: true });
  assert.equal(properties.e, {
    type: 'array',
    prefixItems: [{ const: 'x' }, { type: 'string', enum: ['t'], description: 'Tipo de receta aplicado' }],
    ...{ minItems: 2, maxItems: 2 },
  });
  assert.equal(properties.f, { type: 'object', properties: { g: { const: 1 } }, required: ['g'] });
  assert.equal(required, ['a', 'b', 'c', 'd', 'e', 'f']);
  const params = { p: { label: 'P', formula: '1' }, q: { label: 'Q', formula: '1' } };
  const pair = fieldsOf({ a: ['@param.p', '@param.q', '@param.p'] }, { params }).properties.a;
  assert.equal(pair, { type: 'array', items: { type: 'number' }, minItems: 3, maxItems: 3 });
  assert.equal(fieldsOf({ a: {} }).properties.a, { type: 'object', properties: {}, required: [] });
});

const params = {
  sure: { label: 'Seguro', unit: '%', formula: '1' },
  bare: { label: 'Sin unidad', unit: '', formula: '1' },
  empty: { label: 'Vacío', formula: '1 / 0' },
  some: { label: 'A veces', formula: '1', show: 'value' },
  hidden: { label: 'Nunca', formula: '1', show: 'never' },
  told: { label: 'Siempre', formula: '1', show: 'always' },
};
const numberOf = (description: string): Schema => ({ type: 'number', description });

test('a parameter is promised when it is always shown and never null', () => {
  const { properties, required } = fieldsOf(
    Object.fromEntries(['sure', 'bare', 'empty', 'some', 'told', 'other'].map((id) => [id, `@param.${id}`])),
    { params },
  );
  assert.equal(properties, {
    ...{ sure: numberOf('Seguro (%)'), bare: numberOf('Sin unidad'), empty: numberOf('Vacío') },
    ...{ some: numberOf('A veces'), told: numberOf('Siempre'), other: numberOf('other') },
  });
  assert.equal(required, ['sure', 'bare', 'told']);
});

test('all parameters together leave out those that are never shown', () => {
  const { properties, required } = fieldsOf({ a: '@params', r: '@ranges', i: '@inRange' }, { params });
  assert.equal(required, ['a', 'r', 'i']);
  const shown = ['sure', 'bare', 'empty', 'some', 'told'];
  for (const key of ['a', 'r', 'i']) assert.equal(Object.keys(properties[key]!.properties!), shown);
  assert.equal(
    ['a', 'r', 'i'].map((key) => properties[key]!.required),
    [['sure', 'bare', 'told'], [], []],
  );
  assert.equal(properties.i!.properties!.sure, {
    type: ['boolean', 'null'],
    description: 'Seguro: dentro de rango; null si no se juzga',
  });
});

test('of a list of them, those and all of them', () => {
  const { properties } = fieldsOf({ r: { '@ranges': ['sure'] }, i: { '@inRange': ['bare', 'otro'] } }, { params });
  assert.equal([properties.r!.required, Object.keys(properties.r!.properties!)], [['sure'], ['sure']]);
  assert.equal(properties.i!.required, ['bare', 'otro']);
  assert.is(properties.i!.properties!.otro!.description, 'otro: dentro de rango; null si no se juzga');
});

const range = (isOpen: boolean, label = 'P'): Schema => ({
  type: 'array',
  description: `Rango de ${label}: [mínimo, máximo]`,
  items: { type: isOpen ? ['number', 'null'] : 'number' },
  ...{ minItems: 2, maxItems: 2 },
});
const whole = { ranges: { p: { range: [1, 2] } } };
const half = { ranges: { p: { range: [1, null] } } };
const ranges: [what: string, own: object, types: object, isOpen: boolean, isPromised: boolean][] = [
  ['in every type', {}, { a: whole, b: whole }, false, true],
  ['in one type only', {}, { a: whole, b: {} }, false, false],
  ['in none', {}, { a: {} }, false, false],
  ['of its own', { range: [1, 2] }, { a: {}, b: whole }, false, true],
  ['of its own, open', { range: [null, 2] }, { a: {} }, true, true],
  ['open in one type', {}, { a: whole, b: half }, true, true],
  ['open in a variant', {}, { a: { ...whole, variants: [{}, half] } }, true, true],
  ['whole in a variant', {}, { a: { ...whole, variants: [whole] } }, false, true],
  ['with a minimum by formula', { minimum: '1' }, { a: whole }, true, true],
  ['with a maximum by formula', { maximum: '1' }, { a: whole }, true, true],
];
for (const [what, own, types, isOpen, isPromised] of ranges)
  test(`a range ${what}`, () => {
    const parts = { params: { p: { label: 'P', formula: '1', ...own } }, types };
    const { properties, required } = fieldsOf({ r: '@range.p', all: '@ranges' }, parts);
    assert.equal(properties.r, range(isOpen));
    assert.equal(required.includes('r'), isPromised);
    const inAll = properties.all!.properties!.p;
    assert.equal(inAll, isPromised ? range(isOpen) : { ...range(isOpen), type: ['array', 'null'] });
  });
test('a range of nothing is called by its id', () =>
  assert.equal(fieldsOf({ r: '@range.x' }).properties.r, range(false, 'x')));

const decided: [what: string, decisions: object | undefined, values: unknown[], isPromised: boolean, words: string][] =
  [
    ['nobody decides', undefined, [], true, 'Lo que deciden las reglas del oficio'],
    ['one of two', { d: { rows: [{ give: 'x' }, { give: 'y' }, { give: 'x' }] } }, ['x', 'y'], true, ''],
    ['one or nothing', { d: { rows: [{ give: 'x' }, { give: null }] } }, ['x'], false, ''],
    ['another decides', { e: { rows: [{ give: 'z' }] }, d: { rows: [{ give: 'x' }] } }, ['x'], true, ''],
    ['among others', { e: { rows: [{ give: { d: 'x', f: 1 } }, { give: { d: 'y' } }] } }, ['x', 'y'], true, ''],
    ['among others, once not', { e: { rows: [{ give: { d: 'x' } }, { give: { f: 1 } }] } }, ['x'], false, ''],
    ['among others, once null', { e: { rows: [{ give: { d: 'x' } }, { give: { d: null } }] } }, ['x'], false, ''],
    ['among others, once alone', { e: { rows: [{ give: { d: 'x' } }, { give: 'z' }] } }, ['x'], false, ''],
    ['among others, once nothing', { e: { rows: [{ give: { d: 'x' } }, { give: null }] } }, ['x'], false, ''],
    [
      'with names',
      {
        c: { rows: [] },
        d: { rows: [{ give: 'x' }, { give: 2 }], labels: { d: { label: 'Brillo', values: { x: 'claro' } } } },
      },
      ['x', 2],
      true,
      'Brillo: claro, 2',
    ],
    [
      'with a name alone',
      { d: { rows: [{ give: 'x' }], labels: { d: { label: 'Brillo' } } } },
      ['x'],
      true,
      'Brillo: x',
    ],
  ];
for (const [what, decisions, values, isPromised, words] of decided)
  test(`a decision: ${what}`, () => {
    const { properties, required } = fieldsOf({ d: '@decision.d' }, decisions ? { decisions } : {});
    const description = words || 'Lo que deciden las reglas del oficio';
    assert.equal(properties.d, { enum: values, description });
    assert.equal(required, isPromised ? ['d'] : []);
  });

const sources: [source: string, schema: Partial<Schema>, isPromised?: boolean][] = [
  ['verdict', { enum: ['equilibrada', 'revisar'] }],
  ['typeLabel', { type: 'string', description: 'Nombre del tipo aplicado' }],
  ['variant', { type: 'string' }, false],
  ['list.x', { type: 'array', items: { type: 'string' } }],
  ['inRange.x', { type: ['boolean', 'null'] }],
  ['catalogueSize', { type: 'integer', minimum: 1 }],
  ['types', { type: 'array', items: { type: 'string' } }],
  ['docsUrl', { type: 'string', format: 'uri' }],
  ['endpoint', { description: 'Método y camino del cálculo' }],
  ['service', { description: 'Nombre del servicio' }],
  ['poweredBy', { description: 'Atribución del servicio' }],
  ['text.x.y', { type: 'string', description: 'Texto fijo' }],
];
for (const [source, schema, isPromised = true] of sources)
  test(`@${source} in an answer`, () => {
    const { properties, required } = fieldsOf({ a: `@${source}` });
    assert.equal({ ...properties.a, ...schema }, properties.a);
    assert.equal(required, isPromised ? ['a'] : []);
  });

test('a manifest tells the version, and its example is a request of the craft', () => {
  const made = manifestSchema(craftOf({ manifest: { service: '@service', bodyExample: { a: 1 } } }));
  assert.equal(Object.keys(made.properties!), ['service', 'bodyExample', 'definitions']);
  assert.equal(made.properties!.bodyExample, { $ref: '#/components/schemas/BalancePanDulceRequest' });
  assert.equal(made.required, ['service', 'bodyExample']);
  assert.is(made.description, 'Qué ofrece este camino: Pan');
  assert.is('bodyExample' in manifestSchema(craftOf({ manifest: {} })).properties!, false);
});

test.run();
