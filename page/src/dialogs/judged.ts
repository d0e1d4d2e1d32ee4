// What is said of each recipe on the shelf: verdict and cost, worked out one after another while the list is already there.
import { useEffect, useState } from 'preact/hooks';
import type { Site } from '../../../engine/index.ts';
import { openCraft } from '../definitions.ts';
import { shown } from '../quantity.ts';
import { read, type Tone, usual } from '../reading.ts';
import { recipeFrom, requestOf } from '../recipe.ts';
import type { Kept } from '../store/database.ts';
import { latestOf } from '../store/recipes.ts';

export interface JudgedRecipe {
  readonly tone: Tone;
  readonly heading: string;
  /** «3,20 €/kg»; empty where its craft counts no money */
  readonly cost: string;
}

async function judge({ id, craft: of }: Kept, site: Site): Promise<JudgedRecipe | null> {
  const last = await latestOf(id);
  if (!last) return null;
  const craft = await openCraft(of);
  const outcome = read(craft, requestOf(craft, recipeFrom(craft, last.body)), site);
  if ('refusal' in outcome) return { tone: 'plain', heading: 'sin calcular', cost: '' };
  const { reading } = outcome;
  const money = reading.totals.map((figure) => usual(figure, reading)).find(({ unit }) => unit.startsWith('€'));
  return {
    ...{ tone: reading.tone, heading: reading.heading },
    cost: money ? `${shown(money.value, money.decimals, true)} ${money.unit}` : '',
  };
}

export function useJudged(kept: readonly Kept[], site: Site): ReadonlyMap<string, JudgedRecipe> {
  const [told, setTold] = useState<ReadonlyMap<string, JudgedRecipe>>(new Map());
  useEffect(() => {
    let isOver = false;
    const work = async (): Promise<void> => {
      for (const one of kept) {
        const judged = await judge(one, site).catch(() => null);
        if (isOver) return;
        if (judged) setTold((old) => new Map([...old, [one.id, judged]]));
        // One recipe at a time: the list never waits.
        await new Promise((next) => setTimeout(next));
      }
    };
    void work();
    return () => {
      isOver = true;
    };
  }, [kept, site]);
  return told;
}
