// Bytes as a spreadsheet or an editor left them → their text: UTF-8, UTF-16, or the Windows code page of older files.
// Refuses nothing. Node's own decoder of that code page drops 0x80-0x9F, so its 27 characters are written here.

const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function textOf(bytes: Uint8Array): string {
  const wide = wideOf(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWindows(bytes);
  }
}

/** By its mark, or by its zeros: in Western texts one byte of each pair is one. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(bytes.length >> 1, 500);
  const zeros = [0, 0];
  for (let at = 0; at < 2 * pairs; at++) if (bytes[at] === 0) zeros[at % 2]!++;
  if (pairs < 2 || Math.max(...zeros) < 0.6 * pairs || Math.min(...zeros) > 0.1 * pairs) return null;
  return zeros[1]! > zeros[0]! ? 'utf-16le' : 'utf-16be';
}

function fromWindows(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte >= 0x80 && byte <= 0x9f ? windows[byte - 0x80]! : String.fromCharCode(byte);
  return text;
}
