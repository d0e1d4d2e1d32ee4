// The steps of a recipe, one by line as they are typed.
import { stepsIn } from '../../engine/recipes/steps.ts';
import type { Recipe } from './recipe.ts';

export const stepsOf = ({ making }: Recipe): string[] => stepsIn(making.steps);
