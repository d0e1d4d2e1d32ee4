// What the maker may tell of the process and nobody reads is a box that does nothing: a leftover, or a name misspelt in the
// formula that was to read it.
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';
import { namesIn } from './shared/names-read.ts';

export const entradaLeida: Check = {
  name: 'entrada_leida',
  description: 'Todo dato del proceso («inputs») lo lee alguien',
  reads: ['catalogue', 'names', 'params', 'rules', 'messages', 'trade', 'label', 'types'],
  sample({ craft }) {
    craft.inputs = { reposo: { label: 'Reposo', unit: 'h', default: 6, min: 4, max: 24 } };
    craft.manifest.inputs = '@inputs';
  },
  run({ craft, report }) {
    const { inputs = {}, ...rest } = craft.definition.craft;
    const read = namesIn({ ...craft.definition, craft: rest });
    // What one input is supposed to be may be worked out of another.
    for (const key of Object.keys(inputs)) {
      const others = Object.entries(inputs).flatMap(([other, one]) => (other === key ? [] : [one]));
      const path = `/inputs/${pointerStep(key)}`;
      if (!read.has(key) && !namesIn(others).has(key))
        report.warn(
          'craft.json',
          { path, key: true },
          `Nadie lee el dato «${key}»: quien lo dijera no cambiaría nada. Léelo en alguna fórmula o bórralo.`,
        );
    }
  },
};
