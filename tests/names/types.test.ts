// Types by plural, short name and flavour; what nobody knows stays with the type by default.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typeReaderOf } from '../../engine/names/types.ts';
import { crafts } from '../engine/recipes.ts';

// biome-ignore format: one craft per line
const asked: Record<string, Record<string, string | null>> = {
  helado: { helado: 'helado_crema', 'Helados de crema': 'helado_crema', 'helado de chocolate': 'helado_crema', sorbetes: 'sorbete_agua', 'sorbete de limón': 'sorbete_agua', SORBETE_AGUA: 'sorbete_agua', granizados: 'granizado', 'semifríos': 'semifrio', vegana: 'vegano', 'helado vegano de coco': 'vegano', gelato: 'helado_crema', 'sin azúcar': 'sin_azucar', 'nieve de limón': 'sorbete_agua', 'polo de fresa': 'sorbete_agua', 'yogur helado': 'helado_leche', 'helado para diabéticos': 'sin_azucar', stracciatella: 'helado_crema', helado_veganoo: null, zzzzzz: null },
  panaderia: { pizza: 'pizza_napolitana', pizzas: 'pizza_napolitana', 'pizza margarita': 'pizza_napolitana', 'pizza en teglia': 'pizza_teglia', panes: 'pan_comun', baguettes: 'baguette', 'pan de molde integral': 'pan_molde', hogaza: 'pan_rustico_mm', chapata: 'ciabatta', brioches: 'brioche', focaccias: 'focaccia', 'focaccia de romero': 'focaccia', 'pan de cristal': 'pan_cristal', 'pan candeal': 'candeal', 'panes bregados': 'candeal', 'pan de centeno': 'centeno', ensaimadas: 'bolleria', 'bollos de leche': 'bolleria', 'roscón de Reyes': 'roscon', panettones: 'panettone', pandoro: 'panettone', 'pizza contemporánea': 'pizza_contemporanea', 'pan de hamburguesa': 'pan_molde', 'pan de chocolate': null, churros: null, croissant: 'bolleria', 'cruasanes de mantequilla': 'bolleria', 'pan gallego': 'pan_rustico_mm', 'rosca de reyes': 'roscon', 'coca de recapte': 'focaccia', 'coca de cristal': 'pan_cristal', 'pizza estilo nueva york': 'pizza_contemporanea' },
  pasteleria: { macarons: 'macaron', 'macaron de pistacho': 'macaron', cookie: 'cookies', flan: 'flan_huevo', flanes: 'flan_huevo', 'flan de vainilla': 'flan_huevo', brownies: 'brownie', 'tarta de queso': 'cheesecake', 'ganache montada de vainilla': 'ganache_montada', 'crema pastelera': 'crema_pastelera', magdalena: 'magdalenas', 'merengue italiano': 'merengue', plumcake: 'plum_cake', muffin: 'muffins', 'mousse de limón': null, 'tarta de manzana': null, financieros: 'financier', 'pâte sucrée': 'masa_tarta', 'crumble de manzana': 'streusel', bavaroise: 'bavarois', pavlova: 'merengue', 'volcán de chocolate': 'coulant', 'panqué de nuez': 'pound_cake' },
  turron: { 'turrón duro': 'alicante', 'turrón blando': 'jijona', mazapanes: 'mazapan', peladillas: 'peladilla', 'turrón de yema': 'yema_tostada', 'turrón de chocolate': 'generico', 'turrón de guirlache': 'guirlache', 'nougat de Montélimar': 'generico', 'figuritas de mazapán': 'mazapan' },
  cacao: { 'chocolate con leche': 'leche', chocolate: 'negro', bombones: 'bombon', 'bombón de praliné': 'bombon', 'bean to bar': 'bean_to_bar', coberturas: 'cobertura', trufas: 'bombon', 'chocolate de leche': 'leche', ruby: null },
  conservas: { mermelada: 'mermelada', 'mermelada de fresa': 'mermelada_tradicional', 'mermelada casera': 'mermelada_tradicional', 'mermelada naranga': 'mermelada', 'mermelada de naranja sanguina': 'mermelada', 'confitura de higos': 'confitura', 'carne de membrillo': 'membrillo', 'ate de membrillo': 'membrillo' },
};
for (const craft of crafts) {
  for (const [name, id] of Object.entries(asked[craft.id] ?? {}))
    test(`${craft.id}: «${name}» is ${id}`, () => assert.is(craft.findType(name), id));
}

test('a word that several types share names none of them, unless it is declared', () => {
  const types = [
    { id: 'cosa_roja', label: 'Cosa roja' },
    { id: 'cosa_azul', label: 'Cosa azul / celeste' },
  ];
  assert.is(typeReaderOf(types, {})('cosa'), null);
  assert.is(typeReaderOf(types, { cosa: 'cosa_azul' })('cosas'), 'cosa_azul');
  assert.is(typeReaderOf(types, { cosa: 'cosa_azul' })('cosa de plata'), null);
  assert.is(typeReaderOf(types, { 'cosa *': 'cosa_azul' })('cosa de plata'), 'cosa_azul');
  assert.is(typeReaderOf(types, {})('celestes'), 'cosa_azul');
  assert.is(typeReaderOf(types, {})('rojas'), 'cosa_roja');
});

test.run();
