// What the larder says of a row, as words that a selection may use: its family, its origin, its allergens, what it carries and
// how sure its figures are, so that a limit reaches an ingredient that no craft has written.
//   { family: 'x', origin: 'y', allergens: ['z:a', 'w?'] } → familia:x, origen:y, alergeno:z:a, alergeno:z («w?» is not sure)
import type { Row } from '../model/craft.ts';
import { bases } from './basis.ts';
import type { LarderDefinition, LarderIngredient } from './larder.ts';

const familyOf = (id: string): string => `familia:${id}`;
const originOf = (id: string): string => `origen:${id}`;
const carriedOf = (column: string): string => `lleva:${column}`;
const basedOn = (basis: string): string => `certeza:${basis}`;
/** Also by what comes before the colon: all the kinds of one allergen. */
const allergenOf = (id: string): string[] => [...new Set([`alergeno:${id}`, `alergeno:${id.split(':')[0]!}`])];

/** `carries`: columns that it has enough of to be told so. */
export function traitsOf(
  { family, origin, basis, allergens = [] }: LarderIngredient,
  carries: readonly string[],
): string[] {
  const sure = allergens.filter((allergen) => !allergen.endsWith('?'));
  return [
    familyOf(family),
    ...(origin ? [originOf(origin)] : []),
    ...sure.flatMap(allergenOf),
    ...carries.map(carriedOf),
    ...(basis ? [basedOn(basis)] : []),
  ];
}

/** The groups that a line has in its craft, and after them what the larder says of its row. */
export const withTraits = (row: Pick<Row, 'larder'> | null, groups: readonly string[]): readonly string[] =>
  row?.larder ? [...groups, ...row.larder.traits] : groups;

/** Every word of this kind that the larder knows. */
export const traitsKnown = ({ columns }: LarderDefinition): string[] => [
  ...Object.keys(columns.families).map(familyOf),
  ...Object.keys(columns.origins).map(originOf),
  ...new Set(Object.keys(columns.allergens).flatMap(allergenOf)),
  ...Object.entries(columns.columns).flatMap(([key, { carriedFrom }]) => (carriedFrom ? [carriedOf(key)] : [])),
  ...bases.map(basedOn),
];
