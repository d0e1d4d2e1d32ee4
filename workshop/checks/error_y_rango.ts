// The error with which a figure is known, against the ranges it is compared with: an error as wide as they are would take
// every recipe for nearly right.
//   accuracy 30 of what is to be from 8 to 16
import { spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

export const errorYRango: Check = {
  name: 'error_y_rango',
  description: 'El error con que se conoce un parámetro («accuracy») es menor que la mayoría de sus rangos',
  reads: ['params', 'types', 'catalogue'],
  sample({ params, types }) {
    const [key] = Object.keys(Object.values(types)[0]!.ranges!);
    params.params[key!]!.accuracy = 30;
  },
  run({ craft, report }) {
    const targets = [...craft.types.values()].flatMap(({ plan }) => plan.targets);
    for (const { key, accuracy } of craft.params) {
      const widths = targets
        .flatMap(({ param, min, max }) => (param.key === key && min !== null && max !== null ? [max - min] : []))
        .sort((a, b) => a - b);
      const usual = widths[Math.floor(widths.length / 2)];
      if (usual === undefined || accuracy < usual || accuracy === 0) continue;
      report.warn(
        'params.json',
        { path: `/params/${pointerStep(key)}/accuracy` },
        `«${key}» se conoce con un error de ${spanish(accuracy, 4)}, y sus rangos tienen unos ${spanish(usual, 2)} de ancho: todo estaría «prácticamente en el límite». ¿Se ha corrido la coma?`,
      );
    }
  },
};
