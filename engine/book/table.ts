// What comes of a change as a table of cells, a recipe a line: for a sheet, whoever writes it.
//   [['receta', 'oficio', …], ['Suizos', 'panaderia', …]]
import type { Outcome, Turned } from './model.ts';
import type { Cell } from './sheets.ts';

export const outcomeTold: Readonly<Record<Outcome, string>> = {
  same: 'queda como está',
  adjusted: 'corregida',
  impossible: 'no se puede',
  refused: 'no se entiende',
};

const several: Readonly<Record<Outcome, string>> = {
  same: 'quedan como están',
  adjusted: 'corregidas',
  impossible: 'no se pueden',
  refused: 'no se entienden',
};

/** «12 corregidas, 1 no se puede»; empty where the change touches none. */
export const outcomesTold = (counts: Readonly<Record<Outcome, number>>): string =>
  (['adjusted', 'same', 'impossible', 'refused'] as const)
    .flatMap((outcome) => {
      const count = counts[outcome];
      return count === 0 ? [] : [`${count} ${(count === 1 ? outcomeTold : several)[outcome]}`];
    })
    .join(', ');

const head = [
  ...['receta', 'oficio', 'tipo', 'queda', 'por qué', 'veredicto antes', 'veredicto ahora', 'clase antes'],
  ...['clase ahora', '€/kg antes', '€/kg sin corregir', '€/kg ahora', 'alérgenos antes', 'alérgenos ahora'],
  ...['nombre antes', 'nombre ahora', 'qué cambia'],
];

export const turnedTable = (turned: readonly Turned[]): readonly (readonly Cell[])[] => [
  head,
  ...turned.map(({ before, uncorrected, after, ...one }): Cell[] => [
    ...[one.recipe, one.craft, one.typeLabel, outcomeTold[one.outcome], one.why.join(' ')],
    ...[before?.verdict ?? null, after?.verdict ?? null, before?.class ?? null, after?.class ?? null],
    ...[before?.cost?.kilo ?? null, uncorrected?.cost?.kilo ?? null, after?.cost?.kilo ?? null],
    ...[before?.allergens?.contains.join(', ') ?? null, after?.allergens?.contains.join(', ') ?? null],
    ...[before?.name ?? null, after?.name ?? null, one.sentences.join(' ')],
  ]),
];

/** What it carries that it did not («+huevo»), and what it carries no more («−leche»). */
export function allergensTurned({ before, after }: Turned): string[] {
  const [was, is] = [before?.allergens?.contains ?? [], after?.allergens?.contains ?? []];
  return [
    ...is.filter((one) => !was.includes(one)).map((one) => `+${one}`),
    ...was.filter((one) => !is.includes(one)).map((one) => `−${one}`),
  ];
}
