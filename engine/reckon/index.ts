// What the rest of the project may use of how a recipe is reckoned: figures, comparisons, facts, what it costs.
export { fails, isOut, isTold } from './compare.ts';
export { spentOn } from './cost.ts';
export { derive } from './derive.ts';
export { ownFacts, wholeOfFact } from './facts.ts';
