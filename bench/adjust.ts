// Cost of adjusting, in processor time: every example of every craft, several times, after a round to warm up; then
// thousands of examples bent at random, and whether HiGHS balances any that adjust could not. The engine is the built one.
//   node --import tsx bench/adjust.ts [bent recipes per craft]
import * as fc from 'fast-check';
import { bent, missedBy, objectivesOf } from '../tests/adjust/bent.ts';
import { crafts, recipes, site } from '../tests/adjust/recipes.ts';
import type { Adjusted } from '../tests/adjust/words.ts';
import { builtCrafts, builtEngine } from './built.ts';

const built = await builtEngine();
const builtById = new Map(builtCrafts(built).map((craft) => [craft.id, craft]));
const rounds = 5;
const bentEach = Number(process.argv[2] ?? 600);

interface Cost {
  title: string;
  ms: number;
  answer: Adjusted;
}

function costOf(craft: (typeof crafts)[number], title: string, body: unknown): Cost {
  const start = process.cpuUsage();
  const answer = built.adjust(builtById.get(craft.id)!, body, site) as unknown as Adjusted;
  const { user, system } = process.cpuUsage(start);
  return { title, ms: (user + system) / 1000, answer };
}

/** Null when bending has taken away what the type requires: a balance call refuses that too. */
function tryCost(craft: (typeof crafts)[number], title: string, body: unknown): Cost | null {
  try {
    return costOf(craft, title, body);
  } catch (error) {
    if (error instanceof built.Refusal) return null;
    throw error;
  }
}

function show(label: string, costs: Cost[]): void {
  costs.sort((a, b) => a.ms - b.ms);
  const at = (part: number): string =>
    costs[Math.min(costs.length - 1, Math.floor(costs.length * part))]!.ms.toFixed(2);
  const balanced = costs.filter(({ answer }) => answer.adjusted).length;
  console.log(
    `${label}: ${costs.length}, ${balanced} balanced; median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (${costs.at(-1)!.title})`,
  );
}

for (const { craft, title, body } of recipes) costOf(craft, title, body);
const examples = Array.from({ length: rounds }, () =>
  recipes.map(({ craft, title, body }) => costOf(craft, title, body)),
).flat();
show('examples', examples);
show(
  'examples that move',
  examples.filter(({ answer }) => answer.ingredients.some(({ change }) => change !== 0)),
);

let missed = 0;
for (const craft of crafts) {
  const own = recipes.filter((recipe) => recipe.craft === craft);
  // The examples never ask why not: that part warms up here.
  for (const { title, body } of fc.sample(bent(own, objectivesOf(craft)), { numRuns: 60, seed: 1 }))
    tryCost(craft, title, body);
  const costs: Cost[] = [];
  for (const { title, body } of fc.sample(bent(own, objectivesOf(craft)), { numRuns: bentEach, seed: 3 })) {
    const cost = tryCost(craft, title, body);
    if (cost === null) continue;
    costs.push(cost);
    if (cost.answer.adjusted || missedBy(craft, body, cost.answer) === null) continue;
    missed++;
    console.log(`missed: ${title} ${JSON.stringify(body)}`);
  }
  show(`${craft.id}, bent`, costs);
}
console.log(`balanced by HiGHS and not by adjust: ${missed}`);
