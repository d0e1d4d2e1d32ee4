// Words of spreadsheets and of other languages → the one of this language. Gives null where there is nothing to suggest.
//   foreignWord('PROMEDIO', known) → «PROMEDIO» se llama aquí «media».
const foreign: Record<string, string> = {
  promedio: 'media',
  average: 'media',
  sum: 'suma',
  if: 'si',
  and: 'y',
  or: 'o',
  not: 'no',
  round: 'redondear',
  ceil: 'techo',
  ceiling: 'techo',
  roundup: 'techo',
  'redondear.mas': 'techo',
  multiplo: 'redondear',
  trunc: 'suelo',
  truncar: 'suelo',
  rounddown: 'suelo',
  floor: 'suelo',
  entero: 'suelo',
  int: 'suelo',
  sqrt: 'raiz',
  log10: 'log',
  coalesce: 'primero',
  isnull: 'no hay',
  esblanco: 'no hay',
  potencia: '^',
  power: '^',
  pow: '^',
};

export function foreignWord(name: string, known: readonly string[]): string | null {
  const plain = name.toLowerCase();
  if (plain === 'abs') return `No hay «${name}»: escribe max(x, -x).`;
  if (plain === 'y' || plain === 'o') return `«${plain}» va entre dos condiciones: a > 1 ${plain} b > 2.`;
  if (known.includes(plain)) return `Las funciones van en minúsculas: «${plain}».`;
  const own = Object.hasOwn(foreign, plain) ? foreign[plain] : undefined;
  return own === undefined ? null : `«${name}» se llama aquí «${own}».`;
}
