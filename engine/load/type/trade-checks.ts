// Whether professional limits can be: bases that can be worked out, doses that rise from least to most, caps within their
// dose, correctors that the type admits.
//   "#tal": [1, 3.9, 2.5] → it goes from least to most
import { noSuch } from '../../did-you-mean.ts';
import { spanish } from '../../number.ts';
import { picker } from '../../selectors.ts';
import { withTraits } from '../../traits.ts';
import { formulaAt } from '../figures/params.ts';
import { pointerStep } from '../file/pointer.ts';
import { file, selectorsOf, type TradeChecks } from './trade.ts';

export const tradeChecks: TradeChecks = {
  /** Said once for the craft: its bases can be worked out and its kinds name types that exist. */
  whole(trade, types, formulas, report) {
    for (const [name, { is }] of Object.entries(trade?.bases ?? {}))
      formulaAt(is, formulas, file, `/bases/${pointerStep(name)}/is`, report);
    const known = new Set(types);
    for (const [name, kind] of Object.entries(trade?.kinds ?? {})) {
      for (const [index, id] of kind.types.entries()) {
        const path = `/kinds/${pointerStep(name)}/types/${index}`;
        if (!known.has(id)) report.error(file, { path }, noSuch('el tipo', id, known));
      }
    }
  },
  /** A bare figure stands at its entry. */
  rising([min = 0, usual = 0, max = 0], { at, path }, key, { report }) {
    if (min <= usual && usual <= max) return;
    const found = [min, usual, max].map((n) => spanish(n, 6)).join(' – ');
    report.error(at, { path: `${path}/${key}` }, `Van de menor a mayor: [mínimo, usual, máximo], y aquí hay ${found}.`);
  },
  /** What may be added is never more than what is denounced. */
  caps({ caps, doses }, entries, { report }) {
    for (const cap of caps) {
      const dose = doses.find(({ key }) => key === cap.key);
      const { at, path } = entries.find(({ key }) => key === cap.key)!;
      if (dose && dose.min <= dose.max && typeof cap.most === 'number' && cap.most > dose.max)
        report.error(
          at,
          { path: `${path}/most` },
          `El tope (${spanish(cap.most, 6)}) pasa del máximo de su dosis (${spanish(dose.max, 6)}).`,
        );
      // Of all that the recipe weighs nothing is more than all of it.
      const { tree } = cap.base.formula;
      const isOfAll = tree.kind === 'weight' && tree.select.length === 0 && cap.amount === null;
      if (isOfAll && typeof cap.most === 'number' && Number.isFinite(cap.most) && cap.most > 100)
        report.error(
          at,
          { path },
          `El tope es un tanto por ciento de toda la receta, y ${spanish(cap.most, 6)} pasa de 100: ¿sobra una cifra?`,
        );
    }
  },
  correctors(forbids, { correctors, sets, report }) {
    for (const entry of forbids) {
      const picks = picker(selectorsOf(entry), sets);
      const row = correctors.find((one) => picks(one.id, withTraits(one, one.groups)));
      if (row)
        report.error(
          entry.at,
          { path: entry.path },
          `«${row.label}» es un corrector de este tipo y aquí se prohíbe: quítalo de «correctors» o de «forbid».`,
        );
    }
  },
};
