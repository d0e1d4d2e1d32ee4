// Examples are promises: what each may say of its answer, and what is told of one that is not kept.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { problemsOf } from './invented.ts';
import type { Files } from './tea.ts';

const T = 'types/taza.json';
type Edit = (all: Files) => void;

/** What is told with these examples in place of those of the craft: sentence, and the piece that is underlined. */
const told = (examples: object[], edit: Edit = () => {}): [message: string, piece: string][] =>
  problemsOf((all) => {
    all[T].examples = examples.map((one, i) => ({ name: i === 0 ? 'Una' : `Otra ${i}`, ...one }));
    edit(all);
  }).map(({ message, excerpt, underline }) => [message, excerpt.slice(...underline)]);

const good = { agua: 200, azucar: 10, hoja: 4 };
const sweet = { agua: 200, azucar: 40, hoja: 4 };
/** 4.5 and 4.65 % of sugar. */
const [half, almost] = [
  { agua: 191, azucar: 9 },
  { agua: 1907, azucar: 93 },
];
/** A figure without value where there is no leaf. */
const odd: Edit = (all) => {
  all['params.json'].params.raro = { label: 'Raro', formula: 'suma(agua) / max(peso(#hoja), 0)' };
};

// biome-ignore format: one promise per line
const kept: readonly (readonly [name: string, recipe: object, expect: object])[] = [
  ['nothing', good, {}],
  ['a figure with its decimals', good, { params: { dulzor: 4.67 } }],
  ['the same by its path', good, { 'params.dulzor': 4.67 }],
  ['a figure as far as it is written', good, { params: { dulzor: 4.7 } }],
  ['a figure without decimals', good, { params: { dulzor: 5 } }],
  ['half a unit above', half, { params: { dulzor: 4 } }],
  ['half a unit below', half, { params: { dulzor: 5 } }],
  ['half a tenth below', almost, { params: { dulzor: 4.7 } }],
  ['a text', good, { verdict: 'equilibrada' }],
  ['what the answer does not hold', good, { nada: null }],
  ['what a part of it does not hold', good, { params: { nada: null } }],
  ['what has no value', half, { params: { raro: null } }],
  ['an element of a list', good, { suggestions: ['En su punto.'] }],
  ['that nothing is out', good, { out: [] }],
  ['what is out, in any order', { agua: 100, azucar: 40, hoja: 40 }, { out: ['extracto', 'dulzor'] }],
  ['what is said', sweet, { says: ['dulzor.alto'] }],
  ['a part of what an error says', { agua: 0 }, { error: 'no pesa' }],
];
for (const [name, recipe, expect] of kept)
  test(`kept: ${name}`, () => assert.equal(told([{ recipe, expect }], odd), []));

// biome-ignore format: one promise per line
const broken: readonly (readonly [name: string, recipe: object, expect: object, says: string, piece: string])[] = [
  ['a figure one unit off', good, { params: { dulzor: 4.66 } }, '«params.dulzor» da 4,67 y se esperaba 4,66.', '4.66'],
  ['more than half a unit off', good, { params: { dulzor: 4 } }, '«params.dulzor» da 4,67 y se esperaba 4.', '4'],
  ['more than half a tenth off', good, { params: { dulzor: 4.6 } }, '«params.dulzor» da 4,67 y se esperaba 4,6.', '4.6'],
  ['a figure of six decimals', good, { params: { dulzor: 0.1234564 } }, '«params.dulzor» da 4,67 y se esperaba 0,123456.', '0.1234564'],
  ['a text for a figure', good, { params: { dulzor: 'x' } }, '«params.dulzor» da 4,67 y se esperaba «x».', '"x"'],
  ['a figure for a text', good, { verdict: 3 }, '«verdict» da «equilibrada» y se esperaba 3.', '3'],
  ['nothing, where there is something', good, { verdict: null }, '«verdict» da «equilibrada» y se esperaba nada.', 'null'],
  ['something, where there is no value', half, { params: { raro: 3 } }, 'la respuesta no tiene «params.raro».', '3'],
  ['a part of what has none', good, { 'verdict.x': 3 }, '«verdict.x» da nada y se esperaba 3.', '3'],
  ['what the answer does not hold', good, { verdct: 'x' }, 'la respuesta no tiene «verdct». ¿Querías decir «verdict»?', '"x"'],
  ['a promise misspelt', good, { say: 'ok' }, 'la respuesta no tiene «say». ¿Querías decir «says»?', '"ok"'],
  ['what a part of it does not hold', good, { params: { dulzr: 3 } }, 'la respuesta no tiene «params.dulzr». ¿Querías decir «dulzor»?', '3'],
  ['that nothing is out', { agua: 200, azucar: 22, hoja: 4 }, { out: [] }, 'queda fuera «dulzor» (9,73 y el máximo es 8), y se esperaba que nada.', '[]'],
  ['that something is out', good, { out: ['dulzor', 'extracto'] }, 'no queda nada fuera, y se esperaba «dulzor» y «extracto».', '['],
  ['that something else is out', sweet, { out: ['extracto'] }, 'queda fuera «dulzor» (16,39 y el máximo es 8), y se esperaba «extracto».', '['],
  ['that only one of two is out', { agua: 100, azucar: 40, hoja: 40 }, { out: ['dulzor'] }, 'quedan fuera «dulzor» (22,22 y el máximo es 8) y «extracto» (35,66 y el máximo es 3), y se esperaba «dulzor».', '['],
  ['that what does not exist is out', sweet, { out: ['dulzor', 'dulzr'] }, 'no existe el parámetro «dulzr». ¿Querías decir «dulzor»?', '"dulzr"'],
  ['what is not said', good, { says: ['ok', 'extracto.alto'] }, 'no se dice «extracto.alto»; se dice ok.', '"extracto.alto"'],
  ['what a notice would say', good, { says: ['desconocido'] }, 'no se dice «desconocido»; se dice ok. Lo dice el aviso «desconocido» de rules.json: mira su condición.', '"desconocido"'],
  ['what nobody can say', sweet, { says: ['dulzor.alt'] }, 'no existe el mensaje «dulzor.alt»; se dice dulzor.alto. ¿Querías decir «dulzor.alto»?', '"dulzor.alt"'],
  ['an error, of what is accepted', good, { error: 'x', verdict: 'x' }, 'la receta se acepta y se esperaba un error.', '"x"'],
  ['another error', { agua: 0 }, { error: 'pesa mucho' }, 'el error dice «La receta no pesa nada.».', '"pesa mucho"'],
];
for (const [name, recipe, expect, says, piece] of broken)
  test(`broken: ${name}`, () => assert.equal(told([{ recipe, expect }], odd), [[`«Una»: ${says}`, piece]]));

test('a recipe that is refused, and does not promise it', () =>
  assert.equal(told([{ recipe: { agua: 0 }, expect: {} }]), [['«Una» se rechaza: La receta no pesa nada.', '{']]));

test('where nothing is said, that is told', () => {
  const silent: Edit = (all) => {
    all['rules.json'].notices = all['rules.json'].notices.slice(0, 1);
  };
  const says = (key: string): string => told([{ recipe: good, expect: { says: [key] } }], silent)[0]![0];
  assert.is(says('ok'), '«Una»: no se dice «ok»; se dice nada.');
  assert.is(says('oka'), '«Una»: no existe el mensaje «oka»; se dice nada.');
});

test('a sentence that a notice says under another name', () => {
  const other: Edit = (all) => {
    all['rules.json'].notices.push({ id: 'aviso', to: 'warnings', when: 'dulzor > 50', say: 'ok' });
  };
  assert.equal(told([{ recipe: sweet, expect: { says: ['ok'] } }], other), [
    ['«Una»: no se dice «ok»; se dice dulzor.alto. Lo dice el aviso «aviso» de rules.json: mira su condición.', '"ok"'],
  ]);
});

test('of what is out, only what the craft judges by', () => {
  const judged: Edit = (all) => {
    all['craft.json'].answer.inRange = { '@inRange': ['extracto'] };
  };
  const leafy = { agua: 100, azucar: 40, hoja: 40 };
  assert.equal(told([{ recipe: leafy, expect: { out: ['extracto'] } }], judged), []);
  assert.equal(told([{ recipe: leafy, expect: { out: ['dulzor', 'extracto'] } }], judged).length, 1);
});

test('a name that nobody knows is told instead of what it brings about, and only where a promise is broken', () => {
  const recipe = { ...good, jengibre: 50 };
  const says = '«jengibre» no está en la despensa, y por eso «Una» no da lo que promete.';
  assert.equal(told([{ recipe, expect: { verdict: 'mala', out: ['dulzor'] } }]), [[says, '"jengibre"']]);
  assert.equal(told([{ recipe, expect: {} }]), []);
  const near = told([{ recipe: { ...good, 'hoja de menta': 9 }, expect: { verdict: 'mala' } }])[0]![0];
  assert.ok(near.startsWith('«hoja de menta» no está en la despensa'), near);
});

test('of a list of ingredients the name is told where it stands; what says what it is made of is known', () => {
  const lines = (more: object) => [
    { name: 'agua', grams: 200 },
    { name: 'hoja', grams: 4 },
    { grams: 9, ...more },
  ];
  const broken = { verdict: 'mala' };
  assert.equal(told([{ recipe: lines({ name: 'jengibre' }), expect: broken }]), [
    ['«jengibre» no está en la despensa, y por eso «Una» no da lo que promete.', '"jengibre"'],
  ]);
  const own = told([{ recipe: lines({ name: 'jengibre', dulce: 50 }), expect: broken }]);
  assert.match(own[0]![0], /^«Una»: «verdict» da «/);
});

test('of the process, what nobody asks is told, and nothing else', () => {
  const inputs: Edit = (all) => {
    all['craft.json'].inputs = { minutos: { label: 'Minutos', default: 3 } };
    all['craft.json'].manifest.inputs = '@inputs';
  };
  const one = (given: object) => told([{ recipe: good, inputs: given, expect: { verdict: 'mala' } }], inputs);
  assert.equal(one({ minuto: 4, minutos: 4 }), [
    ['No existe el dato del proceso «minuto». ¿Querías decir «minutos»?', '"minuto"'],
  ]);
  assert.match(one({ minutos: 4 })[0]![0], /«verdict» da/);
});

test('a range far from most of the recipes that are well is what is wrong', () => {
  const off = (range: (number | null)[], recipes: object[], expect: object = { out: [] }) =>
    told(
      recipes.map((recipe) => ({ recipe, expect })),
      (all) => (all[T].ranges.dulzor.range = range),
    );
  const other = { agua: 200, azucar: 14, hoja: 4 };
  const says = (seen: string, range: string): string =>
    `Las recetas de ejemplo dan ${seen} de «dulzor» y el rango es ${range}: ¿está en otra unidad?`;
  assert.equal(off([20, 80], [good]), [[says('4,67', '20 a 80'), '"dulzor"']]);
  assert.equal(off([30.1234567, null], [good, other]), [[says('4,67 a 6,42', '30,123457 a …'), '"dulzor"']]);
  assert.equal(off([20, 80], [good], { verdict: 'equilibrada' }), [[says('4,67', '20 a 80'), '"dulzor"']]);
  // Not far enough, not most of them, or recipes that promise nothing of the kind: each is told for itself.
  assert.match(off([5, 8], [good])[0]![0], /^«Una»: queda fuera «dulzor»/);
  const high = { agua: 100, azucar: 60, hoja: 2 };
  assert.equal(
    off([20, 80], [good, high]).map(([message]) => message),
    ['«Una»: queda fuera «dulzor» (4,67 y el mínimo es 20), y se esperaba que nada.'],
  );
  assert.equal(off([30, 80], [good, other, high]).length, 1);
  assert.match(off([20, 80], [good], { verdict: 'mala' })[0]![0], /^«Una»: «verdict» da/);
  assert.equal(off([20, 80], [{ agua: 0 }])[0]![0], '«Una» se rechaza: La receta no pesa nada.');
});

test.run();
