// La biblioteca en un programa de Node: node biblioteca.mjs
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { adjust, evaluate, label, open, Refusal } from 'obrador';

const definitions = createRequire(import.meta.url).resolve('obrador/definitions.json');
// Las que trae el paquete están comprobadas: cada oficio se compila cuando se pide.
const { craft, search } = open(JSON.parse(readFileSync(definitions, 'utf8')), { proven: true });

const receta = {
  type: 'pan_comun',
  ingredients: [
    { name: 'Harina de fuerza', grams: 500 },
    { name: 'Agua', grams: 300 },
    { name: 'Levadura fresca', quantity: '10 g' },
    { name: 'Sal', grams: 10 },
  ],
};

const analisis = evaluate(craft('panaderia'), receta);
console.log(analisis.verdict, analisis.params, analisis.suggestions);

const ajustada = adjust(craft('panaderia'), receta);
console.log(ajustada.adjusted, ajustada.ingredients.map(({ name, grams }) => `${grams} g de ${name}`));

console.log(label(craft('panaderia'), receta).ingredients.text);
console.log(search('harina integ', 2).map((found) => found.label));

try {
  evaluate(craft('panaderia'), { ingredients: [] });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.log(error.message);
}
