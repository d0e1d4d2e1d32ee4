// Slips in the files of the larder: each is told once, on its figure, with what to do. «‸» marks the place.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readLarder } from '../../engine/load/disk.ts';
import { loadLarder } from '../../engine/load/index.ts';
import { larderProblems } from '../../workshop/checker.ts';

const read = readLarder('larder');
const spoon = '"kind": "spoon", "ml": 15, "alone"';

const problemsIn = (file: string, text: string) => {
  const loaded = loadLarder({ ...read, texts: new Map(read.texts).set(file, text) });
  return [...loaded.problems, ...larderProblems(loaded)];
};

// biome-ignore format: one slip per line
const slips: readonly (readonly [name: string, file: string, from: string, to: string, says: string])[] = [
  ['a spoon of a jug', 'quantities.json', spoon, '"kind": "spoon", "ml": ‸150, "alone"', '«2 cucharadas» da 300 g, y han de ser 30. Corrige esta cifra'],
  ['a cup of a spoon', 'quantities.json', '"ml": 250', '"ml": ‸5', '«2 tazas» da 10 g, y han de ser 500'],
  ['a gram of ten: told once, and not of each number', 'quantities.json', '"kind": "mass", "grams": 1,', '"kind": "mass", "grams": ‸10,', '«2 g» da 20 g'],
  ['a dozen of ten', 'quantities.json', '"count": 12', '"count": ‸10', '«2 docenas» da 20 g, y han de ser 24'],
  ['a number in words, its digits swapped', 'quantities.json', '"quince": 15,', '"quince": ‸51,', '«quince gramos» da 51 g, y han de ser 15'],
  ['a number in words copied', 'quantities.json', '"setenta": 70', '"setenta": ‸60', '«setenta gramos» da 60 g'],
  ['a part in words', 'quantities.json', '"octavo": 0.125', '"octavo": ‸0.8', '«un octavo de kilo» da 800 g, y han de ser 125'],
  ['an example that is not read', 'quantities.json', '"2 docenas": 24', '"dos veces": ‸24', '«dos veces» no se lee'],
  ['the origin of something else', 'lacteos.json', '"legal": "leche entera", "origin": "lacteo"', '"legal": "leche entera", "origin": ‸"vegetal"', 'es de la familia «leche», que es de origen «lacteo», y aquí dice «vegetal»'],
  ['an egg without its allergen', 'huevos.json', '"legal": "clara de huevo", "origin": "huevo", "allergens": ["huevo"]', '"legal": "clara de huevo", "origin": "huevo", "allergens": ‸[]', '«Clara de huevo» es de origen «huevo» y no declara «huevo»'],
  ['an origin that no family has', 'columns.json', '"lacteo": ["leche", ', '‸"lacteos": ["leche", ', 'No existe el origen «lacteos». ¿Querías decir «lacteo»?'],
  ['a family of an origin misspelt', 'columns.json', '"huevo": ["huevo", "yema",', '"huevo": ["huevo", ‸"yemas",', 'No existe la familia «yemas». ¿Querías decir «yema»?'],
  ['a factor of energy with a zero more', 'labelling.json', ' + 9 * grasa', ' + 90 * ‸grasa', '«grasa» cuenta 90 kcal por gramo, y son 9'],
  ['a factor of kilojoules turned round', 'labelling.json', '37 * grasa', '73 * ‸grasa', '«grasa» cuenta 73 kJ por gramo, y son 37'],
  ['a term of the energy lost', 'labelling.json', '"formula": "4 * (azucares + almidon + dextrinas + proteinas) + 2.4 * (polioles - eritritol) + 9 * grasa + 7 * alcohol', '"formula": ‸"4 * (azucares + almidon + dextrinas + proteinas) + 2.4 * (polioles - eritritol) + 9 * grasa', '«alcohol» cuenta 0 kcal por gramo, y son 7'],
  ['a factor of the energy of the larder', 'columns.json', '2 * fibra', '20 * ‸fibra', '«fibra» cuenta 20 kcal por gramo, y son 2'],
  ['kilojoules of the reference with a zero less', 'labelling.json', '"reference": 8400', '"reference": ‸840', 'La ingesta de referencia son 2000 kcal y 840 kJ'],
  ['honey that would float', 'azucares.json', '"density": 1.42, "code": "31008"', '"density": ‸0.142, "code": "31008"', 'Un mililitro de «Miel de flores» pesa 0,142 g, y de lo demás de su familia («miel»), lo que menos, 1,42: mira la coma.'],
  ['a biscuit as light as a crumb', 'galletas.json', '"piece": 5, "compound": "azúcar, harina de trigo, mantequilla, clara de huevo"', '"piece": ‸0.5, "compound": "azúcar, harina de trigo, mantequilla, clara de huevo"', 'Una pieza de «Lengua de gato» pesa 0,5 g'],
  ['a carton of a glass', 'lacteos.json', '"pieces": { "brik": 1030 }, "code": "19041"', '"pieces": { "brik": ‸103 }, "code": "19041"', 'La medida «brik» de «Leche semidesnatada 1,6 % MG» pesa 103 g, y de lo demás de su familia («leche»), lo que menos, 1030'],
  ['an apple of a cherry', 'frutas.json', '"piece": 150, "code": "13121"', '"piece": ‸15, "code": "13121"', 'y de «Manzana», que en la etiqueta se llama igual, 150: mira la coma.'],
  ['a tin of a spoonful', 'vegetales.json', '"pieces": { "lata": 400 }', '"pieces": { "lata": ‸40 }', 'pesa 40 g, y de lo demás, lo que menos, 260: mira la coma.'],
  ['a word that binds, for a name', 'frutas.json', '"mora de zarza"', '‸"de"', '«de» no nombra nada'],
  ['a measure for a name', 'frutas.json', '"mora de zarza"', '‸"litro"', '«litro» no nombra nada'],
  ['a source left to be written', 'frutas.json', '"source": "USDA SR27 09316', '"source": ‸"Por completar: USDA SR27 09316', 'La fuente está por completar'],
];

for (const [name, file, from, to, says] of slips)
  test(name, () => {
    const marked = read.texts.get(file)!.replace(from, () => to);
    assert.ok(marked.includes('‸'), `«${from}» stands in ${file}`);
    const [before] = marked.split('‸');
    const [problem, ...more] = problemsIn(file, marked.replace('‸', ''));
    assert.is(more.length, 0, more.map(({ message }) => message).join('\n'));
    assert.ok(problem?.message.includes(says), problem?.message);
    const lines = before!.split('\n');
    assert.equal([problem!.line, problem!.column], [lines.length, lines.at(-1)!.length + 1]);
  });

test('an allergen lost, that all the rest of its family declares', () => {
  const lost = read.texts
    .get('frutos_secos.json')!
    .replace(/("id": "almendra_marcona", .*?)"allergens": \["almendra"\], /, '$1');
  assert.equal(
    problemsIn('frutos_secos.json', lost).map(
      ({ excerpt, underline, message }) => `${excerpt.slice(...underline)} ${message}`,
    ),
    [
      '"Almendra Marcona repelada cruda" «Almendra Marcona repelada cruda» no declara «almendra», y todo lo demás de su familia («almendra»), sí: dilo en «allergens».',
    ],
  );
});

test('nothing is said of the larder as it is', () =>
  assert.equal(problemsIn('columns.json', read.texts.get('columns.json')!), []));

test.run();
