// What the names of a formula mean where it stands, and what it gives of lines that hold recipes of their own.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Code, type Craft, FormulaError, openedLines, type Plan, type Run } from '../../engine/index.ts';
import { heaviestCode, knownSumCode, sumCode } from '../../engine/language/aggregates.ts';
import { compile, compileInput } from '../../engine/language/compile.ts';
import type { Sum, Weighed } from '../../engine/language/model.ts';
import { bareRun, runOn, sharesOf, sumsOver } from '../../engine/language/run.ts';
import type { Scope } from '../../engine/language/scope.ts';

const sums: Sum[] = [];
const scope: Scope = {
  columns: new Map([
    ['a', 0],
    ['b', 1],
  ]),
  params: new Map([
    ['dulzor', 0],
    ['acidez', 1],
  ]),
  constants: new Map([
    ['tope', 0],
    ['dulzor·dicho', 1],
  ]),
  texts: new Map([['color', 2]]),
  codes: new Map([
    ['rojo', 0],
    ['verde', 1],
  ]),
  ...{ extra: null, ofLine: false, decides: false, boundsOf: null },
  select: ([first], at) => {
    if (first && first.name !== 'grupo') throw new FormulaError(`no ${first.name}`, at.from, at.to);
    return first ? 0 : -1;
  },
  sum: (sum) => sums.push(sum) - 1,
};
const run: Run = {
  ...{ ...bareRun, full: [1.26, 2], rounded: [1.3, 2], constants: [12, null, 1] },
  ...{ minimum: [3, null], maximum: [8, 9], own: [5, null], extra: 7 },
};
const line = { values: Float64Array.of(40, 60) };

const values: [text: string, where: Partial<Scope>, value: number | null][] = [
  ['dulzor', {}, 1.26],
  ['dulzor', { decides: true }, 1.3],
  ['tope', {}, 12],
  ['g + 1', { extra: 'g' }, 8],
  ['a', { ofLine: true }, 40],
  ['a + tope', { ofLine: true }, 52],
  ['catalogo(a)', { ofLine: true }, 5],
  ['catalogo(b)', { ofLine: true }, null],
  ['minimo', { boundsOf: 0 }, 3],
  ['minimo', { boundsOf: 1 }, null],
  ['maximo', { boundsOf: 1 }, 9],
  ['maximo(dulzor)', { boundsOf: 1 }, 8],
  ["color = 'verde'", {}, 1],
  ["'rojo' = color", {}, 0],
  ["color en ('rojo', 'verde')", {}, 1],
  ["color no en ('rojo')", {}, 1],
  ['dulzor en (1.26)', {}, 1],
  // a name of texts that a parameter or what stands there takes is no text
  ['color + 1', { params: new Map([['color', 1]]) }, 3],
  ['color + 1', { extra: 'color' }, 8],
  ['redondear(2.4999999999)', {}, 3],
  ['redondear(2.49)', {}, 2],
  ['techo(2.0000000001)', {}, 2],
  ['techo(2.01)', {}, 3],
  ['suelo(2.9999999999)', {}, 3],
  ['suelo(2.99)', {}, 2],
  ['0 ^ -1', {}, null],
  ['exp(1000)', {}, null],
  ['max(1, 3, 2)', {}, 3],
  ['min(3, 1, 2)', {}, 1],
];
for (const [text, where, value] of values)
  test(`«${text}» is ${value}${Object.keys(where).length > 0 ? ` (${Object.keys(where)})` : ''}`, () =>
    assert.is(compile(text, { ...scope, ...where }).code(run, line), value));

test('what the maker told wins over what is supposed', () => {
  const { code, text } = compileInput('dulzor', 'tope * 2', scope);
  assert.is(text, 'tope * 2');
  assert.is(code(run, null), 24);
  assert.is(code({ ...run, constants: [12, 0, 1] }, null), 0);
});

const slips: [text: string, where: Partial<Scope>, piece: string, says: string][] = [
  [
    'max(1, color)',
    {},
    'color',
    "La constante «color» es un texto: se compara con otro (color = 'así'), no se calcula con ella.",
  ],
  [
    'suma(dulzor)',
    {},
    'dulzor',
    '«dulzor» es un parámetro: dentro de suma, media o mayor solo valen columnas y constantes.',
  ],
  ['1 + a', {}, 'a', '«a» es una columna del catálogo: escribe suma(a) o media(a).'],
  [
    'suma(grupo)',
    {},
    'grupo',
    '«grupo» es un grupo o conjunto, no una columna: va detrás, como en suma(columna, grupo).',
  ],
  ['suma(grupa)', {}, 'grupa', 'No existe la columna «grupa».'],
  ['grupo', { ofLine: true }, 'grupo', 'No existe la columna «grupo».'],
  ['topo', { ofLine: true, lineName: 'la cifra' }, 'topo', 'No existe la cifra «topo». ¿Querías decir «tope»?'],
  ['1 + topo', {}, 'topo', 'No existe el parámetro «topo». ¿Querías decir «tope»?'],
  [
    'suma(a)',
    { ofLine: true },
    'suma(a)',
    'Una columna se calcula con otras columnas, sin suma, media, mayor ni peso.',
  ],
  ['suma(1 + peso)', {}, 'peso', 'Una suma no puede ir dentro de otra: usa un parámetro interno.'],
  ['catalogo(a)', {}, 'catalogo(a)', 'catalogo(…) solo vale en las fórmulas de las columnas.'],
  ['catalogo(aa)', { ofLine: true }, 'catalogo(aa)', 'No existe la columna «aa». ¿Querías decir «a»?'],
  ['minimo', {}, 'minimo', '«minimo» solo vale en applies, minimum y maximum.'],
  ['maximo(nada)', { boundsOf: 0 }, 'maximo(nada)', 'No existe el parámetro «nada».'],
  ['color > color', {}, 'color > color', 'Los textos solo se comparan con «=» o «<>».'],
  ['1 = color', {}, '1', 'Un texto solo se compara con otro texto.'],
  ['dulzor = color', {}, 'dulzor', 'Un texto solo se compara con otro texto.'],
  ["dulzor en ('azul')", {}, "'azul'", 'Ninguna constante vale «azul».'],
  ['color en (1)', {}, '1', 'Un texto solo se compara con otro texto.'],
  ["-'rojo'", {}, "'rojo'", 'Un texto solo se compara, con «=» o «<>»: no se calcula con él.'],
  [
    'alto(a)',
    {},
    'alto(a)',
    '«alto(…)» solo vale en las condiciones de reglas y mensajes: aquí aún no se ha comparado nada.',
  ],
];
for (const [text, where, piece, says] of slips)
  test(`«${text}» is refused: ${says}`, () => {
    assert.throws(
      () => compile(text, { ...scope, ...where }),
      (error: unknown) => {
        const { message, from, to } = error as FormulaError;
        assert.equal([message, text.slice(from, to)], [says, piece]);
        return true;
      },
    );
  });

/** What a line counts for, where that hangs on its own columns alone: known before any parameter is. */
const counted: [text: string, extra: string | null, each: number | null][] = [
  ['a', null, 40],
  ['-a', null, -40],
  ['a - 3 * (b - a) * 2', null, -80],
  ['a * b / 100', null, 24],
  ['2', null, 2],
  ['si(a > b, a, max(b, 70))', null, 70],
  ['a en (40, 50)', null, 1],
  ['a / (b - 60)', null, Number.NaN],
  ['a', 'a', null],
  ['tope', null, null],
  ['si(a > tope, a, b)', null, null],
  ['color = «verde»', null, null],
  ['maximo(dulzor)', null, null],
];
for (const [text, extra, each] of counted)
  test(`«suma(${text})»${extra === null ? '' : ', where it is the number that stands there'}`, () => {
    sums.length = 0;
    compile(`suma(${text})`, { ...scope, boundsOf: 0, extra });
    const shares = sharesOf({ sums }, { ...line, member: Uint8Array.of(1) });
    assert.equal([...shares], each === null ? [] : [each]);
  });

test('a line that has no value counts only where there is some of it', () => {
  sums.length = 0;
  const { code } = compile('suma(a / b)', scope);
  const zero = { ...line, values: Float64Array.of(40, 0), member: Uint8Array.of(1) };
  const total = (grams: number) =>
    code({ ...run, sums: sumsOver({ sums } as unknown as Craft, [{ grams, shares: sharesOf({ sums }, zero) }]) }, null);
  assert.is(total(10), null);
});

test('sums that many formulas need are registered, with their weight where it is a mean', () => {
  sums.length = 0;
  const [whole, mean, heavy] = ['suma(a)', 'media(a, grupo)', 'peso(grupo)'].map((text) => compile(text, scope).code);
  assert.equal(
    sums.map(({ each, selection }) => [each?.(run, line) ?? null, selection]),
    [
      [40, -1],
      [40, 0],
      [null, 0],
      [null, 0],
    ],
  );
  const done = { ...run, sums: [500, 300, 20, 30] };
  assert.equal(
    [whole, mean, heavy].map((code) => code!(done, null)),
    [5, 15, 30],
  );
  assert.is(mean!({ ...run, sums: [500, 300, 0, 30] }, null), null);
  assert.is(knownSumCode({ sum: 0, weight: null })({ ...run, sums: [Infinity] }, null), null);
});

/** 30 g of one thing; 20 g of a recipe, three quarters of one and a half of another that loses a quarter. */
const weighed = (grams: number, value: number, picked: 0 | 1, within?: readonly Weighed[]): Weighed => ({
  ...{ grams, values: Float64Array.of(value, 0), member: Uint8Array.of(picked) },
  ...(within ? { within } : {}),
});
const nested: Run = {
  ...bareRun,
  lines: [weighed(10, 10, 1), weighed(20, 0, 0, [weighed(0.75, 40, 1), weighed(0.5, 80, 0), weighed(-0.25, 0, 1)])],
};
const first: Code = (_, one) => one!.values[0]!;

test('sums, means and the heaviest go into the recipes inside', () => {
  const told = (selection: number) => [
    sumCode(first, selection, false)(nested, null),
    sumCode(first, selection, true)(nested, null),
    heaviestCode(first, selection)(nested, null),
  ];
  // all: 10·10 + 15·40 + 10·80 = 1500 over 10 + 15 + 10 − 5 = 30; picked: 10·10 + 15·40 = 700 over 20
  assert.equal(told(-1), [15, 50, 40]);
  assert.equal(told(0), [7, 35, 40]);
  const none = { ...nested, lines: [weighed(10, 10, 0)] };
  assert.equal(
    [sumCode(first, 0, false), sumCode(first, 0, true), heaviestCode(first, 0)].map((code) => code(none, null)),
    [...[0, null, null]],
  );
  assert.is(sumCode(() => null, -1, false)(nested, null), null);
  const tied = { ...nested, lines: [weighed(10, 1, 1), weighed(10, 2, 1)] };
  assert.is(heaviestCode(first, 0)(tied, null), 1);
});

test('lines laid open weigh what they weigh in the whole', () => {
  const plain = [weighed(10, 10, 1)];
  assert.is(openedLines(plain), plain);
  assert.equal(
    openedLines(nested.lines).map(({ grams }) => grams),
    [10, 15, 10, -5],
  );
});

test('what one gram adds to each sum, and what all of them add up', () => {
  const craft = {
    sums: [
      { each: null, selection: -1 },
      { each: null, selection: 0 },
      { each: (_: Run, { values }: typeof line) => 2 * values[0]! - values[1]!, selection: 1 },
    ],
  } as unknown as Craft;
  const shares = (member: number[]) => [
    ...sharesOf(craft, { values: Float64Array.of(40, 10), member: Uint8Array.from(member) }),
  ];
  assert.equal(
    [shares([1, 1]), shares([0, 1]), shares([1, 0])],
    [
      [1, 1, 70],
      [1, 0, 70],
      [1, 1, 0],
    ],
  );
  const lines = [
    { grams: 2, shares: Float64Array.of(1, 0, 70) },
    { grams: 3, shares: Float64Array.of(1, 1, 0) },
  ];
  for (const _ of [1, 2]) assert.equal(sumsOver(craft, lines), [5, 3, 140]);
  const ran = runOn({ lines: [], sums: [4] }, { numbers: [9] } as unknown as Plan);
  assert.equal([ran.sums, ran.constants, ran.extra, ran.own], [[4], [9], 0, null]);
});

test.run();
