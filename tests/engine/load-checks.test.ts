// What is told of a craft, edit by edit: the whole sentence and the piece of the file that is underlined; and edits as near
// a slip as can be without being one, of which nothing is told.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { inventedCraft } from './invented.ts';
import { site } from './recipes.ts';
import { type Files, tea, told } from './tea.ts';

const T = 'types/taza.json';
type Edit = (all: Files) => void;

const row = (id: string, more: object) => (all: Files) =>
  Object.assign(
    all['catalogue.json'].ingredients.find((one: { id: string }) => one.id === id),
    more,
  );
const limited = (range: (number | null)[], limit: (number | null)[]) => (all: Files) => {
  all[T].ranges.dulzor.range = range;
  all[T].limits = { dulzor: { range: limit, source: 'ley' } };
};
const wider = (own: string, law: string): string[] => [
  `${T} "dulzor" El rango de «dulzor» (${own}) es más ancho que su límite legal (${law}): dentro de él habría recetas ilegales.`,
];
const ratio =
  (formula: string, that = 'peso > 0', more: object = {}) =>
  (all: Files) => {
    all['params.json'].params.razon = { label: 'Razón', formula, ...more };
    all['craft.json'].require = [{ that, say: 'sin_peso' }];
  };
const byZero = (divisor: string): string[] => [
  `params.json ${divisor} «${divisor}» puede ser 0 y entonces «razon» se queda sin valor: dale otro con primero(…, valor), nombra lo que falta con «base», o exígelo en «require».`,
];
const asked = (input: object) => (all: Files) => {
  all['craft.json'].inputs = { minutos: { label: 'Minutos', default: 3, ...input } };
  all['craft.json'].manifest.inputs = '@inputs';
};
const saying = (text: string) => (all: Files) => {
  all['messages.json'].ok = text;
};
const lever = (one: object) => (all: Files) => {
  all['messages.json']['dulzor.alto'] = { text: 'x', try: [one] };
};
const variant = (more: object, constants: object) => (all: Files) => {
  all['params.json'].constants = { tope: 12, ...constants };
  all[T].variants = [{ id: 'una', when: 'dulzor > 5', ...more }];
};

// biome-ignore format: one edit per line
const cases: readonly (readonly [name: string, edit: Edit, told: readonly string[]])[] = [
  ['parts of more than 100', row('azucar', { values: { dulce: 110.126, precio: 1 } }), ['catalogue.json { Las partes de «Azúcar» suman 110,13 y no 100: dulce 110,13.']],
  ['parts nearly of 100', row('azucar', { values: { dulce: 100.09, precio: 1 } }), []],
  ['parts not so nearly of 100', row('azucar', { values: { dulce: 100.11, precio: 1 } }), ['catalogue.json { Las partes de «Azúcar» suman 100,11 y no 100: dulce 100,11.']],
  ['a dose upside down', row('azucar', { dose: [0.1234567, 0.1000004] }), ['catalogue.json [ La dosis está al revés: 0,123457 es mayor que 0,1.']],
  ['a dose of one figure', row('azucar', { dose: [2, 2] }), []],
  ['a label that another row has', row('jarabe', { label: 'Sacarosa' }), ['catalogue.json "Sacarosa" «Sacarosa» ya nombra a «Azúcar» (azucar): un nombre no puede ser de dos ingredientes.']],
  ['a second alias that another row has', row('jarabe', { aliases: ['sirope', 'té'] }), ['catalogue.json "té" «té» ya nombra a «Hoja de té» (hoja): un nombre no puede ser de dos ingredientes.']],
  ['a group that does not exist', row('jarabe', { groups: ['liquido', 'solidos'] }), ['catalogue.json "solidos" No existe el grupo «solidos». ¿Querías decir «solido»?']],
  ['a column that does not exist', row('jarabe', { values: { dulces: 3 } }), ['catalogue.json "dulces" No existe la columna «dulces». ¿Querías decir «dulce»?']],

  ['a constant of another kind in a variant', variant({ constants: { sello: 'no' } }, { sello: true }), [`${T} "no" «sello» es true o false en los demás sitios, y aquí un texto: escribe false, sin comillas.`]],
  ['a constant of another kind where most say so', (all) => { variant({ constants: { grado: 3 } }, { grado: 'x' })(all); all[T].constants = { grado: 4 }; }, ['params.json "x" «grado» es un número en los demás sitios, y aquí un texto.']],
  ['a constant that has no value somewhere', variant({ constants: { sello: true } }, { sello: null }), []],
  ['a yes in words', variant({ constants: { sello: 'Sí' } }, { sello: true }), [`${T} "Sí" «sello» es true o false en los demás sitios, y aquí un texto: escribe true, sin comillas.`]],
  ['another word', variant({ constants: { sello: 'quizá' } }, { sello: true }), [`${T} "quizá" «sello» es true o false en los demás sitios, y aquí un texto.`]],

  ['a range within its limit', limited([2, 8], [2, 8]), []],
  ['a range below its limit', limited([2, 8], [2.5, 8]), wider('2 a 8', '2,5 a 8')],
  ['a range above its limit', limited([2, 8], [2, 7.1234567]), wider('2 a 8', '2 a 7,123457')],
  ['a limit above only', limited([2, 8], [null, 8]), []],
  ['a limit above only, and passed', limited([2, 9], [null, 8]), wider('2 a 9', '… a 8')],
  ['a limit below only', limited([2, 8], [2, null]), []],
  ['a limit below only, and passed', limited([1, 8], [2, null]), wider('1 a 8', '2 a …')],
  ['a range open below', limited([null, 8], [2, 8]), []],
  ['a range open above', limited([2, null], [2, 8]), []],
  ['a range open above that begins too low', limited([1, null], [2, 8]), wider('1 a …', '2 a 8')],
  ['a range upside down', limited([8.1234567, 2.1], [0, 9]), [`${T} [ El rango está al revés: 8,123457 es mayor que 2,1. Escribe [2.1, 8.1234567].`]],
  ['a range of one figure', limited([3, 3], [0, 9]), []],
  ['a range of nothing', limited([null, null], [0, 9]), [`${T} [ El rango no tiene ningún extremo: quita la línea o pon un límite.`]],

  ['a range of a parameter upside down', (all) => (all['params.json'].params.dulzor.range = [8, 2]), ['params.json [ El rango está al revés: 8 es mayor que 2. Escribe [2, 8].']],
  ['a set that holds itself', (all) => (all['catalogue.json'].sets.firme = ['solido', 'firme']), ['catalogue.json "firme" El conjunto «firme» se contiene a sí mismo.']],

  ['divided by a sum', ratio('1 / suma(agua)'), byZero('suma(agua)')],
  ['divided by the weight, and something must weigh', ratio('1 / peso', 'peso(#hoja) > 0'), []],
  ['divided by what must be', ratio('1 / peso(#hoja)', '(peso( #hoja )) > 0'), []],
  ['divided by what may be nothing', ratio('1 / peso(#hoja)', 'peso(#hoja) >= 0'), byZero('peso(#hoja)')],
  ['divided by the least of two', ratio('1 / min(suma(agua), 3)'), byZero('min(suma(agua), 3)')],
  ['divided by the most of two', ratio('1 / max(suma(agua), 3)'), []],
  ['divided by a constant', ratio('1 / tope'), []],
  ['the opposite of a division', ratio('-(1 / suma(agua))'), byZero('suma(agua)')],
  ['a division to the left', ratio('1 / suma(agua) + 3'), byZero('suma(agua)')],
  ['a division to the right', ratio('3 - 1 / suma(agua)'), byZero('suma(agua)')],
  ['a division inside another function', ratio('max(3, 1 / suma(agua))'), byZero('suma(agua)')],
  ['a division with another value', ratio('primero(1 / suma(agua), 0)'), []],
  ['a division where it can be', ratio('si(suma(agua) > 0, 1 / suma(agua), 0)'), []],
  ['a division that is not always shown', ratio('1 / suma(agua)', 'peso > 0', { show: 'present' }), []],
  ['a division by zero', ratio('1 / 0'), ['params.json 0 Aquí se divide siempre por cero: cambia el divisor.']],

  ['the ends of the process upside down', asked({ min: 9.1234567, max: 1.5 }), ['craft.json 9.1234567 El mínimo (9,123457) es mayor que el máximo (1,5): están al revés.']],
  ['the usual below', asked({ min: 3.5 }), ['craft.json 3 Lo usual (3) no está entre su mínimo y su máximo.']],
  ['the usual above', asked({ max: 2.5, default: 3.1234567 }), ['craft.json 3.1234567 Lo usual (3,123457) no está entre su mínimo y su máximo.']],
  ['the usual at its ends', asked({ min: 3, max: 3 }), []],
  ['an end that is worked out', asked({ min: 'peso / 100', max: 1 }), ['craft.json 3 Lo usual (3) no está entre su mínimo y su máximo.']],
  ['the other end worked out', asked({ min: 1, max: 'peso' }), []],
  ['an end that nobody knows', asked({ min: 'pes' }), ['craft.json pes No existe el parámetro «pes».']],

  ['a hole that nobody fills', saying('Va {nda} bien.'), ['messages.json {nda} No hay nada que poner en el hueco «{nda}».']],
  ['a hole of no type', saying('Va {tipo:tza}.'), ['messages.json {tipo:tza} No existe el tipo «tza». ¿Querías decir «taza»?']],
  ['a hole of a list of nothing', saying('Va {lista:firm}.'), ['messages.json {lista:firm} No existe el grupo o conjunto «firm». ¿Querías decir «firme»?']],
  ['a hole of the list of what is out, misspelt', saying('Va {lista:fueras}.'), ['messages.json {lista:fueras} No existe el grupo o conjunto «fueras». ¿Querías decir «fuera»?']],
  ['a hole of no column', saying('Va {linea.dulc}.'), ['messages.json {linea.dulc} No existe la columna «dulc». ¿Querías decir «dulce»?']],
  ['decimals in words', saying('Va {dulzor:dos}.'), ['messages.json {dulzor:dos} Tras «:» va el número de decimales, de 0 a 9: {dulzor:1}.']],

  ['a lever of what it has not', lever({ swap: ['agua', 'azucar'], say: 'Pon {x3} g' }), ['messages.json {x3} No hay nada que poner en «{x3}»: aquí valen {x} y {x.nombre}, {x2} y {x2.nombre}….']],
  ['a lever of all it has', lever({ swap: ['agua', 'azucar'], say: 'Pon {x} g y {x2.nombre}' }), []],
  ['a lever of nothing', lever({ to: '3' }), ['messages.json { Una palanca lleva una de estas: swap, add, less, change. Aquí no hay ninguna.']],
  ['what goes with a swap alone', lever({ add: 'agua', by: 2 }), ['messages.json "by" «by» solo va con «swap».']],
  ['a lever of a verb that is none', lever({ add: 'mas:liquido|agua' }), ['messages.json "mas:liquido|agua" «mas:» no se entiende: un ingrediente es su id, mayor:grupo|id o aporta:columna|id.']],
  ['a lever of what brings no column', lever({ add: 'aporta:dulc|agua' }), ['messages.json "aporta:dulc|agua" No existe la columna «dulc». ¿Querías decir «dulce»?']],

  ['a circle, told once, and what else is wrong', (all) => {
    Object.assign(all['params.json'].params, { a: { label: 'A', formula: 'b' }, b: { label: 'B', formula: 'a' } });
    all['craft.json'].within = ['liquidos'];
    all['types/otra.json'] = { ...all[T], label: 'Otra' };
  }, ['params.json "b" Los parámetros se leen en círculo: a → b → a.', 'craft.json "liquidos" No existe el grupo «liquidos». ¿Querías decir «liquido»?']],
  ['a figure without a name that adjusting would speak of', (all) => {
    all['params.json'].internal = { clase: 'dulzor - 2' };
    all['rules.json'].decisions = { medalla: { rows: [{ give: 'oro', when: 'clase > 3 y dulzor < 9' }, { give: null }] } };
    all['craft.json'].adjust.target = 'medalla';
    all['craft.json'].answer.medalla = '@decision.medalla';
  }, ['params.json "dulzor - 2" «clase» no tiene nombre, y al ajustar se dice si se llega a lo que pide «medalla»: ponle «label».']],
  ['a short range upside down, in a type and in a variant', (all) => {
    all[T].ranges.dulzor = [8, 2];
    all[T].variants = [{ id: 'una', ranges: { extracto: [3, 1] } }];
  }, [`${T} [ El rango está al revés: 8 es mayor que 2. Escribe [2, 8].`, `${T} [ El rango está al revés: 3 es mayor que 1. Escribe [1, 3].`]],
];
for (const [name, edit, expected] of cases) test(name, () => assert.equal(told(edit), expected));

test('what a sentence lists is what the recipe has of it', () => {
  const craft = inventedCraft((all) => {
    all['messages.json'].ok = 'Lleva {lista:firme}.';
    all['craft.json'].adjust.give = 5;
  });
  const answer = evaluate(craft, tea(200, 10, 4), site) as { suggestions: string[] };
  assert.equal(answer.suggestions, ['Lleva azúcar y hoja.']);
  assert.is(craft.give, 0.05);
});

test.run();
