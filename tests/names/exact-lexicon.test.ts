// The words that names are made of: each kind of declared word, and what comes of the same word undeclared.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lexiconOf } from '../../engine/names/lexicon.ts';

const lexicon = lexiconOf({
  articles: ['la', 'los'],
  skip: ['de', 'con', 'para', 'a'],
  with: ['con', 'y'],
  without: 'sin',
  purpose: 'para',
  measures: ['g', 'kg'],
  inflected: ['rojo', 'francés'],
  portions: ['lata', 'bote'],
  filler: [
    'fino',
    'trozo',
    'saco',
    'largo',
    'en casa',
    { words: ['tapa'], of: ['ruedas'], after: true },
    { words: ['rodaja'], of: ['ruedas', 'coches'] },
    { words: ['cabra'], of: ['ruedas'], told: true },
    { words: ['borde'] },
  ],
  synonyms: { coche: ['auto', 'carro de motor', 'buggia'], rojo: ['bermejo', 'de sangre'], 'gran tren': ['expreso'] },
  brands: ['Luna de Plata', 'Fulano'],
  changing: ['relleno', 'de imitación'],
  free: ['gluten', { things: ['azúcar'], columns: ['a'], most: 1 }],
});
const none = lexiconOf({});

// biome-ignore format: one name per line
const wordsOf: [normal: string, words: string[]][] = [
  ['cosas de la mesa', ['cosa', 'mesa']],
  ['rueda roja', ['rueda', 'rojo']],
  ['rueda francesa', ['rueda', 'franz']],
  ['rueda bermeja', ['rueda', 'rojo']],
  ['rueda de sangre', ['rueda', 'rojo']],
  ['autos', ['coch']],
  ['el auto', ['el', 'coch']],
  ['carro de motor fino', ['coch', 'fino']],
  ['carro', ['carro']],
  ['carro fino motor', ['carro', 'fino', 'motor']],
  ['expreso', ['gran', 'tren']],
  ['buggia', ['coch']], ['buggies', ['coch']],
  ['trocito', ['trozo']], ['trocita', ['trozo']], ['saquito', ['saco']], ['larguita', ['largo']], ['latita', ['lata']], ['latito', ['latito']],
  ['fina', ['fino']],
  ['rueda sin tapa', ['rueda', 'sin_tapa']],
  ['rueda sin la tapa', ['rueda', 'sin_tapa']],
  ['rueda sin autos', ['rueda', 'sin_coch']],
  ['rueda sin expreso', ['rueda', 'sin_expreso']],
  ['rueda sin', ['rueda', 'sin']],
  ['rueda 35.0 %', ['rueda', '35']], ['rueda 35', ['rueda', '35']], ['rueda 3.50', ['rueda', '3.5']],
  ['luna de plata', ['luna_plata']], ['luna', ['luna']], ['fulano', ['fulano']],
];
for (const [normal, words] of wordsOf)
  test(`the words of «${normal}»`, () => assert.equal(lexicon.wordsOf(normal), words));

// biome-ignore format: one question per line
const said: [what: string, is: boolean, wanted: boolean][] = [
  ['fino changes nothing', lexicon.isFiller('fino', ''), true],
  ['a tapa changes nothing in ruedas', lexicon.isFiller('tapa', 'ruedas'), true],
  ['a tapa elsewhere', lexicon.isFiller('tapa', 'coches'), false],
  ['a tapa nowhere', lexicon.isFiller('tapa', ''), false],
  ['a rodaja in the second family', lexicon.isFiller('rodaja', 'coches'), true],
  ['a brand', lexicon.isFiller('luna_plata', ''), true],
  ['a borde anywhere', lexicon.isFiller('bord', 'x'), true],
  ['a lata anywhere', lexicon.isFiller('lata', 'x'), true],
  ['a lata leads', lexicon.mayLead('lata', 'x'), true],
  ['a rodaja leads in its family', lexicon.mayLead('rodaja', 'ruedas'), true],
  ['a rodaja leads in no other', lexicon.mayLead('rodaja', 'x'), false],
  ['a tapa never leads', lexicon.mayLead('tapa', 'ruedas'), false],
  ['fino never leads', lexicon.mayLead('fino', 'ruedas'), false],
  ['a tapa is a part', lexicon.isPart('tapa', 'ruedas'), true],
  ['a tapa is no part elsewhere', lexicon.isPart('tapa', 'x'), false],
  ['a borde is a part of anything', lexicon.isPart('bord', 'x'), true],
  ['a rodaja is no part', lexicon.isPart('rodaja', 'ruedas'), false],
  ['fino is no part', lexicon.isPart('fino', 'x'), false],
  ['cabra is told', lexicon.isTold('cabra', 'ruedas'), true],
  ['cabra is told in its family alone', lexicon.isTold('cabra', 'x'), false],
  ['a rodaja is not told', lexicon.isTold('rodaja', 'ruedas'), false],
  ['a brand of one word', lexicon.isBrand('fulano'), true],
  ['a word of a brand', lexicon.isBrand('luna'), false],
  ['a known filler of a family', lexicon.isKnownFiller('tapa'), true],
  ['what is missing by name', lexicon.isKnownFiller('sin_gluten'), true],
  ['what is missing by columns', lexicon.isKnownFiller('sin_azucar'), true],
  ['what is missing and nobody declares', lexicon.isKnownFiller('sin_tapa'), false],
  ['an adjective', lexicon.isAdjective('rojo'), true],
  ['a filler in «-o»', lexicon.isAdjective('fino'), true],
  ['no adjective', lexicon.isAdjective('tapa'), false],
  ['it changes', lexicon.isChanging('relleno'), true],
  ['it changes, bound', lexicon.isChanging('imitacion'), true],
  ['it does not change', lexicon.isChanging('fino'), false],
  ['de binds', lexicon.binds('de'), true],
  ['sin binds', lexicon.binds('sin'), true],
  ['an article does not', lexicon.binds('la'), false],
  ['a word does not', lexicon.binds('rueda'), false],
  ['where nothing is declared nothing binds', none.binds('de') || none.binds(''), false],
];
for (const [what, is, wanted] of said) test(`${what}: ${wanted}`, () => assert.is(is, wanted));

// biome-ignore format: one name per line
const bound: [normal: string, isBound: boolean, leader: string | null, isFor: boolean, boundIn: string[], added: string[]][] = [
  ['rueda roja', false, null, false, [], []],
  ['latas de coche', true, 'lata', false, ['coche'], []],
  ['la lata de los coches', true, 'lata', false, ['coches'], []],
  ['de coche', false, null, false, ['coche'], []],
  ['coche de', false, 'coch', false, [], []],
  ['2 latas de coche', true, 'lata', false, ['coche'], []],
  ['lata 5 g de coche', true, 'lata', false, ['coche'], []],
  ['lata 5 10 kg de coche', true, 'lata', false, ['coche'], []],
  ['lata g de coche', true, null, false, ['coche'], []],
  ['lata roja de coche', true, null, false, ['coche'], []],
  ['caja para coche', true, 'caja', true, ['coche'], []],
  ['caja roja para coche', true, null, false, ['coche'], []],
  ['rueda con tapa', true, 'rueda', false, ['tapa'], ['tapa']],
  ['rueda con la tapa', true, 'rueda', false, ['tapa'], ['tapa']],
  ['rueda y autos', false, null, false, [], ['coch']],
  ['rueda y sin tapa', true, null, false, ['tapa'], []],
  ['rueda con de la los tapa', true, 'rueda', false, ['de', 'tapa'], []],
  ['rueda con de la tapa', true, 'rueda', false, ['de', 'tapa'], ['tapa']],
  ['rueda con', false, 'rueda', false, [], []],
  ['con tapa', false, null, false, ['tapa'], []],
  ['rueda sin tapa', true, 'rueda', false, ['tapa'], []],
  ['5 10', false, null, false, [], []],
];
for (const [normal, isBound, leader, isFor, boundIn, added] of bound)
  test(`what binds the words of «${normal}»`, () => {
    assert.is(lexicon.isBound(normal), isBound);
    assert.is(lexicon.leaderOf(normal), leader);
    assert.is(lexicon.isFor(normal), isFor);
    assert.equal([...lexicon.boundIn(normal)], boundIn);
    assert.equal([...lexicon.addedIn(normal)], added);
  });

test('what is missing, written apart, together or not at all', () => {
  assert.is(lexicon.lackedIn('sin_tapa'), 'tapa');
  assert.is(lexicon.lackedIn('tapa'), null);
  assert.is(lexicon.lacking('tapa'), 'sin_tapa');
  assert.is(lexicon.lackedAtOnce('sintapa'), 'sin_tapa');
  assert.is(lexicon.lackedAtOnce('tapa'), null);
  assert.is(none.lackedIn('sin_tapa'), null);
  assert.is(none.lackedAtOnce('sintapa'), null);
  assert.is(none.isFor('caja para coche'), false);
  assert.equal(lexicon.unbound('detapa'), ['tapa']);
  assert.equal(lexicon.unbound('conrojo'), [], 'an adjective is bound to nothing');
  assert.equal(lexicon.unbound('atapa'), [], 'one letter binds nothing to what follows it');
  assert.equal(lexicon.unbound('tapa'), []);
});

test('other forms of known words, and every word that changes nothing', () => {
  assert.is(lexicon.forms.get('roja'), 'rojo');
  assert.is(lexicon.forms.get('francesa'), 'franz');
  assert.is(lexicon.forms.get('auto'), 'coch');
  assert.is(lexicon.forms.get('expreso'), undefined, 'of two words there is no form');
  assert.equal([...lexicon.fillers()].sort(), [
    ...['bord', 'bot', 'cabra', 'casa', 'en', 'fino', 'fulano', 'largo', 'lata', 'luna_plata', 'rodaja'],
    ...['saco', 'sin_azucar', 'sin_gluten', 'tapa', 'trozo'],
  ]);
});

const { spelledOut } = lexiconOf({
  abbreviations: {
    azúcar: ['az'],
    sin: ['s/'],
    harina: ['h.'],
    chocolate: ['choc'],
    con: ['c/'],
    roja: ['r'],
    rosa: ['r'],
  },
});
const ways = (name: string): string[] => spelledOut(name).map((way) => way.replace(/ +/g, ' ').trim());
// biome-ignore format: one name per line
const short: [name: string, ways: string[]][] = [
  ['az fina', ['azúcar fina']], ['az. fina', ['azúcar fina']], ['AZ fina', ['AZÚCAR fina']], ['Az. fina', ['azúcar fina']],
  ['áz', ['azúcar']], ['azz', ['azz']], ['saz', ['saz']], ['az2', ['azúcar 2']],
  ['h. fina', ['harina fina']], ['h fina', ['h fina']],
  ['cosa s/sal', ['cosa sin sal']], ['cosa s sal', ['cosa s sal']], ['cosa s/5', ['cosa s/5']],
  ['choc/leche', ['chocolate leche']], ['az/leche', ['az/leche']],
  ['cosa r', ['cosa roja', 'cosa rosa']],
  ['r y r y r', ['roja y roja y roja', 'rosa y roja y roja', 'roja y rosa y roja', 'rosa y rosa y roja', 'roja y roja y rosa', 'rosa y roja y rosa', 'roja y rosa y rosa', 'rosa y rosa y rosa']],
  ['nada', ['nada']],
];
for (const [name, wanted] of short) test(`«${name}» in full`, () => assert.equal(ways(name), wanted));

test('beyond eight ways only the first is followed', () => assert.is(ways('r r r r').length, 8));

test.run();
