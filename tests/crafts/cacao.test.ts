import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balance, craft, edited, recognise, refusal, rowsOf } from './bench.ts';
import {
  dark,
  type Item,
  judge,
  leche,
  milk,
  negro,
  nutty,
  nuttyMilk,
  own,
  type Recipe,
  reasons,
  warnings,
  white,
} from './cacao-masses.ts';

const cacao = craft('cacao');
const { types } = cacao.definition;
const rows = rowsOf('cacao');

const ganache = { nata: 238, mantequilla: 28, azucar: 210.3, pasta_cacao: 136, manteca_cacao: 17, lecitina: 1.7 };

// ——— The answer ———

test('the answer has the fields of the contract, in order', () => {
  const answer = judge('negro', negro);
  assert.equal(Object.keys(answer), [
    'status',
    'craft',
    'type',
    'typeLabel',
    'params',
    'score',
    'warnings',
    'poweredBy',
  ]);
  assert.equal(Object.keys(answer.params).slice(0, 5), ['cacaoTotal', 'manteca', 'grasaTotal', 'azucar', 'lacteos']);
  assert.is(answer.status, 'ok');
  assert.is(answer.craft, 'cacao');
  assert.is(answer.score.tipo, 'negro');
  assert.equal(answer.score.temple, { fundir: [50, 55], enfriar: [28, 29], trabajar: [31, 32] });
});

test('aw and its band only for bombon', () => {
  for (const type of Object.keys(types)) {
    const { params, score } = judge(type, ganache);
    assert.is('aw' in score, type === 'bombon', type);
    assert.is('banda' in score, type === 'bombon', type);
    assert.is('pctChocolate' in params, type === 'bombon', type);
  }
});

test('printed figures of the published recipes hold to their decimal, whole numbers included', () => {
  for (const [type, { examples }] of Object.entries(types)) {
    for (const { name, source, recipe, expect } of examples) {
      if (source === undefined) continue;
      const { params } = judge(type, recipe as Recipe);
      for (const [key, printed] of Object.entries((expect.params ?? {}) as Record<string, number>)) {
        if (key === 'kcal_100g') continue;
        const apart = Math.abs(params[key] - printed);
        assert.ok(apart <= 0.0501, `${name}: ${key} ${params[key]}, impreso ${printed}`);
      }
    }
  }
});

test('the recipe of the manifest is gold', () => {
  const { bodyExample } = cacao.definition.craft.manifest as { bodyExample: { type: string; ingredients: Item[] } };
  assert.is(judge(bodyExample.type, bodyExample.ingredients).score.medalla, 'gold');
});

// ——— Catalogue and names ———

test('76 ingredients, the twenty of the contract among them', () => {
  assert.is(rows.length, 76);
  const ids = new Set(rows.map((row) => row.id));
  const contract =
    'pasta_cacao manteca_cacao cacao_polvo nibs cob_negra cob_leche cob_blanca azucar azucar_glas dextrosa azucar_invertido glucosa sorbitol leche_entera_polvo leche_desn_polvo nata mantequilla pasta_avellana lecitina agua';
  for (const id of contract.split(' ')) assert.ok(ids.has(id), id);
});

test('every added sugar is split for the aw, and lactose stays within milk solids', () => {
  const kinds = [
    'sacarosa',
    'dextrosa',
    'fructosa',
    'jarabe',
    'trehalosa',
    'sorbitol',
    'maltitol',
    'isomalt',
    'eritritol',
    'glicerol',
  ];
  for (const { id, values } of rows) {
    const split = kinds.reduce((sum, kind) => sum + (values[kind] ?? 0), 0);
    assert.ok(Math.abs(split - (values.azucar ?? 0)) < 0.05, `${id}: ${split}`);
    assert.ok((values.lactosa ?? 0) <= (values.solidosLacteos ?? 0), id);
    assert.ok((values.avellana ?? 0) <= (values.frutoSeco ?? 0), id);
  }
});

test('cocoa powders meet their own names: RD 1055/2003, ap. 1.2 and 1.3', () => {
  const butterOnDry = (id: string): number => {
    const { manteca = 0, agua = 0 } = rows.find((row) => row.id === id)!.values;
    return (100 * manteca) / (100 - agua);
  };
  assert.ok(butterOnDry('cacao_polvo') >= 20);
  assert.ok(butterOnDry('cacao_polvo_desgrasado') < 20);
  assert.ok(rows.find((row) => row.id === 'cacao_polvo')!.values.agua! <= 9);
});

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
for (const { id, label, aliases } of rows) {
  test(`names of ${id}`, () => {
    for (const name of [id, label, ...aliases]) {
      const words = name.replace(/[()]/g, ' ').split(/\s+/).filter(Boolean);
      const spellings = [
        name,
        name.toUpperCase(),
        bare(name),
        ` ${name}  `,
        name.replace(/ /g, '_'),
        ...(/ (de|del|con|en|a|al|para|sin|y) /.test(name) ? [] : [words.reverse().join(' ')]),
      ];
      for (const spelling of spellings) assert.is(recognise('cacao', spelling).id, id, spelling);
    }
  });
}

// biome-ignore format: one case per line
const typed: [string, string | null][] = [
  ['Pasta de Cacao', 'pasta_cacao'], ['Chocolate 100 %', 'pasta_cacao'], ['nibs de cacao (tostados)', 'nibs'],
  ['Cacao en polvo', 'cacao_polvo'], ['cacao puro', 'cacao_polvo'], ['CACAO', 'cacao_polvo'],
  ['chocolate', 'cob_negra'], ['Chocolate negro 60%', 'cob_negra'], ['chocolate negro 61 %', 'cob_negra'],
  ['chocolate negro 54,5 %', 'cob_negra_55'], ['Chocolate negro 72 %', 'cob_negra_70'], ['chocolate negro 65 %', 'cob_negra_64'],
  ['Chocolate con leche', 'cob_leche'], ['chocolate blanco', 'cob_blanca'], ['Chocolate blanco 34 %', 'cobertura_blanca_33'], ['Dulcey', 'valrhona_dulcey_35'],
  ['azúcares', 'azucar'], ['Azúcar glass', 'azucar_glas'], ['Trimoline', 'azucar_invertido'], ['glucosa', 'glucosa'], ['glucosa DE 42', 'glucosa'],
  ['glucosa DE-60', 'glucosa_de60'], ['E 420', 'sorbitol'], ['e968', 'eritritol'], ['nata', 'nata'], ['Nata 35,1 % MG', 'nata'], ['nata para montar', 'nata'],
  ['leche', 'leche'], ['Leche en polvo', 'leche_entera_polvo'], ['leche en polvo desnatada', 'leche_desn_polvo'], ['mantequillas', 'mantequilla'],
  ['Avellanas tostadas', 'avellana_tostada'], ['avellanas', 'avellana_tostada'], ['almendras', 'almendra_tostada'], ['Nueces', 'nuez'],
  ['pistachos', 'pistacho_tostado'], ['praliné', 'praline_avellana'], ['limones', 'zumo_limon'], ['frambuesas', 'frambuesa'],
  ['Flor de sal', 'flor_sal'], ['maicena', 'almidon'], ['Cointreau', 'licor_dulce_40'], ['ron', 'ron'], ['feuilletine', 'barquillo'],
  ['Cobertura de chocolate negro 70 %', 'cob_negra_70'], ['chocolate con leche 40 % cacao', 'cob_leche_40'], ['Chocolate 100 % cacao', 'pasta_cacao'],
  ['Callebaut 811', 'callebaut_811'], ['Callebaut W2', 'callebaut_w2'], ['Valrhona Guanaja 70 %', 'valrhona_guanaja_70'], ['chocolate ruby', 'cob_ruby'],
  ['Jarabe de glucosa DE 42', 'glucosa'], ['azúcar glas sin almidón', 'azucar_glas_puro'], ['miel de romero', 'miel_romero'], ['Nata 35 % M.G.', 'nata'],
  ['leche en polvo 0 %', 'leche_desn_polvo'], ['Ghee', 'mantequilla_clarificada'], ['avellanas enteras', 'avellana_tostada'], ['cacao 10/12', 'cacao_polvo_desgrasado'],
  ['puré de frambuesa Boiron', 'pure_frambuesa'], ['fresa liofilizada', 'fresa_liofilizada'], ['zumo de lima', 'zumo_lima'], ['Maizena', 'almidon'],
  ['habas de cacao', 'habas_cacao'], ['grasa vegetal', 'grasa_vegetal'],
  ['E-421', 'manitol'], ['garbanzo', 'garbanzo_seco'], ['chocolate negro 75 %', 'cobertura_75'],
];
test('typed names find their row, and no other', () => {
  for (const [name, id] of typed) assert.is(recognise('cacao', name).id, id, name);
});

// ——— Refusals ———

test('400 without cocoa, cocoa butter or sugar', () => {
  const nothing =
    /No hay ingredientes válidos: hace falta pasta de cacao, manteca de cacao o azúcar con peso mayor que 0\./;
  const empty: Recipe[] = [{ nata: 100 }, { pasta_cacao: 0, azucar: 0 }, { avellana: 50, agua: 50 }, { garbanzo: 10 }];
  for (const recipe of empty) {
    assert.match(refusal('cacao', 'negro', recipe), nothing);
  }
  for (const id of ['pasta_cacao', 'manteca_cacao', 'azucar', 'cob_negra', 'nibs', 'glucosa'])
    assert.is(judge('negro', { [id]: 1 }).status, 'ok');
});

test('400 names the field of a negative weight', () => {
  assert.match(refusal('cacao', 'negro', [{ ingrediente: 'azucar', peso: -1 }]), /ingredients\[0\]\.peso/);
});

test('unknown type falls back to negro and says so, also before a 400', () => {
  const answer = judge('lehce', negro);
  assert.is(answer.type, 'negro');
  assert.ok(
    answer.warnings.includes(
      'Tipo «lehce» no reconocido: se ha usado «Chocolate negro». ¿Querías decir «Chocolate con leche»?',
    ),
  );
  assert.match(refusal('cacao', 'lehce', { nata: 1 }), /Tipo «lehce» no reconocido.*No hay ingredientes válidos/s);
  assert.is(judge('Bean to bar', { nibs: 70, azucar: 30 }).type, 'bean_to_bar');
});

test('an unknown ingredient stays out of every figure', () => {
  const alone = judge('negro', negro);
  const withUnknown = judge('negro', { ...negro, 'polvo de hadas': 50 });
  assert.equal(withUnknown.params, alone.params);
  assert.is(alone.score.medalla, 'gold');
  assert.is(judge('negro', { ...negro, 'polvo de hadas': 4 }).score.medalla, 'gold');
  assert.is(withUnknown.score.medalla, 'bronze', 'a third of it is unknown');
  assert.ok(
    withUnknown.warnings.includes(
      'Ingrediente no reconocido: «polvo de hadas». No entra en el cálculo; indica su composición.',
    ),
  );
});

// ——— Composition of the caller ———

test('a data sheet replaces the catalogue field by field and the rest follows', () => {
  const sheet = judge('cobertura', [{ ingrediente: 'cob_negra', peso: 100, cacaoSeco: 25, manteca: 40, azucar: 34.5 }]);
  assert.is(sheet.params.cacaoTotal, 65);
  assert.is(sheet.params.azucaresTotales, 34.5);
  const short = judge('cobertura', [{ ingrediente: 'cob_negra', peso: 100, csd: 25, mc: 40, az: 34.5 }]);
  assert.equal(short.params, sheet.params);
  const honey = judge('bombon', [{ ingrediente: 'miel', peso: 100, azucar: 39.8 }]);
  assert.is(honey.params.humedad, 57);
  assert.ok(Math.abs(honey.params.azucaresTotales - (0.65 + 15.65 + 19.1 + 0.45 * 4.4)) < 0.006);
});

test('a composition above 100 is scaled, with a warning', () => {
  const answer = judge('negro', own({ cacaoSeco: 60, manteca: 60 }));
  assert.is(answer.params.cacaoTotal, 100);
  assert.ok(
    answer.warnings.includes(
      'La composición de «masa propia» suma más de 100 g por cada 100 g: se ha reducido en proporción.',
    ),
  );
});

test('an own ingredient without price warns; with price it does not', () => {
  const text = '«masa propia» no lleva precio: el coste cuenta como si fuera gratis.';
  const values = { cacaoSeco: 30, manteca: 40, azucar: 30 };
  assert.ok(warnings('negro', [{ ingrediente: 'masa propia', peso: 100, ...values }]).includes(text));
  assert.not(warnings('negro', own(values)).includes(text));
});

test('an own ingredient has no family, and the answer says so', () => {
  const bar: Item[] = [
    { ingrediente: 'pasta_cacao', peso: 70 },
    { ingrediente: 'azucar', peso: 30 },
    { ingrediente: 'praliné de la casa', peso: 20, precio: 12, otraGrasa: 30, azucar: 50, frutoSeco: 50 },
  ];
  const text =
    'Lo que no lleva nombre de catálogo (praliné de la casa) cuenta como parte del chocolate: si es fruto seco, fruta, licor u otro añadido, usa el nombre más parecido del catálogo y envía su composición.';
  assert.ok(warnings('negro', bar).includes(text), warnings('negro', bar).join('\n'));
  const named = bar.map((item) => (item.precio === undefined ? item : { ...item, ingrediente: 'praline_avellana' }));
  assert.ok(
    warnings('negro', named).some((said) => said.startsWith('Parte de chocolate (83,33 % del total): cacao 70 %')),
  );
  assert.not(warnings('negro', named).some((said) => said.startsWith('Lo que no lleva nombre de catálogo')));
});

// ——— Compositions that meet their names ———

// ——— Other warnings, each firing and not firing ———

// biome-ignore format: one case per line
const announcements: [string, string, Recipe, string, Recipe][] = [
  ['Con polioles (29,7 %): «con edulcorantes» en la denominación y «un consumo excesivo puede producir efectos laxantes».',
    'negro', { pasta_cacao: 60, manteca_cacao: 10, maltitol: 30 }, 'negro', negro],
  ['El azúcar glas lleva almidón, no admitido en chocolate: usa azúcar glas sin almidón.',
    'gianduja', { cob_leche: 50, avellana_tostada: 30, azucar_glas: 20 }, 'bombon', { cob_leche: 50, nata: 30, azucar_glas: 20 }],
  ['Etiqueta: «contiene grasas vegetales además de manteca de cacao» (RD 1055/2003, ap. 6.b).',
    'negro', { pasta_cacao: 60, azucar: 37, grasa_vegetal_cbe: 3 }, 'negro', negro],
  ['Temple orientativo para cobertura negra: la lista no lleva cobertura.',
    'bombon', { azucar: 60, nata: 40 }, 'bombon', ganache],
  ['Estimación teórica (±0,05): no sustituye a la medición ni al estudio de vida útil.', 'bombon', ganache, 'negro', negro],
];
for (const [text, type, fires, otherType, silent] of announcements) {
  test(`warning: ${text.slice(0, 60)}`, () => {
    assert.is(warnings(type, fires).filter((said) => said === text).length, 1, warnings(type, fires).join('\n'));
    assert.not(warnings(otherType, silent).includes(text));
  });
}

// ——— Reasons: the sentence of each aspect and side ———

/** The reasons without what the medal and the law say. */
const advised = (said: readonly string[]): string =>
  said.filter((text) => !/^(Cumpl|No puede venderse)/.test(text)).join(' / ');

const crema = { cacaoSeco: 8, manteca: 18, grasaLactea: 10, solidosLacteos: 8, azucar: 36, agua: 20 };
// biome-ignore format: one case per line
const sentences: [string, Record<string, number>, string][] = [
  ['negro', { ...dark, cacaoSeco: 16 }, 'Sabe poco a cacao: 48 %, por debajo de 50 %. Añade 15,1 g de pasta de cacao (licor, 100 %).'],
  ['blanco', { ...white, manteca: 25 }, 'Sabe poco a cacao: 25 %, por debajo de 26 %. Añade 4,1 g de manteca de cacao.'],
  ['cobertura', { ...white, manteca: 26 }, 'Sabe poco a cacao: 26 %, por debajo de 27 %. Añade 4 g de manteca de cacao.'],
  ['bean_to_bar', { ...white, manteca: 27 }, 'Poca fluidez y poco brillo: manteca de cacao 27 %, por debajo de 28 %. Añade 4,4 g de manteca de cacao.'],
  ['gianduja', { ...nutty, cacaoSeco: 8, manteca: 13 }, ''],
  ['bombon', { ...crema, cacaoSeco: 2, manteca: 12 }, 'Sabe poco a chocolate: cacao 14 %, por debajo de 15 %. Añade 5,7 g de pasta de cacao (licor, 100 %). / Poco untuoso: grasa 22 %, por debajo de 26 %. Añade 9 g de mantequilla 82 %. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['negro', { cacaoSeco: 45, manteca: 47, azucar: 8 }, 'Demasiado cacao: 92 %, por encima de 90 %; amarga y tapa lo demás. Añade 8 g de azúcar (sacarosa).'],
  ['leche', { ...milk, cacaoSeco: 24, manteca: 32, azucar: 25, solidosLacteos: 12 }, 'Demasiado cacao: 56 %, por encima de 55 %; amarga y tapa lo demás. / No se llega más lejos con este ingrediente: cacao total queda en 56 % (se busca de 30 a 55).'],
  ['blanco', { ...white, manteca: 43, azucar: 33 }, 'Demasiado cacao: 43 %, por encima de 42 %; amarga y tapa lo demás. Añade 7,3 g de azúcar (sacarosa).'],
  ['gianduja', { ...nutty, cacaoSeco: 20, manteca: 27, azucar: 20 }, 'Masa dura y amarga: cacao 47 %, por encima de 46 %. Añade 9 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, cacaoSeco: 18, manteca: 28, azucar: 25, agua: 10 }, 'Se cortará: 3,8 g de grasa por gramo de agua, y se buscan 2,8 como mucho. Añade 4,2 g de leche entera. / Con lo anterior, azúcar queda en 23,99 %: añade 7,6 g de azúcar invertido. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['negro', { cacaoSeco: 17, manteca: 30, azucar: 53 }, 'Sabe poco a cacao: 47 %, por debajo de 50 %. Añade 17,3 g de pasta de cacao (licor, 100 %).'],
  ['leche', { ...milk, manteca: 23, azucar: 49 }, 'Sabe poco a cacao: 28 %, por debajo de 30 %. Añade 7,5 g de pasta de cacao (licor, 100 %).'],
  ['bombon', { ...crema, manteca: 15, solidosLacteos: 4, agua: 14, azucar: 49 }, 'Poco untuoso: grasa 25 %, por debajo de 26 %. Añade 6,2 g de mantequilla 82 %. / Se arenará: 3,5 g de sacarosa por gramo de agua, y se disuelven 2,2. Añade 17,4 g de nata 35 % MG. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['leche', { ...milk, azucar: 24, manteca: 35, solidosLacteos: 22 }, 'Poco azúcar: 24 %, por debajo de 25 %. Añade 5,3 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, azucar: 24, agua: 24 }, 'Azúcar 24 %, por debajo de 25 %. Añade 7,2 g de azúcar invertido. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['bombon', { ...crema, cacaoSeco: 18, manteca: 27, azucar: 19, grasaLactea: 18, agua: 5 }, 'Azúcar 19 %, por debajo de 20 %. Añade 7,7 g de azúcar invertido. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['leche', { ...milk, manteca: 19.5 }, 'Falta pasta de cacao (licor, 100 %): añade 11,6 g y se corrigen cacao total, manteca de cacao y grasa total.'],
  ['bombon', { ...crema, manteca: 11 }, 'No tendrá cuerpo para cortarse: manteca de cacao 11 %, por debajo de 12 %. Añade 3,7 g de manteca de cacao. / Poco untuoso: grasa 21 %, por debajo de 26 %. Añade 8,7 g de mantequilla 82 %. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['leche', { ...milk, manteca: 21, grasaLactea: 5 }, 'Sabe poco a cacao: 26 %, por debajo de 30 %. Añade 10,5 g de pasta de cacao (licor, 100 %).'],
  ['bombon', { ...crema, manteca: 20, grasaLactea: 5 }, 'Poco untuoso: grasa 25 %, por debajo de 26 %. Añade 6,2 g de mantequilla 82 %. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['leche', { ...milk, cacaoSeco: 7, manteca: 36, grasaLactea: 8, azucar: 32 }, 'Demasiada grasa: 44 %, por encima de 43 %; textura grasa. Añade 7,2 g de azúcar (sacarosa).'],
  ['gianduja', { ...nutty, otraGrasa: 31, azucar: 30, otros: 2 }, 'Demasiada grasa: 53 %, por encima de 52 %; textura grasa. Añade 7,4 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, manteca: 26, grasaLactea: 20, azucar: 28, agua: 15, solidosLacteos: 3 }, 'Se separará la grasa: 46 %, por encima de 45 %. Añade 7,7 g de azúcar invertido. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['leche', { ...milk, manteca: 39, azucar: 42, grasaLactea: 4, solidosLacteos: 10 }, 'Sabe poco a leche: lácteos 14 %, por debajo de 18 %. Añade 7,4 g de leche entera en polvo 26 %.'],
  ['gianduja', { ...nutty, manteca: 31, azucar: 21 }, 'Demasiada manteca de cacao: 31 %, por encima de 30 %; textura grasa. Añade 11,4 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, manteca: 31, azucar: 30, agua: 13 }, 'Relleno duro y quebradizo: manteca de cacao 31 %, por encima de 30 %. Añade 11,4 g de nata 35 % MG. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['leche', { ...milk, solidosLacteos: 11 }, 'Sabe poco a leche: lácteos 17 %, por debajo de 18 %. / No se llega más lejos con este ingrediente: lácteos quedan en 17 % (se busca de 18 a 32).'],
  ['leche', { ...milk, solidosLacteos: 27, azucar: 35 }, 'Demasiada leche: lácteos 33 %, por encima de 32 %; la grasa láctea ablanda la pieza; baja la leche en polvo. / No se llega más lejos con este ingrediente: lácteos quedan en 33 % (se busca de 18 a 32).'],
  ['negro', { ...dark, azucar: 42, solidosLacteos: 6 }, 'Demasiada leche: lácteos 6 %, por encima de 5 %; elige el tipo leche o reduce los lácteos. / No se llega más lejos con este ingrediente: lácteos quedan en 6 % (se busca de 0 a 5).'],
  ['bombon', { ...crema, grasaLactea: 15, solidosLacteos: 18, azucar: 26, agua: 15 }, 'El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal. / La grasa láctea ablanda la pieza: lácteos 33 %, por encima de 32 %. / No se llega más lejos con este ingrediente: lácteos quedan en 33 % (se busca de 0 a 32).'],
  ['bombon', { ...crema, agua: 26, azucar: 30 }, 'Aw estimada: 0,87 (±0,03), prácticamente en el límite (se busca de 0,3 a 0,85). Añade 3,9 g de dextrosa monohidrato. / Demasiada agua, y durará poco: humedad 26 %, por encima de 25 %. Cambia 2,3 g de masa propia por 2,3 g de dextrosa monohidrato. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal. / Emulsión pobre en grasa, pastosa: 1,08 g de grasa por gramo de agua, y se buscan 1,1 o más. / No se llega más lejos con este ingrediente: grasa por agua queda en 1,05 (se busca de 1,1 a 2,8).'],
  ['bombon', { cacaoSeco: 2, manteca: 6, azucar: 69, grasaLactea: 15, solidosLacteos: 5, agua: 3 }, 'El relleno quedará duro: humedad 3 %, por debajo de 4 %. Añade 6,7 g de nata 35 % MG. / El relleno lleva un 0 % de chocolate: con al menos 34 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.'],
  ['gianduja', { ...nutty, avellana: 19 }, 'Avellana molida 19 %: se pide de 20 a 40 %. Añade 4,4 g de pasta de avellana 100 %.'],
  ['gianduja', { ...nuttyMilk, frutoSeco: 41, avellana: 41 }, 'Avellana molida 41 %: se pide de 15 a 40 %. Añade 2,5 g de azúcar (sacarosa).'],
  ['bean_to_bar', { cacaoSeco: 30, manteca: 40, azucar: 29.4, emulgente: 0.6 }, 'Solo el 0 % del cacao seco viene del grano (nibs o pasta de cacao), y se pide el 95 %. No partas de cobertura ni de cacao en polvo. Añade 1420 g de nibs de cacao tostado.'],
];
for (const [type, values, sentence] of sentences) {
  test(`${type}: ${sentence}`, () => {
    assert.is(advised(reasons(type, own(values))), sentence);
  });
}

// biome-ignore format: one case per line
const withGrams: [string, Recipe, string][] = [
  ['negro', { cacao_polvo: 22, manteca_cacao: 11, azucar: 67 }, 'Sobra azucar: quita 50,8 g y se corrigen cacao total, azúcar, manteca de cacao, grasa total y cacao.'],
  ['negro', { cacao_polvo: 22, manteca_cacao: 11, azucar: 67 }, 'Sobra azucar: quita 50,8 g y se corrigen cacao total, azúcar, manteca de cacao, grasa total y cacao.'],
  ['negro', { cacao_polvo: 2200, manteca_cacao: 1100, azucar: 6700 }, 'Sobra azucar: quita 5080 g y se corrigen cacao total, azúcar, manteca de cacao, grasa total y cacao.'],
  ['negro', { manteca_cacao: 50, cacao_polvo: 50, azucar_coco: 15 }, 'Sobra manteca de cacao: quita 9,4 g y se corrigen manteca de cacao y grasa total.'],
  ['leche', { leche_entera_polvo: 40, azucar: 60 }, 'Falta pasta de cacao (licor, 100 %): añade 28 g y se corrigen cacao total, manteca de cacao, grasa total, lácteos y grasa total (manteca y láctea).'],
  ['blanco', { manteca_cacao: 25, azucar: 60, leche_entera_polvo: 14.5, lecitina: 0.5 }, 'Sobra azucar: quita 28,6 g y se corrigen cacao total, azúcar, manteca de cacao, grasa total y lácteos.'],
  ['blanco', { manteca_cacao: 25, azucar: 60, leche_entera_polvo: 14.5, lecitina: 0.5 }, 'Sobra azucar: quita 28,6 g y se corrigen cacao total, azúcar, manteca de cacao, grasa total y lácteos.'],
  ['blanco', { manteca_cacao: 45, azucar: 33, leche_entera_polvo: 22 }, 'Sobra manteca de cacao: quita 10,1 g y se corrigen cacao total, manteca de cacao y grasa total.'],
  ['leche', { pasta_cacao: 45, manteca_cacao: 12, azucar: 25, leche_entera_polvo: 18 }, 'Sobra pasta de cacao (licor, 100 %): quita 10,5 g y se corrigen cacao total y lácteos.'],
  ['bombon', { nata: 500, glucosa: 50, cob_negra_64: 650, mantequilla: 100 }, 'Azúcar 20,83 %, por debajo de 25 %. Cambia 68 g de nata por 68 g de azúcar invertido. / Producto fresco, de nevera: aw estimada 0,9, por encima de 0,85. Cambia 68 g de nata por 68 g de dextrosa monohidrato.'],
  ['bombon', { nata: 500, glucosa: 50, cob_negra_64: 650, mantequilla: 100 }, 'Azúcar 20,83 %, por debajo de 25 %. Cambia 68 g de nata por 68 g de azúcar invertido. / Producto fresco, de nevera: aw estimada 0,9, por encima de 0,85. Cambia 68 g de nata por 68 g de dextrosa monohidrato.'],
  ['bombon', { nata: 300, cob_negra_70: 150, aceite_girasol: 20 }, 'Emulsión pobre en grasa, pastosa: 1,04 g de grasa por gramo de agua, y se buscan 1,1 o más. Cambia 14 g de nata por 14 g de cobertura negra 70 %. / Demasiada agua, y durará poco: humedad 37,98 %, por encima de 25 %. Quita 175 g de nata. / Producto fresco, de nevera: aw estimada 0,96, por encima de 0,85. Cambia 18,7 g de nata por 18,7 g de dextrosa monohidrato. / Azúcar 9,41 %, por debajo de 25 %. Cambia 20,7 g de nata por 20,7 g de azúcar invertido. / Lleva grasas vegetales (4,26 %): no cuentan como chocolate y restan calidad. Quita los 20 g de aceite de girasol.'],
  ['bombon', { cob_leche: 200, mantequilla: 30, nata: 100 }, 'La grasa láctea ablanda la pieza: lácteos 32,52 %, por encima de 32 %. Quita 20 g de mantequilla.'],
  ['gianduja', { pasta_avellana: 15, cob_negra: 70, azucar: 15 }, 'Avellana molida 15 %: se pide de 20 a 40 %. Cambia 5 g de cobertura negra 60 % por 5 g de pasta de avellana 100 %.'],
  ['gianduja', { pasta_avellana: 45, cob_negra: 45, azucar: 10 }, 'Avellana molida 45 %: se pide de 20 a 40 %. Cambia 5 g de pasta de avellana 100 % por 5 g de azucar.'],
  ['bean_to_bar', { cacao_polvo: 40, manteca_cacao: 26, azucar: 33.2, lecitina: 0.8 }, 'Lleva cacao en polvo 22-24 %: ningún obrador lo pondría aquí. / Cambia los 40 g de cacao en polvo 22-24 % por 64 g de nibs de cacao tostado: una tableta del grano a la barra se hace con su grano, no con cacao en polvo. / Emulgente 0,8 %, por encima de 0,5 %; una tableta hecha desde el grano lleva poca lecitina o ninguna. Quita 0,3 g de lecitina.'],
  ['bean_to_bar', { cacao_polvo: 40, manteca_cacao: 26, azucar: 33.2, lecitina: 0.8 }, 'Lleva cacao en polvo 22-24 %: ningún obrador lo pondría aquí. / Cambia los 40 g de cacao en polvo 22-24 % por 64 g de nibs de cacao tostado: una tableta del grano a la barra se hace con su grano, no con cacao en polvo. / Emulgente 0,8 %, por encima de 0,5 %; una tableta hecha desde el grano lleva poca lecitina o ninguna. Quita 0,3 g de lecitina.'],
];
for (const [type, recipe, sentence] of withGrams) {
  test(`${type}, grams: ${sentence}`, () => assert.is(advised(reasons(type, recipe)), sentence));
}

test('purity: fats in a bar, in a filling, and cocoa that does not come from the bean', () => {
  const said = (type: string, recipe: Recipe, text: string): void =>
    assert.ok(reasons(type, recipe).includes(text), reasons(type, recipe).join('\n'));
  said(
    'negro',
    { pasta_cacao: 60, azucar: 37, grasa_vegetal_cbe: 3 },
    'Contiene grasas vegetales distintas de la manteca de cacao (3 %): máximo legal 5 % y mención obligatoria en la etiqueta. Cambia los 3 g de grasa vegetal equivalente (CBE) por 3 g de manteca de cacao.',
  );
  said(
    'bombon',
    { cob_leche: 70, nata: 20, aceite_coco: 10 },
    'Sobra aceite de coco: quita 10 g y se corrigen grasas vegetales y grasa por agua.',
  );
  said(
    'negro',
    { pasta_cacao: 60, azucar: 36, aceite_coco: 4 },
    'Aceite de coco: no está entre las seis grasas vegetales autorizadas; el producto no puede llamarse chocolate.',
  );
  const bar = (powder: number): Recipe => ({
    pasta_cacao: 70 - powder,
    cacao_polvo: powder,
    manteca_cacao: 4,
    azucar: 26,
  });
  assert.is(judge('bean_to_bar', bar(2)).score.medalla, 'bronze', 'what is forbidden decides');
  said(
    'bean_to_bar',
    bar(20),
    'Cambia los 20 g de cacao en polvo 22-24 % por 32 g de nibs de cacao tostado: una tableta del grano a la barra se hace con su grano, no con cacao en polvo.',
  );
  assert.is(judge('negro', bar(20)).score.medalla, 'gold', 'solo se pide del grano a la tableta');
});

test('white gianduja does not exist', () => {
  const text = 'La gianduja blanca no existe como denominación: llámala «relleno de avellana y chocolate blanco».';
  assert.ok(reasons('gianduja', { cob_blanca: 70, pasta_avellana: 30 }).includes(text));
  assert.not(reasons('gianduja', { cob_leche: 70, pasta_avellana: 30 }).includes(text));
});

// ——— The medal ———

test('sentence of each medal', () => {
  assert.equal(reasons('negro', negro), [
    'Cumple la denominación «chocolate» y todos los parámetros están en el rango profesional.',
  ]);
  assert.equal(reasons('leche', { nibs: 24, manteca_cacao: 16, leche_entera_polvo: 16, azucar: 32 }), [
    'Cumple la denominación «chocolate con leche»; queda un aspecto por ajustar: lácteos.',
    'Sabe poco a leche: lácteos 17,64 %, por debajo de 18 %. Cambia 1,9 g de azucar por 1,9 g de leche entera en polvo 26 %.',
  ]);
  assert.is(
    reasons('negro', own({ cacaoSeco: 18, manteca: 29, azucar: 53 }))[0],
    'Cumple la denominación «chocolate», pero hay varios aspectos fuera del rango profesional: cacao total, azúcar, manteca de cacao y grasa total.',
  );
  assert.is(
    reasons('bombon', { nata: 100, glucosa: 40, praline_avellana: 110, cob_negra_70: 75 })[0],
    'Cumplirá la denominación «bombón de chocolate» con su baño o cáscara; queda un aspecto por ajustar: chocolate.',
  );
  assert.is(
    reasons('bombon', { nata: 150, glucosa: 20, cob_negra_70: 30 })[0]!.split(':')[0],
    'Cumplirá la denominación «bombón de chocolate» con su baño o cáscara, pero hay varios aspectos fuera del rango profesional',
  );
});

test('denominations by type and family', () => {
  // biome-ignore format: one case per line
  const table: [string, Recipe, string][] = [
    ['negro', { cob_negra: 1 }, 'chocolate'], ['leche', { cob_leche_40: 1 }, 'chocolate con leche'], ['blanco', { cob_blanca: 1 }, 'chocolate blanco'],
    ['cobertura', { cob_negra: 1 }, 'cobertura de chocolate'], ['cobertura', { cob_leche_40: 1 }, 'cobertura de chocolate con leche'], ['cobertura', { cob_blanca: 1 }, 'chocolate blanco'],
    ['bean_to_bar', { nibs: 70, azucar: 30 }, 'chocolate'], ['bean_to_bar', { manteca_cacao: 36, azucar: 40, leche_entera_polvo: 24 }, 'chocolate blanco'],
    ['gianduja', { cob_negra: 60, pasta_avellana: 30, azucar: 10 }, 'chocolate con avellanas gianduja'],
    ['gianduja', { cob_leche_40: 70, pasta_avellana: 30 }, 'chocolate con leche con avellanas gianduja'],
    ['bombon', ganache, 'bombón de chocolate'],
  ];
  for (const [type, recipe, name] of table)
    assert.ok(reasons(type, recipe)[0]!.includes(`«${name}»`), `${type} ${reasons(type, recipe)[0]}`);
});

test('correlated faults count once, and a dark bar rich in cocoa is not punished for its fat', () => {
  assert.is(
    judge('negro', own({ cacaoSeco: 18, manteca: 31, azucar: 51 })).score.medalla,
    'silver',
    'poco cacao y mucho azúcar: un aspecto',
  );
  for (const type of ['negro', 'cobertura']) {
    const { score } = judge(type, own({ cacaoSeco: 40, manteca: 55, azucar: 5 }));
    assert.is(score.medalla, 'silver', type);
    assert.not(
      score.motivos.some((text: string) => text.startsWith('Grasa total')),
      type,
    );
  }
  assert.is(
    judge('negro', own({ cacaoSeco: 30, manteca: 55, azucar: 10, solidosLacteos: 5 })).score.medalla,
    'silver',
    'con 85 % de cacao la grasa sí cuenta',
  );
});

test('the law is a gate: a recipe out of its name is bronze with every range in', () => {
  const { score } = judge('blanco', own({ ...white, grasaLactea: 3.4, solidosLacteos: 18, manteca: 31 }));
  assert.is(score.medalla, 'bronze');
  assert.is(score.medallaTexto, 'Bronce');
  assert.equal(score.motivos, [
    'No puede venderse como «chocolate blanco»: grasa láctea 3,4 %, mínimo legal 3,5 % (RD 1055/2003, ap. 1.9).',
  ]);
});

// ——— Families ———

test('family by cocoa solids and milk, and by type without cocoa butter', () => {
  const family = (type: string, values: Record<string, number>): string => judge(type, own(values)).score.variante;
  for (const type of ['cobertura', 'bean_to_bar']) {
    assert.is(family(type, { ...white, cacaoSeco: 0.49 }), 'blanca');
    assert.is(family(type, { ...white, cacaoSeco: 0.5, azucar: 46.5 }), 'leche');
    assert.is(family(type, { ...dark, solidosLacteos: 8, azucar: 40 }), 'leche');
    assert.is(family(type, { ...dark, solidosLacteos: 7.99, azucar: 40 }), 'negra');
    assert.is(family(type, { azucar: 60, grasaLactea: 10, solidosLacteos: 30 }), 'negra');
  }
  assert.is(family('gianduja', { ...nutty, solidosLacteos: 5, azucar: 25 }), 'negra');
  assert.is(family('gianduja', { ...nutty, solidosLacteos: 5.01, azucar: 24 }), 'leche');
  assert.is(family('bombon', { ...crema, frutoSeco: 10 }), 'fruto_seco');
  assert.is(family('bombon', { ...crema, frutoSeco: 9.99 }), 'crema');
  assert.is(family('bombon', { ...crema, cacaoSeco: 1, manteca: 8.99 }), 'caramelo');
  assert.is(family('bombon', { ...crema, cacaoSeco: 1, manteca: 9 }), 'crema');
  assert.is(family('bombon', { ...crema, agua: 7.99 }), 'baja_humedad');
  assert.is(family('bombon', { ...crema, agua: 8 }), 'crema');
});

// ——— Tempering ———

test('temper by share of soft fat', () => {
  const temper = (type: string, recipe: Recipe): string => {
    const { fundir, enfriar, trabajar } = judge(type, recipe).score.temple;
    return [fundir, enfriar, trabajar].map((pair: number[]) => pair.join('-')).join(' / ');
  };
  assert.is(temper('negro', negro), '50-55 / 28-29 / 31-32');
  assert.is(temper('leche', own({ ...milk, manteca: 34, grasaLactea: 6 })), '45-50 / 27-28 / 29-30', 'p = 15');
  assert.is(
    temper('blanco', own({ ...white, manteca: 28, grasaLactea: 7 })),
    '40-45 / 26.5-27.5 / 28.5-29.5',
    'p = 20',
  );
  assert.is(
    temper('gianduja', own({ ...nutty, manteca: 22, otraGrasa: 18 })),
    '45-50 / 24.5-25.5 / 25.5-26.5',
    'p = 45',
  );
  assert.is(temper('gianduja', { pasta_avellana: 80, cob_leche: 20 }), '45-50 / 23-24 / 24-25', 'no baja de 24-25');
  assert.is(
    temper('negro', { ...negro, almendra_tostada: 40 }),
    temper('negro', negro),
    'la almendra entera entra después de templar',
  );
  assert.is(temper('negro', { azucar: 1 }), '50-55 / 28-29 / 31-32', 'sin grasa');
  assert.is(temper('blanco', { azucar: 1 }), '40-45 / 27.5-28.5 / 28.5-29.5', 'sin manteca manda el tipo');
});

test('a filling is coated with its heaviest couverture; cream, butter and nuts never count', () => {
  const temper = (recipe: Recipe) => judge('bombon', recipe).score.temple;
  const coating = { fundir: [45, 50], enfriar: [27, 28], trabajar: [29, 30] };
  assert.equal(temper({ cob_leche_40: 100, nata: 50 }), coating);
  assert.equal(temper({ cob_leche_40: 60, cob_negra: 59, nata: 300, avellana_tostada: 50 }), coating);
  assert.equal(temper({ cob_leche_40: 59, cob_negra: 60, nata: 300 }).fundir, [50, 55]);
  assert.equal(
    temper({ pasta_cacao: 20, manteca_cacao: 20, leche_entera_polvo: 20, azucar: 40, nata: 80 }).fundir,
    [45, 50],
    'sin cobertura, el cacao, la leche en polvo y el azúcar',
  );
  assert.equal(temper({ azucar: 60, nata: 40 }), { fundir: [50, 55], enfriar: [28, 29], trabajar: [31, 32] });
});

// ——— Water activity ———

test('bands of aw, with 0.85 still media', () => {
  const solution = (water: number): Recipe => [
    { ingrediente: 'solución', peso: 100, precio: 0, azucar: 100 - water, dextrosa: 100 - water, agua: water },
  ];
  const seen = new Map<string, [number, number]>();
  for (let water = 3; water < 80; water += 0.5) {
    const { aw, banda } = judge('bombon', solution(water)).score;
    const expected = aw < 0.6 ? 'estable' : aw < 0.7 ? 'larga' : aw <= 0.85 ? 'media' : 'corta';
    assert.is(banda, expected, `aw ${aw}`);
    const [low, high] = seen.get(banda) ?? [1, 0];
    seen.set(banda, [Math.min(low, aw), Math.max(high, aw)]);
  }
  assert.equal([...seen.keys()], ['estable', 'larga', 'media', 'corta']);
  assert.is(seen.get('media')![1], 0.85);
});

test('advice of each band', () => {
  // biome-ignore format: one case per line
  const advice: [Recipe, string][] = [
    [{ praline_avellana: 55, cob_leche: 45 }, 'Estable: sin crecimiento microbiano. De 6 a 12 meses a 15-18 °C; vigila el enranciamiento y la migración de grasa.'],
    [{ mantequilla: 100, cob_negra_55: 225 }, 'Larga duración: de 3 a 6 meses a 15-18 °C. Solo mohos y levaduras muy resistentes.'],
    [ganache, 'Duración media: a 15-18 °C, de 4 a 12 semanas por debajo de 0,80 (más cuanto más cerca de 0,70) y de 3 a 4 semanas a partir de 0,80. Confírmalo con un medidor de aw.'],
    [{ nata: 100, cob_negra_55: 100 }, 'Producto fresco: de 1 a 2 semanas, en frío (4-8 °C). Añade dextrosa, azúcar invertido o sorbitol, o reduce la nata.'],
  ];
  for (const [recipe, text] of advice) assert.ok(warnings('bombon', recipe).includes(text), text);
});

test('fat fillings are practically dry, and the estimate stays between 0.30 and 0.99', () => {
  assert.is(judge('bombon', { cob_negra: 70, mantequilla: 15 }).score.aw, 0.4);
  assert.is(judge('bombon', { agua: 99.9, azucar: 0.1 }).score.aw, 0.99);
  assert.is(
    judge('bombon', [{ ingrediente: 'salmuera', peso: 100, precio: 0, sal: 90, azucar: 1, agua: 9 }]).score.aw,
    0.3,
  );
});

test('plausible without having been fitted: cream and chocolate alone', () => {
  assert.is(judge('bombon', { cob_negra_55: 100, nata: 100 }).score.aw, 0.91);
  assert.is(judge('bombon', { cob_leche: 150, nata: 100 }).score.aw, 0.87);
  assert.is(judge('bombon', { cob_blanca: 300, nata: 100 }).score.aw, 0.82);
});

/** Its expectations are of the estimate as it is. */
const withoutExamples = (file: { examples: unknown[] }): void => {
  file.examples = [];
};

test('published ganaches, to the thousandth', () => {
  const fine = edited('cacao', {
    'params.json': (file) => {
      file.params.aw.decimals = 3;
    },
    'types/bombon.json': withoutExamples,
  });
  const published: [string, number][] = [
    ['Ganache de té', 0.813],
    ['Ganache de bergamota', 0.845],
    ['Ganache de chocolate y avellana', 0.846],
    ['Ganache de pepitas', 0.855],
  ];
  for (const [name, aw] of published) {
    const { recipe } = types.bombon!.examples.find((example) => example.name === name)!;
    assert.is(balance(fine, 'bombon', recipe as Recipe).score.aw, aw, name);
  }
});

test('Money-Born on pure solutions (Sloan & Labuza 1975), without the corrections for ganache', () => {
  const pure = edited('cacao', {
    'params.json': (file) => {
      Object.assign(file.constants, { evaporado: 0, aguaLigada: 0, saturacionSacarosa: 1000 });
      file.params.aw.decimals = 3;
    },
    'types/bombon.json': withoutExamples,
  });
  // biome-ignore format: one case per line
  const solutions: [string, number, number][] = [
    ['sacarosa', 14, 0.64], ['sacarosa', 20, 0.717], ['sacarosa', 35, 0.816], ['sacarosa', 65, 0.892],
    ['fructosa', 18, 0.546], ['fructosa', 30, 0.667], ['fructosa', 44, 0.746], ['fructosa', 80, 0.842],
    ['sorbitol', 25, 0.628], ['sorbitol', 35, 0.703], ['sorbitol', 55, 0.788], ['sorbitol', 110, 0.881],
    ['jarabe', 14, 0.689], ['jarabe', 20, 0.76], ['jarabe', 30, 0.826], ['jarabe', 54, 0.895],
  ];
  for (const [solute, water, aw] of solutions) {
    const answer = balance(pure, 'bombon', [
      { ingrediente: 'soluto puro', peso: 100, precio: 0, azucar: 100, [solute]: 100 },
      { ingrediente: 'agua', peso: water },
    ]);
    assert.is(answer.score.aw, aw, `${solute} en ${water} g de agua`);
  }
});

// ——— One file edited ———

test('a new legal class is a variant written in one file', () => {
  const family = { pasta_cacao: 8, manteca_cacao: 15, azucar: 52, leche_entera_polvo: 25 };
  assert.is(judge('leche', family).score.cumpleDenominacion, false);
  const withFamily = edited('cacao', {
    'types/leche.json': (file) => {
      const { ranges, limits, examples } = file;
      file.examples = examples.filter(({ name }: { name: string }) => name !== 'Familiar con leche');
      const source = 'RD 1055/2003, ap. 1.8';
      const legal = (minimum: number) => ({ range: [minimum, null], source });
      file.variants = [
        {
          id: 'familiar',
          when: 'cacaoLegal < 25 y lacteosLegal >= 20',
          constants: { denominacion: 'chocolate familiar con leche' },
          ranges: {
            cacaoBase: { range: [20, 30], source: 'oficio' },
            azucarBase: { range: [35, 55], source: 'oficio' },
            mantecaBase: { range: [15, 30], source: 'oficio' },
            grasaBase: { range: [25, 40], source: 'oficio' },
          },
          limits: { cacaoLegal: legal(20), lacteosLegal: legal(20), grasaLacteaLegal: legal(5) },
        },
        { id: 'comun', ranges, limits },
      ];
    },
  });
  const answer = balance(withFamily, 'leche', family);
  assert.is(answer.score.variante, 'familiar');
  assert.is(answer.score.medalla, 'gold');
  assert.equal(answer.score.motivos, [
    'Cumple la denominación «chocolate familiar con leche» y todos los parámetros están en el rango profesional.',
  ]);
  assert.is(balance(withFamily, 'leche', leche).score.variante, 'comun');
  assert.is(balance(withFamily, 'leche', leche).score.medalla, 'gold');
  assert.match(
    balance(withFamily, 'leche', { ...family, pasta_cacao: 2, azucar: 58 }).score.motivos[0],
    /«chocolate familiar con leche»: cacao 17 %, mínimo legal 20 % \(RD 1055\/2003, ap\. 1\.8\)/,
  );
});

// ——— Invariants ———

const round = (value: number): number => Math.round(value * 100) / 100;
/** The answer without the sentences that say grams: those follow the scale of the recipe. */
const withoutGrams = ({ score, ...rest }: ReturnType<typeof judge>) => ({
  ...rest,
  score: { ...score, motivos: score.motivos.filter((text: string) => !/\d g\b/.test(text)) },
});
test('cocoa, sugar, milk and the rest add up; scale, order and splitting change nothing', () => {
  for (const [type, { examples }] of Object.entries(types)) {
    for (const { name, recipe, expect } of examples) {
      if (Array.isArray(recipe) || 'error' in expect) continue;
      const entries = Object.entries(recipe);
      const items = entries.map(([ingrediente, peso]) => ({ ingrediente, peso }));
      const answer = judge(type, recipe);
      assert.equal(
        withoutGrams(
          judge(
            type,
            items.map(({ ingrediente, peso }) => ({ ingrediente, peso: peso * 8 })),
          ),
        ),
        withoutGrams(answer),
        `${name}: escala`,
      );
      assert.equal(judge(type, [...items].reverse()), answer, `${name}: orden`);
      assert.equal(
        judge(
          type,
          items.flatMap(({ ingrediente, peso }) => [
            { ingrediente, peso: peso / 2 },
            { ingrediente, peso: peso / 2 },
          ]),
        ),
        answer,
        `${name}: partes`,
      );
      const { cacaoTotal, azucar, lacteos, manteca, cacaoSecoDesgrasado, polioles, azucaresTotales } = answer.params;
      assert.ok(cacaoTotal + azucar + lacteos <= 100.02, name);
      assert.ok(Math.abs(round(manteca + cacaoSecoDesgrasado) - cacaoTotal) <= 0.011, name);
      assert.ok(polioles <= azucar && azucaresTotales >= 0, name);
      const { fundir, enfriar, trabajar } = answer.score.temple;
      assert.ok(enfriar[1] <= trabajar[0] && trabajar[1] < fundir[0], `${name}: temple en orden`);
    }
  }
});

test('every limit names its article in its own file', () => {
  for (const [type, { limits = {}, variants = [] }] of Object.entries(types)) {
    for (const group of [limits, ...variants.map((variant) => variant.limits ?? {})]) {
      for (const [param, { source }] of Object.entries(group))
        assert.match(source!, /RD 1055\/2003, ap\. \d|Reglamento \(CE\) 1333\/2008/, `${type}: ${param}`);
    }
  }
});

test.run();
