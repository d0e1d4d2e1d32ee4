// What is asked of an adjustment that cannot all be: something to use up and to leave out, more to use up than the whole
// recipe weighs. Refuses it, naming both.
import { spanish } from '../number.ts';
import { refused } from '../refusal.ts';
import type { Request } from './model.ts';

export function refuseContradictions({ use, avoid, total }: Request): void {
  for (const [index, { row, grams }] of use.entries()) {
    const left = grams === 0 ? -1 : avoid.findIndex(({ picks }) => picks({ row, groups: row.groups }));
    if (left >= 0)
      throw refused(
        `use[${index}]`,
        `se pide gastar «${row.label}» y también que no quede (avoid[${left}], «${avoid[left]!.name}»): manda solo una de las dos cosas.`,
      );
  }
  const used = use.reduce((sum, { grams }) => sum + grams, 0);
  if (total !== null && used > total)
    throw refused(
      `use`,
      `se han de gastar ${spanish(used, 2)} g y la receta entera son ${spanish(total, 2)} g (total): no caben.`,
    );
}
