import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft } from '../../engine/index.ts';
import { loadCrafts } from '../../engine/load/index.ts';
import { balance, type Answer as Definition, recognise, refusal, rowsOf } from './bench.ts';
import { file, massOf, type Recipe, yolk } from './turron-masses.ts';

type Answer = {
  type: string;
  params: Record<string, number>;
  score: { tipo: string; almendras: number; categoria: string; motivos: string[] };
  warnings: string[];
};
type Example = { name: string; source?: string; recipe: Record<string, number>; expect: Record<string, unknown> };

const turron = (type: string, recipe: Recipe): Answer => balance('turron', type, recipe) as unknown as Answer;
/** The answer to a mass whose grams are percentages. */
const exact = (...mass: Parameters<typeof massOf>) => turron(mass[0], massOf(...mass));
const types = ['jijona', 'alicante', 'yema_tostada', 'mazapan', 'guirlache', 'peladilla', 'generico'];
const examples = (type: string): Example[] => file(`types/${type}`).examples;
const published = (type: string, name: string): Record<string, number> =>
  examples(type).find((example) => example.name === name)!.recipe;

const cincoClaras = published('jijona', 'Casera con cinco claras: le falta un punto de almendra');
const sinMiel = published('jijona', 'Sin miel');
const porUnaDecima = published('alicante', 'A una décima de Extra');
const dePastelero = published('alicante', 'De pastelero, con glucosa');

// ---------------------------------------------------------------- names

// biome-ignore format: one row per line
const aliases: Record<string, string[]> = {
  almendra_tostada: ['almendra tostada', 'almendra_tostada_repelada', 'almendra pelada tostada', 'ametlla torrada', 'toasted almond'],
  almendra_cruda: ['almendra', 'almendra cruda', 'almendra pelada', 'almendra comuna', 'almendra guara', 'ametlla', 'ametlles', 'almond'],
  almendra_repelada: ['almendra repelada'],
  almendra_piel: ['almendra con piel', 'almendra natural'],
  almendra_marcona: ['marcona'],
  almendra_marcona_tostada: ['marcona tostada'],
  almendra_largueta: ['largueta'],
  almendra_molida: ['harina_almendra', 'almendra en polvo'],
  almendra_granillo: ['crocanti', 'granillo', 'granillo de almendra', 'almendra en granillo'],
  pasta_almendra: ['crema de almendra 100 %', 'crema de almendra'],
  mazapan_base: ['mazapan', 'pasta de mazapán', 'masa de mazapán'],
  praline_almendra: ['praliné almendra'],
  avellana_tostada: ['avellana'],
  avellana_cruda: ['avellana cruda'],
  pinon: ['piñon', 'piñón'],
  nuez: ['nueces'],
  pistacho: ['pistachos'],
  cacahuete: ['maní', 'cacahuate'],
  anacardo: ['cayú'],
  nuez_macadamia: ['macadamia'],
  nuez_pacana: ['pecana', 'pacana'],
  coco: ['coco_rallado'],
  praline_avellana: ['praliné', 'praliné avellana'],
  miel: ['miel_milflores', 'milflores', 'miel de flores', 'miel mil flores', 'miel multifloral', 'miel de abeja', 'mel', 'honey'],
  miel_azahar: ['miel_naranjo'],
  miel_romero: ['romero'],
  azucar: ['sacarosa', 'azucar_blanco', 'azúcar', 'azúcar blanca', 'azúcar blanquilla', 'azúcar común', 'caramelo', 'sucre', 'sugar'],
  azucar_glas: ['azucar_glass', 'azúcar impalpable', 'azúcar lustre', 'azúcar en polvo', 'azúcar molida', 'icing sugar'],
  azucar_moreno: ['azúcar moreno', 'azúcar morena'],
  azucar_invertido: ['invertido', 'trimolina'],
  dextrosa: ['glucosa_polvo_cristalina'],
  miel_cana: ['miel de caña', 'melaza'],
  glucosa: ['jarabe_glucosa', 'sirope de glucosa', 'jarabe de glucosa', 'glucosa líquida', 'jarabe de maíz'],
  glucosa_polvo: ['glucosa_atomizada', 'glucosa en polvo'],
  clara: ['clara_huevo', 'claras', 'clara d\'ou', 'egg white'],
  clara_polvo: ['clara en polvo'],
  yema: ['yema_huevo', 'yemas'],
  yema_polvo: ['yema en polvo'],
  huevo: ['huevo_entero'],
  manteca_cerdo: ['manteca'],
  aceite_oliva: ['aove'],
  aceite_girasol: ['aceite'],
  harina: ['harina_trigo'],
  almidon: ['maicena', 'fécula', 'Maizena', 'almidón de maíz'],
  oblea: ['obleas', 'pan de ángel', 'papel de oblea', 'hostia'],
  arroz_inflado: ['arroz hinchado'],
  fruta_confitada: ['frutas escarchadas', 'fruta escarchada', 'guindas'],
  cascara_naranja: ['naranja_confitada'],
  boniato: ['batata', 'moniato'],
  pasas: ['uva pasa'],
  orejon: ['albaricoque seco'],
  higo_seco: ['higos'],
  datil: ['dátiles'],
  zumo_limon: ['limón', 'zumo de limón'],
  ralladura_limon: ['piel de limón', 'limón rallado'],
  ralladura_naranja: ['piel de naranja'],
  agua: ['water'],
  canela: ['canela en polvo', 'canela molida'],
  anis_grano: ['matalahuva'],
  licor: ['licor dulce'],
  chocolate_negro: ['cobertura negra', 'chocolate', 'cobertura', 'chocolate fondant', 'cobertura de chocolate'],
  chocolate_leche: ['cobertura leche'],
  chocolate_blanco: ['cobertura blanca'],
  cacao: ['cacao_polvo'],
  leche_polvo: ['leche en polvo'],
  nata: ['nata_35'],
  cafe: ['café', 'café soluble'],
  sesamo: ['ajonjolí'],
  isomalt: ['isomaltitol'],
  maltitol_jarabe: ['maltitol'],
  goma_arabiga: ['E-414'],
  lecitina: ['E-322', 'lecitina de soja'],
  patata: ['puré de patata'],
  pasta_avellana: ['crema de avellana 100 %'],
  crema_cacao: ['Nocilla', 'Nutella'],
  colorante: ['colorante alimentario'],
};

test('every id, label and alias finds its row, however it is typed', () => {
  for (const { id, label } of rowsOf('turron')) {
    for (const name of [id, label, ...(aliases[id] ?? [])]) {
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
      for (const typed of [name, name.toUpperCase(), bare, ` ${name} `, name.replaceAll('_', ' ')])
        assert.is(recognise('turron', typed).id, id, `«${typed}»`);
    }
  }
});

// biome-ignore format: one name per line
const typed: [string, string | null][] = [
  ['Almendras tostadas', 'almendra_tostada'],
  ['clara de huevo', 'clara'],
  ['Claras de huevo pasteurizadas', 'clara_liquida'],
  ['miel de romero', 'miel_romero'],
  ['MIEL DE AZAHAR', 'miel_azahar'],
  ['romero, miel de', 'miel_romero'],
  ['avellanas tostadas', 'avellana_tostada'],
  ['Avellanas peladas', 'avellana_tostada'],
  ['piñones', 'pinon'],
  ['Nueces troceadas', 'nuez'],
  ['yemas de huevo', 'yema'],
  ['Yema pasteurizada', 'yema_liquida'],
  ['huevos enteros', 'huevo'],
  ['almendra Marcona cruda', 'almendra_marcona'],
  ['almendra marcona española', 'almendra_marcona'],
  ['almendra largueta ecológica', 'almendra_largueta'],
  ['Harina de almendra', 'almendra_molida'],
  ['Aceite de oliva virgen extra', 'aceite_oliva'],
  ['boniato asado', 'boniato_asado'],
  ['patata cocida', 'patata'],
  ['una pizca de sal', 'sal'],
  ['pizca de canela', 'canela'],
  ['piel de limón rallada', 'ralladura_limon'],
  ['ralladura de un limón', 'ralladura_limon'],
  ['limón (zumo)', 'zumo_limon'],
  ['azúcar (blanquilla)', 'azucar'],
  ['azúcar glas', 'azucar_glas'],
  ['azúcar glasé', 'azucar_glas'],
  ['miel de caña', 'miel_cana'],
  ['jarabe de glucosa líquido', 'glucosa'],
  ['sacarosa', 'azucar'],
  ['jarabe_glucosa', 'glucosa'],
  ['obleas', 'oblea'],
  ['agua tibia', 'agua'],
  ['coco rallado', 'coco'],
  ['cerezas confitadas picadas', 'cereza_confitada'],
  ['clara d\'ou', 'clara'],
  ['E-471', 'monodigliceridos'],
  ['Almendras marcona repeladas y tostadas', 'almendra_marcona_tostada'],
  ['almendra tostada molida', 'almendra_tostada'],
  ['Almendra marcona molida', 'almendra_molida'],
  ['pasta de almendra 100 %', 'pasta_almendra'],
  ['Miel de acacia', 'miel_acacia'],
  ['miel de flor de naranjo', 'miel_azahar'],
  ['Azúcar extrafino', 'azucar'],
  ['azúcar de caña', 'azucar_moreno'],
  ['Jarabe de glucosa 42 DE', 'glucosa'],
  ['glucosa deshidratada', 'glucosa_polvo'],
  ['claras de huevo L', 'clara'],
  ['Albúmina en polvo', 'albumina'],
  ['obleas para turrón', 'oblea'],
  ['corteza de limón', 'ralladura_limon'],
  ['Chocolate negro 70 % de cacao', 'cobertura_70'],
  ['Cobertura de chocolate con leche', 'chocolate_leche'],
  ['chocolate blanco 30 %', 'chocolate_blanco'],
  ['Nata 35 % M.G.', 'nata'],
  ['nuez moscada', 'nuez_moscada'],
  ['almendr', 'almendra_cruda'],
  ['aguacate', 'aguacate'],
  ['meteorito', null],
  ['sirope de arce', 'arce'],
];

for (const [name, id] of typed) test(`«${name}» → ${id}`, () => assert.is(recognise('turron', name).id, id));

test('the cocoa written on a dark chocolate is its basic matter, and the rest its sugar', () => {
  const basic = (name: string) => turron('generico', { [name]: 300, 'almendra tostada': 100 }).params;
  assert.equal(basic('Chocolate negro 60 %'), basic('chocolate_negro'));
  const strong = basic('chocolate negro 70 % cacao');
  assert.is(strong.pctMateriasBasicas, 77.63);
  assert.is(strong.pctAzucar, 22.37);
});

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

function near(value: number, expected: number, tolerance: number, what: string): void {
  assert.ok(Math.abs(value - expected) <= tolerance, `${what}: ${value}, expected ${expected} ± ${tolerance}`);
}

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
  assert.equal(warnings, ['Ingrediente no reconocido: «meteorito». Cuenta como peso inerte.']);
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
    ingrediente: 'Almendra de la finca',
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

// ---------------------------------------------------------------- what is said

test('IGP Mazapán de Toledo: almond at least one to one and 26 % of fat on dry matter', () => {
  const passes = turron('mazapan', published('mazapan', 'Crudo, con clara y limón')).score.motivos;
  assert.is(
    passes[1],
    'Cumple la proporción de la IGP Mazapán de Toledo: almendra al menos a partes iguales con el azúcar (50 % de la pasta) y grasa 26,66 % sobre seco (mínimo 26 %).',
  );
  const cooked = turron('mazapan', published('mazapan', 'A partes iguales, cocido con agua')).score.motivos;
  assert.match(cooked[1]!, /\(50 % de la pasta\) y grasa 26,8\d? % sobre seco/);
  const short = turron('mazapan', published('mazapan', 'Extra, lejos de la proporción de Toledo')).score.motivos;
  assert.match(
    short[1]!,
    /^No llega a la IGP Mazapán de Toledo: pide almendra al menos a partes iguales con el azúcar \(ahora 42,11 % de la pasta\) y un 26 % de grasa sobre seco \(ahora 22,38 %\)\.$/,
  );
  assert.ok(passes.at(-1)!.startsWith('No se pide lugar de elaboración ni certificación'));
  assert.not(short.some((text) => text.startsWith('No se pide lugar')));
});

// biome-ignore format: one case per line
const nearMisses: [type: string, parts: Parameters<typeof exact>[1], yolk: number, says: string | null][] = [
  ['jijona', { alm: 48.01, miel: 12, azuc: 39.99 }, 0, 'Te quedas a 1,99 puntos de Extra.'],
  ['jijona', { alm: 48, miel: 12, azuc: 40 }, 0, null],
  ['jijona', { alm: 49, miel: 12, azuc: 39 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['jijona', { alm: 49.5, miel: 12, azuc: 38.5 }, 0, 'Te quedas a 0,5 puntos de Extra. El margen del cálculo es de ±0,5 puntos: pesa la masa terminada para confirmarlo.'],
  ['jijona', { alm: 63, miel: 12, azuc: 25 }, 0, 'Te quedas a 1 punto de Suprema.'],
  ['jijona', { alm: 64, miel: 12, azuc: 24 }, 0, null],
  ['jijona', { alm: 55, miel: 9.2, azuc: 35.8 }, 0, 'Te quedas a 0,8 puntos de Extra.'],
  ['jijona', { alm: 66, miel: 9.2, azuc: 24.8 }, 0, 'Te quedas a 0,8 puntos de Suprema.'],
  ['jijona', { alm: 55, miel: 9, azuc: 36 }, 0, null],
  ['jijona', { alm: 49, miel: 9.2, azuc: 41.8 }, 0, 'Te quedas a 1 punto de almendra y 0,8 puntos de miel de Extra.'],
  ['jijona', { alm: 49, miel: 5, azuc: 46 }, 0, null],
  ['jijona', { alm: 29, miel: 12, azuc: 59 }, 0, 'Te quedas a 1 punto de Popular.'],
  ['alicante', { alm: 45, miel: 12, azuc: 43 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['mazapan', { alm: 22, azuc: 78 }, 0, 'Te quedas a 1 punto de Standard.'],
  ['mazapan', { alm: 34, azuc: 66 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['mazapan', { alm: 44, azuc: 56 }, 0, 'Te quedas a 1 punto de Suprema.'],
  ['yema_tostada', { alm: 39, azuc: 55 }, 6, 'Te quedas a 1 punto de Suprema.'],
  ['yema_tostada', { alm: 41, azuc: 56 }, 3, 'Te quedas a 1 punto de Suprema.'],
  ['yema_tostada', { alm: 50, azuc: 49.2 }, 0.8, 'Te quedas a 0,2 puntos de Suprema. El margen del cálculo es de ±0,5 puntos: pesa la masa terminada para confirmarlo.'],
  ['yema_tostada', { alm: 50, azuc: 50 }, 0, null],
  ['yema_tostada', { alm: 37, azuc: 62.2 }, 0.8, 'Te quedas a 0,2 puntos de almendra y 0,2 puntos de yema de Extra.'],
  ['guirlache', { alm: 37, azuc: 63 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['generico', { alm: 44, azuc: 56 }, 0, 'Te quedas a 1 punto de Suprema.'],
  ['peladilla', { alm: 29, azuc: 71 }, 0, 'Te quedas a 1 punto de Extra.'],
];

for (const [type, parts, grams, says] of nearMisses) {
  test(`near miss: ${type} ${JSON.stringify(parts)}${grams ? `, ${grams} of yolk` : ''}`, () => {
    const { motivos } = exact(type, parts, grams ? yolk(grams) : []).score;
    assert.is(motivos.find((text) => text.startsWith('Te quedas')) ?? null, says);
  });
}

test('a recipe with starch or with what is not allowed hears first that it leaves, and no near miss', () => {
  for (const extra of ['harina', 'nuez']) {
    const { motivos } = turron('jijona', {
      almendra_tostada: 480,
      miel: 150,
      azucar: 330,
      clara: 40,
      [extra]: 60,
    }).score;
    assert.match(motivos[1]!, `Cambia los 60 g de ${extra} por 60 g de almendra`);
    assert.not(
      motivos.some((text) => /^(Te quedas|Para llegar)/.test(text)),
      motivos.join('\n'),
    );
  }
});

/** Grams exactly as the balance would need them; the sentence rounds them up. */
// biome-ignore format: one case per line
const missing: [type: string, recipe: Record<string, number>, goal: number, almond: number, sugar: number][] = [
  ['jijona', cincoClaras, 50, 19.6, 18.7],
  ['jijona', cincoClaras, 64, 423.3, 223.4],
  ['jijona', sinMiel, 50, 56.6, 53.8],
  ['alicante', porUnaDecima, 46, 1.5, 1.7],
  ['alicante', dePastelero, 60, 397.5, 246.4],
];

for (const [type, recipe, goal, almond, sugar] of missing) {
  test(`${type}, to ${goal} %: ${almond} g of toasted almond or ${sugar} g of sugar less`, () => {
    const more = turron(type, { ...recipe, almendra_tostada: (recipe.almendra_tostada ?? 0) + almond });
    near(more.params.pctAlmendra!, goal, 0.011, 'almond added');
    if (sugar <= recipe.azucar!)
      near(turron(type, { ...recipe, azucar: recipe.azucar! - sugar }).params.pctAlmendra!, goal, 0.011, 'sugar taken');
  });
}

test('10 % of honey by swapping sugar leaves the almond as it was', () => {
  const before = turron('jijona', sinMiel).params;
  const after = turron('jijona', { ...sinMiel, azucar: 1000 - 170.4, miel: 205.6 }).params;
  near(after.pctMiel!, 10, 0.006, 'honey');
  near(after.pctAlmendra!, before.pctAlmendra!, 0.02, 'almond');
});

// biome-ignore format: one case per line
const advice: [what: string, type: string, recipe: Recipe, says: string[]][] = [
  ['Extra within reach', 'jijona', cincoClaras, ['Para llegar a Extra cambia 10 g de azucar por 10 g de almendra repelada cruda.']],
  ['almond and honey missing', 'jijona', sinMiel, ['Para llegar a Extra cambia 28 g de azucar por 28 g de almendra repelada tostada.', 'Cambia 175 g de azucar por 210 g de miel de abeja (milflores) para llegar al 10 %.']],
  ['a few grams', 'alicante', porUnaDecima, ['Para llegar a Extra cambia 1 g de azucar por 1 g de almendra repelada tostada.']],
  ['more glucose would have to leave than there is: the sugar', 'alicante', dePastelero, ['Para llegar a Suprema cambia 155 g de azucar por 155 g de almendra repelada cruda.']],
  ['far from its class', 'jijona', { almendra_tostada: 300, miel: 120, azucar: 560, clara: 40 }, ['Para llegar a Extra cambia 195 g de azucar por 195 g de almendra repelada tostada.']],
  ['no sugar to swap: honey is added', 'jijona', { almendra_tostada: 650, miel: 50, glucosa: 300, clara: 40 }, ['Añade 27 g de miel para llegar al 10 %.']],
  ['yolk', 'yema_tostada', { almendra_molida: 500, azucar: 400, yema: 10, agua: 100 }, ['Añade 11 g de yema.']],
  ['a swap leaves the honey as it is', 'alicante', { almendra_tostada: 580, miel: 100, azucar: 300, clara: 30 }, ['Para llegar a Suprema cambia 17 g de azucar por 17 g de almendra repelada tostada.']],
  ['glucose gives way before sugar', 'alicante', { almendra_tostada: 580, miel: 110, azucar: 240, glucosa: 70, clara: 30 }, ['Para llegar a Suprema cambia 23 g de glucosa por 23 g de almendra repelada tostada.']],
  ['flour leaves first, and nothing else is said', 'jijona', { almendra_tostada: 600, miel: 150, azucar: 200, clara: 40, harina: 10.8 }, ['Cambia los 10,8 g de harina por 11 g de almendra repelada tostada: este turrón no lleva harina ni fécula; con ella es «turrón con fécula».']],
  ['enough for the sum with the yolk too', 'yema_tostada', { almendra_molida: 300, azucar: 500, yema: 100 }, ['Para llegar a Suprema cambia 60 g de azucar por 60 g de almendra molida (harina de almendra).']],
  ['a swap leaves the yolk as it is', 'yema_tostada', { almendra_molida: 360, azucar: 620, yema: 22, agua: 60 }, ['Para llegar a Extra cambia 33 g de azucar por 33 g de almendra molida (harina de almendra).']],
  ['ground almond in marzipan', 'mazapan', { almendra_molida: 430, azucar_glas: 540, clara: 30 }, ['Para llegar a Suprema cambia 20 g de azúcar glas (con antiaglomerante) por 20 g de almendra molida (harina de almendra).']],
  ['the nut that weighs most', 'guirlache', { avellana_tostada: 400, almendra_tostada: 30, azucar: 570 }, ['Para llegar a Suprema cambia 20 g de azucar por 20 g de avellana tostada.']],
  ['nothing above Suprema', 'alicante', published('alicante', 'Etiqueta de una Suprema'), []],
];

for (const [what, type, recipe, says] of advice) {
  test(`grams missing: ${what}`, () => {
    const { motivos } = turron(type, recipe).score;
    assert.equal(
      motivos.filter((text) => /^(Para llegar|Cambia|Añade)/.test(text)),
      says,
    );
  });
}

test('following the grams of the advice reaches the class it names', () => {
  assert.is(turron('jijona', { ...cincoClaras, almendra_cruda: 510, azucar: 240 }).score.categoria, 'Extra');
  assert.is(turron('alicante', { ...porUnaDecima, almendra_tostada: 251, azucar: 149 }).score.categoria, 'Extra');
  assert.is(turron('alicante', { ...dePastelero, almendra_cruda: 855, azucar: 65 }).score.categoria, 'Suprema');
});

test('the floor of the registered name «Jijona» is mentioned between 50 and 52 % of almond, never in Alicante', () => {
  const says = (type: string, alm: number) =>
    exact(type, { alm, miel: 12, azuc: 88 - alm }).score.motivos.includes(
      'Ojo: el registro europeo del nombre «Jijona» pide un 52 % de almendra.',
    );
  assert.equal(
    [49.99, 50, 51.99, 52].map((alm) => says('jijona', alm)),
    [false, true, true, false],
  );
  assert.not(says('alicante', 50));
});

test('flavourings above 1 % are pointed out', () => {
  const says = (lemon: number) =>
    turron('guirlache', { almendra_tostada: 500, azucar: 500, sal: lemon }).score.motivos.find((text) =>
      text.startsWith('Los aromas'),
    );
  assert.is(says(10), undefined);
  assert.is(says(15), 'Los aromas y auxiliares suman 1,48 %: por encima del 1 % ya no son accesorios.');
});

test('what the way to the next class puts right is not said again', () => {
  const { motivos } = turron('jijona', cincoClaras).score;
  assert.ok(motivos.some((text) => text.startsWith('Para llegar a Extra')));
  assert.not(motivos.some((text) => text.includes('el oficio trabaja')));
});

test('hazelnut sends an Alicante, and only an Alicante, to Agramunt', () => {
  const says = (type: string, nut: string) =>
    turron(type, { almendra_tostada: 500, [nut]: 150, miel: 200, azucar: 150 }).score.motivos.includes(
      "Contiene avellana: mira la IGP Torró d'Agramunt (60 % o 46 % de fruto seco y 10 % de miel).",
    );
  assert.ok(says('alicante', 'avellana_tostada'));
  assert.ok(says('alicante', 'avellana_cruda'));
  assert.not(says('alicante', 'nuez'));
  assert.not(says('jijona', 'avellana_tostada'));
});

test('the reasons come in their order, whole', () => {
  assert.equal(turron('jijona', cincoClaras).score.motivos, [
    'Fuera de IGP: 49,02 % de almendra, por debajo del 50 % que pide la calidad Extra. Por el RD 1787/1982 sería calidad Standard.',
    'Te quedas a 0,98 puntos de Extra.',
    'Para llegar a Extra cambia 10 g de azucar por 10 g de almendra repelada cruda.',
  ]);
  const thin = [
    { ingrediente: 'almendra propia', peso: 49, alm: 100, agua: 3.5, grasa: 40, prot: 22, kcal: 600, precio: 9 },
    { ingrediente: 'miel', peso: 30 },
    { ingrediente: 'azucar', peso: 18 },
    { ingrediente: 'canela', peso: 2 },
  ];
  assert.equal(turron('jijona', thin).score.motivos, [
    'Por su almendra sería calidad Extra, pero no cumple los límites analíticos del RD 1787/1982, 6.4.',
    'Deja canela en 0,1 g (ahora 2 g): es un 2,1 % de la masa y lo usual es un 0,1 %.',
    'Aviso analítico: grasa estimada 20,6 % frente al mínimo legal de 27 % para Extra.',
    'Los aromas y auxiliares suman 2,1 %: por encima del 1 % ya no son accesorios.',
    'Grasa: 20,6 %, y el oficio trabaja entre 27 y 42. Cambia 10,4 g de azucar por 10,4 g de almendra repelada tostada.',
  ]);
});

test('no sentence says that the product is protected: composition only', () => {
  const said = types.flatMap((type) =>
    examples(type).flatMap((example) => (example.expect.error ? [] : turron(type, example.recipe).score.motivos)),
  );
  for (const text of said) assert.not.match(text, /\b(es|tiene|lleva|ampara\w*|certificad\w*)\b[^.]*\bIGP\b/i);
  for (const type of ['jijona', 'alicante']) {
    for (const example of examples(type).filter(({ expect }) =>
      ['Suprema', 'Extra'].includes(String(expect['score.categoria'])),
    )) {
      const { motivos } = turron(type, example.recipe).score;
      assert.match(motivos[0]!, /^Calidad (Suprema|Extra) por composición/);
      assert.is(
        motivos.at(-1),
        'No se pide lugar de elaboración ni certificación: la IGP exige además elaborar en la zona y el control del Consejo Regulador.',
      );
    }
  }
});

// ---------------------------------------------------------------- what is refused

const nothing = 'No hay ingredientes válidos: añade almendra, miel o azúcar con un peso mayor que 0.';

// biome-ignore format: one case per line
const refused: [what: string, recipe: Recipe][] = [
  ['no almond, honey or sugar', { clara: 100, agua: 50, mantequilla: 20 }],
  ['weights of 0', { almendra_tostada: 0, miel: 0, azucar: 0, clara: 40 }],
  ['glucose alone', { glucosa: 100, agua: 50 }],
  ['hazelnut alone', { avellana_tostada: 100 }],
  ['nothing known', { meteorito: 100 }],
  ['a sugar of one\'s own that is all water', [{ ingrediente: 'almíbar imposible', peso: 100, azuc: 10, agua: 100 }]],
  ['an empty list', []],
];

for (const [what, recipe] of refused)
  test(`400: ${what}`, () => assert.match(refusal('turron', 'jijona', recipe), nothing));

test('400: a negative weight names its item', () => {
  assert.match(refusal('turron', 'jijona', { almendra_tostada: 100, miel: -1 }), /ingredients\[1\]\.peso/);
});

for (const id of ['almendra_tostada', 'miel', 'azucar', 'mazapan_base'])
  test(`${id} is enough to analyse`, () =>
    assert.is(typeof turron('jijona', { [id]: 1, agua: 10 }).params.pctAlmendra, 'number'));

test('an unknown type falls back to jijona and says which one was near', () => {
  const { type, score, warnings } = turron('alicnate', { almendra_tostada: 650, miel: 150, azucar: 180, clara: 40 });
  assert.is(type, 'jijona');
  assert.is(score.tipo, 'jijona');
  assert.is(score.categoria, 'Suprema');
  assert.equal(warnings, [
    'Tipo «alicnate» no reconocido: se ha usado «Turrón de Jijona (blando)». ¿Querías decir «Turrón de Alicante (duro)»?',
  ]);
  assert.equal(turron('Yema tostada', { almendra_molida: 250, azucar: 150, yema: 54, agua: 50 }).warnings, []);
});

// ---------------------------------------------------------------- invariants

test('scale, order and split lines change nothing but the grams advised', () => {
  for (const type of types) {
    for (const { recipe, expect } of examples(type)) {
      if (expect.error) continue;
      const whole = turron(type, recipe);
      const lines = Object.entries(recipe).map(([ingrediente, peso]) => ({ ingrediente, peso }));
      const halves = lines.flatMap(({ ingrediente, peso }) => [
        { ingrediente, peso: peso / 2 },
        { ingrediente, peso: peso / 2 },
      ]);
      assert.equal(turron(type, halves.reverse()), whole);
      const scaled = turron(
        type,
        lines.map(({ ingrediente, peso }) => ({ ingrediente, peso: peso * 4 })),
      );
      assert.equal(scaled.params, whole.params);
      assert.is(scaled.score.categoria, whole.score.categoria);
    }
  }
});

test('RD 1787/1982, 7.4: the wafer that covers costs money and changes no percentage', () => {
  const bare = turron('alicante', { almendra_tostada: 600, miel: 200, azucar: 200 });
  const covered = turron('alicante', { almendra_tostada: 600, miel: 200, azucar: 200, oblea: 20 });
  assert.ok(covered.params.coste_kg_eur! > bare.params.coste_kg_eur!);
  assert.equal({ ...covered.params, coste_kg_eur: 0 }, { ...bare.params, coste_kg_eur: 0 });
  assert.equal(covered.score, bare.score);
});

test('a better class never has fewer almonds', () => {
  for (const type of types) {
    let last = 0;
    for (let alm = 0; alm <= 88; alm += 4) {
      const { almendras } = exact(
        type,
        { alm, miel: 12, azuc: 88 - alm },
        type === 'yema_tostada' ? yolk(6) : [],
      ).score;
      assert.ok(almendras >= last, `${type} ${alm}`);
      last = almendras;
    }
  }
});

// ---------------------------------------------------------------- one file changed

/** The craft of a copy of the folder in which one file was edited. */
function copyWith(path: string, edit: (definition: Definition) => void): Craft {
  const folder = mkdtempSync(join(tmpdir(), 'turron-'));
  try {
    cpSync('crafts/turron', join(folder, 'turron'), { recursive: true });
    const target = join(folder, 'turron', path);
    const definition = JSON.parse(readFileSync(target, 'utf8'));
    edit(definition);
    writeFileSync(target, JSON.stringify(definition));
    const { crafts, problems } = loadCrafts(folder, undefined, 'larder');
    assert.equal(
      problems.map(({ message }) => message),
      [],
    );
    return crafts[0]!;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const says = (craft: Craft, type: string, recipe: Recipe): Answer['score'] =>
  (balance(craft, type, recipe) as Answer).score;

test('a changed threshold is one number in the file of its type', () => {
  const label = published('jijona', 'Etiqueta de una Suprema');
  const stricter = copyWith('types/jijona.json', (type) => {
    type.constants.suprema = { value: 66, source: 'pliego reformado' };
    type.examples = type.examples.filter(({ name }: Example) => name !== 'Etiqueta de una Suprema');
  });
  const { categoria, motivos } = says(stricter, 'jijona', label);
  assert.is(categoria, 'Extra');
  assert.ok(motivos.includes('Te quedas a 1,8 puntos de Suprema.'));
});

test('a new legal minimum, with its article and its sentence, is written in the file of its type alone', () => {
  const recipe = { almendra_tostada: 10, avellana_tostada: 450, azucar: 540 };
  const reformed = copyWith('types/guirlache.json', (type) => {
    type.limits = { pctAlmendra: { range: [20, null], source: 'RD 1787/1982, 7.4 reformado' } };
    type.notices = [{ id: 'minimo_nuevo', to: 'motivos', each: 'limites' }];
    type.messages = {};
    type.messages.minimo_nuevo = 'No puede llamarse guirlache de almendra: {valor} %, mínimo legal {min} % ({source}).';
  });
  assert.is(
    says(reformed, 'guirlache', recipe).motivos.at(-1),
    'No puede llamarse guirlache de almendra: 1 %, mínimo legal 20 % (RD 1787/1982, 7.4 reformado).',
  );
  assert.not(
    says(reformed, 'guirlache', { almendra_tostada: 500, azucar: 500 }).motivos.some((text) =>
      text.startsWith('No puede'),
    ),
  );
});

test('a new class is one more row of the table', () => {
  const graded = copyWith('rules.json', (rules) => {
    rules.decisions.categoria.rows.unshift({
      give: { categoria: 'Gran Suprema', caso: 'clase' },
      say: 'suprema',
      when: {
        all: [
          { fact: 'conIGP', operator: 'equal', value: true },
          { fact: 'pctAlmendra', operator: 'greaterThanInclusive', value: 75 },
        ],
      },
    });
  });
  assert.is(
    says(graded, 'jijona', { almendra_tostada: 780, miel: 150, azucar: 70, clara: 40 }).categoria,
    'Gran Suprema',
  );
  assert.is(says(graded, 'jijona', { almendra_tostada: 650, miel: 150, azucar: 180, clara: 40 }).categoria, 'Suprema');
});

test('a workshop that dries less changes the moisture of the type, and the legal maximum answers (RD 1787/1982, 6.4.1)', () => {
  const moist = (H: number) =>
    copyWith('types/jijona.json', (type) => {
      type.constants.H = { value: H, source: 'pesado en el obrador' };
      type.examples = type.examples.map(({ name, recipe, expect }: Example) => ({
        name,
        recipe,
        expect: expect.error ? expect : {},
      }));
    });
  const recipe = { almendra_tostada: 680, miel: 150, azucar: 150, clara: 100 };
  const warning = (craft: Craft) => says(craft, 'jijona', recipe).motivos.find((text) => text.includes('humedad'));
  assert.is(warning(moist(5)), undefined);
  assert.is(
    warning(moist(5.1)),
    'Aviso analítico: humedad estimada 5,1 %, por encima del máximo legal de 4,5 % para Suprema.',
  );
});

test.run();
