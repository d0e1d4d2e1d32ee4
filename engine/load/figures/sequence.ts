// The order in which a type computes its parameters: each after what it reads; the choice of the variant is one more step.

import { allNames, namesRead } from '../../language/reads.ts';
import type { Param } from '../../model/craft.ts';

export interface Graph {
  params: readonly Param[];
  hasVariants: boolean;
  /** parameters that the conditions of the variants read */
  choiceReads: ReadonlySet<string>;
  /** constants that a variant may change */
  variantConstants: ReadonlySet<string>;
}

export class Cycle extends Error {
  constructor(readonly path: readonly string[]) {
    super(path.join(' → '));
  }
}

const choice = '(variante)';

/** Gives `wanted` and what they need, in order; null stands for the choice of the variant. Throws Cycle. */
export function sequencerOf(graph: Graph): (wanted: readonly Param[]) => (Param | null)[] {
  const byKey = new Map(graph.params.map((param) => [param.key, param]));
  const needed = new Map<string, readonly string[]>();
  const needs = (key: string): readonly string[] => {
    const known = needed.get(key) ?? needsOf(key, graph, byKey);
    needed.set(key, known);
    return known;
  };
  return (wanted) => sequenceOf(wanted, graph.hasVariants, byKey, needs);
}

function needsOf(key: string, graph: Graph, byKey: ReadonlyMap<string, Param>): string[] {
  if (key === choice) return [...graph.choiceReads].filter((name) => byKey.has(name));
  const { tree } = byKey.get(key)!.formula;
  const params = [...namesRead(tree)].filter((name) => byKey.has(name));
  const readsVariant = [...allNames(tree)].some((name) => graph.variantConstants.has(name) && !byKey.has(name));
  return readsVariant ? [choice, ...params] : params;
}

function sequenceOf(
  wanted: readonly Param[],
  hasVariants: boolean,
  byKey: ReadonlyMap<string, Param>,
  needs: (key: string) => readonly string[],
): (Param | null)[] {
  const sequence: (Param | null)[] = [];
  const done = new Set<string>();

  /** in the order in which they were come upon */
  const open = new Set<string>();

  function visit(key: string): void {
    if (done.has(key)) return;
    if (open.has(key)) throw new Cycle([...[...open].slice([...open].indexOf(key)), key]);
    open.add(key);
    for (const next of needs(key)) visit(next);
    open.delete(key);
    done.add(key);
    sequence.push(key === choice ? null : byKey.get(key)!);
  }

  for (const param of wanted) visit(param.key);
  if (hasVariants) visit(choice);
  return sequence;
}
