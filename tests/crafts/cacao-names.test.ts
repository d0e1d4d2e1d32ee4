// Cocoa and chocolate: the answer, its names, refusals and compositions of the caller.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recognise, refusal } from './bench.ts';
import { cacao, ganache, rows, types } from './cacao-desk.ts';
import { type Item, judge, negro, own, type Recipe, warnings } from './cacao-masses.ts';

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

test('79 ingredients, the twenty of the contract among them', () => {
  assert.is(rows.length, 79);
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

test.run();
