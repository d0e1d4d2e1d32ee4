// What is advised on a cup, word by word and gram by gram: each kind of lever, and each limit of the trade that stops it.
// Sweetness is the part of sugar, 2–8 %, and a figure is taken 0.12 of its width inside; the extract is what of the leaf is dry
// (92 %) on the water, 1–3 %. Without a step of its own the craft weighs to 0.01 g.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { traded } from '../adjust/exact.ts';
import { cup } from '../adjust/exact-cups.ts';
import type { Files } from '../engine/tea.ts';
import { site } from '../loaded.ts';

type Edit = (all: Files) => void;
const words =
  (messages: object): Edit =>
  (all) => {
    Object.assign(all['messages.json'], messages);
  };
const sweetTry = (...levers: object[]): Edit =>
  words({ 'dulzor.alto': { text: 'Dulzor {valor} %: de más.', try: levers } });
const blandTry = (...levers: object[]): Edit =>
  words({ 'dulzor.bajo': { text: 'Dulzor {valor} %: de menos.', try: levers } });
const all4 = words({
  'dulzor.alto': { text: 'Dulce.', try: [{ swap: ['azucar', 'agua'] }, { less: 'azucar' }] },
  'dulzor.bajo': { text: 'Soso.', try: [{ swap: ['agua', 'azucar'] }] },
  'extracto.alto': { text: 'Fuerte.', try: [{ swap: ['hoja', 'agua'] }] },
  'extracto.bajo': { text: 'Flojo.', try: [{ add: 'hoja' }] },
});
const scale =
  (edit: Edit): Edit =>
  (all) => {
    edit(all);
    all['craft.json'].grams = { step: 'si(g < 10, 0.1, 1)' };
  };

// biome-ignore format: a case and what is told of it
const cases: [name: string, limits: object, edit: Edit, body: object, told: string][] = [
  ['move', {}, words({}), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor: 16,39 % (se busca de 2 a 8).'],
  ['move bland', {}, words({}), cup({ agua: 200, azucar: 1, hoja: 4 }),
    'Dulzor 0,49 %: añade 3,17 g de azúcar.'],
  ['swap', {}, sweetTry({ swap: ['azucar', 'agua'] }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 22,24 g de azúcar por 22,24 g de agua.'],
  ['less', {}, sweetTry({ less: 'azucar' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Quita 30 g de azúcar.'],
  ['add', {}, sweetTry({ add: 'agua' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Añade 256 g de agua.'],
  ['add a little', {}, sweetTry({ add: 'agua' }), cup({ agua: 200, azucar: 19, hoja: 4 }),
    'Dulzor 8,52 %: de más. Añade 37,99 g de agua.'],
  ['first that does', {}, sweetTry({ swap: ['jarabe', 'agua'] }, { swap: ['azucar', 'agua'] }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 22,24 g de azúcar por 22,24 g de agua.'],
  ['by', {}, sweetTry({ swap: ['azucar', 'agua'], by: 2 }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 20,73 g de azúcar por 41,46 g de agua.'],
  ['to', {}, sweetTry({ swap: ['azucar', 'agua'], to: '5' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 27,8 g de azúcar por 27,8 g de agua.'],
  ['max', {}, sweetTry({ swap: ['azucar', 'agua'], max: '10' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 22,24 g de azúcar por 22,24 g de agua.'],
  ['step', {}, sweetTry({ swap: ['azucar', 'agua'], step: '5' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 25 g de azúcar por 25 g de agua.'],
  ['keeping', {}, sweetTry({ swap: ['azucar', 'agua'], keeping: 'extracto' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. No se llega más lejos con estos ingredientes: dulzor queda en 16,39 % (se busca de 2 a 8).'],
  ['keeping swap', {}, words({ 'extracto.alto': { text: 'Fuerte.', try: [{ swap: ['hoja', 'agua'], keeping: 'dulzor' }] } }), cup({ agua: 200, azucar: 10, hoja: 8 }),
    'Fuerte. Cambia 1,93 g de hoja por 1,93 g de agua.'],
  ['change', {}, sweetTry({ change: { azucar: -1, agua: 0.5, hoja: 0.1 } }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 22,91 g de azúcar por 11,46 g de agua y 2,29 g de hoja.'],
  ['change out two', {}, sweetTry({ change: { azucar: -1, hoja: -0.02, agua: 1 } }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Quita 22,27 g de azúcar y 0,45 g de hoja y añade 22,27 g de agua.'],
  ['say', {}, sweetTry({ swap: ['azucar', 'agua'], say: 'Pon {x2} g de {x2.nombre} por {x} g de {x.nombre}' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Pon 22,24 g de agua por 22,24 g de azúcar.'],
  ['when', {}, sweetTry({ when: 'alto(extracto)', less: 'azucar' }, { add: 'agua' }), cup({ agua: 200, azucar: 19, hoja: 4 }),
    'Dulzor 8,52 %: de más. Añade 37,99 g de agua.'],
  ['bland swap', {}, blandTry({ swap: ['agua', 'azucar'] }), cup({ agua: 200, azucar: 1, hoja: 4 }),
    'Dulzor 0,49 %: de menos. Cambia 4,58 g de agua por 4,58 g de azúcar.'],
  ['bland none', {}, blandTry({ swap: ['agua', 'azucar'] }), cup({ agua: 200, hoja: 4 }),
    'Dulzor 0 %: de menos. Cambia 5,55 g de agua por 5,55 g de azúcar.'],
  ['bland, heaviest', {}, blandTry({ swap: ['mayor:liquido', 'aporta:dulce|jarabe'] }), cup({ agua: 200, hoja: 4 }),
    'Dulzor 0 %: de menos. Cambia 9,25 g de agua por 9,25 g de jarabe.'],
  ['two faults', {}, all4, cup({ agua: 200, azucar: 40, hoja: 12 }),
    'Falta agua: añade 400 g y se corrigen dulzor y extracto.'],
  ['two faults, low', {}, all4, cup({ agua: 200, azucar: 1, hoja: 1 }),
    'Sobra agua: quita 165,24 g y se corrigen dulzor y extracto.'],
  ['sweet and weak', {}, all4, cup({ agua: 200, azucar: 40, hoja: 1 }),
    'Dulce. Cambia 22,46 g de azúcar por 22,46 g de agua. Flojo. Añade 2,01 g de hoja.'],
  ['bland and strong', {}, all4, cup({ agua: 200, azucar: 1, hoja: 12 }),
    'Fuerte. Cambia 5,82 g de hoja por 5,82 g de agua. Soso. Cambia 4,8 g de agua por 4,8 g de azúcar.'],
  ['strong', {}, all4, cup({ agua: 200, azucar: 10, hoja: 12 }),
    'Fuerte. Cambia 5,82 g de hoja por 5,82 g de agua.'],
  ['scale', {}, scale(all4), cup({ agua: 200, azucar: 40, hoja: 12 }),
    'Falta agua: añade 400 g y se corrigen dulzor y extracto.'],
  ['scale weak', {}, scale(all4), cup({ agua: 200, azucar: 10, hoja: 1 }),
    'Flojo. Añade 3 g de hoja.'],
  ['kept', { character: { '#azucar': { keep: 0.9, fault: 0.5 } } }, all4, cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulce. Sin tocar azúcar no se llega: cambia 20 g de azúcar por 20 g de agua. No se llega más lejos sin tocar azúcar: dulzor queda en 8,2 % (se busca de 2 a 8).'],
  ['kept, a little', { character: { '#azucar': { keep: 0.9, fault: 0.5 } } }, all4, cup({ agua: 200, azucar: 19, hoja: 4 }),
    'Dulce. Cambia 1,16 g de azúcar por 1,16 g de agua.'],
  ['kept, no way', { character: { '#azucar': { keep: 0.9, fault: 0.9 } } }, all4, cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulce. Cambia 4 g de azúcar por 4 g de agua. No se llega más lejos sin tocar azúcar: dulzor queda en 14,75 % (se busca de 2 a 8).'],
  ['ready', { ready: ['#azucar'] }, all4, cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulce. Cambia 22,24 g de azúcar por 22,24 g de agua.'],
  ['cap', { cap: { '#azucar': 1 } }, all4, cup({ agua: 200, azucar: 1, hoja: 4 }),
    'Soso. Cambia 1,05 g de agua por 1,05 g de azúcar. No se llega más lejos con estos ingredientes: dulzor queda en 1 % (se busca de 2 a 8).'],
  ['dose over', { dose: { '#hoja': { dose: [1, 2, 3], why: 'amarga' } } }, all4, cup({ agua: 200, azucar: 10, hoja: 12 }),
    'Pon 4,29 g de hoja en vez de 12 g: ahora es un 5,4 % de la taza y lo usual es un 2 %; amarga.'],
  ['dose under', { dose: { '#hoja': { dose: [1, 2, 3], why: 'amarga' } } }, all4, cup({ agua: 200, azucar: 10, hoja: 1 }),
    'Flojo. Añade 3 g de hoja.'],
  ['dose usual 0', { dose: { '#jarabe': { dose: [0, 0, 3] } } }, all4, cup({ agua: 200, azucar: 4, hoja: 4, jarabe: 10 }),
    'Quita los 10 g de jarabe: es un 4,6 % de la taza y lo usual es que no lleve. En su punto. Con lo anterior, dulzor queda en 1,92 %: cambia 1,66 g de agua por 1,66 g de azúcar.'],
  ['dose instead', { dose: { '#hoja': { dose: [1, 2, 3], why: 'amarga', instead: { agua: 1 } } } }, all4, cup({ agua: 200, azucar: 10, hoja: 12 }),
    'Pon 4,44 g de hoja en vez de 12 g, y 7,56 g de agua en su lugar: ahora es un 5,4 % de la taza y lo usual es un 2 %; amarga.'],
  ['dose of two', { dose: { dulces: { of: ['#azucar', '#jarabe'], dose: [1, 5, 9] } } }, all4, cup({ agua: 200, azucar: 12, jarabe: 15, hoja: 4 }),
    'Pon 4,77 g de azúcar en vez de 12 g y 5,96 g de jarabe en vez de 15 g: ahora suman un 11,7 % de la taza y lo usual es un 5 %.'],
  ['forbid', { forbid: { '#jarabe': { why: 'un té no lleva jarabe', instead: { azucar: 0.6 } } } }, all4, cup({ agua: 200, azucar: 4, hoja: 4, jarabe: 10 }),
    'Cambia los 10 g de jarabe por 6 g de azúcar: un té no lleva jarabe. En su punto.'],
  ['forbid alone', { forbid: { '#jarabe': { why: 'un té no lleva jarabe' } } }, all4, cup({ agua: 200, azucar: 10, hoja: 4, jarabe: 2.5 }),
    'Quita los 2,5 g de jarabe: un té no lleva jarabe. En su punto.'],
  ['forbid one gram', { forbid: { '#jarabe': { why: 'un té no lleva jarabe' } } }, all4, cup({ agua: 200, azucar: 10, hoja: 4, jarabe: 1 }),
    'Quita el gramo de jarabe: un té no lleva jarabe. En su punto.'],
  ['noted', { forbid: { '#jarabe': { why: 'mejor sin él', level: 'note' } } }, all4, cup({ agua: 200, azucar: 6, hoja: 4, jarabe: 5 }),
    'En su punto. Jarabe: mejor sin él.'],
  ['introduce', { introduce: { most: 0 } }, blandTry({ swap: ['agua', 'azucar'] }), cup({ agua: 200, hoja: 4 }),
    'Dulzor 0 %: de menos. No se llega más lejos con estos ingredientes: dulzor queda en 0 % (se busca de 2 a 8).'],
  ['introduce least', { introduce: { most: 1, least: 10 } }, blandTry({ swap: ['agua', 'azucar'] }), cup({ agua: 200, hoja: 4 }),
    'Dulzor 0 %: de menos. No se llega más lejos con estos ingredientes: dulzor queda en 0 % (se busca de 2 a 8).'],
  ['sacrifice', { character: { '#azucar': { keep: 1, fault: 0.2 } , '#hoja': { keep: 1, fault: 0.2 } }, sacrifice: ['#hoja', '#azucar'] }, words({ 'dulzor.alto': { text: 'Dulce.', try: [{ less: 'azucar' }, { swap: ['hoja', 'agua'] }] } }), cup({ agua: 200, azucar: 19, hoja: 4 }),
    'Dulce. Sin tocar azúcar no se llega: quita 2,99 g de azúcar.'],
  ['weak, dosed, in range', { dose: { '#hoja': { dose: [1.6, 2, 3] } } }, all4, cup({ agua: 200, azucar: 10, hoja: 3 }),
    'Pon 4,29 g de hoja en vez de 3 g: ahora es un 1,4 % de la taza y lo usual es un 2 %. En su punto.'],
  ['weak, dosed, no room', { dose: { '#hoja': { dose: [3.2, 4, 5] } } }, all4, cup({ agua: 200, azucar: 10, hoja: 6.4 }),
    'En su punto.'],
  ['usual and least of a dose', { dose: { '#azucar': { dose: [7, 8.5, 9] } } }, all4, cup({ agua: 200, azucar: 13, hoja: 4 }),
    'Pon 15,35 g de azúcar en vez de 13 g: ahora es un 6 % de la taza y lo usual es un 8,5 %. En su punto.'],
  ['dose counted', { dose: { '#jarabe': { dose: [0, 1, 2], amount: 'suma(dulce, #jarabe)', counts: 'de dulce' } } }, all4, cup({ agua: 200, azucar: 4, hoja: 4, jarabe: 20 }),
    'Pon 3,53 g de jarabe en vez de 20 g: ahora es un 5,3 % de dulce de la taza y lo usual es un 1 %. En su punto.'],
  ['two doses, one of the other', { dose: { '#jarabe': { dose: [0, 1, 2] }, '#azucar': { dose: [0, 4, 6], amount: 'suma(dulce)' } } }, all4, cup({ agua: 200, azucar: 12, hoja: 4, jarabe: 20 }),
    'Pon 2,18 g de jarabe en vez de 20 g: ahora es un 8,5 % de la taza y lo usual es un 1 %. Pon 7,23 g de azúcar en vez de 12 g: ahora es un 6,1 % de la taza y lo usual es un 4 %.'],
  ['swells', {}, sweetTry({ add: 'agua' }, { swap: ['azucar', 'agua'], max: '25' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 22,24 g de azúcar por 22,24 g de agua.'],
  ['part way', {}, sweetTry({ swap: ['azucar', 'agua'], max: '10' }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulzor 16,39 %: de más. Cambia 22,24 g de azúcar por 22,24 g de agua.'],
  ['best of two that fall short', { character: { '#azucar': { keep: 0.9, fault: 0.9 } } }, words({ 'dulzor.alto': { text: 'Dulce.', try: [{ swap: ['azucar', 'jarabe'] }, { less: 'azucar' }, { swap: ['azucar', 'agua'] }] } }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulce. Cambia 4 g de azúcar por 4 g de agua. No se llega más lejos sin tocar azúcar: dulzor queda en 14,75 % (se busca de 2 a 8).'],
  ['pushes out', {}, words({ 'dulzor.alto': { text: 'Dulce.', try: [{ add: 'agua' }] }, 'extracto.bajo': { text: 'Flojo.', try: [{ add: 'hoja' }] } }), cup({ agua: 200, azucar: 40, hoja: 4 }),
    'Dulce. Añade 256 g de agua. Con lo anterior, extracto queda en 0,81 %: añade 2,16 g de hoja.'],
  ['one ingredient', {}, all4, cup({ azucar: 10 }),
    'Dulce. Cambia 9,28 g de azúcar por 9,28 g de agua. Flojo. Añade 0,13 g de hoja de té.'],
  ['sugar weighed twice', {}, all4, cup({ agua: 200, azucar: 20, hoja: 4 }),
    'Dulce. Cambia 3,7 g de azúcar por 3,7 g de agua.'],
  ['everything short', {}, all4, cup({ agua: 20, azucar: 10, hoja: 4 }),
    'Falta agua: añade 180 g y se corrigen dulzor y extracto.'],
  ['ten times the leaf', {}, all4, cup({ agua: 200, azucar: 10, hoja: 40 }),
    'Fuerte. Cambia 33 g de hoja por 33 g de agua.'],
];

for (const [name, limits, edit, body, told] of cases) {
  test(`advised: ${name}`, () => {
    const { suggestions } = evaluate(traded(limits, edit), body, site);
    assert.is((suggestions as string[]).join(' '), told);
  });
}

test.run();
