// What a sentence says in each of its holes, and what is said first: on a cup of 200 g of water, 40 of sugar and 4 of leaf,
// too sweet (16.39 %, 2–8), with an extract of 1.84 % (1–3).
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { head, opening, type Said, type Speaker, type Subject, say } from '../../engine/advice/message.ts';
import { stateOf } from '../../engine/advice/state.ts';
import { compose, type MixLine, recognise, type Saying, type State, type Type } from '../../engine/index.ts';
import { judge } from '../../engine/judge/judge.ts';
import { parseTemplate, placeholders } from '../../engine/tell/template.ts';
import { inventedCraft } from '../engine/invented.ts';
import { tea } from '../engine/tea.ts';

const craft = inventedCraft();
const state = stateOf(compose(recognise(craft, tea(200, 40, 4))));
const speakerOn = (current: State): Speaker => {
  const { mix, figures, comparison } = current;
  return { state: current, judgement: judge(mix, figures, comparison), current };
};
const speaker = speakerOn(state);
const [, sugar, leaf] = state.mix.lines as [MixLine, MixLine, MixLine];
const outcome = state.comparison.outcomes.find(({ param }) => param.key === 'dulzor')!;

/** The moves of the craft's own message: so much water. */
const { moves } = state.mix.type.messages.get('dulzor.alto')![0]!;

function saying(text: string, more: Partial<Saying> = {}): Saying {
  const pieces = parseTemplate(text);
  const holes = [...placeholders(pieces)].filter(({ hole }) => /^x\d*(\.nombre)?$/.test(hole.name));
  return {
    ...{ when: () => true, moves, levers: [], pieces, source: {} as Saying['source'] },
    needed: holes.some(({ optional }) => !optional) ? ['x'] : [],
    moveHoles: new Map(holes.map(({ hole }) => [hole, 'x'])),
    ...more,
  };
}

const figured: Subject = {
  figure: { label: 'Fuerza', unit: 'g', value: 3.25, min: null, max: 2.5, decimals: 1, source: 'la norma' },
};
const holes: [text: string, subject: Subject, said: string | null][] = [
  ['{tipo} {tipoId}', {}, 'Taza taza'],
  ['{tipo:taza}', {}, 'Taza'],
  ['{tipo:jarra}', {}, null],
  ['{tipoPedido}', {}, null],
  ['{tipoCercano}', {}, null],
  ['{nombre} sobra', { line: { ...sugar, name: 'azúcar' } }, 'Azúcar sobra'],
  ['sobra {nombre}', { line: { ...sugar, name: 'Azúcar' } }, 'sobra azúcar'],
  ['sobra «{nombre}»', { name: 'Azúcar' }, 'sobra «Azúcar»'],
  ['{nombre}', {}, null],
  ['{rol}', { line: sugar }, null],
  ['{gramos} g', { line: { ...sugar, grams: 1.256 } }, '1,26 g'],
  ['{gramos:1} g', { line: { ...sugar, grams: 1.256 } }, '1,3 g'],
  ['{gramos} g', {}, null],
  ['{base}', { base: 'del agua' }, 'del agua'],
  ['{base}', {}, null],
  ['{lista}', { list: ['Agua', 'Hoja', 'Agua'] }, 'agua y hoja'],
  ['«{lista}»', { list: ['Agua'] }, '«Agua»'],
  ['{lista}', {}, null],
  ['{lista:fuera}', {}, 'dulzor'],
  [
    '{lista}',
    { list: Array.from({ length: 20 }, (_, i) => `a${i}`) },
    `${Array.from({ length: 19 }, (_, i) => `a${i}`).join(', ')} y a19`,
  ],
  [
    '{lista}',
    { list: Array.from({ length: 22 }, (_, i) => `a${i}`) },
    `${Array.from({ length: 20 }, (_, i) => `a${i}`).join(', ')} y 2 más`,
  ],
  ['{supuesto}', { line: sugar }, null],
  ['{sinReconocer}', {}, null],
  ['{cercanos}', {}, null],
  ['{linea.dulce} g', { line: { ...sugar, grams: 3.456 } }, '3,46 g'],
  ['{linea.dulce:1} g', { line: { ...sugar, grams: 3.456 } }, '3,5 g'],
  ['{linea.seco} g', { line: leaf }, '3,68 g'],
  ['{linea.seco} g', {}, null],
  ['{aporta.seco}', {}, 'hoja'],
  ['{aporta.agua}', {}, 'agua'],
  ['{valor} {unidad}', { outcome }, '16,39 %'],
  ['{valor:0}', { outcome }, '16'],
  ['de {min} a {max}', { outcome }, 'de 2 a 8'],
  ['{dif}', { outcome }, '8,39'],
  ['{dif:1}', { outcome: { ...outcome, value: 1.25 } }, '0,8'],
  ['{dif}', { outcome: { ...outcome, value: null } }, null],
  ['{parametro} alto', { outcome }, 'Dulzor alto'],
  ['alto {parametro}', { outcome }, 'alto dulzor'],
  ['{source}', { outcome }, 'oficio'],
  ['{parametro}: {valor} {unidad}, {max} ({source})', figured, 'Fuerza: 3,3 g, 2,5 (la norma)'],
  ['{min}', figured, null],
  ['{dif}', figured, '0,8'],
  ['{dif}', { figure: { ...figured.figure!, max: null } }, null],
  ['{valor}', {}, null],
  ['{dulzor} %', {}, '16,39 %'],
  ['{dulzor:0} %', {}, '16 %'],
  ['{dulzor:0|punto|puntos}', {}, '16 puntos'],
  ['{tope} %', {}, '12 %'],
  ['{nada}', {}, null],
  ['a[ {nada}] , b  c', {}, 'a, b c'],
];

test('each hole', () => {
  for (const [text, subject, said] of holes)
    assert.is(head(saying(text), subject, speaker), said, `${text} ${JSON.stringify(subject).slice(0, 60)}`);
});

test('what brings most of a column is named however little it is, and nobody where nothing does', () => {
  const said = (body: object, text: string): string | null => {
    const now = stateOf(compose(recognise(craft, body)));
    return head(saying(text), {}, speakerOn(now));
  };
  assert.is(said(tea(200, 10, 0.5), '{aporta.seco}'), 'hoja');
  assert.is(said({ ingredients: [{ name: 'agua', grams: 200 }] }, '{aporta.seco}'), null);
});

const speaking = (sayings: Record<string, Saying[]>, current = state): Speaker => {
  const type: Type = { ...current.mix.type, messages: new Map(Object.entries(sayings)) };
  return { ...speaker, state: { ...state, mix: { ...state.mix, type } }, current };
};
const bland = stateOf(compose(recognise(craft, tea(200, 25, 4))));
const blandOutcome = bland.comparison.outcomes.find(({ param }) => param.key === 'dulzor')!;

test('a move in a sentence: grams, pieces, names', () => {
  // 25 g of sugar in 229: 312.5 g in all are 8 %
  const said = (text: string): Said | null =>
    say('k', { outcome: blandOutcome }, speaking({ k: [saying(text)] }, bland));
  const cases: [text: string, told: string | null][] = [
    ['añade {x} g', 'añade 83,5 g'],
    ['añade {x:0} g', 'añade 84 g'],
    ['añade {x1} g de {x.nombre}', 'añade 83,5 g de agua'],
    ['{x/40|vaso|vasos}', '2 vasos'],
    ['{x/80|vaso|vasos}', '1 vaso'],
    ['{x/400|vaso|vasos}', '1 vaso'],
    ['{x/40}', '2'],
    ['a[ {x2} g]', 'a'],
    ['a[ de {x2.nombre}]', 'a'],
    ['a[ {x:0} g]', 'a 84 g'],
    ['{x2} g', null],
  ];
  for (const [text, told] of cases) assert.is(said(text)?.text ?? null, told, text);
  assert.equal(said('añade {x} g')!.changes, [{ name: 'agua', grams: 83.5 }]);
  assert.ok(said('añade {x} g')!.after);
  assert.equal(said('nada')!.changes, []);
  assert.is(said('nada')!.after, null);
});

test('the first alternative that holds and can be said', () => {
  const no = { when: () => false };
  const said = (...all: Saying[]): string | null => say('k', { outcome }, speaking({ k: all }))?.text ?? null;
  assert.is(said(saying('a', no), saying('b')), 'b');
  assert.is(said(saying('a {base}'), saying('b')), 'b');
  assert.is(said(saying('a', no)), null);
  assert.is(say('otra', {}, speaking({ k: [saying('a')] })), null);
  const open = (keys: Record<string, Saying[]>): string => opening('intro', outcome, speaking(keys));
  assert.is(open({ 'intro.dulzor.alto': [saying('a')], 'intro.alto': [saying('b')], intro: [saying('c')] }), 'a ');
  assert.is(open({ 'intro.dulzor.bajo': [saying('a')], 'intro.alto': [saying('b')], intro: [saying('c')] }), 'b ');
  assert.is(open({ intro: [saying('c')] }), 'c ');
  assert.is(open({}), '');
});

test.run();
