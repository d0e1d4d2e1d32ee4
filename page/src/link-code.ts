// A recipe ⇄ the letters of a link: pressed, and in signs that an address bears. Fetched where there is such a link.
import type { Body } from '../../engine/recipes/model.ts';
import { isTooDeep } from './deep.ts';

const longest = 200_000;

export async function folded(body: Body): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return base64url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** An error when it cannot be read. */
export async function unfolded(text: string): Promise<Body> {
  const bytes = await through(bytesOf(text), new DecompressionStream('deflate-raw'));
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof body !== 'object' || body === null || !Array.isArray((body as Body).ingredients))
    throw new Error('no recipe');
  if (isTooDeep(body)) throw new Error('too deep');
  return body as Body;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // A short link may unfold into a very long text.
    if (size > longest) throw new Error('too long');
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
