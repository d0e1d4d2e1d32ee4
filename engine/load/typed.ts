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
  message: (match: RegExpExecArray) => string;
}

const plain = (number: string): string => number.replace(',', '.').replace(/^[−–—]\s*/, '-');

/** Outside texts, from the most particular to the most general. */
const rules: readonly Rule[] = [
  {
    pattern: /(-?\d+(?:[.,]\d+)?)\s*%/y,
    message: ([, number]) => `Las cifras van sin «%»: ${plain(number!)}.`,
  },
  {
    pattern: /([−–—]\s*\d+(?:[.,]\d+)?)/y,
    message: ([, number]) => `«${number![0]}» no es el menos del teclado: escribe ${plain(number!)}.`,
  },
  {
    pattern: /(\d{1,3}(?:\.\d{3})+),\d+/y,
    message: ([number]) =>
      `Los miles van sin punto y los decimales con él: ${number.replaceAll('.', '').replace(',', '.')}.`,
  },
  {
    pattern: /(-?\d+(?:[.,]\d+)?)\s*(?![eE][-+]?\d)([\p{L}°€$µ][\p{L}°€$/.0-9]*)/uy,
    message: ([, number]) => `Las cifras van sin unidad: ${plain(number!)}.`,
  },
  {
    pattern: /(\d+)\s*\/\s*(\d+)/y,
    message: ([, a, b]) => `Una fracción se escribe calculada: ${+(+a! / +b!).toFixed(4)}.`,
  },
  { pattern: /\+\s*(\d+(?:\.\d+)?)/y, message: ([, number]) => `El «+» no se escribe: ${number}.` },
  { pattern: /(?<!\d)\.(\d+)/y, message: ([, number]) => `Falta el cero: 0.${number}.` },
  { pattern: /(\d+)\.(?!\d)/y, message: ([, number]) => `Sobra el punto: ${number}.` },
  { pattern: /-?0\d+/y, message: ([number]) => `Un número no empieza por cero: ${Number(number)}.` },
  { pattern: /(\d+)\s+(\d+)/y, message: ([number]) => `Sobra el espacio: ${number.replaceAll(/\s/g, '')}.` },
  {
    pattern: /(True|TRUE|False|FALSE|None|Null|NULL|verdadero|falso|Sí|sí)(?!\p{L})/uy,
    message: ([word]) =>
      `«${word}» se escribe ${/^(true|verdadero|sí)$/i.test(word) ? 'true' : /^(false|falso)$/i.test(word) ? 'false' : 'null'}.`,
  },
  { pattern: /'[^'\n]*'/y, message: ([text]) => `Las comillas de JSON son dobles: "${text.slice(1, -1)}".` },
  { pattern: /`[^`\n]*`/y, message: ([text]) => `Las comillas de JSON son dobles: "${text.slice(1, -1)}".` },
  { pattern: /=/y, message: () => 'Entre la clave y su valor van dos puntos: «:» y no «=».' },
  { pattern: /;/y, message: () => 'Se separa con coma: «,» y no «;».' },
];

/** The slip, or null when nothing here is sure. */
export function typedSlip(text: string): Slip | null {
  if (text.trim() === '')
    return { offset: 0, length: 1, message: 'El fichero está vacío: bórralo o recupera lo que tenía.' };
  const merge = /^(<{7}|={7}|>{7})( .*)?$/m.exec(text);
  if (merge)
    return {
      offset: merge.index,
      length: merge[0].length,
      message:
        'Quedan marcas de una mezcla de git: elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
    };
  let offset = 0;
  for (const line of text.split('\n')) {
    const slip = inLine(line, offset);
    if (slip) return slip;
    offset += line.length + 1;
  }
  return null;
}

function inLine(line: string, offset: number): Slip | null {
  const quotes = [...line.matchAll(/(?<!\\)"/g)].length;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') {
      const end = endOfText(line, at);
      if (end < 0) return null;
      // A word right after a text, and all its quotes in pairs: there are quotes inside it.
      if (quotes % 2 === 0 && /^[\p{L}\d]/u.test(line.slice(end + 1)))
        return {
          offset: offset + end,
          length: 1,
          message: 'Dentro de un texto las comillas van «así», o con una barra delante: \\".',
        };
      at = end;
      continue;
    }
    if (/[\s,:{}[\]]/.test(line[at]!)) continue;
    for (const { pattern, message } of rules) {
      pattern.lastIndex = at;
      const match = pattern.exec(line);
      if (match) return { offset: offset + at, length: match[0].length, message: message(match) };
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
