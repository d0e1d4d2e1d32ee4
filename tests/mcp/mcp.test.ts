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
      ...['ajustar_receta', 'formular_receta', 'etiquetar_receta'],
    ],
  );
  for (const { inputSchema } of tools.slice(2)) assert.equal(inputSchema.required, ['oficio', 'ingredientes']);
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

test('over stdio, the same tools', async () => {
  const local = new Client({ name: 'prueba', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'commands/mcp.ts'],
    stderr: 'inherit',
  });
  await local.connect(transport);
  const { oficios } = await call(local, 'listar_oficios');
  await local.close();
  assert.ok(oficios.length >= 5);
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
