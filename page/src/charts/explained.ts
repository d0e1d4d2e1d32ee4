// What «explain» tells, in the shape the pictures use. It costs ten times the answer, so it waits for a pause in typing.
import { useEffect, useState } from 'preact/hooks';
import { explain } from '../../../engine/explain.ts';
import type { Reading } from '../reading.ts';

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

export type Explained = Readonly<Record<string, ExplainedParam>>;

const pause = 60;

export function useExplained(reading: Reading): Explained {
  const [known, setKnown] = useState<{ craft: string; explained: Explained } | null>(null);
  const craft = reading.evaluation.state.mix.craft.id;
  useEffect(() => {
    const tell = (): void => setKnown({ craft, explained: explain(reading.evaluation).params as unknown as Explained });
    const later = setTimeout(tell, pause);
    return () => clearTimeout(later);
  }, [reading, craft]);
  return known?.craft === craft ? known.explained : {};
}
