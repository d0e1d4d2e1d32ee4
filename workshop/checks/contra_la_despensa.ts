// A figure that a craft writes against what follows from the larder: one of the two is wrong, or a note says why not.
// Prices are each craft's own. All of a craft are told together, in the place of the first.
import { spanish } from '../../engine/index.ts';
import type { Check } from './shared/check.ts';
import { columnsOf, keyOf, ownRows } from './shared/meaning.ts';

const share = 0.1;
/** Less than this apart is rounding, in grams or in kilocalories. */
const margins = { energy: 12, other: 1 };
const mostShown = 12;

export const contraLaDespensa: Check = {
  name: 'contra_la_despensa',
  description:
    'Lo que un oficio escribe de un ingrediente no se aparta más de un 10 % de lo que se deduce de la despensa, o lleva una nota',
  reads: ['catalogue'],
  sample({ catalogue }) {
    catalogue.columns[keyOf(catalogue.columns, 'energy')]!.larder = '100';
    catalogue.families = { agua: { groups: [Object.keys(catalogue.groups)[0]!] } };
    Object.assign(catalogue.ingredients[0]!, { is: 'agua' });
  },
  run({ craft, report }) {
    const prices = columnsOf(craft, 'price');
    const energies = columnsOf(craft, 'energy');
    const apart = ownRows(craft).flatMap((row) => {
      const { values, note } = craft.definition.catalogue.ingredients[row.index]!;
      if (!row.larder || !values || note !== undefined) return [];
      const derived = craft.readLarder(row.larder.values, row.larder.family).values;
      const far = craft.columns.filter((column) => {
        const [here, there] = [values[column.key], derived[column.index]];
        if (here === undefined || there === null || there === undefined || prices.includes(column)) return false;
        const margin = energies.includes(column) ? margins.energy : margins.other;
        return Math.abs(here - there) > Math.max(margin, share * Math.max(here, there));
      });
      return far.map(({ key, index }) => ({
        row,
        text: `${row.id}.${key} ${spanish(values[key]!, 2)} (${spanish(derived[index]!, 2)})`,
      }));
    });
    const [first] = apart;
    if (!first) return;
    const shown = apart.slice(0, mostShown).map(({ text }) => text);
    const more = apart.length > mostShown ? ` y ${apart.length - mostShown} más` : '';
    report.warn(
      'catalogue.json',
      { path: `/ingredients/${first.row.index}/values` },
      `${apart.length} cifras se apartan más de un 10 % de la despensa (entre paréntesis) sin una nota que diga por qué: ${shown.join('; ')}${more}.`,
    );
  },
};
