// What an unknown line might be: any of the roles that its weight allows, of those that the larder declares. What it might
// already be doing is not done again.
// Takes lines; gives the roles they may be playing and what may not be added. Refuses nothing.
//   18 g of nobody knows what in 1 700 g → the salt or the leaven; 700 g → neither
import type { Role } from '../larder/role.ts';
import type { Craft, Line, Row, Type } from '../model/craft.ts';
import { alternatives } from '../number.ts';

/** Nobody knows what it is, nor says what it is made of. */
export const isUnknown = ({ groups }: { readonly groups: readonly string[] }): boolean =>
  groups.includes('desconocido');

export const unknownAmong = <L extends Line>(lines: readonly L[]): readonly L[] =>
  lines.filter((line) => line.grams > 0 && isUnknown(line));

/** The roles that a line of this weight may play in a whole of that one. */
export function rolesAt(craft: Craft, grams: number, whole: number): readonly Role[] {
  const share = (100 * grams) / whole;
  return craft.larder.roles.filter(({ from, most }) => share >= from && share <= most);
}

/** Roles that some unknown line may be playing. */
export function mayBe(craft: Craft, lines: readonly Line[]): ReadonlySet<Role> {
  const unknown = unknownAmong(lines);
  if (unknown.length === 0) return nobody;
  const whole = lines.reduce((sum, { grams }) => sum + grams, 0);
  return new Set(unknown.flatMap(({ grams }) => rolesAt(craft, grams, whole)));
}

const nobody: ReadonlySet<Role> = new Set();

/** May this row not be added, nor more of it put in, until it is told what is unknown? */
export const isHeld = (held: ReadonlySet<Role>, row: Row | null): boolean =>
  held.size > 0 && row?.larder != null && [...held].some((role) => role.picks(row.larder!.id, row.larder!.traits));

/** Something assumed, and of whom. */
export interface Noted {
  readonly text: string;
  readonly names: readonly string[];
}

/** «No se sabe qué es «polvo blanco»: puede ser la sal…», of the roles that the type might ask for or that the recipe has. */
export function saidOfUnknown(craft: Craft, type: Type, lines: readonly Line[]): Noted[] {
  const say = craft.larder.definition.names.say?.mayBe;
  const unknown = unknownAmong(lines);
  if (say === undefined || unknown.length === 0) return [];
  const whole = lines.reduce((sum, { grams }) => sum + grams, 0);
  const asked = [...type.correctors, ...type.trade.doses.flatMap(({ needed }) => needed?.row ?? [])];
  const usual = [...asked, ...lines.flatMap(({ row }) => row ?? [])];
  return unknown.flatMap(({ name, grams }) => {
    const roles = rolesAt(craft, grams, whole).filter((role) => usual.some((row) => isHeld(new Set([role]), row)));
    if (roles.length === 0) return [];
    const what = alternatives(roles.map(({ is }) => is));
    return [{ names: [name], text: say.replace('{nombre}', () => name).replace('{papel}', () => what) }];
  });
}
