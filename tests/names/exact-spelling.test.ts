// Slips of the fingers: which known words a word may have been meant for, letter by letter, and which it may not.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isMaimed, slipsBetween, spellingOf } from '../../engine/names/misspelled-word.ts';

const apart: [one: string, other: string, most: number, slips: number][] = [
  ['casa', 'casa', 2, 0],
  ['casa', 'cosa', 2, 1],
  ['casa', 'csaa', 2, 1],
  ['casa', 'cas', 2, 1],
  ['casa', 'casas', 2, 1],
  ['casa', 'cosas', 2, 2],
  ['casa', 'xosy', 2, 3],
  ['casa', 'xoyz', 2, 3],
  ['casa', 'casados', 2, 3],
  ['casa', 'casados', 3, 3],
  ['casa', 'ca', 1, 2],
  ['abcdef', 'badcfe', 3, 3],
  ['abcdef', 'badcfe', 2, 3],
  ['ab', 'ba', 1, 1],
  ['abc', 'bca', 2, 2],
  ['', 'ab', 2, 2],
  ['ab', '', 2, 2],
];
for (const [one, other, most, slips] of apart)
  test(`${slips} slips between «${one}» and «${other}», counting to ${most}`, () =>
    assert.is(slipsBetween(one, other, most), slips));

const none = new Map<string, string>();
type Flags = [hasCompany?: boolean, isAlso?: boolean, isSure?: boolean];
const near: [why: string, known: string[], word: string, found: string[], flags?: Flags][] = [
  ['it sounds the same', ['caballo', 'cabello'], 'cavallo', ['caballo']],
  ['it sounds the same, and a slip too is asked for', ['caballo', 'cabello'], 'cavallo', ['caballo'], [false, true]],
  [
    'a slip too is asked for, and there is one',
    ['caballo', 'cavello'],
    'cavallo',
    ['caballo', 'cavello'],
    [false, true],
  ],
  ['too short to be anything', ['ab'], 'ab', []],
  ['a number is no word', ['cosa2'], 'coxa2', []],
  ['what is missing is not looked for', ['sin_tapa'], 'sin_tapo', []],
  ['three letters, two in each other’s place', ['ajo'], 'aoj', ['ajo']],
  ['three letters, the first two changed', ['ajo'], 'jao', ['ajo']],
  ['three letters, one struck beside', ['sal'], 'dal', []],
  ['three letters, one left out before the last', ['sopa'], 'spa', []],
  ['three letters, one left out, beside other words', ['sopa'], 'spa', ['sopa'], [true]],
  ['three letters, the last left out, beside other words', ['sopa'], 'sop', [], [true]],
  ['three letters, one too many, beside other words', ['pan', 'pa'], 'pna', ['pan'], [true]],
  ['four letters, two in each other’s place', ['nata'], 'naat', ['nata']],
  ['four letters, a consonant struck beside its key', ['nata'], 'nara', ['nata']],
  ['four letters, a consonant struck far from its key', ['nata'], 'napa', []],
  ['four letters, a vowel for another', ['nata'], 'nato', []],
  ['four letters, one left out', ['limon'], 'limn', []],
  ['four letters, one left out, beside other words', ['limon'], 'limn', ['limon'], [true]],
  ['four letters, the last left out, beside other words', ['limon'], 'limo', ['limon'], [true]],
  ['four letters, one too many, beside other words', ['ron'], 'rron', ['ron'], [true]],
  ['four letters, one strange too many, beside other words', ['ron'], 'rotn', [], [true]],
  ['five letters, one changed', ['nariz'], 'naliz', ['nariz']],
  ['five letters, one left out', ['limones'], 'limone', ['limones']],
  ['five letters, two slips', ['ventana'], 'vetan', []],
  ['eight letters, two slips', ['ventanas'], 'vemtamas', []],
  ['eight letters, two slips, beside other words', ['ventanas'], 'vemtamas', ['ventanas'], [true]],
  ['seven letters, two slips, beside other words', ['ventana'], 'vemtama', [], [true]],
  ['nine letters, two slips', ['ventanita'], 'vemtanipa', ['ventanita']],
  ['nine letters, three slips', ['ventanita'], 'vemtaripa', []],
  ['the fewest slips', ['ventanita', 'ventanito'], 'ventanipa', ['ventanita']],
  ['the fewest slips, whichever is met first', ['ventanito', 'ventanita'], 'ventanipa', ['ventanita']],
  ['two as near', ['ventanita', 'ventanika'], 'ventanipa', ['ventanita', 'ventanika']],
  ['two letters too many, alone', ['ventanas'], 'ventananas', []],
  ['two letters too many, beside other words', ['ventanas'], 'ventananas', ['ventanas'], [true]],
  ['two letters too few', ['ventananas'], 'ventanans', ['ventananas']],
  ['one letter too many', ['canela'], 'canelta', ['canela']],
  ['two letters more than a short word', ['canelada'], 'canela', ['canelada']],
  ['the first letter is another', ['harina'], 'marina', []],
  ['the first two letters changed places', ['menta'], 'emnta', ['menta']],
  ['the first letter left out', ['menta'], 'enta', []],
  ['it is itself no other', ['canela', 'canala'], 'canela', ['canela']],
  [
    'it is itself no other, and a slip too is asked for',
    ['canela', 'canala'],
    'canela',
    ['canela', 'canala'],
    [false, true],
  ],
  ['«-ce» is written «-z»: a «v» struck beside its «c»', ['nuev'], 'nuez', ['nuev']],
  ['to be sure: another letter far from it', ['caldo'], 'cardo', [], [false, false, true]],
  ['to be sure: a letter beside it', ['caldo'], 'cakdo', ['caldo'], [false, false, true]],
  ['to be sure: a vowel for another', ['caldo'], 'coldo', ['caldo'], [false, false, true]],
  ['to be sure: two changed places', ['caldo'], 'cadlo', ['caldo'], [false, false, true]],
  ['to be sure: a letter less', ['caldo'], 'calo', [], [false, false, true]],
  ['to be sure: a letter more', ['caldo'], 'calrdo', ['caldo'], [false, false, true]],
  ['to be sure: two letters in a long word', ['ventanita'], 'vexpanita', ['ventanita'], [false, false, true]],
  ['a small one', ['casa'], 'casita', ['casa']],
  ['a small one of «-o»', ['vaso'], 'vasito', ['vaso']],
  ['a small one of «-co»', ['saco'], 'saquito', ['saco']],
  ['a small one of «-go»', ['higo'], 'higuito', ['higo']],
  ['a small one of «-z»', ['nuez'], 'nuecita', ['nuez']],
  ['a small one of «-cito»', ['limon'], 'limoncito', ['limon']],
  ['a participle heard', ['tostada'], 'tosta', ['tostada']],
  ['nothing is near', ['canela'], 'xyzzyx', []],
];
for (const [why, known, word, found, flags = []] of near)
  test(`near «${word}»: ${why}`, () => assert.equal(spellingOf(known, none).near(word, ...flags), found));

// biome-ignore format: one pair per line
const heard: [written: string, known: string][] = [
  ['phoca', 'foca'], ['guebo', 'huevo'], ['uevo', 'huevo'], ['ielo', 'hielo'], ['yelo', 'hielo'], ['tostao', 'tostado'],
  ['baca', 'vaca'], ['poyo', 'pollo'], ['asucar', 'azucar'], ['seresa', 'cereza'], ['kilo', 'quilo'], ['kasa', 'casa'],
  ['jenjibre', 'gengibre'], ['esquisito', 'exquisito'], ['canella', 'caneya'], ['tanbor', 'tambor'], ['cassa', 'casa'],
];
for (const [written, known] of heard)
  test(`«${written}» sounds as «${known}»`, () => {
    const { near, isHeard } = spellingOf([known], none);
    assert.equal(near(written), [known]);
    assert.ok(isHeard(written));
    assert.not.ok(isHeard(`${written}x`));
  });

test('another form of a known word stands for it; a form of nothing known is none', () => {
  const { near, starting, isNearly } = spellingOf(
    ['coche', 'rojo'],
    new Map([
      ['automovil', 'coche'],
      ['roja', 'rojo'],
      ['tronco', 'arbol'],
    ]),
  );
  assert.equal(near('automobil'), ['coche']);
  assert.equal(near('tronko'), []);
  assert.equal(starting('ro'), ['rojo']);
  assert.equal(starting('automovil'), [], 'nothing is left to write');
  assert.ok(isNearly('automvil', 'coche'));
  assert.not.ok(isNearly('automvil', 'rojo'));
});

const nearly: [word: string, known: string, isIt: boolean][] = [
  ['vaca', 'baca', true],
  ['fnia', 'fina', false],
  ['finna', 'finas', false],
  ['finsa', 'finas', false],
  ['finas', 'finxas', true],
  ['finas', 'finxaxs', false],
  ['gruesa', 'grusea', true],
  ['gruesa', 'grueta', false],
  ['gruesa', 'grues', true],
  ['gruesa', 'gruesasa', false],
  ['tostadas', 'tostamas', false],
  ['tostaditas', 'tostamitas', true],
  ['tostadass', 'tostamitx', true],
];
for (const [word, known, isIt] of nearly)
  test(`«${word}» is ${isIt ? '' : 'not '}nearly «${known}»`, () =>
    assert.is(spellingOf([known], none).isNearly(word, known), isIt));

const squeezed: [letters: string, isCut: boolean, known: string, isIt: boolean][] = [
  ['vntn', true, 'ventana', true],
  ['vntna', false, 'ventana', true],
  ['vnta', false, 'ventana', false],
  ['vnta', true, 'ventana', true],
  ['vnt', false, 'ventana', true],
  ['vt', true, 'ventana', false],
  ['ntna', true, 'ventana', false],
  ['vntx', true, 'ventana', false],
  ['ventana', true, 'ventana', false],
  ['ventan', true, 'ventana', true],
  ['vena', true, 'ventana', true],
  ['vta', true, 'ventana', true],
  ['vaa', true, 'ventana', false],
  ['vtn', true, 'ventana', true],
  ['vana', false, 'ventana', false],
  ['vt2', true, 'vent2', false],
  ['str', true, 'strx', true],
  ['stx', true, 'strx', false],
  ['azc', true, 'azucar', true],
  ['azr', false, 'azucar', true],
];
for (const [letters, isCut, known, isIt] of squeezed)
  test(`«${letters}${isCut ? '.' : ''}» is ${isIt ? '' : 'not '}what is left of «${known}»`, () =>
    assert.equal(spellingOf([known], none).squeezed(letters, isCut), isIt ? [known] : []));

test('no word sounds so, or one does', () => {
  const maimed = ['vntn', 'lch', 'hrna', 'azc', 'choc', 'harn', 'mntq', 'past', 'alm', 'mantx', 'extrct'];
  const whole = [
    'leche',
    'flor',
    'chocolate',
    'llama',
    'queso',
    'psilio',
    'sal',
    'stevia',
    'the',
    'knafe',
    'pan',
    'cereal',
  ];
  assert.equal(
    maimed.filter((token) => !isMaimed(token)),
    [],
  );
  assert.equal(whole.filter(isMaimed), []);
});

test('three letters alone are not taken for another form of a word, beside others they may be', () => {
  const { near } = spellingOf(['casaca'], new Map([['csa', 'casaca']]));
  assert.equal(near('cas'), []);
  assert.equal(near('cas', true), ['casaca']);
  assert.equal(spellingOf(['csa'], none).near('cas'), ['csa']);
});

test.run();
