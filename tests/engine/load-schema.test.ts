// The shape of a file, told in Spanish: one sentence per slip, at the piece that is wrong.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kind } from '../../engine/load/file/kinds.ts';
import { checkShape } from '../../engine/load/file/schema.ts';
import { Report, Source } from '../../engine/load/index.ts';
import { files } from './invented.ts';
import type { Files } from './tea.ts';

const all = files as Files;
const parts: Partial<Record<Kind, object>> = {
  ...{ type: all['types/taza.json'], params: all['params.json'], craft: all['craft.json'], messages: { ok: 'x' } },
  trade: { bases: { m: { is: 'peso', say: 'x' } }, all: {} },
};

type Edit = (part: Files) => void;

/** Piece and sentence of everything that is wrong after an edit. */
function told(kind: Kind, edit: Edit): string[] {
  const value = structuredClone(parts[kind]!);
  edit(value);
  const report = new Report(new Map([['x.json', new Source('x.json', JSON.stringify(value))]]));
  checkShape(kind, 'x.json', value, report);
  return report.problems.map(({ message, excerpt, underline }) => `${excerpt.slice(...underline)} ${message}`);
}

const range =
  (value: unknown): Edit =>
  (type) => {
    type.ranges.dulzor.range = value;
  };
const sweet =
  (more: object): Edit =>
  (params) =>
    Object.assign(params.params.dulzor, more);
const craft =
  (more: object): Edit =>
  (one) =>
    Object.assign(one, more);
const high =
  (message: unknown): Edit =>
  (messages) => {
    messages['dulzor.alto'] = message;
  };
const limit =
  (part: string, value: unknown): Edit =>
  (trade) => {
    trade.all[part] = { a: value };
  };
const without =
  (...keys: string[]): Edit =>
  (type) => {
    for (const key of keys) delete type[key];
  };
const then =
  (...edits: Edit[]): Edit =>
  (part) => {
    for (const edit of edits) edit(part);
  };

const ends =
  'no vale aquí. Aquí va: los dos extremos entre corchetes, [35, 60], o uno solo entre comillas: "<60", "<=60", ">35" o ">=35".';
const keys =
  'label, description, family, source, basis, note, constants, sets, require, ranges, limits, denomination, classes, variants, notices, messages, correctors, trade, start, examples';
const decimals = 'Aquí va: decimales con que se muestra y se juzga (por defecto, los del oficio).';
const sentence = 'Aquí va: frase; alternativas (se dice la primera que vale); o lo que pasa con sus palancas.';
const many = (count: number, meant = ''): string =>
  `La lista lleva como mucho 2 elementos y hay ${count}${meant && `: si hay decimales, van con punto, como en ${meant}`}.`;
const letters = 'x'.repeat(40);

// biome-ignore format: one slip per line
const cases: readonly (readonly [name: string, kind: Kind, edit: Edit, told: readonly string[]])[] = [
  ['nothing', 'type', () => {}, []],
  ['a decimal comma in the first end', 'type', range([14, 5, 22]), [`[14,5,22] ${many(3, '[14.5, 22]')}`]],
  ['a decimal comma in either', 'type', range([3, 5, 9]), [`[3,5,9] ${many(3, '[3, 5.9] o [3.5, 9]')}`]],
  ['a decimal comma in the second', 'type', range([1.5, 2, 3]), [`[1.5,2,3] ${many(3, '[1.5, 2.3]')}`]],
  ['two decimal commas', 'type', range([1, 2, 3, 4]), [`[1,2,3,4] ${many(4, '[1.2, 3.4]')}`]],
  ['two decimal commas, of one figure', 'type', range([1, 5, 1, 5]), [`[1,5,1,5] ${many(4, '[1.5, 1.5]')}`]],
  ['a decimal comma and a zero', 'type', range([1, 0, 2]), [`[1,0,2] ${many(3, '[1, 2]')}`]],
  ['three figures that cannot be two', 'type', range([5, -3, 8]), [`[5,-3,8] ${many(3)}`]],
  ['three figures that would go down', 'type', range([9, 5, 2]), [`[9,5,2] ${many(3)}`]],
  ['one end', 'type', range([1]), ['[1] La lista lleva al menos 2 elementos: [mínimo, máximo], extremos incluidos; null deja ese lado abierto.']],
  ['an end in words', 'type', range('x'), [`"x" «x» ${ends}`]],
  ['an end of nothing', 'type', range(''), [`"" «» ${ends}`]],
  ['a figure for two ends', 'type', range(5), ['5 Aquí va una lista [ … ].']],
  ['a figure between quotes', 'type', range(['1', 2]), ['"1" Los números van sin comillas: 1.']],
  ['a decimal comma between quotes', 'type', range(['-1,5', 2]), ['"-1,5" Los números van sin comillas y con punto decimal: -1.5.']],
  ['a figure with its sign', 'type', range(['1 %', 2]), ['"1 %" Las cifras van sin unidad y sin comillas: 1.']],
  ['a decimal figure with its unit', 'type', range(['1,25 kg', 2]), ['"1,25 kg" Las cifras van sin unidad y sin comillas: 1.25.']],
  ['a word for a figure', 'type', range(['x', 2]), ['"x" Aquí va un número o null.']],

  ['a key misspelt', 'type', (type) => (type.rango = {}), ['"rango" No se conoce la clave «rango». ¿Querías decir «ranges»?']],
  ['a key like no other', 'type', (type) => (type.zzz = 1), [`"zzz" No se conoce la clave «zzz». Aquí valen: ${keys}.`]],
  ['two keys misspelt', 'type', (type) => Object.assign(type, { rango: 1, notes: 'x' }), ['"rango" No se conoce la clave «rango». ¿Querías decir «ranges»?', '"notes" No se conoce la clave «notes». ¿Querías decir «note»?']],
  ['a key by another name', 'type', then(without('label'), (type) => (type.etiqueta = 'x')), ['"etiqueta" No se conoce la clave «etiqueta», y falta «label».']],
  ['two keys by other names', 'type', then(without('label', 'description'), (type) => Object.assign(type, { etiqueta: 'x', texto: 'x' })), ['"etiqueta" No se conocen las claves «etiqueta» y «texto», y faltan «label» y «description».']],
  ['a key that is there misspelt', 'type', then(without('label'), (type) => (type.lable = 'x')), ['"lable" No se conoce la clave «lable». ¿Querías decir «label»?']],

  ['a word that is none of some', 'params', sweet({ show: 'alway' }), ['"alway" «alway» no vale aquí. Puede ser: always, ranged, present, never. ¿Querías decir «always»?']],
  ['a figure that is none of some', 'params', sweet({ show: 3 }), ['3 «3» no vale aquí. Puede ser: always, ranged, present, never.']],
  ['as many letters as are shown', 'params', sweet({ show: letters }), [`"${letters}" «${letters}» no vale aquí. Puede ser: always, ranged, present, never.`]],
  ['one letter more', 'params', sweet({ show: `${letters}x` }), [`"${letters}x" «${letters}…» no vale aquí. Puede ser: always, ranged, present, never.`]],
  ['a whole figure with decimals', 'params', sweet({ decimals: 1.5 }), ['1.5 Aquí va un número entero.']],
  ['too little', 'params', sweet({ decimals: -1 }), [`-1 Tiene que ser al menos 0. ${decimals}`]],
  ['too much', 'params', sweet({ decimals: 7 }), [`7 Tiene que ser como mucho 6. ${decimals}`]],
  ['a whole figure with its unit', 'params', sweet({ decimals: '2 g' }), ['"2 g" Las cifras van sin unidad y sin comillas: 2.']],
  ['an empty text', 'params', sweet({ label: '' }), ['"" El texto está vacío.']],
  ['a figure for a text', 'params', sweet({ label: 3 }), ['3 Aquí va un texto entre comillas.']],
  ['a list for an object', 'params', (params) => (params.params = []), ['[] Aquí va un objeto { … }.']],
  ['an object of nothing', 'params', (params) => (params.params = {}), ['{} No puede estar vacío.']],
  ['a name with a blank', 'params', (params) => (params.params['x y'] = { label: 'x', formula: '1' }), ['"x y" «x y» no es un nombre válido: letras sin acentos ni eñes, cifras y guion bajo, y empieza por letra.']],
  ['a day the other way round', 'params', (params) => (params.constants.a = { value: 1, since: [{ from: '14-06-2026', value: 2 }] }), ['"14-06-2026" «14-06-2026» no vale aquí. Aquí va: día desde el que rige: año-mes-día, 2026-06-14.']],
  ['a list for a constant', 'params', (params) => (params.constants.a = [1]), ['[1] No tiene la forma esperada. Aquí va: número, texto o sí/no (null: sin valor), solo o con su origen: { "value": 64, "source": "RD 1787/1982, 7.4" }.']],

  ['a path without its bar', 'craft', craft({ path: 'api' }), ['"api" «api» no vale aquí. Aquí va: camino de la API: empieza por «/» y lleva minúsculas, cifras y guiones («/api/balance/pan»).']],
  ['an id with an accent', 'craft', craft({ id: 'Té' }), ['"Té" «Té» no es un nombre válido: letras sin acentos ni eñes, cifras y guion bajo, y empieza por letra.']],
  ['one for a list', 'craft', craft({ correctors: 'agua' }), ['"agua" Aquí va una lista, aunque sea de uno: ["agua"].']],
  ['a figure between quotes for a list', 'craft', craft({ correctors: '12' }), ['"12" Aquí va una lista [ … ].']],
  ['a word for a figure alone', 'craft', craft({ order: 'x' }), ['"x" Aquí va un número.']],
  ['a yes between quotes', 'craft', (one) => (one.request.composition = 'sí'), ['"sí" Aquí va true o false.']],

  ['a message that is a figure', 'messages', high(3), [`3 No tiene la forma esperada. ${sentence}`]],
  ['a message of no alternative', 'messages', high([]), ['[] La lista lleva al menos 1 elemento.']],
  ['a message without levers', 'messages', high({ text: 'x' }), ['{"text":"x"} Falta la clave «try».']],
  ['a lever misspelt', 'messages', high({ text: 'x', try: [{ ad: 'x' }] }), ['"ad" No se conoce la clave «ad». ¿Querías decir «add»?']],
  ['an alternative that is a figure', 'messages', high([{ text: 3 }]), ['3 Aquí va un texto entre comillas.']],
  ['an alternative misspelt', 'messages', high([{ txt: 'x' }]), ['"txt" No se conoce la clave «txt». ¿Querías decir «text»?']],
  ['a move misspelt', 'messages', high([{ text: 'x', moves: { x: { change: { a: 1 }, param: 'dulzor', to: '1', stp: 1 } } }]), ['"stp" No se conoce la clave «stp». ¿Querías decir «step»?']],

  ['a dose of two', 'trade', limit('dose', [1, 2]), ['[1,2] La lista lleva al menos 3 elementos: [mínimo, usual, máximo] en % de la base.']],
  ['a dose in words', 'trade', limit('dose', 'de 0 a 3'), ['"de 0 a 3" No tiene la forma esperada. Aquí va: [mínimo, usual, máximo] en %, como [0, 1.5, 3], o { "dose": [0, 1.5, 3], … }.']],
  ['a dose with a figure for its reason', 'trade', limit('dose', { dose: [1, 2, 3], why: 3 }), ['3 Aquí va un texto entre comillas.']],
  ['a dose with a key misspelt', 'trade', limit('dose', { dose: [1, 2, 3], wy: 'x' }), ['"wy" No se conoce la clave «wy». ¿Querías decir «why»?']],
  ['a cap with its sign', 'trade', limit('cap', '5 %'), ['"5 %" Las cifras van sin unidad y sin comillas: 5.']],
  ['a share of more than all', 'trade', limit('character', 2), ['2 Tiene que ser como mucho 1.']],
  ['a share of less than nothing', 'trade', limit('character', -0.1), ['-0.1 Tiene que ser al menos 0.']],
];
for (const [name, kind, edit, expected] of cases)
  test(`${kind}: ${name}`, () => assert.equal(told(kind, edit), expected));

test('a key that is missing is told of what lacks it', () => {
  const [first] = told('type', without('label'));
  assert.match(first!, /^\{"description".* Falta la clave «label»\.$/);
  assert.match(told('type', without('label', 'examples'))[0]!, / Faltan las claves «label» y «examples»\.$/);
});

test('of an «either … or» within another, with a value that is for neither, the inner one is told', () => {
  const [only, ...others] = told('messages', high({ text: 'x', try: [{ swap: ['a', 'b'], by: true }] }));
  assert.equal(others, []);
  assert.match(only!, /^true No tiene la forma esperada\./);
});

test.run();
