// Bytes of a file, whatever saved it, as the text that somebody wrote.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { textOf } from '../../engine/index.ts';

const text = 'Piñón “œuf” – 5 €;560';
const utf8 = (written: string): number[] => [...new TextEncoder().encode(written)];
const wide = (written: string, isBig = false): number[] =>
  [...written].flatMap((sign) => {
    const pair = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
    return isBig ? pair.reverse() : pair;
  });
const windows = [
  ...[...'Piñón '].map((sign) => sign.charCodeAt(0)),
  ...[0x93, 0x9c, 0x75, 0x66, 0x94, 0x20, 0x96, 0x20, 0x35, 0x20, 0x80, 0x3b, 0x35, 0x36, 0x30],
];

const saved: [how: string, bytes: readonly number[], read: string][] = [
  ['as UTF-8', utf8(text), text],
  ['as UTF-8 with its mark', utf8(`\ufeff${text}`), text],
  ['by an older Windows', windows, text],
  ['the first and the last sign of its code page', [0x80, 0xe9, 0x9f], '€éŸ'],
  ['as UTF-16 with its mark', [0xff, 0xfe, ...wide(text)], text],
  ['as UTF-16 the other way round', [0xfe, 0xff, ...wide(text, true)], text],
  ['as UTF-16 without a mark', wide(text), text],
  ['the other way round without a mark', wide(text, true), text],
  ['two signs of it', wide('AB'), 'AB'],
  ['two signs the other way round', wide('AB', true), 'AB'],
  ['one sign, which says nothing', wide('A'), 'A\0'],
  ['six wide signs of ten', wide('ABCDEF€€€€'), 'ABCDEF€€€€'],
  ['a zero at the end of a line', utf8('ABCDEFGH\0'), 'ABCDEFGH\0'],
  ['zeros on both sides', [0, 0, 0, 0, 0x41, 0], '\0\0\0\0A\0'],
  ['half a mark', [0xff, 0x41, 0x42, 0x43], 'ÿABC'],
  ['half a mark the other way round', [0xfe, 0x41, 0x42, 0x43], 'þABC'],
  ['nothing', [], ''],
];

for (const [how, bytes, read] of saved) {
  test(`saved ${how}`, () => assert.is(textOf(Uint8Array.from(bytes)), read));
}

test('a long file is known by its beginning', () => {
  const long = 'línea\n'.repeat(2000);
  assert.is(textOf(Uint8Array.from(wide(long))), long);
  assert.is(textOf(Uint8Array.from(utf8(long))), long);
});

test.run();
