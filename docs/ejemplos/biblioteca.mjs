// La biblioteca en un programa de Node: node biblioteca.mjs
import { createRequire } from 'node:module';
import { adjust, evaluate, label, open, Refusal } from 'obrador';
import panaderia from 'obrador/crafts/panaderia';

const receta = {
  type: 'pan_comun',
  ingredients: [
    { name: 'Harina de fuerza', grams: 500 },
    { name: 'Agua', grams: 300 },
    { name: 'Levadura fresca', quantity: '10 g' },
    { name: 'Sal', grams: 10 },
  ],
};

const analisis = evaluate(panaderia, receta);
console.log(analisis.verdict, analisis.params, analisis.suggestions);

const ajustada = adjust(panaderia, receta);
console.log(ajustada.adjusted, ajustada.ingredients.map(({ name, grams }) => `${grams} g de ${name}`));

console.log(label(panaderia, receta).ingredients.text);
// Para buscar se abren todas: las del paquete están comprobadas, y cada una se compila cuando se pide.
const definitions = createRequire(import.meta.url)('obrador/definitions.json');
const { search } = open(definitions, { proven: true });
console.log(search('harina integ', 2).map((found) => found.label));

try {
  evaluate(panaderia, { ingredients: [] });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.log(error.message);
}
