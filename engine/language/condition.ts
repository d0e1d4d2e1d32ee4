// A condition as text in the formula language → the condition of json-rules-engine that it means. What has to be
// calculated in it becomes a figure of its own, named by its text. Refuses names, values and comparisons that mean nothing.
//   «madera y bajo(x) y x + y >= 4» → { all: [madera = true, estado.x = "bajo", «x + y» ≥ 4] }

import { didYouMean, noSuch } from '../did-you-mean.ts';
import type { Comparison, Condition, Fact } from '../model/craft.ts';
import { type Kind, ofKind, wrongValue } from './fact-values.ts';
import { mirrored, operatorOf } from './operators.ts';
import { FormulaError, parseFormula } from './parse.ts';
import type { Asked, Node } from './tree.ts';

/** What the names of a condition may mean. */
export interface Known {
  facts: ReadonlyMap<string, Kind>;
  params: ReadonlySet<string>;
  aspects: ReadonlySet<string>;
  /** what each class of its tables asks */
  classes: ReadonlyMap<string, Condition>;
  /** conditions that have a name */
  common: ReadonlyMap<string, Condition>;
  /** the fact of a figure written inside the condition */
  figure: (formula: string, node: Node) => string;
}

export function readCondition(text: string, known: Known): Condition {
  const condition = conditionOf(parseFormula(text), text, known);
  return 'fact' in condition ? { all: [condition] } : condition;
}

function conditionOf(node: Node, text: string, known: Known): Condition {
  switch (node.kind) {
    case 'binary': {
      const read = (part: Node): Condition => conditionOf(part, text, known);
      // What a class asks is a list already, and becomes part of this one.
      if (node.operator === 'y')
        return { all: parts(node, 'y').flatMap((part) => allOf(read(part))) as [Condition, ...Condition[]] };
      if (node.operator === 'o') return { any: parts(node, 'o').map(read) as [Condition] };
      if (operatorOf[node.operator]) return comparisonOf(node, text, known);
      return fail(node, `«${text.slice(node.from, node.to)}» es una cifra: compárala, p. ej. «… > 0».`);
    }
    case 'not':
      return { not: conditionOf(node.of, text, known) };
    case 'among': {
      const fact = factOf(node.of, text, known);
      return { fact, operator: 'in', value: node.values.map((value) => literalFor(fact, value, known)) };
    }
    case 'asked':
      return askedOf(node, known);
    case 'name': {
      const named = known.common.get(node.name);
      if (named) return named;
      const fact = factOf(node, text, known);
      if (!known.facts.get(fact)!.boolean) fail(node, `«${fact}» no es de sí o no: compáralo, p. ej. «${fact} > 0».`);
      return { fact, operator: 'equal', value: true };
    }
    case 'call':
      if (node.name === 'hay') return { fact: factOf(node.args[0]!, text, known), operator: 'notEqual', value: null };
      return fail(node, `«${text.slice(node.from, node.to)}» es una cifra: compárala, p. ej. «… > 0».`);
    case 'text':
      return fail(node, 'Un texto solo no es una condición: compáralo con algo.');
    default:
      return fail(node, `«${text.slice(node.from, node.to)}» es una cifra: compárala, p. ej. «… > 0».`);
  }
}

const allOf = (condition: Condition): readonly Condition[] => ('all' in condition ? condition.all : [condition]);

/** «a y b y c», whatever its brackets, as one list. */
function parts(node: Node, operator: 'y' | 'o'): Node[] {
  if (node.kind !== 'binary' || node.operator !== operator) return [node];
  return [...parts(node.left, operator), ...parts(node.right, operator)];
}

function comparisonOf(node: Node & { kind: 'binary' }, text: string, known: Known): Comparison {
  const left = literalOf(node.left);
  const right = literalOf(node.right);
  if (left !== undefined && right !== undefined) fail(node, 'Aquí se comparan dos cifras fijas: falta un nombre.');
  if (left !== undefined) {
    const operator = operatorOf[mirrored[node.operator] ?? node.operator]!;
    const fact = factOf(node.right, text, known);
    return { fact, operator, value: checked(fact, operator, left, node.left, known) };
  }
  const fact = factOf(node.left, text, known);
  const operator = operatorOf[node.operator]!;
  if (right !== undefined) return { fact, operator, value: checked(fact, operator, right, node.right, known) };
  const other = otherOf(fact, node.right, text, known);
  const [one, two] = [known.facts.get(fact), known.facts.get(other)];
  if (one && two && !ofKind(one, two))
    fail(node, `«${fact}» y «${other}» no se pueden comparar: uno es un texto y el otro una cifra.`);
  return { fact, operator, value: { fact: other } };
}

/** What a fact is compared with, when it is no literal: another fact, and not one of its own values without quotes. */
function otherOf(fact: string, node: Node, text: string, known: Known): string {
  if (node.kind === 'name' && !known.facts.has(node.name) && known.facts.get(fact)?.texts.has(node.name))
    return fail(node, `«${node.name}» es un texto: va entre comillas simples, '${node.name}'.`);
  return factOf(node, text, known);
}

function literalOf(node: Node): Fact | undefined {
  if (node.kind === 'number' || node.kind === 'text') return node.value;
  if (node.kind === 'negative' && node.of.kind === 'number') return -node.of.value;
  return undefined;
}

function literalFor(fact: string, node: Node, known: Known): Fact {
  const value = literalOf(node);
  if (value === undefined) return fail(node, "En la lista van cifras o textos: en ('uno', 'otro').");
  return checked(fact, 'equal', value, node, known);
}

function checked(fact: string, operator: Comparison['operator'], value: Fact, at: Node, known: Known): Fact {
  const kind = known.facts.get(fact);
  const wrong = kind ? wrongValue(fact, kind, operator, value) : null;
  return wrong === null ? value : fail(at, wrong);
}

function factOf(node: Node, text: string, known: Known): string {
  if (node.kind === 'name') {
    if (known.facts.has(node.name)) return node.name;
    return fail(
      node,
      `No existe «${node.name}».${didYouMean(node.name, [...known.facts.keys(), ...known.common.keys()].filter(isPlain))}`,
    );
  }
  if (node.kind === 'asked' || node.kind === 'text' || node.kind === 'not' || node.kind === 'among')
    return fail(node, 'Aquí va una cifra o un nombre, no una condición.');
  if (node.kind === 'binary' && (operatorOf[node.operator] || node.operator === 'y' || node.operator === 'o'))
    return fail(node, 'Aquí va una cifra o un nombre, no una condición: quita los paréntesis.');
  return known.figure(text.slice(node.from, node.to), node);
}

const isPlain = (name: string): boolean => /^\w+$/.test(name);

/**
 * «bajo(x)», «fuera(x)» of a range, «incumple(x)» of a limit; «fuera('aspecto')» of all the ranges of an aspect;
 * «cumple('clase')» of all that a class asks.
 */
function askedOf(node: Node & { kind: 'asked' }, { params, aspects, facts, classes }: Known): Condition {
  const { what, of } = node;
  if (what === 'cumple') return classes.get(of) ?? fail(node, noSuch('la clase', of, classes.keys()));
  if (params.has(of)) {
    const fact = what === 'incumple' ? `limite.${of}` : `estado.${of}`;
    if (!facts.has(fact)) fail(node, `Ningún tipo pone límite a «${of}»: para su rango, escribe fuera(${of}).`);
    const sides: Partial<Record<Asked, string[]>> = { fuera: ['bajo', 'alto'], incumple: ['bajo', 'alto'] };
    const either = sides[what];
    return either ? { fact, operator: 'in', value: either } : { fact, operator: 'equal', value: what };
  }
  if (what === 'fuera' && aspects.has(of)) return { fact: `fuera.${of}`, operator: 'greaterThan', value: 0 };
  return fail(node, noSuch('el parámetro', of, [...params].filter(isPlain)));
}

function fail(at: Node, message: string): never {
  throw new FormulaError(message, at.from, at.to);
}
