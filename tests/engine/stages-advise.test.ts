// In which list each sentence stands: the plan, what is only noted, what is said when all is well, and a process that gives way.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateWhole } from '../../engine/index.ts';
import { inventedCraft } from './invented.ts';
import { site } from './recipes.ts';
import { type Files, tea } from './tea.ts';

const spoken = (edit: (all: Files) => void, body: object): Record<string, string[]> => {
  const { advice } = evaluateWhole(inventedCraft(edit), body, site);
  return Object.fromEntries(
    Object.entries(advice).map(([list, said]) => [
      list,
      said.map(({ by, key, level }) => `${by}: ${key}${level === 'mind' ? '' : ` (${level})`}`),
    ]),
  );
};
const forbidding =
  (level: string) =>
  (all: Files): void => {
    const forbid = { '#jarabe': { why: 'sabe a jarabe', level, source: 'oficio' } };
    all['trade.json'] = { bases: { taza: { is: 'peso', say: 'de la taza' } }, all: { forbid } };
  };
const [noted, forbidden, unlawful] = [forbidding('note'), forbidding('trade'), forbidding('law')];
const saying =
  (level?: string) =>
  (all: Files): void => {
    all['rules.json'].notices.push({ id: 'agua', to: 'warnings', any: ['#agua'], ...(level && { level }) });
    all['messages.json'].agua = 'Lleva agua.';
  };
const aside = (all: Files): void => {
  all['rules.json'].notices[1].aside = 'warnings';
};
const syrup = (agua: number, azucar: number): object => ({
  ingredients: Object.entries({ agua, azucar, hoja: 4, jarabe: 1 }).map(([name, grams]) => ({ name, grams })),
});

const lists: [why: string, edits: ((all: Files) => void)[], body: object, suggestions: string[], warnings: string[]][] =
  [
    ['all is well', [], tea(200, 10, 4), ['consejo: ok (note)'], []],
    ['something is out', [], tea(200, 40, 4), ['consejo: dulzor.alto'], []],
    ['all is well, with a note', [noted], syrup(200, 10), ['consejo: ok (note)', 'consejo: nota (note)'], []],
    [
      'all is well, with a note aside',
      [noted, aside],
      syrup(200, 10),
      ['consejo: ok (note)'],
      ['consejo: nota (note)'],
    ],
    [
      'something is out, with a note',
      [noted, aside],
      syrup(200, 40),
      ['consejo: dulzor.alto', 'consejo: nota (note)'],
      [],
    ],
    // what is forbidden goes first, and aside where nothing else is to be done
    ['it is forbidden', [forbidden], syrup(200, 10), ['consejo: prohibido', 'consejo: ok (note)'], []],
    ['it is against the law', [unlawful], syrup(200, 10), ['consejo: prohibido (danger)', 'consejo: ok (note)'], []],
    ['there is something to mind', [saying()], tea(200, 10, 4), ['consejo: ok (note)'], ['agua: agua']],
    ['there is something grave', [saying('danger')], tea(200, 10, 4), ['consejo: ok (note)'], ['agua: agua (danger)']],
    ['it is forbidden, aside', [forbidden, aside], syrup(200, 10), ['consejo: ok (note)'], ['consejo: prohibido']],
    [
      'it is forbidden and something is out',
      [forbidden, aside],
      syrup(200, 40),
      ['consejo: prohibido', 'consejo: dulzor.alto'],
      [],
    ],
  ];
for (const [why, edits, body, suggestions, warnings] of lists)
  test(`said where ${why}`, () =>
    assert.equal(
      spoken((all) => {
        for (const edit of edits) edit(all);
      }, body),
      { suggestions, warnings },
    ));

test.run();
