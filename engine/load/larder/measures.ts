// quantities.json → the words of quantities, ready to be looked up. Refuses a name of two measures, and a measure that does
// not say how much it is.
import { compileQuantities, type Measures, type QuantitiesFile, twinUnits } from '../../quantity/index.ts';
import type { Report } from '../file/problem.ts';

const file = 'quantities.json';
const tells = { mass: 'grams', volume: 'ml', spoon: 'ml', piece: 'count' } as const;

export function compileMeasures(words: QuantitiesFile, report: Report): Measures {
  for (const { unit, name, other } of twinUnits(words))
    report.error(
      file,
      { path: `/units/${unit}/names/${name}` },
      `«${words.units[unit]!.names[name]}» ya es un nombre de la medida «${other}».`,
    );
  for (const [place, unit] of words.units.entries()) {
    const key = tells[unit.kind];
    const extra = (['grams', 'ml', 'count'] as const).find((one) => one !== key && unit[one] !== undefined);
    const path = `/units/${place}`;
    if (unit[key] === undefined)
      report.error(file, { path }, `La medida «${unit.label}» (${unit.kind}) necesita «${key}».`);
    else if (extra)
      report.error(
        file,
        { path: `${path}/${extra}`, key: true },
        `La medida «${unit.label}» (${unit.kind}) lleva «${key}» y no «${extra}».`,
      );
  }
  return compileQuantities(words);
}
