// What the verdict does not count yet: told quietly beside it, once the hand rests.
import type { Recipe } from '../recipe.ts';
import { useRested } from '../rested.ts';
import { waitingIn } from './waiting.ts';

export const WaitingRows = ({ recipe }: { recipe: Recipe }) => (
  <>
    {waitingIn(useRested(recipe)).map((text) => (
      <span key={text} class="waiting">
        {' '}
        · {text}
      </span>
    ))}
  </>
);
