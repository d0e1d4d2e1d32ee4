// The bytes that leave: one writeHead and one end, with the fixed headers laid out once per set of definitions.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sharedHeaders } from './cors.ts';
import { codedTag, isKnown } from './etag.ts';

export interface Document {
  body: Buffer;
  etag: string;
  /** only documents of some size have one: compressing a short answer costs four times the answer */
  gzip?: Buffer;
}

/** Nothing here asks a browser for what its devices know. */
export const noDevices = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Headers of every answer, as the flat list that writeHead takes without further work. */
export function fixedHeaders(version: string, https: boolean): string[] {
  const headers = [
    ...sharedHeaders,
    ...['X-Content-Type-Options', 'nosniff', 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ...['Referrer-Policy', 'no-referrer', 'Permissions-Policy', noDevices, 'X-Obrador-Definitions', version],
  ];
  return https ? [...headers, 'Strict-Transport-Security', 'max-age=31536000'] : headers;
}

/** Text becomes bytes here, once: left to the socket, it would be measured first and encoded afterwards. */
export function write(res: ServerResponse, status: number, headers: string[], body: string | Buffer): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  headers.push('Content-Length', String(bytes.length));
  res.writeHead(status, headers);
  res.end(bytes);
}

/** The plain bytes or the compressed ones, as the client prefers, and the headers that say so; none if it has them. */
export function negotiate(req: IncomingMessage, document: Document): { body: Buffer | null; headers: string[] } {
  const accepts = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;
  const pressed = document.gzip && accepts.test(String(req.headers['accept-encoding'] ?? '')) ? document.gzip : null;
  const etag = codedTag(document.etag, pressed ? 'gzip' : undefined);
  const headers = ['Content-Type', jsonType, 'Cache-Control', 'no-cache', 'ETag', etag];
  if (document.gzip) headers.push('Vary', 'Accept-Encoding');
  if (isKnown(req, etag)) return { body: null, headers };
  if (pressed === null) return { body: document.body, headers };
  headers.push('Content-Encoding', 'gzip');
  return { body: pressed, headers };
}

export const jsonType = 'application/json; charset=utf-8';

const drainBytes = 8_000_000;
const drainPieces = 2000;
const drainMs = 3000;

/**
 * Answered before the body was read. Closing at once would reset the connection and lose the answer, so what still
 * comes is thrown away, up to a limit of bytes, pieces and time.
 */
export function discardRest(req: IncomingMessage): void {
  if (req.complete) return;
  let left = drainBytes;
  let pieces = drainPieces;
  const enough = () => req.destroy();
  const timer = setTimeout(enough, drainMs);
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0 || --pieces < 0) enough();
  });
  req.once('close', () => clearTimeout(timer));
}
