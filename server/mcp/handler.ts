// The tools behind the Model Context Protocol: one stateless exchange per POST, or a conversation over stdio. The package
// is large and seldom needed: it is imported when somebody calls.
import type { IncomingHttpHeaders } from 'node:http';
import type { McpServer } from '@modelcontextprotocol/server';
import { Untraced } from '../../engine/index.ts';
import type { Tool } from './tools.ts';

const identity = { name: 'obrador', title: 'Obrador', version: '1' };
const instructions =
  'Analiza, equilibra y etiqueta recetas de obrador. No calcules a mano lo que una herramienta calcula: pesos en gramos, tipos y oficios como los da listar_oficios.';

/** A server with these tools, for one exchange or one conversation. */
export async function serverWith(tools: readonly Tool[]): Promise<McpServer> {
  const { McpServer, fromJsonSchema } = await import('@modelcontextprotocol/server');
  const server = new McpServer(identity, { instructions });
  for (const { name, title, description, input, run } of tools) {
    const inputSchema = fromJsonSchema<Record<string, unknown>>(input);
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema, annotations }, async (given) => {
      try {
        const answer = await run(given);
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (error) {
        if (!(error instanceof Untraced)) throw error;
        return { content: [{ type: 'text', text: error.message }], isError: true };
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
  if (Array.isArray(body) && body.length > 1) return refusal('Un mensaje por petición: no se admiten lotes');
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const handler = createMcpHandler(() => serverWith(tools), { legacy: 'stateless' });
  const headers = new Headers(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  const request = new Request('http://localhost/mcp', { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await handler.fetch(request, { parsedBody: body });
  const type = response.headers.get('content-type') ?? 'application/json; charset=utf-8';
  return { status: response.status, type, text: await response.text() };
}

const refusal = (message: string) => ({
  status: 400,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify({ jsonrpc: '2.0', error: { code: -32600, message }, id: null }),
});
