// Request → parsed JSON, with everything a hostile client may send bounded before it costs anything: type, encoding,
// size, characters and nesting. Each fault says what and where.
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Untraced } from '../../engine/index.ts';
import { Fault } from '../errors.ts';
import { whereJsonBreaks } from './broken-json.ts';

export const maxBytes = 100 * 1024;
const maxDepth = 32;
/** Each piece costs an event: an honest client sends a body of this size in a hundred at most. */
const maxPieces = 1000;

/** The client went away: there is nobody to answer. */
export class Aborted extends Untraced {}

/** `giveUp` gets what ends the reading early, with the fault to answer. */
export async function readBody(req: IncomingMessage, giveUp: (end: (fault: Fault) => void) => void): Promise<unknown> {
  checkHeaders(req);
  return parse(await collect(req, giveUp));
}

function checkHeaders(req: IncomingMessage): void {
  const type = req.headers['content-type'];
  if (type !== 'application/json') checkType(type);
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Fault(
      'content_encoding',
      `Content-Encoding: no se admite «${shorten(encoding)}»; envía el cuerpo sin comprimir`,
      { param: 'Content-Encoding' },
    );
  }
  if (Number(req.headers['content-length']) > maxBytes) throw tooLarge();
}

function checkType(header: string | undefined): void {
  if (header === undefined) throw wrongType('falta; debe ser application/json');
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  if (type !== 'application/json') {
    throw wrongType(`debe ser application/json, no «${shorten(header)}»`);
  }
  const charset = parameters
    .find((one) => one.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset)) {
    throw wrongType(`no se admite el juego de caracteres «${shorten(charset)}»; usa utf-8`);
  }
}

// This runs at every request: as few inner functions as it can do with.
function collect(req: IncomingMessage, giveUp: (end: (fault: Fault) => void) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    giveUp(reject);
    // Gone while it waited for its turn: none of the events below will come any more.
    if (req.destroyed) return reject(new Aborted());
    req.on('data', function take(chunk: Buffer) {
      size += chunk.length;
      if (size <= maxBytes && chunks.push(chunk) <= maxPieces) return;
      // What comes after the refusal costs nothing here.
      req.removeListener('data', take);
      reject(size > maxBytes ? tooLarge() : new Fault('body_too_large', 'El cuerpo llega en demasiados trozos'));
    });
    req.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    req.once('close', () => {
      if (!req.readableEnded) reject(new Aborted());
    });
  });
}

function parse(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Fault('body_not_utf8', 'El cuerpo de la petición no es texto UTF-8 válido');
  checkDepth(bytes);
  const text = bytes.toString('utf8');
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  try {
    return JSON.parse(json);
  } catch {
    if (json.trim() === '')
      throw new Fault('body_empty', 'El cuerpo de la petición está vacío; debe ser un objeto JSON');
    throw new Fault('json_invalid', `El cuerpo no es JSON válido: ${whereJsonBreaks(json)}`);
  }
}

/** Counts brackets outside texts: cheaper than parsing, and nothing deeper ever reaches a parser. */
function checkDepth(bytes: Buffer): void {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (quoted) {
      if (byte === 0x5c) index++;
      else if (byte === 0x22 || byte === 0x0a) quoted = false; // a text does not go on in the next line
    } else if (byte === 0x22) quoted = true;
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > maxDepth)
        throw new Fault('body_too_deep', `El cuerpo anida más de ${maxDepth} niveles (byte ${index + 1})`);
    } else if (byte === 0x7d || byte === 0x5d) depth--;
  }
}

const wrongType = (why: string): Fault => new Fault('content_type', `Content-Type: ${why}`, { param: 'Content-Type' });

function tooLarge(): Fault {
  return new Fault('body_too_large', `El cuerpo de la petición supera ${maxBytes / 1024} kB`);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
