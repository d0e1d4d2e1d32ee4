// Cost of adjusting, in processor time: every example of every craft, several times, after one round to warm up.
//   node --import tsx bench/adjust.ts
import { adjust } from '../engine/index.ts';
import { recipes, site } from '../tests/adjust/recipes.ts';

const rounds = 5;

interface Cost {
  title: string;
  ms: number;
  moved: boolean;
}

function costOf({ craft, title, body }: (typeof recipes)[number]): Cost {
  const start = process.cpuUsage();
  const { sentences } = adjust(craft, body, site) as { sentences: string[] };
  const { user, system } = process.cpuUsage(start);
  return { title, ms: (user + system) / 1000, moved: sentences.length > 1 };
}

const at = (costs: readonly Cost[], part: number): number =>
  costs[Math.min(costs.length - 1, Math.floor(costs.length * part))]!.ms;

function show(label: string, costs: Cost[]): void {
  costs.sort((a, b) => a.ms - b.ms);
  const worst = costs.at(-1)!;
  const figures = [at(costs, 0.5), at(costs, 0.99), worst.ms].map((ms) => ms.toFixed(2));
  console.log(
    `${label}: ${costs.length} adjusts, median ${figures[0]} ms, p99 ${figures[1]} ms, worst ${figures[2]} ms (${worst.title})`,
  );
}

for (const recipe of recipes) costOf(recipe);
const costs = Array.from({ length: rounds }, () => recipes.map(costOf)).flat();
show('all', costs);
show(
  'that move',
  costs.filter(({ moved }) => moved),
);
