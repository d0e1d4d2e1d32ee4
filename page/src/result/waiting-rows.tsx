// What the verdict does not count yet: told quietly beside it, once the hand rests. A text, which stays the same from one
// keystroke to the next: only another one is waited for.
import type { Recipe } from '../recipe.ts';
import { useRested } from '../rested.ts';
import { waitingIn } from './waiting.ts';

export function WaitingRows({ recipe }: { recipe: Recipe }) {
  const told = useRested(waitingIn(recipe).join(' · '));
  return told === '' ? null : <span class="waiting"> · {told}</span>;
}
