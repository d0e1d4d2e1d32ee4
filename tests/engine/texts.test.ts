// Bytes, near names and numbers: the bounds of each, just under, at and just over.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { didYouMean, enumerate, nearest, round, spanish, textOf } from '../../engine/index.ts';

const times = (many: number, pair: readonly number[]): number[] => Array.from({ length: many }, () => pair).flat();
const narrow = [0x41, 0x00];
const euro = [0xac, 0x20];
/** Its low byte is zero: «䄀». */
const other = [0x00, 0x41];

const saved: [how: string, bytes: readonly number[], read: string][] = [
  ['a mark, and no zero to know it by', [0xff, 0xfe, ...euro], '€'],
  ['the other mark, and no zero', [0xfe, 0xff, 0x20, 0xac], '€'],
  ['zeros in six pairs of ten, in the first five hundred', [...times(300, narrow), ...times(201, euro)], ''],
  ['zeros on the other side, behind the first five hundred pairs', [...times(500, narrow), ...times(60, other)], ''],
  ['a tenth of the zeros on the other side, and half a pair', [...times(9, narrow), ...other, 0x00], ''],
  ['one zero in a text', [...'AB\0DEFGH'].map((sign) => sign.charCodeAt(0)), 'AB\0DEFGH'],
  ['the last of the 27 and the first that is itself', [0x9f, 0xa0, 0xe9], 'Ÿ\u00a0é'],
];
const wide: Record<string, string> = {
  'zeros in six pairs of ten, in the first five hundred': 'A'.repeat(300) + '€'.repeat(201),
  'zeros on the other side, behind the first five hundred pairs': 'A'.repeat(500) + '\u4100'.repeat(60),
  'a tenth of the zeros on the other side, and half a pair': `${'A'.repeat(9)}\u4100\ufffd`,
};
for (const [how, bytes, read] of saved)
  test(`saved with ${how}`, () => assert.is(textOf(Uint8Array.from(bytes)), wide[how] ?? read));

const near: [why: string, wanted: string, known: string[], name: string | null][] = [
  ['one slip in two letters', 'ab', ['ac'], 'ac'],
  ['two slips in two letters', 'ab', ['cd'], null],
  ['one slip in four letters', 'abcd', ['abcx'], 'abcx'],
  ['two slips in four letters', 'abcd', ['abxy'], null],
  ['two slips in five letters', 'abcde', ['abcxy'], 'abcxy'],
  ['three slips in five letters', 'abcde', ['abxyz'], null],
  ['capitals, accents and signs do not count', 'Á-b_C', ['a b ç!'], 'a b ç!'],
  ['it is the beginning of a longer one', 'helado', ['helado_de_crema'], 'helado_de_crema'],
  ['a name of four letters is a part of it', 'cosaroja', ['cosa'], 'cosa'],
  ['a name of three letters is a part only where it begins', 'rojacosa', ['cos'], null],
  ['and there it is', 'mínimo', ['max', 'min'], 'min'],
  ['two letters are no part', 'mínimo', ['mi'], null],
  ['the same letters in another order', 'SNGL', ['SLMG', 'SLNG'], 'SLNG'],
  ['three letters in another order are another word', 'abc', ['cab'], null],
  ['a part goes before three slips', 'abcdefgh', ['abcxyzgh', 'abcdefghijklm'], 'abcdefghijklm'],
  ['and so in the other order', 'abcdefgh', ['abcdefghijklm', 'abcxyzgh'], 'abcdefghijklm'],
  ['two slips and a part are as near: fewer slips', 'abcdef', ['abcdefghi', 'abcdxy'], 'abcdxy'],
  ['a part with fewer letters more', 'abcdef', ['abcdefghi', 'abcdefgh'], 'abcdefgh'],
  ['and so in the other order', 'abcdef', ['abcdefgh', 'abcdefghi'], 'abcdefgh'],
  ['as many slips in a longer name are fewer', 'abcdef', ['abcdex', 'abcdexf'], 'abcdexf'],
  ['and so in the other order', 'abcdef', ['abcdexf', 'abcdex'], 'abcdexf'],
  ['of two alike, the first', 'abcdef', ['abcdex', 'abcdey'], 'abcdex'],
  ['of a very long one, sixty letters', 'a'.repeat(70), ['a'.repeat(61), 'a'.repeat(60)], 'a'.repeat(60)],
  ['nothing wanted', '¿?', ['cosa'], null],
  ['nothing known', 'cosa', [], null],
];
for (const [why, wanted, known, name] of near)
  test(`the nearest: ${why} («${wanted.slice(0, 20)}»)`, () => assert.is(nearest(wanted, known), name));

test('the question, or nothing', () => {
  assert.is(didYouMean('cossa', ['cosa']), ' ¿Querías decir «cosa»?');
  assert.is(didYouMean('xyz', ['cosa']), '');
});

const rounded: [value: number, decimals: number, shown: number][] = [
  [12.635, 2, 12.64],
  [-12.635, 2, -12.64],
  [12.6349, 2, 12.63],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [2.4, 0, 2],
  [0, 2, 0],
  [-0.001, 2, 0],
  [1.25, 1, 1.3],
  [1 / 3, 11, 0.33333333433],
];
for (const [value, decimals, shown] of rounded)
  test(`${value} with ${decimals} decimals is ${shown}`, () => assert.ok(Object.is(round(value, decimals), shown)));

test('printed the Spanish way', () =>
  assert.equal([spanish(-12.5, 1), spanish(3, 2), spanish(0.126, 2)], ['−12,5', '3', '0,13']));

const lists: [items: string[], told: string][] = [
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a y b'],
  [['a', 'b', 'c'], 'a, b y c'],
  [['a', 'Isla'], 'a e Isla'],
  [['a', 'higo'], 'a e higo'],
  [['a', 'hielo'], 'a y hielo'],
];
for (const [items, told] of lists) test(`listed «${told}»`, () => assert.is(enumerate(items), told));

test.run();
