// The tools for assistants, called by the protocol's own client: over real HTTP and over a real process's stdio.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { command, type Running, start } from '../server/running.ts';

let server: Running;
let client: Client;
test.before(async () => {
  server = await start();
  client = new Client({ name: 'prueba', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
});
test.after(async () => {
  await client.close();
  await server.stop();
});

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests look at
const call = async (who: Client, name: string, given: Record<string, unknown> = {}): Promise<any> => {
  const { structuredContent, isError, content } = await who.callTool({ name, arguments: given });
  return isError ? { error: (content as { text: string }[])[0]!.text } : structuredContent;
};
const of = (recipe: Record<string, number>) => Object.entries(recipe).map(([nombre, gramos]) => ({ nombre, gramos }));

test('it tells its tools, in Spanish, with the crafts that are loaded', async () => {
  const { tools } = await client.listTools();
  assert.equal(
    tools.map(({ name }) => name),
    [
      ...['listar_oficios', 'buscar_ingredientes', 'analizar_receta', 'explicar_receta'],
      ...['ajustar_receta', 'formular_receta', 'etiquetar_receta', 'cambiar_recetas'],
    ],
  );
  for (const { inputSchema } of tools.slice(2, -1)) assert.equal(inputSchema.required, ['oficio', 'ingredientes']);
});

test('what is wrong before the protocol is reached is told as the protocol tells', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const answer = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: '{bad' });
  const told = (await answer.json()) as { error: { code: number; message: string; data: { code: string } } };
  assert.equal([answer.status, told.error.code, told.error.data.code], [400, -32700, 'json_invalid']);
  assert.match(told.error.message, /^El cuerpo no es JSON válido: línea 1/);
});

test('crafts and ingredients are found, slips included', async () => {
  const { oficios } = await call(client, 'listar_oficios');
  assert.ok(oficios.length >= 5);
  const { ingredients } = await call(client, 'buscar_ingredientes', { texto: 'dextroza' });
  assert.match(JSON.stringify(ingredients[0]), /dextrosa/i);
});

test('a recipe is analysed as the API does, and a refusal is told in words', async () => {
  const barra = { 'Harina panificable': 1000, Agua: 650, Sal: 16, 'Levadura fresca': 15 };
  const told = await call(client, 'analizar_receta', {
    oficio: 'panaderia',
    tipo: 'pan común',
    ingredientes: of(barra),
  });
  assert.is(told.params.hidratacion, 65);
  const refused = await call(client, 'analizar_receta', { oficio: 'panaderia', ingredientes: of({ Agua: 10 }) });
  assert.match(refused.error, /harina/);
});

const barra = { oficio: 'panaderia', tipo: 'pan_comun', ingredientes: of({ 'Harina panificable': 500, Agua: 325 }) };
const slips: [tool: string, given: Record<string, unknown>, says: RegExp][] = [
  [
    'analizar_receta',
    { oficio: 'pan', ingredientes: barra.ingredientes },
    /«oficio» no puede ser «pan»\. Valen: helado, /,
  ],
  ['analizar_receta', { ingredientes: barra.ingredientes }, /Falta «oficio»; valen: helado, /],
  ['analizar_receta', { oficio: 'helado', ingredientes: [{ nombre: 'Leche' }] }, /^ingredientes\[0\]\.gramos/],
  [
    'analizar_receta',
    { ...barra, ingredientes: [{ nombre: 'Agua', gramos: '3' }] },
    /«ingredientes\[0\]\.gramos» debe ser un número/,
  ],
  ['analizar_receta', { ...barra, ingredientes: [{ nombre: 'Agua', grams: 3 }] }, /Los hay: nombre, gramos, cantidad/],
  ['ajustar_receta', { ...barra, sin: 'sal' }, /«sin» debe ser una lista/],
];
for (const [tool, given, says] of slips)
  test(`${tool} with ${JSON.stringify(given).slice(0, 70)} is told in the words of the tool`, async () => {
    const { error } = await call(client, tool, given);
    assert.match(error, says);
    assert.not.match(error, /grams\b(?!»)|ingredients|must|Invalid/);
  });

test('every tool says the shape of what it gives', async () => {
  const { tools } = await client.listTools();
  for (const { name, outputSchema } of tools) assert.is(outputSchema?.type, 'object', name);
});

test('a page of another site is refused, and so is whoever takes no answer', async () => {
  const post = (more: Record<string, string>) =>
    fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...more },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
  assert.is((await post({ origin: 'https://evil.example' })).status, 403);
  assert.is((await post({ origin: server.url })).status, 200);
  const refused = await post({ accept: 'text/html' });
  assert.is(refused.status, 406);
  assert.match(((await refused.json()) as { error: { message: string } }).error.message, /Accept ha de admitir/);
});

test('an explanation is small: the figures that are shown, and where each comes from', async () => {
  const told = await call(client, 'explicar_receta', barra);
  assert.equal(told.cifras.hidratacion.aporta.Agua > 60, true);
  assert.ok(JSON.stringify(told).length < 8000, `${JSON.stringify(told).length}`);
});

test('an explanation brings the formulas', async () => {
  const told = await call(client, 'explicar_receta', {
    oficio: 'pasteleria',
    tipo: 'merengue',
    ingredientes: of({ 'Clara de huevo': 100, Azúcar: 200 }),
  });
  assert.ok(Object.keys(told.cifras).length > 3);
});

test('adjusting and formulating give grams', async () => {
  const merengue = {
    oficio: 'pasteleria',
    tipo: 'merengue',
    ingredientes: of({ 'Clara de huevo': 200, Azúcar: 380, Yema: 15 }),
  };
  const mended = await call(client, 'ajustar_receta', merengue);
  assert.is(mended.conseguido, true);
  const nothing = {
    oficio: 'helado',
    tipo: 'helado crema',
    ingredientes: ['Leche entera', 'Nata 35 %', 'Azúcar', 'Dextrosa', 'Leche en polvo desnatada', 'Neutro'].map(
      (nombre) => ({ nombre }),
    ),
  };
  const made = await call(client, 'formular_receta', nothing);
  assert.is(made.conseguido, true);
});

test('a label says how it may be called', async () => {
  const tableta = {
    oficio: 'cacao',
    tipo: 'negro',
    ingredientes: of({ pasta_cacao: 600, manteca_cacao: 100, azucar: 296, lecitina: 4 }),
  };
  const { names } = await call(client, 'etiquetar_receta', tableta);
  assert.ok(names.some((one: { name: string; holds: boolean }) => one.holds && one.name === 'Chocolate'));
});

test('calls count in the limit as any POST', async () => {
  const few = await start({ RATE_LIMIT_PER_MINUTE: '2' });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: i, method: 'ping' });
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    statuses.push((await fetch(`${few.url}/mcp`, { method: 'POST', headers, body })).status);
  }
  await few.stop();
  assert.equal(statuses.slice(2), [429, 429]);
});

test('one message a request: a batch would cost a hundred calls and pay for one', async () => {
  const message = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const post = (body: unknown) => fetch(`${server.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(body) });
  const many = await post([message(1), message(2)]);
  assert.is(many.status, 400);
  assert.match(await many.text(), /Un mensaje por petición/);
  assert.is((await post([message(1)])).status, 200);
});

const wrong: [what: string, body: unknown, says: RegExp][] = [
  ['no call at all', { a: 1 }, /no es una llamada de JSON-RPC/],
  ['a method that does not exist', { jsonrpc: '2.0', id: 1, method: 'nope' }, /No existe ese método/],
  ['no data', { jsonrpc: '2.0', id: 1, method: 'tools/call' }, /Faltan los datos de la llamada/],
  [
    'a tool that does not exist',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'analizar_recetas', arguments: {} } },
    /No existe la herramienta «analizar_recetas».*analizar_receta/,
  ],
];
for (const [what, body, says] of wrong)
  test(`${what} is refused in Spanish, with the code of the protocol`, async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const text = await (
      await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).text();
    const { error } = JSON.parse(text.replace(/^[\s\S]*data: /, ''));
    assert.match(error.message, says);
    assert.not.match(text, /Invalid|Bad Request|not found/);
    assert.ok(error.code <= -32600 && error.code >= -32700, String(error.code));
  });

test('over stdio, the same tools', async () => {
  const local = new Client({ name: 'prueba', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'commands/mcp.ts'],
    stderr: 'inherit',
  });
  await local.connect(transport);
  const { oficios } = await call(local, 'listar_oficios');
  const refused = await local.callTool({ name: 'pesar_recta', arguments: {} }).then(
    () => '',
    (error: Error) => error.message,
  );
  await local.close();
  assert.ok(oficios.length >= 5);
  assert.match(refused, /Las herramientas son listar_oficios, /);
  assert.not.match(refused, /not found/);
});

test('the server that was built and compiled answers too', async () => {
  const built = await command({ CRAFTS_DIR: 'crafts' });
  const other = new Client({ name: 'prueba', version: '1' });
  try {
    await other.connect(new StreamableHTTPClientTransport(new URL(`${built.url}/mcp`)));
    assert.ok((await call(other, 'listar_oficios')).oficios.length > 0);
  } finally {
    await other.close();
    await built.stop();
  }
});

test.run();
