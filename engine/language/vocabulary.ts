// What the names of a craft's formulas mean: its columns, its parameters and its constants, each with its number.
// A text has a number too, the same wherever it stands: formulas compare texts as they compare figures.
import { type Definition, type ParamsFile, type Plain, plain } from '../model/craft.ts';

export interface Vocabulary {
  columns: ReadonlyMap<string, number>;
  params: ReadonlyMap<string, number>;
  /** constants that are a number or yes/no (or nothing) somewhere */
  constants: ReadonlyMap<string, number>;
  /** constants that are a text in every type */
  texts: ReadonlyMap<string, number>;
  /** every text that some constant has, with its number */
  codes: ReadonlyMap<string, number>;
}

/** The constant that holds what the maker told of an input; no formula can be written with it. */
export const toldName = (input: string): string => `${input}·dicho`;

type Constants = NonNullable<ParamsFile['constants']>;

export const allConstants = ({ params, types }: Definition): Constants[] => [
  params.constants ?? {},
  ...Object.values(types).flatMap((type) => [
    type.constants ?? {},
    ...(type.variants ?? []).map((variant) => variant.constants ?? {}),
  ]),
];

export function vocabularyOf(definition: Definition, columns: ReadonlyMap<string, number>): Vocabulary {
  const values = new Map<string, Plain[]>();
  for (const constants of allConstants(definition)) {
    for (const [name, constant] of Object.entries(constants))
      values.set(name, [...(values.get(name) ?? []), plain(constant)]);
  }
  const names = [...values.keys()];
  const isText = (name: string): boolean =>
    values.get(name)!.some((value) => typeof value === 'string') &&
    !values.get(name)!.some((value) => typeof value === 'number' || typeof value === 'boolean');
  const told = Object.keys(definition.params.params).filter((key) => definition.params.params[key]!.input);
  const numbers = [...names.filter((name) => !isText(name)), ...told.map(toldName)];
  const texts = names.filter(isText);
  const words = new Set([...values.values()].flat().filter((value) => typeof value === 'string'));
  return {
    columns,
    params: new Map(Object.keys(definition.params.params).map((key, index) => [key, index])),
    constants: new Map(numbers.map((name, index) => [name, index])),
    texts: new Map(texts.map((name, index) => [name, numbers.length + index])),
    codes: new Map([...words].map((word, index) => [word, index])),
  };
}

/** The constants of a plan as formulas read them, in the order of their numbers. */
export const numbersOf = (
  { constants, texts, codes }: Vocabulary,
  values: Readonly<Record<string, Plain>>,
): (number | null)[] =>
  [...constants.keys(), ...texts.keys()].map((name) => {
    const value = values[name] ?? null;
    if (typeof value === 'string') return codes.get(value)!;
    return typeof value === 'boolean' ? Number(value) : value;
  });
