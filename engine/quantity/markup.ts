// A text copied from a page → the same without its marks: a line for each item or row, a tab for each cell.
//   «<li>500 g de uno</li><li>½ de otro</li>» → two lines   «a&nbsp;b &amp; c» → «a b & c»

const line = /<(?:br|\/li|\/p|\/div|\/tr|\/h\d)\b[^<>]{0,200}>/giu;
const cell = /<\/t[dh]\b[^<>]{0,200}>/giu;
const mark = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,200})?\/?>/giu;
const entity = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,8}\d{0,2}));/giu;
const named: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', deg: '°', middot: '·', bull: '•' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', uuml: 'ü', ordm: 'º', ordf: 'ª' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', times: '×', ndash: '–', mdash: '—', laquo: '«', raquo: '»', hellip: '…' },
};

export function unmarked(text: string): string {
  const bare = text.includes('<') ? text.replace(line, '\n').replace(cell, '\t').replace(mark, ' ') : text;
  if (!bare.includes('&')) return bare;
  return bare.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    // So few figures never go beyond the last character there is.
    return code > 0 ? String.fromCodePoint(code) : whole;
  });
}
