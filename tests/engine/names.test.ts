// One normaliser for all crafts.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearest, normalise, withoutBrackets } from '../../engine/index.ts';
import { lexiconOf } from '../../engine/names/lexicon.ts';
import { inventedCraft } from './invented.ts';
import { crafts } from './recipes.ts';

const normalised: [string, string][] = [
  ['AZÚCAR', 'azucar'],
  ['Nata 35,1 % M.G.', 'nata 35.1 % mg'],
  ['harina W300', 'harina w 300'],
  ['Œufs', 'oeufs'],
  ['piñón', 'pinon'],
  ['  a_b--c  ', 'a b c'],
  ['E-471', 'e 471'],
  ['3.5.', '3.5'],
];
for (const [typed, wanted] of normalised)
  test(`«${typed}» reads «${wanted}»`, () => assert.is(normalise(typed), wanted));

const same: [string, string][] = [
  ['leche', 'Leches'],
  ['nuez', 'NUECES'],
  ['limón', 'limones'],
  ['azúcar', 'azucares'],
  ['zumo de limón', 'Limón, zumo'],
  ['dulce', 'dulces'],
  ['pasta', 'pastas'],
];
const { wordsOf } = lexiconOf({ skip: ['de'] });
const key = (text: string): string => wordsOf(normalise(text)).sort().join(' ');
for (const [one, other] of same) test(`«${one}» and «${other}» meet`, () => assert.is(key(one), key(other)));

test('a word of more than one ending is one, and what is written short only before a word', () => {
  const { wordsOf, spelledOut, leaderOf } = lexiconOf({
    skip: ['de'],
    filler: ['lunés'],
    measures: ['g'],
    abbreviations: { sin: ['s/'] },
  });
  assert.equal(wordsOf('rueda lunesa'), wordsOf('rueda lunes'));
  assert.is(spelledOut('rueda s/tapa')[0].replace(/ +/g, ' '), 'rueda sin tapa');
  assert.is(spelledOut('rueda s/500')[0], 'rueda s/500');
  assert.is(leaderOf('rueda 5 g de coche'), 'rueda');
});

test('what is written short may be of several words: each way is given, the first declared first', () => {
  const { spelledOut } = lexiconOf({ abbreviations: { rueda: ['r.'], roja: ['r.', 'ro'], tapa: ['t.'] } });
  const ways = (name: string): string[] => spelledOut(name).map((way) => way.replace(/ +/g, ' ').trim());
  assert.equal(ways('t. ro'), ['tapa roja']);
  assert.equal(ways('r. r.'), ['rueda rueda', 'roja rueda', 'rueda roja', 'roja roja']);
  assert.is(ways('r. '.repeat(40)).length, 8);
});

test('brackets can be left out', () => assert.is(withoutBrackets('Agua (tibia) [del grifo]').trim(), 'Agua'));

const near: [string, string[], string | null][] = [
  ['azucr', ['azucar', 'agua'], 'azucar'],
  ['helado', ['helado_crema', 'base'], 'helado_crema'],
  ['xyz', ['azucar', 'agua'], null],
];
for (const [wanted, known, name] of near)
  test(`near «${wanted}» is ${name}`, () => assert.is(nearest(wanted, known), name));

const binds = / (de|del|con|en|a|al|para|sin|y|di) /;
test('every id, label and alias of every craft finds its own row, in capitals, without accents and back to front', () => {
  const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
  for (const craft of crafts) {
    for (const { id, label = id, aliases = [] } of craft.definition.catalogue.ingredients) {
      for (const name of [id, label, ...aliases]) {
        const ways = [name, name.toUpperCase(), bare(name)];
        // Words in another order: only where no figure, bracket or small word binds them.
        if (/^[\p{L} ]+$/u.test(name) && !binds.test(name)) ways.push(name.split(' ').reverse().join(' '));
        for (const way of ways) assert.is(craft.recognise(way).row?.id, id, `${craft.id}: «${way}»`);
      }
    }
  }
});

test('a name of the greatest length costs no more than its length', () => {
  for (const craft of crafts) {
    for (const piece of ['a', 'harina ', 'levadura seca ', '9', '% ', '(((', 'ñ', 'con ']) {
      const name = piece.repeat(120).slice(0, 120);
      const start = process.cpuUsage().user;
      for (let i = 0; i < 20; i++) craft.recognise(name.slice(i));
      assert.ok(process.cpuUsage().user - start < 1_000_000, `${craft.id}: «${piece}»`);
    }
  }
});

test('recognition: exact, filler words, brackets, unknown', () => {
  const craft = inventedCraft();
  const id = (name: string): string | undefined => craft.recognise(name).row?.id;
  assert.is(id('Hojas de té'), 'hoja');
  assert.is(id('azúcar fino'), 'azucar');
  assert.is(id('Agua (del grifo)'), 'agua');
  assert.is(id('sacarosas'), 'azucar');
  assert.is(id('café'), undefined);
  assert.is(id('__proto__'), undefined);
  assert.is(id('constructor'), undefined);
});

test.run();
