// What «explain» tells, in the shape the pictures and the advice use. It costs ten times the answer, so it waits for a
// pause in typing, and with it all that is drawn of it: figures that run after every digit say nothing.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pause } from '../debounce.ts';
import { fetchedOnce } from '../fetched-once.ts';
import type { Reading } from '../reading.ts';

interface Contribution {
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
const explaining = fetchedOnce(() => import('../../../engine/tell/explain.ts'));

const nothing: Told = { params: {}, plan: [] };

/** What is said of a reading, figure by figure: worked out together, when the hand rests. */
export interface Settled {
  readonly reading: Reading;
  readonly told: Told;
}

/** While a hand types, what was settled a moment ago, unless there is nothing left to mend or it is of another type. */
export function useSettled(reading: Reading): Settled {
  const [known, settle] = useState<Settled>(() => ({ reading, told: nothing }));
  useEffect(() => {
    let isOver = false;
    const told = async (): Promise<Told> => {
      const { explain } = await explaining();
      return isOver ? nothing : ({ plan: [], ...explain(reading.evaluation) } as unknown as Told);
    };
    const put = (found: Told): void => {
      if (!isOver) settle({ reading, told: found });
    };
    const later = setTimeout(() => void told().then(put, () => put(nothing)), pause);
    return () => {
      isOver = true;
      clearTimeout(later);
    };
  }, [reading]);
  return useMemo(() => {
    const { craft, type } = reading.evaluation.state.mix;
    const before = known.reading.evaluation.state.mix;
    if (craft !== before.craft) return { reading, told: nothing };
    const isMended = reading.tone === 'good' && known.reading.tone !== 'good';
    return isMended || type !== before.type ? { reading, told: { ...known.told, plan: [] } } : known;
  }, [reading, known]);
}
