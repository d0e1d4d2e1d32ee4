// What things do in a recipe, as columns.json declares it: what salts, what leavens, what sets.
import type { LarderFile } from '../../schemas/generated/definitions.d.ts';
import { type Picker, picker } from './selectors.ts';

export interface Role {
  readonly id: string;
  /** as it is said: «la sal» */
  readonly is: string;
  /** % of the whole that plays it */
  readonly from: number;
  readonly most: number;
  /** by the id of an ingredient and what the larder says of it */
  readonly picks: Picker;
  /** ingredients that stand for it when it is asked what it would change */
  readonly as: readonly string[];
}

export const rolesOf = ({ roles = {} }: Pick<LarderFile, 'roles'>): readonly Role[] =>
  Object.entries(roles).map(([id, { is, of, from, most, as }]) => ({
    id,
    is,
    from: from ?? 0,
    most,
    picks: picker(of, {}),
    as,
  }));
