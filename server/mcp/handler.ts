// The tools behind the Model Context Protocol: one stateless exchange per POST, or a conversation over stdio. The package
// is large and seldom needed: it is imported when somebody calls.
import type { IncomingHttpHeaders } from 'node:http';
import type { McpServer } from '@modelcontextprotocol/server';
import { noSuch, Refusal, Untraced } from '../../engine/index.ts';
import type { ErrorBody } from '../errors.ts';
import { slipIn } from './check.ts';
import type { Tool } from './tools.ts';

const identity = { name: 'obrador', title: 'Obrador', version: '1' };
const instructions =
  'Analiza, equilibra y etiqueta recetas de obrador. No calcules a mano lo que una herramienta calcula: pesos en gramos, tipos y oficios como los da listar_oficios.';

/** A server with these tools, for one exchange or one conversation. */
export async function serverWith(tools: readonly Tool[]): Promise<McpServer> {
  const { McpServer, fromJsonSchema } = await import('@modelcontextprotocol/server');
  const server = new McpServer(identity, { instructions });
  // What is wrong is told by the tool itself, in its own words; what goes out is made here.
  const trusting = { getValidator: () => (data: unknown) => ({ valid: true as const, data, errorMessage: undefined }) };
  const shape = (schema: Record<string, unknown>) =>
    fromJsonSchema<Record<string, unknown>>(schema, trusting as Parameters<typeof fromJsonSchema>[1]);
  for (const { name, title, description, input, output, run, says } of tools) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    const told = { title, description, inputSchema: shape(input), outputSchema: shape(output), annotations };
    server.registerTool(name, told, async (given) => {
      try {
        const slip = slipIn(input, given);
        if (slip !== null) throw new Refusal(slip);
        const answer = await run(given);
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (error) {
        if (!(error instanceof Untraced)) throw error;
        return { content: [{ type: 'text', text: says(error.message, given) }], isError: true };
      }
    });
  }
  return server;
}

/** Answers one POST whose body has been read and admitted already. */
export async function answerMcp(
  body: unknown,
  sent: IncomingHttpHeaders,
  tools: readonly Tool[],
): Promise<{ status: number; type: string; text: string }> {
  // A batch would pay for one request and cost as much as it holds; the protocol has none any more.
  if (Array.isArray(body) && body.length > 1)
    return refusal(400, -32600, 'Un mensaje por petición: no se admiten lotes');
  if (!isOwn(sent)) return refusal(403, -32600, 'Esta página no puede usar las herramientas: no es de este servicio');
  const accept = sent.accept ?? '';
  if (!/application\/json|\*\/\*/.test(accept) || !/text\/event-stream|\*\/\*/.test(accept))
    return refusal(406, -32000, 'La cabecera Accept ha de admitir application/json y text/event-stream');
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const handler = createMcpHandler(() => serverWith(tools), { legacy: 'stateless' });
  const headers = new Headers(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  const request = new Request('http://localhost/mcp', { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await handler.fetch(request, { parsedBody: body });
  const type = response.headers.get('content-type') ?? 'application/json; charset=utf-8';
  return { status: response.status, type, text: inSpanish(await response.text(), body, tools) };
}

/** What the protocol itself refuses, by the code of JSON-RPC. */
const faults: Readonly<Record<number, string>> = {
  [-32700]: 'El mensaje no es JSON válido',
  [-32600]: 'El mensaje no es una llamada de JSON-RPC 2.0',
  [-32601]: 'No existe ese método: los hay para ver las herramientas (tools/list) y para usarlas (tools/call)',
  [-32602]: 'Faltan los datos de la llamada, o no son los que pide su método',
  [-32603]: 'La llamada no se ha podido atender: revisa sus datos',
};

/** The library tells its errors in English, alone or after «data:»: whoever asked is told in Spanish. */
function inSpanish(text: string, body: unknown, tools: readonly Tool[]): string {
  if (!text.includes('"error":{')) return text;
  return text.replace(/^(data: )?(\{.*)$/gm, (line, head: string | undefined, json: string) => {
    const told = JSON.parse(json) as { error?: { code: number } };
    const says = told.error && (strayTool(body, tools) ?? faults[told.error.code]);
    return says ? `${head ?? ''}${JSON.stringify({ ...told, error: { ...told.error, message: says } })}` : line;
  });
}

/** The same of one message of a conversation, where what was asked is no longer at hand: the tools are named. */
export function faultInSpanish<Message extends object>(message: Message, tools: readonly Tool[]): Message {
  const { error } = message as { error?: { code: number } };
  const says = error && faults[error.code];
  if (!says) return message;
  const known = error.code === -32602 ? `. Las herramientas son ${tools.map(({ name }) => name).join(', ')}` : '';
  return { ...message, error: { ...error, message: says + known } };
}

function strayTool(body: unknown, tools: readonly Tool[]): string | null {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  const name = params?.name;
  const names = tools.map((tool) => tool.name);
  if (method !== 'tools/call' || typeof name !== 'string' || names.includes(name)) return null;
  return `${noSuch('la herramienta', name.slice(0, 80), names)} Las hay: ${names.join(', ')}.`;
}

/** A page of another site may not speak for whoever looks at it. What is no page says no origin, and a tool on the same
 *  machine is not somebody else's. */
function isOwn({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin) : null;
  return from !== null && (from.host === host || ['localhost', '127.0.0.1', '[::1]'].includes(from.hostname));
}

/** What went wrong before the protocol was reached, as its clients read it: the code of JSON-RPC, and ours beside it. */
export function asMessage({ error: message, code, requestId }: ErrorBody) {
  const known = code === 'internal' ? -32603 : code.startsWith('json_') || code.startsWith('body_') ? -32700 : -32600;
  return { jsonrpc: '2.0', error: { code: known, message, data: { code, requestId } }, id: null };
}

const refusal = (status: number, code: number, message: string) => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }),
});
