// The inputs of a craft as a client needs to know them: what the maker may tell of the process besides the recipe.
import type { Craft } from '../model/craft.ts';

interface DescribedInput {
  key: string;
  label: string;
  unit: string;
  decimals: number;
  default: string;
  min: string | null;
  max: string | null;
  note: string | null;
}

export const inputsOf = (craft: Craft): DescribedInput[] =>
  craft.inputs.map(({ key, label, unit, decimals, formula, input }) => ({
    key,
    label,
    unit,
    decimals,
    default: formula.text,
    min: input!.min?.text ?? null,
    max: input!.max?.text ?? null,
    note: craft.definition.craft.inputs![key]!.note ?? null,
  }));
