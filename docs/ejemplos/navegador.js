// La biblioteca en una página: sirve esta carpeta junto a node_modules y abre navegador.html.
import { evaluate, open } from './node_modules/obrador/dist/lib/index.js';

const definitions = await (await fetch('./node_modules/obrador/dist/definitions.json')).json();
const { craft } = open(definitions, { proven: true });
const { verdict, suggestions } = evaluate(craft('panaderia'), {
  ingredients: [
    { name: 'Harina de fuerza', grams: 500 },
    { name: 'Agua', grams: 300 },
    { name: 'Levadura fresca', grams: 10 },
    { name: 'Sal', grams: 10 },
  ],
});
document.getElementById('resultado').textContent = `${verdict}: ${suggestions.join(' ')}`;
