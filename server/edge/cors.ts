// What lets a page of another site call the API (CORS): any site may, and reads what it needs of the headers. Its browser asks
// first (preflight), and remembers the answer for a day.
const readable = 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, X-Obrador-Definitions, traceparent';
const sendable = 'Content-Type, X-Request-Id, traceparent, tracestate, MCP-Protocol-Version, Mcp-Method, Mcp-Name';
const rememberedSeconds = 24 * 60 * 60;

export const anySite = ['Access-Control-Allow-Origin', '*'] as const;

/** Of every answer. */
export const sharedHeaders = [...anySite, 'Access-Control-Expose-Headers', readable];

export const preflightHeaders = [
  ...['Access-Control-Allow-Methods', 'GET, POST, OPTIONS', 'Access-Control-Allow-Headers', sendable],
  ...['Access-Control-Max-Age', String(rememberedSeconds)],
];
