// Small steps of the advice on the tiny invented craft: lines and grams of a direction, what a person weighs, how far the limits
// let it go, what it does to the figures, and when two steps are one. 200 g of water, 10 of sugar and 4 of leaf.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  availableFor,
  decimalsOf,
  lineFor,
  moved,
  type Part,
  partsOf,
  probe,
  probeAll,
  probeEach,
  roundUp,
  stepFor,
  weighOut,
  weightOf,
} from '../../engine/advice/direction.ts';
import { leashed, leashOn } from '../../engine/advice/leash.ts';
import { type Fault, faultsIn, same, stateOf, wrongness } from '../../engine/advice/state.ts';
import { without } from '../../engine/advice/trade.ts';
import {
  type Choice,
  type Craft,
  compose,
  lineFromRow,
  type MixLine,
  recognise,
  type State,
} from '../../engine/index.ts';
import { type Cup, close, traded } from '../adjust/exact.ts';
import { inventedCraft } from '../engine/invented.ts';
import { tea } from '../engine/tea.ts';

const plain = inventedCraft();
const stateIn = (craft: Craft, cup: Cup): State => stateOf(compose(recognise(craft, tea(...cup))));
const good: Cup = [200, 10, 4];
const now = stateIn(plain, good);
const [water, sugar, leaf] = now.mix.lines as [MixLine, MixLine, MixLine];
const brought = (craft: Craft, id: string): MixLine => lineFromRow(craft.types.get('taza')!, craft.rows.get(id)!, 0);
const part = (line: MixLine, ratio: number): Part => ({ line, ratio });

test('up to the step, or to a finer one when there is not that much; all there is when none fits', () => {
  const cases: [grams: number, step: number, ceiling: number, up: number, by: number][] = [
    [12, 5, 20, 15, 5],
    [15, 5, 20, 15, 5],
    [15.000001, 5, 20, 15, 5],
    [15.01, 5, 20, 20, 5],
    [12, 5, 15, 15, 5],
    [12, 5, 14, 12, 1],
    [12.3, 5, 14, 13, 1],
    [13.3, 5, 13.6, 13.5, 0.5],
    [13.3, 5, 13.4, 13.3, 0.1],
    [13.33, 5, 13.36, 13.35, 0.05],
    [13.333, 5, 13.334, 13.334, 0.01],
  ];
  for (const [grams, step, ceiling, up, by] of cases) {
    const found = roundUp(grams, step, ceiling);
    close(found.grams, up, `${grams} by ${step} under ${ceiling}`);
    close(found.step, by, `step of ${grams} by ${step} under ${ceiling}`);
  }
});

test('decimals of a step', () => {
  const cases: [step: number, decimals: number][] = [
    [5, 0],
    [1, 0],
    [0.5, 1],
    [0.1, 1],
    [0.05, 2],
    [0.01, 2],
    [0.001, 3],
    [1e-12, 9],
    [1000, 0],
  ];
  for (const [step, decimals] of cases) assert.is(decimalsOf(step), decimals, String(step));
});

test('of what is taken away there is only so much', () => {
  close(availableFor([part(sugar, -1)]), 10, 'sugar');
  close(availableFor([part(sugar, -2)]), 5, 'two of sugar');
  close(availableFor([part(sugar, -0.5), part(leaf, -1)]), 4, 'leaf');
  close(availableFor([part(sugar, 1)]), Infinity, 'more');
  close(weightOf(now.mix), 214, 'the whole');
});

test('the first part weighs what it is told; the others follow to the nearest step, and nothing goes below 0', () => {
  const craft = inventedCraft((all) => (all['craft.json'].grams = { step: 'si(g < 10, 1, 5)' }));
  const state = stateIn(craft, good);
  const [own, sweet, green] = state.mix.lines as [MixLine, MixLine, MixLine];
  assert.equal([stepFor(9, null, state), stepFor(10, null, state), stepFor(9, null, now)], [1, 5, 0.01]);
  const cases: [parts: Part[], first: number, step: number, grams: number[], decimals: number[]][] = [
    [[part(own, -1), part(sweet, 1)], 20, 5, [-20, 20], [0, 0]],
    [[part(own, -1), part(sweet, 0.6)], 20, 5, [-20, 10], [0, 0]],
    [[part(own, -1), part(sweet, 0.625)], 20, 5, [-20, 15], [0, 0]],
    [[part(own, -1), part(sweet, 0.33)], 20, 5, [-20, 7], [0, 0]],
    [[part(own, -1), part(sweet, 0.33)], 20, 0.5, [-20, 6.5], [1, 1]],
    [[part(own, 2), part(sweet, 1)], 20, 5, [20, 10], [0, 0]],
    [[part(own, 1), part(green, -1)], 20, 5, [20, -4], [0, 0]],
  ];
  for (const [parts, first, step, grams, decimals] of cases) {
    const weighed = weighOut(first, step, parts, null, state);
    assert.equal([[...weighed.grams], [...weighed.decimals]], [grams, decimals], `${first} g by ${step}`);
  }
});

const pick = (more: Partial<Choice>): Choice =>
  ({ ...{ row: null, heaviest: null, brings: null, as: null }, ...more }) as Choice;

test('a line is the heaviest of a set, what brings most, or the ingredient; what is not there comes with weight 0', () => {
  const firm = plain.selections.findIndex((list) => list.length === 1 && list[0] === 'solido');
  const column = (key: string): number => plain.columnByKey.get(key)!;
  const row = (id: string) => plain.rows.get(id)!;
  if (firm >= 0) assert.is(lineFor(pick({ heaviest: firm }), now.mix)!.row!.id, 'azucar');
  const cases: [name: string, choice: Choice, id: string | null, grams: number][] = [
    ['most dry', pick({ brings: column('seco') }), 'hoja', 4],
    ['most sweet', pick({ brings: column('dulce') }), 'azucar', 10],
    ['most water', pick({ brings: column('agua') }), 'agua', 200],
    ['itself', pick({ row: row('hoja') }), 'hoja', 4],
    ['not there', pick({ row: row('jarabe') }), 'jarabe', 0],
    ['nothing', pick({}), null, 0],
  ];
  for (const [name, choice, id, grams] of cases) {
    const line = lineFor(choice, now.mix);
    assert.equal([line?.row?.id ?? null, line?.grams ?? 0], [id, grams], name);
  }
  const bare = stateIn(plain, [200, 0.001, 4]);
  const none = { ...bare.mix, lines: bare.mix.lines.filter(({ row: own }) => own!.id === 'agua') };
  assert.is(lineFor(pick({ brings: column('dulce') }), none), null);
  assert.is(lineFor(pick({ brings: column('dulce'), row: row('azucar') }), none)!.grams, 0);
  const picks = (...ids: string[]) => ids.map((id) => ({ pick: pick({ row: row(id) }), ratio: 1 }));
  assert.is(partsOf(picks('agua', 'agua'), now), null);
  assert.is(partsOf([{ pick: pick({}), ratio: 1 }], now), null);
  assert.equal(
    partsOf(picks('agua', 'jarabe'), now)!.map(({ line, ratio }) => [line.row!.id, ratio]),
    [
      ['agua', 1],
      ['jarabe', 1],
    ],
  );
});

test('a recipe moved, and a figure of it as it moves', () => {
  const to = moved(now.mix, [part(water, -1), part(sugar, 1)], [-10, 10]);
  assert.equal(
    to.lines.map(({ row, grams }) => [row!.id, grams]),
    [
      ['agua', 190],
      ['azucar', 20],
      ['hoja', 4],
    ],
  );
  assert.is(to.lines[2], leaf);
  assert.is(moved(now.mix, [part(leaf, -1)], [-4]).lines.length, 2);
  const syrup = brought(plain, 'jarabe');
  assert.is(moved(now.mix, [part(syrup, 1)], [6]).lines.length, 4);
  const { index } = plain.paramByKey.get('dulzor')!;
  const sweetness = probe(now.mix, [part(water, -1), part(sugar, 1)], index);
  close(sweetness(0), 1000 / 214, 'as it is');
  close(sweetness(10), 2000 / 214, '10 g');
  close(sweetness(4), 1400 / 214, 'back to 4 g');
  close(probe(now.mix, [part(syrup, 1)], index)(6), (100 * 13.6) / 220, 'with syrup');
  close(
    probeAll(now.mix, [part(sugar, 1), part(sugar, 1)], plain.types.get('taza')!.sequence)(5)[index]!,
    2000 / 224,
    'twice',
  );
  const each = probeEach(now.mix, plain.types.get('taza')!.sequence);
  close(each(1, 10)[index]!, 2000 / 224, 'sugar');
  close(each(0, 10)[index]!, 1000 / 224, 'water');
  const left = without([sugar], now.mix);
  assert.is(left.lines.length, 2);
  close(stateOf(left).figures.run.full[index]!, 0, 'without sugar');
});

test('what is out, by how much of its end, and how wrong that is', () => {
  const faults = faultsIn(stateIn(plain, [200, 40, 20]));
  assert.equal(
    faults.map(({ param, side, legal, min, max }) => [param.key, side, legal, min, max]),
    [
      ['dulzor', 'alto', false, 2, 8],
      ['extracto', 'alto', false, 1, 3],
    ],
  );
  // the value that is shown counts
  close(faults[0]!.deviation, (faults[0]!.value - 8) / 8, 'deviation');
  const fault = (deviation: number, legal = false): Fault => ({ ...faults[0]!, deviation, legal });
  close(wrongness([]), 0, 'none');
  close(wrongness([fault(0.3)]), 0.35, 'a range');
  close(wrongness([fault(3)]), 1.05, 'far');
  close(wrongness([fault(0.3, true), fault(0.1)]), 0.55 + 0.15, 'the law');
  assert.ok(same(faults[0]!, { param: faults[0]!.param, side: faults[0]!.side }));
  assert.not.ok(same(faults[0]!, { ...faults[0]!, side: 'bajo' }));
  assert.not.ok(same(faults[0]!, faults[1]!));
});

test('how far the limits let a direction go', () => {
  const go = (
    limits: object,
    cup: Cup,
    parts: [place: number, ratio: number][],
    relaxed = false,
    id?: string,
  ): number => {
    const craft = traded(limits);
    const state = stateIn(craft, cup);
    const lines = [...state.mix.lines, ...(id === undefined ? [] : [brought(craft, id)])];
    return leashed(
      parts.map(([place, ratio]) => part(lines[place]!, ratio)),
      state,
      leashOn(state.mix, relaxed),
    );
  };
  const less: [number, number][] = [[1, -1]];
  const more: [number, number][] = [[1, 1]];
  const kept = { character: { '#azucar': { keep: 0.9, grow: 1.3, fault: 0.6 } } };
  close(go({}, good, less), 10, 'all of it');
  close(go({}, good, more), Infinity, 'as much as it takes');
  close(go(kept, good, less), 1, 'keeps 0.9');
  close(go(kept, good, [[1, -2]]), 0.5, 'two for one');
  close(go(kept, good, less, true), 4, 'keeps 0.6 when it has to give way');
  close(go(kept, good, more), 3, 'grows to 1.3');
  close(
    go(kept, good, [
      [0, -1],
      [1, -1],
    ]),
    1,
    'the nearest of two',
  );
  const banded = { character: { '#azucar': { keep: 0.9, grow: 1.3, fault: 0.2, band: [2, 4, 6] } } };
  close(go(banded, good, less), 1, 'in its band');
  close(go(banded, good, less, true), 10 - 0.02 * 214, 'never under its band');
  close(go(banded, [200, 51, 4], less), 51 - 0.06 * 255, 'over its band it comes in');
  close(go(banded, [200, 2, 4], more), Infinity, 'under its band it comes in');
  close(go({ ready: ['#azucar'] }, good, less), 0, 'finished');
  close(go({ ready: ['#azucar'] }, good, more), 0, 'finished');
  close(go({ ready: ['#azucar'] }, good, less, true), 10, 'finished, when it has to give way');
  close(go({ ready: ['#azucar'] }, good, more, true), Infinity, 'finished, when it has to give way');
  close(go({ forbid: { '#jarabe': { why: 'no' } } }, good, [[3, 1]], false, 'jarabe'), 0, 'forbidden');
  close(go({ introduce: { most: 0, least: 0 } }, good, [[3, 1]], false, 'jarabe'), 0, 'nothing may come in');
  close(go({ introduce: { most: 1, least: 0 } }, good, [[3, 1]], false, 'jarabe'), Infinity, 'one may come in');
  // 8 % of what it comes to: 10 + x = 0.08 · (214 + x)
  close(go({ cap: { '#azucar': 8 } }, good, more), (0.08 * 214 - 10) / 0.92, 'its cap');
  close(
    go({ cap: { '#azucar': 8 } }, good, [
      [0, -1],
      [1, 1],
    ]),
    0.08 * 214 - 10,
    'its cap, in a swap',
  );
  close(go({ cap: { '#azucar': 8 } }, [200, 40, 4], more), 0, 'over its cap');
  close(go({ cap: { '#azucar': 8 } }, good, less), 10, 'less is under no cap');
  close(go({ dose: { '#azucar': [1, 5, 8] } }, good, more), (0.08 * 214 - 10) / 0.92, 'its dose');
  close(go({ dose: { '#azucar': [1, 5, 8] } }, good, less), 10 - (10 * 1) / (1000 / 214), 'the least of its dose');
  close(go({ dose: { '#azucar': [0, 5, 8] } }, good, less), 10, 'no least');
  close(go({ dose: { '#azucar': [6, 7, 8] } }, good, less), 10, 'short already');
  const held = { character: { '#azucar': { keep: 0.9, fault: 0.6, amount: 'suma(dulce)' } } };
  close(go(held, good, less), 1, 'an amount');
  close(go(held, good, less, true), 4, 'an amount that gives way');
  close(
    go(
      held,
      good,
      [
        [1, -0.6],
        [3, 1],
      ],
      false,
      'jarabe',
    ),
    10 / 0.6,
    'from one line to another',
  );
});

test.run();
