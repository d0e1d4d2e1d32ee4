// What is told of a name that is nothing where it stands: what it is elsewhere, or the nearest that would do.
//   suma(grupo, columna) → «grupo» is a group: it goes behind
import { noSuch } from '../did-you-mean.ts';
import { FormulaError, type Span } from './parse.ts';
import type { Scope } from './scope.ts';

export const misnamed = (name: string, at: Span, scope: Scope, inLine: boolean): FormulaError =>
  new FormulaError(wordsFor(name, at, scope, inLine), at.from, at.to);

function wordsFor(name: string, at: Span, scope: Scope, inLine: boolean): string {
  if (scope.texts.has(name))
    return `La constante «${name}» es un texto: se compara con otro (${name} = 'así'), no se calcula con ella.`;
  if (inLine && scope.params.has(name))
    return `«${name}» es un parámetro: dentro de suma, media o mayor solo valen columnas y constantes.`;
  if (!inLine && scope.columns.has(name))
    return `«${name}» es una columna del catálogo: escribe suma(${name}) o media(${name}).`;
  if (inLine && !scope.ofLine && picksLines(name, at, scope))
    return `«${name}» es un grupo o conjunto, no una columna: va detrás, como en suma(columna, ${name}).`;
  const what = inLine ? (scope.lineName ?? 'la columna') : 'el parámetro';
  const own = inLine ? scope.columns : scope.params;
  return noSuch(what, name, [...own.keys(), ...scope.constants.keys()]);
}

/** A selection that nobody knows is refused by its scope. */
function picksLines(name: string, at: Span, scope: Scope): boolean {
  try {
    scope.select([{ ...at, name, negative: false }], at);
    return true;
  } catch {
    return false;
  }
}
