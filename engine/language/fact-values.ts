// What the facts of a craft can be (figures, texts, yes or no), so that a comparison that can never hold is told at load.

import { didYouMean } from '../did-you-mean.ts';
import { type Definition, type Fact, type Plain, plain } from '../model/craft.ts';
import { enumerate } from '../number.ts';
import { ownFacts } from '../reckon/facts.ts';
import { allConstants } from './vocabulary.ts';

export interface Kind {
  readonly number: boolean;
  readonly boolean: boolean;
  /** every text it can be */
  readonly texts: ReadonlySet<string>;
}

const figure: Kind = { number: true, boolean: false, texts: new Set() };
const yesOrNo: Kind = { number: false, boolean: true, texts: new Set() };
const oneOf = (texts: Iterable<string>): Kind => ({ number: false, boolean: false, texts: new Set(texts) });

/** Every fact that a condition may read, in the order of their numbers. */
export function kindsOf(definition: Definition, aspects: Iterable<string>): Map<string, Kind> {
  const params = Object.keys(definition.params.params);
  const variants = Object.values(definition.types).flatMap((type) => (type.variants ?? []).map(({ id }) => id));
  const kinds = new Map<string, Kind>(Object.keys(ownFacts).map((name) => [name, figure]));
  kinds
    .set('variante', oneOf(variants))
    .set('tipoDesconocido', yesOrNo)
    .set('sinReconocer', yesOrNo)
    .set('porConocer', yesOrNo)
    .set('alLimite', yesOrNo);
  const add = (name: string, value: Plain): void => {
    const { number, boolean, texts } = kinds.get(name) ?? oneOf([]);
    kinds.set(name, {
      number: number || typeof value === 'number',
      boolean: boolean || typeof value === 'boolean',
      texts: typeof value === 'string' ? new Set([...texts, value]) : texts,
    });
  };
  for (const key of params) kinds.set(key, figure);
  for (const constants of allConstants(definition))
    for (const [name, constant] of Object.entries(constants)) add(name, plain(constant));
  for (const [name, { rows }] of Object.entries(definition.rules.decisions ?? {})) {
    for (const { give } of rows) {
      if (give !== null && typeof give === 'object') for (const [fact, value] of Object.entries(give)) add(fact, value);
      else if (!rows.some((row) => row.give !== null && typeof row.give === 'object')) add(name, give);
    }
  }
  for (const key of params) kinds.set(`estado.${key}`, oneOf(['bajo', 'bien', 'alto']));
  for (const aspect of aspects) kinds.set(`fuera.${aspect}`, figure);
  for (const key of limited(definition)) kinds.set(`limite.${key}`, oneOf(['bajo', 'bien', 'alto']));
  return kinds;
}

/** Parameters that the law limits in some type. */
const limited = ({ types }: Definition): Set<string> =>
  new Set(
    Object.values(types).flatMap((type) =>
      [type, ...(type.variants ?? [])].flatMap(({ limits }) => Object.keys(limits ?? {})),
    ),
  );

/** A constant that is nothing in every type may be anything. */
const isOpen = ({ number, boolean, texts }: Kind): boolean => !number && !boolean && texts.size === 0;

export const ofKind = (a: Kind, b: Kind): boolean =>
  isOpen(a) ||
  isOpen(b) ||
  (a.number && b.number) ||
  (a.boolean && b.boolean) ||
  (a.texts.size > 0 && b.texts.size > 0);

/** What is wrong with comparing a fact with a value, or null. */
export function wrongValue(fact: string, kind: Kind, operator: string, value: Fact): string | null {
  if (value === null || isOpen(kind)) return null;
  const isOrder = !['equal', 'notEqual', 'in', 'notIn'].includes(operator);
  if (isOrder && typeof value !== 'number')
    return typeof value === 'string' && !Number.isNaN(Number(value))
      ? `«${fact}» se compara con una cifra sin comillas: ${value}.`
      : 'Mayor y menor solo comparan cifras.';
  if (typeof value === 'number') {
    if (kind.number) return null;
    return kind.boolean
      ? `«${fact}» es de sí o no: escribe «${fact}» o «no ${fact}», sin compararlo con ${value}.`
      : `«${fact}» es un texto: vale ${listed(kind.texts)}.`;
  }
  if (typeof value === 'boolean') return kind.boolean ? null : `«${fact}» no es de sí o no.`;
  if (kind.texts.has(value)) return null;
  if (kind.texts.size === 0) {
    return kind.number && value.trim() !== '' && !Number.isNaN(Number(value.replace(',', '.')))
      ? `«${fact}» es una cifra: compárala con ${value.replace(',', '.')}, sin comillas.`
      : `«${fact}» es ${kind.number ? 'una cifra' : 'de sí o no'} y aquí se compara con un texto.`;
  }
  return `«${fact}» nunca vale «${value}»: puede ser ${listed(kind.texts)}.${didYouMean(value, kind.texts)}`;
}

const listed = (texts: ReadonlySet<string>): string => enumerate([...texts].map((text) => `«${text}»`));
