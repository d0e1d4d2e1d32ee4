// What must hold of any text: nothing throws, nothing is lost, grams are grams, and time grows with the length.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readList, readQuantity } from '../../engine/index.ts';
import { most } from '../../engine/quantity/list.ts';
import { measures, physicsOf } from './table.ts';

const pieces = fc.constantFrom(
  ...[
    '1',
    '250',
    '1.250',
    '0,5',
    '½',
    '1/2',
    '35 %',
    'g',
    'kg',
    'ml',
    'de',
    'y',
    'huevos',
    'leche',
    'Nata',
    '(',
    ')',
    '+',
    '-',
  ],
  ...[
    ',',
    ';',
    '\t',
    '\n',
    ':',
    '"',
    'x',
    'una',
    'media',
    'docena',
    'cucharada',
    'al gusto',
    'Total',
    '•',
    '🥛',
    '[12:03, 3/4/2026]',
  ],
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((words) => words.join(' ')),
  fc.array(pieces, { maxLength: 30 }).map((words) => words.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

test('any text is read, and its grams are grams', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { grams } = readQuantity(text, 'huevo', measures, physicsOf);
      assert.ok(grams === null || (Number.isFinite(grams) && grams >= 0));
      for (const item of readList(text, measures, physicsOf).items) {
        assert.ok(item.grams === null || (Number.isFinite(item.grams) && item.grams >= 0 && item.grams <= 1e9));
        assert.ok(item.name.trim() !== '' && item.name.length <= 120);
        assert.ok(item.grams !== null || item.share !== null || (item.doubt ?? '') !== '');
      }
    }),
    { numRuns: 500 },
  );
});

// Names without vowels, so that none happens to be a measure or a number.
test('every line is an ingredient or is told apart: none is lost', () => {
  const line = fc.stringMatching(/^[bcdfgmnprtv]{6,8}( [bcdfgmnprtvñ]{7})?$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(line, fc.boolean()), { minLength: 1, maxLength: 8 }), (lines) => {
      const text = lines.map(([name, weighs]) => (weighs ? `${name} 120 g` : name)).join('\n');
      const { items, left } = readList(text, measures, () => null);
      assert.is(items.length + left.length, lines.length, text);
    }),
  );
});

test('a printed list is read back', () => {
  const name = fc.stringMatching(/^[A-Z][bcdfgmnprtv]{6,8}( [bcdfgmnprtv]{7})?( \d{2} %)?$/);
  const grams = fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10);
  const spanish = (value: number): string => String(value).replace('.', ',');
  const prints: ((one: string, weight: number) => string)[] = [
    (one, weight) => `${one}\t${spanish(weight)}`,
    (one, weight) => `${one};${spanish(weight)} g`,
    (one, weight) => `${one} ${spanish(weight)} g`,
    (one, weight) => `${spanish(weight)} g de ${one}`,
    (one, weight) => `- ${one}: ${spanish(weight)} g`,
    (one, weight) => `${one} ${spanish(Math.round(weight * 10) / 10_000)} kg`,
  ];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, grams), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...prints),
      (rows, print) => {
        const text = rows.map(([one, weight]) => print(one, weight)).join('\n');
        const { items } = readList(text, measures, () => null);
        assert.equal(
          items.map((item) => [item.name, item.grams]),
          rows.map(([one, weight]) => [one, weight]),
          text,
        );
      },
    ),
    { numRuns: 500 },
  );
});

/** Were any part of the reader quadratic in the length of a line or of the list, this would take hours. */
test('a long hostile text is read to its end', () => {
  const hostile = [
    ...[
      '1+',
      '1 ',
      '1/',
      '1x',
      '((',
      '-',
      '- ',
      'a ',
      'un ',
      '" ',
      ';',
      '\t',
      '\n',
      '1 g ',
      'y ',
      ', ',
      '1,',
      '.',
      '½',
      '[',
      'de 1 ',
    ],
    ...['1 g a, ', '1 g a\n', 'a;1\n', '1 g (a), ', 'x\n1 g\n', '"a","1"\n'],
  ];
  for (const seed of hostile) {
    const { items, left } = readList(seed.repeat(1_000_000 / seed.length), measures, physicsOf);
    assert.ok(items.length + left.length <= most.lines * most.line);
    assert.is(readQuantity(seed.repeat(100_000), 'huevo', measures, physicsOf).grams, null);
  }
});

test.run();
