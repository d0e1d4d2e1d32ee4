// What was told of the process, as it is read: «Tiempo 12 h»; of what is only ticked, its name.
import type { Craft } from '../../../engine/index.ts';
import { figure } from '../quantity.ts';
import type { Recipe } from '../recipe.ts';

export const toldOf = ({ inputs, definition }: Craft, { process }: Recipe): string[] =>
  inputs
    .filter(({ key }) => figure(process[key] ?? '') !== null)
    .map(({ key, label, unit }) =>
      definition.craft.inputs![key]!.ask === 'yesNo' ? label : `${label} ${process[key]!.trim()} ${unit}`.trim(),
    );
