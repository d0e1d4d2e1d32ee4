// A craft in which only types changed is compiled again only in them, and says what one compiled whole would; an edit that
// reaches farther compiles all of it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { type CraftTexts, compileTexts } from '../../engine/load/index.ts';
import { larder, textsWith } from './invented.ts';
import { site } from './recipes.ts';
import { type Files, tea } from './tea.ts';

const T = 'types/taza.json';

/** Two types; one warns of a range wider than its limit, and params.json of a division. */
const both = (all: Files): void => {
  all['types/jarra.json'] = { ...structuredClone(all[T]), label: 'Jarra' };
  all['types/jarra.json'].limits = { dulzor: { range: [3, 9], source: 'ley' } };
  all['params.json'].params.porHoja = { label: 'Por hoja', formula: 'suma(agua) / peso(#hoja)' };
};
const folder = (edit: (all: Files) => void = () => {}, more: Partial<CraftTexts> = {}): CraftTexts => ({
  folder: 'crafts/te',
  larder,
  texts: textsWith((all) => {
    both(all);
    edit(all);
  }),
  ...more,
});

const was = folder();
const compiled = compileTexts(was);
const edited = (edit: (all: Files) => void, more: Partial<CraftTexts> = {}) =>
  compileTexts(folder(edit, more), { folder: was, compiled });
/** Only what is compiled whole has parameters of its own. */
const isWhole = ({ craft }: ReturnType<typeof edited>): boolean => craft!.params !== compiled.craft!.params;
const told = ({ report }: ReturnType<typeof edited>): string[] =>
  report.problems.map(
    ({ file, message }) => `${file.slice('crafts/te/'.length)} ${message.split('«')[1]!.split('»')[0]}`,
  );

test('the craft as it stood says two things', () => {
  assert.equal(told(compiled), ['params.json peso(#hoja)', 'types/jarra.json dulzor']);
  assert.ok(compiled.craft);
});

// biome-ignore format: one edit per line
const reaches: readonly (readonly [name: string, edit: (all: Files) => void, whole: boolean])[] = [
  ['nothing', () => {}, false],
  ['a range', (all) => (all[T].ranges.dulzor.range = [2, 9]), false],
  ['a label', (all) => (all[T].label = 'Tacita'), false],
  ['two types', (all) => { all[T].label = 'Tacita'; all['types/jarra.json'].label = 'Jarrón'; }, false],
  ['a selection that nobody had', (all) => (all[T].sets = { firme: ['#hoja'] }), false],
  ['a constant that the craft has', (all) => (all[T].constants = { tope: 14 }), false],
  ['a constant that the craft had not', (all) => (all[T].constants = { otra: 14 }), true],
  ['a day on which a range changes', (all) => (all[T].ranges.dulzor.since = [{ from: '2027-01-01', range: [2, 9] }]), true],
  ['an aspect that nobody had', (all) => (all[T].ranges.dulzor.aspect = 'gusto'), true],
  ['a type that comes', (all) => (all['types/otra.json'] = { ...all[T], label: 'Otra' }), true],
  ['a type that goes', (all) => delete all['types/jarra.json'], true],
  ['a parameter', (all) => (all['params.json'].params.dulzor.label = 'Dulce'), true],
  ['a type and a parameter', (all) => { all[T].label = 'Tacita'; all['params.json'].params.dulzor.label = 'Dulce'; }, true],
];
for (const [name, edit, whole] of reaches)
  test(`edited: ${name}`, () => {
    const after = edited(edit);
    assert.is(isWhole(after), whole);
    const fresh = compileTexts(folder(edit));
    assert.equal(told(after), told(fresh));
    assert.equal([...after.craft!.types.keys()], [...fresh.craft!.types.keys()]);
    for (const type of fresh.craft!.types.keys())
      assert.equal(
        evaluate(after.craft!, tea(200, 17, 4, { type }), site),
        evaluate(fresh.craft!, tea(200, 17, 4, { type }), site),
        type,
      );
    assert.is(after.craft!.findType('tacita'), fresh.craft!.findType('tacita'));
  });

test('another larder, or a file by another name, is no edit of a type', () => {
  assert.is(isWhole(edited((all) => (all[T].label = 'Tacita'), { larder: { ...larder } })), true);
  assert.is(edited(() => {}, { misnamed: ['trade.JSON'] }).craft, null);
  const odd = { folder: { ...was, misnamed: [] }, compiled };
  assert.is(isWhole(compileTexts(folder(), odd)), true);
  assert.is(isWhole(compileTexts(folder(), { folder: was, compiled: { ...compiled, craft: null } })), true);
});

test('what the edited type said before is gone, and what others say stays', () => {
  const mended = edited((all) => (all['types/jarra.json'].ranges.dulzor.range = [3, 8]));
  assert.equal(told(mended), ['params.json peso(#hoja)']);
  const more = edited((all) => (all[T].limits = { extracto: { range: [1, 2], source: 'ley' } }));
  assert.equal(told(more).sort(), ['params.json peso(#hoja)', 'types/jarra.json dulzor', 'types/taza.json extracto']);
});

test('a slip in a type is told, and there is no craft', () => {
  const table: [edit: (all: Files) => void, says: string][] = [
    [(all) => (all[T].rangos = {}), 'types/taza.json rangos'],
    [(all) => (all[T].ranges.dulzr = [1, 2]), 'types/taza.json dulzr'],
    [(all) => (all[T].sets = { firme: ['solid'] }), 'types/taza.json solid'],
    [(all) => (all[T].label = 'Jarra'), 'types/jarra.json taza'],
  ];
  for (const [edit, says] of table) {
    const after = edited(edit);
    assert.is(after.craft, null, says);
    assert.ok(told(after).includes(says), told(after).join('\n'));
  }
});

test('one edit after another, each from what the last gave', () => {
  const first = folder((all) => (all[T].label = 'Tacita'));
  const after = compileTexts(first, { folder: was, compiled });
  const last = compileTexts(
    folder((all) => (all[T].label = 'Taza grande')),
    { folder: first, compiled: after },
  );
  assert.equal([isWhole(after), isWhole(last)], [false, false]);
  assert.equal(
    [...last.craft!.types.values()].map(({ label }) => label),
    ['Taza grande', 'Jarra'],
  );
  assert.is(after.craft!.types.get('taza')!.label, 'Tacita');
  assert.is(last.craft!.types.get('jarra'), compiled.craft!.types.get('jarra'));
});

test('under an earlier law too', () => {
  const since = (all: Files): void => {
    all['types/jarra.json'].ranges.dulzor.since = [{ from: '2027-01-01', range: [3, 9] }];
  };
  const before = folder(since);
  const earlier = { folder: before, compiled: compileTexts(before) };
  const after = compileTexts(
    folder((all) => {
      since(all);
      all[T].ranges.dulzor.range = [2, 6];
    }),
    earlier,
  ).craft!;
  assert.is(after.params, earlier.compiled.craft!.params);
  const most = ({ types }: typeof after): unknown => types.get('taza')!.plan.targets[0]!.max;
  assert.equal(
    [after.earlier.map(({ until }) => until), most(after), most(after.earlier[0]!.craft)],
    [['2027-01-01'], 6, 6],
  );
});

test.run();
