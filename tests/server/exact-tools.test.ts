// The tools of an assistant, with a kitchen that only notes what it is asked, and the protocol they are called by.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft } from '../../engine/index.ts';
import { Fault } from '../../server/errors.ts';
import { answerMcp } from '../../server/mcp/handler.ts';
import { type Kitchen, toolsOf } from '../../server/mcp/tools.ts';

const craft = {
  ...{ id: 'pan', label: 'Pan' },
  definition: { craft: { request: { name: 'n', weight: 'g' } }, types: { t: { label: 'T' } } },
} as unknown as Craft;

const asked: unknown[] = [];
const answer = { status: 'ok', explain: { params: 'p', ingredients: 'i' }, disclaimer: 'd', poweredBy: 'x' };
const noted = (what: string, body: unknown): typeof answer => {
  asked.push([what, body]);
  return answer;
};
const kitchen: Kitchen = {
  crafts: [craft],
  site: {} as never,
  today: () => '2026-01-01',
  search: (typed, id) => ({ typed, id }),
  balance: async (_, body) => noted('balance', body),
  explain: async (_, body) => noted('explain', body),
  adjust: async (_, body) => {
    asked.push(['adjust', body]);
    return { sentences: ['s'], ingredients: ['i'], adjusted: true, after: answer, cost: 'c' };
  },
};
const tools = toolsOf(kitchen);
const run = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
  asked.length = 0;
  return tools.find((tool) => tool.name === name)!.run(input);
};

const items = [{ nombre: 'a' }, { nombre: 'b', gramos: 0 }, { nombre: 'c', cantidad: '1 kg' }];
const body = { ingredients: [{ n: 'a' }, { n: 'b', g: 0 }, { n: 'c', quantity: '1 kg' }] };

test('tools: crafts and ingredients', async () => {
  assert.equal(await run('listar_oficios', {}), {
    oficios: [{ oficio: 'pan', nombre: 'Pan', tipos: [{ tipo: 't', nombre: 'T' }] }],
  });
  assert.equal(await run('buscar_ingredientes', { texto: 'x' }), { typed: 'x', id: null });
  assert.equal(await run('buscar_ingredientes', { texto: 'x', oficio: 'pan' }), { typed: 'x', id: 'pan' });
});

test('tools: a recipe goes to the kitchen as the craft writes it, and comes back small', async () => {
  assert.equal(await run('analizar_receta', { oficio: 'pan', ingredientes: items }), { status: 'ok' });
  assert.equal(asked, [['balance', body]]);
  const told = await run('explicar_receta', { oficio: 'pan', tipo: 't', ingredientes: items });
  assert.equal(told, { status: 'ok', cifras: 'p', lineas: 'i' });
  assert.equal(asked, [['explain', { type: 't', ...body }]]);
  await run('analizar_receta', { oficio: 'otro', ingredientes: items }).then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, 'No existe el oficio «otro». Los que hay: pan.'),
  );
});

test('tools: wishes of an adjustment by the names of the API; from nothing, a kilo and no weights', async () => {
  const adjusted = { conseguido: true, frases: ['s'], ingredientes: ['i'], coste: 'c', resultado: { status: 'ok' } };
  const wishes = { total: 5, sin: ['x'], coste_maximo: 3, meta: 'oro' };
  assert.equal(await run('ajustar_receta', { oficio: 'pan', ingredientes: items, ...wishes }), adjusted);
  assert.equal(asked, [['adjust', { ...body, total: 5, avoid: ['x'], maxCost: 3, target: 'oro' }]]);
  await run('ajustar_receta', { oficio: 'pan', ingredientes: items });
  assert.equal(asked, [['adjust', body]]);
  await run('formular_receta', { oficio: 'pan', ingredientes: items });
  const free = [
    { g: null, n: 'a' },
    { g: 0, n: 'b' },
    { g: null, n: 'c', quantity: '1 kg' },
  ];
  assert.equal(asked, [['adjust', { ingredients: free, total: 1000 }]]);
});

test('tools: the shape of what they ask', () => {
  const [, search, analyse, , adjust, free, label] = tools.map(({ input }) => input as never as Record<string, never>);
  const field = (input: Record<string, never>, name: string) =>
    (input!.properties as unknown as Record<string, Record<string, unknown>>)[name]!;
  assert.equal([search!.required, analyse!.required], [['texto'], ['oficio', 'ingredientes']] as never);
  assert.is(field(search!, 'texto').maxLength, 80);
  const { minItems, maxItems, description, items: item } = field(analyse!, 'ingredientes');
  assert.equal([minItems, maxItems, description], [1, 100, 'La receta']);
  assert.equal((item as { required: string[] }).required, ['nombre']);
  assert.is((item as { properties: { gramos: { minimum: number } } }).properties.gramos.minimum, 0);
  assert.is(field(adjust!, 'ingredientes').description, 'La receta');
  assert.is(field(free!, 'ingredientes').description, 'Lo que hay: sin gramos, el servicio decide cuánto');
  assert.is(field(label!, 'producto').maxLength, 120);
});

const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const spoken = async (method: string, params: object = {}): Promise<Record<string, never>> => {
  const { status, text } = await answerMcp({ jsonrpc: '2.0', id: 1, method, params }, headers, tools);
  assert.is(status, 200, text);
  return JSON.parse(text.includes('data: ') ? text.slice(text.indexOf('data: ') + 6) : text).result;
};

test('the protocol: tools are listed as safe, called, and refuse in words', async () => {
  const { tools: listed } = (await spoken('tools/list')) as unknown as {
    tools: { name: string; annotations: object }[];
  };
  assert.equal(
    listed.map(({ name }) => name),
    tools.map(({ name }) => name),
  );
  assert.equal(listed[0]!.annotations, { readOnlyHint: true, idempotentHint: true, openWorldHint: false });
  const called = await spoken('tools/call', { name: 'buscar_ingredientes', arguments: { texto: 'x' } });
  assert.equal([called.content, called.structuredContent, called.isError], [
    [{ type: 'text', text: '{"typed":"x","id":null}' }],
    { typed: 'x', id: null },
    undefined,
  ] as never);
  const failing = [{ ...tools[0]!, run: () => Promise.reject(new Fault(404, 'no está')) }];
  const { text } = await answerMcp(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'listar_oficios', arguments: {} } },
    headers,
    failing,
  );
  assert.match(text, /"text":"no está"/);
  assert.match(text, /"isError":true/);
});
test('the protocol: one message a request', async () => {
  const two = await answerMcp([{}, {}], headers, tools);
  assert.equal([two.status, two.type], [400, 'application/json; charset=utf-8']);
  assert.equal(JSON.parse(two.text), {
    jsonrpc: '2.0',
    error: { code: -32600, message: 'Un mensaje por petición: no se admiten lotes' },
    id: null,
  });
  const one = await answerMcp([{ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }], headers, tools);
  assert.not.match(one.text, /lotes/);
});

test.run();
