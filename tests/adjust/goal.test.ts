// What an adjustment aims at and how far a recipe is from it, in small: on the tiny invented craft, where every figure can be
// worked out by hand. Sweetness is 100 · sugar / weight, and its range 2–8; the extract has 1–3.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { aimOf, aimsFrom, labelOf } from '../../engine/adjust/aim.ts';
import { clearanceOf } from '../../engine/adjust/clearance.ts';
import { demandOn, isMissed, scaleOf } from '../../engine/adjust/demand.ts';
import { demandsOf, goalsOf, isMet, missOf } from '../../engine/adjust/goal.ts';
import type { Demand, Goal, Request, View } from '../../engine/adjust/model.ts';
import { viewWith } from '../../engine/adjust/view.ts';
import { type Craft, compose, recognise } from '../../engine/index.ts';
import { inventedCraft } from '../engine/invented.ts';
import { type Files, tea } from '../engine/tea.ts';

const asked: Request = {
  ...{ bounds: [], objective: 'minimal', add: null, target: null, ranges: [], maxCost: null, total: null, avoid: [] },
  ...{ use: [], only: null, most: [], frontier: false, hold: null },
};

function seen(craft: Craft, ...grams: [agua: number, azucar: number, hoja: number]): View {
  const order = recognise(craft, tea(...grams));
  const { lines } = compose(order);
  const weights = Float64Array.from(lines, (line) => line.grams);
  return viewWith(
    order,
    lines,
    weights,
    weights.reduce((sum, one) => sum + one, 0),
  );
}

const typeOf = (craft: Craft) => craft.types.get('taza')!;
const goalOf = (craft: Craft, more: Partial<Request> = {}): Goal =>
  goalsOf(craft, typeOf(craft), { ...asked, ...more }, null, [])[0];
const paramOf = (craft: Craft, key: string) => craft.paramByKey.get(key)!;

const plain = inventedCraft();
const near = (value: number, expected: number, about: string): void =>
  assert.ok(Math.abs(value - expected) < 1e-9, `${about}: ${value}, not ${expected}`);

// 200 of water and 4 of leaf: the extract is 100 · 3.68 / (200 + 0.32), which is in
const sweet = (share: number): [number, number, number] => [200, (204 * share) / (100 - share), 4];

test('a range is missed by what it is past it, in widths; half of the last decimal is not past', () => {
  const cases: [sweetness: number, miss: number][] = [
    [5, 0],
    [2, 0],
    [8, 0],
    [8.004, 0],
    [8.605, 0.1],
    [1.395, 0.1],
    [14.005, 1],
  ];
  for (const [share, miss] of cases) near(missOf(goalOf(plain), seen(plain, ...sweet(share))), miss, `${share} %`);
});

test('misses add up, a wish counts double, and what the recipe requires is missed beyond all', () => {
  const goal = goalOf(plain, { ranges: [{ param: paramOf(plain, 'dulzor'), min: null, max: 5 }] });
  // the wish «at most 5» is one inside its own range, from 2 on: past by 3.6 of 3, twice
  near(missOf(goal, seen(plain, ...sweet(8.605))), (2 * 3.6) / 3, 'a wish inside a range');
  const leafless = missOf(goalOf(plain), seen(plain, 190, 10, 0));
  near(leafless, (1 - 0.005) / 2, 'an extract of nothing, where 1 is least');
  const strict = inventedCraft((all) => {
    all['craft.json'].require.push({ that: 'peso(#hoja) > 0', say: 'sin_peso' });
  });
  near(missOf(goalOf(strict), seen(strict, 190, 10, 0)), 1e6 + leafless, 'without the leaf that it requires');
});

test('one unit of a demand is its width, or a tenth of its only end, and never less than ten of its last decimal', () => {
  const on = (min: number | null, max: number | null): Demand =>
    demandOn(paramOf(plain, 'dulzor'), null, [min, max], 1, 'range', '');
  const cases: [min: number | null, max: number | null, scale: number][] = [
    [2, 8, 6],
    [4, 4, 0.4],
    [null, 50, 5],
    [-50, null, 5],
    [null, 0, 0.1],
    [null, null, 0.1],
  ];
  for (const [min, max, scale] of cases) near(scaleOf(on(min, max)), scale, `${min}–${max}`);
});

test('a demand is missed by the figure as it is shown; a wish also where there is none', () => {
  const on = (kind: Demand['kind'], min: number | null, max: number | null, key = 'dulzor'): Demand =>
    demandOn(paramOf(plain, key), null, [min, max], 1, kind, '');
  const cases: [demand: Demand, sweetness: number, missed: boolean][] = [
    [on('range', 2, 8), 8.004, false],
    [on('range', 2, 8), 8.006, true],
    [on('range', 2, 8), 1.994, true],
    [on('range', null, 8), 0.1, false],
    [on('range', 2, null), 90, false],
  ];
  for (const [demand, share, missed] of cases)
    assert.is(isMissed(demand, seen(plain, ...sweet(share))), missed, `${demand.min}–${demand.max} at ${share}`);
  const leafless = seen(plain, 190, 10, 0);
  assert.is(isMissed(on('range', 1, 2, 'aguaPorHoja'), leafless), false);
  assert.is(isMissed(on('wish', 1, 2, 'aguaPorHoja'), leafless), true);
});

test('the room that a recipe leaves is that of its tightest range, and at most half of one', () => {
  // an extract of exactly 2 is in the middle of its range
  const middling = (share: number): View => {
    const [water, leaf] = [100, 2 / (0.92 - 0.02 * 0.08)];
    return seen(plain, water, ((water + leaf) * share) / (100 - share), leaf);
  };
  const cases: [sweetness: number, room: number][] = [
    [5, 0.5],
    [8, 0],
    [2, 0],
    [3.5, 0.25],
    [7.4, 0.1],
    [8.6, -0.1],
  ];
  for (const [share, room] of cases) near(clearanceOf(goalOf(plain), middling(share)), room, `${share} %`);
  const judged = inventedCraft((all) => {
    all['craft.json'].answer.inRange = { '@inRange': ['extracto'] };
    all['types/taza.json'].examples.pop();
  });
  near(
    clearanceOf(goalOf(judged), seen(judged, ...sweet(30))),
    clearanceOf(goalOf(judged), seen(judged, ...sweet(5))),
    '',
  );
});

const withMedals =
  (aim?: string, more: (all: Files) => void = () => {}) =>
  (all: Files): void => {
    all['craft.json'].adjust = {
      ...{ keep: 'peso', target: 'medalla' },
      rank: ['gold', 'silver', 'bronze'].map((value) => ({ value, label: `de ${value}` })),
      ...(aim === undefined ? {} : { aim }),
    };
    delete all['craft.json'].answer.verdict;
    all['craft.json'].answer.medalla = '@decision.medalla';
    all['rules.json'].decisions = {
      medalla: {
        labels: { medalla: { label: 'Medalla' } },
        rows: [
          { give: 'gold', when: 'fuera = 0' },
          { give: 'silver', when: 'no fuera(extracto)' },
          { give: 'bronze', when: 'no fuera(dulzor)' },
          { give: null },
        ],
      },
    };
    for (const example of all['types/taza.json'].examples) delete example.expect.verdict;
    more(all);
  };

test('the next better class is aimed at, its own where there is none, the least from outside, the best for a new recipe', () => {
  const cases: [aim: string | undefined, now: string | null, isNew: boolean, aims: string][] = [
    [undefined, 'bronze', false, 'silver'],
    [undefined, 'silver', false, 'gold'],
    [undefined, 'gold', false, 'gold!'],
    [undefined, null, false, 'bronze'],
    [undefined, null, true, 'gold!'],
    ['best', 'bronze', false, 'gold! silver'],
    ['best', null, false, 'gold! bronze'],
    ['best', 'gold', false, 'gold!'],
    ['best', null, true, 'gold!'],
  ];
  for (const [aim, now, isNew, aims] of cases) {
    const craft = inventedCraft(withMedals(aim));
    const found = aimsFrom(craft, typeOf(craft), now, isNew).map(({ aim, isBest }) => aim.value + (isBest ? '!' : ''));
    assert.is(found.join(' '), aims, `${aim} ${now} ${isNew}`);
  }
  assert.equal(aimsFrom(plain, typeOf(plain), null, true), []);
});

test('a class takes what is better, and a figure that it lets be out only a little out', () => {
  const craft = inventedCraft(withMedals());
  const bronze = aimsFrom(craft, typeOf(craft), null, false)[0]!.aim;
  assert.equal([...bronze.accepts], ['gold', 'silver', 'bronze']);
  const goal: Goal = { craft, type: typeOf(craft), aim: bronze, whole: false, without: new Set(), wishes: [] };
  // silver lets the sweetness be out: up to a quarter of its end (2), which is less than half of its width (3)
  const cases: [sweetness: number, met: boolean][] = [
    [8, true],
    [9.9, true],
    [10.1, false],
    [1.6, true],
    [1.4, false],
  ];
  for (const [share, met] of cases) assert.is(isMet(goal, seen(craft, ...sweet(share))), met, `${share} %`);
  assert.is(isMet({ ...goal, whole: true }, seen(craft, ...sweet(9))), false);
  assert.is(
    isMet(
      { ...goal, wishes: goalOf(craft, { ranges: [{ param: paramOf(craft, 'dulzor'), min: 6, max: 7 }] }).wishes },
      seen(craft, ...sweet(5)),
    ),
    false,
  );
});

test('what may be a little out is demanded up to there, the rest at its ends', () => {
  const craft = inventedCraft(withMedals());
  const goal = goalOf(craft);
  const ends = (one: Goal): Record<string, (number | null)[]> =>
    Object.fromEntries(
      demandsOf(one, seen(craft, ...sweet(5)))
        .filter(({ kind }) => kind === 'range')
        .map(({ key, min, max }) => [key, [min, max]]),
    );
  assert.equal(ends(goal), { dulzor: [2, 8], extracto: [1, 3] });
  const without = new Set([paramOf(craft, 'dulzor').index]);
  assert.equal(ends({ ...goal, without }), { dulzor: [1.5, 10], extracto: [1, 3] });
});

const ranged =
  (min: number | null, max: number | null) =>
  (all: Files): void => {
    all['types/taza.json'].ranges.dulzor = { range: [min, max], source: 'oficio' };
    all['types/taza.json'].examples = [];
  };

test('how far out is a little: half of the width or a quarter of the end, whichever is less', () => {
  const cases: [min: number | null, max: number | null, low: number | null, high: number | null][] = [
    [7, 8, 6.5, 8.5],
    [null, 8, null, 10],
    [2, null, 1.5, null],
    [4, 4, 3, 5],
  ];
  for (const [min, max, low, high] of cases) {
    const craft = inventedCraft(withMedals(undefined, ranged(min, max)));
    const without = new Set([paramOf(craft, 'dulzor').index]);
    const [demand] = demandsOf({ ...goalOf(craft), without }, seen(craft, ...sweet(5)));
    assert.equal([demand!.min, demand!.max], [low, high], `${min}–${max}`);
  }
});

test('a verdict is met when nothing judged is out, the recipe is whole and the law is kept or told apart', () => {
  const goal = goalOf(plain);
  assert.is(isMet(goal, seen(plain, ...sweet(8))), true);
  assert.is(isMet(goal, seen(plain, ...sweet(8.01))), false);
  const strict = inventedCraft((all) => {
    all['craft.json'].require.push({ that: 'peso(#hoja) > 0', say: 'sin_peso' });
    delete all['types/taza.json'].ranges.extracto;
  });
  assert.is(isMet(goalOf(strict), seen(strict, 190, 10, 0)), false);
  assert.is(isMet(goalOf(strict), seen(strict, 190, 10, 4)), true);
  const lawful = inventedCraft(
    withMedals(undefined, (all) => {
      all['types/taza.json'].limits = { dulzor: { range: '<6', source: 'ley' } };
      all['types/taza.json'].examples = [];
      all['rules.json'].notices.push({ id: 'ilegal', to: 'warnings', each: 'limites' });
      all['messages.json'].ilegal = '{parametro} {valor}: máximo {max} ({source}).';
    }),
  );
  const { aim } = aimsFrom(lawful, typeOf(lawful), null, true)[0]!;
  const at = (share: number, isAsked: boolean): boolean =>
    isMet({ ...goalOf(lawful), aim: { ...aim, asked: isAsked }, whole: false }, seen(lawful, ...sweet(share)));
  assert.equal([at(5.9, false), at(6.5, false), at(6.5, true), at(8.5, true)], [true, false, true, false]);
});

test('a figure that is not judged is neither demanded nor in the way', () => {
  const craft = inventedCraft((all) => {
    all['craft.json'].answer.inRange = { '@inRange': ['extracto'] };
    all['types/taza.json'].examples.pop();
  });
  const view = seen(craft, ...sweet(30));
  assert.equal(
    demandsOf(goalOf(craft), view).map(({ key }) => key),
    ['extracto'],
  );
  assert.is(isMet(goalOf(craft), view), true);
});

test('a class is known by its value, its label or its words, however they are written; a wrong one is told which there are', () => {
  const craft = inventedCraft(withMedals());
  for (const word of ['gold', 'DE GOLD', '  De Góld '])
    assert.equal(
      [aimOf(craft, typeOf(craft), word).value, aimOf(craft, typeOf(craft), word).asked],
      ['gold', true],
      word,
    );
  assert.equal([...aimOf(craft, typeOf(craft), 'silver').accepts], ['gold', 'silver']);
  assert.is(labelOf(craft, 'bronze'), 'de bronze');
  assert.is(labelOf(craft, 'tin'), 'tin');
  for (const word of ['tin', 3, null])
    assert.throws(() => aimOf(craft, typeOf(craft), word), /«de gold», «de silver» o «de bronze»/);
  assert.throws(() => aimOf(plain, typeOf(plain), 'gold'), /no tiene metas/);
});

test.run();
