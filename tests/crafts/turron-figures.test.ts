import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balance } from './bench.ts';
import { examples, near, published, turron, types } from './turron-desk.ts';
import { file } from './turron-masses.ts';

// ---------------------------------------------------------------- calibration

// biome-ignore format: one recipe per line
const finished: [type: string, grams: number, name: string][] = [
  ['jijona', 989, 'Casera con cinco claras: le falta un punto de almendra'],
  ['jijona', 347, 'Casera con azúcar glas'],
  ['jijona', 541, 'De almendra molida'],
  ['jijona', 2056, 'Sin miel'],
  ['jijona', 585, 'Con mucha miel'],
  ['jijona', 997, 'Etiqueta de una Suprema'],
  ['alicante', 3623, 'De obrador, con mucha almendra'],
  ['alicante', 545, 'A una décima de Extra'],
  ['alicante', 2382, 'Tanta miel como almendra'],
  ['alicante', 2970, 'Con cuatro partes de miel por una de azúcar'],
  ['alicante', 1388, 'De pastelero, con glucosa'],
  ['alicante', 998, 'Etiqueta de una Suprema'],
  ['yema_tostada', 459, 'Con tres yemas'],
  ['yema_tostada', 810, 'De Marcona con ocho yemas'],
  ['yema_tostada', 1181, 'A partes iguales con diez yemas'],
  ['mazapan', 954, 'Crudo, con clara y limón'],
  ['mazapan', 542, 'A partes iguales, cocido con agua'],
  ['guirlache', 390, 'Con un poco de miel'],
  ['guirlache', 1000, 'A partes iguales'],
  ['guirlache', 999, 'Etiqueta con un 60 % de almendra'],
  ['peladilla', 2000, 'A partes iguales'],
  ['peladilla', 1002, 'Reconstruida de un análisis de almendras confitadas'],
  ['generico', 426, 'De chocolate con arroz inflado'],
  ['generico', 739, 'De coco y chocolate blanco'],
  ['generico', 9360, 'Turrón de Cádiz'],
  ['generico', 1135, 'Polvorón: demasiada harina para llamarse turrón'],
];

for (const [type, grams, name] of finished) {
  test(`${type}, «${name}»: ${grams} g finished`, () => {
    const recipe = published(type, name);
    const raw = Object.entries(recipe).reduce((sum, [id, weight]) => (id === 'oblea' ? sum : sum + weight), 0);
    near((raw * turron(type, recipe).params.rendimiento!) / 100, grams, 0.5 + raw * 0.00005, 'grams');
  });
}

test('printed figures of the published recipes hold to their decimal, whole numbers included', () => {
  const tolerance: Record<string, number> = { kcal_100g: 0.5, ratioMielAzucar: 0.0051, rendimiento: 0.0051 };
  for (const type of types) {
    for (const { name, source, recipe, expect } of examples(type)) {
      if (!source) continue;
      const { params } = turron(type, recipe);
      for (const [path, printed] of Object.entries(expect)) {
        const key = path.replace('params.', '');
        if (key !== path) near(params[key]!, printed as number, tolerance[key] ?? 0.0551, `${name}: ${key}`);
      }
    }
  }
});

test('worked out by hand: 1020 g raw, 946.31 g dry, 980.63 g finished', () => {
  const { params, score } = turron('jijona', { almendra_tostada: 650, miel: 150, azucar: 180, clara: 40 });
  const { kcal_100g, ...rest } = params;
  near(kcal_100g!, 542, 0.5, 'kcal');
  assert.equal(rest, {
    pctAlmendra: 66.28,
    pctMiel: 15.3,
    pctAzucar: 18.36,
    pctGlucosa: 0,
    ratioMielAzucar: 0.83,
    pctFrutoSeco: 66.28,
    pctYema: 0,
    pctMateriasBasicas: 66.28,
    azucares: 34.09,
    grasa: 35.74,
    proteinas: 15.07,
    humedad: 3.5,
    pctFecula: 0,
    rendimiento: 96.14,
    coste_kg_eur: 7.66,
    cenizas: 2.05,
    puntoAlmibar: 137,
  });
  assert.is(score.categoria, 'Suprema');
  assert.is(score.almendras, 3);
});

test('the answer has the fields of the contract, in order, and the manifest shows a Suprema', () => {
  const { manifest } = file('craft');
  const answer = balance('turron', manifest.bodyExample.type, manifest.bodyExample.ingredients);
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
  assert.equal(Object.keys(answer.score), ['tipo', 'almendras', 'categoria', 'motivos']);
  assert.is(answer.craft, 'turron');
  assert.is(answer.typeLabel, 'Turrón de Jijona (blando)');
  assert.is(answer.score.categoria, 'Suprema');
});

test('without honey the ratio is 0; without sugar or glucose there is none', () => {
  assert.is(turron('jijona', { almendra_tostada: 60, azucar: 40 }).params.ratioMielAzucar, 0);
  assert.not('ratioMielAzucar' in turron('jijona', { almendra_tostada: 60, miel: 40 }).params);
});

test('the finished weight never exceeds the raw one', () => {
  for (const type of types) {
    for (const example of examples(type)) {
      if (example.expect.error) continue;
      const { params } = turron(type, example.recipe);
      assert.ok(params.rendimiento! <= 100, example.name);
      assert.ok(params.humedad! >= 0, example.name);
    }
  }
});

// ---------------------------------------------------------------- the law

// biome-ignore format: one case per line
const notAllowed: [type: string, ingredient: string, allowed: boolean][] = [
  ['jijona', 'avellana_tostada', false], ['jijona', 'yema', false], ['jijona', 'huevo', false], ['jijona', 'mantequilla', false], ['jijona', 'arroz_inflado', false],
  ['jijona', 'fruta_confitada', false], ['jijona', 'chocolate_negro', false], ['jijona', 'leche_polvo', false],
  ['jijona', 'clara', true], ['jijona', 'albumina', true], ['jijona', 'miel_romero', true], ['jijona', 'dextrosa', true], ['jijona', 'glucosa_polvo', true], ['jijona', 'mazapan_base', true], ['jijona', 'oblea', true], ['jijona', 'vainilla', true],
  ['alicante', 'pinon', false], ['alicante', 'clara_polvo', true], ['alicante', 'agua', true],
  ['mazapan', 'boniato', false], ['mazapan', 'patata', false], ['mazapan', 'nuez', false], ['mazapan', 'chocolate_blanco', false], ['mazapan', 'yema', true], ['mazapan', 'huevo', true],
  ['guirlache', 'avellana_tostada', true], ['generico', 'mantequilla', true], ['yema_tostada', 'mantequilla', true],
];

for (const [type, id, allowed] of notAllowed) {
  test(`${type} ${allowed ? 'admits' : 'does not admit'} ${id}`, () => {
    const { motivos } = turron(type, { almendra_tostada: 620, miel: 150, azucar: 150, [id]: 80 }).score;
    assert.is(
      motivos.some((text) => text.includes('contiene')),
      !allowed,
      motivos.join('\n'),
    );
  });
}

test('an unknown ingredient is inert: it weighs, it is not allowed where the list is closed, and it is said', () => {
  const { score, warnings, params } = turron('jijona', {
    almendra_tostada: 650,
    miel: 150,
    azucar: 180,
    clara: 40,
    meteorito: 30,
  });
  assert.equal(warnings, [
    'Ingrediente no reconocido: «meteorito». Cuenta como peso inerte.',
    'No se sabe qué es «meteorito»: puede ser un azúcar, así que no se añade más.',
  ]);
  assert.is(score.categoria, 'Fuera de IGP');
  assert.match(score.motivos[0]!, /contiene meteorito \(2,97 %\)/);
  assert.ok(params.pctAlmendra! < 66.28);
  assert.is(turron('guirlache', { almendra_tostada: 500, azucar: 500, meteorito: 30 }).score.categoria, 'Suprema');
});

test('an ingredient with its own composition is recognised; only almond, honey, sugar or glucose let it in', () => {
  const base = [
    { ingrediente: 'almendra_tostada', peso: 600 },
    { ingrediente: 'miel', peso: 150 },
    { ingrediente: 'azucar', peso: 150 },
  ];
  const own = {
    ingrediente: 'Fruto de mi vecino',
    peso: 100,
    alm: 100,
    agua: 2,
    grasa: 54,
    prot: 22,
    azT: 4.8,
    kcal: 629,
    precio: 9,
  };
  const good = turron('jijona', [...base, own]);
  assert.equal(good.warnings, []);
  assert.is(good.score.categoria, 'Suprema');
  const strange = { ingrediente: 'Mezcla rara', peso: 50, grasa: 20, agua: 5, precio: 3 };
  assert.match(turron('jijona', [...base, strange]).score.motivos[0]!, /contiene mezcla rara \(/);
  assert.match(
    turron('jijona', [...base, own, { ingrediente: 'mantequilla', peso: 60 }]).score.motivos[0]!,
    /contiene mantequilla \(/,
  );
  assert.match(
    turron('jijona', [...base, own, strange]).score.motivos[0]!,
    /contiene ingredientes propios sin almendra, miel ni azúcar \(/,
  );
});

test('what the caller gives replaces the row, column by column', () => {
  const { params } = turron('jijona', [
    { ingrediente: 'almendra_tostada', peso: 650, grasa: 50, precio: 20 },
    { ingrediente: 'miel', peso: 150 },
    { ingrediente: 'azucar', peso: 180 },
    { ingrediente: 'clara', peso: 40 },
  ]);
  near(params.grasa!, 33.15, 0.006, 'grasa');
  near(params.pctAlmendra!, 66.28, 0.006, 'pctAlmendra');
  near(params.coste_kg_eur!, 14.62, 0.02, 'coste');
});

test('an own ingredient without price says so', () => {
  const recipe = [
    { ingrediente: 'almendra propia', peso: 60, alm: 100, agua: 2 },
    { ingrediente: 'miel', peso: 40 },
  ];
  assert.equal(turron('jijona', recipe).warnings, ['«almendra propia» no trae precio: el coste no lo incluye.']);
});

test.run();
