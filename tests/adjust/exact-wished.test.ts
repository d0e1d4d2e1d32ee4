// A cup with what is wished of it, adjusted: left open, held, avoided, used up, cheaper; grams, what each bears, and every word.
// Sweetness is the part of sugar, 2–8 %; the extract is what of the leaf is dry (92 %) on the water, 1–3 %.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answered, type Case, correct, cup, priced, started } from './exact-cups.ts';

// biome-ignore format: a case and what is told of it
const cases: Case[] = [
  ['no sugar, none may come', {}, correct, cup({ agua: 200, hoja: 4 }, { add: [] }), false, 'agua 200, hoja 4',
    'No hay ningún cambio con estos ingredientes y límites que mejore la receta. Dulzor: se pide de 2 a 8 % y con estos ingredientes y límites no se mueve de 0. Se consigue si permites añadir azúcar. Se consigue si permites añadir jarabe.'],
  ['total 1000', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { total: 1000 }), true, 'agua 934 (353 821), azucar 47 (27 35), hoja 19 (8.8 11)',
    'Añade 734 g de agua, 37 g de azúcar y 15 g de hoja. Así queda equilibrada.'],
  ['total 1000 sweet', {}, correct, cup({ agua: 200, azucar: 40, hoja: 4 }, { total: 1000 }), true, 'agua 934 (353 821), azucar 47 (27 35), hoja 19 (8.8 11)',
    'Añade 734 g de agua, 7 g de azúcar y 15 g de hoja. Dulzor: de 16,39 a 4,7 (se pide de 2 a 8 %). Así queda equilibrada.'],
  ['own range', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { ranges: { dulzor: [6, 7] } }), true, 'agua 196 (14 19), azucar 14 (1.2 1), hoja 4 (1.8 2.4)',
    'Cambia 4 g de agua por 4 g de azúcar. Dulzor: de 4,67 a 6,54 (se pide de 6 a 7 %). Así queda equilibrada.'],
  ['own range out', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { ranges: { dulzor: [9, 10] } }), true, 'agua 190 (14 8.3), azucar 20 (0.82 1.5), hoja 4 (1.9 2.2)',
    'Cambia 10 g de agua por 10 g de azúcar. Dulzor: de 4,67 a 9,35 (se pide de 9 a 10 %). Así cumple lo que pides. Dulzor: según lo pedido, fuera de lo que busca el tipo (de 2 a 8 %); el veredicto lo dirá.'],
  ['avoid sugar', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { avoid: ['azucar'] }), true, 'agua 200 (81 86), hoja 4 (1.7 2.6), Jarabe 10 (2.9 21)',
    'Cambia los 10 g de azúcar por 10 g de jarabe. Así queda equilibrada.'],
  ['avoid leaf', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { avoid: ['hoja'] }), false, 'agua 197, azucar 17',
    'Cambia 3 g de agua y los 4 g de hoja por 7 g de azúcar. Es lo más cerca que se llega: no queda equilibrada. Extracto: se pide de 1 a 3 % y con estos ingredientes y límites no se mueve de 0. Se consigue si dejas usar hoja.'],
  ['use syrup', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { use: [{ name: 'jarabe', grams: 12 }] }), true, 'agua 189 (11 175), azucar 9 (9 1), hoja 4 (1.9 2.3), Jarabe 12 (12 1.7)',
    'Cambia 11 g de agua y 1 g de azúcar por 12 g de jarabe. Así queda equilibrada.'],
  ['max solids', {}, correct, cup({ agua: 200, azucar: 12, hoja: 4 }, { max: { 'solido': 12 } }), true, 'agua 204 (81 165), azucar 8 (3.7 0), hoja 4 (1.7 0)',
    'Cambia 4 g de azúcar por 4 g de agua. Así queda equilibrada.'],
  ['cheapest', {}, priced, cup({ agua: 200, azucar: 10, hoja: 4 }, { objective: 'cheapest' }), true, 'agua 202 (104 93), azucar 8.8 (4.6 9), hoja 3.2 (1 3.4)',
    'Cambia 1,2 g de azúcar y 0,8 g de hoja por 2 g de agua. El kilo pasa de 0,7 a 0,58 €. Así queda equilibrada.'],
  ['balanced', {}, priced, cup({ agua: 200, azucar: 10, hoja: 4 }, { objective: 'balanced' }), true, 'agua 200 (68 197), azucar 9.7 (5.5 8), hoja 4.3 (2.1 2.2)',
    'Cambia 0,3 g de azúcar por 0,3 g de hoja. Así queda equilibrada.'],
  ['frontier', {}, priced, cup({ agua: 200, azucar: 10, hoja: 4 }, { frontier: true }), true, 'agua 200 (77 169), azucar 10 (5.8 7.7), hoja 4 (1.8 2.5)',
    'La receta ya está equilibrada: no hay que cambiar nada.'],
  ['maxCost', {}, priced, cup({ agua: 200, azucar: 10, hoja: 4 }, { maxCost: 0.6 }), true, 'agua 201 (7 94), azucar 9.8 (5.6 7.9), hoja 3.2 (1 0.12)',
    'Cambia 0,2 g de azúcar y 0,8 g de hoja por 1 g de agua. El kilo pasa de 0,7 a 0,59 €. Así queda equilibrada.'],
  ['maxCost low', {}, priced, cup({ agua: 200, azucar: 10, hoja: 4 }, { maxCost: 0.2 }), false, 'agua 202 (104 93), azucar 8.8 (4.6 9), hoja 3.2 (1 3.4)',
    'Cambia 1,2 g de azúcar y 0,8 g de hoja por 2 g de agua. El kilo pasa de 0,7 a 0,58 €. Así queda equilibrada. No se llega a 0,2 € el kilo: lo más barato que queda bien sale a 0,58 €, 0,38 € más.'],
  ['open', {}, priced, cup({ agua: null, azucar: null, hoja: null }), true, 'agua 200 (77 169), azucar 10 (5.8 7.7), hoja 4 (1.8 2.5)',
    'Pon 200 g de agua, 10 g de azúcar y 4 g de hoja. Es una receta equilibrada para empezar.'],
  ['open total', {}, priced, cup({ agua: null, azucar: null, hoja: null }, { total: 1000 }), true, 'agua 934 (353 821), azucar 47 (27 35), hoja 19 (8.8 11)',
    'Pon 934 g de agua, 47 g de azúcar y 19 g de hoja. Es una receta equilibrada para empezar.'],
  ['open one', {}, priced, cup({ agua: 300, azucar: null, hoja: 6 }), true, 'agua 300 (116 254), azucar 15 (8.7 11), hoja 6 (2.7 3.8)',
    'Pon 15 g de azúcar. Así queda equilibrada.'],
  ['avoid water', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { avoid: ['agua'] }), false, 'agua 200, azucar 10, hoja 4',
    'Sin agua no se puede: quedan fuera dulzor, 71,43 (se pide de 2 a 8 %); extracto, 1150 (se pide de 1 a 3 %). En este tipo el oficio no pone nada en lugar de agua. La receta se queda como estaba. Se consigue si dejas usar agua.'],
  ['avoid group', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { avoid: ['solido'] }), false, 'agua 200, azucar 10, hoja 4',
    'Sin azúcar ni hoja (solido) no se puede: quedan fuera dulzor, 0 (se pide de 2 a 8 %); extracto, 0 (se pide de 1 a 3 %). En este tipo el oficio no pone nada en lugar de azúcar y hoja. La receta se queda como estaba. Se consigue si dejas usar hoja, aunque quites lo demás.'],
  ['avoid syrup there', {}, correct, cup({ agua: 200, jarabe: 12, azucar: 4, hoja: 4 }, { avoid: ['jarabe'] }), true, 'agua 200 (20 169), azucar 16 (11 1.7), hoja 4 (1.8 2.5)',
    'Cambia los 12 g de jarabe por 12 g de azúcar. Así queda equilibrada.'],
  ['range and cost', {}, priced, cup({ agua: 200, azucar: 10, hoja: 4 }, { ranges: { dulzor: [null, 3] } }), true, 'agua 204 (14 86), azucar 6 (1.7 0.44), hoja 4 (1.7 2.6)',
    'Cambia 4 g de azúcar por 4 g de agua. Dulzor: de 4,67 a 2,8 (se pide como mucho 3 %). Así queda equilibrada.'],
  ['ranges that clash', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { ranges: { dulzor: [50, 60], extracto: [1, 1.5] } }), true, 'agua 103.8 (6.1 3.2), azucar 108.6 (3.2 49), hoja 1.6 (0.47 0.1)',
    'Cambia 96,2 g de agua y 2,4 g de hoja por 98,6 g de azúcar. Dulzor: de 4,67 a 50,75 (se pide de 50 a 60 %). Extracto: de 1,84 a 1,42 (se pide de 1 a 1,5 %). Así cumple lo que pides. Dulzor: según lo pedido, fuera de lo que busca el tipo (de 2 a 8 %); el veredicto lo dirá.'],
  ['max family', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { max: { hoja: 2.5 } }), true, 'agua 201.5 (89 29), azucar 10 (5.8 7.7), hoja 2.5 (0.31 0)',
    'Cambia 1,5 g de hoja por 1,5 g de agua. Así queda equilibrada.'],
  ['max family too low', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { max: { hoja: 1 } }), false, 'agua 196, azucar 17, hoja 1',
    'Cambia 4 g de agua y 3 g de hoja por 7 g de azúcar. Es lo más cerca que se llega: no queda equilibrada. Extracto: se pide de 1 a 3 % y lo más cerca que se llega sin empeorar lo demás es 0,47.'],
  ['use more than fits', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { use: [{ name: 'jarabe', grams: 60 }] }), false, 'agua 150, hoja 4, Jarabe 60',
    'Cambia 50 g de agua y los 10 g de azúcar por 60 g de jarabe. Es lo más cerca que se llega: no queda equilibrada. Dulzor: se pide de 2 a 8 % y con estos ingredientes solo puede ir de 16,82 a 88,79.'],
  ['use own', {}, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { use: [{ name: 'azucar', grams: 15 }] }), true, 'agua 195 (26 174), azucar 15 (10 2.3), hoja 4 (1.8 2.3)',
    'Cambia 5 g de agua por 5 g de azúcar. Así queda equilibrada.'],
  ['cheapest that is wrong', {}, priced, cup({ agua: 200, azucar: 19, hoja: 4 }, { objective: 'cheapest' }), true, 'agua 202 (104 93), azucar 8.8 (4.6 9), hoja 3.2 (1 3.4)',
    'Quita 10,2 g de azúcar y 0,8 g de hoja. Añade 2 g de agua. El peso total pasa de 223 g a 214 g. Dulzor: de 8,52 a 4,11 (se pide de 2 a 8 %). El kilo pasa de 0,71 a 0,58 €. Así queda equilibrada.'],
  ['balanced that is wrong', {}, priced, cup({ agua: 200, azucar: 19, hoja: 4 }, { objective: 'balanced' }), true, 'agua 200 (68 197), azucar 9.7 (5.5 8), hoja 4.3 (2.1 2.2)',
    'Quita 9,3 g de azúcar. Añade 0,3 g de hoja. El peso total pasa de 223 g a 214 g. Dulzor: de 8,52 a 4,53 (se pide de 2 a 8 %). Así queda equilibrada.'],
  ['open with syrup', {}, priced, cup({ agua: null, jarabe: null, hoja: null }), true, 'agua 365 (30 18), jarabe 35 (35 4.6), hoja 4.3 (0.19 8.1), Azúcar 9.7 (9.7 2.6)',
    'Pon 365 g de agua, 35 g de jarabe, 4,3 g de hoja y 9,7 g de azúcar. Es una receta equilibrada para empezar.'],
  ['open, sweet', {}, priced, cup({ agua: null, azucar: null, hoja: null }, { ranges: { dulzor: [7, 8] } }), true, 'agua 195 (26 0.43), azucar 15 (0.03 2.3), hoja 4 (1.8 0.43)',
    'Pon 195 g de agua, 15 g de azúcar y 4 g de hoja. Es una receta equilibrada para empezar.'],
  ['open, avoid', {}, priced, cup({ agua: null, azucar: null, hoja: null }, { avoid: ['azucar'] }), true, 'agua 193 (73 6.5), hoja 4 (1.8 2.4), Jarabe 7 (0.22 23)',
    'Pon 193 g de agua, 4 g de hoja y 7 g de jarabe. No hace falta poner azúcar. Es una receta equilibrada para empezar.'],
  ['open two', {}, priced, cup({ agua: null, azucar: 30, hoja: null }), true, 'agua 600 (233 508), azucar 30 (17 23), hoja 12 (5.5 7.6)',
    'Pon 600 g de agua y 12 g de hoja. Así queda equilibrada.'],
  ['empty', {}, started, { ingredients: [] }, true, 'Agua 250 (82 211), Azúcar 15 (9.8 7.1), Hoja de té 5 (2.2 3.1)',
    'Pon 250 g de agua, 15 g de azúcar y 5 g de hoja de té. Es una receta equilibrada para empezar.'],
  ['avoid sugar with place', { without: { '#azucar': { jarabe: 1.6 } } }, correct, cup({ agua: 200, azucar: 10, hoja: 4 }, { avoid: ['azucar'] }), true, 'agua 194 (78 169), hoja 4 (1.8 2.5), Jarabe 16 (9.1 14)',
    'Cambia 6 g de agua y los 10 g de azúcar por 16 g de jarabe. Así queda equilibrada.'],
];

for (const one of cases) {
  test(`wished: ${one[0]}`, () => {
    const [, , , , adjusted, grams, told] = one;
    assert.equal(answered(one), [adjusted, grams, told]);
  });
}

test.run();
