// What names the bytes of a document, and whether the client has them already: then 304.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether the client says that it already has what this tag names. */
export function isKnown(req: IncomingMessage, etag: string): boolean {
  const known = req.headers['if-none-match'];
  if (known === undefined) return false;
  return (
    known === etag || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  );
}

/** Other bytes have another name: «"abc"» plain, «"abc-gzip"» compressed. */
export const codedTag = (etag: string, coding: string | undefined): string =>
  coding === undefined ? etag : `${etag.slice(0, -1)}-${coding}"`;

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
