// SHA-256 of a text in UTF-8, without waiting: the pages' own only answers later. Where there is node, its own is taken
// instead (sha256.node.ts; «imports» in package.json says which).
//   sha256('') → «e3b0c44298fc1c14…»
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
};
/** The first 32 bits of what follows the point. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const rounds = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = start.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, words, view, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const far = words[i - 15]!;
    const near = words[i - 2]!;
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = (words[i - 16]! + low + words[i - 7]! + high) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}
