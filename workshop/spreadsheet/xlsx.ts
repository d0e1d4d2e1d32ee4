// A sheet of a spreadsheet as a table of texts, there and back: an .xlsx is a zip of a few XML files, which the browser
// itself can press and unpress. Fetched when such a file comes or goes.
//   [['Leche', '560']] ⇄ the bytes of a workbook with one sheet

const name = {
  sheet: 'xl/worksheets/sheet1.xml',
  strings: 'xl/sharedStrings.xml',
} as const;

/** Longer, unpressed, is no list of a recipe. */
const longest = 20_000_000;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

export async function tableOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const files = entriesOf(bytes);
  const path = files.has(name.sheet)
    ? name.sheet
    : [...files.keys()].sort().find((one) => /worksheets\/.*\.xml$/.test(one));
  if (path === undefined) throw new Error('El fichero no es una hoja de cálculo .xlsx.');
  const strings = files.has(name.strings) ? stringsIn(await textIn(files.get(name.strings)!)) : [];
  return rowsIn(await textIn(files.get(path)!), strings);
}

interface Entry {
  readonly method: number;
  readonly pressed: Uint8Array<ArrayBuffer>;
}

/** By the list at the end of the zip: what stands before each file may not tell how long it is. */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new Error('El fichero está incompleto: no se puede abrir.');
  const found = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= bytes.length; left--) {
    const [size, named, extra, comment] = [20, 28, 30, 32].map((place) =>
      place === 20 ? view.getUint32(at + place, true) : view.getUint16(at + place, true),
    ) as [number, number, number, number];
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + named));
    found.set(path, { method: view.getUint16(at + 10, true), pressed: bytes.slice(from, from + size) });
    at += 46 + named + extra + comment;
  }
  return found;
}

async function textIn({ method, pressed }: Entry): Promise<string> {
  if (method === 0) return new TextDecoder().decode(pressed);
  const reader = new Blob([pressed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > longest) throw new Error('El fichero es demasiado grande para ser una receta.');
  }
  return text + decoder.decode();
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** «233», «xe9» */
function signOf(code: string): string {
  const value = code.startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 10);
  return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : ' ';
}

const plain = (xml: string): string =>
  xml.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, code: string) =>
    code.startsWith('#') ? signOf(code.slice(1).toLowerCase()) : (signs[code] ?? whole),
  );

const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g)].map(([, text]) => plain(text!)).join('');

const stringsIn = (xml: string): string[] =>
  [...xml.matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, one]) => textsIn(one!.replace(/<rPh[\s\S]*?<\/rPh>/g, '')));

function rowsIn(xml: string, strings: readonly string[]): string[][] {
  return [...xml.matchAll(/<row[^>]*>([\s\S]*?)<\/row>/g)].map(([, row]) => {
    const cells: string[] = [];
    for (const [, about = '', inside = ''] of row!.matchAll(/<c([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const letters = /\br="([A-Z]+)\d+"/.exec(about)?.[1] ?? '';
      const at =
        letters === '' ? cells.length : [...letters].reduce((sum, one) => 26 * sum + one.charCodeAt(0) - 64, 0) - 1;
      const value = plain(/<v>([\s\S]*?)<\/v>/.exec(inside)?.[1] ?? '');
      const kind = /\bt="(\w+)"/.exec(about)?.[1];
      while (cells.length < at && at < 200) cells.push('');
      // As a Spanish hand would have written the number.
      cells[at] =
        kind === 's' ? (strings[Number(value)] ?? '') : kind === 'inlineStr' ? textsIn(inside) : numeric(value);
    }
    return cells;
  });
}

/** «0.1200000000000001» is how a sheet keeps 0,12. */
const numeric = (value: string): string =>
  /^-?\d+(?:\.\d+)?(?:E-?\d+)?$/i.test(value) ? String(Number(Number(value).toPrecision(12))).replace('.', ',') : value;

/** The bytes of a workbook with the table in its only sheet; what reads as a number is one. */
export function workbookOf(table: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packs = 'http://schemas.openxmlformats.org/package/2006';
  const escaped = (text: string): string =>
    text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
  const cell = (text: string): string =>
    /^-?\d+(?:,\d+)?$/.test(text)
      ? `<c><v>${text.replace(',', '.')}</v></c>`
      : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text.replace(/[^\t\n\u0020-\uffff]/g, ' '))}</t></is></c>`;
  const rows = table.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return zipped([
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packs}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/${name.sheet}" ContentType="${type}.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packs}/relationships"><Relationship Id="r1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets><sheet name="Receta" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packs}/relationships"><Relationship Id="r1" Type="${kinds}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    [name.sheet, `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`],
  ]);
}

/** Stored as they are: a recipe is small. */
function zipped(files: readonly (readonly [path: string, text: string])[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const [path, text] of files) {
    const [named, data] = [new TextEncoder().encode(path), new TextEncoder().encode(text)];
    const about = [0, 0, 0, 0x21, crcOf(data), data.length, data.length, named.length, 0] as const;
    const sizes = [2, 2, 2, 2, 4, 4, 4, 2, 2] as const;
    const local = packed([0x04034b50, 20, ...about], [4, 2, ...sizes]);
    list.push(packed([0x02014b50, 20, 20, ...about, 0, 0, 0, 0, at], [4, 2, 2, ...sizes, 2, 2, 2, 4, 4]), named);
    parts.push(local, named, data);
    at += local.length + named.length + data.length;
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const end = packed([0x06054b50, 0, 0, files.length, files.length, size, at, 0], [4, 2, 2, 2, 2, 4, 4, 2]);
  const all = [...parts, ...list, end];
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of all) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** Numbers in so many bytes each, the small end first. */
function packed(values: readonly number[], sizes: readonly number[]): Uint8Array {
  const bytes = values.flatMap((value, index) =>
    Array.from({ length: sizes[index]! }, (_, byte) => Math.floor(value / 256 ** byte) % 256),
  );
  return Uint8Array.from(bytes);
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
