// Always beside what is being edited: what it does to the recipes, what is wrong, and a recipe to look at.
import { useState } from 'preact/hooks';
import type { Bench } from '../bench.ts';
import type { CraftName } from '../model.ts';
import type { Place } from '../place.ts';
import { Tabs } from '../tabs.tsx';
import { Consequences } from './consequences.tsx';
import { Pinned } from './pinned.tsx';
import { apartFrom, Problems } from './problems.tsx';

interface Props {
  bench: Bench;
  craft: string;
  crafts: readonly CraftName[];
  go(to: Partial<Place>): void;
}

type Look = 'consequences' | 'problems' | 'recipe';

/** «0» is said once it is known. */
const known = (count: number, isKnown: boolean): { count?: number } => (isKnown || count > 0 ? { count } : {});

export function Beside({ bench, craft, crafts, go }: Props) {
  const [look, setLook] = useState<Look>('consequences');
  const turned = (bench.impacts ?? []).reduce((sum, { changed, own }) => sum + changed.length + own.length, 0);
  const problems = apartFrom(bench.turned, bench.checked?.problems ?? []);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <aside
      class={bench.busy ? 'card beside busy' : 'card beside'}
      id="consecuencias"
      aria-label="Consecuencias y problemas"
      tabIndex={-1}
    >
      <Tabs<Look>
        id="beside"
        label="Qué se mira"
        panel="beside-panel"
        tabs={[
          { key: 'consequences', name: 'Consecuencias', ...known(turned, bench.isTried) },
          {
            key: 'problems',
            name: 'Problemas',
            ...known(problems.length + bench.turned.length, bench.isChecked),
            tone: errors + bench.turned.length > 0 ? 'bad' : 'look',
          },
          { key: 'recipe', name: 'Receta' },
        ]}
        current={look}
        choose={setLook}
      />
      <div
        class="beside-panel"
        role="tabpanel"
        id="beside-panel"
        aria-labelledby={`beside-${look}`}
        aria-busy={bench.busy}
      >
        {look === 'consequences' && (
          <Consequences bench={bench} craft={craft} crafts={crafts} go={go} see={() => setLook('problems')} />
        )}
        {look === 'problems' && <Problems bench={bench} craft={craft} go={go} />}
        {look === 'recipe' && <Pinned key={craft} bench={bench} craft={craft} go={go} />}
      </div>
    </aside>
  );
}
