// Conditions as text, read against facts of every kind; what each fact can be; and each refusal, word for word.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Definition, Fact, FormulaError } from '../../engine/index.ts';
import { type Known, readCondition } from '../../engine/language/condition.ts';
import { type Kind, kindsOf, ofKind, wrongValue } from '../../engine/language/fact-values.ts';

const figure: Kind = { number: true, boolean: false, texts: new Set() };
const yesNo: Kind = { number: false, boolean: true, texts: new Set() };
const open: Kind = { number: false, boolean: false, texts: new Set() };
const text = (...texts: string[]): Kind => ({ number: false, boolean: false, texts: new Set(texts) });
const mixed: Kind = { number: true, boolean: true, texts: new Set(['tal']) };

const same: [one: Kind, other: Kind, isSame: boolean][] = [
  [figure, figure, true],
  [figure, yesNo, false],
  [yesNo, yesNo, true],
  [text('a'), text('b'), true],
  [text('a'), figure, false],
  [figure, text('a'), false],
  [text('a'), yesNo, false],
  [open, figure, true],
  [text('a'), open, true],
  [mixed, text('b'), true],
  [mixed, yesNo, true],
];
for (const [index, [one, other, isSame]] of same.entries())
  test(`kinds that can be compared, ${index}: ${isSame}`, () => assert.is(ofKind(one, other), isSame));

const wrong: [kind: Kind, operator: string, value: Fact, says: string | null][] = [
  [figure, 'equal', null, null],
  [open, 'greaterThan', 'a', null],
  [figure, 'greaterThan', 5, null],
  [figure, 'greaterThan', '5', '«x» se compara con una cifra sin comillas: 5.'],
  [figure, 'lessThan', 'a', 'Mayor y menor solo comparan cifras.'],
  [figure, 'lessThan', true, 'Mayor y menor solo comparan cifras.'],
  [yesNo, 'equal', 1, '«x» es de sí o no: escribe «x» o «no x», sin compararlo con 1.'],
  [text('a', 'b'), 'equal', 1, '«x» es un texto: vale «a» y «b».'],
  [mixed, 'equal', 1, null],
  [yesNo, 'equal', true, null],
  [figure, 'equal', true, '«x» no es de sí o no.'],
  [text('a', 'b'), 'equal', 'b', null],
  [text('a', 'b'), 'notEqual', 'b', null],
  [text('a', 'b'), 'in', 'b', null],
  [text('a', 'b'), 'notIn', 'b', null],
  [text('largo', 'b'), 'equal', 'larga', '«x» nunca vale «larga»: puede ser «largo» y «b». ¿Querías decir «largo»?'],
  [text('largo', 'b'), 'in', 'zzz', '«x» nunca vale «zzz»: puede ser «largo» y «b».'],
  [figure, 'equal', '5,5', '«x» es una cifra: compárala con 5.5, sin comillas.'],
  [figure, 'equal', ' ', '«x» es una cifra y aquí se compara con un texto.'],
  [figure, 'equal', 'a', '«x» es una cifra y aquí se compara con un texto.'],
  [yesNo, 'equal', '5', '«x» es de sí o no y aquí se compara con un texto.'],
  [mixed, 'equal', 'tal', null],
];
for (const [kind, operator, value, says] of wrong)
  test(`x ${operator} ${JSON.stringify(value)}: ${says}`, () =>
    assert.is(wrongValue('x', kind, operator, value), says));

test('what each fact of a craft can be', () => {
  const definition = {
    params: { params: { dulzor: {}, acidez: {} }, constants: { tope: 1, modo: 'uno', nada: null } },
    types: {
      a: { variants: [{ id: 'v1', limits: { acidez: {} } }, { id: 'v2' }], constants: { modo: 'dos', tope: true } },
      b: { limits: { dulzor: {} }, constants: { modo: 3 } },
    },
    rules: {
      decisions: {
        fuerza: { rows: [{ give: 'suave' }, { give: 'fuerte' }, { give: null }] },
        caso: { rows: [{ give: { clase: 'x', nota: 2 } }, { give: 'suelto' }, { give: { clase: false } }] },
        grado: { rows: [{ give: 4 }] },
      },
    },
  } as unknown as Definition;
  const kinds = kindsOf(definition, ['forma']);
  const told = (name: string) => {
    const { number, boolean, texts } = kinds.get(name)!;
    return [number ? 'número' : '', boolean ? 'sí o no' : '', ...texts].filter(Boolean).join(', ');
  };
  const wanted: Record<string, string> = {
    ...{ fuera: 'número', conRango: 'número', peorDesvio: 'número', prohibidos: 'número' },
    ...{ variante: 'v1, v2', tipoDesconocido: 'sí o no', sinReconocer: 'sí o no', alLimite: 'sí o no' },
    ...{ dulzor: 'número', acidez: 'número', tope: 'número, sí o no', modo: 'número, uno, dos', nada: '' },
    ...{ fuerza: 'suave, fuerte', clase: 'sí o no, x', nota: 'número', grado: 'número' },
    ...{ 'estado.dulzor': 'bajo, bien, alto', 'estado.acidez': 'bajo, bien, alto', 'fuera.forma': 'número' },
    ...{ 'limite.dulzor': 'bajo, bien, alto', 'limite.acidez': 'bajo, bien, alto' },
  };
  for (const [name, kind] of Object.entries(wanted)) assert.is(told(name), kind, name);
  assert.is(kinds.has('caso'), false);
  assert.is([...kinds.keys()].indexOf('fuera'), 0);
});

const known: Known = {
  common: new Map(),
  facts: new Map([
    ...['x', 'z', 'largo', 'fuera.forma'].map((name): [string, Kind] => [name, figure]),
    ['vivo', yesNo],
    ['modo', text('uno', 'dos')],
    ['nada', open],
    ['estado.x', text('bajo', 'bien', 'alto')],
    ['limite.x', text('bajo', 'bien', 'alto')],
    ['estado.z', text('bajo', 'bien', 'alto')],
  ]),
  params: new Set(['x', 'z']),
  classes: new Map(),
  aspects: new Set(['forma', 'x']),
  figure: (formula) => `«${formula}»`,
};
const is = (fact: string, operator: string, value: unknown) => ({ fact, operator, value });

const meanings: [text: string, meant: unknown][] = [
  ['x < 1', { all: [is('x', 'lessThan', 1)] }],
  ['1 < x', { all: [is('x', 'greaterThan', 1)] }],
  ['1 <= x', { all: [is('x', 'greaterThanInclusive', 1)] }],
  ['1 > x', { all: [is('x', 'lessThan', 1)] }],
  ['1 >= x', { all: [is('x', 'lessThanInclusive', 1)] }],
  ['1 = x', { all: [is('x', 'equal', 1)] }],
  ['-1 <> x', { all: [is('x', 'notEqual', -1)] }],
  ['x <= z', { all: [is('x', 'lessThanInclusive', { fact: 'z' })] }],
  ['modo = nada', { all: [is('modo', 'equal', { fact: 'nada' })] }],
  ["'uno' = modo", { all: [is('modo', 'equal', 'uno')] }],
  [
    'x > 1 y (z > 1 y vivo)',
    { all: [is('x', 'greaterThan', 1), is('z', 'greaterThan', 1), is('vivo', 'equal', true)] },
  ],
  [
    'x > 1 o (z > 1 o vivo)',
    { any: [is('x', 'greaterThan', 1), is('z', 'greaterThan', 1), is('vivo', 'equal', true)] },
  ],
  ['no (x > 1 y vivo)', { not: { all: [is('x', 'greaterThan', 1), is('vivo', 'equal', true)] } }],
  ["modo en ('uno', 'dos')", { all: [is('modo', 'in', ['uno', 'dos'])] }],
  ['hay(x)', { all: [is('x', 'notEqual', null)] }],
  ['hay(x + 1)', { all: [is('«x + 1»', 'notEqual', null)] }],
  ['x + 1 > max(z, 2)', { all: [is('«x + 1»', 'greaterThan', { fact: '«max(z, 2)»' })] }],
  ['-x > 2', { all: [is('«-x»', 'greaterThan', 2)] }],
  ['bien(x)', { all: [is('estado.x', 'equal', 'bien')] }],
  ['alto(z)', { all: [is('estado.z', 'equal', 'alto')] }],
  ['incumple(x)', { all: [is('limite.x', 'in', ['bajo', 'alto'])] }],
  ['fuera(x)', { all: [is('estado.x', 'in', ['bajo', 'alto'])] }],
  ["fuera('forma')", { all: [is('fuera.forma', 'greaterThan', 0)] }],
];
for (const [condition, meant] of meanings)
  test(`«${condition}» means that`, () => assert.equal(readCondition(condition, known), meant));

const refused: [condition: string, piece: string, says: string][] = [
  ['x + 1', 'x + 1', '«x + 1» es una cifra: compárala, p. ej. «… > 0».'],
  ['vivo y -x', '-x', '«-x» es una cifra: compárala, p. ej. «… > 0».'],
  ['max(x, z)', 'max(x, z)', '«max(x, z)» es una cifra: compárala, p. ej. «… > 0».'],
  ['7', '7', '«7» es una cifra: compárala, p. ej. «… > 0».'],
  ["'uno'", "'uno'", 'Un texto solo no es una condición: compáralo con algo.'],
  ['x', 'x', '«x» no es de sí o no: compáralo, p. ej. «x > 0».'],
  ['1 > 2', '1 > 2', 'Aquí se comparan dos cifras fijas: falta un nombre.'],
  ['x > modo', 'x > modo', '«x» y «modo» no se pueden comparar: uno es un texto y el otro una cifra.'],
  ['modo = uno', 'uno', "«uno» es un texto: va entre comillas simples, 'uno'."],
  ['modo = tres', 'tres', 'No existe «tres».'],
  ['lago > 1', 'lago', 'No existe «lago». ¿Querías decir «largo»?'],
  ['fueraforma > 1', 'fueraforma', 'No existe «fueraforma».'],
  ['modo en (x)', 'x', "En la lista van cifras o textos: en ('uno', 'otro')."],
  ['modo en (1)', '1', '«modo» es un texto: vale «uno» y «dos».'],
  ['1 = modo', '1', '«modo» es un texto: vale «uno» y «dos».'],
  ['bajo(x) > 1', 'bajo(x)', 'Aquí va una cifra o un nombre, no una condición.'],
  ['x > (no vivo)', '(no vivo)', 'Aquí va una cifra o un nombre, no una condición.'],
  ['x > (z en (1))', '(z en (1))', 'Aquí va una cifra o un nombre, no una condición.'],
  ["hay('uno')", "'uno'", 'Aquí va una cifra o un nombre, no una condición.'],
  ['x > (x > 1)', '(x > 1)', 'Aquí va una cifra o un nombre, no una condición: quita los paréntesis.'],
  ['x > (vivo y vivo)', '(vivo y vivo)', 'Aquí va una cifra o un nombre, no una condición: quita los paréntesis.'],
  ['(vivo o vivo) > x', '(vivo o vivo)', 'Aquí va una cifra o un nombre, no una condición: quita los paréntesis.'],
  ['incumple(z)', 'incumple(z)', 'Ningún tipo pone límite a «z»: para su rango, escribe fuera(z).'],
  ["alto('forma')", "alto('forma')", 'No existe el parámetro «forma».'],
  ["fuera('firma')", "fuera('firma')", 'No existe el parámetro «firma».'],
];
for (const [condition, piece, says] of refused)
  test(`«${condition}» is refused: ${says}`, () => {
    assert.throws(
      () => readCondition(condition, known),
      (error: unknown) => {
        const { message, from, to } = error as FormulaError;
        assert.equal([message, condition.slice(from, to)], [says, piece]);
        return true;
      },
    );
  });

test.run();
