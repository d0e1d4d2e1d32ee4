import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craft, recognise } from './bench.ts';
import { analyse, milk, rows, without } from './helado-desk.ts';

// Names

const typed: [string, string | null][] = [
  ['AZÚCAR', 'sacarosa'],
  ['azucares', 'sacarosa'],
  ['sugar', 'sacarosa'],
  ['nata 35% MG', 'nata_35'],
  ['entera leche', 'leche_entera'],
  ['Leche Entera', 'leche_entera'],
  ['limón (zumo)', 'limon'],
  ['Zumo Limon', 'limon'],
  ['yemas de huevo', 'yema'],
  ['Nueces', 'nuez'],
  ['Leche desnatada en polvo', 'lpd'],
  ['nata 35,1 %', 'nata_35'],
  ['leche 3,5', 'leche_entera'],
  ['nata_35', 'nata_35'],
  ['Glucosa DE33', 'glucosa_polvo_33'],
  ['DEXTROSA', 'dextrosa'],
  ['nata para montar casera', 'nata_35'],
  ['fresas congeladas', 'fresa'],
  ['leche entera fresca pasteurizada', 'leche_entera'],
  ['Zumo de lima', 'lima'],
  ['Zumo de limón', 'limon'],
  ['stevia con eritritol', 'stevia_eritritol'],
  ['E-412', 'guar'],
  ['E-413', 'tragacanto'],
  ['dextrina', null],
  ['nata 55 %', 'nata_doble_48'],
  ['polvo de unicornio', null],
  ['Nata 35% M.G.', 'nata_35'],
  ['Leche entera Pascual', 'leche_entera'],
  ['Leche fresca del día', 'leche_entera'],
  ['Leche semi-desnatada', 'leche_semidesnatada'],
  ['huevos camperos', 'huevo'],
  ['Dextrosa en polvo', 'dextrosa'],
  ['Miel de milflores', 'miel'],
  ['Miel de caña', 'melaza'],
  ['Maizena', 'almidon_maiz'],
  ['Goma de algarroba', 'garrofin'],
  ['harina de algarroba', 'harina_algarroba'],
  ['Puré de pera', 'pure_pera'],
  ['puré de frambuesa Boiron', 'pure_frambuesa'],
  ['Puré de fresa con 10 % de azúcar', 'pure_fresa_10'],
  ['pulpa de cacao', null],
  ['Zumo de limón recién exprimido', 'limon'],
  ['limón rallado', 'ralladura_limon'],
  ['Pistachos tostados', 'pistacho_tostado'],
  ['almendra tostada molida', 'almendra_tostada'],
  ['Cacao en polvo desgrasado', 'cacao_11'],
  ['Chocolate negro 70 % de cacao', 'cobertura_70'],
  ['chocolate con leche 40% cacao', 'cobertura_leche_40'],
  ['Cobertura de chocolate blanco', 'cobertura_blanca'],
  ['chocolate 100% cacao', 'pasta_cacao'],
  ['pepitas de chocolate', 'pepitas_chocolate'],
  ['pepitas de cacao', 'nibs'],
  ['Confitura de albaricoque', 'mermelada_albaricoque'],
  ['mermelada sin azúcar', null],
  ['café molido', 'cafe_molido'],
  ['una pizca de sal', 'sal'],
];
for (const [name, id] of typed) test(`«${name}» is ${id}`, () => assert.is(recognise('helado', name).id, id));

const spellings: [string, (name: string) => string][] = [
  ['as written', (name) => name],
  ['in capitals', (name) => name.toUpperCase()],
  ['without accents', without],
  [
    'with the words in another order',
    (name) => (/ (de|del|con|en|a|al|para|sin|y) /.test(name) ? name : name.split(' ').reverse().join(' ')),
  ],
  ['in plural', (name) => name.replace(/(?!para\b)\p{L}{4,}/gu, plural)],
];

/** Plural of a Spanish word that has none yet. */
function plural(word: string): string {
  if (/s$/i.test(word)) return word;
  if (/z$/i.test(word)) return word.replace(/z$/i, 'ces');
  return /[aeiouáéíóú]$/i.test(word) ? `${word}s` : `${word}es`;
}

for (const [how, spell] of spellings) {
  test(`every id, label and alias finds its row ${how}`, () => {
    const lost = rows.flatMap((row) =>
      [row.id, row.label, ...row.aliases]
        .filter((name) => recognise('helado', spell(name)).id !== row.id)
        .map((name) => `${spell(name)} → ${recognise('helado', spell(name)).id}, not ${row.id}`),
    );
    assert.equal(lost, []);
  });
}

// Catalogue

test('the catalogue holds its 243 ingredients and the rest of the larder, and says how many', () => {
  assert.is(rows.length, 243);
  assert.is(analyse('helado_crema', milk).catalogoIngredientes, craft('helado').rows.size);
  assert.ok(craft('helado').rows.size > 1200);
});

test('every row with milk solids counts as of animal origin', () => {
  const dairy = ['lacteo', 'lacteo_polvo', 'grasa_lactea', 'queso', 'animal'];
  const missed = rows.filter((row) => (row.values.esml ?? 0) > 0 && !row.groups.some((group) => dairy.includes(group)));
  assert.equal(missed, []);
});

test('lactose never exceeds the milk solids, but in the ingredient Lactosa', () => {
  const odd = rows.filter((row) => (row.values.lactosa ?? 0) > (row.values.esml ?? 0)).map((row) => row.id);
  assert.equal(odd, ['lactosa']);
});

test.run();
