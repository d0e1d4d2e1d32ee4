// What «explain» tells, in the shape the pictures and the advice use. It costs ten times the answer, so it waits for a
// pause in typing.
import { useEffect, useState } from 'preact/hooks';
import { once } from '../once.ts';
import type { Reading } from '../reading.ts';
import { pause, useRested } from '../rested.ts';

export interface Contribution {
  readonly name: string;
  readonly grams: number;
  readonly value: number;
}

export interface ExplainedParam {
  readonly label: string;
  readonly unit: string;
  readonly kind: 'suma' | 'cociente' | 'marginal';
  readonly contributions: readonly Contribution[];
}

/** A suggestion as it can be carried out: grams of this batch, more or less of each ingredient. */
export interface Step {
  readonly sentence: string;
  readonly changes: readonly { readonly name: string; readonly grams: number }[];
}

export interface Told {
  readonly params: Readonly<Record<string, ExplainedParam>>;
  readonly plan: readonly Step[];
}

export type Explained = Told['params'];

// biome-ignore lint/style/noRestrictedImports: fetched apart from the rest, when it is first asked for
const explaining = once(() => import('../../../engine/explain.ts'));

const nothing: Told = { params: {}, plan: [] };

/** The reading that is advised on: while a hand types, that of a moment ago, unless there is nothing left to mend. */
export function useSettled(reading: Reading): Reading {
  const settled = useRested(reading);
  const { craft, type } = reading.evaluation.state.mix;
  const { craft: craftBefore, type: typeBefore } = settled.evaluation.state.mix;
  return reading.tone === 'good' || craft !== craftBefore || type !== typeBefore ? reading : settled;
}

export function useExplained(reading: Reading): Told {
  const [known, setKnown] = useState<{ reading: Reading; told: Told } | null>(null);
  useEffect(() => {
    let isOver = false;
    const tell = async (): Promise<void> => {
      const { explain } = await explaining();
      if (isOver) return;
      const { params, plan = [] } = explain(reading.evaluation) as unknown as Partial<Told> & Pick<Told, 'params'>;
      setKnown({ reading, told: { params, plan } });
    };
    const later = setTimeout(() => void tell().catch(() => {}), pause);
    return () => {
      isOver = true;
      clearTimeout(later);
    };
  }, [reading]);
  if (!known) return nothing;
  if (known.reading === reading) return known.told;
  // While typing goes on the figures of a moment ago stand; what to do about them does not.
  const isSameCraft = known.reading.evaluation.state.mix.craft.id === reading.evaluation.state.mix.craft.id;
  return isSameCraft ? { params: known.told.params, plan: [] } : nothing;
}
