// Files → a zip of them, stored as they are: any program opens it, and no package is needed to write it.
//   zipOf(files, 'mis-reglas/')
import type { Files } from './files.ts';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Names and texts are UTF-8. */
const flags = 0x0800;
const version = 20;
/** 1 January 1980: the same files give the same zip. */
const day = 0x0021;

interface Entry {
  readonly name: Uint8Array;
  readonly bytes: Uint8Array;
  readonly crc: number;
  readonly offset: number;
}

export function zipOf(files: Files, prefix = ''): Uint8Array {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  const entries: Entry[] = [];
  let size = 0;
  const add = (piece: Uint8Array): void => {
    pieces.push(piece);
    size += piece.length;
  };
  for (const [path, text] of files) {
    const bytes = encoder.encode(text);
    const entry = { name: encoder.encode(prefix + path), bytes, crc: crc32(bytes), offset: size };
    entries.push(entry);
    add(numbers([4, 0x04034b50], ...common(entry)));
    add(entry.name);
    add(bytes);
  }
  const start = size;
  for (const entry of entries) {
    add(numbers([4, 0x02014b50], [2, version], ...common(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]));
    add(entry.name);
  }
  const count = entries.length;
  const length = size - start;
  add(numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, start], [2, 0]));
  return joined(pieces, size);
}

type Field = readonly [size: 2 | 4, value: number];

/** What the two headers of an entry share: version, flags, stored, time, day, check, sizes, lengths of name and extra. */
const common = ({ name, bytes, crc }: Entry): Field[] => [
  ...([
    [2, version],
    [2, flags],
    [2, 0],
    [2, 0],
    [2, day],
    [4, crc],
  ] as const),
  ...([
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
  ] as const),
];

function numbers(...fields: Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
