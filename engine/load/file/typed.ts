// What people type and JSON has not: units and signs in numbers, quotes inside a text, marks of a merge, a file saved
// otherwise. Only a text that does not parse, or is not what it seems, is looked at; each slip has one sentence.
//   "valor": 5.8 g  →  Las cifras van sin unidad: 5.8.
import type { Slip } from './place.ts';

/** Letters of a file that was not saved as UTF-8, whatever its JSON says; null when there are none. */
export function misread(text: string): Slip | null {
  const at = (pattern: RegExp, message: string): Slip | null => {
    const match = pattern.exec(text);
    return match ? { offset: match.index, length: match[0].length, message } : null;
  };
  const saved = 'Guárdalo como UTF-8 (en el Bloc de notas: Guardar como, Codificación, UTF-8)';
  return (
    at(/\0/, `${saved}: está en UTF-16.`) ??
    at(/\uFFFD+/, `${saved}: está en ANSI (Windows-1252) y aquí se ha perdido una letra.`) ??
    at(/Ã[\u0080-\u00BF]|Â[°º«»¿¡·]/, `${saved}: aquí una letra con acento se guardó dos veces. Escríbela de nuevo.`) ??
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    at(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u2028\u2029]/, 'Aquí hay un carácter invisible: bórralo.')
  );
}

interface Rule {
  pattern: RegExp;
  /** what was meant */
  right: (match: RegExpExecArray) => string;
  message: (right: string, match: RegExpExecArray) => string;
}

const plain = (number: string): string => number.replace(',', '.').replace(/^[−–—]\s*/, '-');

const halves: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

const truths: readonly [RegExp, string][] = [
  [/^(true|verdadero|s[ií])$/i, 'true'],
  [/^(false|falso|no)$/i, 'false'],
];

const doubleQuotes = (right: string): string => `Las comillas de JSON son dobles: ${right}.`;

/** Outside texts, from the most particular to the most general. */
const rules: readonly Rule[] = [
  {
    pattern: /(-?\d+(?:[.,]\d+)?)\s*%?\s*(?:[-–—]|\ba\b)\s*(\d+(?:[.,]\d+)?)/y,
    right: ([, low, high]) => `${plain(low!)}, ${plain(high!)}`,
    message: (right) => `Los dos extremos van separados con una coma: ${right}.`,
  },
  {
    pattern: /\(\s*(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?|null)\s*\)/y,
    right: ([, low, high]) => `[${low}, ${high}]`,
    message: (right) => `Los dos extremos van entre corchetes: ${right}.`,
  },
  {
    pattern: /[+-]?(?:∞|(?:Infinity|infinity|Infinito|infinito|inf)(?!\p{L}))/uy,
    right: () => 'null',
    message: () => 'Sin límite por ese lado se escribe null.',
  },
  {
    pattern: /(?:NaN|nan|undefined)(?!\p{L})/uy,
    right: () => 'null',
    message: (_, [word]) => `«${word}» no es una cifra: escríbela, o null si no la hay.`,
  },
  {
    pattern: /(-?\d+(?:[.,]\d+)?)\s*([%‰])/y,
    right: ([, number]) => plain(number!),
    message: (right, [, , sign]) => `Las cifras van sin «${sign}»: ${right}.`,
  },
  {
    pattern: /(-?\d*)([¼½¾])/y,
    right: ([, whole, part]) => `${whole === '' || whole === '-' ? `${whole}0` : whole}${halves[part!]}`,
    message: (right) => `Una fracción se escribe calculada: ${right}.`,
  },
  {
    pattern: /(-?\d+)(?:,(0\d+)(?!\d)|['’´](\d+)(?!'))/y,
    right: ([, whole, comma, quote]) => `${whole}.${comma ?? quote}`,
    message: (right) => `Los decimales van con punto: ${right}.`,
  },
  {
    pattern: /(-?\d+\.\d+)\.\s+(?=-?\d)/y,
    right: ([, number]) => `${number}, `,
    message: (right) => `Entre dos números va una coma: ${right.trim()}`,
  },
  {
    pattern: /([−–—]\s*\d+(?:[.,]\d+)?)/y,
    right: ([, number]) => plain(number!),
    message: (right, [sign]) => `«${sign[0]}» no es el menos del teclado: escribe ${right}.`,
  },
  {
    pattern: /(\d{1,3}(?:\.\d{3})+),\d+/y,
    right: ([number]) => number.replaceAll('.', '').replace(',', '.'),
    message: (right) => `Los miles van sin punto y los decimales con él: ${right}.`,
  },
  {
    pattern: /\d{1,3}(?:\.\d{3}){2,}(?![\d.])/y,
    right: ([number]) => number.replaceAll('.', ''),
    message: (right) => `Los miles van sin punto: ${right}.`,
  },
  {
    pattern: /(?<![\p{L}\d])(-?(?=[\d.Oo]*\d)(?=[\d.]*[Oo])[\dOo]+(?:\.[\dOo]+)?)(?![\p{L}\d_.])/uy,
    right: ([number]) => number.replaceAll(/[Oo]/g, '0'),
    message: (right) => `La «O» es una letra, y aquí va un cero: ${right}.`,
  },
  {
    pattern: /(-?\d+(?:[.,]\d+)?)\s*(?![eE][-+]?\d)([\p{L}°€$µ][\p{L}°€$/.0-9]*)/uy,
    right: ([, number]) => plain(number!),
    message: (right) => `Las cifras van sin unidad: ${right}.`,
  },
  {
    pattern: /(\d+)\s*\/\s*(0*[1-9]\d*)/y,
    right: ([, a, b]) => String(+(+a! / +b!).toFixed(4)),
    message: (right) => `Una fracción se escribe calculada: ${right}.`,
  },
  {
    pattern: /\+\s*(\d+(?:\.\d+)?)/y,
    right: ([, number]) => number!,
    message: (right) => `El «+» no se escribe: ${right}.`,
  },
  {
    pattern: /(?<!\d)(-?)\.(\d+)/y,
    right: ([, sign, number]) => `${sign}0.${number}`,
    message: (right) => `Falta el cero: ${right}.`,
  },
  {
    pattern: /(-?\d+)\.{2,}(\d+)/y,
    right: ([, whole, part]) => `${whole}.${part}`,
    message: (right) => `Sobra un punto: ${right}.`,
  },
  {
    pattern: /(-?\d+(?:\.\d+)?)\.(?!\d)/y,
    right: ([, number]) => number!,
    message: (right) => `Sobra el punto: ${right}.`,
  },
  {
    pattern: /-?0\d+(?:\.\d+)?/y,
    right: ([number]) => String(Number(number)),
    message: (right) => `Un número no empieza por cero: ${right}.`,
  },
  {
    pattern: /(\d+)\s+(\d+)/y,
    right: ([number]) => number.replaceAll(/\s/g, ''),
    message: (right, [number]) => `Sobra el espacio: ${right}; o falta la coma: ${number.replace(/\s+/g, ', ')}.`,
  },
  {
    pattern: /(True|TRUE|False|FALSE|None|Null|NULL|[Vv]erdadero|[Ff]also|[Ss][ií]|[Nn]o)(?![\p{L}\d_])/uy,
    right: ([word]) => truths.find(([form]) => form.test(word))?.[1] ?? 'null',
    message: (right, [word]) => `«${word}» se escribe ${right}.`,
  },
  { pattern: /'[^'\n]*'/y, right: ([text]) => `"${text.slice(1, -1)}"`, message: doubleQuotes },
  { pattern: /`[^`\n]*`/y, right: ([text]) => `"${text.slice(1, -1)}"`, message: doubleQuotes },
  { pattern: /\(/y, right: () => '[', message: () => 'Una lista va entre corchetes: «[» y no «(».' },
  { pattern: /=/y, right: () => ':', message: () => 'Entre la clave y su valor van dos puntos: «:» y no «=».' },
  { pattern: /;/y, right: () => ',', message: () => 'Se separa con coma: «,» y no «;».' },
];

/** The slip, or null when nothing here is sure. */
export function typedSlip(text: string): Slip | null {
  if (text.trim() === '')
    return { offset: 0, length: 1, message: 'El fichero está vacío: recupera lo que tenía, o bórralo si sobra.' };
  const merge = /^(<{7}|={7}|>{7})( .*)?$/m.exec(text);
  if (merge)
    return {
      offset: merge.index,
      length: merge[0].length,
      message:
        'Quedan marcas de una mezcla de git: elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
    };
  let offset = 0;
  const lines = text.split('\n');
  for (const [number, line] of lines.entries()) {
    const slip = inLine(line, offset);
    if (slip) return slip;
    const open = openText(line);
    // Beyond a text that does not end, nothing is what it seems.
    if (open >= 0) return isBroken(lines[number + 1]) ? broken(offset + open, line.length - open) : null;
    offset += line.length + 1;
  }
  return null;
}

const broken = (offset: number, length: number): Slip => ({
  ...{ offset, length },
  message: 'Un texto va entero en una línea: únelo con la siguiente.',
});

/** Does this line go on with a text, up to its quotes? A line of its own begins with a quote or a bracket. */
const isBroken = (next: string | undefined): boolean =>
  next !== undefined && /^\s*[^\s"{}[\]]/.test(next) && [...next.matchAll(/(?<!\\)"/g)].length % 2 === 1;

/** Where a text begins that does not end on its line; below 0, none. */
function openText(line: string): number {
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) {
    const end = endOfText(line, at);
    if (end < 0) return at;
    at = end;
  }
  return -1;
}

function inLine(line: string, offset: number): Slip | null {
  // A quote is lost: from there on, what looks like a text is not, and what is a text looks like slips.
  if ([...line.matchAll(/(?<!\\)"/g)].length % 2 === 1) return null;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') {
      const end = endOfText(line, at);
      if (end < 0) return null;
      // A word or a hole right after a text: there are quotes inside it.
      if (/^(?:[\p{L}\d]|\{\w+[:}])/u.test(line.slice(end + 1)))
        return {
          offset: offset + end,
          length: 1,
          message: 'Dentro de un texto las comillas van «así», o con una barra delante: \\".',
        };
      const tab = line.slice(at, end).indexOf('\t');
      if (tab >= 0)
        return {
          offset: offset + at + tab,
          length: 1,
          message: 'Dentro de este texto hay un tabulador: pon un espacio.',
          put: ' ',
        };
      at = end;
      continue;
    }
    if (/[\s,:{}[\]]/.test(line[at]!)) continue;
    // A comment is no slip of the fingers: the reader of JSON tells of it.
    if (/^(\/[/*]|#)/.test(line.slice(at))) return null;
    for (const { pattern, right, message } of rules) {
      pattern.lastIndex = at;
      const match = pattern.exec(line);
      if (!match) continue;
      const put = right(match);
      return { offset: offset + at, length: match[0].length, message: message(put, match), put };
    }
    // A number, a word or a sign that is nobody's slip here: on to its end.
    at += (/^[-\w.]+/.exec(line.slice(at))?.[0].length ?? 1) - 1;
  }
  return null;
}

function endOfText(line: string, from: number): number {
  for (let at = from + 1; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === '"') return at;
  }
  return -1;
}

/** Blanks that JSON does not take for blanks, outside texts, as common ones: every place stays where it was. */
export function commonBlanks(text: string): string {
  if (!/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]/.test(text)) return text;
  return text.replace(/"(?:[^"\\\n]|\\.)*"|[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]/g, (piece) =>
    piece.startsWith('"') ? piece : ' ',
  );
}
