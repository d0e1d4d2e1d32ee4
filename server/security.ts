// GET /.well-known/security.txt (RFC 9116): whom to tell of a hole, for whoever finds one.
import type { Exchange } from './edge/exchange.ts';
import { notAllowed } from './errors.ts';
import { siteOf } from './service.ts';
import type { Settings } from './settings.ts';

export const securityPath = '/.well-known/security.txt';
/** What it says is looked at anew twice a year; the text changes once a day. */
const validDays = 180;

function securityText(settings: Settings, now: number): string {
  const { publicUrl, docsUrl } = siteOf(settings);
  const expires = new Date(now + validDays * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: ${settings.securityContact ?? settings.repositoryUrl ?? docsUrl}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: es, en',
    `Canonical: ${publicUrl}${securityPath}`,
    '',
  ].join('\n');
}

/** Answers it, and says whether it was asked for. */
export function answersSecurity(exchange: Exchange): boolean {
  const { method, url } = exchange.req;
  if (url !== securityPath) return false;
  exchange.label = securityPath;
  if (method !== 'GET' && method !== 'HEAD') exchange.fail(notAllowed(method, 'GET, HEAD'));
  else exchange.tell('text/plain; charset=utf-8', securityText(exchange.service.settings, Date.now()));
  return true;
}
