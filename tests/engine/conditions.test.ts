// Conditions written as text: what json-rules-engine condition each means, and what is told of those that mean nothing.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateWhole } from '../../engine/index.ts';
import { weighed } from '../weighed.ts';
import { inventedCraft, problemsOf } from './invented.ts';
import { site } from './recipes.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests bend the files at will
type Files = Record<string, any>;

/** The craft with one more notice, and what its condition may speak of. */
const withNotice =
  (when: unknown, edit: (all: Files) => void = () => {}) =>
  (all: Files): void => {
    all['params.json'].constants = { tope: 12, caliente: true, clase: 'verde', nada: null };
    all['rules.json'].decisions = {
      fuerza: { rows: [{ give: 'suave', when: 'extracto < 2' }, { give: 'fuerte' }] },
    };
    all['types/taza.json'].limits = { extracto: { range: [null, 3], source: 'ley' } };
    all['rules.json'].notices.push({ id: 'prueba', to: 'warnings', when });
    all['messages.json'].prueba = 'Se cumple.';
    edit(all);
  };

const equal = (fact: string, value: unknown) => ({ fact, operator: 'equal', value });

// Text; what it means.
const meanings: [string, unknown][] = [
  ['dulzor > 5', { all: [{ fact: 'dulzor', operator: 'greaterThan', value: 5 }] }],
  ['5 < dulzor', { all: [{ fact: 'dulzor', operator: 'greaterThan', value: 5 }] }],
  ['dulzor >= tope', { all: [{ fact: 'dulzor', operator: 'greaterThanInclusive', value: { fact: 'tope' } }] }],
  ['dulzor <> -1', { all: [{ fact: 'dulzor', operator: 'notEqual', value: -1 }] }],
  ['caliente', { all: [equal('caliente', true)] }],
  ['no caliente', { not: equal('caliente', true) }],
  ["clase = 'verde'", { all: [equal('clase', 'verde')] }],
  ["clase = «verde» y fuerza = 'suave'", { all: [equal('clase', 'verde'), equal('fuerza', 'suave')] }],
  ["fuerza en ('suave', 'fuerte')", { all: [{ fact: 'fuerza', operator: 'in', value: ['suave', 'fuerte'] }] }],
  ["fuerza no en ('suave')", { not: { fact: 'fuerza', operator: 'in', value: ['suave'] } }],
  ['bajo(dulzor)', { all: [equal('estado.dulzor', 'bajo')] }],
  ['fuera(dulzor)', { all: [{ fact: 'estado.dulzor', operator: 'in', value: ['bajo', 'alto'] }] }],
  ['incumple(extracto)', { all: [{ fact: 'limite.extracto', operator: 'in', value: ['bajo', 'alto'] }] }],
  ['fuera = 0 o alto(extracto)', { any: [equal('fuera', 0), equal('estado.extracto', 'alto')] }],
  ['hay(nada)', { all: [{ fact: 'nada', operator: 'notEqual', value: null }] }],
  [
    'caliente y (dulzor > 1 o extracto > 1) y dulzor < 9',
    {
      all: [
        equal('caliente', true),
        {
          any: [
            { fact: 'dulzor', operator: 'greaterThan', value: 1 },
            { fact: 'extracto', operator: 'greaterThan', value: 1 },
          ],
        },
        { fact: 'dulzor', operator: 'lessThan', value: 9 },
      ],
    },
  ],
  ['peso(solido)  >  10', { all: [{ fact: 'peso(solido)', operator: 'greaterThan', value: 10 }] }],
  [
    'dulzor + extracto > 2 * tope',
    {
      all: [{ fact: 'dulzor + extracto', operator: 'greaterThan', value: { fact: '2 * tope' } }],
    },
  ],
];

for (const [text, wanted] of meanings) {
  test(`«${text}»`, () => {
    const { notices } = inventedCraft(withNotice(text)).definition.rules;
    assert.equal(notices.at(-1)!.when, wanted);
  });
}

// Recipe of agua, azucar, hoja; condition; whether it holds.
const verdicts: [number[], string, boolean][] = [
  [[200, 10, 4], 'peso(#azucar) = 10', true],
  [[200, 10, 4], 'bajo(dulzor)', false],
  [[200, 40, 4], 'alto(dulzor)', true],
  [[200, 40, 4], "fuera = 1 y fuerza = 'suave'", true],
  [[200, 10, 8], 'incumple(extracto)', true],
  [[200, 10, 4], 'incumple(extracto)', false],
  [[200, 10, 4], 'suma(dulce) / peso(#jarabe) > 0', false],
  [[200, 10, 4], 'no hay(nada)', true],
];

for (const [[agua, azucar, hoja], text, holds] of verdicts) {
  test(`«${text}» ${holds ? 'holds' : 'does not hold'} of ${agua} ${azucar} ${hoja}`, () => {
    const craft = inventedCraft(withNotice(text));
    const ingredients = Object.entries({ agua, azucar, hoja }).map(([name, grams]) => ({ name, grams }));
    const { judgement } = evaluateWhole(craft, { ingredients }, site);
    assert.is(
      judgement.notices.some(({ id }) => id === 'prueba'),
      holds,
    );
  });
}

// Condition; piece underlined; what is said.
const slips: [string, string, string][] = [
  ['dulsor > 5', 'dulsor', 'No existe «dulsor». ¿Querías decir «dulzor»?'],
  ['dulzor', 'dulzor', '«dulzor» no es de sí o no: compáralo'],
  ['caliente = 1', '1', '«caliente» es de sí o no: escribe «caliente» o «no caliente»'],
  ["dulzor > '5'", "'5'", '«dulzor» se compara con una cifra sin comillas: 5'],
  ["fuerza = 'suabe'", "'suabe'", '«fuerza» nunca vale «suabe»: puede ser «suave» y «fuerte». ¿Querías decir «suave»?'],
  ['clase = verde', 'verde', '«verde» es un texto: va entre comillas simples'],
  ['bajo(dulsor)', 'bajo(dulsor)', 'No existe el parámetro «dulsor». ¿Querías decir «dulzor»?'],
  ['dulzor > 5 y', '', 'La fórmula termina antes de tiempo'],
  ['dulzor > 5 y peso(solid) > 0', 'solid', 'No existe el grupo o conjunto «solid». ¿Querías decir «solido»?'],
  ['peso(solido)', 'peso(solido)', 'es una cifra: compárala'],
  ['3 > 2', '3 > 2', 'Aquí se comparan dos cifras fijas'],
  ['dulzor > 5 && extracto > 1', '&', 'dos condiciones se unen con «y»'],
  ['clase > tope', 'clase > tope', 'no se pueden comparar'],
  ['tope > clase', 'tope > clase', 'no se pueden comparar'],
  ['dulzor ≥ 5', '≥', '«≥» se escribe «>=»'],
  ["'uno'", "'uno'", 'Un texto solo no es una condición: compáralo con algo'],
  ['dulzor + 1', 'dulzor + 1', '«dulzor + 1» es una cifra: compárala'],
  ['max(dulzor, 1)', 'max(dulzor, 1)', '«max(dulzor, 1)» es una cifra: compárala'],
  ['fuerza en (suave)', 'suave', "En la lista van cifras o textos: en ('uno', 'otro')"],
  ['bajo(dulzor) > 1', 'bajo(dulzor)', 'Aquí va una cifra o un nombre, no una condición.'],
  ['(dulzor > 1) > 1', '(dulzor > 1)', 'no una condición: quita los paréntesis'],
  ['incumple(dulzor)', 'incumple(dulzor)', 'Ningún tipo pone límite a «dulzor»: para su rango, escribe fuera(dulzor)'],
  ["dulzor > 'mucho'", "'mucho'", 'Mayor y menor solo comparan cifras'],
  ['fuerza = 3', '3', '«fuerza» es un texto: vale «suave» y «fuerte»'],
  ["dulzor = '5,5'", "'5,5'", '«dulzor» es una cifra: compárala con 5.5, sin comillas'],
  ["dulzor = ' '", "' '", '«dulzor» es una cifra y aquí se compara con un texto'],
  ["dulzor = 'mucho'", "'mucho'", '«dulzor» es una cifra y aquí se compara con un texto'],
  ["caliente = 'mucho'", "'mucho'", '«caliente» es de sí o no y aquí se compara con un texto'],
];

for (const [text, piece, sentence] of slips) {
  test(`«${text}» is refused: ${sentence}`, () => {
    const problems = problemsOf(withNotice(text));
    assert.is(problems.length, 1, problems.map(({ message }) => message).join('\n'));
    const [{ file, message, excerpt, underline }] = problems as [(typeof problems)[0]];
    assert.ok(message.includes(sentence), message);
    assert.is(file, 'crafts/te/rules.json');
    if (piece !== '') assert.is(excerpt.slice(...underline), piece);
  });
}

test('the object form is still read, and its values are checked too', () => {
  assert.equal(problemsOf(withNotice({ fact: 'dulzor', operator: 'greaterThan', value: 5 })), []);
  const [problem] = problemsOf(withNotice({ all: [{ fact: 'dulzor', operator: 'greaterThan', value: '66' }] }));
  assert.match(problem!.message, /sin comillas: 66/);
});

test('conditions of messages are text too, and a variant may compare texts', () => {
  const craft = inventedCraft(
    withNotice('caliente', (all) => {
      all['messages.json']['dulzor.alto'].unshift({ when: "clase = 'verde' y dulzor > 20", text: 'Muy dulce.' });
      all['types/taza.json'].variants = [
        { id: 'verde', when: "clase = 'verde' y dulzor > 1", constants: { tope: 3 } },
        { id: 'otra' },
      ];
    }),
  );
  const ingredients = weighed({ agua: 200, azucar: 80 });
  const { state, advice } = evaluateWhole(craft, { ingredients }, site);
  assert.is(state.figures.plan.variant, 'verde');
  assert.ok(advice.suggestions!.some(({ text }) => text === 'Muy dulce.'));
});

test.run();
