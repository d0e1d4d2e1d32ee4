// Facts are what rules compare. Every name has its number in the craft, and the facts of a recipe are a list by number:
// rules are many, and finding a name in an object once per condition would cost more than all their comparisons.
import type { Craft, DecisionRow, Fact, Facts } from '../model/craft.ts';

/** Those that the engine itself works out, by number. */
export const ownFacts = {
  fuera: 0,
  aspectosFuera: 1,
  criticosFuera: 2,
  conRango: 3,
  peorDesvio: 4,
  peorDesvioCritico: 5,
  limitesFuera: 6,
  variante: 7,
  tipoDesconocido: 8,
  prohibidos: 9,
  prohibidosPorLey: 10,
  dosisFuera: 11,
  dosisDecisivas: 12,
  sinReconocer: 13,
  alLimite: 14,
  porConocer: 15,
} as const;

/** Those that are never more than another, of which they are a part. */
export const wholeOfFact: Readonly<Record<string, keyof typeof ownFacts>> = {
  aspectosFuera: 'fuera',
  criticosFuera: 'fuera',
  peorDesvioCritico: 'peorDesvio',
  prohibidosPorLey: 'prohibidos',
  dosisDecisivas: 'dosisFuera',
};

export const factOf = ({ facts: numbers }: Craft, facts: Facts, name: string): Fact =>
  facts[numbers.get(name)!] ?? null;

/** What a row of a decision gives becomes facts for the decisions and notices after it. */
export function give(facts: Facts, { given }: DecisionRow): void {
  for (const [number, value] of given) facts[number] = value;
}
