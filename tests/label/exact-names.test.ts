// Legal names by hand: at each bound and a hair off, what is missing and in which words, their order and how they join.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Formula } from '../../engine/index.ts';
import type { Comparison, CraftLabel, Figure, LabelLine, LegalName, Need } from '../../engine/label/model.ts';
import { type FigureValue, filled, type Named, namesOf } from '../../engine/label/names.ts';

const gives = (value: number | null): Formula => ({ code: () => value }) as unknown as Formula;
const figure = (key: string, unit: string): Figure => ({ key, label: key, unit, formula: gives(0), of: null });
const figures = [figure('tal', '%'), figure('horas', 'h'), figure('otra', '%')];
const need = (comparison: Comparison, bound: number | null, of: number | null = 0): Need => ({
  ...{ figure: of, comparison, bound: gives(bound) },
});
const named = (name: string, more: Partial<LegalName> = {}): LegalName => ({
  ...{ name, law: `ley ${name}`, completes: null, of: null, types: null, except: new Set(), each: null },
  ...{ from: null, until: null, needs: [], attest: [], note: null },
  ...more,
});
const line = (called: string, grams: number, ...member: number[]): LabelLine =>
  ({ name: called, label: 'x', called, grams, member: Uint8Array.from(member) }) as unknown as LabelLine;
const share = (value: number | null, of: number | null = 1000): FigureValue => ({ value, of });
const told: Named = {
  ...{ type: { id: 'pan', label: 'Pan' }, day: '2026-01-15', values: [share(10), share(3, null), share(0)] },
  ...{ lines: [], weight: 1000 },
};
const own = { figures, drops: [], called: new Map() } as unknown as CraftLabel;
const answers = (names: LegalName[], more: Partial<Named> = {}, craft: Partial<CraftLabel> = {}) =>
  namesOf({ ...own, ...craft, names }, { ...told, ...more });

// The figure is 10 % of 1000 g. Comparison and bound; whether it holds; grams and sentence of what is missing.
type Missing = [grams: number | null, sentence: string];
const bounds: [comparison: Comparison, bound: number, found: true | null | Missing][] = [
  ['>=', 10, true],
  ['>=', 10.004, true],
  ['>=', 10.01, [0.1, 'Faltan 0,1 g de tal: tiene un 10 % y pide al menos un 10,01 %.']],
  ['>=', 10.1, [1, 'Falta 1 g de tal: tiene un 10 % y pide al menos un 10,1 %.']],
  ['>=', 12, [20, 'Faltan 20 g de tal: tiene un 10 % y pide al menos un 12 %.']],
  ['>=', 12.01, [21, 'Faltan 21 g de tal: tiene un 10 % y pide al menos un 12,01 %.']],
  ['>=', 10.95, [9.5, 'Faltan 9,5 g de tal: tiene un 10 % y pide al menos un 10,95 %.']],
  ['>=', 11, [10, 'Faltan 10 g de tal: tiene un 10 % y pide al menos un 11 %.']],
  // near is seven tenths of the way
  ['>=', 14.28, [43, 'Faltan 43 g de tal: tiene un 10 % y pide al menos un 14,28 %.']],
  ['>=', 14.29, null],
  ['>', 9.99, true],
  ['>', 10, [0.1, 'Faltan 0,1 g de tal: tiene un 10 % y pide más de un 10 %.']],
  ['>', 12, [21, 'Faltan 21 g de tal: tiene un 10 % y pide más de un 12 %.']],
  ['>', 14.29, null],
  ['<=', 10, true],
  ['<=', 9.996, true],
  ['<=', 9, [-10, 'Sobran 10 g de tal: tiene un 10 % y admite como mucho un 9 %.']],
  ['<=', 9.9, [-1, 'Sobra 1 g de tal: tiene un 10 % y admite como mucho un 9,9 %.']],
  ['<=', 7, [-30, 'Sobran 30 g de tal: tiene un 10 % y admite como mucho un 7 %.']],
  ['<=', 6.99, null],
  ['<=', 0, null],
  ['<', 10.01, true],
  ['<', 10, null],
  ['=', 10, true],
  ['=', 9, [-10, 'Sobran 10 g de tal: tiene un 10 % y admite como mucho un 9 %.']],
];
for (const [comparison, bound, found] of bounds)
  test(`10 % where the law asks ${comparison} ${bound}`, () => {
    const [answer, ...more] = answers([named('A', { needs: [need(comparison, bound)] })]);
    assert.equal(more, []);
    if (found === null) return assert.is(answer, undefined);
    assert.is(answer!.holds, found === true);
    const missing = found === true ? [] : [{ what: 'tal', grams: found[0], sentence: found[1] }];
    assert.equal(answer!.missing, missing);
  });

const others: [why: string, needs: Need[], values: FigureValue[], sentences: string[] | null][] = [
  ['none of it', [need('<=', 0)], [share(0)], []],
  ['up to 5 of what there may be none', [need('<=', 0)], [share(5)], ['No puede llevar tal, y lleva 50 g.']],
  ['over 5 of what there may be none', [need('<=', 0)], [share(5.01)], null],
  ['of nothing nothing is near', [need('>', 0)], [share(0)], null],
  ['hours', [need('>=', 4, 1)], [share(0), share(3, null)], ['Horas: 3 h, y pide al menos 4 h.']],
  ['too many hours', [need('<=', 4, 1)], [share(0), share(5, null)], ['Horas: 5 h, y admite como mucho 4 h.']],
  ['hours on a weight', [need('>=', 4, 1)], [share(0), share(3, 500)], ['Horas: 3 h, y pide al menos 4 h.']],
  ['a share of nothing', [need('>=', 11)], [share(10, null)], ['Tal: 10 %, y pide al menos 11 %.']],
  ['a figure without value', [need('>=', 4)], [share(null)], null],
  ['a bound without value', [need('>=', null)], [share(3)], null],
  // half of what is asked may be missing
  [
    'one of two',
    [need('>=', 11), need('>=', 1)],
    [share(10)],
    ['Faltan 10 g de tal: tiene un 10 % y pide al menos un 11 %.'],
  ],
  ['two of two', [need('>=', 11), need('>=', 12)], [share(10)], null],
  [
    'two of three',
    [need('>=', 11), need('>=', 12), need('>=', 1)],
    [share(10)],
    [
      'Faltan 10 g de tal: tiene un 10 % y pide al menos un 11 %.',
      'Faltan 20 g de tal: tiene un 10 % y pide al menos un 12 %.',
    ],
  ],
  ['one near and one far', [need('>=', 11), need('>=', 90), need('>=', 1), need('>=', 2)], [share(10)], null],
  ['one far and one near', [need('>=', 90), need('>=', 11), need('>=', 1), need('>=', 2)], [share(10)], null],
];
for (const [why, needs, values, sentences] of others)
  test(`needs: ${why}`, () => {
    const [answer] = answers([named('A', { needs })], { values });
    assert.equal(answer?.missing.map(({ sentence }) => sentence) ?? null, sentences);
  });

const offered: [why: string, more: Partial<LegalName>, isOffered: boolean][] = [
  ['of the type', { types: new Set(['pan']) }, true],
  ['of another', { types: new Set(['bollo']) }, false],
  ['of all but it', { except: new Set(['pan']) }, false],
  ['of all but another', { except: new Set(['bollo']) }, true],
  ['from that day', { from: '2026-01-15' }, true],
  ['from the day after', { from: '2026-01-16' }, false],
  ['until that day', { until: '2026-01-15' }, true],
  ['until the day before', { until: '2026-01-14' }, false],
];
for (const [why, more, isOffered] of offered)
  test(`offered: ${why}`, () => assert.is(answers([named('A', more)]).length, isOffered ? 1 : 0));

test('what the maker must see to is said, unless its figure is known: then it is asked', () => {
  const attest = [
    { say: 'que fermente', need: need('>=', 4, 1) },
    { say: 'que sea de aquí', need: null },
  ];
  const [unknown] = answers([named('A', { attest })], { values: [share(10), share(null)] });
  assert.equal([unknown!.holds, unknown!.conditions], [true, ['que fermente', 'que sea de aquí']]);
  const [known] = answers([named('A', { attest })], { values: [share(10), share(3, null)] });
  assert.equal([known!.holds, known!.conditions], [false, ['que sea de aquí']]);
  const [enough] = answers([named('A', { attest, note: 'ojo' })], { values: [share(10), share(4, null)] });
  assert.equal([enough!.holds, enough!.note], [true, 'ojo']);
  assert.is('note' in unknown!, false);
});

test('those that hold come first, what must follow is joined, what may follow is offered beside it', () => {
  const far = need('>=', 11);
  const found = answers([
    named('Casi', { needs: [far] }),
    named('Bueno', { attest: [{ say: 'fresco', need: null }] }),
    named('del día', { completes: 'must' }),
    named('nunca', { completes: 'must', needs: [far] }),
    named('extra', {
      completes: 'may',
      attest: [
        { say: 'fresco', need: null },
        { say: 'fino', need: null },
      ],
    }),
    named('del día', { completes: 'may' }),
    named('Bueno'),
  ]);
  assert.equal(
    found.map(({ name, holds, law, conditions }) => [name, holds, law, conditions]),
    [
      ['Bueno del día', true, 'ley Bueno; ley del día', ['fresco']],
      ['Bueno del día extra', true, 'ley extra', ['fresco', 'fino']],
      ['Casi del día', false, 'ley Casi; ley del día', []],
    ],
  );
  assert.equal(
    answers([named('Casi', { needs: [far] }), named('extra', { completes: 'may' })]).map(({ name }) => name),
    ['Casi'],
  );
});

test('a name of each thing, and of all of them', () => {
  const lines = [
    line('pulpa de pera', 60, 1),
    line('zumo de uva', 50, 1),
    line('pulpa de pera', 20, 1),
    line('sal', 900, 0),
  ];
  const more = { lines, weight: 1000 };
  const craft = { drops: ['pulpa de', 'zumo de', 'molida'] };
  const each = answers([named('Con {linea}', { each: 0, needs: [need('>=', 6, null)] })], more, craft);
  assert.equal(
    each.map(({ name, holds, missing }) => [name, holds, missing.map(({ sentence }) => sentence)]),
    [
      ['Con pera', true, []],
      ['Con uva', false, ['Faltan 10 g de uva: tiene un 5 % y pide al menos un 6 %.']],
    ],
  );
  const all = (text: string, of = lines, weight = 1000): string[] =>
    answers([named(text, { of: 0 })], { lines: of, weight }, craft).map(({ name }) => name);
  assert.equal(all('De {lineas} ({partes})'), ['De pera y uva (pera 8 % y uva 5 %)']);
  assert.equal(all('De {partes}', [line('sal', 4, 1)]), ['De sal 0,4 %']);
  assert.equal(all('De {partes}', [line('sal', 10, 1)]), ['De sal 1 %']);
  assert.equal(all('De {partes}', [line('sal', 14, 1)]), ['De sal 1 %']);
  assert.equal(all('De {partes}', [line('sal', 14, 1)], 0), ['De sal 0 %']);
  assert.equal(all('De {lineas}', [line('sal', 14, 0)]), []);
  assert.equal(all('De {lineas}', [line('b', 5, 1), line('a', 5, 1)]), ['De a y b']);
  assert.equal(all('De {lineas}', [line('nuez molida', 5, 1), line('molida', 4, 1)]), ['De nuez y molida']);
});

test('the type is called as the craft calls it, and figures are told with their decimals', () => {
  assert.is(answers([named('{tipo} al {tal} %')])[0]!.name, 'Pan al 10 %');
  const called = new Map([['pan', 'Hogaza']]);
  assert.is(answers([named('{tipo}')], {}, { called })[0]!.name, 'Hogaza');
  const values = [share(10.256), share(null)];
  assert.is(
    filled('{tal} {tal:0} {tal:2} {horas} {nada} {otra} {x}', { x: 'y' }, figures, values),
    '10,3 10 10,26 0 0 0 y',
  );
});

test.run();
