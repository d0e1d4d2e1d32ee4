// What is told of a step in the engine's own words, and when two steps are told as one: on a cup of 200 g of water, 40 of sugar
// and 4 of leaf, too sweet (16.39 %, 2–8).
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asOne, folded } from '../../engine/advice/fold.ts';
import type { Step } from '../../engine/advice/plan.ts';
import {
  causeWords,
  changesOf,
  deed,
  edgeWords,
  figure,
  leftWords,
  pushedWords,
  sentence,
  touchedWords,
  wanted,
} from '../../engine/advice/sentences.ts';
import { faultsIn, stateOf } from '../../engine/advice/state.ts';
import { compose, type MixLine, recognise } from '../../engine/index.ts';
import { inventedCraft } from '../engine/invented.ts';
import { tea } from '../engine/tea.ts';

const craft = inventedCraft();
const state = stateOf(compose(recognise(craft, tea(200, 40, 4))));
const bland = stateOf(compose(recognise(craft, tea(200, 25, 4))));
const [water, sugar, leaf] = state.mix.lines as [MixLine, MixLine, MixLine];
const [sweet] = faultsIn(state);

const part = (line: MixLine, ratio: number) => ({ line, ratio });

test('what to do, in words', () => {
  const cases: [grams: [number, number, number], said: string][] = [
    [[0, -5, 0], 'quita 5 g de azúcar'],
    [[0, -40, 0], 'quita los 40 g de azúcar'],
    [[7, 0, 0], 'añade 7 g de agua'],
    [[7, 0, 1.5], 'añade 7 g de agua y 1,5 g de hoja'],
    [[7, -5, 0], 'cambia 5 g de azúcar por 7 g de agua'],
    [[7, -5, 1.5], 'cambia 5 g de azúcar por 7 g de agua y 1,5 g de hoja'],
    [[7, -5, -1.5], 'quita 5 g de azúcar y 1,5 g de hoja y añade 7 g de agua'],
    [[0, -5, -4], 'quita 5 g de azúcar y los 4 g de hoja'],
  ];
  const parts = [part(water, 1), part(sugar, 1), part(leaf, 1)];
  for (const [grams, said] of cases) assert.is(deed({ parts, grams, decimals: [0, 0, 1] }), said);
  const one = part({ ...leaf, grams: 1 }, -1);
  assert.is(deed({ parts: [one], grams: [-1], decimals: [0] }), 'quita el gramo de hoja');
  assert.is(deed({ parts: [part(leaf, -1)], grams: [-1], decimals: [0] }), 'quita 1 g de hoja');
  assert.equal(changesOf({ parts, grams: [0.1 + 0.2, 0, -4], decimals: [0, 0, 0] }), [
    { name: 'agua', grams: 0.3 },
    { name: 'hoja', grams: -4 },
  ]);
});

const step = (parts: readonly (readonly [MixLine, number])[], more: Partial<Step> = {}): Step => ({
  parts: parts.map(([line, grams]) => part(line, Math.sign(grams))),
  grams: parts.map(([, grams]) => grams),
  decimals: parts.map(() => 0),
  ...{ before: state, after: bland, mended: [], why: { kind: 'cause', line: sugar } },
  ...more,
});
type Caused = Step & { why: { kind: 'cause' } };

test('causes, ends and figures, in words', () => {
  const mended = [sweet!];
  const extract = { ...sweet!, param: craft.paramByKey.get('extracto')! };
  const plural = { ...leaf, name: 'Hojas de té' };
  const cases: [one: Step, said: string][] = [
    [step([[sugar, -5]], { mended }), 'Sobra azúcar: quita 5 g y se corrige dulzor.'],
    [step([[sugar, 5]], { mended: [sweet!, extract] }), 'Falta azúcar: añade 5 g y se corrigen dulzor y extracto.'],
    [step([[plural, -5]], { mended: [sweet!, sweet!] }), 'Sobran hojas de té: quita 5 g y se corrige dulzor.'],
    [step([[{ ...leaf, name: 'Anís' }, 5]], { mended }), 'Falta anís: añade 5 g y se corrige dulzor.'],
    [
      step(
        [
          [sugar, -5],
          [water, 5],
        ],
        { mended },
      ),
      'Cambia 5 g de azúcar por 5 g de agua, y se corrige dulzor.',
    ],
  ];
  for (const [one, said] of cases) assert.is(causeWords(one as Caused), said);
  assert.is(figure(sweet!), '16,39 %');
  assert.is(edgeWords(sweet!, 0.1234), 'Dulzor: 16,39 % (±0,12), prácticamente en el límite (se busca de 2 a 8).');
  assert.is(pushedWords(sweet!, 'quita 3 g'), 'Con lo anterior, dulzor queda en 16,39 %: quita 3 g.');
  assert.is(touchedWords('Azúcar', 'quita 3 g'), 'Sin tocar azúcar no se llega: quita 3 g.');
  assert.is(sentence('pH bajo'), 'pH bajo.');
  const ends: [min: number | null, max: number | null, said: string][] = [
    [2, 8, 'de 2 a 8'],
    [null, 8, '8 como mucho'],
    [2, null, 'al menos 2'],
    [2, 2, '2'],
  ];
  for (const [min, max, said] of ends) assert.is(wanted({ min, max }), said);
  const most = 'dulzor queda en 16,39 % (se busca de 2 a 8)';
  assert.is(leftWords([sweet!], state, []), `No se llega más lejos con estos ingredientes: ${most}.`);
  const alone = { ...state, mix: { ...state.mix, lines: [sugar] } };
  assert.is(leftWords([sweet!], alone, []), `No se llega más lejos con este ingrediente: ${most}.`);
  assert.is(leftWords([sweet!], state, ['Agua', 'agua']), `No se llega más lejos sin tocar agua: ${most}.`);
  assert.is(
    leftWords([sweet!, sweet!], state, ['Agua', 'Hoja']),
    `No se llega más lejos sin tocar agua y hoja: ${most} y ${most}.`,
  );
});

test('steps that weigh the same lines are one', () => {
  const fault = sweet!;
  const lever = { say: null, picks: [], to: null } as unknown as Extract<Step['why'], { kind: 'lever' }>['lever'];
  const pulled = (more: object = {}): Step['why'] => ({
    kind: 'lever',
    fault,
    lever,
    relaxed: false,
    also: [],
    ...more,
  });
  const forbid = { kind: 'forbid' } as Step['why'];
  const dose = { kind: 'dose' } as Step['why'];
  const cause: Step['why'] = { kind: 'cause', line: sugar };
  const grams = (first: Step, then: Step): number[] | null => {
    const one = asOne(first, then);
    return one === null ? null : [...one.grams];
  };
  const cases: [name: string, first: Step, then: Step, grams: number[] | null][] = [
    ['the same line, on', step([[sugar, -5]]), step([[sugar, -3]]), [-8]],
    ['the same line, back', step([[sugar, -5]]), step([[sugar, 3]]), [-2]],
    ['undone', step([[sugar, -5]]), step([[sugar, 5]]), null],
    ['more than undone', step([[sugar, -5]]), step([[sugar, 7]]), null],
    ['another line', step([[sugar, -5]]), step([[water, 5]]), null],
    [
      'fewer lines',
      step([
        [sugar, -5],
        [water, 5],
      ]),
      step([[sugar, -3]]),
      null,
    ],
    [
      'the same two',
      step([
        [sugar, -5],
        [water, 5],
      ]),
      step([
        [water, 2],
        [sugar, -3],
      ]),
      [-8, 7],
    ],
    [
      'a cause and what takes some back',
      step([[water, 84]]),
      step([
        [water, -66],
        [leaf, 55],
      ]),
      [18, 55],
    ],
    [
      'a cause and what adds to it',
      step([[water, 84]]),
      step([
        [water, 6],
        [leaf, 55],
      ]),
      null,
    ],
    [
      'a lever and what takes some back',
      step([[water, 84]], { why: pulled() }),
      step([
        [water, -66],
        [leaf, 55],
      ]),
      null,
    ],
    ['the law', step([[sugar, -5]], { why: pulled({ fault: { ...fault, legal: true } }) }), step([[sugar, -3]]), null],
    ['what only gives way', step([[sugar, -5]]), step([[sugar, -3]], { why: pulled({ relaxed: true }) }), null],
    ['forbidden after', step([[sugar, -5]]), step([[sugar, -3]], { why: forbid }), null],
    [
      'forbidden, then its dose',
      step(
        [
          [sugar, -5],
          [water, 5],
        ],
        { why: forbid },
      ),
      step([[water, -1]], { why: dose }),
      [-5, 4],
    ],
    [
      'forbidden, then a lever',
      step(
        [
          [sugar, -5],
          [water, 5],
        ],
        { why: forbid },
      ),
      step([[water, -1]], { why: pulled() }),
      null,
    ],
    ['a dose, then a lever', step([[sugar, -5]], { why: dose }), step([[sugar, -1]], { why: pulled() }), [-6]],
  ];
  for (const [name, first, then, expected] of cases) assert.equal(grams(first, then), expected, name);
  const all = [step([[sugar, -5]]), step([[sugar, -3]]), step([[water, 5]])];
  assert.equal(
    folded(all).map((one) => [...one.grams]),
    [[-8], [5]],
  );
  assert.equal(folded([]), []);
  const fine = { ...step([[sugar, -3]]), decimals: [2] };
  assert.equal(asOne(step([[sugar, -5]]), fine)!.decimals, [2]);
  // from the first to the last, and what is mended between them
  const good = stateOf(compose(recognise(craft, tea(200, 10, 4))));
  const one = asOne(step([[sugar, -5]]), step([[sugar, -3]], { after: good }))!;
  assert.is(one.before, state);
  assert.is(one.after, good);
  assert.equal(
    one.mended.map(({ param }) => param.key),
    ['dulzor'],
  );
  // of two levers, the second figure is told beside the first
  const other = { ...fault, side: 'bajo' as const };
  const both = asOne(step([[sugar, -5]], { why: pulled() }), step([[sugar, -3]], { why: pulled({ fault: other }) }))!;
  assert.equal(both.why.kind === 'lever' && both.why.also, [other]);
  const same = asOne(step([[sugar, -5]], { why: pulled() }), step([[sugar, -3]], { why: pulled() }))!;
  assert.equal(same.why.kind === 'lever' && same.why.also, []);
  const told = asOne(
    step([[water, 84]], { why: cause }),
    step(
      [
        [water, -66],
        [leaf, 55],
      ],
      { why: pulled() },
    ),
  )!;
  assert.is(told.why.kind, 'lever');
  const kept = asOne(step([[water, 84]], { why: cause }), step([[water, -6]], { why: pulled() }))!;
  assert.is(kept.why.kind, 'cause');
  const unseen = asOne(
    step([[water, 84]], { why: cause }),
    step(
      [
        [water, -66],
        [leaf, 55],
      ],
      { why: pulled({ fault: other }) },
    ),
  )!;
  assert.is(unseen.why.kind, 'cause');
});

test.run();
