// What leads a figure where a hand wants it: the solver with one target, over the recipe as it was when the hand took hold.
import type { Craft, Site } from '../../../engine/index.ts';
import { askAdjust } from '../adjust/ask.ts';
import { applied, bodyFor, plainWish } from '../adjust/wish.ts';
import type { Actions } from '../model.ts';
import { read } from '../reading.ts';
import { type Recipe, requestOf } from '../recipe.ts';
import type { Pull, Pulled } from './pulled.ts';

const wish = { ...plainWish, adds: false, aims: false };

interface Parts {
  readonly craft: Craft;
  readonly site: Site;
  readonly actions: Actions;
  /** the recipe on the bench, as it was last drawn */
  readonly latest: { readonly current: Recipe };
  setPulled(next: Pulled | null | ((now: Pulled | null) => Pulled | null)): void;
}

export function leading({ craft, site, actions, latest, setPulled }: Parts): Pull {
  let hand: {
    readonly key: string;
    readonly base: Recipe;
    wanted: number | null;
    isBusy: boolean;
    fence: Pulled['fence'];
  } | null = null;
  const solved = async (base: Recipe, key: string, ends: readonly [number | null, number | null]) => {
    const ranges = { [key]: ends };
    const reply = await askAdjust(craft.id, { ...bodyFor(craft, base, wish, {}), ranges }, site);
    return 'adjusted' in reply ? { recipe: applied(craft, base, reply.adjusted), is: reply.adjusted.adjusted } : null;
  };
  const figureOf = (of: Recipe, key: string): number | null => {
    const outcome = read(craft, requestOf(craft, of), site);
    return 'refusal' in outcome ? null : (outcome.reading.gauges.find((one) => one.key === key)?.value ?? null);
  };
  const follow = async (): Promise<void> => {
    const mine = hand;
    if (!mine || mine.isBusy || mine.wanted === null) return;
    const { wanted, base, key } = mine;
    mine.isBusy = true;
    mine.wanted = null;
    const found = await solved(base, key, [wanted, wanted]);
    mine.isBusy = false;
    if (found?.is && hand === mine) actions.change(found.recipe, `pull-${key}`);
    void follow();
  };
  return {
    begin(key, value, [low, high]) {
      const base = latest.current;
      hand = { key, base, wanted: null, isBusy: false, fence: null };
      setPulled({ key, from: value, to: value, fence: null });
      const mine = hand;
      // As far as it goes each way: asked for more than there can be, it comes as near as it can.
      void Promise.all([solved(base, key, [null, low]), solved(base, key, [high, null])]).then(([less, more]) => {
        if (hand !== mine) return;
        const reached = [less, more].map((end) => (end === null ? null : figureOf(end.recipe, key)));
        const fence = [Math.min(value, reached[0] ?? value), Math.max(value, reached[1] ?? value)] as const;
        mine.fence = fence;
        setPulled((now) => (now?.key === key ? { ...now, fence } : now));
      });
    },
    lead(to) {
      if (!hand) return;
      // Past the fence it goes as far as the fence.
      const [low, high] = hand.fence ?? [to, to];
      hand.wanted = hand.fence ? Math.max(low, Math.min(high, to)) : to;
      setPulled((now) => now && { ...now, to: hand!.wanted! });
      void follow();
    },
    end(isKept) {
      const mine = hand;
      if (!isKept && mine) actions.change(mine.base, `pull-${mine.key}`);
      if (!isKept) hand = null;
      setPulled(null);
    },
  };
}
