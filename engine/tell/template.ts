// Sentences with {huecos} and [partes opcionales]: text → pieces, and back to text once the holes are filled.
import type { Piece, Placeholder } from '../model/craft.ts';

export class TemplateError extends Error {
  constructor(
    message: string,
    readonly from: number,
    readonly to: number,
  ) {
    super(message);
  }
}

/** «{n|vez|veces}», «{x/18|unidad|unidades}», «{parametro:1}», «{lista:conjunto}», «{x.nombre}» */
function placeholder(text: string, quoted: boolean, at: number): Placeholder {
  const fail = (message: string): never => {
    throw new TemplateError(message, at, at + text.length + 2);
  };
  const [head = '', ...nouns] = text.split('|');
  if (nouns.length !== 0 && nouns.length !== 2)
    fail('Tras la cifra van dos palabras, la de una y la de varias: {n|hoja|hojas}.');
  const colon = head.indexOf(':');
  const [name = '', divisor] = (colon < 0 ? head : head.slice(0, colon)).trim().split('/');
  if (divisor !== undefined && !(Number(divisor) > 0))
    fail('Tras «/» va la cifra entre la que se divide: {x/18|unidad|unidades}.');
  const dot = name.indexOf('.');
  const argument = colon < 0 ? null : head.slice(colon + 1).trim();
  const decimals = argument !== null && /^\d$/.test(argument) ? Number(argument) : null;
  return {
    name,
    text,
    decimals,
    argument: decimals === null ? argument : null,
    nouns: nouns.length === 2 ? [nouns[0]!, nouns[1]!] : null,
    quoted,
    divisor: Number(divisor ?? 1),
    parts: dot < 0 ? null : [name.slice(0, dot), name.slice(dot + 1)],
  };
}

export function parseTemplate(text: string): Piece[] {
  let at = 0;

  function pieces(inside: boolean, opened: number): Piece[] {
    const found: Piece[] = [];
    let literal = '';
    const flush = (): void => {
      if (literal !== '') found.push(literal);
      literal = '';
    };
    while (at < text.length) {
      const character = text[at]!;
      if (character === '{') {
        const end = text.indexOf('}', at);
        const inner = text.indexOf('{', at + 1);
        if (inner === at + 1) throw new TemplateError('Los huecos llevan una sola llave: {así}.', at, at + 2);
        if (end < 0 || (inner >= 0 && inner < end))
          throw new TemplateError('Falta cerrar el hueco con «}».', at, inner < 0 ? text.length : inner);
        flush();
        found.push(placeholder(text.slice(at + 1, end), text[at - 1] === '«', at));
        at = end + 1;
      } else if (character === '}') {
        throw new TemplateError('Sobra «}».', at, at + 1);
      } else if (character === '[') {
        if (inside) throw new TemplateError('Una parte opcional no puede ir dentro de otra.', at, at + 1);
        flush();
        const from = at++;
        found.push({ optional: pieces(true, from) });
      } else if (character === ']') {
        if (!inside) throw new TemplateError('Sobra «]».', at, at + 1);
        flush();
        at++;
        return found;
      } else {
        literal += character;
        at++;
      }
    }
    if (inside) throw new TemplateError('Falta cerrar la parte opcional con «]».', opened, text.length);
    flush();
    return found;
  }

  return pieces(false, 0);
}

export const isPlaceholder = (piece: Piece): piece is Placeholder => typeof piece !== 'string' && 'name' in piece;

export function* placeholders(
  pieces: readonly Piece[],
  optional = false,
): Generator<{ hole: Placeholder; optional: boolean }> {
  for (const piece of pieces) {
    if (isPlaceholder(piece)) yield { hole: piece, optional };
    else if (typeof piece !== 'string') yield* placeholders(piece.optional, true);
  }
}

/** Null when a hole outside the optional parts has no value. */
export function fillIn(pieces: readonly Piece[], value: (hole: Placeholder) => string | null): string | null {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if (isPlaceholder(piece)) {
      const filled = value(piece);
      if (filled === null) return null;
      text += filled;
    } else text += fillIn(piece.optional, value) ?? '';
  }
  return text;
}
