// The words of the formula language that completion offers, each with what it does.
import { callable } from '../../engine/index.ts';

const says: Readonly<Record<string, string>> = {
  si: 'si(condición, entonces, si no)',
  min: 'el menor de varios',
  max: 'el mayor de varios',
  primero: 'el primero que tiene valor',
  redondear: 'redondear(x, múltiplo)',
  techo: 'redondea hacia arriba',
  suelo: 'redondea hacia abajo',
  raiz: 'raíz cuadrada',
  exp: 'e elevado a x',
  ln: 'logaritmo natural',
  log: 'logaritmo decimal',
  hay: 'si tiene valor',
  suma: 'gramos de una columna en las líneas que se digan',
  media: 'por 100 g de las líneas que se digan',
  mayor: 'el mayor valor de una columna',
  peso: 'gramos de las líneas que se digan',
  catalogo: 'lo que dice el catálogo de la línea',
  minimo: 'mínimo del rango de un parámetro',
  maximo: 'máximo del rango de un parámetro',
  bajo: 'si un parámetro queda por debajo de su rango',
  alto: 'si un parámetro queda por encima de su rango',
  bien: 'si un parámetro está en su rango',
  fuera: 'si un parámetro está fuera de su rango',
  incumple: 'si un parámetro incumple su límite legal',
};

/** Only conditions may ask how a parameter stands. */
const ofConditions = new Set(['bajo', 'alto', 'bien', 'fuera', 'incumple']);

export const functionsFor = (isCondition: boolean): { readonly id: string; readonly label: string | null }[] =>
  callable.filter((id) => isCondition || !ofConditions.has(id)).map((id) => ({ id, label: says[id] ?? null }));

export const wordSays = (word: string): string | null => says[word] ?? null;
