// Words of a name, one by one: how they are normalised and stemmed, which phrases, signs and specifications they carry.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { normalise } from '../../engine/index.ts';
import { lexiconOf } from '../../engine/names/lexicon.ts';
import { printable, remarksIn, stem, withoutRemarks, words } from '../../engine/names/normalise.ts';
import { phrasesOf } from '../../engine/names/phrases.ts';
import { doseIn, signsIn, withoutMeasures } from '../../engine/names/signs.ts';
import { specsOf } from '../../engine/names/specs.ts';

// biome-ignore format: one pair per line
const stems: [word: string, root: string][] = [
  ['sal', 'sal'], ['ajos', 'ajo'], ['ajo', 'ajo'], ['dos', 'dos'], ['tres', 'tr'], ['partes', 'part'], ['parte', 'part'],
  ['colores', 'color'], ['color', 'color'], ['luces', 'luz'], ['luz', 'luz'], ['voces', 'voz'], ['gras', 'gra'], ['grass', 'grass'],
  ['t55s', 't55s'], ['cafe', 'caf'], ['casas', 'casa'], ['dulce', 'dulz'], ['sese', 'ses'], ['osse', 'oss'],
];
for (const [word, root] of stems) test(`«${word}» is of «${root}»`, () => assert.is(stem(word), root));

const normal: [typed: string, read: string][] = [
  ['tal cual', 'tal cual'],
  ['Tal Cual', 'tal cual'],
  ['tal  cual', 'tal cual'],
  ['ÑU', 'nu'],
  ['Œuf æ', 'oeuf ae'],
  ['1.ª cosa 2ª', 'cosa'],
  ['1º cosa', '1 cosa'],
  ['cosa 1,5', 'cosa 1.5'],
  ['cosa 1, 5', 'cosa 1 5'],
  ['M.G. de', 'mg de'],
  ['sM.G.', 'sm g'],
  ['.5 5. .', '5 5'],
  ['A2 a2', 'a2 a2'],
  ['T55 55g ba2', 't 55 55 g ba 2'],
  ['35%mg', '35 % mg'],
  ['', ''],
];
for (const [typed, read] of normal) test(`«${typed}» reads «${read}»`, () => assert.is(normalise(typed), read));

test('what is remarked, and what is left without it', () => {
  const name = 'Cosa (de Ayer) [fría], de lujo';
  assert.is(remarksIn(name), 'de ayer fria de lujo');
  assert.is(withoutRemarks(name), 'cosa');
  assert.is(remarksIn('cosa 1,5'), '');
  assert.is(withoutRemarks('cosa 1,5'), 'cosa 1.5');
  assert.is(printable('a\u0000\nb '), 'a b');
  assert.equal(words('cosas de % luz', new Set(['de'])), ['cosa', 'luz']);
});

const phrases = phrasesOf(['para la mesa', 'para mesa baja', 'en caja', 'mesa'], new Set(['la', 'el']));
const isRed = (word: string): boolean => word === 'roja';
const outside: [name: string, before: string | null, outside: string | null][] = [
  ['cosa para la mesa', 'cosa', 'cosa'],
  ['cosa para las mesas', 'cosa para las', 'cosa para las'],
  ['cosa para mesas', 'cosa', 'cosa'],
  ['cosa en cajas vieja', 'cosa', 'cosa'],
  ['cosa en caja roja', 'cosa roja', 'cosa'],
  ['cosa para mesa baja', 'cosa', 'cosa'],
  ['cosa para mesa baja roja', 'cosa roja', 'cosa'],
  ['en caja cosa', null, 'cosa'],
  ['en caja', null, null],
  ['en cajón', null, null],
  ['cosa en', null, null],
  ['mesa', null, null],
  ['la mesa roja', null, 'roja'],
  ['en caja en caja cosa', 'en caja', 'en caja cosa'],
  ['cosa', null, null],
];
for (const [name, before, out] of outside)
  test(`the phrase in «${name}»`, () => {
    const read = normalise(name);
    assert.is(phrases.before(read, isRed), before);
    assert.is(phrases.outside(read), out);
  });

const opening: [name: string, phrase: string[] | null][] = [
  ['mesa', ['mesa']],
  ['mesas rojas', ['mesa']],
  ['para la mesa', ['para', 'mesa']],
  ['para mesa baja', ['para', 'mesa', 'baja']],
  ['para una gran mesa', ['para', 'mesa']],
  ['para mala mesa', null],
  ['para una', null],
  ['cosa en caja', null],
  ['', null],
];
for (const [name, phrase] of opening)
  test(`«${name}» opens with ${phrase}`, () =>
    assert.equal(
      phrases.opening(name, (word) => word === 'una' || word === 'gran'),
      phrase,
    ));

const measures = new Set(['g', 'kg', 'cm']);
const measured: [name: string, kept: string, dropped: string][] = [
  ['200 g de cosa', 'g de cosa', 'de cosa'],
  ['cosa 3 g kg', 'cosa g kg', 'cosa'],
  ['cosa 3', 'cosa 3', 'cosa 3'],
  ['g cosa', 'g cosa', 'g cosa'],
  ['2 cosa 5 kg', '2 cosa kg', '2 cosa'],
  ['5 kg', 'kg', ''],
];
for (const [name, kept, dropped] of measured)
  test(`the measures of «${name}»`, () => {
    assert.is(withoutMeasures(name, measures, true), kept);
    assert.is(withoutMeasures(name, measures, false), dropped);
  });

test('so much in so much may be what it is called by', () => {
  assert.equal(doseIn('base 50 g kg fina', measures), { number: '50', normal: 'base 50 fina' });
  assert.equal(doseIn('50 g kg', measures), { number: '50', normal: '50' });
  for (const name of ['base 50 g', 'base 50', 'base g kg', 'base 50 g fina', 'base 50 fina g'])
    assert.is(doseIn(name, measures), null);
});

const lexicon = lexiconOf({ articles: ['la'], skip: ['de', 'con'] });
const known = new Set(['cosa', 'roja', 'grand', 'alm']);
const signs = (name: string) => signsIn(name, (word) => known.has(word), lexicon);
const proper: [name: string, found: [string, string][]][] = [
  ['cosa Fulana', [['fulana', 'Fulana']]],
  [
    'cosa Grande Fulana roja',
    [
      ['grand', 'Grande'],
      ['fulana', 'Fulana'],
    ],
  ],
  ['cosa Roja', []],
  ['cosa roja Grande', []],
  ['Fulana cosa', []],
  ['COSA FULANA', []],
  ['Cosa Fulana', []],
  ['Cosa Fulana de', []],
  ['Cosa Fulana fina', [['fulana', 'Fulana']]],
  ['cosa fulana', []],
  [
    'cosa Fulana y Mengana',
    [
      ['fulana', 'Fulana'],
      ['mengana', 'Mengana'],
    ],
  ],
  ['cosa Roja y Mengana', [['mengana', 'Mengana']]],
  [
    "cosa D'Oro",
    [
      ['oro', "D'Oro"],
      ['d', "D'Oro"],
    ],
  ],
];
for (const [name, found] of proper)
  test(`names of makers in «${name}»`, () => assert.equal([...signs(name).proper].sort(), found.toSorted()));

const cut: [name: string, found: [string, string][]][] = [
  ['alm. roja', [['alm', 'alm']]],
  ['cosa roj.', [['roj', 'roj']]],
  ['cosa r.', []],
  ['cosa ro.', [['ro', 'ro']]],
  ['cosa M.G.', []],
  ['cosa 3.5', []],
  ['Cosas. rojas', [['cosa', 'cosas']]],
  ['cosa', []],
];
for (const [name, found] of cut)
  test(`what is written short in «${name}»`, () => assert.equal([...signs(name).cut], found));

const loose: [name: string, found: [string, string][]][] = [
  ['cosa fulanas', [['fulana', 'fulanas']]],
  ['cosa roja', []],
  ['fulana cosa', []],
  ['cosa ful', []],
  ['cosa fula', [['fula', 'fula']]],
  ['cosa de fulana', []],
  ['cosa la fulana', []],
  ['cosa 1234', []],
  ['cosa 2 fulana', [['fulana', 'fulana']]],
];
for (const [name, found] of loose)
  test(`what nobody knows in «${name}»`, () => assert.equal([...signs(name).loose()], found));

test('what a name declares of itself', () => {
  assert.is(specsOf({}), null);
  const { kept, dropped } = specsOf({ specs: { read: ['grasa'], unread: ['ceniza', 'agua'] }, skip: ['de', 'la'] })!;
  const read: [name: string, kept: string, dropped: string][] = [
    ['cosa 12 % de grasa', 'cosa 12 %', 'cosa 12 % de grasa'],
    ['cosa 12 grasas', 'cosa 12', 'cosa 12 grasas'],
    ['cosa 12 % de la ceniza roja', 'cosa 12 % de la ceniza roja', 'cosa roja'],
    ['cosa agua 3 5 %', 'cosa agua 3 5 %', 'cosa'],
    ['cosa de agua de 3.5', 'cosa de agua de 3.5', 'cosa'],
    ['cosa 12 % de la de la ceniza', 'cosa 12 % de la de la ceniza', 'cosa 12 % de la de la ceniza'],
    ['cosa ceniza', 'cosa ceniza', 'cosa ceniza'],
    ['12 % ceniza', '12 % ceniza', '12 % ceniza'],
  ];
  for (const [name, one, other] of read) assert.equal([kept(name), dropped(name)], [one, other], name);
});

test.run();
