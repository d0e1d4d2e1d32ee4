// Turrones as a turronero would call them: good ones by their class, spoilt ones caught; and what comes of following the
// advice to the letter, or of adjusting, is something the trade would take.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { forbiddenIn } from '../../engine/advice/limits.ts';
import { adjust, bodyOf, evaluateWhole } from '../../engine/index.ts';
import { balance, craft, site } from './bench.ts';
import { follow, type Items, planOf } from './followed.ts';

type Recipe = Record<string, number>;
const turron = craft('turron');

// biome-ignore format: one recipe per line
const good: [name: string, type: string, recipe: Recipe, categoria: string, almendras: number][] = [
  ['Jijona de Marcona y romero', 'jijona', { 'almendra marcona tostada': 700, 'miel de romero': 160, azúcar: 130, 'clara de huevo': 30 }, 'Suprema', 3],
  ['Jijona de obrador con un poco de glucosa', 'jijona', { 'almendra tostada': 660, 'miel de azahar': 130, azúcar: 150, 'jarabe de glucosa': 50, 'clara en polvo': 5, agua: 40 }, 'Suprema', 3],
  ['Jijona corriente', 'xixona', { 'almendra tostada': 540, miel: 120, azúcar: 270, 'jarabe de glucosa': 60, claras: 30 }, 'Extra', 2],
  ['Jijona con canela y limón', 'jijona', { 'almendra tostada': 680, miel: 200, azúcar: 100, claras: 30, canela: 1, 'ralladura de limón': 2 }, 'Suprema', 3],
  ['Jijona de almendra cruda que se tuesta', 'jijona', { 'almendra cruda': 720, miel: 150, azúcar: 140, claras: 35 }, 'Suprema', 3],
  ['Alicante clásico con oblea', 'alicante', { 'almendra marcona tostada': 620, miel: 200, azúcar: 150, claras: 30, obleas: 10 }, 'Suprema', 3],
  ['Alicante Extra', 'alicante', { 'almendra tostada': 500, miel: 150, azúcar: 260, 'jarabe de glucosa': 80, claras: 35, obleas: 12 }, 'Extra', 2],
  ['Alicante de mucha miel', 'turrón duro', { 'almendra tostada': 620, miel: 310, azúcar: 80, claras: 35, oblea: 12 }, 'Suprema', 3],
  ['Alicante con piel: clase sí, IGP no', 'alicante', { 'almendra con piel': 640, miel: 180, azúcar: 150, claras: 30 }, 'Suprema', 3],
  ['Jijona sin azúcares, con maltitol', 'jijona', { 'almendra tostada': 680, maltitol: 380, 'clara en polvo': 6 }, 'Suprema', 3],
  ['Guirlache aragonés con anís', 'guirlache', { 'almendra con piel': 520, azúcar: 460, agua: 60, 'zumo de limón': 6, 'anís en grano': 4 }, 'Suprema', 3],
  ['Guirlache de cacahuete', 'guirlache', { 'cacahuete tostado': 500, azúcar: 470, 'jarabe de glucosa': 40, agua: 50 }, 'Suprema', 3],
  ['Guirlache de avellana y miel', 'crocante', { 'avellana tostada': 520, azúcar: 350, miel: 120 }, 'Suprema', 3],
  ['Guirlache bañado en chocolate', 'guirlache', { 'almendra tostada': 500, azúcar: 470, agua: 50, 'chocolate negro (baño)': 150 }, 'Suprema', 3],
  ['Yema tostada de confitería', 'yema_tostada', { 'almendra molida': 480, azúcar: 340, yemas: 150, 'jarabe de glucosa': 30, agua: 100 }, 'Suprema', 3],
  ['Yema con el azúcar quemado por encima', 'yema_tostada', { 'almendra molida': 470, azúcar: 360, yemas: 140, agua: 110, 'azúcar (quemado)': 60 }, 'Suprema', 3],
  ['Yema con yema en polvo', 'yema_tostada', { 'almendra molida': 450, azúcar: 380, 'yema en polvo': 60, agua: 140 }, 'Suprema', 3],
  ['Mazapán de figuritas', 'mazapan', { 'almendra marcona': 500, 'azúcar glas': 450, clara: 20, miel: 20, agua: 20 }, 'Suprema', 3],
  ['Mazapán cocido uno a uno', 'mazapan', { 'almendra molida': 480, azúcar: 450, 'jarabe de glucosa': 30, agua: 120 }, 'Suprema', 3],
  ['Mazapán Extra de pastelería', 'mazapan', { 'almendra molida': 400, azúcar: 500, 'jarabe de glucosa': 40, agua: 80 }, 'Extra', 2],
  ['Mazapán relleno de yema', 'mazapan', { 'almendra molida': 490, 'azúcar glas': 470, agua: 40, 'yema (relleno)': 150, 'azúcar (relleno)': 100 }, 'Suprema', 3],
  ['Pan de Cádiz con boniato y fruta de relleno', 'mazapan', { 'almendra molida': 490, azúcar: 470, agua: 60, 'boniato cocido (relleno)': 120, 'fruta confitada (relleno)': 120 }, 'Suprema', 3],
  ['Turrón de coco', 'generico', { 'coco rallado': 470, azúcar: 320, 'jarabe de glucosa': 60, claras: 60, agua: 130 }, 'Suprema', 3],
  ['Turrón de coco bañado', 'turrón de coco', { 'coco rallado': 470, azúcar: 320, 'jarabe de glucosa': 60, claras: 60, agua: 130, 'chocolate negro (baño)': 250 }, 'Suprema', 3],
  ['Coco corriente', 'generico', { 'coco rallado': 410, azúcar: 420, 'jarabe de glucosa': 60, agua: 150 }, 'Extra', 2],
  ['Turrón de nieve', 'generico', { 'almendra molida': 460, azúcar: 390, 'jarabe de glucosa': 50, claras: 30, agua: 110 }, 'Suprema', 3],
  ['Chocolate con almendras enteras', 'generico', { 'chocolate negro 60 %': 600, 'almendra tostada': 320, 'manteca de cacao': 50 }, 'Suprema', 3],
  ['Chocolate crujiente', 'generico', { 'chocolate con leche': 620, 'arroz inflado': 150, 'manteca de cacao': 60, 'pasta de avellana': 150 }, 'Suprema', 3],
  ['Praliné de avellana', 'turrón de praliné', { 'praliné de avellana': 600, 'chocolate con leche': 300, 'manteca de cacao': 80 }, 'Suprema', 3],
  ['Trufa', 'generico', { 'chocolate negro 60 %': 560, nata: 260, mantequilla: 60, ron: 20, 'cacao en polvo': 20 }, 'Suprema', 3],
  ['Nata y nueces', 'generico', { 'almendra molida': 300, nueces: 170, azúcar: 310, 'leche en polvo': 60, nata: 80, 'jarabe de glucosa': 50, agua: 50 }, 'Suprema', 3],
  ['Frutas', 'generico', { 'almendra molida': 430, 'fruta confitada': 180, azúcar: 280, 'jarabe de glucosa': 40, agua: 100 }, 'Suprema', 3],
  ['Agramunt de avellana', 'generico', { 'avellana tostada': 620, miel: 200, azúcar: 150, claras: 35, obleas: 12 }, 'Suprema', 3],
  ['Turrón de café', 'generico', { 'almendra molida': 460, azúcar: 390, 'jarabe de glucosa': 50, 'café soluble': 12, agua: 110 }, 'Suprema', 3],
  ['Turrón de pistacho', 'generico', { pistachos: 470, azúcar: 370, 'jarabe de glucosa': 60, agua: 120 }, 'Suprema', 3],
  ['Peladillas de Alcoy', 'peladilla', { almendra: 450, azúcar: 540, agua: 130, 'goma arábiga': 4 }, 'Suprema', 3],
  ['Peladilla de bombo, más azúcar', 'peladillas', { almendra: 340, azúcar: 650, agua: 180, 'goma arábiga': 4 }, 'Extra', 2],
];

// biome-ignore format: one recipe per line
const spoilt: [name: string, type: string, recipe: Recipe, categoria: string, says: RegExp][] = [
  ['Jijona con cacahuete', 'jijona', { 'almendra tostada': 580, cacahuete: 90, miel: 150, azúcar: 160, claras: 30 }, 'Fuera de IGP', /contiene cacahuete/],
  ['Jijona con una pizca de cacahuete', 'jijona', { 'almendra tostada': 670, cacahuete: 6, miel: 150, azúcar: 160, claras: 30 }, 'Fuera de IGP', /contiene cacahuete/],
  ['Jijona con harina', 'jijona', { 'almendra tostada': 600, miel: 150, azúcar: 180, 'harina de trigo': 60, claras: 30 }, 'Fuera de IGP', /fécula o harina/],
  ['Jijona con una cucharada de harina', 'jijona', { 'almendra tostada': 670, miel: 150, azúcar: 160, 'harina de trigo': 8, claras: 30 }, 'Fuera de IGP', /contiene harina/],
  ['Jijona con aceite de girasol', 'jijona', { 'almendra tostada': 650, miel: 150, azúcar: 160, 'aceite de girasol': 30, claras: 30 }, 'Fuera de IGP', /contiene aceite/],
  ['Jijona con leche condensada', 'jijona', { 'almendra tostada': 650, miel: 120, 'leche condensada': 200, claras: 30 }, 'Fuera de IGP', /contiene leche condensada/],
  ['Jijona con yema', 'jijona', { 'almendra tostada': 650, miel: 150, azúcar: 160, yemas: 60 }, 'Fuera de IGP', /contiene yema/],
  ['Jijona con poca almendra', 'jijona', { 'almendra tostada': 400, miel: 150, azúcar: 420, claras: 30 }, 'Fuera de IGP', /calidad Popular/],
  ['Jijona casi sin almendra', 'jijona', { 'almendra tostada': 250, miel: 150, azúcar: 580, claras: 30 }, 'Básico', /al menos un 30 %/],
  ['Jijona sin miel', 'jijona', { 'almendra tostada': 670, azúcar: 300, claras: 30 }, 'Fuera de IGP', /0 % de miel/],
  ['Jijona con isomalt y azúcar', 'jijona', { 'almendra tostada': 660, miel: 120, azúcar: 120, isomalt: 80, claras: 30 }, 'Fuera de IGP', /edulcorantes/],
  ['Jijona a la que no se deja secar', 'jijona', { 'almendra tostada': 600, miel: 150, azúcar: 200, boniato: 60 }, 'Fuera de IGP', /contiene boniato/],
  ['Alicante con avellana', 'alicante', { 'almendra tostada': 450, 'avellana tostada': 170, miel: 200, azúcar: 150, claras: 30 }, 'Fuera de IGP', /avellana/],
  ['Alicante corto de miel', 'alicante', { 'almendra tostada': 620, miel: 60, azúcar: 290, claras: 30 }, 'Fuera de IGP', /de miel y la IGP pide/],
  ['Alicante con chocolate', 'alicante', { 'almendra tostada': 600, miel: 150, azúcar: 150, 'chocolate negro': 80, claras: 30 }, 'Fuera de IGP', /contiene chocolate/],
  ['Mazapán con boniato en la masa', 'mazapan', { 'almendra molida': 400, azúcar: 400, boniato: 150 }, 'Fuera de IGP', /contiene boniato/],
  ['Mazapán con anacardo', 'mazapan', { 'almendra molida': 300, anacardo: 180, azúcar: 460, clara: 30 }, 'Fuera de IGP', /contiene anacardo/],
  ['Mazapán con almidón', 'mazapan', { 'almendra molida': 450, azúcar: 420, almidón: 60, agua: 60 }, 'Fuera de IGP', /fécula/],
  ['Mazapán pobre', 'mazapan', { 'almendra molida': 290, azúcar: 620, 'jarabe de glucosa': 60, agua: 80 }, 'Fuera de IGP', /calidad Standard/],
  ['Mazapán casi todo azúcar', 'mazapan', { 'almendra molida': 180, azúcar: 740, agua: 120 }, 'Básico', /al menos un 23 %/],
  ['Mazapán con leche en polvo', 'mazapan', { 'almendra molida': 430, azúcar: 430, 'leche en polvo': 60, agua: 60 }, 'Fuera de IGP', /contiene leche/],
  ['Guirlache con harina', 'guirlache', { 'almendra tostada': 500, azúcar: 430, harina: 60 }, 'Básico', /fécula o harina/],
  ['Guirlache con nata', 'guirlache', { 'almendra tostada': 500, azúcar: 420, nata: 100 }, 'Básico', /no lo admite/],
  ['Guirlache con el doble de azúcar', 'guirlache', { 'almendra tostada': 320, azúcar: 660, agua: 60 }, 'Básico', /Extra pide un 38 %/],
  ['Yema sin yema', 'yema_tostada', { 'almendra molida': 500, azúcar: 400, agua: 120 }, 'Básico', /1 % de yema/],
  ['Yema espesada con maicena', 'yema_tostada', { 'almendra molida': 460, azúcar: 350, yemas: 130, maicena: 40, agua: 110 }, 'Básico', /fécula/],
  ['Yema con manteca de cerdo', 'yema_tostada', { 'almendra molida': 460, azúcar: 350, yemas: 130, 'manteca de cerdo': 40, agua: 110 }, 'Básico', /no lo admite/],
  ['Coco alargado con leche en polvo', 'generico', { 'coco rallado': 300, 'leche en polvo': 160, azúcar: 400, agua: 140 }, 'Básico', /solo cuenta el coco/],
  ['Coco con harina', 'generico', { 'coco rallado': 450, azúcar: 400, harina: 80, agua: 130 }, 'Básico', /fécula o harina/],
  ['Turrón con patata', 'generico', { 'almendra molida': 400, azúcar: 350, patata: 200 }, 'Básico', /no lo admite/],
  ['Polvorón', 'generico', { 'harina tostada': 480, 'manteca de cerdo': 230, 'azúcar glas': 220, 'almendra molida': 120 }, 'Básico', /fécula o harina/],
  ['Turrón de azúcar con algo de almendra', 'generico', { 'almendra molida': 230, azúcar: 640, 'jarabe de glucosa': 60, agua: 140 }, 'Básico', /materias básicas/],
  ['Peladilla de chocolate', 'peladilla', { almendra: 450, 'chocolate negro': 450, azúcar: 60 }, 'Básico', /no lo admite/],
  ['Peladilla de avellana', 'peladilla', { avellana: 450, azúcar: 540, agua: 130 }, 'Básico', /no lo admite/],
  ['Peladilla de casi todo azúcar', 'peladilla', { almendra: 220, azúcar: 760, agua: 200 }, 'Básico', /mucho azúcar/],
  ['Mazapán blanqueado con dióxido de titanio', 'mazapan', { 'almendra molida': 480, azúcar: 460, agua: 60, 'E 171': 2 }, 'Fuera de IGP', /contiene/],
];

/** Legal by composition, but no workshop would sell it so: no class, and one almond. */
// biome-ignore format: one recipe per line
const illDosed: [name: string, type: string, recipe: Recipe, says: RegExp][] = [
  ['Jijona con un 20 % de glucosa', 'jijona', { 'almendra tostada': 660, miel: 120, 'jarabe de glucosa': 210, claras: 20 }, /glucosa/],
  ['Alicante con un 20 % de glucosa', 'alicante', { 'almendra tostada': 500, miel: 130, azúcar: 150, 'jarabe de glucosa': 210, claras: 30 }, /glucosa/],
  ['Jijona salada', 'jijona', { 'almendra tostada': 680, miel: 150, azúcar: 150, claras: 30, sal: 15 }, /cenizas/],
  ['Mazapán con demasiada canela', 'mazapan', { 'almendra molida': 480, azúcar: 450, agua: 100, canela: 15 }, /canela/],
  ['Turrón de trufa con mucho ron', 'generico', { 'chocolate negro 60 %': 560, nata: 200, ron: 120 }, /ron/],
  ['Mazapán con el almíbar muy aguado', 'mazapan', { 'almendra molida': 450, azúcar: 350, agua: 300 }, /agua/],
  ['Mazapán con clara de más', 'mazapan', { 'almendra molida': 500, azúcar: 400, clara: 220 }, /clara/],
];

const judge = (type: string, recipe: Recipe) => balance(turron, type, recipe).score;

for (const [name, type, recipe, categoria, almendras] of good) {
  test(`good: ${name} is ${categoria}`, () => {
    const score = judge(type, recipe);
    assert.is(score.categoria, categoria, score.motivos.join('\n'));
    assert.is(score.almendras, almendras, score.motivos.join('\n'));
  });
}

for (const [name, type, recipe, categoria, says] of spoilt) {
  test(`spoilt: ${name} is ${categoria}`, () => {
    const score = judge(type, recipe);
    assert.is(score.categoria, categoria, score.motivos.join('\n'));
    assert.is(score.almendras, 1);
    assert.match(score.motivos.join('\n'), says);
  });
}

const classes: Readonly<Record<string, string>> = {
  'Jijona con un 20 % de glucosa': 'Suprema',
  'Alicante con un 20 % de glucosa': 'Extra',
  'Jijona salada': 'Fuera de IGP',
};
for (const [name, type, recipe, says] of illDosed) {
  test(`ill dosed: ${name}`, () => {
    const score = judge(type, recipe);
    // The class is the law's, by composition (RD 1787/1982, 2.1, 6.4): an ash past it takes it away, glucose does not.
    assert.is(score.categoria, classes[name] ?? 'Básico', score.motivos.join('\n'));
    assert.match(score.motivos.join('\n'), says);
  });
}

/** What nobody can save: it is another product, or (milk in a coconut turrón, by its ash) stays one. */
const lost = /Polvorón|Peladilla de avellana|Peladilla de chocolate|Coco alargado/;
const bad = [...spoilt, ...illDosed].map(([name, type, recipe]) => ({ name, type, recipe }));
const hasForbidden = (body: unknown): string[] => {
  const { mix } = evaluateWhole(turron, body, site).state;
  return forbiddenIn(mix.type.trade, mix.lines)
    .filter(({ forbid }) => forbid.level !== 'note')
    .map(({ line }) => line.name);
};

for (const { name, type, recipe } of bad.filter((one) => !lost.test(one.name))) {
  test(`adjusted: ${name}`, () => {
    const answer = adjust(turron, bodyOf(turron, type, recipe), site) as unknown as {
      adjusted: boolean;
      sentences: string[];
      ingredients: { name: string; grams: number; before: number | null }[];
      after: { score: { categoria: string; almendras: number }; params: Record<string, number> };
    };
    const said = `${answer.sentences.join('\n')}\n${answer.ingredients.map((one) => `${one.name} ${one.before} → ${one.grams}`).join(', ')}`;
    assert.ok(answer.adjusted, said);
    assert.ok(['Suprema', 'Extra'].includes(answer.after.score.categoria), said);
    assert.ok(answer.after.params.pctGlucosa! <= 15, said);
    assert.ok(
      answer.ingredients.every(({ grams }) => Number.isInteger(grams) || grams < 10),
      said,
    );
  });

  test(`advice followed: ${name}`, () => {
    const body = bodyOf(turron, type, recipe) as { ingredients: Items };
    let items = body.ingredients;
    for (let round = 0; round < 3; round++) {
      const evaluation = evaluateWhole(turron, { ...body, ingredients: items }, site);
      items = follow(turron, items, planOf(evaluation));
    }
    const after = { ...body, ingredients: items };
    assert.equal(hasForbidden(after), []);
    const { score } = evaluateWhole(turron, after, site).answer as unknown as {
      score: { categoria: string; motivos: string[] };
    };
    assert.ok(['Suprema', 'Extra'].includes(score.categoria), score.motivos.join('\n'));
  });
}

test.run();
