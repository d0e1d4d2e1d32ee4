// Where a text stops being JSON, in words: «línea 1, columna 14: falta una coma».
import { ParseErrorCode, visit } from 'jsonc-parser';

const reasons: Partial<Record<ParseErrorCode, string>> = {
  [ParseErrorCode.InvalidSymbol]: 'palabra que no es JSON',
  [ParseErrorCode.InvalidNumberFormat]: 'número mal escrito',
  [ParseErrorCode.PropertyNameExpected]: 'falta el nombre de un campo, entre comillas dobles',
  [ParseErrorCode.ValueExpected]: 'falta un valor',
  [ParseErrorCode.ColonExpected]: 'faltan los dos puntos',
  [ParseErrorCode.CommaExpected]: 'falta una coma',
  [ParseErrorCode.CloseBraceExpected]: 'falta cerrar una llave }',
  [ParseErrorCode.CloseBracketExpected]: 'falta cerrar un corchete ]',
  [ParseErrorCode.EndOfFileExpected]: 'sobra texto al final',
  [ParseErrorCode.InvalidCommentToken]: 'los comentarios no son JSON',
  [ParseErrorCode.UnexpectedEndOfComment]: 'los comentarios no son JSON',
  [ParseErrorCode.UnexpectedEndOfString]: 'falta cerrar unas comillas',
  [ParseErrorCode.UnexpectedEndOfNumber]: 'número a medio escribir',
  [ParseErrorCode.InvalidUnicode]: 'carácter \\u mal escrito',
  [ParseErrorCode.InvalidEscapeCharacter]: 'barra \\ seguida de un carácter que no toca',
  [ParseErrorCode.InvalidCharacter]: 'carácter de control sin escapar',
};

export function whereJsonBreaks(text: string): string {
  const first = firstFault(text);
  // The two parsers need not agree on every oddity; then the place is unknown but the fault stands.
  if (!first) return 'no se puede leer';
  const before = text.slice(0, first.offset).split('\n');
  const reason = reasons[first.code] ?? 'no se entiende';
  return `línea ${before.length}, columna ${(before.at(-1)?.length ?? 0) + 1}: ${reason}`;
}

/** It goes no further than the first fault: what follows may be of any depth, and nobody asks about it. */
class Found {
  constructor(
    readonly code: ParseErrorCode,
    readonly offset: number,
  ) {}
}

function firstFault(text: string): Found | null {
  try {
    const onError = (code: ParseErrorCode, offset: number) => {
      throw new Found(code, offset);
    };
    visit(text, { onError }, { disallowComments: true });
  } catch (found) {
    if (found instanceof Found) return found;
    throw found;
  }
  return null;
}
